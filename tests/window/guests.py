"""Guests of the app in the hand: each speaks the protocol on loopback; frames pass only when the app is asked something."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event
from typing import Any, TypeVar

from companion.show.place import Place
from tests.sharing.client import PATIENCE, Client
from tools.driver import Driver

LOOPBACK = "127.0.0.1"
R = TypeVar("R")


class Guests:
    """Who plays along with an app that a test has in its hand."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.pool = ThreadPoolExecutor(4)
        self.now = 1_000.0
        """The time, which does not move by itself."""
        self.asked = Event()
        """Something waits for the thread of the app, or is done."""
        self.hears(driver)

    def hears(self, driver: Driver) -> None:
        """From now on this app: it listens on loopback, on whichever port is free."""
        self.driver, phones = driver, driver.app.phones
        driver.device.networks = (("ap0", LOOPBACK),)
        phones.clock = lambda: self.now
        phones.where = {"port": 0, "address": LOOPBACK}
        real = phones.later

        def later(act: Callable[[], object]) -> object:
            found = real(act)
            self.asked.set()
            return found

        phones.later = later

    def does(self, act: Callable[[], R]) -> R:
        """What a guest gets for what it says, with as many frames as that takes."""
        done: Future[R] = self.pool.submit(act)
        done.add_done_callback(lambda _: self.asked.set())
        while not done.done():
            assert self.asked.wait(PATIENCE)
            self.asked.clear()
            self.driver.frames(2)
        self.driver.frames(3)
        return done.result()

    @property
    def link(self) -> str:
        return self.driver.app.phones.shared_table().links[0]

    def client(self) -> Client:
        return Client(self.link)

    def guest(self, seat: str) -> Client:
        """Somebody who has scanned the code, has sat down, and shows the first page."""
        found = self.client()
        self.driver.app.phones.hosting.room.held = 0  # no poll waits for news
        shown = self.does(lambda: found.join(seat))
        assert "id" in shown, shown
        self.does(lambda: found.poll(0, 0))
        return found

    def act(self, guest: Client, name: str, **parameters: Any) -> dict[str, Any]:
        self.does(lambda: guest.poll(0, 0))
        return self.does(lambda: guest.act(name, **parameters))


def on(driver: Driver, game: str = "lockdown", names: tuple[str, ...] = ("Ana", "Bo", "Cy")) -> None:
    """A game at its table."""
    driver.app.games.new_game(game, list(names), {})
    driver.app.go(Place("game"))
    driver.frames(4)


def open_(driver: Driver) -> None:
    """EVERY PHONE, by touches."""
    driver.tap(driver.app.stage.ids.header.children[-1])
    driver.tap(driver.app.say("EVERY PHONE"))
