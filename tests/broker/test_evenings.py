"""An evening of each game by a broker: three browsers and a screen on the wall, a host at the other end of a cable, which is cut,
and killed. Nobody but the host is in its network; the page comes from a host of files.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from re import search
from shutil import which

import pytest

from companion.games.registry import GAMES
from tests.broker.mosquitto import LOOPBACK, PROGRAM, Mosquitto
from tests.browser.cable import ELSEWHERE, HERE, OURS, ROOT, SPACE, THEIRS, Laptop
from tests.browser.engines import WALL, Chromium
from tests.browser.test_evenings import PEOPLE, Evening, Person, ends, holds, is_cut_off, is_killed

ACTS = 10
"""So many acts before the first trouble."""


class FarLaptop(Laptop):
    """A host whose guests are elsewhere."""

    def __init__(self, home: Path, game: str, names: str, broker: Mosquitto, page: str) -> None:
        self.broker, self.page = broker, page
        super().__init__(home, game, names)

    def begin(self, *more: str) -> None:
        within = ("ip", "netns", "exec", SPACE) if ELSEWHERE else ()
        address, at = (THEIRS, OURS) if ELSEWHERE else (HERE, LOOPBACK)
        far = ("--broker", f"ws://{at}:{self.broker.port}/mqtt", "--broker-page", self.page)
        command = (*within, sys.executable, "-m", "companion.page", "--home", str(self.home), "--address", address, *far, *more)
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        said = next(found.group() for line in self.process.stdout if (found := search(r"http://\S+~ws://\S+", line)))
        self.link = said.replace(OURS, LOOPBACK)  # the browsers have no part in the cable

    @property
    def wrong(self) -> str:
        """The same with another code."""
        told, apart, rest = self.link.partition("~")
        return f"{told[:-4]}AAAA{apart}{rest}"


@pytest.fixture
def everywhere(tmp_path: Path) -> Iterator[Mosquitto]:
    if not PROGRAM:
        pytest.skip("not installed: mosquitto")
    found = Mosquitto(tmp_path / "broker", address="0.0.0.0")
    yield found
    found.end()


@pytest.fixture(scope="module")
def everybody() -> Iterator[tuple[list[Person], Person]]:
    if missing := [each for each in Chromium.needs if which(each) is None]:
        pytest.skip(f"not installed: {missing}")
    people: list[Person] = []
    try:
        for name, kind, language in PEOPLE:
            people.append(Person(name, kind, language))
        people.append(Person("the wall", Chromium, "fr", WALL))
        yield people[:-1], people[-1]
    finally:
        for each in people:
            each.browser.quit()


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_by_a_broker(
    game: str, link_up: None, everywhere: Mosquitto, page: str, everybody: tuple[list[Person], Person], tmp_path: Path
) -> None:
    people, wall = everybody
    home = tmp_path / "host"
    home.mkdir()
    laptop = FarLaptop(home, game, ",".join(each.name for each in people), everywhere, page)
    evening = Evening(laptop, people, wall, Random(game))
    try:
        begun = sits_down(evening, laptop)
        evening.plays(ACTS)
        is_cut_off(evening)
        everywhere.restart(empty=True, hard=True)
        evening.plays(2)
        is_killed(evening)
        evening.plays(ACTS // 2)
        while people[0].browser.offers("LEAVE IT", 1.0):  # wherever the last act has led
            people[0].leaves("LEAVE IT")
        last = ends(evening)
        for each in (*people, wall):
            seen = each.browser.js("return window.seen")
            assert seen == sorted(seen), f"{each.name} went back"
    finally:
        laptop.kill()
    assert last == begun + evening.done
    holds(home, last)


def sits_down(evening: Evening, laptop: FarLaptop) -> int:
    """The owner first; the wall by a wrong code, and then by the right one, as long as a seat is free."""
    ana, *others = evening.people
    ana.sits(laptop.link, "Ana")
    evening.wall.browser.go("about:blank")
    evening.wall.browser.go(laptop.wrong)
    evening.wall.browser.sees("Ce code est ancien.")
    evening.wall.sits(laptop.link, "UN ÉCRAN POUR TOUS")
    for each in others:
        each.sits(laptop.link, each.name)
    ana.leaves("TO THE TABLE")
    if ana.place not in ("table", "rail"):
        ana.leaves("TABLE")
    return evening.settled()
