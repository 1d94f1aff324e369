"""The table within a browser: an evening of each game with real fingers, killed, loaded again, off-line, and two tabs."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import which
from threading import Timer
from time import monotonic
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.saves.shelf import Shelf
from tests.browser.cable import ROOT
from tests.browser.engines import SMALL, Browser, Chromium, Firefox, WebKit, comes, until
from tests.browser.within import Alone, Kept, Missing, folder, site

EVENINGS: tuple[tuple[Any, str], ...] = (*((Chromium, game) for game in GAMES), *zip((Firefox, WebKit), GAMES, strict=False))
"""Every game in Chromium; another engine shows with one of them that it can."""
SECOND_START = 2.5
"""Seconds, on a desktop's Chromium."""


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    try:
        return folder(tmp_path_factory.mktemp("web") / "web")
    except Missing as why:
        pytest.skip(str(why))


@pytest.fixture
def link(files: Path) -> Iterator[str]:
    with site(files) as found:
        yield found


@pytest.fixture
def chromium(tmp_path: Path) -> Iterator[Kept]:
    if missing := [each for each in Kept.needs if which(each) is None]:
        pytest.skip(f"not installed: {missing}")
    Kept.profile = tmp_path / "profile"
    found = Kept()
    yield found
    found.quit()


def holds(home: Path, file: Path) -> None:
    """A stranger finds every draw as it was."""
    store = Shelf(home).open()
    file.write_text(json.dumps(store.resume().export()), "utf-8")
    store.close()
    checked = subprocess.run((sys.executable, str(ROOT / "tools" / "verify.py"), str(file)), capture_output=True, check=False)
    assert checked.returncode == 0, checked.stdout.decode() + checked.stderr.decode()


@pytest.mark.parametrize(("kind", "game"), EVENINGS, ids=[f"{kind.name}-{game}" for kind, game in EVENINGS])
def test_an_evening_in_a_browser_alone(kind: type[Browser], game: str, link: str, tmp_path: Path) -> None:
    if missing := [each for each in kind.needs if which(each) is None]:
        pytest.skip(f"not installed: {missing}")
    browser = kind()
    try:
        plays_and_comes_back(browser, game, link, tmp_path)
    finally:
        browser.quit()


def plays_and_comes_back(browser: Browser, game: str, link: str, tmp_path: Path) -> None:
    alone = Alone(browser, link, Random(game))
    alone.opens()
    alone.begins(game)
    alone.plays(12)
    alone.opens()
    assert until(lambda: alone.at, "the game is there again") == alone.seen
    alone.plays(4)
    assert len(alone.kept(tmp_path / "kept")) == alone.looks()
    holds(tmp_path / "kept", tmp_path / "game.json")


