"""The table in real browsers: over plain http on an address of another host, with fingers, cuts and a dead host."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest

from tests.browser.between import Between
from tests.browser.cable import ELSEWHERE, Laptop
from tests.browser.engines import SMALL, WALL, Browser, Chromium, number, until
from tests.sharing.client import Client


@pytest.fixture
def laptop(link_up: None, tmp_path: Path) -> Iterator[Laptop]:
    found = Laptop(tmp_path)
    assert "id" in Client(found.link).join("P1")  # whoever comes first owns the host; the browsers are guests
    yield found
    found.kill()


def seated(browser: Browser, link: str, who: str) -> None:
    browser.go(link)
    browser.sees("WHO ARE YOU?")
    browser.tap(who)
    browser.sees(f"{who.upper()} ONLY")


def test_a_guest_sits_down_acts_and_looks(laptop: Laptop, browser: Browser) -> None:
    seated(browser, laptop.link, "Bo")
    if ELSEWHERE:
        assert browser.js("return window.isSecureContext") is False  # what browsers keep for https is not here
    browser.tap("NOISE ROLL")
    until(lambda: number(browser) == 2, "the result of entry 2")
    browser.press("ring")
    until(lambda: "BO ONLY" in str(browser.js("return document.getElementById('mine').textContent")), "what is Bo's")
    browser.lift()
    until(lambda: browser.js("return document.getElementById('mine').innerHTML") == "", "nothing of it is left")
    for tab in ("CREW", "RULES", "TRACKS", "TABLE"):
        browser.tap(tab)
        until(lambda tab=tab: browser.js("return document.querySelector('nav .on span').textContent") == tab, tab)


def test_a_cut_is_said_and_mended(laptop: Laptop, browser: Browser) -> None:
    """Checks 17 and 20: no word for six seconds, and back as soon as there is one again."""
    seated(browser, laptop.link, "Bo")
    with laptop.cut_off():
        browser.sees("CUT OFF")
    until(lambda: browser.js("return document.getElementById('cut').hidden"), "back")
    browser.tap("NOISE ROLL")
    until(lambda: number(browser) == 2, "the result of entry 2")


@pytest.fixture
def between(laptop: Laptop) -> Iterator[Between]:
    found = Between(laptop.link)
    yield found
    found.shut()


def test_an_answer_to_another_question_is_none(between: Between, browser: Browser) -> None:
    """Somebody on the way says again what the host has said: true, sealed by its key, and not what was asked. So it is a cut."""
    seated(browser, between.link, "Bo")
    browser.tap("NOISE ROLL")
    until(lambda: number(browser) == 2, "the result of entry 2")
    with between.lying():
        browser.sees("CUT OFF")
        assert between.lied
        assert number(browser) == 2
    until(lambda: browser.js("return document.getElementById('cut').hidden"), "back")
    browser.tap("NOISE ROLL")
    until(lambda: number(browser) == 3, "the result of entry 3")


def test_the_host_is_killed_and_comes_back_and_nobody_joins_again(laptop: Laptop, browser: Browser) -> None:
    seated(browser, laptop.link, "Bo")
    browser.tap("NOISE ROLL")
    until(lambda: number(browser) == 2, "the result of entry 2")
    laptop.kill()
    browser.sees("CUT OFF")
    laptop.begin()
    until(lambda: browser.js("return document.getElementById('cut').hidden"), "back")
    browser.tap("NOISE ROLL")
    until(lambda: number(browser) == 3, "the result of entry 3")


def test_a_page_that_is_loaded_again_needs_no_seat(laptop: Laptop, browser: Browser) -> None:
    seated(browser, laptop.link, "Bo")
    browser.go("about:blank")
    browser.go(laptop.link)
    browser.sees("BO ONLY")


def test_a_wrong_code_is_said(laptop: Laptop, browser: Browser) -> None:
    browser.go(laptop.link[:-4] + "AAAA")
    browser.sees("This code is old.")


@pytest.fixture
def chromium() -> Iterator[Chromium]:
    if missing := [each for each in Chromium.needs if which(each) is None]:
        pytest.skip(f"not installed: {missing}")
    found = Chromium()
    yield found
    found.quit()


def test_a_keyboard_is_enough(laptop: Laptop, chromium: Chromium) -> None:
    seated(chromium, laptop.link, "Bo")
    chromium.js("arguments[0].focus()", chromium.element("NOISE ROLL"))
    chromium.key("\ue007")
    until(lambda: number(chromium) == 2, "the result of entry 2")
    chromium.js("document.getElementById('ring').focus()")
    down = [{"type": "keyDown", "value": " "}]
    chromium.call("PerformActions", {"actions": [{"type": "key", "id": "keys", "actions": down}]})
    until(lambda: "BO ONLY" in str(chromium.js("return document.getElementById('mine').textContent")), "what is Bo's")
    chromium.call("PerformActions", {"actions": [{"type": "key", "id": "keys", "actions": [{"type": "keyUp", "value": " "}]}]})
    until(lambda: chromium.js("return document.getElementById('mine').innerHTML") == "", "nothing of it is left")


def test_who_hears_the_page_knows_what_can_be_done_and_what_came(laptop: Laptop, chromium: Chromium) -> None:
    """The tree that a screen reader has: every button has a name, tabs say which one is open, a result is announced."""
    seated(chromium, laptop.link, "Bo")
    chromium.tap("NOISE ROLL")
    until(lambda: number(chromium) == 2, "the result of entry 2")
    nodes = [each for each in chromium.tool("Accessibility.getFullAXTree")["nodes"] if not each.get("ignored")]
    found = [(each["role"]["value"], each.get("name", {}).get("value", "")) for each in nodes]
    assert [each for each in found if each[0] in ("button", "checkbox", "searchbox") and not each[1].strip()] == []
    assert {"button", "main", "navigation", "banner", "heading"} <= {role for role, _ in found}
    spoken = str(chromium.js("return document.getElementById('live').textContent"))
    assert "#2" in spoken
    assert chromium.complaints() == []


def test_what_came_of_the_own_act_is_seen_at_once_on_a_small_phone(laptop: Laptop) -> None:
    """The button lies further down than what comes of it; and what others do moves nobody's page."""
    if which("chromedriver") is None:
        pytest.skip("not installed")
    small, scrolled = Chromium(SMALL), "return window.pageYOffset"
    try:
        seated(small, laptop.link, "Bo")
        x, y = small.spot("NOISE ROLL")
        assert small.js(scrolled) > 0
        small.tap_at(x, y)
        until(lambda: number(small) == 2, "the result of entry 2")
        until(lambda: small.js(scrolled) == 0, "the top of the page")
        small.spot("NOISE ROLL")
        where = small.js(scrolled)
        ana = Client(laptop.link)
        ana.join("P3")
        ana.poll()
        assert "ok" in ana.act("noise_roll", seat="P3")
        until(lambda: number(small) == 3, "the result of entry 3")
        assert abs(small.js(scrolled) - where) < 24  # another result may be a line shorter
    finally:
        small.quit()


def test_a_wall_shows_the_table_and_nothing_to_press(laptop: Laptop, tmp_path: Path) -> None:
    if which("chromedriver") is None:
        pytest.skip("not installed")
    wall = Chromium(WALL)
    try:
        wall.go(laptop.link)
        wall.sees("WHO ARE YOU?")
        wall.tap("A SCREEN FOR EVERYBODY")
        wall.sees("NO SECRETS HERE")
        pressed = "return document.querySelectorAll('#page [data-say], #page [data-hold], #ring').length"
        until(lambda: wall.js(pressed) == 0, "its size is known: a screen on a wall")
    finally:
        wall.quit()
