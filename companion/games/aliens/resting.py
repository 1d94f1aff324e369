"""Rest, and events: what a hand is for besides equipment (S2 482, 502, 572, 584, 876-878)."""

from __future__ import annotations

from typing import Any

from companion.games.aliens import actions, cardboard, ending, endurance, squad
from companion.games.aliens.cardboard import CAME, HELD, SEVERAL_HELD, of_hand
from companion.games.aliens.ending import on_a_mission
from companion.games.aliens.endurance import BACK, COMPONENT, EXHAUST
from companion.games.aliens.squad import CHARACTER_THERE
from companion.games.common.seating import SEAT_IN, playing
from companion.kit import rail
from companion.kit.forms import Form, Groups, Names, Number
from companion.kit.intent import Result, intent, shown, whole
from companion.kit.rail import Question
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table

DRAWN = 2


@intent(playing, character=CHARACTER_THERE, draw=whole(0, DRAWN), recycle=whole(0, 60), hand_=SEVERAL_HELD, types=CAME)
def rest(
    table: Table, character: str, draw: int = DRAWN, recycle: int | None = None, hand_: Json = None, types: Json = None
) -> Result:
    """A hero draws up to two, then recycles up to three off the pile and out of the hand; a grunt recycles three."""
    back = hand_ if isinstance(hand_, list) else [] if hand_ is None else [hand_]
    _at_most(len(back) + (recycle or 0))
    came = cardboard.types(table, types, draw)
    if not actions.spends(table, character, False):
        return ending.on_the_way(table)
    table.tell("rests", character=character)
    if not squad.is_hero(table, character):
        return {"cards": [], "recycled": endurance.recycles(table, BACK)}
    seat = str(table.value(f"{character}.seat"))
    result = cardboard.drawn(table, seat, draw if endurance.deck(table) else 0, came)
    if ending.stopped(table):
        return result
    if recycle is None and hand_ is None:
        drawn = int(result["drawn"]) if on_cardboard(table, COMPONENT) and came is None else 0
        _asks(table, seat, character, cardboard.unsaid(table) + drawn)
        return result
    return {**result, "recycled": endurance.recycles(table, recycle or 0, seat, of_hand(table, seat, back))}


def _at_most(back: int) -> None:
    if back > BACK:
        raise Refused("not_a_number", name="recycle", value=str(back), least=0, most=BACK)


def _asks(table: Table, seat: str, character: str, unsaid: int) -> None:
    """What goes back, and of so many cards that only the table has seen, how many were hazards."""
    forms: dict[str, Form] = {"exhaust": Number(0, BACK), "hand": Names(BACK)}  # what it drew may fill the pile before it is said
    if unsaid:
        forms["hazards"] = Number(0, unsaid)
    rail.ask(table, "recycle", Groups(forms), seat=seat, character=character)


def goes_back(table: Table, said: Any, question: Question) -> Result:
    """After the cards were seen it is said what goes back."""
    seat, names = str(question["seat"]), said["hand"]
    _at_most(said["exhaust"] + len(names))
    struck = cardboard.struck(table, seat, said["hazards"]) if "hazards" in said else {}
    return {**struck, "recycled": endurance.recycles(table, said["exhaust"], seat, of_hand(table, seat, names))}


@intent(on_a_mission, seat=SEAT_IN, card=HELD, cost=whole(0, 60))
def play(table: Table, seat: str, card: str, cost: int | None = None) -> Result:
    """An event, at any time: paid, done, and laid on top of the exhaust pile; what it costs more than there is, is lost (A33)."""
    (piece,) = of_hand(table, seat, card)
    traits = table.pieces[piece].traits
    if traits["type"] != "event":
        raise Refused("no_event", card=shown(card))
    price = traits["cost"] if cost is None else cost
    if price is None:
        raise Refused("unknown_number", character=card, number="cost")
    if not _in_time(table, seat, traits["keywords"]):
        return ending.on_the_way(table)
    table.tell("plays", seat=seat, card=card)
    result = endurance.exhausts(table, int(price))
    table.tell(f"effect.{card}")
    if not ending.stopped(table):
        table.move(piece, EXHAUST)
    return result


def _in_time(table: Table, seat: str, keywords: list[str]) -> bool:
    """One that is an action takes one of two of whom the player activates, hero or grunt; a free action needs its activation
    (S2 1290-1292, A43)."""
    if not {"action", "free_action"} & set(keywords):
        return True
    active = table.value("active")
    if active is None or squad.player(table, active["character"]) != seat:
        raise Refused("not_now")
    return actions.spends(table, active["character"], "action" not in keywords, forgets=False)
