"""Games of before: how one that was played by other rules goes on by those of today, or why it is only to look at.

`tests/kept` holds games of every released version, and `tests/test_updates.py` rehearses an update.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.charter import Charter
from companion.games import Game
from companion.packs import Pack
from companion.table import CARRIED_OVER, SHARED, Entry, Journal, Json, Refused, Table, View

OLDER, NEWER = "older_rules", "newer_rules"
"""Why a game is only to look at."""


def rules(charter: Charter, table: Table) -> int:
    """The version of the rules by which a game goes on."""
    return int(table.grown[-1]["rules"]) if table.grown else charter.rules


def catch_up(game: Game, pack: Pack, charter: Charter, journal: Journal, goes_on: bool = True) -> str:
    """Carry a running game over to the rules of today: "". OLDER or NEWER where it is over or can't be: it is only shown."""
    table, theirs, ours = journal.table, rules(charter, journal.table), game.version
    if theirs == ours:
        return ""
    why, steps = OLDER if theirs < ours else NEWER, range(theirs + 1, ours + 1)
    added = game.lay_out(pack, charter.names, charter.options).beyond(table.layout).written()
    table.grow({"rules": theirs, "added": added})
    over = _looked(game, table, why)["phase"] == "over"
    if steps and all(step in game.upgrades for step in steps) and not over and goes_on:
        table.grown.pop()
        _carry_over(game, journal, steps, added)
        return ""
    return why


def _looked(game: Game, table: Table, why: str) -> Mapping[str, Json]:
    """The table as all may see it; what newer rules have made of it may be beyond us."""
    try:
        return game.report(View(table, SHARED))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        raise Refused(why, version=table.grown[-1]["rules"]) from None


def _carry_over(game: Game, journal: Journal, steps: range, added: Json) -> Entry:
    table, parameters = journal.table, {"rules": steps[-1], "added": added}
    table.grow(parameters)
    try:
        for step in steps:
            game.upgrades[step](table)
        table.tell("carried_over", version=steps[-1])
    except BaseException:
        table.drop(table.collect())
        table.grown.pop()
        raise
    return journal.record(CARRIED_OVER, parameters, {})
