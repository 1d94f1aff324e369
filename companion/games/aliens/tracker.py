"""The Motion Tracker (S2 1066-1107): who draws how many, where the blips come, barricades, tunnels, and an empty pool."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.aliens import barricades, board, dice, squad, turn
from companion.games.aliens.board import TUNNEL, TUNNELS
from companion.games.aliens.rulings import ruled
from companion.games.aliens.turn import Halt, declare
from companion.games.common import seating
from companion.kit import rail
from companion.kit.deck import Deck
from companion.kit.forms import DONE, Number
from companion.kit.intent import Result
from companion.kit.source import on_cardboard
from companion.table import Json, Table, View

DECK = Deck("motion_tracker")
OTHERS = "motion_tracker.others"
"""Where the cards lie that a mission does not name, while its deck is stacked."""


def sorted_out(level: str) -> str:
    """Where the cards of one level lie meanwhile."""
    return f"motion_tracker.level_{level}"


CARDS = (2, 3, 3, 3, 4, 4)
"""For one to six players (S2 1068-1070)."""


def shares(table: Table) -> dict[str, int]:
    """How many each seat draws: the leader and the next one left take one more or one fewer (S2 1070-1075)."""
    seats = squad.seats_in(table)
    if not seats:
        return {}
    order = squad.clockwise(table, squad.decides(table)) or seats
    found = dict.fromkeys(order, 1)
    spare = CARDS[len(order) - 1] - len(order)
    for seat in order[: abs(spare)]:
        found[seat] += 1 if spare > 0 else -1
    return found


def order(table: Table) -> list[str]:
    """From the leader round the table, and round again (A25)."""
    counts = shares(table)
    return [seat for lap in range(max(counts.values(), default=0)) for seat, count in counts.items() if count > lap]


def _too_early(table: Table) -> bool:
    return table.number("round") < int(table.value("mission").get("first_cards") or 1)


def _begins(table: Table) -> bool:
    """Who draws is settled as the step begins; whether anybody draws at all this turn."""
    if _too_early(table):
        table.tell("no_cards_yet", turn=table.value("mission")["first_cards"])
        return False
    counts = shares(table)
    table.set(
        "motion",
        {**table.value("motion"), "cards": {seat: counts.get(seat, 0) for seat in seating.seats(table)}, "order": order(table)},
    )
    return True


def _enter(table: Table) -> Result | None:
    if not _begins(table):
        return None
    if on_cardboard(table, DECK.name):
        return handed(table)
    return _draws(table)


def handed(table: Table) -> Result:
    """Who still draws is told once, and draws off the table's own deck."""
    motion = table.value("motion")
    table.tell("draw_yours", cards=len(motion["order"]))
    table.set("motion", {**motion, "order": [], "yours": motion["order"]})
    return {"cards": {seat: motion["order"].count(seat) for seat in seating.seats(table)}}


def switched(table: Table) -> Result:
    """In the middle of its step: what was left to draw is drawn by the other one now."""
    motion = table.value("motion")
    if table.value("step") != DECK.name:
        return {}
    if on_cardboard(table, DECK.name):
        return handed(table) if motion["order"] else {}
    table.set("motion", {**motion, "order": motion["yours"], "yours": []})
    if motion["yours"]:
        table.tell("app_draws_yours", cards=len(motion["yours"]))
    return {}


def still(table: Table | View) -> list[str]:
    """Who has yet to draw; a seat that is out by now draws no more (A29)."""
    return [seat for seat in table.value("motion")["order"] if seating.is_in(table, seat)]


def _draws(table: Table) -> Result | None:
    """The next card: its blips, then its text; None where nobody draws any more, or there is none left."""
    motion = table.value("motion")
    waiting = still(table)
    if not waiting:
        return None
    if not table.count(DECK.pile):
        if table.value("option.mode") == "bug_hunt" or not table.count(DECK.discards):
            table.set("motion", {**motion, "order": []})
            table.tell("tracker_is_empty")
            return None
        DECK.refill(table)
    board.forget(table)
    seat, *left = waiting
    card = DECK.draw(table)
    traits = table.pieces[card].traits
    bare = _is_bare(traits)
    _says(table, seat, card)
    drawn: dict[str, Json] = {
        "seat": seat,
        "card": table.kind(card),
        "type": traits["type"],
        "level": traits["level"],
        "blips": traits["blips"],
        "location": traits["location"],
        "placed": [],
        "turned_away": 0,
        "missing": 0,
        "to_come": 0 if bare else traits["blips"],
    }
    table.set("motion", {**motion, "order": left, "card": drawn})
    return _places(table)


