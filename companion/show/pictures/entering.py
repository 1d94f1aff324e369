"""Typing in a deck of one's own: how far it is, what the next card is like, and names that are known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.packs import Component, Entered, plain
from companion.show.calling import TypedField
from companion.show.pictures.box import Box
from companion.table import Json
from companion.value import value

COPIES = (1, 2, 3, 4, 5, 6)
LISTED = 3
"""So many of the last cards stand under the field."""


@value
class EntryChoice:
    """One value of a row, and whether it is chosen."""

    value: Json
    label: str
    symbol: str
    chosen: bool


@value
class EntryLine:
    field: str
    label: str
    choices: tuple[EntryChoice, ...]


@value
class EnteredLine:
    """A card that was typed."""

    name: str
    says: str


@value
class Entering:
    title: str
    count: int
    total: int
    """0 where nobody knows how many there are."""
    says: str
    """How far it is, in words."""
    rows: tuple[EntryLine, ...]
    last: tuple[EnteredLine, ...]
    offered: str
    """A known name that begins as what was typed; "" for none."""


def entering(box: Box, component: Component, entered: Entered, draft: Mapping[str, Any]) -> Entering:
    """The page as it is with what was typed so far."""
    say = box.say
    rows = tuple(
        EntryLine(
            row.name,
            say(row.label),
            tuple(
                EntryChoice(value, say(label), row.symbols.get(value, ""), draft.get(row.name) == value)
                for value, label in row.values.items()
            ),
        )
        for row in typed_fields(box, component)
    )
    copies = EntryLine(
        "copies",
        say("COPIES"),
        tuple(EntryChoice(number, str(number), "", draft.get("copies", 1) == number) for number in COPIES),
    )
    total = entered.of(component) or 0
    done = entered.complete(component)
    left = total - entered.count
    says = (
        say("It adds up. The app deals it from the next game on.")
        if done
        else (say("{n} {n:card is|cards are} left. Until then it stays as it was.", n=left) if total else "")
    )
    return Entering(
        box.words.translated(component.title),
        entered.count,
        total,
        says,
        (*rows, copies),
        tuple(EnteredLine(card["name"], _about(card)) for card in entered.cards[: -LISTED - 1 : -1]),
        offered(box, component, entered, str(draft.get("name", ""))),
    )


def typed_fields(box: Box, component: Component) -> tuple[TypedField, ...]:
    """What is typed of each card of a deck besides its name, copies and text."""
    entries = box.face.contents.entries
    return entries.get(component.id, entries.get(component.holds, ()))


def _about(card: Mapping[str, Any]) -> str:
    """What was typed of a card, in short."""
    more = [str(value) for name, value in card.items() if name not in ("name", "copies", "text") and not isinstance(value, bool)]
    return " · ".join([f"× {card['copies']}", *more])


def offered(box: Box, component: Component, entered: Entered, typed: str) -> str:
    """The one name that a source gives and that begins so, if it was not typed yet."""
    if len(typed.strip()) < 2:
        return ""
    there = {plain(card["name"]) for card in entered.cards}
    names = [box.words.translated(item.name) for item in component.items if item.confidence != "house" or item.effect]
    found = [name for name in names if plain(name).startswith(plain(typed)) and plain(name) not in there]
    return found[0] if found and plain(found[0]) != plain(typed) else ""
