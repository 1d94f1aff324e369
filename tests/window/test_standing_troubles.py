"""STAND BY where something goes wrong: a host that sleeps, moves, is older or lies; ticks; a take-over that fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.following import Follower
from companion.saves.linked import KEPT, STANDS_BY, left_open
from companion.session import Session
from companion.sharing.heralds import Claim
from companion.show.doing import TickOff
from companion.show.place import Place
from companion.table import Refused
from companion.window.standing import WAIT
from tests.window.reading import unreadable
from tests.window.test_standing import Following, listens, says
from tools.driver import Driver

Start = Callable[..., Driver]


@pytest.fixture
def following(driver: Driver, tmp_path: Path) -> Iterator[Following]:
    found = Following(driver, tmp_path / "host")
    yield found
    found.close()


def takes_over(following: Following) -> None:
    """Nothing was heard of the host for a minute, and somebody holds it."""
    driver = following.driver
    following.host.pause()
    following.clock.now += 60
    following.calls()
    assert driver.app.place.top == "gone"
    listens(driver, following.clock)
    driver.hold("take over")
    driver.frames(2)


# -- who stands by plays ---------------------------------------------------------------------------


def in_the_host(following: Following) -> set[str]:
    return following.host.does(lambda: set(following.host.session.journal.entries.ticks()))


def owed(following: Following) -> str:
    """Something that people have to do, told to everybody."""
    following.host.do("alert_start")
    following.catches_up()
    found: list[str] = [due.id for due in following.driver.app.session.due()]
    return found[0]


def test_a_tick_here_is_one_at_the_host(following: Following) -> None:
    driver, host = following.driver, following.host
    following.joins()
    stands = host.hosting.guests.standby
    host.does(lambda: host.hosting.allow(stands, "table"))
    due = owed(following)
    driver.app.playing.tick(due)
    assert in_the_host(following) == {due}
    assert set(driver.app.session.journal.entries.ticks()) == {due}
    driver.app.playing.tick(due, done=False)
    assert in_the_host(following) == set()
    assert set(driver.app.session.journal.entries.ticks()) == set()


def test_a_tick_that_nobody_hears_is_none(following: Following) -> None:
    driver = following.driver
    following.joins()
    due = owed(following)
    following.host.pause()
    driver.app.does(TickOff(due))
    driver.frames(2)
    assert not driver.app.session.journal.entries.ticks()
    assert says(driver, "does not answer")


# -- calls -----------------------------------------------------------------------------------------


def test_a_host_that_sleeps_is_not_asked_without_end(following: Following) -> None:
    standing = following.standing
    following.joins()
    follower = standing.follower
    assert standing.rests(follower, {"no": "asleep"}, 0) > 0
    assert standing.rests(follower, {"n": 4}, 0) == 0
    assert [standing.rests(follower, None, times) for times in (1, 2, 9)] == [WAIT[0], WAIT[1], WAIT[-1]]


def test_a_table_that_has_moved_is_said(following: Following) -> None:
    driver, host = following.driver, following.host
    following.joins()
    guests = host.hosting.guests
    guests.moved = Claim(guests.term.taken_over(9, guests.keys[-1]), "Cy", "x", 1, {}, "http://127.0.0.1:9/#x")
    following.calls()
    assert driver.app.standing.follower is None
    assert says(driver, "has moved to another phone")
    following.clock.now += 100
    driver.app.refresh()
    driver.frames(2)
    assert driver.app.place.top != "gone"


@pytest.mark.usefixtures("breaks")
def test_a_host_that_breaks_an_act_is_left(following: Following, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = following.driver
    following.joins()
    monkeypatch.setattr(Follower, "calls", lambda *_, **__: {"n": "many", "entries": 7})
    assert driver.app.act("noise_roll", seat="P2") is None
    driver.frames(2)
    assert driver.app.standing.follower is None
    assert says(driver, "STAND BY broke and is off.")


def test_a_host_of_another_version_is_said(following: Following, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the game would be carried over to the rules of here, and fetched again, and carried over."""
    driver = following.driver
    before = driver.app.games.kept.count()
    monkeypatch.setattr(Session, "rules", property(lambda self: self.game.version + (driver.app.session is self)))
    following.joins()
    assert driver.app.standing.follower is None
    assert says(driver, "another version")
    assert driver.app.games.kept.count() == before + 1


