"""Event cards that several books share: what they do to what the app keeps; the rest is said, and done at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.common import seating
from companion.games.family import boards, contamination, intruders, markers
from companion.games.family.book import book
from companion.kit import rail
from companion.kit.forms import One, Tally
from companion.kit.intent import Result
from companion.table import Table
from companion.value import value

DRAWN_CARDS = 4
"""So many of the own deck everybody looks at."""


@value
class EventRule:
    """A card: what it does when it is drawn, and what it does with the answer to the one thing it asks."""

    drawn: Callable[[Table], None]
    answered: Callable[[Table, Any], Result] | None = None


NOTHING = EventRule(lambda _: None)
"""Nothing of this card is kept by the app."""


# -- markers whose number only the board knows ---------------------------------------------------


def counts(**most: int) -> EventRule:
    """Ask how many markers were put down; the quiet answer is none."""
    return EventRule(lambda table: rail.ask(table, "markers", Tally(most)), placed)


def placed(table: Table, laid: Mapping[str, int]) -> Result:
    for what, number in laid.items():
        if number and table.value("phase") != "over":
            markers.place(table, what, number)
    return {"placed": dict(laid)}


# -- contamination among the cards of the own deck -----------------------------------------------


def ask_what_was_drawn(table: Table, seats: list[str]) -> None:
    """Of four cards each, how many are contamination: at most what a seat has."""
    most = {seat: min(DRAWN_CARDS, table.count(contamination.cards(seat))) for seat in seats}
    if any(most.values()):
        rail.ask(table, "contamination_drawn", Tally(most, "seat"))


def drawn_are_scanned(table: Table, drawn: Mapping[str, int]) -> Result:
    """How many of the four were contamination, by seat; any infected one is a larva."""
    larvae = []
    for seat, count in drawn.items():
        if count and contamination.look(table, seat, count):
            boards.larva(table, seat)
            larvae.append(seat)
    return {"larvae": larvae}


def _eclosion(table: Table) -> None:
    """Every carrier dies; then everyone looks at four cards."""
    for seat in seating.seats_in(table):
        if table.flag(f"{seat}.larva") and table.value("phase") != "over":
            book(table).infected(table, seat)
    if table.value("phase") != "over":
        ask_what_was_drawn(table, seating.seats_in(table))


ECLOSION = EventRule(_eclosion, drawn_are_scanned)


# -- the nest ------------------------------------------------------------------------------------


def egg_hatches(table: Table) -> None:
    if table.number("eggs.nest"):
        markers.eggs_destroyed(table, 1)


def infested_in_nest(table: Table, nest: list[str]) -> None:
    """Nobody infested in the nest: a larva token joins the bag."""
    for seat in nest:
        contamination.infested(table, seat)
    if not nest:
        table.tell("larva_joins_bag" if intruders.to_bag(table, "larva") else "no_larva_left")


# -- what stands on the board --------------------------------------------------------------------


def _lurking(table: Table) -> None:
    if table.count(intruders.TRAY):
        rail.ask(table, "who_fights", intruders.some_pieces(table))


def _lurking_answered(table: Table, fighting: list[str]) -> Result:
    """Those that share a room with a character stay; all others return to the bag."""
    gone = [piece for piece in table.inside(intruders.TRAY) if piece not in fighting]
    for piece in gone:
        intruders.leaves_tray(table, piece, intruders.BAG)
    intruders.told_gone(table, len(gone))
    return {"left": len(gone)}


LURKING = EventRule(_lurking, _lurking_answered)


def all_heal(table: Table, injuries: int) -> None:
    for piece in table.inside(intruders.TRAY):
        intruders.set_injuries(table, piece, max(0, intruders.injuries(table, piece) - injuries))


# -- the corridors that nobody walks -------------------------------------------------------------


def ask_noise_in_vents(table: Table) -> None:
    rail.ask(table, "noise_in_vents", One((False, True)))
