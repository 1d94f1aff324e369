"""What the event cards of Lockdown do to what the app keeps; the rest is said, and done at the table."""

from __future__ import annotations

from typing import Any

from companion.games.common import seating
from companion.games.family import boards, contamination, intruders, markers
from companion.games.family.event_cards import (
    ECLOSION,
    LURKING,
    NOTHING,
    EventRule,
    all_heal,
    ask_noise_in_vents,
    ask_what_was_drawn,
    counts,
    drawn_are_scanned,
    egg_hatches,
    infested_in_nest,
    placed,
)
from companion.games.lockdown import countdowns, power
from companion.kit import rail
from companion.kit.forms import Groups, Number, One, Tally
from companion.kit.intent import Result
from companion.kit.source import on_cardboard
from companion.table import Table


def _kickstopper(table: Table) -> None:
    power.goes_dark(table, "lift")
    rail.ask(table, "markers", Tally({"malfunction": 3}))


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
    egg_hatches(table)
    rail.ask(table, "who_infested", Groups({"nest": seating.some_seats(table), "dark": seating.some_seats(table)}))


def _hatched(table: Table, answer: dict[str, list[str]]) -> Result:
    nest, dark = answer["nest"], answer["dark"]
    infested_in_nest(table, nest)
    for seat in dark:
        if seat not in nest:
            contamination.infested(table, seat)
    return {"infested": [*nest, *dark]}


def _leaving_the_shell(table: Table) -> None:
    """Carriers take a card and scan it at once; what the others draw is asked."""
    for seat in seating.seats_in(table):
        if table.flag(f"{seat}.larva") and not on_cardboard(table, "contamination"):
            _carrier_scans(table, seat)
    if table.value("phase") != "over":
        ask_what_was_drawn(table, [seat for seat in seating.seats_in(table) if not table.flag(f"{seat}.larva")])


def _carrier_scans(table: Table, seat: str) -> None:
    """The new card itself is the one under the scanner."""
    if not contamination.take(table, seat):
        return
    card = table.inside(contamination.cards(seat))[-1]
    infected = bool(table.pieces[card].traits["infected"])
    table.tell("scanned", seat=seat, cards=1, infected=int(infected))
    if infected:
        contamination.hatches(table, seat)


def _vents_answered(table: Table, answer: bool) -> Result:
    if answer:
        for what in markers.LIMITED:
            markers.out_of_the_game(table, what)
    return {"noise_in_vents": answer}


def _rooms(table: Table) -> int:
    """In no more rooms than there are characters can somebody be in the dark."""
    return len(seating.seats_in(table))


def _scent_of_blood(table: Table) -> None:
    rail.ask(table, "adults_come", Number(0, _rooms(table)))


def _adults_come(table: Table, count: int) -> Result:
    return {"appeared": [intruders.appears_on_board(table, "adult") for _ in range(count)]}


def _regeneration(table: Table) -> None:
    all_heal(table, 2)
    rail.ask(table, "slimed_in_dark", Groups({"adults": Number(0, _rooms(table)), "seats": seating.some_seats(table)}))


def _regeneration_answered(table: Table, answer: dict[str, Any]) -> Result:
    """In the dark: an adult to each room with somebody slimed, then everybody there is slimed."""
    result = _adults_come(table, answer["adults"])
    for seat in answer["seats"]:
        boards.slime(table, seat)
    return result


def _counts_in_the_light(**most: int) -> EventRule:
    """Markers in rooms of sections with power; without any there is no such room. On Mars rooms lie outside of sections, too."""

    def drawn(table: Table) -> None:
        if power.lit_sections(table) or table.value("option.board") == "surface":
            rail.ask(table, "markers", Tally(most))
        else:
            table.tell("no_room_has_power")

    return EventRule(drawn, placed)


CARDS: dict[str, EventRule] = {
    "blood_trace": NOTHING,
    "blue_screen": _counts_in_the_light(malfunction=1),
    "bulkheads_open": NOTHING,
    "consuming_fire": counts(fire=12),
    "coolant_leak": EventRule(_coolant_leak, _coolant_answered),
    "damage": counts(malfunction=10),
    "damaging_fire": counts(malfunction=10, fire=12),
    "eclosion": ECLOSION,
    "egg_protection": EventRule(_egg_protection, _all_take_contamination),
    "fire_in_the_hole": counts(fire=3),
    "hatching": EventRule(_hatching, _hatched),
    "hunt": NOTHING,
    "kickstopper": EventRule(_kickstopper, placed),
    "leaving_the_shell": EventRule(_leaving_the_shell, drawn_are_scanned),
    "life_network_failure": counts(malfunction=10),
    "lurking": LURKING,
    "nest": NOTHING,
    "noise_in_corridors": EventRule(ask_noise_in_vents, _vents_answered),
    "panic": NOTHING,
    "power_surge": EventRule(_power_surge),
    "regeneration": EventRule(_regeneration, _regeneration_answered),
    "sanitary_network_failure": counts(malfunction=10),
    "scent_of_blood": EventRule(_scent_of_blood, _adults_come),
    "scent_of_prey": NOTHING,
    "short_circuit": _counts_in_the_light(fire=12),
    "thats_hot": counts(fire=2),
}