# -- who keeps the game ----------------------------------------------------------------------------


def test_two_players_and_no_browser(following: Following) -> None:
    """Nobody else is linked: whoever takes over opens the line all the same, for the old host has to hear of it."""
    following.joins()
    takes_over(following)
    hosting = following.driver.app.phones.hosting
    assert hosting is not None
    assert hosting.guests.term.number == 2


def test_a_take_over_that_fails_leaves_everything(following: Following, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = following.driver
    following.joins()
    number = len(driver.app.session.journal.entries)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("companion.following.swap", full)
    takes_over(following)
    assert driver.app.standing.follower is not None
    assert driver.app.phones.hosting is None
    assert driver.app.act("noise_roll", seat="P2") is None  # not here alone
    assert len(driver.app.session.journal.entries) == number


def test_killed_in_the_middle_of_it(following: Following, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """The phone keeps the game when it is back, and does not follow it as well."""
    driver = following.driver
    following.joins()
    with monkeypatch.context() as killed:
        killed.setattr(Follower, "forget", lambda _: None)
        takes_over(following)
    assert (driver.app.home / STANDS_BY).exists()
    again = start()
    assert again.app.standing.follower is None
    assert again.app.act("noise_roll", seat="P1") is not None


def test_who_follows_does_not_open_its_old_table(following: Following) -> None:
    """What is left of an evening on which this phone was the host of the same game."""
    driver = following.driver
    following.joins()
    seal = driver.app.session.charter.seal
    (driver.app.home / KEPT).write_text(f'{{"game": "{seal}", "guests": {{"linked": [[1]]}}}}')
    assert left_open(driver.app.home) == seal
    driver.app.phones.meet_again()
    driver.frames(2)
    assert driver.app.phones.hosting is None


def test_every_phone_is_the_page_of_standing_by(following: Following) -> None:
    """Of another game, too: one table at a time."""
    driver = following.driver
    following.joins()
    driver.app.games.leave_game(Place())
    driver.app.games.new_game("nemesis", ["Ana", "Bo"], {})
    driver.frames(2)
    driver.app.phones.open()
    assert driver.app.place.top == "standby"
    assert driver.app.phones.hosting is None


def test_the_followed_game_is_deleted_from_the_shelf(following: Following) -> None:
    driver, host = following.driver, following.host
    following.joins()
    game = driver.app.standing.follower.game
    driver.app.go(Place())
    driver.app.games.delete(game)
    driver.frames(2)
    host.do("noise_roll", seat="P1")
    following.catches_up()
    assert driver.app.standing.follower is None or driver.app.standing.follower.session is not None


def test_the_language_here_is_the_one_of_refusals(tmp_path: Path, start: Start) -> None:
    found = Following(start(language="fr"), tmp_path / "host")
    try:
        found.joins()
        with pytest.raises(Refused) as refused:
            found.standing.follower.does("noise_roll", {"seat": "P1"})
        assert refused.value.parameters["says"] != "Somebody else does that."
    finally:
        found.close()


@pytest.mark.parametrize(("size", "scale"), [((360, 640), 1), ((915, 412), 1), ((640, 360), 2), ((412, 915), 2)], ids=str)
def test_what_is_held_stands_beside_its_words(size: tuple[int, int], scale: float, tmp_path: Path, start: Start) -> None:
    found = Following(start(size, "fr"), tmp_path / "host")
    try:
        driver = found.driver
        driver.app.theme.text_scale = scale
        found.joins()
        found.host.pause()
        found.clock.now += 65
        found.calls()
        driver.frames(4)
        assert driver.app.place.top == "gone"
        foot = [each for each in unreadable(driver) if "TENIR" in each or "Alors" in each]
        assert foot == []
        ring, words = driver.find("take over"), next(each for each in driver.walk() if "TENIR POUR" in getattr(each, "text", ""))
        assert ring.right <= words.x + 1
    finally:
        found.close()
