"""Parts of cards that only Aliens has: letters of the board, and buttons that lead to a choice or do something at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.pictures.parts import Own, Part, Press
from companion.show.tongue import Tongue
from companion.value import value


@value
class Letters:
    """What stands on the board by where it came in; new ones solid. A tap asks what becomes of it."""

    label: str
    symbol: str
    chips: tuple[tuple[str, str, bool], ...]
    """Letter, what it leads to, and whether it is new."""


@value
class Lead:
    """A button that leads to a choice."""

    label: str
    symbol: str
    leads: str

    @property
    def name(self) -> str:
        """By which a test finds it."""
        return self.leads


@value
class Presses:
    """Buttons on a card."""

    buttons: tuple[Lead | Press, ...]


@value
class Speed:
    """One board: what its die showed, "" before that, and what a tap on it does."""

    label: str
    speed: str
    says: str
    press: Lead | Press | None


@value
class Boards:
    rows: tuple[Speed, ...]


def presses(*buttons: Lead | Press) -> Own:
    return Own("presses", Presses(buttons))


def letters(view: Mapping[str, Any], new: tuple[str, ...], say: Tongue) -> Iterator[Part]:
    """Every thing on the board by where it came in."""
    rows: dict[str, list[tuple[str, str, bool]]] = {}
    for each in view["in_play"]:
        where = (
            say("ALIENS") if each["kind"] != "blip" else say("SPAWN {n}", n=each["from"]) if each["from"] else say("ON THE MAP")
        )
        text = f"{each['piece']}+{each['tokens']}" if each["tokens"] else str(each["piece"])
        rows.setdefault(where, []).append((text, f"choose:piece:{each['piece']}", each["piece"] in new))
    for label, chips in sorted(rows.items()):
        yield Own("letters", Letters(label, "warrior" if label == say("ALIENS") else "spawn", tuple(chips)))
