"""Nemesis: Lockdown, one module for each chapter of the rules; a chapter is opened when something of it is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.games import Game
from companion.games.lockdown.report import report
from companion.kit.intent import Chapters, Result
from companion.packs import Pack, Words
from companion.table import Json, Layout, Table


def _lay_out(pack: Pack, names: Sequence[str], told: Mapping[str, Json]) -> Layout:
    from companion.games.lockdown import setup

    return setup.lay_out(pack, names, told)


def _set_up(table: Table) -> Result:
    from companion.games.lockdown import setup

    return setup.set_up(table)


def _faults(pack: Pack) -> Iterator[str]:
    from companion.games.lockdown import box

    return box.faults(pack)


def _tasks(table: Table, words: Words) -> Json:
    from companion.games.lockdown import checklist

    return checklist.tasks(table, words)


GAME = Game(
    name="lockdown",
    version=2,
    lay_out=_lay_out,
    set_up=_set_up,
    intents=Chapters(__name__, (
        "noise", "encounters", "attacks", "intruders", "exploration", "computer", "css", "power", "countdowns", "contingency",
        "contamination", "markers", "leaving", "weakness", "dealing", "surface", "draft", "checklist", "phase", "sources",
        "endings", "victory", "fix",
    )),
    report=report,
    seats=lambda table: {seat: table.word(f"{seat}.name") for seat in table.value("seats")},
    by_hand=("fix", "set_source"),
    faults=_faults,
    phrases={"setup": _tasks},
)
