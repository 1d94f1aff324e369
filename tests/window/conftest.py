"""The app in the hand, on a mock screen, stopped whatever happens."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.window.hand import SIZES
from tools.driver import Driver


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Driver]]:
    """Starts the app, again if need be; whatever happens, the last one is stopped."""
    running: list[Driver] = []

    def starter(size: tuple[int, int] = SIZES[0], language: str = "en") -> Driver:
        while running:
            running.pop().stop()
        running.append(Driver(tmp_path, size, language))
        return running[0].start()

    yield starter
    while running:
        running.pop().stop()


@pytest.fixture
def driver(start: Callable[..., Driver]) -> Driver:
    return start()


@pytest.fixture
def breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The test breaks something of the app, which has to catch it and to write a report."""
    monkeypatch.setattr(Driver, "breaks", True)
    yield
    assert list((tmp_path / "reports").glob("*.txt")), "nothing broke"
