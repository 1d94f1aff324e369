"""Check your box: what is not verified, component by component, and what of it can be set right in place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any, Literal

from companion.packs import Component, Correction, Holdings, Item, Pack, Words
from companion.packs.box import Agreement
from companion.show.tongue import Tongue
from companion.table import Json
from companion.value import value

if TYPE_CHECKING:
    from companion.show.face import Face

Known = Literal["mine", "unsure", "mix"]
MOST = 99
DRAWN = 10
"""Of so many pieces at most each has a cell of its own."""
COUNT = "count"
PLAIN = "{card}"
Key = tuple[str, str]
"""An item and a field of it."""


@value
class BoxPart:
    """One component that is not verified."""

    component: str
    symbol: str
    title: str
    known: Known
    state: str
    typed: bool = False
    """Its cards are typed in, one by one; nothing of it is stepped."""


@value
class FactLine:
    """One fact of one item: as it is believed to be, and a step each way."""

    key: Key
    label: str
    shown: str
    less: Any
    more: Any
    count: int = 0
    total: int = 0
    """Of how many pieces so many are this one; 0 where nothing is counted, or too much to be drawn."""


@value
class BoxPage:
    part: BoxPart
    rows: tuple[FactLine, ...]
    sum: str
    """How many there are against how many the box holds; "" where nothing is counted."""
    adds_up: bool
    others: tuple[BoxPart, ...] = ()
    """What else is to be looked for in the box."""
    place: str = ""
    """How many of all are as in the box."""


@value
class Fact:
    """How a field of an item is told: a label with {card} for its name, and words for its values where they are no numbers."""

    label: str = PLAIN
    values: Mapping[Json, str] = field(default_factory=dict)


@value
class Box:
    """A pack as its owner may look into it, with the words of its game."""

    pack: Pack
    holds: Holdings
    face: Face
    words: Words
    say: Tongue
    agrees: Callable[[Component], Agreement] = lambda _: Agreement()
    """How many other boxes say the same."""


def parts(box: Box) -> tuple[BoxPart, ...]:
    """House mixes first, of these what is drawn most; what the owner has told last."""
    found = [_part(component, box) for component in box.pack.components.values() if component.unverified or _mine(component)]
    order = {"mix": 0, "unsure": 1, "mine": 2}

    def place(part: BoxPart) -> tuple[int, bool]:
        holding = box.holds[box.pack[part.component].holds]
        return order[part.known], not holding.counted or bool(holding.symbol)

    return tuple(sorted((part for part in found if part.typed or _fields(box, part.component)), key=place))


def _mine(component: Component) -> bool:
    """Whether the owner typed it in."""
    return component.confidence == "owner"


def _part(component: Component, box: Box) -> BoxPart:
    say = box.say
    known: Known = "mix" if component.house_mix else "unsure"
    if all(item.confidence in ("owner", "verified") for item in component.items):
        known = "mine"
    state = {"mix": say("House mix, not your box"), "unsure": say("One source only"), "mine": say("As in your box")}[known]
    state = " · ".join(filter(None, (state, agreed(box.agrees(component), say))))
    symbol = next((symbol for name, symbol in box.face.contents.components.items() if component.id.startswith(name)), "house-mix")
    typed = box.holds[component.holds].entered is not None
    return BoxPart(component.id, symbol, _capital(box.words.translated(component.title)), known, state, typed)


def agreed(others: Agreement, say: Tongue) -> str:
    """How many other boxes say the same; "" where nobody has handed one in."""
    if not others.agree + others.differ:
        return ""
    if not others.differ:
        return say("{n} other {n:box agrees|boxes agree}", n=others.agree)
    return say("{n} of {all} other boxes agree", n=others.agree, all=others.agree + others.differ)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def page(box: Box, component: str, draft: Mapping[Key, Any]) -> BoxPage:
    """One component with what the owner has changed so far."""
    part, rows = box.pack[component], []
    for item, name in _fields(box, component):
        now = draft.get((item.id, name), _value(item, name))
        rows.append(_row(box, part, item, name, now))
    counted, summed = sum(draft.get((item.id, COUNT), item.count) for item in part.items), box.holds[part.holds].counted
    counts = box.say("{count} of {total}", count=counted, total=part.total) if part.total is not None and summed else ""
    found = parts(box)
    mine = sum(each.known == "mine" for each in found)
    others = tuple(each for each in found if each.component != component and each.known != "mine")
    place = box.say("{count} of {total}", count=mine, total=len(found))
    return BoxPage(_part(part, box), tuple(rows), counts, part.total is None or counted == part.total, others, place)


def corrections(box: Box, component: str, draft: Mapping[Key, Any]) -> tuple[Correction, ...]:
    """What is to be written down: everything on the page, changed or not, for now somebody has looked; not what is still open."""
    changed = {(item.id, name): draft.get((item.id, name), _value(item, name)) for item, name in _fields(box, component)}
    return tuple(Correction(component, item, name, value) for (item, name), value in changed.items() if value is not None)


def told(box: Box, component: Component, correction: Correction) -> tuple[str, str]:
    """A fact in words: as it is believed to be here, and as it was told."""
    item = next((each for each in component.items if each.id == correction.item), None)
    before = _value(item, correction.field) if item is not None and correction.field != "name" else item.name if item else None
    return _shown(box, correction.field, before), _shown(box, correction.field, correction.value)


def _shown(box: Box, name: str, now: Any) -> str:
    """A value as people say it; a list is never looked up."""
    fact = box.face.contents.facts.get(name, Fact())
    if now is None:
        return "?"
    if isinstance(now, list):
        return ", ".join(map(str, now))
    return box.say(fact.values[now]) if now in fact.values else str(now)


def _fields(box: Box, component: str) -> list[tuple[Item, str]]:
    """What of each item can be corrected; a verified fact can't."""
    part = box.pack[component]
    return [
        (item, name)
        for item in part.items
        if item.confidence != "verified" or part.confidence != "verified"
        for name in _of(box, part, item)
    ]


