"""What a squad of Aliens does how often, that knows the board no better than we do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.aliens import board, endurance, squad
from companion.games.aliens import dice as dies
from companion.games.common.habits import NEVER, Finder, Habit, Maker
from companion.kit import answers
from companion.kit.dice import Dice
from companion.kit.forms import form_of
from companion.kit.source import on_cardboard
from companion.table import Table

WON_FROM, WON = 6, 0.2
"""From this turn on a mission may be won, and how often it is."""
GOES_ON = 0.2
"""How often people leave actions undone, or somebody who may still act."""
AIMED = 3
"""So many at the most are caught by one area."""


def often(marine: float, alien: float = 0, make: Maker | None = None, more: float = 0.5, **says: Sequence[Any] | Finder) -> Habit:
    """How often in the Marine Phase, and how often in that of the aliens."""
    return Habit({"marine": marine, "alien": alien}, says, more, make)


# -- whose act it is -----------------------------------------------------------------------------


def _active(table: Table) -> list[str]:
    """Who acts at this moment."""
    return [table.value("active")["character"]] if table.value("active") else []


def _able(table: Table) -> list[str]:
    """Who has an action left."""
    return _active(table) if table.value("active") and table.value("active")["actions"] else []


def _beset(table: Table) -> list[str]:
    """On whom a hazard lies."""
    return [each for each in squad.members(table) if table.count(endurance.lying(each))]


def _its_player(table: Table) -> list[str]:
    return [seat for each in _active(table) if (seat := squad.player(table, each))]


def _shot_last(table: Table) -> list[str]:
    """Who may go on shooting."""
    last = table.value("last")
    return [last["character"]] if last and last["what"] == "attack" and last["auto"] else []


def _aliens(table: Table) -> list[str]:
    return board.of(table, board.ALIEN, board.FACEHUGGER)


def _own_roll(table: Table) -> Sequence[int]:
    """What a die of the Marines may show, where people roll it themselves."""
    return range(1, dies.SIDES[dies.MARINE] + 1) if on_cardboard(table, dies.source(dies.MARINE)) else ()


def _waiting(table: Table) -> list[str]:
    """Grunts who have not acted this turn."""
    return [each for each in squad.grunts(table) if not table.flag(f"{each}.activated")]


def _busy(table: Table, dice: Dice) -> bool:
    """Whether people stay with what can still be done: the actions of who acts, its shots."""
    active = table.value("active")
    return active is not None and bool(active["actions"] or active["granted"]) and dice.random() > GOES_ON


# -- what is said --------------------------------------------------------------------------------


def _onward(table: Table, dice: Dice) -> dict[str, Any] | None:
    """The next station, or an answer: of a rest all that may go back, of a mission that it is won at last."""
    question = table.value("question")
    if question is None and table.word("phase") == "marine":
        stays = _busy(table, dice) or (table.value("active") is None and _waiting(table) and dice.random() > GOES_ON)
        return None if stays else {}
    match question and question["ask"]:
        case "victory":
            return {"answer": table.number("round") >= WON_FROM and dice.random() < WON}
        case "keep":
            return {"answer": answers.any_answer(form_of(table.value("form")), dice)}
        case "recycle":
            return {"answer": {"exhaust": table.value("form")["groups"]["exhaust"]["number"][1]}}
    return answers.next_step(table, dice)


def _activated(table: Table, dice: Dice) -> dict[str, Any] | None:
    """One of those who have not acted, once who acts has."""
    waiting = [each for each in squad.members(table) if not table.flag(f"{each}.activated") and each not in _active(table)]
    return {"character": dice.choice(waiting)} if waiting and not _busy(table, dice) else None


def _flipped(table: Table, dice: Dice) -> dict[str, Any] | None:
    """A grunt for a player who has lost a hero."""
    seats, grunts = [each for each in squad.seats_in(table) if squad.vacant(table, each)], squad.flippable(table)
    return {"seat": dice.choice(seats), "character": dice.choice(grunts)} if seats and grunts else None


def _attacked(table: Table, dice: Dice) -> dict[str, Any] | None:
    """A shot of who acts, free where one was granted, or of anybody at an alien that comes; at several where it can."""
    comes = table.word("phase") == "alien"
    shooters = [each for each in squad.members(table) if squad.status(table, each) == "up"] if comes else _active(table)
    if not shooters:
        return None
    character = dice.choice(shooters)
    granted = [] if comes else table.value("active")["granted"]
    held = [each for each in sorted(table.inside(endurance.weapons(character))) if each in granted or not granted]
    if not held:
        return None
    weapon, aliens = dice.choice(held), _aliens(table)
    given: dict[str, Any] = {"character": character, "weapon": table.kind(weapon)}
    if comes:
        given["defensive"] = True
    elif granted:
        given["free"] = True
    if not table.pieces[weapon].traits["area"]:
        aimed = {"piece": dice.choice(aliens)} if aliens else {}
        return {**given, **aimed, **_rolled(table, dice)}
    dice.shuffle(aliens)
    targets = aliens[: dice.randint(1, AIMED)]
    count = sum(1 + board.tokens(table, each) for each in targets)
    return {**given, "targets": targets, **_rolled(table, dice, count)} if targets else {**given, **_rolled(table, dice)}


def _rolled(table: Table, dice: Dice, count: int = 1) -> dict[str, Any]:
    """What people have rolled, where they roll themselves."""
    if not on_cardboard(table, dies.source(dies.MARINE)):
        return {}
    rolls = [dice.randint(1, dies.SIDES[dies.MARINE]) for _ in range(count)]
    return {"roll": rolls if count > 1 else rolls[0]}


HABITS = {
    "next": Habit({"setup": 1, "marine": 5, "alien": 5, "finish": 1, "between": 1}, make=_onward),
    "activate": often(8, make=_activated),
    "ability": often(20, character=_active),
    "attack": often(12, 2.5, _attacked),
    "full_auto": often(14, 14, more=0.9, character=_shot_last, piece=_aliens, roll=_own_roll),
    "defend": often(0, 1, more=0.9, roll=_own_roll),
    "reroll": often(0.2, 0.2, roll=_own_roll),
    "act": often(8, more=0.1, character=_able),
    "aim": often(4, more=0.1, character=_able),
    "rest": often(4, more=0.3, character=_able, recycle=range(4)),
    "barricade": often(4, more=0.2, character=_able, roll=_own_roll),
    "break_barricade": often(0.1, 0.5),
    "tech_test": often(4, more=0.2, character=_able, roll=_own_roll),
    "equip": often(3, more=0.2, seat=_its_player, cost=(0, 1)),
    "unequip": often(2, seat=_its_player),
    "play": often(1, 0.5, more=0.3, cost=(1, 2)),
    "spot": often(1, 3),
    "blip_speed": often(0, 6),
    "take_over": often(20, 20, _flipped),
    "draw": often(0.2, cards=(1, 1, 2)),
    "reveal": often(0.2),
    "discard": often(0.08, cards=(1, 2)),
    "recycle": often(0.2, cards=(1, 2, 3)),
    "lift": often(1, 1, character=_beset),
    "exhaust": often(0.1, 0.05, cards=(1, 2)),
    "place_blips": often(0.1, 0.2, count=(1, 1, 2)),
    "appears": often(0.1, 0.2),
    "hit": often(0.2, 0.3, by=(1,)),
    "killed": often(0.1, 0.1),
    "leave": often(0.02, 0.02),
    "mark": often(0.3, by=(1,)),
    "mission_blip": often(0.15),
    "sentry_shot": often(0.1, 1, more=0.4, character=()),
    "roll": often(0.2, 0.1, count=(1,)),
    "pass_token": often(0.2),
    "alien_phase": often(0.1),
    "set_source": often(0.02, 0.02),
    "setup_done": often(0.1),
    "mission": Habit({"between": 1}, more=0),
    "gear": Habit({"setup": 0.5}),
    "victory": Habit(NEVER),
    "rename": Habit(NEVER),
    "fix": Habit(NEVER),
}
TO_THE_END = {"set_source": Habit(NEVER)}
