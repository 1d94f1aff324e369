"""What the ten events of Aftermath do to what the app keeps."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.family import contamination, intruders, markers
from companion.games.family.event_cards import NOTHING, EventRule, counts
from companion.games.nemesis import event_cards, weakness
from companion.kit import rail
from companion.kit.forms import Number, One
from companion.kit.intent import Result
from companion.table import Table

ALL, MOST_LARVAE = 8, 6


def _slimy(table: Table) -> None:
    for seat in seating.seats_in(table):
        if table.flag(f"{seat}.slime"):
            contamination.given(table, seat)
            contamination.given(table, seat)


def _ceremony(table: Table) -> None:
    """The queen comes to the nest; where she is out already, or nobody knows the nest, one more egg. Killed she never returns."""
    if table.flag("queen_dead"):
        table.tell("queen_never_returns")
    elif intruders.of_kind(table, "queen"):
        _one_egg(table)
    else:
        rail.ask(table, "nest_is_known", One((False, True)))


def _crowned(table: Table, known: bool) -> Result:
    """Whether the nest is explored; else one more egg."""
    if not known:
        _one_egg(table)
        return {"queen": False}
    intruders.appears_on_board(table, "queen")
    return {"queen": True}


def _one_egg(table: Table) -> None:
    if table.number("eggs.supply"):
        markers.eggs(table, 1)
    else:
        table.tell("no_egg_left")


def _eggs(table: Table) -> None:
    rail.ask(table, "larvae_come", Number(0, MOST_LARVAE))


def _hatched(table: Table, count: int) -> Result:
    """A larva in each room with a loose egg, and one in the nest."""
    return {"appeared": [intruders.appears_on_board(table, "larva") for _ in range(count)]}


def _adapts(table: Table) -> None:
    """One weakness that was found is lost: the one found last."""
    found = [thing for thing in table.value("researched") if table.count(weakness.opened(thing))]
    if not found:
        table.tell("no_weakness_to_lose")
        return
    thing = found[-1]
    for card in table.inside(weakness.opened(thing)):
        table.tell("weakness_lost", card=table.kind(card))
        table.move(card, weakness.PILE)


EVENTS: dict[str, EventRule] = {
    **event_cards.CARDS,
    "infested_supplies": NOTHING,
    "dripping": NOTHING,
    "slimy": EventRule(_slimy),
    "royal_ceremony": EventRule(_ceremony, _crowned),
    "eggs_hatching": EventRule(_eggs, _hatched),
    "sparks": counts(fire=ALL),
    "screeching": NOTHING,
    "adaptability": EventRule(_adapts),
    "maneuver": NOTHING,
    "warbling": NOTHING,
}