def _of(box: Box, component: Component, item: Item) -> Iterator[str]:
    holding = box.holds[component.holds]
    if holding.counted and component.total is not None and len(component.items) > 1:
        yield COUNT
    for name in holding.traits:
        known = name in item.traits
        if (known or name in holding.always) and _ladder(box, component, name, _value(item, name)):
            yield name


def _ladder(box: Box, component: Component, name: str, value: Any) -> tuple[Any, ...]:
    """The values along which this one may be stepped; of what nobody has told, the first there are."""
    ladders = box.holds[component.holds].traits[name].ladders
    if value is None:
        return next(iter(ladders), ())
    first = value[0] if isinstance(value, list) else value
    return next((ladder for ladder in ladders if first in ladder), ())


def _value(item: Item, field: str) -> Any:
    """None for what nobody has told."""
    return item.count if field == COUNT else item.traits.get(field)


def _row(box: Box, component: Component, item: Item, name: str, now: Any) -> FactLine:
    words, say = box.words, box.say
    card = _capital(words.translated(item.name) if item.name else words.name(item.traits.get("face", item.kind or item.id)))
    key = (item.id, name)
    if name == COUNT:
        total = component.total or 0
        drawn = (now, total) if total <= DRAWN else (0, 0)
        return FactLine(key, card, str(now), now - 1 if now > 0 else None, now + 1 if now < MOST else None, *drawn)
    fact, ladder = box.face.contents.facts.get(name, Fact()), _ladder(box, component, name, now)
    label = say(fact.label, card=card) if fact.label != PLAIN else card
    if now is None:
        return FactLine(key, label, "?", ladder[-1], ladder[0])
    first, rest = (now[0], list(now[1:])) if isinstance(now, list) else (now, None)
    at = ladder.index(first)
    less, more = (ladder[at - 1] if at else None), (ladder[at + 1] if at + 1 < len(ladder) else None)
    if rest is not None:
        less, more = ([step, *rest] if step is not None else None for step in (less, more))
    return FactLine(key, label, _shown(box, name, now), less, more)
