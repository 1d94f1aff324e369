"""Before the first turn: gear, then the deck is shuffled, and the first turn begins (S2 198-211)."""

from __future__ import annotations

from companion.games.aliens import board, endurance, tracker, turn
from companion.games.aliens.cards import LEVELS
from companion.games.aliens.turn import Halt, declare
from companion.kit.intent import Result
from companion.table import Table

BENEATH = "beneath"
"""Where the cards go that a mission does not name, if they do not leave the game."""
MISSION = "blips.mission"
"""The four blips of the first mission, one of whom is Newt."""


def _gear_up(table: Table) -> Result:
    table.tell("gear_up")
    return {}


def _leaves(table: Table) -> None:
    shuffles(table)


def shuffles(table: Table) -> None:
    """The cards nobody carries are the deck, the Reshuffle card beneath (S2 203)."""
    table.shuffle(endurance.ABOVE, *table.inside(endurance.STOCK))
    table.tell("deck_is_ready", cards=table.count(endurance.ABOVE))


def sets_up(table: Table) -> None:
    """What chance has a hand in besides: the tracker as the mission stacks it, and the mission's own blips."""
    for zone in (board.OUT, *board.slots(table)):
        for blip in table.inside(zone):
            table.move(blip, board.POOL)
    table.shuffle(tracker.DECK.pile, *table.inside(tracker.DECK.discards), *table.inside(tracker.DECK.removed))
    recipe = table.value("mission").get("tracker") or {}
    wanted = {level: recipe[level] for level in ("1", "2", "3") if recipe.get(level) is not None}
    if wanted:
        _as_the_mission_says(table, wanted, str(recipe.get("order", "mixed")), recipe.get("rest") == BENEATH)
    if table.has_zone(MISSION):
        table.shuffle(MISSION)


def _as_the_mission_says(table: Table, wanted: dict[str, int], order: str, beneath: bool) -> None:
    """So many cards of each level; mixed, or the levels one after the other with the first on top. The others are out, or lie
    beneath them. All of it face down, from the top, as people do it: anybody can check that nobody chose."""
    pile, left = tracker.DECK.pile, dict(wanted)
    table.settle(pile)
    for card in reversed(table.inside(pile)):
        level = str(table.pieces[card].traits["level"])
        named = left.get(level, 0) > 0
        table.move(card, tracker.sorted_out(level) if named else tracker.OTHERS)
        left[level] = left.get(level, 0) - named
    others = table.inside(tracker.OTHERS)
    table.shuffle(pile, *(others if beneath else ()))
    for card in reversed(() if beneath else others):
        table.move(card, tracker.DECK.removed)
    first, *more = map(tracker.sorted_out, LEVELS)
    if order != "levels":
        table.shuffle(first, *(card for zone in more for card in table.inside(zone)))
    for zone in (*reversed(more), first):
        table.heap(pile, *table.inside(zone))


declare(Halt("gear_up", "setup", _gear_up, turn.always("reset_aim"), None, _leaves))
