"""The shape of a pack: components, the items in them, and where each fact comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Literal

from companion.value import value

FORMAT = 1
"""The version of the shape; a test pins it to what the shape looks like."""

Confidence = Literal["verified", "single-source", "recalled", "unknown", "house", "owner"]
"""How sure a fact is. "house" is a mix of ours where no source tells; "owner" was read off the owner's box."""


class PackError(Exception):
    """Something in a pack is wrong; says in which file, line and field.

    >>> str(PackError("count must be a whole number", "tokens.yaml", 12, "count"))
    'tokens.yaml:12: count: count must be a whole number'
    """

    def __init__(self, says: str, file: str = "", line: int = 0, at: str = "") -> None:
        super().__init__(f"{file}:{line}: {at}: {says}" if file else says)
        self.says, self.file, self.line, self.at = says, file, line, at


@value
class Item:
    """One kind of thing in a component, printed `count` times."""

    id: str
    name: str
    count: int
    source: tuple[str, ...]
    confidence: Confidence
    kind: str = ""
    effect: str = ""
    dark: str = ""
    note: str = ""
    traits: Mapping[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """What all copies of a card share, whatever their numbers."""
        return self.kind or self.id


@value
class Component:
    """A bag's tokens, a deck, a die, a track: one randomizer or list of the box."""

    id: str
    title: str
    holds: str
    items: tuple[Item, ...]
    source: tuple[str, ...]
    confidence: Confidence
    total: int | None = None
    starts: Literal["app", "cardboard"] = "app"
    note: str = ""

    @property
    def house_mix(self) -> bool:
        """Whether any of this is ours because no source tells."""
        return self.confidence == "house" or any(item.confidence == "house" for item in self.items)

    @property
    def unverified(self) -> bool:
        return self.confidence != "verified" or any(item.confidence not in ("verified", "owner") for item in self.items)

    def __getitem__(self, item: str) -> Item:
        return next(each for each in self.items if each.id == item)


@value
class Ruling:
    """A question the rules leave open, and what we do."""

    id: str
    question: str
    answer: str
    source: tuple[str, ...]


@value
class Task:
    """One thing to do at set-up, in the lane of whoever does it."""

    id: str
    lane: str
    says: str
    when: Mapping[str, Any] = field(default_factory=dict)


COMMON = "common"
"""What every pack includes by itself."""


@value
class Pack:
    """Everything the app knows about one game, or a part that several games include."""

    id: str
    game: str
    """Whose rules it is played by; "" for a part of others."""
    title: str
    version: int
    players: tuple[int, int]
    components: Mapping[str, Component]
    sentences: Mapping[str, str]
    rulings: tuple[Ruling, ...]
    tasks: tuple[Task, ...]
    sources: Mapping[str, str]
    includes: tuple[str, ...] = ()
    """Whose components and sentences stand in it as well: decks that two games share, sentences that every game needs."""

    def __getitem__(self, component: str) -> Component:
        return self.components[component]
