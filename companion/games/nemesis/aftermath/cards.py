"""What the ten events of Aftermath do to what the app keeps."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.family import boards, contamination, intruders, lone, markers
from companion.games.family.event_cards import NOTHING, EventRule, counts
from companion.games.nemesis import engines, event_cards, weakness
from companion.kit import rail
from companion.kit.forms import Number, One
from companion.kit.intent import Result
from companion.kit.source import on_cardboard
from companion.table import Table

ALL, MOST_LARVAE = 8, 6
CROSSHAIRS = ("hit", "two_hits")
"""Faces of the combat die with one."""


def _slimy(table: Table) -> None:
    for seat in seating.seats_in(table):
        if table.flag(f"{seat}.slime"):
            contamination.given(table, seat)
            contamination.given(table, seat)


def _ceremony(table: Table) -> None:
    """The queen comes to the nest; where she is out already, or nobody knows the nest, one more egg. Killed she never returns."""
    if lone.is_dead(table, "queen"):
        table.tell("queen_never_returns")
    elif lone.barred(table, "queen"):
        _one_egg(table)
    else:
        rail.ask(table, "nest_is_known", One((False, True)))


def _crowned(table: Table, known: bool) -> Result:
    """Whether the nest is explored; else, or if somebody has placed her since, one more egg."""
    if not known or lone.barred(table, "queen"):
        _one_egg(table)
        return {"queen": False}
    intruders.appears_on_board(table, "queen")
    return {"queen": True}


def _one_egg(table: Table) -> None:
    if table.number("eggs.supply"):
        markers.eggs(table, 1)
    else:
        table.tell("no_egg_for_it")


def _eggs(table: Table) -> None:
    rail.ask(table, "larvae_come", Number(0, MOST_LARVAE))


def _hatched(table: Table, count: int) -> Result:
    """A larva in each room with a loose egg, and one in the nest."""
    return {"appeared": [intruders.appears_on_board(table, "larva") for _ in range(count)]}


def _adapts(table: Table) -> None:
    """One weakness that was found is lost: the one found last, of those that were not lost before."""
    thing = weakness.found_last(table)
    if thing is None:
        table.tell("no_weakness_to_lose")
    else:
        weakness.loses(table, thing)


def _warbles(table: Table) -> None:
    """The combat die for each engine in turn, until one is hit: its tokens change places, and nobody looks."""
    if on_cardboard(table, "combat") or on_cardboard(table, "engines"):
        return
    for engine in engines.ENGINES:
        face = str(table.roll("combat"))
        table.tell(f"combat_{face}")
        if face in CROSSHAIRS:
            table.move(engines.top(table, engine), engines.zone(engine), 0)
            table.tell("engine_turned", engine=engine)
            return


EVENTS: dict[str, EventRule] = {
    **event_cards.CARDS,
    "infested_supplies": event_cards.strikes(contamination.given),
    "dripping": event_cards.strikes(boards.slime),
    "slimy": EventRule(_slimy),
    "royal_ceremony": EventRule(_ceremony, _crowned),
    "eggs_hatching": EventRule(_eggs, _hatched),
    "sparks": counts(fire=ALL),
    "screeching": NOTHING,
    "adaptability": EventRule(_adapts),
    "maneuver": EventRule(lambda table: table.set("maneuver", True)),
    "warbling": EventRule(_warbles),
}
