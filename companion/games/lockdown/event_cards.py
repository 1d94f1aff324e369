"""What the cards of the event deck do to what the app keeps; the rest is said, and done at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.games.common import seating
from companion.games.lockdown import contamination, countdowns, crew, intruders, markers, power
from companion.kit import rail
from companion.kit.forms import Groups, Number, One, Tally
from companion.kit.intent import Result
from companion.kit.source import on_cardboard
from companion.table import Table

DRAWN_CARDS = 4
"""So many of the own deck everybody looks at."""
MOST_COME = 5
"""No more adults than there can be rooms with somebody in the dark."""

@dataclass(frozen=True, slots=True)
class Rule:
    """A card: what it does when it is drawn, and what it does with the answer to the one thing it asks."""

    drawn: Callable[[Table], None]
    answered: Callable[[Table, Any], Result] | None = None


def only_told(_: Table) -> None:
    """Nothing here is kept by the app."""


# -- markers whose number only the board knows ---------------------------------------------------


def _counts(**most: int) -> Rule:
    """Ask how many markers were put down; the quiet answer is none."""

    def drawn(table: Table) -> None:
        rail.ask(table, "markers", Tally(most))

    return Rule(drawn, _placed)


def _placed(table: Table, placed: dict[str, int]) -> Result:
    for what, number in placed.items():
        if number and table.value("phase") != "over":
            markers.place(table, what, number)
    return {"placed": placed}


def _kickstopper_drawn(table: Table) -> None:
    power.goes_dark(table, "lift")
    rail.ask(table, "markers", Tally({"malfunction": 3}))


# -- cards with a rule of their own --------------------------------------------------------------


def _power_surge(table: Table) -> None:
    if countdowns.backup_on(table):
        table.turn("time", "red")
        table.tell("backup_off")
    else:
        table.tell("backup_is_off")


def _coolant_leak(table: Table) -> None:
    rail.ask(table, "cooling_system", One(("hidden", "working", "broken")))


def _coolant_answered(table: Table, answer: str) -> Result:
    """Unexplored rooms take no malfunction (S0 411-413), so the quiet answer is that it is still hidden."""
    match answer:
        case "hidden":
            table.tell("cooling_hidden")
        case "working":
            markers.place(table, "malfunction", 1)
        case "broken" if countdowns.autodestruction(table) is None:
            countdowns.start_autodestruction(table)
        case _:
            table.tell("autodestruction_runs_already")
    return {"cooling_system": answer}


def _egg_protection(table: Table) -> None:
    rail.ask(table, "who_in_dark", seating.some_seats(table))


def _all_take_contamination(table: Table, seats: list[str]) -> Result:
    for seat in seats:
        contamination.given(table, seat)
    return {"contaminated": seats}


def _hatching(table: Table) -> None:
    if table.number("eggs.nest"):
        markers.eggs(table, -1)
    rail.ask(table, "who_infested", Groups({"nest": seating.some_seats(table), "dark": seating.some_seats(table)}))


def _hatched(table: Table, answer: dict[str, list[str]]) -> Result:
    """Nobody infested in the nest: a larva token joins the bag."""
    nest, dark = answer["nest"], answer["dark"]
    for seat in [*nest, *(seat for seat in dark if seat not in nest)]:
        contamination.infested(table, seat)
    if not nest:
        table.tell("larva_joins_bag" if intruders.to_bag(table, "larva") else "no_larva_left")
    return {"infested": [*nest, *dark]}


def _leaving_the_shell(table: Table) -> None:
    """Carriers take a card and scan it at once; what the others draw is asked."""
    for seat in seating.seats_in(table):
        if table.flag(f"{seat}.larva") and not on_cardboard(table, "contamination"):
            _carrier_scans(table, seat)
    if table.value("phase") != "over":
        _ask_what_was_drawn(table, [seat for seat in seating.seats_in(table) if not table.flag(f"{seat}.larva")])


def _ask_what_was_drawn(table: Table, seats: list[str]) -> None:
    """Of four cards each, how many are contamination: at most what a seat has."""
    most = {seat: min(DRAWN_CARDS, table.count(contamination.cards(seat))) for seat in seats}
    rail.ask(table, "contamination_drawn", Tally(most, "seat"))


def _carrier_scans(table: Table, seat: str) -> None:
    """The new card itself is the one under the scanner."""
    if not contamination.take(table, seat):
        return
    card = table.inside(contamination.cards(seat))[-1]
    infected = bool(table.pieces[card].traits["infected"])
    table.tell("scanned", seat=seat, cards=1, infected=int(infected))
    if infected:
        contamination.infection(table, seat)


def _eclosion(table: Table) -> None:
    """Every carrier dies; then everyone looks at four cards."""
    for seat in seating.seats_in(table):
        if table.flag(f"{seat}.larva") and table.value("phase") != "over":
            contamination.infection(table, seat)
    if table.value("phase") != "over":
        _ask_what_was_drawn(table, seating.seats_in(table))


def _drawn_are_scanned(table: Table, drawn: dict[str, int]) -> Result:
    """How many of the four were contamination, by seat; any infected one is a larva."""
    larvae = []
    for seat, count in drawn.items():
        if count and contamination.look(table, seat, count):
            contamination.larva(table, seat)
            larvae.append(seat)
    return {"larvae": larvae}


def _lurking(table: Table) -> None:
    if table.count(intruders.TRAY):
        rail.ask(table, "who_fights", intruders.some_pieces(table))


def _lurking_answered(table: Table, fighting: list[str]) -> Result:
    """Those that share a room with a character stay; all others return to the bag."""
    gone = [piece for piece in table.inside(intruders.TRAY) if piece not in fighting]
    for piece in gone:
        intruders.leaves_tray(table, piece, intruders.BAG)
    table.tell("lurkers_leave", count=len(gone))
    return {"left": len(gone)}


def _noise_in_corridors(table: Table) -> None:
    rail.ask(table, "noise_in_vents", One((False, True)))


def _vents_answered(table: Table, answer: bool) -> Result:
    if answer:
        for what in markers.LIMITED:
            markers.out_of_the_game(table, what)
    return {"noise_in_vents": answer}


def _scent_of_blood(table: Table) -> None:
    rail.ask(table, "adults_come", Number(0, MOST_COME))


def _adults_come(table: Table, count: int) -> Result:
    return {"appeared": [intruders.appears_on_board(table, "adult") for _ in range(count)]}


def _regeneration(table: Table) -> None:
    for piece in table.inside(intruders.TRAY):
        intruders.set_injuries(table, piece, max(0, intruders.injuries(table, piece) - 2))
    rail.ask(table, "slimed_in_dark", Groups({"adults": Number(0, MOST_COME), "seats": seating.some_seats(table)}))


def _regeneration_answered(table: Table, answer: dict[str, Any]) -> Result:
    """In the dark: an adult to each room with somebody slimed, then everybody there is slimed."""
    result = _adults_come(table, answer["adults"])
    for seat in answer["seats"]:
        crew.slime(table, seat)
    return result


NOTHING = Rule(only_told)

CARDS: dict[str, Rule] = {
    "blood_trace": NOTHING,
    "blue_screen": _counts(malfunction=1),
    "bulkheads_open": NOTHING,
    "consuming_fire": _counts(fire=12),
    "coolant_leak": Rule(_coolant_leak, _coolant_answered),
    "damage": _counts(malfunction=10),
    "damaging_fire": _counts(malfunction=10, fire=12),
    "eclosion": Rule(_eclosion, _drawn_are_scanned),
    "egg_protection": Rule(_egg_protection, _all_take_contamination),
    "fire_in_the_hole": _counts(fire=3),
    "hatching": Rule(_hatching, _hatched),
    "hunt": NOTHING,
    "kickstopper": Rule(_kickstopper_drawn, _placed),
    "leaving_the_shell": Rule(_leaving_the_shell, _drawn_are_scanned),
    "life_network_failure": _counts(malfunction=10),
    "lurking": Rule(_lurking, _lurking_answered),
    "nest": NOTHING,
    "noise_in_corridors": Rule(_noise_in_corridors, _vents_answered),
    "panic": NOTHING,
    "power_surge": Rule(_power_surge),
    "regeneration": Rule(_regeneration, _regeneration_answered),
    "sanitary_network_failure": _counts(malfunction=10),
    "scent_of_blood": Rule(_scent_of_blood, _adults_come),
    "scent_of_prey": NOTHING,
    "short_circuit": _counts(fire=12),
    "thats_hot": _counts(fire=2),
}
