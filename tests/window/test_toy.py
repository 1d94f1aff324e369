"""A game that the app has never heard of walks every room of the shell by touches: two more families land as folders, no more."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion.packs import Pack, load
from companion.sharing.guests import Guests
from companion.sharing.heralds import Claim
from companion.show.place import Place
from companion.window.stage import SHELL
from tests.kit.toy_face import FACE
from tests.kit.toy_game import TOY, TOY_PACK
from tests.window.hand import SIZES
from tests.window.reading import unreadable
from tools.driver import Driver

ELSEWHERE = {
    "acts",
    "stuck",
    "guide",
    "enter",
    "part",
    "chapter",
    "rule",
    "rules",
    "choose",
    "rail",
    "sources",
    "handover",
    "entry",
    "crew",
}
"""Rooms about a broken file, about facts of a box, about rules, steps, switches and boards: the toy has none of these."""


def packs(name: str) -> Pack:
    return TOY_PACK if name == "toy" else load(name)


@pytest.fixture
def toy(tmp_path: Path) -> Iterator[Callable[[tuple[int, int]], Driver]]:
    running: list[Driver] = []

    def start(size: tuple[int, int] = SIZES[0]) -> Driver:
        driver = Driver(tmp_path, size)
        driver.packs, driver.known, driver.faces = packs, {"toy": TOY}, lambda _: FACE
        running.append(driver.start())
        return driver

    yield start
    for driver in running:
        driver.stop()


def begin(driver: Driver) -> Any:
    for label in ("new toy", "SEAL AND START", "TO THE TABLE", "PLAY"):
        driver.tap(label)
    return driver.app.session


def menu(driver: Driver, *labels: str) -> None:
    driver.tap(driver.app.stage.ids.header.children[-1])
    for label in labels:
        driver.tap(label)


def seen(driver: Driver, rooms: set[str]) -> None:
    """Where we are can be read, and counts as seen."""
    driver.frames(2)
    assert not list(unreadable(driver))
    rooms.add(driver.app.place.room)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_toy_walks_every_room_of_the_shell_by_touches(toy: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver, rooms = toy(size), set[str]()
    seen(driver, rooms)
    driver.tap("new toy")
    seen(driver, rooms)
    driver.tap("CAMPAIGN")
    driver.tap("check your box")
    seen(driver, rooms)
    driver.tap("DONE")
    driver.tap("everybody adds")
    driver.tap("SEAL AND START")
    seen(driver, rooms)
    driver.tap("NEXT")
    for _ in range(3):
        driver.tap("ADDS NOTHING")
    seen(driver, rooms)
    driver.tap("TO THE TABLE")
    driver.tap(next(widget for widget in driver.walk() if getattr(widget, "task", "") == "dial"))
    seen(driver, rooms)
    driver.tap("PLAY")
    seen(driver, rooms)
    assert driver.app.session.view()["options"] == {"mode": "campaign"}
    walk_a_game(driver, rooms)
    driver.app.go(Place())
    seen(driver, rooms)
    driver.tap("ALL GAMES 1")
    seen(driver, rooms)
    for overlay in ("find", "about", "licences", "licence:0", "wrong:app", "note:wrong", "code:toy", "talk", "standby"):
        driver.app.over(overlay)
        seen(driver, rooms)
        driver.back()
    driver.tap("statistics")
    seen(driver, rooms)
    driver.tap("STANDINGS")
    assert "Nothing is known of luck: the app has drawn or rolled too little for anybody." in driver.texts()
    seen(driver, rooms)
    assert set(SHELL) - ELSEWHERE <= rooms


def taken_over(driver: Driver, rooms: set[str]) -> None:
    """Somebody goes on with the game elsewhere, and then it is here after all."""
    guests = Guests(driver.app.session.view()["seats"])
    guests.moved = Claim(guests.term.taken_over(1), "Bo", driver.app.session.seal, 9, {"2": 3}, "http://192.168.1.2:4070/#A")
    driver.app.phones.hosting = SimpleNamespace(
        gone=guests.moved, session=driver.app.session, publish=lambda: None, pause=lambda: None, guests=guests, silent=lambda: 0
    )
    driver.app.over("moved")
    seen(driver, rooms)
    driver.app.phones.hosting = None
    driver.app.go(Place("game"))


def walk_a_game(driver: Driver, rooms: set[str]) -> None:
    session = driver.app.session
    for verb in ("EXHAUST", "SHOOT", "BLIP", "SPOT"):
        driver.tap(verb)
    seen(driver, rooms)
    driver.undo()
    assert session.journal.last.act == "undo"
    for overlay in ("share", "far", "gone", "alone"):
        driver.app.over(overlay)
        seen(driver, rooms)
        driver.back()
    taken_over(driver, rooms)
    driver.tap("SCOUT")
    assert {"ANA", "THE TOP CARD"} <= set(driver.texts())
    touch = driver.press(next(widget for widget in driver.walk() if type(widget).__name__ == "HoldToLook"))
    assert driver.app.stage.lower.large == "CARD"
    touch.touch_up()
    driver.frames(4)
    seen(driver, rooms)
    driver.tap("DONE")
    driver.tap("BAG 7")
    seen(driver, rooms)
    driver.back()
    menu(driver)
    seen(driver, rooms)
    driver.back()
    for label, done in (
        ("HISTORY", driver.back),
        ("CHECK THE BOARD", driver.back),
        ("SET-UP LIST", lambda: driver.tap("PLAY")),
        ("WHO SITS WHERE", driver.back),
        ("SETTINGS", lambda: driver.tap("DONE")),
    ):
        menu(driver, label)
        seen(driver, rooms)
        if label == "HISTORY":
            driver.tap("EXPORT")
            assert not any(act == "share" for act, *_ in driver.device.asked)  # it would tell every secret of the game
            seen(driver, rooms)
            driver.hold("HOLD: EXPORT")
            assert ("share", Path(driver.home) / f"airlock-{session.charter.seal[:8]}.json") in driver.device.asked
        if label == "CHECK THE BOARD":
            driver.tap("aim +")
            assert session.view()["aim"] == 5
        done()
        while driver.app.place.over:
            driver.back()
    menu(driver, "PAUSE")
    seen(driver, rooms)
    driver.tap("packing")
    seen(driver, rooms)
    driver.back()
    driver.tap("PAUSE HERE")
    driver.tap("RESUME")
    seen(driver, rooms)
    driver.tap("GO ON")
    for overlay in ("film", "proof", "hand:P1", "result"):
        if overlay == "result":
            driver.tap("SHOOT")
        driver.app.over(overlay)
        seen(driver, rooms)
        if overlay == "film":
            driver.tap("SHARE")
            assert driver.device.asked[-1][1].suffix == ".png"
        driver.back()
    driver.app.tab("table")
    menu(driver)
    driver.hold("HOLD: STOP THE GAME")
    assert {"STOPPED", "THE FILM"} <= set(driver.texts())
    seen(driver, rooms)
    driver.tap("THE FILM")
    for room in ("story", "turning"):
        driver.tap(room)
        seen(driver, rooms)
        driver.frames(60)
        driver.back()


def test_a_toy_that_waits_is_resumed_where_it_was(toy: Callable[..., Driver]) -> None:
    driver = toy()
    begin(driver)
    driver.tap("SHOOT")
    driver.stop()
    again = toy()
    assert (again.app.session.game.name, again.app.place.top) == ("toy", "table")
    assert again.app.playing.stands.headline == "SHOT"
    again.back()
    assert {"TOY", "ROUND 1", "SHOOT"} <= set(again.texts())
    again.tap("RESUME")
    assert again.app.place.top == "table"


def test_a_refusal_of_a_game_without_words_of_its_own_is_a_sentence_all_the_same(toy: Callable[..., Driver]) -> None:
    driver = toy()
    begin(driver)
    assert driver.app.act("fix", path="aim", value=11) is None
    assert driver.app.notice == "11 can't stand at aim. What can: 1 … 10"
    driver.app.speak_in("fr")
    assert driver.app.act("fix", path="aim", value=11) is None
    assert driver.app.notice != "11 can't stand at aim. What can: 1 … 10"
