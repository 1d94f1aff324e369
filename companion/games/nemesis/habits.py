"""What people do how often in a game of Nemesis."""

from __future__ import annotations

from typing import Any

from companion.games.common.habits import Habit
from companion.games.family import habits as family
from companion.games.family.book import book
from companion.games.family.habits import often
from companion.games.nemesis.carnomorphs.adaptations import VORACIOUS
from companion.games.nemesis.holds import PLACES
from companion.kit.dice import Dice
from companion.kit.source import on_cardboard
from companion.table import Table

LEAST = 0.35
"""How often a marker is taken off the board."""


def _marked(table: Table, dice: Dice) -> dict[str, Any] | None:
    """One more or one less of something, as far as there are any, and as far as this enemy has it."""
    enemy = table.value("option.enemy")
    slime = () if enemy == "void_seeders" else ("slime",)
    voracious = (VORACIOUS,) if enemy == "carnomorphs" and on_cardboard(table, "adaptations") else ()
    what = dice.choice(("fire", "fire", "malfunction", "malfunction", "egg", "signal", *slime, "venting", *voracious))
    seat = dice.choice(table.value("seats"))
    match what:
        case "fire" | "malfunction":
            return {"what": what, "by": -1 if table.number(f"{what}.placed") and dice.random() < LEAST else 1}
        case "egg":
            return {"what": what, "by": -1} if table.number("eggs.nest") else None
        case "venting":
            return {"what": what, "by": 1}
        case "voracious":
            return {"what": what, "by": -1 if table.flag(what) else 1}
    return {"what": what, "by": -1 if table.flag(f"{seat}.{what}") else 1, "seat": seat}


def _judged(table: Table, dice: Dice) -> dict[str, Any]:
    """What only the table knows, as the family asks it; and what engines and coordinates show, where they lie there."""
    answers = family.judged(table, dice)["answers"]
    if on_cardboard(table, "engines"):
        answers["engines"] = {engine: dice.choice(("working", "damaged")) for engine in "123"}
    if on_cardboard(table, "coordinates"):
        answers["coordinates"] = {"reached": dice.choice(PLACES)}
    return {"answers": {name: answer for name, answer in answers.items() if name in book(table).judges}}


HABITS = {
    **family.HABITS,
    "victory": Habit({"over": 1}, make=_judged),
    "explore_peek": often(0.5),
    "engine_check": often(1),
    "engine_repair": often(1),
    "engine_swap": often(0.1),
    "coordinates_peek": often(1),
    "destination_set": often(1),
    "pod_unlock": often(0.5),
    "pod_lock": often(0.2),
    "pod_enter": often(0.5),
    "pod_launch": often(3),
    "pod_leave": often(1.5, 0.3),
    "selfdestruct_start": often(0.15),
    "selfdestruct_stop": often(0.6),
    "mark": often(6, 2, _marked),
    "feed": often(2, 4),
    "mutate": often(0.6, 0.2),
    "mutation_keep": often(20, 5),
    "mutation_action": often(1),
    "panic": often(1, 0.3),
    "panic_cancel": often(0.2, 0.1),
    "lair_found": often(0.4),
    "lair_destroyed": often(0.3),
    "alert_start": often(0.3),
    "alert_stage": often(1),
    "alert_done": often(1, 0.2),
    "offer_take": often(1),
    "turret_place": often(0.3),
    "turret_reveal": often(0.4),
    "turret_set": often(0.3),
    "turret_destroy": often(0.2, 0.4),
    "hourglass_empty": often(1),
    "hourglass_off": often(0.1),
    "hourglass_keep": often(0.2, left=range(181)),
    "intruder_play": often(6),
    "intruder_choose": often(30, 30),
    "intruder_pass": often(1),
    "event_phase": often(14),
}
TO_THE_END = {
    **family.TO_THE_END,
    "leave": often(3, 0.5, how=("hibernating",)),
    "engine_repair": often(3),
    "destination_set": often(0.3),
}
