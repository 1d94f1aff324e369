"""A Mosquitto of its own for each test; without one here they are skipped, and say so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.broker.mosquitto import PROGRAM, Mosquitto


@pytest.fixture
def mosquitto(tmp_path: Path) -> Iterator[Mosquitto]:
    if not PROGRAM:
        pytest.skip("not installed: mosquitto")
    found = Mosquitto(tmp_path / "broker")
    yield found
    found.end()
