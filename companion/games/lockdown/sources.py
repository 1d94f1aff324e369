"""Handing a component to the cardboard, in the exact state it is in, and taking it back."""

from __future__ import annotations

from companion.games.lockdown import intruders
from companion.games.lockdown.options import COMPONENTS
from companion.games.lockdown.weakness import SLOTS, deal, hidden, opened
from companion.kit import bag
from companion.kit.deck import Deck
from companion.kit.intent import Result, Shape, intent, one_of, shown
from companion.table import Json, Refused, Table

DECKS = ("event", "attack", "computer", "contamination", "wounds", "mars", "items_red", "items_yellow", "items_green",
         "objectives_corporate", "objectives_personal", "objectives_shared")
BAGS = {"exploration": "exploration.draw", "surface_exploration": "surface_exploration.draw"}


ASKED = {"event_card": "event", "token": "bag", "contamination_drawn": "contamination"}
"""What the table is being asked about came from cardboard, and is told before anybody else draws."""


def _read_contents(table: Table, name: str, value: Json) -> dict[str, int]:
    """How many of each kind the real bag holds."""
    if not isinstance(value, dict):
        raise Refused("not_an_answer", answer=shown(value))
    for kind, count in value.items():
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise Refused("not_a_number", name=shown(kind), value=shown(count), least=0, most=27)
    return value


CONTENTS = Shape("what the real bag holds now: {kind: how many}", _read_contents)


@intent(component=one_of(*COMPONENTS), source=one_of("app", "cardboard"), contents=CONTENTS)
def set_source(table: Table, component: str, source: str, contents: dict[str, int] | None = None) -> Result:
    """Who draws from now on. Going to cardboard, the app says exactly what to build."""
    if ASKED.get((table.value("question") or {}).get("ask", "")) == component:
        raise Refused("answer_first")
    if table.value(f"source.{component}") == source:
        raise Refused("source_is_so", component=component, source=source)
    table.set(f"source.{component}", source)
    table.tell(f"source_{source}", component=component)
    if source == "cardboard":
        return {"source": source, **handed_over(table, component)}
    if component == "bag" and contents is not None:
        bag.make(table, intruders.BAG, contents, intruders.SUPPLY)
    taken_back(table, component)
    return {"source": source}


def handed_over(table: Table, component: str) -> Result:
    """What to put on the table so that the game goes on as it stands; order from the top. Secret where it was."""
    if component == "bag":
        return {"contents": _kinds(table, intruders.BAG)}
    if component in BAGS:
        return {"contents": _kinds(table, BAGS[component])}
    if component in DECKS:
        deck = Deck(component)
        result: Result = {"order": deck.order(table), "discard": [table.kind(c) for c in table.inside(deck.discards)]}
        if component == "computer":
            result["open"] = [table.kind(card) for card in table.inside("computer.open")]
        return {**result, "secret": "everyone"}
    if component == "css":
        slots = [slot for slot in range(15, -1, -1) if table.count(f"css.{slot}")]
        return {"places": {str(slot): table.kind(table.inside(f"css.{slot}")[0]) for slot in slots}, "secret": "everyone"}
    if component == "contingency":
        zones = ["active", "pool", *table.value("seats")]
        return {"places": {zone: _list(table, f"contingency.{zone}") for zone in zones}, "secret": "everyone"}
    if component == "weakness":
        return {"places": {str(slot): _list(table, hidden(slot)) for slot in SLOTS}, "secret": "everyone"}
    return {}


def taken_back(table: Table, component: str) -> None:
    """The app can't know how cardboard was shuffled, so it shuffles what it takes over."""
    if component in DECKS:
        table.shuffle(Deck(component).pile)
    if component == "weakness" and not any(table.count(zone(slot)) for slot in SLOTS for zone in (hidden, opened)):
        deal(table)


def _list(table: Table, zone: str) -> list[str]:
    return [table.kind(piece) for piece in table.inside(zone)]


def _kinds(table: Table, zone: str) -> dict[str, int]:
    kinds: dict[str, int] = {}
    for piece in table.inside(zone):
        kinds[table.kind(piece)] = kinds.get(table.kind(piece), 0) + 1
    return kinds
