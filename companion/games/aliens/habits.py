"""What a squad of Aliens does how often, that knows the board no better than we do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.common.habits import NEVER, Habit, Maker
from companion.kit import answers
from companion.kit.dice import Dice
from companion.kit.forms import form_of
from companion.table import Table

WON_FROM = 4
"""From this turn on a mission may be won."""


def often(marine: float, alien: float = 0, make: Maker | None = None, more: float = 0.5, **says: Sequence[Any]) -> Habit:
    """How often in the Marine Phase, and how often in that of the aliens."""
    return Habit({"marine": marine, "alien": alien}, says, more, make)


def _onward(table: Table, dice: Dice) -> dict[str, Any]:
    """The next station, or an answer: of a rest all that may go back, of a mission that it is won at last."""
    question = table.value("question")
    match question and question["ask"]:
        case "victory":
            return {"answer": table.number("round") >= WON_FROM and dice.random() < 0.3}
        case "keep":
            return {"answer": answers.any_answer(form_of(table.value("form")), dice)}
        case "recycle":
            return {"answer": {"exhaust": table.value("form")["groups"]["exhaust"]["number"][1]}}
    return answers.next_step(table, dice)


HABITS = {
    "next": Habit({"setup": 1, "marine": 5, "alien": 5, "finish": 1, "between": 1}, make=_onward),
    "activate": often(6),
    "ability": often(4),
    "attack": often(14, 3, more=0.7, targets=()),
    "full_auto": often(14, 14),
    "defend": often(0, 5, more=0.9),
    "reroll": often(0.3, 0.3),
    "act": often(5),
    "aim": often(2),
    "rest": often(3, more=0.3, recycle=range(4)),
    "barricade": often(2, more=0.2),
    "break_barricade": often(0.2, 0.5),
    "tech_test": often(1),
    "equip": often(2),
    "unequip": often(0.2),
    "play": often(1, 0.5),
    "spot": often(2, 6),
    "blip_speed": often(0, 6),
    "take_over": often(20, 20),
    "draw": often(0.3, cards=(1, 1, 2)),
    "reveal": often(0.3),
    "discard": often(0.1, cards=(1, 2)),
    "recycle": often(0.3, cards=(1, 2, 3)),
    "exhaust": often(0.3, 0.2, cards=(1, 2)),
    "place_blips": often(0.2, 0.2, count=(1, 1, 2)),
    "appears": often(0.2, 0.2),
    "hit": often(0.3, 0.3, by=(1,)),
    "killed": often(0.2, 0.2),
    "leave": often(0.02, 0.02),
    "mark": often(0.5, by=(1,)),
    "mission_blip": often(0.3),
    "sentry_shot": often(0.1, 1, more=0.4, character=()),
    "roll": often(0.2, 0.1, count=(1,)),
    "pass_token": often(1),
    "alien_phase": often(0.2),
    "set_source": often(0.05, 0.05),
    "setup_done": often(0.2),
    "mission": Habit({"between": 1}, more=0),
    "gear": Habit({"setup": 0.5}),
    "victory": Habit(NEVER),
    "rename": Habit(NEVER),
    "fix": Habit(NEVER),
}
TO_THE_END = {"set_source": Habit(NEVER)}
