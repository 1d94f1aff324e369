"""A laptop's table, shut whatever happens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.page.lobbies import Running


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Running]:
    found = Running(tmp_path)
    yield found
    if found.thread.is_alive():
        found.shut()
