"""The Alien Phase up to the tracker: who is down, the aliens, the blips (S2 916-1064)."""

from __future__ import annotations

from typing import Any

from companion.games.aliens import activation, board, dice, losses, squad, turn
from companion.games.aliens.board import ALIEN, BLIP, FACEHUGGER
from companion.games.aliens.turn import Halt, declare
from companion.games.common.seating import playing
from companion.kit import rail
from companion.kit.forms import Groups, One
from companion.kit.intent import Result, intent, whole
from companion.table import Json, Refused, Table

BOARDS = ("1", "2", "3", "4")


def _start(table: Table) -> Result:
    """Nothing changes before the first next."""
    activation.finishes(table)
    table.set("lead", None)
    table.set("token", squad.leader(table))
    table.set("boards", dict.fromkeys(BOARDS))
    table.set("motion", {"cards": {}, "order": [], "yours": [], "tunnels": [], "card": None})
    table.tell("alien_phase", round=table.number("round"))
    return {}


def _fallen(table: Table) -> list[str]:
    return [each for each in squad.members(table) if squad.status(table, each) == "down"]


def _standing(table: Table) -> Result | None:
    """Who is down beside an alien is captured, and one of those aliens leaves too; the rest stand up (S2 976-980). Who has lost a
    hero so may flip a grunt before anything else is settled (S2 984)."""
    down = _fallen(table)
    if not down:
        return None
    aliens = board.of(table, ALIEN, FACEHUGGER)
    rail.ask(table, "captured", Groups({each: One((False, True, *aliens), "letter") for each in down}), down=list(down))
    return {"down": down}


def _stood(table: Table, said: Any, _: rail.Question) -> Result:
    captured = [each for each, answer in said.items() if answer]
    taken = [answer for answer in said.values() if isinstance(answer, str)]
    if len(taken) != len(set(taken)):
        raise Refused("one_alien_each")
    board.forget(table)
    up: list[Json] = []
    for character, answer in said.items():
        if not answer and squad.status(table, character) == "down":  # who has died since does not stand up again
            table.set(f"{character}.status", "up")
            up.append(character)
    for character in captured:
        if isinstance(said[character], str):
            board.goes(table, said[character])
        losses.leaves(table, character, "captured")
    if up:
        table.tell("stand_up", characters=up)
    waits = bool(squad.flippable(table)) and any(squad.vacant(table, seat) for seat in squad.seats_in(table))
    return {"captured": captured, "up": up, "stay": captured != [] and waits}


def _aliens(table: Table) -> Result | None:
    """One by one, nearest first: move, defensive fire, defence; the table does it (S2 934-972)."""
    there = board.of(table, ALIEN, FACEHUGGER)
    if not there:
        return None
    table.tell("aliens_move_of_old" if table.value("option.edition") == activation.OLD else "aliens_move")
    return {"aliens": there}


def _blips(table: Table) -> Result | None:
    """Board by board: its die is the speed of its blips, each once, nearest first (S2 1002-1018)."""
    there = board.of(table, BLIP)
    if not there:
        return None
    table.tell("blips_move")
    return {"blips": there}


declare(
    Halt("start", "alien", _start, turn.always("standing")),
    Halt("standing", "alien", _standing, turn.always("aliens"), _stood, idle=lambda table: not _fallen(table)),
    Halt("aliens", "alien", _aliens, turn.always("blips"), idle=lambda table: not board.of(table, ALIEN, FACEHUGGER)),
    Halt("blips", "alien", _blips, turn.always("motion_tracker"), idle=lambda table: not board.of(table, BLIP)),
)


def _now(table: Table) -> None:
    if table.value("phase") != "alien" or table.value("step") not in ("aliens", "blips"):
        raise Refused("no_blips_move")


@intent(playing, _now, board_=whole(1, 4), roll=dice.ALIEN_ROLL)
def blip_speed(table: Table, board_: int, roll: Json = None) -> Result:
    """The die of one board, once a turn."""
    if table.value("step") == "aliens":
        if not board.of(table, BLIP):
            raise Refused("no_blips_move")
        table.set("step", "blips")
        table.tell("blips_move")
    boards = dict(table.value("boards"))
    if boards[str(board_)] is not None:
        raise Refused("board_has_moved", board=board_)
    (speed,) = dice.rolled(table, dice.ALIEN, roll)
    table.set("boards", {**boards, str(board_): speed})
    table.tell("blip_speed", board=board_, speed=speed)
    return {"speed": speed}
