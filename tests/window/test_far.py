"""FAR AWAY by touches, with a broker in memory: it is typed, tried, turned on and off, and guests come by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from threading import enumerate as threads

import pytest

from companion.saves.broker import Named
from companion.sharing import broker
from companion.sharing.broker import REFUSED, UP
from tests.sharing.elsewhere import FarClient, MemoryCarrier
from tests.sharing.memory import MemoryBroker, links
from tests.window.guests import Guests, on, open_
from tools.driver import Driver

Start = Callable[..., Driver]


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> MemoryBroker:
    found = MemoryBroker()
    monkeypatch.setattr(broker, "Link", links(found))
    monkeypatch.setattr(broker, "waits", lambda _: 0.0)
    return found


@pytest.fixture
def open_table(driver: Driver) -> Iterator[Guests]:
    guests = Guests(driver)
    on(driver)
    open_(driver)
    driver.tap("far away")
    yield guests
    guests.pool.shutdown()


def types(driver: Driver, **fields: str) -> None:
    for name, text in fields.items():
        driver.app.stage.screen("far").ids[name].text = text


def becomes(guests: Guests, there: Callable[[], bool]) -> None:
    """With as many frames as it takes; whatever changes is told to the thread of the app."""
    guests.driver.frames(2)
    while not there():
        assert guests.asked.wait(20)
        guests.asked.clear()
        guests.driver.frames(2)
    guests.driver.frames(3)


def test_it_is_typed_and_turned_on_and_a_guest_comes_by_it(open_table: Guests, memory: MemoryBroker) -> None:
    driver, phones = open_table.driver, open_table.driver.app.phones
    assert any("No name, no word and no draw" in text for text in driver.texts())
    types(driver, address="broker.example", user="ana", password="secret")
    driver.tap("TURN IT ON")
    becomes(open_table, lambda: phones.faraway.state == UP)
    assert any("can join from anywhere" in text for text in driver.texts())
    assert "secret" not in " ".join(driver.texts())
    assert Named.read(driver.home) == Named("broker.example", "ana", "secret", "", True)
    driver.tap("SHOW THE CODE")
    assert driver.app.place.top == "share"
    assert {"broker.example", "From anywhere, any browser."} <= set(driver.texts())
    shown = phones.shared_table()
    link = shown.links[shown.at]
    assert link.startswith("https://airlockcompanion.github.io/airlock/far/#")
    bo = FarClient(link, partial(MemoryCarrier, memory))
    joined = open_table.does(lambda: bo.join("P2"))
    assert "id" in joined, joined
    open_table.does(lambda: bo.sees(1))
    assert open_table.does(lambda: bo.act("noise_roll", seat="P2"))["ok"] == 2
    assert "1 OF 3 LINKED" in driver.texts()
    driver.tap("far away")
    driver.tap("TURN IT OFF")
    assert memory.kept == {}
    assert not any(name.startswith("airlock-broker") for name in (each.name for each in threads()))


def test_what_is_wrong_is_said(open_table: Guests, memory: MemoryBroker) -> None:
    driver, phones = open_table.driver, open_table.driver.app.phones
    for typed, says in {
        "mqtts://broker.example": "by WebSocket alone",
        "ws://broker.example": "only wss://",
        "a b": "no address",
    }.items():
        types(driver, address=typed)
        driver.tap("TURN IT ON")
        assert any(says in text for text in driver.texts()), driver.texts()
        driver.tap("TURN IT OFF")
    memory.refuses = REFUSED
    types(driver, address="broker.example")
    driver.tap("TEST CONNECTION")
    becomes(open_table, lambda: phones.faraway.tested == REFUSED)
    assert any("another user or password" in text for text in driver.texts())
    memory.refuses = ""
    driver.tap("TEST CONNECTION")
    becomes(open_table, lambda: phones.faraway.tested == UP)
    assert any("It works" in text for text in driver.texts())
    assert {topic.rpartition("/")[0].rpartition("/")[2] for topic, _ in memory.all} == {"u"}  # nothing of this table


def test_it_goes_on_at_the_next_start_and_is_not_in_what_is_handed_on(
    open_table: Guests, memory: MemoryBroker, start: Start
) -> None:
    driver, phones = open_table.driver, open_table.driver.app.phones
    types(driver, address="broker.example", user="ana", password="a word of mine")
    driver.tap("TURN IT ON")
    becomes(open_table, lambda: phones.faraway.state == UP)
    phones.pause()
    driver.frames(2)
    phones.begin()
    becomes(open_table, lambda: phones.faraway.state == UP)
    driver.app.files.back_up()
    driver.frames(5)
    written = b"".join(each.read_bytes() for each in driver.home.rglob("*") if each.is_file() and each.name != "broker.json")
    assert b"a word of mine" not in written


@pytest.mark.parametrize(
    ("size", "language"), [((412, 915), "en"), ((360, 640), "fr"), ((915, 412), "fr")], ids=["phone", "small", "flat"]
)
def test_the_page_stands_in_every_size(start: Start, memory: MemoryBroker, size: tuple[int, int], language: str) -> None:
    driver = start(size, language)
    guests = Guests(driver)
    on(driver)
    open_(driver)
    driver.tap("far away")
    types(driver, address="broker.example")
    say = driver.app.say
    driver.tap(say("TURN IT ON"))
    becomes(guests, lambda: driver.app.phones.faraway.state == UP)
    for label in (say("TURN IT OFF"), say("TEST CONNECTION"), say("COPY THE LINK"), say("SHOW THE CODE")):
        assert driver.find(label).height >= 44, label
    driver.tap(say("SHOW THE CODE"))
    assert "broker.example" in driver.texts()
    guests.pool.shutdown()
