"""Handing a component to the cardboard, in the exact state it is in, and taking it back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from companion.kit.deck import Deck
from companion.kit.intent import Result, Shape, shown
from companion.table import Json, Refused, Table


def _read_contents(table: Table, name: str, value: Json) -> dict[str, int]:
    """How many of each kind the real bag holds."""
    if not isinstance(value, dict):
        raise Refused("not_an_answer", answer=shown(value))
    for kind, count in value.items():
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise Refused("not_a_number", name=shown(kind), value=shown(count), least=0, most=27)
    return value


CONTENTS = Shape("what the real bag holds now: {kind: how many}", _read_contents)


def switched(table: Table, component: str, source: str, asked: Mapping[str, str]) -> None:
    """Who draws from now on. What the table is being asked about is told before anybody else draws."""
    if asked.get((table.value("question") or {}).get("ask", "")) == component:
        raise Refused("answer_first")
    if table.value(f"source.{component}") == source:
        raise Refused("source_is_so", component=component, source=source)
    table.set(f"source.{component}", source)
    table.tell(f"source_{source}", component=component)


def stack(table: Table, name: str) -> Result:
    """A deck and its discards, from the top."""
    deck = Deck(name)
    return {"order": deck.order(table), "discard": kinds(table, deck.discards), "secret": "everyone"}


def contents(table: Table, zone: str) -> Result:
    """How many of each kind a bag holds."""
    return {"contents": dict(Counter(sorted(kinds(table, zone))))}


def places(table: Table, zones: Mapping[str, str]) -> Result:
    """What lies face down, place by place."""
    return {"places": {place: sorted(kinds(table, zone)) for place, zone in zones.items()}, "secret": "everyone"}


def kinds(table: Table, zone: str) -> list[str]:
    return [table.kind(piece) for piece in table.inside(zone)]
