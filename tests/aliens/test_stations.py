"""Stations are declared by their chapters, which are read when somebody comes to one."""

import subprocess
import sys

ALONE = "from companion.games.aliens import turn; print(turn.station('check').phase, turn.station('keep').phase)"


def test_whoever_asks_first_finds_every_station() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, check=True, text=True)
    assert done.stdout.split() == ["finish", "between"]
