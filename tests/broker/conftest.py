"""A Mosquitto of its own for each test; without one here they are skipped, and say so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tests.broker.mosquitto import LOOPBACK, PROGRAM, Mosquitto
from tests.browser.conftest import link_up
from tools.page import served

__all__ = ["link_up"]


@pytest.fixture
def mosquitto(tmp_path: Path) -> Iterator[Mosquitto]:
    if not PROGRAM:
        pytest.skip("not installed: mosquitto")
    found = Mosquitto(tmp_path / "broker")
    yield found
    found.end()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the page lies: at a host of files."""
    folder = tmp_path_factory.mktemp("page")
    served(folder)
    server = ThreadingHTTPServer((LOOPBACK, 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://{LOOPBACK}:{server.server_port}/"
    server.shutdown()
