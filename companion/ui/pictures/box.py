"""Check your box: what is not verified, component by component, and what of it can be set right in place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from companion.packs import Component, Correction, Item, Pack, Words
from companion.packs.model import CORRIDORS, LINES
from companion.ui.pictures.new_game import SYMBOLS
from companion.ui.tongue import Tongue

Known = Literal["mine", "unsure", "mix"]
MOST = 99
BLOOD, KNOWN_AT = 9, 12
COUNTED = ("tokens", "die", "cards", "intruder_tokens")
"""Components of which the owner can count how many there are of each."""
SIDES = ("little", "much")
Key = tuple[str, str]
"""An item and a field of it."""


@dataclass(frozen=True, slots=True)
class Part:
    """One component that is not verified."""

    component: str
    symbol: str
    title: str
    known: Known
    state: str


@dataclass(frozen=True, slots=True)
class Row:
    """One fact of one item: as it is believed to be, and a step each way."""

    key: Key
    label: str
    shown: str
    less: Any
    more: Any


@dataclass(frozen=True, slots=True)
class Page:
    part: Part
    rows: tuple[Row, ...]
    sum: str
    """How many there are against how many the box holds; "" where nothing is counted."""
    adds_up: bool


def parts(pack: Pack, words: Words, say: Tongue) -> tuple[Part, ...]:
    """House mixes first, of these what is drawn most; what the owner has told last."""
    found = [_part(component, words, say) for component in pack.components.values() if component.unverified]
    order = {"mix": 0, "unsure": 1, "mine": 2}

    def place(part: Part) -> tuple[int, bool]:
        return order[part.known], pack[part.component].holds not in ("tokens", "die")

    return tuple(sorted((part for part in found if _fields(pack[part.component])), key=place))


def _part(component: Component, words: Words, say: Tongue) -> Part:
    known: Known = "mix" if component.house_mix else "unsure"
    if all(item.confidence in ("owner", "verified") for item in component.items):
        known = "mine"
    state = {"mix": say("House mix, not your box"), "unsure": say("One source only"), "mine": say("As in your box")}[known]
    symbol = next((SYMBOLS[name] for name in SYMBOLS if component.id.startswith(name)), "house-mix")
    return Part(component.id, symbol, _capital(words.translated(component.title)), known, state)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def page(pack: Pack, component: str, words: Words, say: Tongue, draft: Mapping[Key, Any]) -> Page:
    """One component with what the owner has changed so far."""
    part, rows = pack[component], []
    for item, field in _fields(part):
        now = draft.get((item.id, field), _value(item, field))
        rows.append(_row(item, field, now, words, say))
    counted = sum(draft.get((item.id, "count"), item.count) for item in part.items)
    told = say("{count} of {total}", count=counted, total=part.total) if part.total is not None and part.holds in COUNTED else ""
    return Page(_part(part, words, say), tuple(rows), told, part.total is None or counted == part.total)


def corrections(pack: Pack, component: str, draft: Mapping[Key, Any]) -> tuple[Correction, ...]:
    """What is to be written down: everything on the page, changed or not, for now somebody has looked."""
    return tuple(
        Correction(component, item.id, field, draft.get((item.id, field), _value(item, field)))
        for item, field in _fields(pack[component])
    )


def _fields(component: Component) -> list[tuple[Item, str]]:
    """What of each item can be corrected; a verified fact can't."""
    return [
        (item, field) for item in component.items if item.confidence != "verified" or component.confidence != "verified"
        for field in _of(component, item)
    ]


def _of(component: Component, item: Item) -> Iterator[str]:
    if component.holds in COUNTED and component.total is not None and len(component.items) > 1:
        yield "count"
    for field in ("blood", "corridor", "value", "line"):
        value = item.traits.get(field)
        if value is not None and value != "retreat":
            yield field


def _value(item: Item, field: str) -> Any:
    return item.count if field == "count" else item.traits[field]


def _row(item: Item, field: str, now: Any, words: Words, say: Tongue) -> Row:
    name = _capital(words.translated(item.name) if item.name else words.name(item.traits.get("face", item.kind or item.id)))
    key = (item.id, field)
    match field:
        case "corridor":
            first = int(now[0])
            rest = list(now[1:])
            less, more = first > 1, first < CORRIDORS[-1]
            return Row(key, say("{card}: corridor", card=name), ", ".join(map(str, now)), [first - 1, *rest] if less else None,
                       [first + 1, *rest] if more else None)
        case "line":
            at = LINES.index(now)
            shown = {"none": say("no line"), "red": say("red line"), "blue": say("blue line")}[now]
            return Row(key, say("Slot {slot}", slot=name), shown, LINES[at - 1] if at else None,
                       LINES[at + 1] if at + 1 < len(LINES) else None)
        case "value" if isinstance(now, str):
            at = SIDES.index(now)
            shown = say("too little") if now == "little" else say("too much")
            return Row(key, name, shown, SIDES[0] if at else None, None if at else SIDES[1])
        case _:
            most = {"count": MOST, "blood": BLOOD}.get(field, KNOWN_AT)
            label = say("{card}: blood", card=name) if field == "blood" else name
            return Row(key, label, str(now), now - 1 if now > 0 else None, now + 1 if now < most else None)
