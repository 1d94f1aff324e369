"""An evening of each game by a broker: four browsers far from the host, which is cut off and killed, and a broker that forgets.

The host is a process at the other end of a cable where one can be laid; nobody reaches it but the broker.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from re import search
from shutil import which

import pytest

from companion.games.registry import GAMES
from companion.saves.linked import KEPT
from companion.saves.shelf import Shelf
from tests.broker.mosquitto import Mosquitto, free_port
from tests.broker.test_browsers import page
from tests.browser.cable import ELSEWHERE, HERE, OURS, Laptop
from tests.browser.conftest import link_up
from tests.browser.engines import WALL, Chromium, until
from tests.browser.test_evenings import PEOPLE, Evening, Person, is_cut_off, is_killed
from tests.sharing.client import Client

__all__ = ["link_up", "page"]
ACTS = 8


class FarLaptop(Laptop):
    """A host that is reached by the broker."""

    def __init__(self, home: Path, game: str, names: str, at: str, page: str) -> None:
        self.at, self.page, self.far = at, page, ""
        super().__init__(home, game, names)

    def begin(self, *more: str) -> None:
        super().begin(*more, "--broker", self.at, "--broker-page", self.page)
        links = (search(rf"{self.page}\S+", line) for line in self.process.stdout)
        self.far = next(found.group() for found in links if found)


@pytest.fixture(scope="module")
def everybody() -> Iterator[tuple[list[Person], Person]]:
    if missing := [each for each in Chromium.needs if which(each) is None]:
        pytest.skip(f"not installed: {missing}")
    people: list[Person] = []
    try:
        people += [Person(name, kind, language) for name, kind, language in PEOPLE]
        people.append(Person("the wall", Chromium, "fr", WALL))
        yield people[:-1], people[-1]
    finally:
        for each in people:
            each.browser.quit()


@contextmanager
def between(home: Path) -> Iterator[tuple[Mosquitto, str]]:
    """A broker, and its address as the host and the browsers reach it."""
    port = free_port()
    found = Mosquitto(home, f"listener {port} {OURS}", "protocol websockets") if ELSEWHERE else Mosquitto(home)
    try:
        yield found, f"ws://{OURS}:{port}/mqtt" if ELSEWHERE else f"ws://{HERE}:{found.port}/mqtt"
    finally:
        found.end()


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_far_away(
    game: str, link_up: None, everybody: tuple[list[Person], Person], mosquitto: Mosquitto, page: str, tmp_path: Path
) -> None:
    people, wall = everybody
    with between(tmp_path / "other") as (broker, at):
        laptop = FarLaptop(tmp_path / "host", game, ",".join(each.name for each in people), at, page)
        evening = Evening(laptop, people, wall, Random(game))
        try:
            begun = sits_down(evening, laptop)
            evening.plays(ACTS)
            is_cut_off(evening)
            is_killed(evening)
            forgets(evening, broker)
            evening.plays(ACTS // 2)
            last = evening.settled()
            for each in (*people, wall):
                seen = each.browser.js("return window.seen")
                assert seen == sorted(seen), f"{each.name} went back"
        finally:
            laptop.kill()
        assert last == begun + evening.done
        entries = Shelf(tmp_path / "host").open().resume().journal.entries
        assert [entry.number for entry in entries] == list(range(1, last + 1))


def sits_down(evening: Evening, laptop: FarLaptop) -> int:
    """Whoever stands at the computer owns the host, has no seat, and lets everybody do what is the table's."""
    owner = Client(laptop.link)
    assert "id" in owner.join("")
    evening.wall.sits(laptop.far, "UN ÉCRAN POUR TOUS")
    for each in evening.people:
        each.sits(laptop.far, each.name)
    owner.poll()
    kept = json.loads((laptop.home / KEPT).read_text("utf-8"))
    for id, seat, *_ in kept["guests"]["linked"]:
        if seat:
            owner.ask({"host": ["allow", id, "table"]})
    return evening.settled()


def forgets(evening: Evening, broker: Mosquitto) -> None:
    """The broker is killed, and has lost all that it kept: the host says it once more."""
    everybody = (*evening.people, evening.wall)
    broker.restart(empty=True, hard=True)
    for each in everybody:
        until(lambda each=each: not each.cut, f"{each.name} is back")
    evening.plays(2)
