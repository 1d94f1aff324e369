"""What can be chosen at the table of Aliens before something is done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.show.aliens import warning
from companion.show.aliens.choices import activation, attacking, board, campaign, cards, die, hands, seldom
from companion.show.pictures.choice import Asked, Choices, Option

Choose = Callable[[Asked], Choices]


COVERED = {"play": ("event",), "equip": ("weapon", "equipment")}
"""What a card face down must be for this to be done with it."""


SAID = ("die", "hazards", "came", "revealed")
"""Pages on which the table says what has come already."""


def choices(asked: Asked) -> Choices:
    """What the page offers; what would lose the game says so, and what needs a die of the table asks for it."""
    title, options = CHOICES[asked.what](asked)
    return title, [_asked_first(asked, _warned(asked, each)) for each in options]


def _asked_first(asked: Asked, option: Option) -> Option:
    """Where something lies on the table, it is said what came before it is done."""
    return option if asked.what in SAID else die.asked_first(asked, cards.hazards_first(asked, option))


def _warned(asked: Asked, option: Option) -> Option:
    if asked.silent or asked.what in SAID:
        return option  # it was warned of on the page before
    if option.covered:
        says = warning.covered(asked.view, asked.words, asked.say, *COVERED[option.intent])
    else:
        says = warning.said(asked.port.warns(option.intent, **option.parameters), asked.say)
    return replace(option, says=" ".join(each for each in (option.says, says) if each)) if says else option


CHOICES: dict[str, Choose] = {
    "attack": attacking.attack,
    "target": attacking.target,
    "area": attacking.area,
    "area_dice": attacking.area_dice,
    "again": board.again,
    "breaks": board.breaks,
    "die": die.die,
    "defend": attacking.defend,
    "fights": attacking.fights,
    "against": attacking.against,
    "exhaust": cards.exhaust,
    "rest": cards.rest,
    "reveal": cards.reveal,
    "draw": cards.draw,
    "discards": cards.discards,
    "came": cards.came,
    "revealed": cards.revealed,
    "hazards": cards.hazards,
    "hand": hands.hand,
    "hand_out": hands.hand_out,
    "card": hands.card,
    "named": hands.named,
    "cost": hands.cost,
    "back": hands.back,
    "who": activation.who,
    "ability": activation.ability,
    "lead": activation.lead,
    "pass": activation.passing,
    "orders": activation.orders,
    "hudson": activation.hudson,
    "barricade": board.barricade,
    "tech": board.tech,
    "leave": activation.leave,
    "blip": board.blip,
    "spawn": board.spawn,
    "number": board.number,
    "piece": board.piece,
    "more": seldom.more,
    "take_over": activation.take_over,
    "gun": attacking.gun,
    "mission_blip": board.mission_blip,
    "count": seldom.count,
    "dice": seldom.dice,
    "board": board.board,
    "mission": campaign.mission,
    "newt": campaign.newt,
    "squad": campaign.squad,
    "muster": campaign.muster,
}
