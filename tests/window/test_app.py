"""The app in the hand: played by touches alone, on a mock screen."""

from collections.abc import Callable

import pytest

from tests.window.hand import begin
from tests.window.listener import Listener
from tools.driver import Driver


def play_a_round(player: Listener) -> None:
    """Each sees or hears something, then the round ends, step by step."""
    driver, session = player.driver, player.driver.app.session
    player.tap("NOISE ROLL")
    if driver.app.place.top == "result":  # danger has more to say than fits beside everything else
        player.tap("DONE")
    player.tap("ENCOUNTER")
    if driver.app.place.top == "result":
        player.tap("NO SURPRISE" if player.shows("NO SURPRISE") else "DONE")
    player.tap("END ROUND")
    for _ in range(40):
        player.look()
        if session.table.value("phase") != "event":
            return
        driver.next()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_from_launch_to_the_verdict_by_touches_alone(start: Callable[..., Driver], language: str) -> None:
    driver = start(language=language)
    player = Listener(driver)
    session = begin(driver)
    for _ in range(6):
        play_a_round(player)
    driver.tap("crew")
    driver.tap("seat P3")
    driver.tap(driver.app.say("LEAVES THE GAME"))
    player.look()
    driver.hold(player.say("HOLD: {what}", what=player.say("IN A POD")))
    driver.tap("table")
    for _ in range(20):
        if session.table.value("phase") == "over":
            break
        play_a_round(player)
    assert player.shows("PURGE") or player.shows("AUTODESTRUCTION")
    player.tap("VERDICT")
    player.tap("REVEAL THE CODE")
    if player.shows("JUDGE BY THE CODE"):  # it counts what nobody has entered
        player.tap("JUDGE BY THE CODE")
    for label in ("SCAN ALL", "OBJECTIVES"):
        player.tap(label)
    player.tap("CHECK THE SEAL")
    assert player.shows("THE SEAL HOLDS")
    player.tap("DONE")
    player.tap("WATCH THE FILM")
    for page in ("bag", "chance", "numbers"):
        driver.tap(page)
        player.look()
    assert session.table.value("judged") == 3
    assert player.leaks() == set()


def test_a_noise_roll_is_one_tap_and_its_number_is_on_the_screen(driver: Driver) -> None:
    session = begin(driver)
    before = driver.touches
    driver.tap("NOISE ROLL")
    assert driver.touches - before == 1
    assert session.journal.last.intent == "noise_roll"
    assert "#2" in driver.texts()


def test_an_encounter_is_one_tap_and_a_done(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="bag", value={"adult": 3})
    before = driver.touches
    driver.tap("ENCOUNTER")
    assert {"ADULT", "LIT", "DARK"} <= set(driver.texts())
    driver.tap("NO SURPRISE")
    assert driver.touches - before == 2
    assert len(session.view()["in_play"]) == 1


def test_undo_is_one_tap_and_names_what_it_takes_back(driver: Driver) -> None:
    session = begin(driver)
    start = session.table.state()
    driver.tap("NOISE ROLL")
    assert "NOISE #2" in driver.texts()
    before = driver.touches
    driver.undo()
    assert driver.touches - before == 1
    assert session.table.state() == start


def test_undone_lines_are_struck_through_in_the_history(driver: Driver) -> None:
    begin(driver)
    driver.tap("NOISE ROLL")
    driver.undo()
    driver.app.over("history")
    driver.frames(3)
    assert any(getattr(widget, "strikethrough", False) for widget in driver.walk())


def test_draw_buttons_take_no_second_tap_right_after_a_draw(driver: Driver) -> None:
    session = begin(driver)
    driver.app.theme.duration = 1
    driver.tap("NOISE ROLL")
    entries = len(session.journal.entries)
    driver.tap("NOISE ROLL")
    assert len(session.journal.entries) == entries
    driver.frames(30)
    driver.tap("NOISE ROLL")
    assert len(session.journal.entries) == entries + 1


