"""Turns that the app keeps, by touch: whose it is stands over the verbs, ACTION and PASS under them; the last ends the round."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.settings import Settings
from tests.window.hand import SIZES, begin
from tests.window.reading import unreadable
from tools.driver import Driver


def kept(driver: Driver) -> Any:
    """A game whose turns the app keeps."""
    session = begin(driver)
    driver.app.act("turns", by="app")
    driver.frames(2)
    return session


def second(driver: Driver) -> list[str]:
    """The names in the second row, from the left."""
    rows = [each for each in driver.walk() if type(each).__name__ == "ActRow"]
    return [each.name for row in rows for each in reversed(row.children)]


def test_as_long_as_the_table_keeps_them_nothing_of_it_stands_there(driver: Driver) -> None:
    begin(driver)
    assert second(driver) == ["dice", "computer", "scan", "more"]
    assert not [text for text in driver.texts() if "TURN" in text]
    driver.app.act("turns", by="app")
    driver.app.act("turns", by="table")
    driver.frames(2)
    assert second(driver) == ["dice", "computer", "scan", "more"]
    assert "turn" not in {getattr(each, "name", "") for each in driver.walk()}


def test_two_actions_and_the_next_one_acts(driver: Driver) -> None:
    session = kept(driver)
    assert {"ANA'S TURN", "1st action"} <= set(driver.texts())
    driver.tap("ACTION")
    assert "2nd action" in driver.texts()
    driver.tap("ACTION")
    assert "BO'S TURN" in driver.texts()
    driver.tap("NOISE ROLL")
    assert session.journal.last.parameters["seat"] == "P2"
    assert "BO'S TURN" in driver.texts()
    driver.tap("turn")
    driver.tap("3 CY")
    driver.tap("EXPLORE")
    assert session.journal.last.parameters["seat"] == "P3"
    assert "BO'S TURN" in driver.texts()


def test_the_last_pass_opens_the_rail_and_back_is_before_it(driver: Driver) -> None:
    session = kept(driver)
    for _ in range(3):
        assert session.view()["phase"] == "players"
        driver.tap("PASS")
    assert session.view()["phase"] == "event"
    assert driver.app.place.top == "rail"
    driver.app.back()
    driver.frames(4)
    assert session.view()["phase"] == "players"
    assert "CY'S TURN" in driver.texts()


def test_the_end_of_a_round_names_who_has_not_passed(driver: Driver) -> None:
    session = kept(driver)
    driver.tap("PASS")
    assert "2 LEFT: BO" in driver.texts()
    driver.tap("2 LEFT: BO")
    assert session.view()["phase"] == "players"
    assert driver.app.place.top == "acts"
    driver.app.back()
    driver.frames(4)
    driver.tap("PASS")
    assert "1 LEFT: CY" in driver.texts()
    driver.hold("END ROUND")
    assert session.view()["phase"] == "event"


def test_what_was_ordered_is_done_before_the_last_pass(driver: Driver) -> None:
    session = kept(driver)
    for _ in range(2):
        driver.tap("PASS")
    session.do("alert_start")
    driver.app.go(driver.app.playing.plain())
    driver.frames(4)
    driver.tap("PASS")
    assert session.view()["phase"] == "players"
    for due in list(driver.app.playing.owed):
        driver.tap(f"tick {due.id}")
    driver.tap("PASS")
    assert session.view()["phase"] == "event"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_ends_a_turn_while_something_burns_is_reminded_and_nobody_has_to_tap_it_away(
    start: Callable[..., Driver], language: str
) -> None:
    driver = start((412, 915), language)
    session, say = kept(driver), driver.app.say
    says = {"en": "In a burning room: 1 light wound.", "fr": "Dans une salle en feu\xa0: 1 blessure légère."}[language]
    driver.tap(say("PASS"))
    assert not [text for text in driver.texts() if says in text]  # nothing burns
    session.do("mark", what="fire", by=1)
    driver.app.act("acted", seat="P2")
    driver.app.act("pass_turn", seat="P2")
    driver.frames(4)
    assert [text for text in driver.texts() if says in text]
    assert list(unreadable(driver)) == []
    driver.tap(say("PASS"))
    assert session.view()["phase"] == "event"  # the last pass
    assert [text for text in driver.texts() if says in text]
    driver.tap(next(each for each in driver.walk() if getattr(each, "label", "").startswith(("NEXT", "SUITE"))))
    assert not [text for text in driver.texts() if says in text]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_it_can_be_read(start: Callable[..., Driver], tmp_path: Any, size: tuple[int, int], language: str, scale: float) -> None:
    Settings(ember=False, text_scale=scale).save(tmp_path / "settings.json")
    driver = start(size, language)
    session = kept(driver)
    assert list(unreadable(driver)) == []
    driver.app.act("noise_roll", seat="P1")
    driver.frames(90)
    assert list(unreadable(driver)) == []
    session.do("rename", seat="P2", called="Maximilienne-Alexandra")
    driver.app.act("pass_turn", seat="P1")
    driver.frames(4)
    assert list(unreadable(driver)) == []
