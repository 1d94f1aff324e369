"""Insanity and panic: the step that was taken, and where everybody stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.nemesis.pieces import PIECES
from companion.show.tongue import Tongue
from companion.value import value

LEVELS = (1, 2, 3, 4, 5)
FLOOR = 3
"""Nobody who was there falls below it again."""
SHOWN_OTHERWISE = ("panic_is", "insanity_is", "insanity_met", "seeder_surprises", "contaminated", "clear_corridors", "bag_drawn")
"""What a panic tells that its picture has in another way."""
MOST_ROWS = 3
"""Seats that have room beside a step."""


@value
class InsanityRow:
    number: str
    name: str
    level: int
    acts: bool
    """Whose panic this is."""
    out: bool


@value
class Insanity:
    before: str
    after: str
    """The large step; "" where nothing has changed."""
    title: str
    """What the step means; "" where the card has done what it says."""
    rows: tuple[InsanityRow, ...]
    acts: tuple[InsanityRow, ...]
    """Only whose panic this is, where there is no room for all."""
    sends: str
    """"" where much else is to be read."""
    kinds: tuple[str, ...]
    """The symbol of what comes at each level."""
    house: bool
    """Nobody has told us which; it is our own mix until the owner looks."""


def panicked(told: Mapping[str, Any], view: Mapping[str, Any], say: Tongue, seat: str, briefly: bool = False) -> Insanity:
    """After a panic card: the step it made, and where everybody stands; briefly where much else is to be read."""
    after = int(told["insanity"])
    rows = tuple(
        InsanityRow(str(each["number"]), str(each["name"]).upper(), int(each["insanity"]), name == seat, each["status"] != "in")
        for name, each in view["seats"].items()
    )
    acts = tuple(row for row in rows if row.acts)
    briefly = bool(briefly or told["dies"])
    rose = not told["counts"] and not told["dies"]
    track = view["insanity_track"]
    return Insanity(
        before=str(after - 1) if rose else "",
        after=str(after) if rose else "",
        title="" if told["counts"] else say("TOO CALM: CARD DOES NOTHING"),
        rows=acts if briefly or len(rows) > MOST_ROWS else rows,
        acts=acts,
        sends="" if briefly else say("SENDS"),
        kinds=tuple(PIECES[track[str(level)]].symbol for level in LEVELS),
        house=True,
    )


def calm(told: Mapping[str, Any], say: Tongue) -> tuple[str, ...]:
    """What a card does that finds somebody too calm: no step down again from three on."""
    if told["counts"] or told["dies"]:
        return ()
    rises = say("Insanity up by 1.")
    return (f"{rises} {say('From 3 on it never sinks below 3.')}",) if told["insanity"] >= FLOOR else (rises,)
