"""Guests in real browsers who are elsewhere: a page from a host of files, MQTT over WebSocket, by a real Mosquitto."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from threading import Event, Thread

import pytest

from companion.sharing import broker
from companion.sharing.broker import UP
from companion.sharing.far import Broker, link_by
from tests.broker.cutting import Cutting
from tests.broker.mosquitto import LOOPBACK, Mosquitto, PahoCarrier
from tests.broker.test_mosquitto import goes_far, line_of
from tests.browser.engines import ENGINES, Browser, number, until
from tests.sharing.table import OpenTable


@pytest.fixture(params=ENGINES, ids=[each.name for each in ENGINES])
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    if missing := [each for each in request.param.needs if which(each) is None]:
        pytest.skip(f"not installed: {missing}")
    found: Browser = request.param()
    yield found
    found.quit()


@pytest.fixture
def table(tmp_path: Path, mosquitto: Mosquitto, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenTable]:
    monkeypatch.setattr(broker, "waits", lambda _: 0.05)
    found = OpenTable(tmp_path / "table")
    goes_far(found, mosquitto.broker)
    yield found
    found.close()


def link(page: str, table: OpenTable, at: Broker | None = None) -> str:
    return link_by(page, table.hosting.guests, at or line_of(table).broker)


def seated(browser: Browser, to: str) -> None:
    browser.go(to)
    browser.sees("WHO ARE YOU?")
    browser.tap("Bo")
    browser.sees("BO ONLY")


def acts(browser: Browser, entry: int) -> None:
    browser.tap("NOISE ROLL")
    until(lambda: number(browser) == entry, f"the result of entry {entry}")


def test_a_guest_elsewhere_sits_down_acts_sees_and_looks(browser: Browser, page: str, table: OpenTable) -> None:
    seated(browser, link(page, table))
    acts(browser, 2)
    table.do("noise_roll", seat="P1")
    until(lambda: number(browser) == 3, "what the host has done")
    browser.press("ring")
    until(lambda: "BO ONLY" in str(browser.js("return document.getElementById('mine').textContent")), "what is Bo's")
    browser.lift()
    browser.go("about:blank")
    browser.go(link(page, table))
    browser.sees("BO ONLY")  # it needs no seat again
    acts(browser, 4)


def test_a_broker_that_is_killed_a_cut_cable_and_a_host_that_is_gone(
    browser: Browser, page: str, table: OpenTable, mosquitto: Mosquitto
) -> None:
    cable = Cutting(mosquitto.port)
    seated(browser, link(page, table, Broker.read(f"ws://{LOOPBACK}:{cable.port}/mqtt")))
    back = "return document.getElementById('cut').hidden"
    acts(browser, 2)
    cable.halt()
    browser.sees("CUT OFF")
    cable.go_on()
    until(lambda: browser.js(back), "back")
    acts(browser, 3)
    mosquitto.restart(empty=True, hard=True)
    table.do("noise_roll", seat="P1")
    until(lambda: number(browser) == 4 and browser.js(back), "the page by a broker that has forgotten everything")
    acts(browser, 5)
    at = line_of(table).broker
    table.does(line_of(table).shut)
    browser.sees("CUT OFF")  # it says so as it goes; who asks then is not answered
    goes_far(table, at)
    until(lambda: browser.js(back), "back")
    acts(browser, 6)
    cable.close()


def test_whoever_says_once_more_what_was_said_makes_nobody_believe_that_the_host_is_there(
    browser: Browser, page: str, table: OpenTable, mosquitto: Mosquitto
) -> None:
    """Everything that the host has said to this guest, over and over, while it is gone."""
    heard: list[tuple[str, bytes]] = []
    stranger = PahoCarrier(mosquitto.broker, lambda topic, data: heard.append((topic, data)))
    stranger.listen("#")
    seated(browser, link(page, table))
    acts(browser, 2)
    table.do("noise_roll", seat="P1")
    until(lambda: number(browser) == 3, "what the host has done")
    at = line_of(table).broker
    said = [each for each in heard if "/a/" in each[0] or "/g/" in each[0]]
    assert len(said) > 4
    table.does(line_of(table).shut)
    over = Event()

    def again() -> None:
        while not over.wait(0.1):
            for topic, data in said:
                stranger.say(topic, data)

    Thread(target=again, daemon=True).start()
    browser.sees("CUT OFF")
    assert number(browser) == 3
    over.set()
    goes_far(table, at)
    until(lambda: browser.js("return document.getElementById('cut').hidden"), "back")
    acts(browser, 4)
    stranger.close()


def test_a_broker_that_wants_a_password_is_given_one_in_the_page(browser: Browser, page: str, tmp_path: Path) -> None:
    file = tmp_path / "passwords"
    subprocess.run(("mosquitto_passwd", "-b", "-c", str(file), "ana", "right"), check=True, capture_output=True)
    closed = Mosquitto(tmp_path / "closed", "allow_anonymous false", f"password_file {file}")
    table = OpenTable(tmp_path / "table")
    try:
        goes_far(table, Broker.read(closed.address, "ana", "right"), UP)
        browser.go(link(page, table))
        for word in ("wrong", "right"):
            browser.sees("THE BROKER ASKS WHO YOU ARE")
            browser.js(
                "var all = document.querySelectorAll('#page input'); all[0].value = 'ana'; all[1].value = arguments[0]", word
            )
            browser.tap("GO IN")
        browser.sees("WHO ARE YOU?")
        browser.tap("Bo")
        browser.sees("BO ONLY")
        browser.go("about:blank")
        browser.go(link(page, table))
        browser.sees("BO ONLY")  # nobody is asked twice
    finally:
        table.close()
        closed.end()


def test_a_page_without_a_link_says_what_is_missing(browser: Browser, page: str) -> None:
    browser.go(page)
    browser.sees("this page alone leads nowhere")
