"""What the table tells of cards that the app only counts: their types, how many were hazards, which of a hand are meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.games.aliens import ending, endurance, squad
from companion.games.aliens.cards import TYPES
from companion.games.aliens.endurance import ABOVE, COMPONENT, DISCARD, EXHAUST, HAZARD, REMOVED, UNDER, hand, kinds, named
from companion.games.common import seating
from companion.kit import rail
from companion.kit.forms import Number
from companion.kit.intent import TEXT, Given, Result, Shape, shown, unread
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table


def holder(table: Table, given: Given) -> str:
    """The seat whose hand is meant: the one that was named, or that of the hero who was."""
    seat, character = given.get("seat"), given.get("character")
    if character in squad.members(table) and squad.is_hero(table, character):
        seat = seat or table.value(f"{character}.seat")
    return str(seat) if seat in seating.seats(table) else ""


def _held(table: Table, given: Given) -> dict[str, None]:
    seat = holder(table, given)
    return dict.fromkeys(kinds(table, table.inside(hand(seat)))) if seat else {}


HELD = Shape("a card of the hand", TEXT.read, _held, "card", private=True)
SEVERAL_HELD = Shape(
    "cards of the hand", unread, lambda table, given: ([each] for each in _held(table, given)), "card", private=True
)
CAME = Shape("types of the cards that came, one after the other", unread, lambda _, __: ([each] for each in TYPES))


def types(table: Table, said: Json, count: int) -> list[str] | None:
    """Types of cards that came, at most so many; None where nothing was told."""
    if said is None:
        return None
    if not on_cardboard(table, COMPONENT):
        raise Refused("app_draws", component=COMPONENT)
    if not isinstance(said, list) or len(said) > count or any(each not in TYPES for each in said):
        raise Refused("not_one_of", name="types", value=shown(said), words=", ".join(TYPES))
    return list(said)


def hazards_of(said: Sequence[str] | None) -> int:
    return sum(each == HAZARD for each in said or ())


def drawn(table: Table, seat: str, count: int, said: Sequence[str] | None = None, asks: bool = False) -> Result:
    """A draw, as it is told: to that seat alone; on cardboard only how many stay, and if nobody has said so, it is asked how many
    were hazards."""
    kept, hazards = endurance.draws(table, seat, count, hazards_of(said)) if count else ([], [])
    if not on_cardboard(table, COMPONENT):
        return {"cards": kinds(table, kept), "hazards": kinds(table, hazards), "secret": seat}
    if asks and said is None and kept and not ending.stopped(table):
        rail.ask(table, "hazards", Number(0, len(kept)), seat=seat, drawn=len(kept))
    return {"drawn": len(kept), "hazards": [HAZARD] * len(hazards)}


def unsaid(table: Table) -> int:
    """How many cards were drawn of which it is still asked whether they are hazards."""
    question = table.value("question")
    return int(question["drawn"]) if question is not None and question["ask"] == "hazards" else 0


def struck(table: Table, seat: str, count: int) -> Result:
    """So many of those that were drawn were hazards: out of the hand, where hazards go (A1)."""
    held = table.inside(hand(seat))
    if count > len(held):
        raise Refused("not_a_number", name="hazards", value=shown(count), least=0, most=len(held))
    for card in held[len(held) - count :]:
        endurance.resolved(table, card, seat)
    endurance.settled(table)
    return {"hazards": [HAZARD] * count}


def of_hand(table: Table, seat: str, names: Json) -> list[str]:
    """Cards of a hand by their names. On cardboard the app has only counted: what is named takes the place of another."""
    said = names if isinstance(names, list) else [names]
    if on_cardboard(table, COMPONENT):
        for name, count in Counter(map(str, said)).items():
            for _ in range(count - len(table.of_kind(hand(seat), name))):
                _changes_places(table, seat, name, said)
    return named(table, hand(seat), said)


def _changes_places(table: Table, seat: str, name: str, wanted: Sequence[Json]) -> None:
    """With one of the hand that nobody has named, wherever the app has counted it."""
    spare = min((card for card in table.inside(hand(seat)) if table.kind(card) not in wanted), default=None)
    for zone in (ABOVE, UNDER, EXHAUST, DISCARD, REMOVED, *(hand(other) for other in seating.seats(table) if other != seat)):
        if spare is not None and (found := table.of_kind(zone, name)):
            came = table.one_of(zone, found)
            at = table.inside(zone).index(came)
            table.move(came, hand(seat))
            table.move(spare, zone, at)
            return
