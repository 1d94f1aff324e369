"""What a component's items may carry. The game says it for each kind of component, and files are checked by it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from companion.packs.model import PackError
from companion.value import value

if TYPE_CHECKING:
    from companion.packs.yamlnodes import Node

Check = Callable[["Node"], Any]


@value
class Trait:
    """One field of an item: how it is read, and the values that an owner may step through; none where it is not corrected so."""

    check: Check
    ladders: tuple[tuple[Any, ...], ...] = ()
    """A value is stepped along the ladder on which it stands; of a list, its first member is."""


@value
class Holding:
    """One kind of component: what its items carry, and how they are looked up."""

    traits: Mapping[str, Trait] = field(default_factory=dict)
    needed: tuple[str, ...] = ()
    counted: bool = False
    """Whether an owner can count how many there are of each."""
    symbol: str = ""
    """What its items do can be looked up, under this symbol."""
    rule: str = ""
    """The rule that they lead to."""
    always: tuple[str, ...] = ()
    """Fields that every item has, told or not: what nobody has told can be entered."""
    entered: tuple[str, ...] | None = None
    """The fields that an owner types for each card beside its name, copies and text; None where a list is never typed."""


Holdings = Mapping[str, Holding]


def checked_trait(holdings: Holdings, holds: str, name: str, value: Any) -> Any:
    """A trait from elsewhere, checked as one that stands in a file."""
    import yaml  # slow to import; most boxes are as the pack says

    from companion.packs.yamlnodes import Node

    trait = holdings[holds].traits.get(name)
    if trait is None:
        raise PackError(f"{name} is nothing that {holds} have")
    node = yaml.compose(json.dumps(value), Loader=yaml.SafeLoader)
    assert node is not None
    return trait.check(Node("box", node, name))


# -- checks that games share ---------------------------------------------------------------------


def number(node: Node) -> int:
    return node.whole()


def text(node: Node) -> str:
    return node.text()


def texts(node: Node) -> list[str]:
    return list(node.texts())


def yes_no(node: Node) -> bool:
    value = node.plain()
    if not isinstance(value, bool):
        raise node.wrong("must be true or false")
    return value


def number_or_word(node: Node) -> int | str:
    value = node.plain()
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise node.wrong("must be a number or a word")
    return value


def number_or(word: str) -> Check:
    """A number from 1 on, or one word instead."""

    def check(node: Node) -> int | str:
        return word if node.plain() == word else node.whole(1)

    return check


def one_of(words: Sequence[str]) -> Check:
    def check(node: Node) -> str:
        return node.one_of(tuple(words))

    return check


def several_of(words: Sequence[str]) -> Check:
    def check(node: Node) -> list[str]:
        return [each.one_of(tuple(words)) for each in node.each()]

    return check


def numbers_of(allowed: Sequence[int], says: str) -> Check:
    """One or more of a few numbers."""

    def check(node: Node) -> list[int]:
        numbers = [each.whole(1) for each in node.each()]
        if not numbers or not set(numbers) <= set(allowed):
            raise node.wrong(says)
        return numbers

    return check