def _is_bare(traits: Mapping[str, Any]) -> bool:
    """Whether nobody has typed what it brings, or where: the table places it."""
    return traits["blips"] is None or (traits["blips"] > 0 and traits["location"] is None)


def _says(table: Table, seat: str, card: str) -> None:
    """What the card brings, and where."""
    traits = table.pieces[card].traits
    if _is_bare(traits):
        table.tell("tracker_card_bare", seat=seat, card=table.kind(card))
    elif not traits["blips"]:
        table.tell("tracker_card_without", seat=seat, card=table.kind(card))
    else:
        kind, which = board.entrance(str(traits["location"]))
        table.tell(
            "tracker_card_tunnel" if kind == TUNNEL else "tracker_card",
            seat=seat,
            card=table.kind(card),
            blips=traits["blips"],
            location=which,
        )


def _places(table: Table) -> Result:
    """Blip by blip; where something must be said first, it is asked. A barricade turns nothing away that is not there (A49)."""
    card = dict(table.value("motion")["card"])
    where = board.entrance(str(card["location"]))
    while card["to_come"]:
        if not table.count(board.POOL):
            _keeps(table, card)
            table.tell("out_of_blips", missing=1, spaces=board.SPACES)
            rail.ask(table, "out_of_blips", DONE, spaces=board.SPACES)
            return _so_far(card)
        if not barricades.stands(table, where):
            _one_more(table, card)
        elif on_cardboard(table, dice.source(dice.ALIEN)):
            _keeps(table, card)
            rail.ask(table, "barricade", Number(1, dice.SIDES[dice.ALIEN], must=True), where=".".join(where))
            return _so_far(card)
        else:
            _torn(table, card, int(table.roll(dice.ALIEN)))
    return _done(table, card)


def _one_more(table: Table, card: dict[str, Any]) -> None:
    label = board.one_blip(table, str(card["location"]))
    assert label is not None
    card["placed"] = [*card["placed"], label]
    card["to_come"] -= 1


def _torn(table: Table, card: dict[str, Any], rolled: int) -> None:
    """Enough breaks it, and this one and the others come; else this one is gone (S2 858)."""
    if not barricades.tears(table, board.entrance(str(card["location"])), rolled):
        card["turned_away"] += 1
        card["to_come"] -= 1
        if ruled(table, "A9") == "out" and table.count(board.POOL):
            table.move(table.draw(board.POOL), board.OUT)


def _keeps(table: Table, card: dict[str, Any]) -> None:
    table.set("motion", {**table.value("motion"), "card": card})


def _so_far(card: dict[str, Any]) -> Result:
    return {key: value for key, value in card.items() if key != "to_come"}


def _done(table: Table, card: dict[str, Any]) -> Result:
    """What came is told, then the tunnel, then the text of the card (S2 1099-1101)."""
    motion = table.value("motion")
    if card["placed"]:
        board.came(table, card["placed"], str(card["location"]))
    there = any(squad.there(table, each) for each in squad.heroes(table, card["seat"]))
    tunnel = card["type"] == "tunnel" and there and card["seat"] not in motion["tunnels"] and table.number("tunnels") < TUNNELS
    if tunnel:
        table.set("tunnels", table.number("tunnels") + 1)
        table.tell("tunnel", seat=card["seat"])
    table.tell(f"effect.{card['card']}")
    kind = card["type"]
    if kind in ("hidden_threat", "active_threat"):
        table.tell("if_unseen" if kind == "hidden_threat" else "if_seen")
    table.tell("card_is_done")
    table.set("motion", {**motion, "card": None, "tunnels": [*motion["tunnels"], *([card["seat"]] if tunnel else [])]})
    return {**_so_far(card), "tunnel": tunnel, "left": len(still(table))}


def _answered(table: Table, answer: Any, question: rail.Question) -> Result:
    """A barricade held or broke; or the blips have moved, and what was seen can come again (A40)."""
    card = dict(table.value("motion")["card"])
    if question["ask"] == "barricade":
        _torn(table, card, answer)
    elif not table.count(board.POOL):
        card["missing"] += 1
        card["to_come"] -= 1
    _keeps(table, card)
    return {**_places(table), "stay": True}


def _goes_on(table: Table) -> Result | None:
    """`next` draws the next card, while there is one."""
    return _draws(table)


declare(Halt("motion_tracker", "alien", _enter, turn.always("finish_effects"), _answered, _goes_on, _too_early))
