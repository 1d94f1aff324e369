"""What is still to be done in a mission: who has not been activated, which boards have not moved their blips, what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from companion.games.aliens import abilities, board, squad
from companion.games.aliens.board import ALIEN, BLIP, FACEHUGGER
from companion.kit import due as dues
from companion.kit.due import Due
from companion.table import Json, Table

BOARDS = ("1", "2", "3", "4")


def due(table: Table) -> tuple[Due, ...]:
    """In the order in which it is to be done."""
    match table.value("phase"):
        case "marine":
            found: Iterator[Due] = _marines(table)
        case "alien" if table.value("step") in ("aliens", "blips"):
            found = chain(_moves(table), _boards(table), _blips(table))
        case "setup":
            found = _gear(table)
        case "between" if table.value("step") == "choose":
            found = iter((Due("choose:mission", "choose", squad.decides(table), {}, ("mission", {}), message="due.mission"),))
        case "over":
            return ()
        case _:
            found = iter(())
    return (*dues.question(table), *_vacant(table), *found)


def _vacant(table: Table) -> Iterator[Due]:
    """Who has lost a hero flips a grunt's card, if there is one (S2 984)."""
    if table.value("phase") not in ("marine", "alien", "finish") or not squad.flippable(table):
        return
    for seat in squad.seats_in(table):
        if squad.vacant(table, seat):
            about: dict[str, Json] = {"seat": seat}
            yield Due(f"choose:take_over:{seat}", "choose", seat, about, ("take_over", about), message="due.take_over")


# -- the Marine Phase ----------------------------------------------------------------------------


def _marines(table: Table) -> Iterator[Due]:
    """What the active hero may do by its card, then every hero, then every grunt that nobody has activated (S2 661, 912)."""
    active: Any = table.value("active")
    now = active["character"] if active else None
    if now is not None:
        yield from _ability(table, now)
    for character in _in_turn(table):
        if character != now and table.flag(f"{character}.activated"):
            continue
        seat, does = squad.player(table, character), None if character == now else ("activate", {"character": character})
        must = character != now and squad.status(table, character) == "up"
        yield Due(f"activate:{_turn(table)}:{character}", "activate", seat, {"character": character}, does, must)


def _in_turn(table: Table) -> list[str]:
    """Heroes in the order of the token, then grunts, the highest rank first."""
    token = table.value("token") or squad.decides(table)
    heroes = [each for seat in squad.clockwise(table, token) for each in squad.heroes(table, seat)]
    return [*heroes, *sorted(squad.grunts(table), key=lambda each: -table.number(f"{each}.rank"))]


def _ability(table: Table, character: str) -> Iterator[Due]:
    """What the card gives as the activation begins or ends, and was not used; a must is done by itself."""
    when = table.word("step")
    if when in abilities.WHEN and abilities.of(table, when) is not None:
        about: dict[str, Json] = {"character": character}
        yield Due(
            f"choose:{_turn(table)}:{character}:{when}",
            "choose",
            squad.player(table, character),
            about,
            ("ability", about),
            message="due.ability",
        )


def _turn(table: Table) -> str:
    """Which turn it is: of a campaign its mission, too."""
    campaign = table.value("campaign")
    return f"{campaign['mission']}.{table.number('round')}" if campaign else str(table.number("round"))


# -- the Alien Phase -----------------------------------------------------------------------------


def _moves(table: Table) -> Iterator[Due]:
    """S2 934: every alien once; which of them have moved only people know, and tick."""
    if table.value("step") != "aliens":
        return
    for label in board.of(table, ALIEN, FACEHUGGER):
        about: dict[str, Json] = {"piece": label, "kind": board.in_play(table)[label]["kind"]}
        yield Due(f"moves:{_turn(table)}:{label}", "strike", "", about, message="due.moves")


def _boards(table: Table) -> Iterator[Due]:
    """S2 1002-1008: board by board a die for its blips. A blip stands on the board that it came in on, as far as we know."""
    rolled: Any = table.value("boards")
    letters: dict[str, list[str]] = {number: [] for number in BOARDS}
    anywhere: list[str] = []
    for label in board.of(table, BLIP):
        origin = board.in_play(table)[label]["from"]
        letters.get(origin, anywhere).append(label)
    for number, there in letters.items():
        if rolled[number] is None and (there or anywhere):
            about: dict[str, Json] = {"board": int(number), "pieces": [*there, *anywhere]}
            yield Due(f"board:{_turn(table)}:{number}", "board", "", about, ("blip_speed", {"board": int(number)}), True)


def _blips(table: Table) -> Iterator[Due]:
    """S2 1008: a blip moves once. Of a board whose die has fallen only people know which have; they tick each."""
    if table.value("step") != "blips":
        return
    rolled: Any = table.value("boards")
    for label in board.of(table, BLIP):
        origin = board.in_play(table)[label]["from"]
        if rolled[origin] is not None if origin in rolled else any(each is not None for each in rolled.values()):
            about: dict[str, Json] = {"piece": label, "kind": BLIP}
            yield Due(f"moves:{_turn(table)}:{label}", "strike", "", about, message="due.blip_moves")


# -- before the first turn -----------------------------------------------------------------------


def _gear(table: Table) -> Iterator[Due]:
    """Heroes that carry nothing yet, and the first blips, as long as none lies there (S2 206)."""
    if table.value("step") != "gear_up":
        return
    if not board.of(table, BLIP):
        yield Due(f"choose:blips:{_turn(table)}", "choose", "", {}, message="due.first_blips")
    for character in squad.members(table):
        bare = not table.count(f"weapons.{character}") and not table.count(f"equipment.{character}")
        if bare and squad.is_hero(table, character) and character != squad.NEWT:
            about: dict[str, Json] = {"character": character}
            yield Due(
                f"choose:gear:{character}", "choose", squad.player(table, character), about, ("gear", about), message="due.gear"
            )
