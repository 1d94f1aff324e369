"""What people of the Nemesis family do how often, whichever game of it they play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.common import seating
from companion.games.common.habits import NEVER, Finder, Habit, Maker
from companion.games.family import switching
from companion.kit import answers
from companion.kit.dice import Dice
from companion.kit.source import on_cardboard
from companion.table import Table


def often(
    players: float, event: float = 0, make: Maker | None = None, more: float = 0.5, **says: Sequence[Any] | Finder
) -> Habit:
    """How often in the players' turns, and how often in the event phase."""
    return Habit({"players": players, "event": event}, says, more, make)


def judged(table: Table, dice: Dice) -> dict[str, Any]:
    """What only the table knows when a game is judged."""
    seats = seating.seats(table)
    contaminated = {seat: dice.choice(("lives", "dies")) for seat in seats if on_cardboard(table, "contamination")}
    return {"answers": {"contamination": contaminated, "objectives": {seat: dice.random() < 0.6 for seat in seats}}}


def _switched(table: Table, dice: Dice) -> dict[str, Any] | None:
    """The bag and the events stay with the app mostly, else there is little to play."""
    component = dice.choice(list(table.named("source")))
    to = "app" if on_cardboard(table, component) else "cardboard"
    loath = component in ("bag", "event") and to == "cardboard" and dice.random() < 0.7
    return None if loath or switching.busy(table, component) else {"component": component, "source": to}


HABITS: dict[str, Habit] = {
    "noise_roll": often(30, 2),
    "encounter": often(8, 2),
    "attack": often(8, 10),
    "injury_check": often(6, 3, injuries=range(9)),
    "killed": often(4, 2),
    "hides": often(3, 2),
    "appears": often(1, 0.5),
    "injure": often(3, 3, by=(1, 1, 2)),
    "adults_retreat": often(30, 30),
    "explore": often(8, 0.2, more=0.2),
    "combat_roll": often(5),
    "contaminate": often(3, 1, cards=(1, 1, 1, 2)),
    "scan": often(1.5, 0.2),
    "leave": often(0.12, 0.04),
    "revive": often(1),
    "research": often(0.5),
    "draft_offer": often(1),
    "draft_keep": often(20, 5),
    "flees": often(1, 1),
    "search": often(2),
    "search_keep": often(20, 5),
    "craft": often(1),
    "objective_draw": often(0.5),
    "objective_give_up": often(3),
    "item_drop": often(0.5),
    "setup_done": often(0.3),
    "end_game": often(0.01),
    "serious_wound": often(1, 0.5),
    "event_phase": often(12),
    "turns": often(0.3, 0.03),
    "acted": often(12),
    "pass_turn": often(8),
    "next": often(0, 60, answers.next_step),
    "set_source": often(0.1, 0.02, _switched),
    "victory": Habit({"over": 1}, make=judged),
    "rename": Habit(NEVER),
    "fix": Habit(NEVER),
}
TO_THE_END = {"set_source": Habit(NEVER), "turns": Habit(NEVER), "end_game": Habit(NEVER)}
