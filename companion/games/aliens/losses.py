"""Defence, and who is lost: down, killed, captured, away; who takes over (S2 964-994, 1058-1064, 430)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.aliens import activation, board, dice, gear, squad, who_begins
from companion.games.aliens.board import FACEHUGGER, PIECE
from companion.games.aliens.dice import MARINE, MARINE_ROLL
from companion.games.aliens.ending import on_a_mission
from companion.games.aliens.endurance import DISCARD, EXHAUST, hand, lying
from companion.games.aliens.rulings import ruled
from companion.games.aliens.squad import CHARACTER, CHARACTER_THERE, NEWT, RIPLEY
from companion.games.common.seating import SEAT_IN, seats
from companion.kit import rail
from companion.kit.intent import Result, intent, one_of, whole
from companion.table import Json, Refused, Table

DEADLY = 10


# -- defence -------------------------------------------------------------------------------------


@intent(on_a_mission, character=CHARACTER_THERE, piece=PIECE, tokens=whole(0, 8), roll=MARINE_ROLL)
def defend(table: Table, character: str, piece: str | None = None, tokens: int | None = None, roll: Json = None) -> Result:
    """Ten sides and the alien's tokens: Defense or less is safe, Melee or less strikes back; else down, or killed at ten."""
    board.is_alien(table, piece)
    added = board.tokens(table, piece) if piece is not None else tokens or 0
    squad.number(table, character, "defense")
    (rolled,) = dice.rolled(table, MARINE, roll)
    if piece is None:
        table.set(board.UNLETTERED, True)
    return outcome(table, character, piece, added, rolled)


def outcome(table: Table, character: str, piece: str | None, added: int, rolled: int, final: bool = False) -> Result:
    """What the roll makes of it; kept so that a re-roll can take it back."""
    total, needs = rolled + added, squad.number(table, character, "defense")
    melee = table.value(f"{character}.melee")
    before = {**board.before(table, piece), **as_it_was(table, character)}
    result: Result = {"roll": rolled, "total": total, "needs": needs, "killed": None}
    hugs = piece is not None and board.in_play(table)[piece]["kind"] == FACEHUGGER
    if total <= needs:
        counters = melee is not None and total <= melee
        table.tell("counters" if counters else "dodges", character=character, total=total, needs=needs)
        result["outcome"] = "countered" if counters else "dodged"
        if counters and piece is not None:
            result["killed"] = piece if board.hurt(table, piece) else None
    elif hugs:
        assert piece is not None
        board.goes(table, piece)
        table.set(f"{character}.facehugger", True)
        _in_the_campaign(table, "facehugged", character)
        table.tell("facehugged", character=character)
        result["outcome"] = "facehugged"
    elif total >= DEADLY:
        table.tell("dies", character=character, total=total, needs=needs)
        result["outcome"] = "killed"
        result |= leaves(table, character, "killed")
        result["killed"] = None
    else:
        table.set(f"{character}.status", "down")
        table.tell("goes_down", character=character, total=total, needs=needs)
        result["outcome"] = "down"
    result["tokens"] = board.tokens(table, piece) if piece is not None else added
    table.set(
        "last",
        {
            "what": "defence",
            "character": character,
            "piece": piece,
            "tokens": added,
            "needs": needs,
            "before": before,
            "final": final,
            "auto": False,
        },
    )
    return result


def _cards_of(table: Table, character: str) -> dict[str, Json]:
    """Where the cards lie that a loss would discard."""
    seat = table.value(f"{character}.seat") if squad.is_hero(table, character) else None
    cards = sorted(
        (*gear.carried(table, character), *table.inside(lying(character)), *(table.inside(hand(seat)) if seat else ()))
    )
    return {card: table.where(card) for card in cards}


def as_it_was(table: Table, character: str) -> dict[str, Json]:
    """What a loss may change, as it is before."""
    return {
        "status": squad.status(table, character),
        "facehugger": table.value(f"{character}.facehugger"),
        "cards": _cards_of(table, character),
        "seats": {each: table.value(f"{each}.status") for each in seats(table)},
        "campaign": table.value("campaign"),
        "active": table.value("active"),
        "lead": table.value("lead"),
    }


