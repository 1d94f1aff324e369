"""What all tests share."""

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

from tests import apart

settings.register_profile("airlock", derandomize=bool(os.environ.get("CI")), print_blob=True)
settings.load_profile("airlock")

MEMORY, ROOM = Path("/dev/shm"), 2**30
"""Where a system keeps files in memory, and how much room the tests want there.

A save is on disk before anything is shown. What that costs is not what the tests are about: thousands of files are synchronised.
"""
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

os.environ.setdefault("AIRLOCK_GL", "mock")  # no test draws for real but who says so: a forked process could not


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--evenings", type=int, default=12, help="how many evenings of each game the one button leads through")
    parser.addoption(
        "--web-kills", type=int, default=3, help="how many times a browser with a table in it is killed, for each game"
    )
    parser.addoption("--kills", type=int, default=200, help="how many times a process is killed while it saves")


def pytest_configure(config: pytest.Config) -> None:
    if apart.here(config):
        config.pluginmanager.register(apart.Apart(Path(__file__).parent / "window", started_once))


def started_once() -> None:
    """A process sees an app start and stop."""
    from tools.driver import Driver

    with tempfile.TemporaryDirectory() as home:
        Driver(Path(home)).start().stop()
