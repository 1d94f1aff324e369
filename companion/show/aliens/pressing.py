"""Parts of cards that only Aliens has: letters of the board, and buttons that lead to a choice or do something at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.doing import Do, Go
from companion.show.pictures.parts import Own, Part, Press, Presses
from companion.show.tongue import Tongue
from companion.value import value


@value
class Letters:
    """What stands on the board by where it came in; new ones solid. A tap asks what becomes of it."""

    label: str
    symbol: str
    chips: tuple[tuple[str, str, bool], ...]
    """Letter, what it leads to, and whether it is new."""


HIGH = 52
"""The height of a button on a card, in dp."""


def lead(label: str, symbol: str, leads: str) -> Press:
    """A button that leads to a choice."""
    return Press(label, Go(leads), symbol, leads, high=HIGH)


def press(label: str, symbol: str, intent: str, given: Mapping[str, Any]) -> Press:
    """A button that does an intent."""
    return Press(label, Do(intent, given), symbol, " ".join([intent, *map(str, given.values())]), high=HIGH)


def presses(*buttons: Press) -> Presses:
    return Presses(buttons, fitting=True)


def entrance(where: str, say: Tongue) -> str:
    """A spawn point by its number, or a tunnel."""
    kind, dot, number = where.partition(".")
    return say("TUNNEL {n}", n=number) if dot and kind == "tunnel" else say("SPAWN {n}", n=where)


def letters(view: Mapping[str, Any], new: tuple[str, ...], say: Tongue) -> Iterator[Part]:
    """Every thing on the board by where it came in."""
    rows: dict[str, list[tuple[str, str, bool]]] = {}
    for each in view["in_play"]:
        where = say("ALIENS") if each["kind"] != "blip" else entrance(each["from"], say) if each["from"] else say("ON THE MAP")
        text = f"{each['piece']}+{each['tokens']}" if each["tokens"] else str(each["piece"])
        rows.setdefault(where, []).append((text, f"choose:piece:{each['piece']}", each["piece"] in new))
    for label, chips in sorted(rows.items()):
        yield Own("letters", Letters(label, "warrior" if label == say("ALIENS") else "spawn", tuple(chips)))
