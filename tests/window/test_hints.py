"""Banners by touches: orders always, hints once each; and the board checked line by line."""

from pathlib import Path
from typing import Any

import pytest

from companion.show.place import Place
from tests.window.hand import SIZES, begin, quiet_bag
from tools.driver import Driver


def banner(driver: Driver) -> list[str]:
    """The titles over the screen."""
    return [widget.title for widget in driver.walk() if type(widget).__name__ == "Banner"]


def no_hints(driver: Driver) -> None:
    driver.app.turn("hints")
    driver.app.theme.duration = 0  # settings set the pace to that of people again


def meeting(driver: Driver) -> Any:
    """A game in which every encounter is an adult."""
    session = begin(driver)
    session.do("fix", path="bag", value={"adult": 3})
    driver.app.go(Place("game"))
    return session


def test_an_order_stands_over_the_result_and_what_is_new_comes_once(driver: Driver) -> None:
    """D5: that everyone gives up an objective was on no screen."""
    meeting(driver)
    driver.tap("ENCOUNTER")
    assert driver.app.place.top == "result"
    assert banner(driver) == ["FIRST ENCOUNTER"]
    assert any("gives up one objective" in text for text in driver.texts())
    driver.tap("NO SURPRISE")
    assert banner(driver) == []
    assert any("gives up one objective" in text for text in driver.texts())  # it stands in its line until it is ticked
    driver.tap(f"tick {driver.app.session.due()[0].id}")
    driver.tap("ENCOUNTER")
    assert banner(driver) == []  # the result has all the room it needs
    driver.tap("NO SURPRISE")
    assert banner(driver) == ["Encounter"]
    driver.tap("ENCOUNTER")
    driver.tap("NO SURPRISE")
    assert banner(driver) == []


@pytest.mark.parametrize(("game", "says"), [("lockdown", "nobody; noise"), ("nemesis", "nobody; noise")])
def test_after_a_blank_the_hint_speaks_of_the_blank_and_of_no_attack(driver: Driver, game: str, says: str) -> None:
    driver.app.games.new_game(game, ["Ana", "Bo", "Cy"], {})
    driver.app.session.do("fix", path="bag", value={"blank": 1})
    driver.app.go(Place("game"))
    driver.tap("ENCOUNTER")
    driver.app.close()
    driver.frames(4)
    shown = " ".join(driver.texts())
    assert "attacks at once" not in shown
    assert says in shown


def test_a_hint_leads_to_its_rule_and_takes_no_tap_of_the_game(driver: Driver) -> None:
    meeting(driver)
    driver.app.act("encounter", seat="P1")
    driver.app.act("encounter", seat="P1")
    driver.frames(3)
    driver.tap("NO SURPRISE")
    driver.tap("Encounter")
    assert driver.app.place.top == "rule:encounter"
    driver.back()
    assert driver.app.place.top == "table"


def test_who_wants_no_hints_gets_none_but_orders(driver: Driver) -> None:
    meeting(driver)
    no_hints(driver)
    driver.tap("ENCOUNTER")
    assert banner(driver) == ["FIRST ENCOUNTER"]
    driver.app.act("attack", piece="adult")
    driver.frames(3)
    assert banner(driver) == []


def test_a_round_ends_in_as_many_taps_with_hints_as_without(driver: Driver) -> None:
    session = begin(driver)
    taps = []
    for _ in range(2):
        quiet_bag(driver)
        before = driver.touches
        driver.tap("END ROUND")
        while session.table.value("phase") == "event":
            driver.next()
        taps.append(driver.touches - before)
        driver.undo()
        while session.table.value("phase") == "event":
            driver.app.act("undo")
        driver.app.go(Place("game"))
        no_hints(driver)
    assert taps[0] == taps[1]
    assert "NEW ROUND" not in banner(driver)


def test_a_new_round_says_who_begins(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("END ROUND")
    while session.table.value("phase") == "event":
        driver.next()
    assert banner(driver) == ["NEW ROUND"]
    assert any("Bo goes first" in text for text in driver.texts())
    driver.app.over("menu")  # who wants something else is not told it again
    driver.frames(3)
    assert banner(driver) == []
    driver.back()
    driver.tap("tracks")
    assert banner(driver) == ["NEW ROUND"]


def test_a_banner_comes_back_after_a_kill(driver: Driver) -> None:
    meeting(driver)
    driver.tap("ENCOUNTER")
    driver.stop()
    driver.start()
    assert banner(driver) == ["FIRST ENCOUNTER"]
    driver.tap("banner read")
    driver.stop()
    driver.start()
    assert banner(driver) == []


def test_what_is_set_right_by_hand_is_not_explained(driver: Driver) -> None:
    begin(driver)
    driver.app.act("fix", path="seats.P1.larva", value=True)
    assert driver.app.playing.hint == ""


@pytest.mark.parametrize("odd", ['{"seen": 5}', '{"seen": null}', "[]", "nonsense"])
def test_an_odd_list_of_hints_is_begun_anew(driver: Driver, odd: str) -> None:
    begin(driver)
    (driver.home / "hints.json").write_text(odd)
    driver.app.act("injury_check", kind="adult")
    assert driver.app.playing.hint == "injury_check"


def test_who_is_attacked_is_no_news_once_the_attack_is_resolved(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="decks.attack.top", value="cut")
    driver.app.act("attack", kind="adult", cause="surprise", seat="P1")
    assert driver.app.playing.hint == ""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_order_of_a_game_can_be_read_on_every_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    """D3, and decision 17: what the table must do now is never only in the history."""
    driver = Driver(tmp_path, size).start()
    try:
        session = meeting(driver)
        for place in (Place("game"), Place("game", "tracks"), Place("game", "crew"), Place("game", "table", ("bag",))):
            driver.app.go(place)
            driver.app.act("leave", seat=session.view()["first_player"], how="dead")
            driver.frames(4)
            if place == Place("game"):
                driver.tap("dues")  # the oldest stands in the line, all of them in its list
            elif place.tab != "tracks":
                assert banner(driver) == []
                driver.tap("due mark")  # a mark with its number, which leads to the list
            said = [line for line in session.story(session.journal.last) if "Leave a corpse" in line or "gate" in line]
            assert all(any(line in text for text in driver.texts()) for line in said), place
            driver.app.act("undo")
    finally:
        driver.stop()


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


@pytest.mark.parametrize("pack", ["lockdown", "nemesis"])
def test_the_hint_of_an_encounter_says_what_can_still_happen(driver: Driver, pack: str) -> None:
    driver.app.games.new_game(pack, ["Ana", "Bo", "Cy"], {})
    driver.app.go(Place("game"))
    driver.app.session.do("fix", path="bag", value={"adult": 2})
    for _ in range(2):  # with the first an order stands, and no hint beside it
        driver.app.act("encounter", seat="P1")
    assert driver.app.guide.hinted(driver.app.playing)[2].startswith("Too few cards in hand:")
