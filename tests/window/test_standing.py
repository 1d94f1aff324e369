"""STAND BY by touches: a phone that follows a table, takes it over, and the phone that it was taken from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.show.place import Place
from tests.sharing.standing import Clock
from tests.sharing.table import OpenTable
from tools.driver import Driver

Start = Callable[..., Driver]


class Following:
    """A table on loopback, and this phone, which stands by: each word is said when the test says so."""

    def __init__(self, driver: Driver, home: Path, game: str = "lockdown") -> None:
        self.driver, self.host, self.clock = driver, OpenTable(home, game), Clock()
        standing = driver.app.standing
        standing.spins, standing.clock = False, self.clock

    @property
    def standing(self) -> Any:
        return self.driver.app.standing

    def calls(self) -> Any:
        """One question and its answer."""
        follower = self.standing.follower
        told = self.standing.calls(follower)
        self.standing.hears(told)
        self.driver.frames(2)
        return told

    def joins(self, name: str = "Bo") -> None:
        """By the page, up to the table."""
        driver = self.driver
        driver.app.over("settings")
        driver.frames(2)
        driver.tap("standby")
        driver.app.stage.screen("standby").ids.typed.text = self.host.link
        driver.app.stage.screen("standby").typed(driver.app)
        driver.frames(2)
        self.calls()
        driver.tap(name)
        assert self.calls()["no"] == "ask_host"
        assert self.standing.words in driver.texts()
        enc = self.standing.follower.caller.enc.hex()
        self.host.does(lambda: self.host.hosting.let_in(enc, "both"))
        self.calls()
        self.catches_up()

    def catches_up(self) -> None:
        follower = self.standing.follower
        while True:
            told = follower.calls(waits=False)
            self.standing.hears(told)
            self.driver.frames(2)
            if told is None or not told.keys() & {"head", "entries", "table"} or self.standing.follower is not follower:
                return

    def close(self) -> None:
        self.host.close()


@pytest.fixture
def following(driver: Driver, tmp_path: Path) -> Iterator[Following]:
    found = Following(driver, tmp_path / "host")
    yield found
    found.close()


LOOPBACK = "127.0.0.1"


def listens(driver: Driver, now: Callable[[], float]) -> None:
    """This phone is in a network: it listens on loopback, on whichever port is free."""
    driver.device.networks = (("ap0", LOOPBACK),)
    phones = driver.app.phones
    phones.clock, phones.where = now, {"port": 0, "address": LOOPBACK}


def says(driver: Driver, part: str) -> bool:
    return any(part in text for text in driver.texts())


def test_a_phone_stands_by_and_lies_at_the_same_table(following: Following) -> None:
    driver = following.driver
    following.joins()
    assert driver.app.place == Place("game")
    assert driver.app.session.charter.seal == following.host.session.charter.seal
    following.host.do("noise_roll", seat="P1")
    following.catches_up()
    assert len(driver.app.session.journal.entries) == following.host.entries()
    assert says(driver, "NOISE")


def test_what_is_done_here_is_done_at_the_host(following: Following) -> None:
    driver = following.driver
    following.joins()
    before = following.host.entries()
    assert driver.app.act("noise_roll", seat="P2") is not None
    assert following.host.entries() == before + 1
    assert len(driver.app.session.journal.entries) == before + 1
    assert driver.app.playing.shown == before + 1
    assert driver.app.act("noise_roll", seat="P1") is None
    driver.frames(2)
    assert says(driver, "Somebody else does that.")


def test_secrets_of_others_are_not_read_here(following: Following) -> None:
    driver = following.driver
    following.joins()
    following.host.do("set_source", component="objectives_personal", source="app")
    for seat in ("P1", "P2"):
        following.host.do("objective_draw", seat=seat, deck="personal")
    following.catches_up()
    session = driver.app.session
    assert session.view("P2") != session.view()
    assert session.view("P1") == session.view()


def test_the_host_is_gone_and_this_phone_takes_over(following: Following) -> None:
    """97: first how long it has been gone; after a minute a hold; then everybody's pages come from here."""
    driver = following.driver
    guest = following.host.guest("P1")
    following.joins()
    number = following.host.entries()
    following.host.pause()
    following.clock.now += 40
    following.calls()
    assert driver.app.place.top == "gone"
    assert {"0:40", "ANA'S PHONE IS GONE"} <= set(driver.texts()) or says(driver, "IS GONE")
    assert not says(driver, "HOLD TO TAKE OVER")
    driver.tap("wait")
    assert driver.app.place == Place("game")
    following.calls()
    assert driver.app.place == Place("game")
    following.clock.now += 20
    driver.app.standing._waits = False
    driver.app.refresh()
    driver.frames(2)
    listens(driver, following.clock)
    driver.hold("take over")
    assert driver.app.standing.follower is None
    hosting = driver.app.phones.hosting
    assert hosting is not None
    assert hosting.guests.term.number == 2
    assert guest.id in hosting.guests.linked
    assert len(driver.app.session.journal.entries) == number + 1
    assert driver.app.act("noise_roll", seat="P1") is not None
    assert driver.app.place == Place("game")


def test_it_goes_on_after_a_kill(following: Following, start: Start) -> None:
    following.joins()
    following.host.do("noise_roll", seat="P1")
    again = following.driver = start()
    following.standing.leave()  # the app has begun by itself; from here on the test says when
    following.standing.spins, following.standing.clock = False, following.clock
    following.standing.begin()
    following.catches_up()
    assert len(again.app.session.journal.entries) == following.host.entries()
    assert following.standing.here


def test_the_host_comes_back_first(following: Following) -> None:
    driver = following.driver
    following.joins()
    following.clock.now += 40
    driver.app.refresh()
    driver.frames(2)
    assert driver.app.place.top == "gone"
    following.catches_up()
    assert driver.app.place == Place("game")


def test_they_unlink_it(following: Following) -> None:
    driver = following.driver
    following.joins()
    host = following.host
    host.does(lambda: host.hosting.unlink(host.hosting.guests.standby))
    following.calls()
    assert driver.app.standing.follower is None
    assert says(driver, "This phone stands by no more.")
    assert driver.app.act("noise_roll", seat="P1") is not None


def test_no_link_is_said_in_a_sentence(following: Following) -> None:
    following.driver.app.over("standby")
    following.driver.app.standing.asks("hello")
    following.driver.frames(2)
    assert says(following.driver, "That is no link of a table.")
