"""What an item may carry, by the kind of component it lies in; each field with its check."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import yaml

from companion.packs.model import CORRIDORS, LINES, PackError
from companion.packs.yamlnodes import Node

KINDS = ("larva", "creeper", "adult", "breeder", "queen")


def _number(node: Node) -> int:
    return node.whole()


def _text(node: Node) -> str:
    return node.text()


def _texts(node: Node) -> list[str]:
    return list(node.texts())


def _yes_no(node: Node) -> bool:
    value = node.plain()
    if not isinstance(value, bool):
        raise node.wrong("must be true or false")
    return value


def _kinds(node: Node) -> list[str]:
    return [each.one_of(KINDS) for each in node.each()]


def _corridors(node: Node) -> list[int]:
    numbers = [each.whole(1) for each in node.each()]
    if not numbers or not set(numbers) <= set(CORRIDORS):
        raise node.wrong("must be one or two corridor numbers from 1 to 4")
    return numbers


def _blood(node: Node) -> int | str:
    value = node.plain()
    if value == "retreat":
        return "retreat"
    return node.whole(1)


def _line(node: Node) -> str:
    return node.one_of(LINES)


def _face(node: Node) -> int | str:
    value = node.plain()
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise node.wrong("must be a number or a word")
    return value


Check = Callable[[Node], Any]

TRAITS: dict[str, dict[str, Check]] = {
    "intruder_tokens": {"lit": _number, "dark": _number},
    "intruder_counts": {"bag": _number, "bag_per_player": _number},
    "tokens": {"items": _number, "does": _text, "kills": _text, "limit": _number},
    "event_cards": {"movers": _kinds, "corridor": _corridors, "remove": _yes_no},
    "attack_cards": {"hits": _kinds, "blood": _blood},
    "computer_cards": {"options": _texts},
    "cards": {"infected": _yes_no, "players": _number, "deck": _text},
    "die": {"face": _face},
    "slots": {"line": _line, "css": _yes_no, "white": _yes_no},
    "characters": {
        "colour": _text, "group": _text, "room": _text, "knowledge": _number, "starting_item": _text,
        "quest_item": _text, "alternatives": _texts,
    },
    "markers": {"limit": _number, "start": _number},
    "facts": {"value": _face},
}
"""A component's `holds` names one of these."""

def checked_trait(holds: str, name: str, value: Any) -> Any:
    """A trait from elsewhere, checked as one that stands in a file."""
    check = TRAITS[holds].get(name)
    if check is None:
        raise PackError(f"{name} is nothing that {holds} have")
    node = yaml.compose(json.dumps(value), Loader=yaml.SafeLoader)
    assert node is not None
    return check(Node("box", node, name))


REQUIRED: dict[str, tuple[str, ...]] = {
    "intruder_tokens": ("lit", "dark"),
    "event_cards": ("movers", "corridor"),
    "attack_cards": ("hits", "blood"),
    "computer_cards": ("options",),
    "die": ("face",),
    "facts": ("value",),
}
