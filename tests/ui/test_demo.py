"""The demonstration that `make run` plays where there is no screen still finds every button; pictures are left out here."""

import os
from pathlib import Path

import pytest


def test_the_demonstration_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "AIRLOCK_GL", "mock")
    from tools import demo

    taken: list[str] = []
    monkeypatch.setattr(demo.Album, "take", lambda self, name: taken.append(name))
    monkeypatch.setattr(demo.Album, "sheet", lambda self: tmp_path)
    demo.play(tmp_path / "album", demo.SIZES["small"])
    assert {"launch", "table", "rail-event", "bag", "rule", "verdict", "film-film"} <= set(taken)
