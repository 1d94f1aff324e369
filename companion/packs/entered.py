"""A list that the owner typed in from the own box: card by card, complete when it adds up, and only then played with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.packs.holding import Holdings, checked_trait
from companion.packs.lookup import words
from companion.packs.model import Component, Item, PackError
from companion.value import value

LONGEST_NAME, LONGEST_TEXT, MOST_COPIES, MOST_CARDS = 60, 300, 99, 400
OWN = ("name", "copies", "text")
"""What every card has; whatever else it has, the game says what it may be."""


@value
class Entered:
    """The cards of one component as they were typed, each once with its number of copies."""

    component: str
    cards: tuple[Mapping[str, Any], ...] = ()
    total: int | None = None
    """How many the owner's box holds, where it is not what the pack says."""

    @property
    def count(self) -> int:
        return sum(card["copies"] for card in self.cards)

    def of(self, component: Component) -> int | None:
        """How many there should be."""
        return self.total if self.total is not None else component.total

    def complete(self, component: Component) -> bool:
        wanted = self.of(component)
        return bool(self.cards) and (wanted is None or self.count == wanted)

    def with_card(self, card: Mapping[str, Any]) -> Entered:
        """One card more; the same name once more takes the place of the first."""
        others = tuple(each for each in self.cards if key_of(each["name"]) != key_of(card["name"]))
        return replace(self, cards=(*others, card))

    @staticmethod
    def kept(component: str, written: Any) -> Entered:
        """What a file has kept of it. Whether the fields of a card can be so was asked when they were typed; that they are cards
        is asked again, for a file can be written by anybody."""
        total = written.get("total")
        for card in written["cards"]:
            if not (isinstance(card["name"], str) and key_of(card["name"]) and type(card["copies"]) is int):
                raise ValueError(f"{component}: a card has a name and copies")
        if total is not None and type(total) is not int:
            raise ValueError(f"{component}: a total is a whole number")
        return Entered(component, tuple(map(dict, written["cards"])), total)

    def written(self) -> dict[str, Any]:
        return {"cards": [dict(card) for card in self.cards], **({"total": self.total} if self.total is not None else {})}


def key_of(name: str) -> str:
    """The name of a card as rules know it.

    >>> key_of("M41A Pulse Rifle")
    'm41a_pulse_rifle'
    """
    return "_".join(words(name))


def read(component: Component, said: Any, holds: Holdings, total: Any = None) -> Entered:
    """What somebody typed, or PackError with the card and the field that is wrong."""
    if not isinstance(said, Sequence) or isinstance(said, str) or len(said) > MOST_CARDS:
        raise PackError(f"{component.title}: is no list of cards")
    if total is not None and (not isinstance(total, int) or isinstance(total, bool) or not 0 < total <= MOST_CARDS):
        raise PackError(f"{component.title}: a total is a whole number")
    cards = tuple(_card(component, number, each, holds) for number, each in enumerate(said, 1))
    names = [key_of(card["name"]) for card in cards]
    if twice := next((name for name in names if names.count(name) > 1), ""):
        raise PackError(f"{component.title}: {twice} stands there twice")
    known = {each for item in component.items for each in (item.id, item.key)}
    if (
        component.total is None
        and holds[component.holds].entered is None
        and (other := next((name for name in names if name not in known), ""))
    ):
        raise PackError(f"{component.title}: there is no {other!r}")
    entered = Entered(component.id, cards, total)
    most = entered.of(component)
    if most is not None and entered.count > most:
        raise PackError(f"{component.title}: {entered.count} cards, the box holds {most}")
    return entered


def _card(component: Component, number: int, said: Any, holds: Holdings) -> dict[str, Any]:
    where = f"{component.title}: card {number}"
    if not isinstance(said, Mapping):
        raise PackError(f"{where} is no card")
    name, copies, text = said.get("name"), said.get("copies", 1), said.get("text", "")
    if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME or not name.isprintable() or not key_of(name):
        raise PackError(f"{where}: a name is a short text")
    if not isinstance(copies, int) or isinstance(copies, bool) or not 0 < copies <= MOST_COPIES:
        raise PackError(f"{where}: copies are a whole number from 1 to {MOST_COPIES}")
    if not isinstance(text, str) or len(text) > LONGEST_TEXT or not all(part.isprintable() for part in text.split("\n")):
        raise PackError(f"{where}: what it does is a short text")
    more = {key: checked_trait(holds, component.holds, key, value) for key, value in said.items() if key not in OWN}
    return {"name": " ".join(name.split()), "copies": copies, **({"text": text} if text else {}), **more}


def laid_over(component: Component, entered: Entered) -> Component:
    """The component as the owner's box holds it, where the list is complete; a card that is known keeps what it does."""
    if not entered.complete(component):
        return component
    known = {each: item for item in component.items for each in (item.id, item.key)}
    items = tuple(_item(card, known.get(key_of(card["name"])), component) for card in entered.cards)
    if entered.of(component) is None:  # no deck but a list: what the owner did not write stays as it was
        by_id = {item.id: item for item in items}
        merged = [by_id.pop(item.id, item) for item in component.items]
        return replace(component, items=(*merged, *by_id.values()))
    return replace(component, items=items, confidence="owner", total=entered.of(component), starts="app")


def _item(card: Mapping[str, Any], known: Item | None, component: Component) -> Item:
    traits = {name: value for name, value in card.items() if name not in OWN}
    if known is not None:
        return replace(
            known,
            count=card["copies"],
            effect=card.get("text") or known.effect,
            confidence="owner",
            traits={**known.traits, **traits},
        )
    plain = {
        name: value
        for name, value in (component.items[0].traits if component.items else {}).items()
        if all(each.traits.get(name) == value for each in component.items)
    }  # what every card of this deck has
    return Item(
        key_of(card["name"]),
        card["name"],
        card["copies"],
        ("box",),
        "owner",
        effect=card.get("text", ""),
        traits={**plain, **traits},
    )


def from_lines(lines: str, fields: Iterable[str]) -> list[dict[str, Any]]:
    r"""Cards out of text, a card a line: copies, name, and the fields of the game, parted by strokes.

    >>> from_lines("3 | Pistol | weapon\n\nKnee", ("type",))
    [{'name': 'Pistol', 'copies': 3, 'type': 'weapon'}, {'name': 'Knee', 'copies': 1}]
    """
    found = []
    for line in lines.splitlines():
        parts = [part.strip() for part in line.split("|")]
        if not any(parts):
            continue
        copies = int(parts.pop(0)) if len(parts) > 1 and parts[0].isdecimal() else 1
        card: dict[str, Any] = {"name": parts.pop(0), "copies": copies}
        for name, part in zip(fields, parts, strict=False):
            if part:
                card[name] = int(part) if part.isdecimal() else part
        found.append(card)
    return found
