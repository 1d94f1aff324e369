"""The phone of a host whose stand-by may have taken over: what it asks before its next act, and what it says when that is so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.sharing.heralds import Claim
from companion.show.place import Place
from tests.sharing.standing import Standby
from tests.window.guests import Guests, on, open_
from tests.window.test_standing import Following, says
from tools.driver import Driver

Start = Callable[..., Driver]


@pytest.fixture
def guests(driver: Driver) -> Iterator[Guests]:
    found = Guests(driver)
    on(driver)
    open_(driver)
    yield found
    found.pool.shutdown()


def stands_by(guests: Guests, home: Path) -> Standby:
    """A phone that they have let in, and that has the game."""
    table: Any = type("Table", (), {"link": guests.link})
    found = Standby(home, table, "P2", ("http://127.0.0.1:9",))
    guests.does(found.asks)
    guests.driver.app.refresh()
    guests.driver.frames(2)
    guests.driver.tap("let in")
    assert "id" in guests.does(found.asks)
    heard(guests, found)
    return found


def heard(guests: Guests, standby: Standby) -> None:
    """It asks for what is new, so it is there."""
    assert guests.does(lambda: standby.follower.calls(waits=False)) is not None


def acts(guests: Guests) -> bool:
    driver = guests.driver
    driver.app.go(Place("game"))
    done = driver.app.act("noise_roll", seat="P1") is not None
    driver.frames(2)
    return done


def test_a_host_that_hears_nobody_asks_before_its_first_act(guests: Guests, tmp_path: Path) -> None:
    driver, bo = guests.driver, stands_by(guests, tmp_path / "bo")
    guests.now += 59
    assert acts(guests)
    guests.now += 1
    assert not acts(guests)
    assert driver.app.place.top == "alone"
    assert says(driver, "NOBODY SEES THIS")
    driver.hold("alone")
    driver.frames(2)
    assert acts(guests)
    assert acts(guests)  # the first one alone
    heard(guests, bo)
    assert acts(guests)
    guests.now += 60
    assert not acts(guests)  # they were heard, and are gone again
    bo.store.close()


def test_a_host_that_has_named_nobody_is_asked_nothing(guests: Guests) -> None:
    guests.guest("P2")
    guests.now += 600
    assert acts(guests)


def test_who_was_unlinked_while_it_was_away_may_not_know_it(guests: Guests, tmp_path: Path) -> None:
    """It takes over all the same, as far as this phone can tell."""
    driver, bo = guests.driver, stands_by(guests, tmp_path / "bo")
    bo.store.close()
    guests.now += 30
    hosting = driver.app.phones.hosting
    driver.app.phones.decide(lambda _: hosting.unlink(hosting.guests.standby))
    guests.now += 60
    assert not acts(guests)
    assert driver.app.place.top == "alone"
    driver.hold("alone")
    driver.frames(2)
    assert acts(guests)


def test_who_is_heard_again_takes_the_question_away(guests: Guests, tmp_path: Path) -> None:
    driver, bo = guests.driver, stands_by(guests, tmp_path / "bo")
    guests.now += 60
    assert not acts(guests)
    heard(guests, bo)
    driver.app.refresh()
    driver.frames(2)
    assert driver.app.place == Place("game")
    bo.store.close()


def moves(guests: Guests) -> None:
    """Somebody has taken over, and this phone has heard it."""
    driver = guests.driver
    hosting, session = driver.app.phones.hosting, driver.app.session
    there = Claim(
        hosting.guests.term.taken_over(1, hosting.guests.keys[-1]), "Bo", session.seal, 9, {"2": 2}, "http://127.0.0.1:9/#x"
    )
    hosting.room._hears(there)
    driver.frames(3)
    driver.app.refresh()
    driver.frames(2)


def test_a_table_that_moved_is_said_after_a_restart_too(guests: Guests, tmp_path: Path, start: Start) -> None:
    bo = stands_by(guests, tmp_path / "bo")
    bo.store.close()
    moves(guests)
    assert guests.driver.app.place.top == "moved"
    assert not acts(guests)
    again = start()
    again.frames(4)
    assert again.app.act("noise_roll", seat="P1") is None


def test_the_page_of_a_table_that_moved_goes_with_the_line(guests: Guests, tmp_path: Path) -> None:
    """The line breaks while the page is open: the game can be looked at."""
    driver = guests.driver
    bo = stands_by(guests, tmp_path / "bo")
    bo.store.close()
    moves(guests)
    driver.app.phones.pause()
    driver.app.refresh()
    driver.frames(2)
    assert "moved" not in driver.app.place.over


def test_the_page_of_a_host_that_is_gone_goes_with_the_stand_by(driver: Driver, tmp_path: Path) -> None:
    """They have unlinked this phone meanwhile: there is nothing to take over."""
    following = Following(driver, tmp_path / "host")
    try:
        following.joins()
        following.clock.now += 100
        driver.app.refresh()
        driver.frames(2)
        assert driver.app.place.top == "gone"
        following.host.does(lambda: following.host.hosting.unlink(following.host.hosting.guests.standby))
        following.calls()
        driver.frames(2)
        assert driver.app.place == Place("game")
        assert says(driver, "This phone stands by no more.")
    finally:
        following.close()


def test_a_table_that_moved_is_not_played_on_by_leaving_it(guests: Guests, tmp_path: Path, start: Start) -> None:
    """A guest has told it, who knows the term and nothing else; the line is off by LEAVE IT, and the app is closed."""
    driver = guests.driver
    bo = stands_by(guests, tmp_path / "bo")
    bo.store.close()
    hosting = driver.app.phones.hosting
    hosting.room._hears(Claim(hosting.guests.term.taken_over(1, hosting.guests.keys[-1])))
    driver.frames(3)
    driver.app.refresh()
    driver.frames(2)
    driver.tap("leave it")
    game = driver.app.playing.game
    again = start()
    again.app.games.open_game(game)
    again.frames(2)
    assert again.app.act("noise_roll", seat="P1") is None
