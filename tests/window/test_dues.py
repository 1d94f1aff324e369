"""What is due stays until it is done: on TABLE, over a kill, an undo and a rotation, and the one button never walks past it."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.show.place import Place
from tests.window.hand import SIZES, begin
from tools.driver import DENSITY, Driver

FIVE = ["Maximilian", "Anne-Sophie", "Jo", "Bartholomäus", "Ed"]


def first_encounter(driver: Driver) -> Any:
    """The first encounter of a game orders that everybody gives up an objective."""
    session = begin(driver)
    driver.app.act("encounter", seat="P1")
    driver.app.go(Place("game"))
    driver.frames(4)
    return session


def named(driver: Driver, name: str) -> list[Any]:
    return [each for each in driver.walk() if getattr(each, "name", "") == name]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_an_order_stands_until_it_is_ticked(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    session = first_encounter(driver)
    due = session.due()[0].id
    assert named(driver, "dues")
    driver.app.act("noise_roll", seat="P1")  # the next tap does not wipe it away
    driver.app.go(Place("game"))
    driver.frames(4)
    driver.undo()
    driver.frames(4)
    assert named(driver, f"tick {due}")
    driver.turn((size[1], size[0]))
    driver.frames(4)
    assert named(driver, f"tick {due}")
    driver.turn(size)
    driver.tap(f"tick {due}")
    assert due not in {each.id for each in session.due()}
    assert not named(driver, "dues")


def test_it_comes_back_after_a_kill(start: Callable[..., Driver]) -> None:
    driver = start()
    first_encounter(driver)
    driver = start()
    driver.app.games.open_game(driver.app.games.saved()[0].id)
    driver.app.go(Place("game"))
    driver.frames(4)
    assert named(driver, "dues")


def test_the_button_that_ends_the_round_names_it_and_opens_the_list(driver: Driver) -> None:
    session = first_encounter(driver)
    driver.tap("1 LEFT: EVERYONE")
    assert session.view()["phase"] == "players"
    driver.frames(4)
    assert "#2" in driver.texts()
    assert {"1 LEFT: EVERYONE", "HOLD"} <= set(driver.texts())  # it has led there; what it does now is said
    driver.tap(f"tick {session.due()[0].id}")
    driver.tap("END ROUND")
    assert session.view()["phase"] == "event"


def test_held_it_moves_on_all_the_same(driver: Driver) -> None:
    session = first_encounter(driver)
    driver.hold("1 LEFT: EVERYONE")
    assert session.view()["phase"] == "event"


def to_the_attacks(driver: Driver) -> Any:
    session = begin(driver)
    session.do("fix", path="in_play", value=["adult", "creeper"])
    driver.app.act("event_phase")
    while session.view()["step"] != "attacks":
        driver.app.act("next")
    driver.app.go(Place("game", over=("rail",)))
    driver.frames(4)
    return session


def test_the_one_button_strikes_the_next_one_and_its_result_leads_back_to_the_list(driver: Driver) -> None:
    session = to_the_attacks(driver)
    driver.tap("NEXT: ADULT")
    assert session.journal.last.intent == "attack"
    driver.frames(4)
    assert "1 LEFT: CREEPER" in driver.texts()
    driver.tap("1 LEFT: CREEPER")
    assert driver.app.place.top == "rail"
    assert session.view()["step"] == "attacks"


def test_where_nobody_is_only_people_know(driver: Driver) -> None:
    session = to_the_attacks(driver)
    for each in [due.about["piece"] for due in session.due()]:
        driver.tap(f"nobody {each}")
    driver.frames(4)
    assert session.due() == []
    driver.tap(next(text for text in driver.texts() if text.startswith("NEXT: ")))
    assert session.journal.last.told.get("left_open") is None


def test_what_was_left_stands_in_the_history(driver: Driver) -> None:
    session = to_the_attacks(driver)
    driver.hold("NEXT: ADULT")
    assert len(session.journal.last.told["left_open"]) == 2


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(412, 915), (360, 640)], ids=str)
def test_the_bag_step_of_five_does_not_scroll(start: Callable[..., Driver], size: tuple[int, int], language: str) -> None:
    driver = start(size, language)
    driver.app.games.new_game("lockdown", FIVE, {})
    session = driver.app.session
    session.do("fix", path="bag", value={"adult": 3})  # it makes everybody listen
    driver.app.act("event_phase")
    while session.view()["step"] != "bag":
        driver.app.act("next")
    for answer in (None, "all"):
        driver.app.go(Place("game", over=("rail",)))
        driver.frames(6)
        ids = driver.app.stage.lower.ids
        assert ids.body.height <= ids.view.height + DENSITY
        if answer is None:
            driver.app.act("next", answer="all")


# -- a tick that was a mistake -------------------------------------------------------------------


def ordered(driver: Driver, game: str) -> Any:
    """A game of this kind in which something was ordered that only people can do, on its table."""
    driver.app.games.new_game(game, ["Ana", "Bo", "Cy"], {"gear": {}} if game == "aliens" else {})
    session = driver.app.session
    if game == "aliens":
        session.do("next", answer="P1")
        session.do("fix", path="endurance", value={"above": ["house_hazard", "house_hazard", "m4_helmet"]})
        while session.view()["step"] != "actions":
            session.do("next")
        driver.app.act("draw", seat="P1")
    else:
        driver.app.act("encounter", seat="P1")
    driver.app.go(Place("game"))
    driver.frames(4)
    return session


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_tick_is_taken_back_on_the_list(start: Callable[..., Driver], size: tuple[int, int], game: str) -> None:
    driver = start(size)
    session = ordered(driver, game)
    due = session.due()[0].id
    entries = len(session.journal.entries)
    driver.tap(f"tick {due}")
    assert not named(driver, "dues")  # the last tick: the line goes
    driver.tap("due mark")
    driver.tap(f"untick {due}")
    assert due in {each.id for each in session.due()}
    assert named(driver, f"tick {due}")
    assert len(session.journal.entries) == entries


@pytest.mark.parametrize("game", list(GAMES))
def test_undo_takes_back_a_tick_before_an_entry(start: Callable[..., Driver], game: str) -> None:
    driver = start(SIZES[1])
    session = ordered(driver, game)
    due = session.due()[0].id
    entries = len(session.journal.entries)
    driver.tap(f"tick {due}")
    (undo,) = [each for each in driver.walk() if type(each).__name__ == "TakeBack"]
    assert undo.said().startswith("TICK")
    driver.undo()
    assert due in {each.id for each in session.due()}
    assert len(session.journal.entries) == entries
    assert named(driver, "dues")
    driver.undo()
    assert len(session.journal.entries) == entries + 1


def test_after_a_kill_the_mark_leads_to_what_was_ticked(start: Callable[..., Driver]) -> None:
    driver = start()
    session = ordered(driver, "lockdown")
    due = session.due()[0].id
    driver.tap(f"tick {due}")
    driver = start()
    driver.app.games.open_game(driver.app.games.saved()[0].id)
    driver.app.go(Place("game"))
    driver.frames(4)
    driver.tap("due mark")
    driver.tap(f"untick {due}")
    assert due in {each.id for each in driver.app.session.due()}


def test_the_list_is_shut_by_a_tap_beside_it_or_on_the_mark(driver: Driver) -> None:
    session = ordered(driver, "lockdown")
    due = session.due()[0].id
    driver.tap(f"tick {due}")
    driver.tap("due mark")
    (row,) = named(driver, f"untick {due}")
    driver.touch(row.to_window(*row.center)[0], row.to_window(*row.pos)[1] - 20 * DENSITY)
    assert not named(driver, f"untick {due}")
    driver.tap("due mark")
    driver.tap("due mark")
    assert not named(driver, f"untick {due}")
    assert due not in {each.id for each in session.due()}


def test_with_the_end_of_the_round_the_ticks_are_over(driver: Driver) -> None:
    session = ordered(driver, "lockdown")
    driver.tap(f"tick {session.due()[0].id}")
    driver.app.act("event_phase")
    while session.view()["phase"] == "event":
        driver.app.act("next")
    driver.app.go(Place("game"))
    driver.frames(4)
    assert session.ticked() == []


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_nobody_there_can_be_taken_back_in_its_row(start: Callable[..., Driver], game: str) -> None:
    driver = start()
    driver.app.games.new_game(game, ["Ana", "Bo", "Cy"], {})
    session = driver.app.session
    session.do("fix", path="in_play", value=["adult", "creeper"])
    driver.app.act("event_phase")
    while session.view()["step"] != "attacks":
        driver.app.act("next")
    driver.app.go(Place("game", over=("rail",)))
    driver.frames(4)
    piece = session.due()[0].about["piece"]
    assert driver.find(f"nobody {piece}").height >= 48 * DENSITY
    driver.tap(f"nobody {piece}")
    assert piece not in {due.about["piece"] for due in session.due()}
    driver.tap(f"attack {piece}")
    assert piece in {due.about["piece"] for due in session.due()}
    assert named(driver, f"nobody {piece}")


def test_an_alien_that_has_not_moved_after_all_is_ticked_back(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.app.games.new_game("aliens", ["Ana"], {"gear": {}})
    session = driver.app.session
    session.do("appears", kind="alien")
    driver.app.act("alien_phase")
    while session.view()["step"] != "aliens":
        driver.app.act("next")
    driver.app.go(driver.app.playing.plain())
    driver.frames(4)
    driver.tap("moved A")
    assert session.due() == []
    driver.tap("moved A")
    assert [due.about["piece"] for due in session.due()] == ["A"]


# -- markers for all -----------------------------------------------------------------------------


def listened(driver: Driver, *faces: object) -> Any:
    """Everybody has rolled for noise in the bag step; what each heard."""
    driver.app.games.new_game("lockdown", FIVE[: len(faces)], {})
    session = driver.app.session
    session.do("fix", path="bag", value={"adult": 4})
    session.do("event_phase")
    while session.view()["step"] != "bag":
        session.do("next")
    for face in faces:
        session.do("fix", path="dice.noise", value=[face] * 10)
        session.do("next", answer="roll")
    driver.app.go(Place("game", over=("rail",)))
    driver.frames(4)
    return session


def waiting(session: Any) -> list[str]:
    return [due.seat for due in session.due() if due.what == "encounter"]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_one_tap_lays_the_markers_of_all_and_one_undo_takes_them_back(
    start: Callable[..., Driver], size: tuple[int, int]
) -> None:
    driver = start(size)
    session = listened(driver, 2, 4, "silence", 1, 4)
    entries = len(session.journal.entries)
    assert "ALL 4" in driver.texts()
    assert "marker in 2, 4, 1, 4" in driver.texts()
    driver.tap("markers for all")
    driver.frames(4)
    assert waiting(session) == []
    assert len(session.journal.entries) == entries
    assert not named(driver, "markers for all")
    driver.undo()
    driver.frames(4)
    assert waiting(session) == ["P1", "P2", "P4", "P5"]
    driver.tap("encounter P2")
    while driver.app.place.top != "rail":
        driver.app.leave(driver.app.place.top)
    driver.frames(4)
    assert "ALL 3" in driver.texts()
    driver.tap("markers for all")
    driver.frames(4)
    driver.tap("row 4")  # one of them was an encounter after all: its tick is taken back, and undo takes back the others
    assert waiting(session) == ["P4"]
    driver.undo()
    assert waiting(session) == ["P1", "P4", "P5"]


def test_one_marker_needs_no_row_for_all_and_who_still_rolls_comes_first(driver: Driver) -> None:
    listened(driver, 3, "silence", "danger")
    assert not named(driver, "markers for all")
    session = listened(driver, 3, 4, 1)
    assert named(driver, "markers for all")
    session.do("undo")  # the last one has not rolled
    driver.app.refresh()
    driver.frames(4)
    assert waiting(session) == ["P1", "P2"]
    assert not named(driver, "markers for all")


def test_dice_on_the_table_have_their_own_rows(driver: Driver) -> None:
    driver.app.games.new_game("lockdown", FIVE[:3], {"sources": {"noise": "cardboard"}})
    session = driver.app.session
    session.do("fix", path="bag", value={"adult": 4})
    session.do("event_phase")
    while session.view()["step"] != "bag":
        session.do("next")
    session.do("next", answer="all")
    driver.app.go(Place("game", over=("rail",)))
    driver.frames(4)
    assert not named(driver, "markers for all")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_danger_stands_on_the_table_without_another_tap(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    for game in ("lockdown", "nemesis"):
        driver.app.games.new_game(game, FIVE[:3], {})
        driver.app.session.do("fix", path="dice.noise", value=["danger"] * 10)
        driver.app.go(Place("game"))
        driver.app.act("noise_roll", seat="P1")  # the first time it is explained
        driver.app.go(Place("game"))
        driver.tap("noise_roll")
        driver.frames(30)
        assert driver.app.place.over == ()
        assert any("DANGER" in text for text in driver.texts())
