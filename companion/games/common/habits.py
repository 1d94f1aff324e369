"""What chance does at a table: any verb that is possible now, with any values that the game itself offers for it.

How often people do what, and what they usually say, are the habits of a game: `Game.habits`, of which there may be none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from companion.kit import answers
from companion.kit.dice import Dice
from companion.kit.intent import CHANCE, MORE, Intent
from companion.table import Table
from companion.value import value

if TYPE_CHECKING:
    from companion.games import Game

Offer = tuple[str, dict[str, Any]]
Maker = Callable[[Table, Dice], dict[str, Any] | None]
"""Makes parameters for an intent, or None where there is nothing to choose."""
Finder = Callable[[Table], Sequence[Any]]
"""Finds what people would say as things stand."""
Chooser = Callable[[Table, Dice], Offer | None]
OVER = "over"
"""The phase in which nothing is left but the verdict."""
BY_PEOPLE = ("fix", "end_game")
"""Verbs of every game by which people set something right, or stop; chance does neither by itself."""
TRIES, WORDS = 200, 3
"""So often another verb is tried, and other words for the same one."""


@value
class Habit:
    """How often something is done in each phase of a turn, and what people usually say with it."""

    often: Mapping[str, float]
    says: Mapping[str, Sequence[Any] | Finder] = field(default_factory=dict)
    """Values that are said, or how they are found, where not all that are offered are as likely."""
    more: float = 0.5
    """How often something is said that may be left out."""
    make: Maker | None = None
    """What is said where chance alone would be no player."""


USUAL = Habit({}, {})
"""Of a verb without a habit: as often as any other, with whatever is offered."""
Habits = Mapping[str, Habit]


def usual(game: Game, habits: Habits) -> Chooser:
    """Something that is possible now, as often as people do it; None once the verdict is given."""
    names = list(game.intents)
    weights: dict[str, list[float]] = {}

    def offer(table: Table, dice: Dice) -> Offer | None:
        phase = table.word("phase")
        if phase not in weights:
            weights[phase] = list(accumulate(_often(name, phase, habits) for name in names))
        for _ in range(TRIES if weights[phase][-1] else 0):
            name = dice.choices(names, cum_weights=weights[phase])[0]
            if (parameters := said(game.intents[name], habits.get(name, USUAL), table, dice)) is not None:
                return name, parameters
        return None if phase == OVER else _onward(game, table, dice)

    return offer


def _often(name: str, phase: str, habits: Habits) -> float:
    """Without habits every verb is as likely, until the game has ended, but for those that only people use."""
    usual = not habits and phase != OVER and name not in BY_PEOPLE
    return habits.get(name, USUAL).often.get(phase, usual)


def anything(game: Game) -> Chooser:
    """Anything possible, each verb as likely as the others, but for what ends a game at once."""
    habits = game.habits
    names = [name for name in game.intents if habits.get(name, USUAL).often is not NEVER]

    def offer(table: Table, dice: Dice) -> Offer | None:
        for _ in range(TRIES):
            name = dice.choice(names)
            habit = habits.get(name, USUAL)
            if (parameters := said(game.intents[name], habit, table, dice)) is not None:
                return name, parameters
        return None if table.word("phase") == OVER else _onward(game, table, dice)

    return offer


NEVER: Mapping[str, float] = {}
"""Of a verb that only people use, such as setting something right."""


def _onward(game: Game, table: Table, dice: Dice) -> Offer:
    """What moves the game on: the answer to what is asked, or the next step, or the first one."""
    if table.value("question") is not None:
        return "next", answers.next_step(table, dice)
    return next((name, {}) for name in ("next", "event_phase") if game.intents[name].why_not(table) is None)


def said(intent: Intent, habit: Habit, table: Table, dice: Dice) -> dict[str, Any] | None:
    """Parameters that the rules take now; None where none were found."""
    if intent.why_not(table) is not None:
        return None
    for _ in range(WORDS if intent.parameters else 1):
        given = habit.make(table, dice) if habit.make else _words(intent, habit, table, dice)
        if given is None:
            return None
        refused = intent.would(table, given)
        if refused in (None, CHANCE):
            return given
        if refused in MORE and not habit.make and (given := _more(intent, habit, table, dice, given)) is not None:
            return given
    return None


def _words(intent: Intent, habit: Habit, table: Table, dice: Dice) -> dict[str, Any] | None:
    """What must be said as the rules take it, then what may be said."""
    given: dict[str, Any] = {}
    for parameter in sorted(intent.parameters, key=lambda each: not each.needed):
        if not parameter.needed and dice.random() > habit.more:
            continue
        offered = _offered(intent, parameter.name, habit, table, given)
        dice.shuffle(offered)
        fits = (each for each in offered if not parameter.needed or _may_be(intent, table, {**given, parameter.name: each}))
        if (found := next(fits, None)) is not None:
            given[parameter.name] = found
        elif parameter.needed:
            return None
    return given


def _may_be(intent: Intent, table: Table, given: dict[str, Any]) -> bool:
    """Whether nothing speaks against what was said so far."""
    return any(each.needed and each.name not in given for each in intent.parameters) or intent.would(table, given) in (
        None,
        *MORE,
    )


def _more(intent: Intent, habit: Habit, table: Table, dice: Dice, given: dict[str, Any]) -> dict[str, Any] | None:
    """The same with one thing more, which the rules ask for."""
    for parameter in intent.parameters:
        if parameter.name in given or not (offered := _offered(intent, parameter.name, habit, table, given)):
            continue
        tried = {**given, parameter.name: dice.choice(offered)}
        if intent.would(table, tried) in (None, CHANCE):
            return tried
    return None


def _offered(intent: Intent, name: str, habit: Habit, table: Table, given: Mapping[str, Any]) -> list[Any]:
    """What a game offers, or of it what people usually say."""
    offers = intent.parameter(name).shape.offers
    if offers is None:
        return []
    if name not in habit.says:
        return list(offers(table, given))
    says = habit.says[name]
    return list(says(table) if callable(says) else says)