@pytest.mark.parametrize("game", GAMES)
def test_killed_at_any_moment_it_has_lost_nothing_that_was_shown(
    game: str, link: str, chromium: Kept, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The browser is killed, or the page is loaded again, while something is done; what it had shown lies there, as it was."""
    dice, entries = Random(f"{game} kills"), []
    alone = Alone(chromium, link, dice)
    alone.opens()
    alone.begins(game)
    for kill in range(request.config.getoption("--web-kills")):
        for _ in range(dice.randrange(1, 4)):
            alone.acts()
        alone.looks()
        if dice.random() < 0.5:
            killing = Timer(dice.uniform(0, 0.15), chromium.kill)
            killing.start()
            try:
                alone.acts(0)
                while True:
                    alone.looks()
            except Exception:  # it is gone in the middle of a word
                killing.join()
            chromium.begin()
        else:
            alone.acts(0)
            alone.looks()
        alone.opens()
        until(lambda: alone.at, "the game is there again")
        now = alone.kept(tmp_path / f"kept-{kill}")
        assert len(now) >= max(alone.seen, len(entries)), f"kill {kill}: {alone.seen} was shown, {len(now)} are kept"
        assert now[: len(entries)] == entries
        assert alone.at == len(now)
        entries = now
    holds(tmp_path / f"kept-{kill}", tmp_path / "game.json")


def test_it_begins_off_line_after_the_first_visit_and_soon(files: Path, chromium: Kept) -> None:
    with site(files) as link:
        alone = Alone(chromium, link, Random(1))
        alone.opens()
        until(lambda: chromium.js("return !!navigator.serviceWorker.controller"), "everything is kept")
    chromium.kill()
    chromium.begin()
    begun = monotonic()
    alone.opens()
    assert monotonic() - begun < 2 * SECOND_START  # other tests run on this machine at the same time
    alone.begins("lockdown")
    alone.plays(2)
    assert not [each for each in chromium.complaints() if "ERR_CONNECTION_REFUSED" not in each]


def altered(files: Path, into: Path, name: str, before: str, after: str) -> Path:
    """The same folder on a browser that does something else."""
    shutil.copytree(files, into)
    (into / "sw.js").unlink()
    (file,) = into.glob(f"v-*/{name}")
    text = file.read_text("utf-8")
    assert before in text
    file.write_text(text.replace(before, after), "utf-8")
    return into


def test_a_browser_that_keeps_nothing_is_told_of_on_every_page(files: Path, chromium: Kept, tmp_path: Path) -> None:
    with site(altered(files, tmp_path / "web", "kept.js", "indexedDB.open(", "nothing.open(")) as link:
        alone = Alone(chromium, link, Random(6))
        alone.opens()
        chromium.sees("This browser keeps nothing")
        alone.begins("aliens")
        alone.plays(1)
        chromium.sees("This browser keeps nothing")


def test_what_could_not_be_kept_is_not_shown(files: Path, chromium: Kept, tmp_path: Path) -> None:
    """The disk is full at some moment: the table stops there, and begins again with what was shown."""
    full = "if (++this.times > 12) throw new DOMException('full', 'QuotaExceededError'); const put ="
    patched = altered(files, tmp_path / "web", "kept.js", "const put =", f"this.times = this.times || 0; {full}")
    with site(patched) as link:
        alone = Alone(chromium, link, Random(7))
        alone.opens()
        alone.begins("lockdown")
        for _ in range(30):
            if "NOT KEPT" in chromium.text:
                break
            alone.acts(2.0)
        chromium.sees("QuotaExceededError")
        shown = alone.looks()
        chromium.tap("START AGAIN")
        assert until(lambda: alone.at, "the game is there again") in (shown, shown + 1)  # one may be kept and not shown yet
        assert len(alone.kept(tmp_path / "kept")) == alone.at


def test_one_tab_has_the_table_and_another_may_take_it(link: str, chromium: Kept) -> None:
    alone = Alone(chromium, link, Random(2))
    alone.opens()
    alone.begins("aliens")
    first = chromium.ask("GET", f"{chromium.session}/window")
    second = chromium.ask("POST", f"{chromium.session}/window/new", {"type": "tab"})["handle"]
    chromium.ask("POST", f"{chromium.session}/window", {"handle": second})
    chromium.go(link)
    chromium.sees("THE TABLE IS IN ANOTHER TAB")
    chromium.tap("TAKE IT HERE")
    until(lambda: alone.at == alone.seen, "the second tab has the game")
    alone.plays(1)
    chromium.ask("POST", f"{chromium.session}/window", {"handle": first})
    chromium.sees("ANOTHER TAB HAS THE TABLE")
    chromium.tap("TAKE IT HERE")
    until(lambda: alone.at == alone.seen, "the first tab has it again")


def test_no_two_browsers_have_the_same_chance(link: str, tmp_path: Path) -> None:
    """They begin with the same memory; what a game is drawn from comes from each browser's own chance."""
    if missing := [each for each in Chromium.needs if which(each) is None]:
        pytest.skip(f"not installed: {missing}")
    seals = set()
    for number in range(2):
        browser = Chromium()
        try:
            alone = Alone(browser, link, Random(8))
            alone.opens()
            alone.begins("lockdown")
            alone.kept(tmp_path / str(number))
        finally:
            browser.quit()
        store = Shelf(tmp_path / str(number)).open()
        seals.add(store.resume().charter.seal)
        store.close()
    assert len(seals) == 2


def test_it_speaks_french_on_a_small_phone_and_asks_nobody_else(link: str) -> None:
    if missing := [each for each in Chromium.needs if which(each) is None]:
        pytest.skip(f"not installed: {missing}")
    browser = Chromium(SMALL, "fr")
    try:
        alone = Alone(browser, link, Random(3))
        alone.opens()
        browser.sees("VOIR UNE MANCHE")
        alone.begins("nemesis", "NEMESIS", "SCELLER ET JOUER")
        wide = browser.js("return [document.documentElement.scrollWidth, window.innerWidth]")
        assert wide[0] <= wide[1]
        asked = browser.js("return performance.getEntriesByType('resource').map(function (each) { return each.name; })")
        assert all(each.startswith((link, "data:")) for each in asked), asked
        assert not browser.complaints()
    finally:
        browser.quit()


def test_a_game_goes_out_as_a_file_and_comes_back(link: str, chromium: Kept, tmp_path: Path) -> None:
    from tests.browser.test_files import CHOSEN, KEPT

    alone = Alone(chromium, link, Random(4))
    alone.opens()
    alone.begins("lockdown")
    alone.plays(2)
    chromium.js(KEPT)
    while not chromium.offers("MENU", 1.0):
        chromium.tap("BACK")
    for label in ("MENU", "OTHER GAMES", "ALL GAMES 1", "BACK UP"):
        chromium.tap(label)
    chromium.sees("TAKE IT HERE")
    name = str(chromium.js("return document.querySelector('[data-take]').getAttribute('data-take')"))
    chromium.tap(f"TAKE IT HERE: {name}")
    content = until(lambda: chromium.js("return window.content"), "the file is there")
    Kept.profile = tmp_path / "another"
    other = Kept()
    try:
        there = Alone(other, link, Random(5))
        there.opens()
        other.js(CHOSEN, name, content)
        other.sees("1 GAME brought back")
        assert comes(lambda: other.offers("RESUME", 0.0))
        other.tap("RESUME")
        until(lambda: there.at == alone.seen, "the same game")
    finally:
        other.quit()
