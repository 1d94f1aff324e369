"""A fourth game lands in a copy of the project: its folders, one line of the registry, and every guard is awake.

The game is `tree`; it follows docs/adding-a-game.md. What each guard must catch stands in `faults.py`.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fourth.faults import FAULTS
from tests.fourth.landing import GAME, ROOT, copied, landed, new_files


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each try is a process that begins where the others do")
def test_a_fourth_game_lands_and_each_guard_catches_what_it_should(tmp_path: Path) -> None:
    copy = landed(copied(tmp_path))
    done = subprocess.run(
        [sys.executable, "-m", "tests.fourth.guards"],
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
        env=dict(os.environ, PYTHONPATH=""),
    )
    assert (copy / "told.json").exists(), done.stdout[-2000:] + done.stderr[-2000:]
    said = json.loads((copy / "told.json").read_text("utf-8"))
    assert said == dict.fromkeys(("landed", *(fault.name for fault in FAULTS)), "")


def test_it_is_folders_of_its_own() -> None:
    """Whatever it brings is new, and stands in a folder that has its name."""
    for path in new_files():
        assert GAME in path.parts, path
        assert not (ROOT / path).exists(), path