def test_the_back_key_pops_what_lies_on_top(driver: Driver) -> None:
    begin(driver)
    driver.tap("tracks")
    driver.app.over("history")
    driver.frames(2)
    driver.back()
    assert driver.app.place.top == "tracks"
    driver.back()
    assert driver.app.place.top == "table"
    driver.back()
    assert driver.app.place.top == "launch"


def test_a_refusal_is_a_sentence_on_the_screen(driver: Driver) -> None:
    begin(driver)
    driver.tap("crew")
    driver.tap("seat P1")
    driver.tap(driver.app.say("LEAVES THE GAME"))
    driver.hold("HOLD: ISOLATED")
    assert "Isolation opens on slot 8, or with the alert." in driver.texts()


def test_a_secret_stands_on_the_screen_only_while_it_is_held(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="css.10", value="ALL")
    driver.tap("tracks")
    driver.tap("choose:css")
    driver.tap("SLOT 10")
    driver.tap("PEEK")
    assert {"PASS THE PHONE TO", "ANA", "HOLD TO LOOK"} <= set(driver.texts())
    assert "ALL PODS" not in driver.texts()
    ring = next(widget for widget in driver.walk() if type(widget).__name__ == "HoldToLook")
    touch = driver.press(ring)
    assert "ALL PODS" in driver.texts()
    touch.touch_up()
    driver.frames(2)
    assert "ALL PODS" not in driver.texts()
    driver.tap("DONE")
    driver.app.over("history")
    driver.frames(3)
    assert not any("ALL PODS" in text.upper() for text in driver.texts())


def test_the_door_closes_over_a_draw_and_parts_on_the_picture(driver: Driver) -> None:
    session = begin(driver)
    driver.app.theme.duration = 1
    door = driver.app.stage.ids.door
    driver.tap("NOISE ROLL")
    assert session.journal.last.intent == "noise_roll"  # kept before anything moves
    assert door.moving
    driver.frames(12)
    assert door.shut == 1
    assert "#2" in driver.texts()
    driver.frames(40)
    assert not door.moving
    assert door.shut == 0


def test_any_tap_ends_the_draw_on_its_last_frame(driver: Driver) -> None:
    session = begin(driver)
    driver.app.theme.duration = 1
    driver.tap("NOISE ROLL")
    assert driver.app.stage.ids.door.moving
    driver.tap(driver.app.stage.ids.lower)
    assert not driver.app.stage.ids.door.moving
    assert "#2" in driver.texts()
    assert len(session.journal.entries) == 2  # the tap that skipped drew nothing


def test_fast_draws_have_no_door(driver: Driver) -> None:
    begin(driver)
    driver.app.theme.duration = 0
    driver.tap("NOISE ROLL")
    assert not driver.app.stage.ids.door.moving
    assert "#2" in driver.texts()


def test_what_retreats_is_what_stands_there(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="in_play", value=["larva", "queen"])
    driver.app.refresh()
    driver.tap("more")
    driver.tap("RETREAT")
    assert {"LARVA", "QUEEN"} <= set(driver.texts())
    assert "ADULT" not in driver.texts()
    driver.tap("QUEEN")
    assert session.journal.last.result["kind"] == "queen"
    assert driver.app.place.top == "table"


def test_a_line_of_the_history_opens_and_the_last_one_can_be_put_back_and_shaken(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("ENCOUNTER")
    if driver.app.place.top == "result":
        driver.back()
    driver.app.over("history")
    driver.frames(4)
    driver.app.theme.duration = 1
    row = next(widget for widget in driver.walk() if getattr(widget, "number", "") == "#2")
    driver.tap(row)
    driver.frames(20)
    assert driver.app.place.top == "entry:2"
    assert any(text.startswith("#2  ENCOUNTER") for text in driver.texts())
    driver.tap("HOLD: PUT BACK AND SHAKE")
    assert session.journal.last.act == "do"  # a tap is not enough
    driver.hold("HOLD: PUT BACK AND SHAKE")
    assert session.journal.last.act == "put_back"
    assert driver.app.place.top == "history"
