"""The demonstration that `make run` plays where there is no screen still finds every button; pictures are left out here."""

import os
from pathlib import Path

import pytest

from companion.games.registry import GAMES


def test_the_demonstration_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "AIRLOCK_GL", "mock")
    from tools import demo

    taken: list[str] = []
    monkeypatch.setattr(demo.Album, "take", lambda self, name: taken.append(name))
    monkeypatch.setattr(demo.Album, "sheet", lambda self: tmp_path)
    demo.play(tmp_path / "album", demo.SIZES["small"])
    assert {"launch", "table", "rail-event", "bag", "rule", "verdict", "film-film"} <= set(taken)


def test_every_screen_of_every_game_is_pictured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "AIRLOCK_GL", "mock")
    from tools import demo

    taken: dict[str, list[str]] = {}
    monkeypatch.setattr(demo.Album, "take", lambda self, name: taken.setdefault(self.folder.name, []).append(name))
    monkeypatch.setattr(demo.Album, "sheet", lambda self: tmp_path)
    for name in ("nemesis-played", "aliens-mission"):  # the others are walked through by the tests of reading
        demo.look_through(tmp_path / name, demo.walks()[name], demo.SIZES["small"])
    assert {each.partition("-")[0] for each in demo.walks()} == set(GAMES)
    assert {"intruders", "hand, open", "film, bag", "launch"} <= set(taken["nemesis-played"])
    assert {"rail", "table, over"} <= set(taken["aliens-mission"])
    assert set(demo.SIZES) | set(demo.MORE) == {"phone", "small", "landscape", "tablet"}
