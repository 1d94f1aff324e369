"""The Finish Phase (S2 1127-1155): effects, victory, defeat, the next turn."""

from __future__ import annotations

from typing import Any

from companion.games.aliens import board, campaign, ending, squad, turn
from companion.games.aliens.ending import on_a_mission
from companion.games.aliens.tracker import DECK
from companion.games.aliens.turn import Halt, declare
from companion.kit import rail
from companion.kit.forms import One
from companion.kit.intent import YES_NO, Result, intent
from companion.kit.source import on_cardboard
from companion.table import Table

OUT_OF_IT = ("killed", "captured", "down")


def _of_this_turn(table: Table) -> str:
    return str((table.value("mission").get("turns") or {}).get(str(table.value("turn_dial") or table.number("round")), ""))


def _effects(table: Table) -> Result | None:
    """What the mission says of this turn."""
    says = _of_this_turn(table)
    if not says:
        return None
    table.tell("mission_effect", text=says)
    return {"effect": says}


def _check(table: Table) -> Result | None:
    """Victory first, as written, then defeat (A32); a bug hunt decides itself."""
    if table.value("option.mode") == "bug_hunt":
        return _hunted(table)
    return _asks(table)


def _hunted(table: Table) -> Result | None:
    """Won when tracker, aliens and blips are all used up and somebody lives, on the ground or not (S2 1226, A17). While
    something is left, and those who live are all away, nobody will ever use it up: the table says what came of it."""
    alive = any(squad.status(table, each) not in squad.LOST for each in squad.members(table))
    yours = on_cardboard(table, DECK.name)  # whether that one is used up, the table knows
    if not alive or board.in_play(table) or (table.count(DECK.pile) and not yours):
        table.set(board.UNLETTERED, False)
        if alive and not any(squad.there(table, each) for each in squad.members(table)):
            table.tell("hunt_without_hunters")
            return _asks(table)
        _defeat(table)
        return None
    if table.flag(board.UNLETTERED):  # A53
        table.tell("unlettered")
    if yours or table.flag(board.UNLETTERED):
        return _asks(table)
    ending.ends(table, True, "bug_hunt")
    return {}


def _asks(table: Table) -> Result:
    if ending_ := table.value("mission").get("ending"):
        table.tell("mission_is_won_by", text=ending_)
    rail.ask(table, "victory", One((False, True)))
    return {}


def _checked(table: Table, won: Any, _: rail.Question) -> Result:
    if won:
        campaign.mission_ends(table, True, "bug_hunt" if table.value("option.mode") == "bug_hunt" else "mission")
        return {"won": True}
    _defeat(table)
    return {"won": False}


def _defeat(table: Table) -> None:
    """Everyone killed, down or captured (S2 1145)."""
    if all(squad.status(table, each) in OUT_OF_IT for each in squad.members(table)):
        campaign.mission_ends(table, False, "squad")


def _clean_up(table: Table) -> Result:
    table.set("round", table.number("round") + 1)
    if table.value("turn_dial") is not None:
        table.set("turn_dial", table.number("turn_dial") + 1)
    table.tell("turn_begins", round=table.number("round"))
    return {"quiet": True}


declare(
    Halt("finish_effects", "finish", _effects, turn.always("check"), idle=lambda table: not _of_this_turn(table)),
    Halt("check", "finish", _check, turn.always("clean_up"), _checked),
    Halt("clean_up", "finish", _clean_up, turn.always("reset_aim")),
)


@intent(on_a_mission, won=YES_NO)
def victory(table: Table, won: bool) -> Result:
    """The mission ends as the table says."""
    return campaign.mission_ends(table, won)
