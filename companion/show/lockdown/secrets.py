"""What one seat of Lockdown may see and nobody else: contingency codes with what they mean, and the cards it holds."""

from __future__ import annotations

from collections.abc import Iterable

from companion.packs import Words
from companion.show.family.hand import cards
from companion.show.pictures.secret import Peek
from companion.show.tongue import word

HELD = ("objectives", "search", "items")
"""The cards that a seat may hold and nobody else sees."""


def codes(peek: Peek) -> tuple[str, ...]:
    """The contingency tokens that were looked at, each with whom it kills."""
    return _said(peek.view["looking"], peek.words)


PODS = {
    "ALL": word("All three pods launch when time leaves this slot."),
    "NONE": word("No pod launches when time leaves this slot."),
}
ONE_POD = word("This pod launches when time leaves the slot.")


def pods(peek: Peek) -> tuple[str, ...]:
    """The CSS token that was looked at, and what it will do."""
    return tuple(f"{peek.words.name(kind).upper()}\n{peek.say(PODS.get(kind, ONE_POD))}" for kind in peek.view["looking"])


def hand(peek: Peek) -> tuple[str, ...]:
    """Everything that this seat holds."""
    held = peek.view["contingency"]["seats"].get(peek.seat, [])
    return (*_said(held if isinstance(held, list) else (), peek.words), *cards(peek, *HELD))


def _said(kinds: Iterable[str], words: Words) -> tuple[str, ...]:
    items = {item.key: item for item in words.pack["contingency"].items}
    said = words.translated
    return tuple(f"{said(items[kind].name).upper()}\n{said(items[kind].effect)}" for kind in kinds)