def taken_back(table: Table, character: str, before: Mapping[str, Any]) -> None:
    """What is rolled for once more never happened."""
    for card, zone in before["cards"].items():
        if table.where(card) in (DISCARD, EXHAUST):
            table.move(card, zone)
    if before["campaign"] is not None:
        now = table.value("campaign")
        lists = {
            name: [each for each in now[name] if each != character or character in before["campaign"][name]]
            for name in ("killed", "captured", "facehugged")
        }
        table.set("campaign", {**now, **lists})
    table.set(f"{character}.status", before["status"])
    table.set(f"{character}.facehugger", before["facehugger"])
    for name, who in (("active", "character"), ("lead", "hero")):  # whose activation still runs has its actions and its rank back
        now, then = table.value(name), before[name]
        if now is not None and then is not None and now[who] == then[who] == character:
            table.set(name, then)
    for seat, status in before["seats"].items():  # the last grunt may have been everybody's
        if table.value(f"{seat}.status") != status:
            table.set(f"{seat}.status", status)


# -- losses --------------------------------------------------------------------------------------


def leaves(table: Table, character: str, how: str) -> Result:
    """Hand and gear of a lost hero go to the discards; of a grunt the gear (A10, A18). Who is away keeps all (A30)."""
    hero, seat = squad.is_hero(table, character), table.value(f"{character}.seat")
    table.set(f"{character}.status", how)
    cards: list[str] = []
    if how != "exited":
        cards = list(_cards_of(table, character))
        target = EXHAUST if not hero and ruled(table, "A10") == "exhaust" else DISCARD
        for card in cards:
            table.move(card, target)
        _in_the_campaign(table, how, character)
        if how == "captured":
            table.set("taken", [*table.value("taken"), character])
    table.tell(f"leaves_{how}" if hero or how == "exited" else f"grunt_{how}", character=character)
    who_begins.asked_anew(table)
    rail.gone(table, character)
    active = table.value("active")
    if active is not None and active["character"] == character:
        table.set("active", {**active, "actions": 0, "granted": []})
    lead = table.value("lead")
    if lead is not None and lead["hero"] == character:
        table.set("lead", {**lead, "left": 0})
    if how == "exited":
        _out_without_grunts(table)
        return {"discarded": 0, "vacant": None}
    vacant = _vacant(table, seat) if hero else None
    _out_without_grunts(table)
    return {"discarded": len(cards), "vacant": vacant}


def _vacant(table: Table, seat: str) -> str | None:
    """A seat that may flip a grunt, unless its other hero lives; with no grunt left it is out (S2 984, A18)."""
    if not squad.vacant(table, seat) or not squad.flippable(table):
        return None
    table.tell("may_take_over", seat=seat)
    return seat


def _out_without_grunts(table: Table) -> None:
    """Who has no hero left, on the board or away, and nobody to flip, is out (S2 984)."""
    if squad.flippable(table):
        return
    for seat in squad.seats_in(table):
        own = [each for each in squad.members(table) if squad.is_hero(table, each) and table.value(f"{each}.seat") == seat]
        if own and all(squad.status(table, each) in squad.LOST for each in own):
            table.set(f"{seat}.status", "out")
            table.tell("seat_is_out", seat=seat)


def _in_the_campaign(table: Table, what: str, character: str) -> None:
    campaign = table.value("campaign")
    if campaign is not None and what in campaign and character not in campaign[what]:
        table.set("campaign", {**campaign, what: [*campaign[what], character]})


@intent(on_a_mission, character=CHARACTER_THERE, how=one_of("killed", "captured", "exited"), piece=PIECE)
def leave(table: Table, character: str, how: str, piece: str | None = None) -> Result:
    """Somebody is lost, or away; with one of the aliens (S2 980)."""
    board.is_alien(table, piece)
    board.forget(table)
    if piece is not None:
        board.goes(table, piece)
    active = table.value("active")
    result = leaves(table, character, how)
    away = how == "exited" and active is not None and active["character"] == character
    return {**result, **activation.breaks_off(table)} if away else result


@intent(on_a_mission, seat=SEAT_IN, character=CHARACTER)
def take_over(table: Table, seat: str, character: str) -> Result:
    """A player who has lost a hero flips a grunt's card (S2 984-986)."""
    if not squad.vacant(table, seat):
        raise Refused("has_a_hero", seat=seat)
    if character not in squad.flippable(table):
        raise Refused("no_grunt", character=character)
    board.forget(table)
    squad.flips(table, character, seat)
    if character == RIPLEY and NEWT in squad.grunts(table):  # S2 291: Newt goes with her
        squad.flips(table, NEWT, seat)
    _out_without_grunts(table)
    table.tell("takes_over", seat=seat, character=character)
    who_begins.asked_anew(table)
    return {"character": character}
