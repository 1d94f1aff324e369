"""Three versions, each pinned to the shape it stands for: change a shape, and you must change its number."""

import hashlib
import json
import sqlite3
from dataclasses import fields
from pathlib import Path

import pytest

from companion.charter import charter
from companion.games.lockdown import GAME
from companion.games.registry import GAMES
from companion.packs import Component, Item, Pack, Ruling, Task, load
from companion.packs.model import FORMAT
from companion.saves.gamesfile import SAVE
from companion.saves.store import Store
from companion.session import EXPORT, Session
from companion.table import Entry
from companion.table.events import _NAMES


def mark(*shape: object) -> str:
    return hashlib.sha256(json.dumps(shape, default=str).encode()).hexdigest()[:12]


def events() -> list[tuple[str, list[str]]]:
    return [(name, [field.name for field in fields(kind)]) for kind, name in _NAMES.items()]


def test_the_format_of_packs_is_pinned() -> None:
    shapes = [[field.name for field in fields(each)] for each in (Pack, Component, Item, Ruling, Task)]
    traits = {holds: [sorted(each.traits), each.needed] for holds, each in GAME.holds.items()}
    assert (FORMAT, mark(shapes, traits)) == (1, "9e3b1d31d3b2")


def test_the_version_of_exports_is_pinned() -> None:
    game = Session.new(charter(load("lockdown"), ["Ana", "Bo"], b"seed")).export()
    shape = [sorted(game), sorted(game["layout"]), [field.name for field in fields(Entry)], events()]
    assert (EXPORT, mark(shape)) == (2, "77929c13f21a")


def test_the_version_of_saves_is_pinned(tmp_path: Path) -> None:
    Store(tmp_path / "save").close()
    db = sqlite3.connect(tmp_path / "save")
    tables = db.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
    bookmark = Session.new(charter(load("lockdown"), ["Ana", "Bo"], b"seed")).table.bookmark()
    shape = [tables, [field.name for field in fields(Entry)], events(), sorted(bookmark)]
    assert (SAVE, mark(shape)) == (3, "c53053519033")


@pytest.mark.parametrize(
    ("game", "pinned"), [("lockdown", (5, "93dd4e2d4517")), ("nemesis", (6, "b5014f006fd2")), ("aliens", (5, "0c7f8afebddc"))]
)
def test_the_zones_and_values_of_a_game_are_pinned_because_old_saves_hold_them(game: str, pinned: tuple[int, str]) -> None:
    layout = Session.new(charter(load(game), ["Ana", "Bo"], b"seed")).charter.layout
    assert (GAMES[game].version, mark(sorted(layout.zones), sorted(layout.values))) == pinned
