"""What people do how often in a game of Lockdown."""

from __future__ import annotations

from typing import Any

from companion.games.common.habits import Habit
from companion.games.family import habits as family
from companion.games.family.habits import often
from companion.games.lockdown.time import SLOTS
from companion.kit.dice import Dice
from companion.table import Table

STEPS = {"fire": 0.35, "malfunction": 0.35, "egg": 1.0, "slime": 0.3, "larva": 0.3, "signal": 0.1, "archive": 0.1}
"""What is marked, and how often it is one less."""


def _marked(table: Table, dice: Dice) -> dict[str, Any] | None:
    """One more or one less of something, as far as there are any."""
    what = dice.choice(("fire", "fire", "malfunction", "malfunction", "egg", "knowledge", "signal", "slime", "venting"))
    seat = dice.choice(table.value("seats"))
    match what:
        case "fire" | "malfunction":
            return {"what": what, "by": -1 if table.number(f"{what}.placed") and dice.random() < STEPS[what] else 1}
        case "egg":
            return {"what": what, "by": -1} if table.number("eggs.nest") else None
        case "knowledge" | "venting":
            return {"what": what, "by": 1, "seat": seat}
    return {"what": what, "by": -1 if table.flag(f"{seat}.{what}") else 1, "seat": seat}


def _with_a_token(table: Table) -> list[int]:
    """The slots of the CSS track on which something lies."""
    return [slot for slot in (*SLOTS, 0) if table.count(f"css.{slot}")]


def _judged(table: Table, dice: Dice) -> dict[str, Any]:
    """As in every game of the family, with what the code asks."""
    given = family.judged(table, dice)
    asked = table.value("asks")
    return {"answers": {**given["answers"], "contingency": {seat: dice.randint(0, 1) for seat in asked}}} if asked else given


HABITS = {
    **family.HABITS,
    "victory": Habit({"over": 1}, make=_judged),
    "combat_roll": often(4),
    "advantage_roll": often(3),
    "surface_roll": often(4),
    "mars_card": often(1),
    "computer_use": often(3),
    "css_peek": often(2, slot=_with_a_token),
    "css_move": often(1, slot=_with_a_token),
    "pod_enter": often(0.5),
    "power_flip": often(1),
    "power_swap": often(1),
    "power_restore": often(0.6),
    "autodestruction_start": often(0.15),
    "autodestruction_stop": often(0.6),
    "alert_start": often(0.1),
    "contingency_peek": often(1),
    "contingency_take": often(0.5),
    "mark": often(6, 2, _marked),
}
TO_THE_END = {**family.TO_THE_END, "leave": often(2, 0.5, how=("isolated", "bunker"))}
