"""Hints by touches: once each, never after no; and the board checked line by line."""

from pathlib import Path

import pytest

from companion.ui.place import Place
from companion.ui.senses import CAPTIONS
from tests.ui.hand import begin
from tools.driver import Driver


@pytest.fixture
def beginner(tmp_path: Path) -> Driver:
    driver = Driver(tmp_path)
    driver.hints = True
    driver.start()
    begin(driver)
    yield driver
    driver.stop()


def test_the_first_encounter_is_explained_under_its_result_and_only_once(beginner: Driver) -> None:
    session = beginner.app.session
    session.do("fix", path="bag", value={"adult": 3})
    beginner.app.refresh()
    beginner.tap("ENCOUNTER")
    assert beginner.app.place.top == "result"
    beginner.tap("NO SURPRISE")
    assert {"FOR THE FIRST TIME", "First encounter"} <= set(beginner.texts())
    beginner.tap("DONE")
    beginner.tap("ENCOUNTER")
    beginner.tap("NO SURPRISE")
    assert "Encounter" in beginner.texts()  # the next thing that was new about it
    beginner.tap("DONE")
    beginner.tap("ENCOUNTER")
    beginner.tap("NO SURPRISE")
    assert beginner.app.place.top == "table"


def test_after_no_there_are_no_more_hints(beginner: Driver) -> None:
    session = beginner.app.session
    session.do("fix", path="bag", value={"adult": 3})
    beginner.app.refresh()
    beginner.tap("ENCOUNTER")
    beginner.tap("NO SURPRISE")
    beginner.tap("NO MORE HINTS")
    beginner.tap("NOISE ROLL")
    beginner.tap("END ROUND")
    while session.table.value("phase") == "event":
        beginner.next()
    assert beginner.app.place.top == "table"


def test_the_first_event_phase_is_explained_step_by_step_and_goes_on(beginner: Driver) -> None:
    session, seen = beginner.app.session, set()
    beginner.tap("END ROUND")
    for _ in range(30):
        if session.table.value("phase") != "event" and beginner.app.place.top == "table":
            break
        seen.add(beginner.app.place.top.partition(":")[0])
        beginner.next()
    assert {"hint", "rail"} <= seen


def test_a_hint_under_a_result_is_not_lost_by_going_on(beginner: Driver) -> None:
    session = beginner.app.session
    session.do("fix", path="in_play", value=["adult", "creeper"])
    beginner.app.act("event_phase")
    while session.table.value("step") != "attacks":
        beginner.app.act("next")
    beginner.app.go(Place("game", "table", ("rail",)))
    beginner.app.act("attack", piece=session.view()["in_play"][0]["piece"])
    beginner.frames(3)
    beginner.tap("NEXT")
    assert any(over.startswith("hint:") for over in beginner.app.place.over)


def test_what_is_set_right_by_hand_is_not_explained(beginner: Driver) -> None:
    beginner.app.act("fix", path="seats.P1.larva", value=True)
    assert beginner.app.place.top == "table"


@pytest.mark.parametrize("odd", ['{"seen": 5}', '{"seen": null}', "[]", "nonsense"])
def test_an_odd_list_of_hints_is_begun_anew(beginner: Driver, tmp_path: Path, odd: str) -> None:
    (tmp_path / "hints.json").write_text(odd)
    beginner.app.act("autodestruction_start")
    assert beginner.app.place.top == "hint:autodestruction"


# -- check the board -----------------------------------------------------------------------------


def test_the_board_is_checked_line_by_line_and_set_right_where_it_differs(driver: Driver) -> None:
    session = begin(driver)
    driver.app.over("record:board")
    driver.frames(6)
    entries = len(session.journal.entries)
    driver.tap("TIME is so")
    assert len(session.journal.entries) == entries
    assert any(text.startswith("ON THE BOARD? 1 / ") for text in driver.texts())
    driver.tap("S1 +")
    assert len(session.journal.entries) == entries + 1
    assert any(text.startswith("ON THE BOARD? 2 / ") for text in driver.texts())
    driver.tap("TIME is so")
    assert any(text.startswith("ON THE BOARD? 1 / ") for text in driver.texts())


def test_ticks_are_of_values_and_go_when_a_value_is_taken_back(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="in_play", value=["adult", "adult"])
    driver.app.over("record:board")
    driver.frames(8)
    rows = [widget for widget in driver.walk() if getattr(widget, "name", "") == "ADULT A: INJURIES is so"]
    driver.tap(rows[0])
    assert any(text.startswith("ON THE BOARD? 1 / ") for text in driver.texts())
    driver.tap("S1 +")
    assert any(text.startswith("ON THE BOARD? 2 / ") for text in driver.texts())
    driver.undo()
    assert any(text.startswith("ON THE BOARD? 1 / ") for text in driver.texts())


# -- sounds ---------------------------------------------------------------------------------------


def test_sounds_have_words_and_a_volume(driver: Driver) -> None:
    begin(driver)
    driver.app.over("settings")
    driver.frames(3)
    for setting in ("captions", "volume"):
        driver.tap(setting)
    driver.tap("DONE")
    driver.tap("NOISE ROLL")
    driver.frames(90)  # settings set the pace to that of people again
    assert any(text.startswith("[") for text in driver.texts())
    assert driver.device.volume == 0.25


def test_every_sound_has_its_words() -> None:
    sounds = {path.stem for path in (Path(__file__).parents[2] / "assets" / "sounds").glob("*.wav")}
    assert set(CAPTIONS) == sounds


def test_a_round_begins_with_the_heart_if_the_danger_can_be_seen(driver: Driver) -> None:
    session = begin(driver)
    for danger, sound in ((["queen", "breeder", "breeder", "adult"], "heartbeat_3"), ([], None)):
        session.do("fix", path="in_play", value=danger)
        session.do("fix", path="power", value={each: {"on": True} for each in ("S1", "S2", "S3", "lift")})
        driver.app.act("event_phase")
        while session.table.value("phase") == "event":
            driver.device.asked.clear()
            driver.app.act("next")
            if session.table.value("phase") == "event":
                session.do("fix", path="in_play", value=danger)
        played = [what for how, what in driver.device.asked if how == "play"]
        assert played == ([sound] if sound else [])
