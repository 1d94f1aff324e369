"""The host is gone, and a browser goes on at the phone that has taken over: nobody scans anything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from socket import socket

import pytest

from tests.browser.engines import Browser, number, until
from tests.sharing.standing import Standby
from tests.sharing.table import LOOPBACK, OpenTable


@pytest.fixture
def port() -> int:
    """Where whoever stands by will be."""
    with socket() as free:
        free.bind((LOOPBACK, 0))
        found: int = free.getsockname()[1]
    return found


@pytest.fixture
def host(tmp_path: Path) -> Iterator[OpenTable]:
    found = OpenTable(tmp_path / "ana")
    yield found
    found.close()


@pytest.fixture
def standby(host: OpenTable, port: int, tmp_path: Path) -> Iterator[Standby]:
    found = Standby(tmp_path / "bo", host, "P2", (f"http://{LOOPBACK}:{port}",)).joins(host)
    yield found
    found.store.close()


def test_a_page_moves_to_whoever_takes_over(host: OpenTable, standby: Standby, port: int, browser: Browser) -> None:
    """21, and 22: it shows nothing older on the way, acts there, and the host of before stops when it is back."""
    browser.go(host.link)
    browser.sees("WHO ARE YOU?")
    browser.tap("Cy")
    browser.sees("CY ONLY")
    browser.tap("NOISE ROLL")
    until(lambda: number(browser) == 2, "entry 2")
    standby.catches_up()
    until(lambda: bool(host.hosting.room.also), "the host knows where the stand-by is")
    host.does(host.hosting.publish)
    browser.tap("NOISE ROLL")
    until(lambda: number(browser) == 3, "entry 3")
    standby.catches_up()
    heard, told = host.hosting.clock, host.hosting.clock() + host.hosting.room.held
    until(lambda: all(told < each.heard <= heard() for each in host.hosting.guests.watching()), "a poll that had no news")
    old = host.hosting.room.port
    host.pause()
    browser.sees("CUT OFF")
    new = standby.takes_over(port)
    try:
        until(lambda: number(browser) == 4, "the entry with which it was taken over")
        assert browser.js("return document.getElementById('cut').hidden")
        browser.tap("NOISE ROLL")
        until(lambda: number(browser) == 5, "entry 5")
        again = OpenTable(host.home, begins=False, port=old)
        try:
            new.hosting.room.meet()
            again.does(lambda: None)
            assert again.hosting.gone is not None
            browser.tap("NOISE ROLL")
            until(lambda: number(browser) == 6, "entry 6")
            assert again.entries() == 3
        finally:
            again.close()
    finally:
        new.close()
