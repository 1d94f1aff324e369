"""What the event cards of the base box do to what the app keeps; the rest the table does."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.common import seating
from companion.games.family.book import said
from companion.games.family.event_cards import (
    ECLOSION,
    LURKING,
    NOTHING,
    EventRule,
    all_heal,
    ask_noise_in_vents,
    counts,
    egg_hatches,
    infested_in_nest,
)
from companion.games.nemesis import clock, pods
from companion.games.nemesis.options import spaces_apart
from companion.kit import rail
from companion.kit.forms import Groups, One
from companion.kit.intent import Result
from companion.table import Table

ALL = 8
"""As many markers as there are."""


def strikes(suffers: Callable[[Table, str], object]) -> EventRule:
    """Only the board knows whom it is about; each of them suffers what the app keeps."""

    def answered(table: Table, seats: list[str]) -> Result:
        for seat in seats:
            if table.value("phase") != "over" and seating.is_in(table, seat):
                suffers(table, seat)
        return {"struck": seats}

    return EventRule(lambda table: rail.ask(table, "who_is_struck", seating.some_seats(table)), answered)


def _hatching(table: Table) -> None:
    egg_hatches(table)
    rail.ask(table, "who_infested", Groups({"nest": seating.some_seats(table)}))


def _hatched(table: Table, answer: dict[str, list[str]]) -> Result:
    infested_in_nest(table, answer["nest"])
    return {"infested": answer["nest"]}


def _coolant_leak(table: Table) -> None:
    rail.ask(table, "generator", One(("hidden", "working", "broken")))


def _coolant_answered(table: Table, answer: str) -> Result:
    """Only a broken generator does something, and it does even while somebody sleeps (FAQ)."""
    if answer == "broken" and clock.selfdestruct(table) is None:
        clock.starts(table)
    elif answer == "broken":
        table.tell("selfdestruct_runs_already")
    return {"generator": answer}


def _pod_goes(table: Table) -> None:
    """The lowest number that is left; who sits there gets away (our ruling)."""
    left = sorted(table.value("pods"))
    if left:
        pods.launch(table, left[0])
    else:
        table.tell("no_pod_left")


def _noise_in_corridors(table: Table) -> None:
    if spaces_apart(table):
        table.tell("noise_in_both_spaces")
    ask_noise_in_vents(table)


def _noise_answered(table: Table, answer: bool) -> Result:
    if answer:
        table.tell(said(table, "entrances_roll"))
    return {"noise_in_vents": answer}


CARDS: dict[str, EventRule] = {
    "bulkheads_open": NOTHING,
    "consuming_fire": counts(fire=ALL),
    "coolant_leak": EventRule(_coolant_leak, _coolant_answered),
    "damage": counts(malfunction=ALL),
    "damaging_fire": counts(malfunction=ALL, fire=ALL),
    "eclosion": ECLOSION,
    "egg_protection": NOTHING,
    "evacuation_pod_ejection": EventRule(_pod_goes),
    "flammable_compounds": counts(fire=4),
    "hatching": EventRule(_hatching, _hatched),
    "hunt": NOTHING,
    "life_support_failure": counts(malfunction=ALL),
    "lurking": LURKING,
    "malfunction": counts(malfunction=1),
    "nest": NOTHING,
    "noise_in_technical_corridors": EventRule(_noise_in_corridors, _noise_answered),
    "regeneration": EventRule(lambda table: all_heal(table, 2)),
    "scent_of_prey": NOTHING,
    "short_circuit": counts(malfunction=ALL),
}
