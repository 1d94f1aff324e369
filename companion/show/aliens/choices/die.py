"""A die that lies on the table: what came is said on a page of numbers, one die after the other, and only then is it done."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.games.aliens.dice import ALIEN, MARINE, SIDES, source
from companion.show.pictures.choice import Asked, Choices, Option

ROLLS = {
    "attack": MARINE,
    "full_auto": MARINE,
    "reroll": MARINE,
    "defend": MARINE,
    "tech_test": MARINE,
    "barricade": MARINE,
    "sentry_shot": MARINE,
    "break_barricade": ALIEN,
    "blip_speed": ALIEN,
}
GUN_DICE = 2


def die_of(intent: str, given: Mapping[str, Any]) -> str:
    """Which die it needs; "" for none."""
    return str(given["die"]) if intent == "roll" else ROLLS.get(intent, "")


def on_the_table(view: Mapping[str, Any], intent: str, given: Mapping[str, Any]) -> bool:
    """Whether it needs a die that the app does not roll."""
    die = die_of(intent, given)
    return bool(die) and view["sources"][source(die)] == "cardboard"


def asked_first(asked: Asked, option: Option) -> Option:
    """The same option; where its die lies on the table, it leads to what came."""
    if not on_the_table(asked.view, option.intent, option.parameters):
        return option
    return replace(option, intent="", leads=die_page(option.intent, option.parameters))


def die_page(intent: str, given: Mapping[str, Any]) -> str:
    """The choice that asks what the first die shows."""
    return f"die:{_written(intent, given, [])}"


def die(asked: Asked) -> Choices:
    """What the next die shows; after the last one it is done."""
    intent, given, rolls = json.loads(asked.about)
    count, sides = _count(asked.view, intent, given), SIDES[die_of(intent, given)]
    made = []
    for number in range(1, sides + 1):
        now = [*rolls, number]
        if len(now) == count:
            made.append(Option(str(number), "dice", intent, {**given, "roll": number if count == 1 else now}))
        else:
            made.append(Option(str(number), "dice", leads=f"die:{_written(intent, given, now)}"))
    if count == 1:
        return asked.say("WHAT DOES THE DIE SHOW?"), made
    return asked.say("DIE {n} OF {all}: WHAT DOES IT SHOW?", n=len(rolls) + 1, all=count), made


def _written(intent: str, given: Mapping[str, Any], rolls: list[int]) -> str:
    return json.dumps([intent, dict(given), rolls], separators=(",", ":"))


def _count(view: Mapping[str, Any], intent: str, given: Mapping[str, Any]) -> int:
    """How many dice are rolled for it."""
    if intent == "sentry_shot":
        return GUN_DICE
    if "targets" in given:
        tokens = {each["piece"]: each["tokens"] for each in view["in_play"]}
        return sum(1 + tokens.get(target, 0) for target in given["targets"])
    return int(given.get("dice", given.get("count", 1)))
