"""The app in the hand: played by touches alone, on a mock screen."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.ui.place import Place
from companion.ui.settings import TEXT_SCALES, Settings
from tools.driver import DENSITY, Driver, Window

CHOOSE = (
    "attack", "appears", "flees", "piece:adult.1", "more", "dice", "computer", "css", "css_slot:12", "contingency", "swap",
    "leave:P1", "scan",
)
SIZES = [(412, 915), (360, 640), (915, 412), (1024, 768)]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Driver]]:
    """Starts the app, again if need be; whatever happens, the last one is stopped."""
    running: list[Driver] = []

    def starter(size: tuple[int, int] = SIZES[0]) -> Driver:
        while running:
            running.pop().stop()
        running.append(Driver(tmp_path, size).start())
        return running[0]

    yield starter
    while running:
        running.pop().stop()


@pytest.fixture
def driver(start: Callable[..., Driver]) -> Driver:
    return start()


def begin(driver: Driver) -> Any:
    """A new game of three, by touches; its session."""
    driver.tap("NEW GAME")
    driver.tap("BEGIN")
    driver.tap("PLAY")
    return driver.app.playing


def quiet_bag(driver: Driver) -> None:
    """Only larvae in the bag, and an event that asks nothing, so that a round is as quiet as it gets."""
    for path, value in (("bag", {"larva": 4}), ("decks.event.top", "nest"), ("time", {"slot": 13, "side": "red"})):
        driver.app.playing.do("fix", path=path, value=value)
    driver.app.refresh()


def test_a_whole_game_from_launch_to_the_end_by_touches_alone(driver: Driver) -> None:
    session = begin(driver)
    for _ in range(300):
        if session.table.value("phase") == "over":
            break
        if session.table.value("phase") == "players":
            driver.tap("NOISE ROLL")
            driver.tap("END ROUND")
        else:
            driver.next()
    assert session.table.value("phase") == "over"
    assert "THE GAME IS OVER" in driver.texts()
    assert "PURGE" in driver.texts()


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


def test_a_quiet_event_phase_is_five_taps(driver: Driver) -> None:
    session = begin(driver)
    quiet_bag(driver)
    before = driver.touches
    driver.tap("END ROUND")
    while session.table.value("phase") == "event":
        driver.next()
    assert driver.touches - before <= 5


def test_a_typical_event_phase_is_eight_taps(driver: Driver) -> None:
    session = begin(driver)
    quiet_bag(driver)
    session.do("fix", path="time.slot", value=14)  # the red line at 13
    session.do("fix", path="in_play", value=["adult", "creeper"])
    driver.app.refresh()
    before = driver.touches
    driver.tap("END ROUND")
    while session.table.value("step") != "attacks":
        driver.next()
    driver.tap("ATTACK")
    driver.tap("NEXT")
    while session.table.value("phase") == "event":
        driver.next()
    assert driver.touches - before <= 8


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


def test_autodestruction_is_held_not_tapped(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("tracks")
    driver.app.theme.duration = 1
    driver.tap("HOLD: AUTO")
    assert session.view()["autodestruction"] is None
    driver.hold("HOLD: AUTO")
    assert session.view()["autodestruction"] == {"slot": 12, "side": "yellow"}


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
    driver.tap("leave P1")
    driver.hold("HOLD: ISOLATED")
    assert "Isolation opens on slot 8, or with the alert." in driver.texts()


@pytest.mark.parametrize("where", ["table", "result", "rail", "history"])
def test_after_a_kill_the_app_is_where_it_was(start: Callable[..., Driver], where: str) -> None:
    driver = start()
    session = begin(driver)
    session.do("fix", path="bag", value={"adult": 3})
    driver.app.refresh()
    if where == "result":
        driver.tap("ENCOUNTER")
    if where == "rail":
        driver.tap("END ROUND")
        driver.next()
    if where == "history":
        driver.app.over("history")
    driver.frames(4)
    before, texts = driver.app.place, sorted(driver.texts())
    again = start()
    again.frames(4)
    assert again.app.place == before
    assert sorted(again.texts()) == texts


def test_a_kill_leads_back_to_the_game_that_was_open_not_to_the_newest(start: Callable[..., Driver]) -> None:
    driver = start()
    older = begin(driver)
    driver.tap("NOISE ROLL")
    driver.app.go(Place("new_game"))
    driver.frames(3)
    driver.tap("BEGIN")
    driver.tap("PLAY")
    driver.app.open_game(1)
    again = start()
    assert len(again.app.playing.journal.entries) == len(older.journal.entries) == 2
    assert again.app.game == 1
    assert Window.allow_screensaver is False


ODD = [
    {"place": {"screen": 5}}, {"place": {"screen": "game"}, "game": 9}, [], {"place": {"screen": "game", "tab": 1, "over": 1}},
]


@pytest.mark.parametrize("told", ODD)
def test_a_place_that_cannot_be_read_leads_to_the_start(tmp_path: Path, start: Callable[..., Driver], told: Any) -> None:
    (tmp_path / "place.json").write_text(json.dumps(told))
    assert start().app.place.top == "launch"


@pytest.mark.parametrize("shown", ["two", None, -1, 99, True, 1.5])
def test_a_result_that_is_not_there_leaves_the_plain_table(tmp_path: Path, start: Callable[..., Driver], shown: Any) -> None:
    begin(start())
    told = {"place": {"screen": "game", "tab": "table", "over": []}, "game": 1, "shown": shown, "acting": 7}
    (tmp_path / "place.json").write_text(json.dumps(told))
    driver = start()
    assert (driver.app.place.top, driver.app.shown, driver.app.acting) == ("table", 0, "P1")


def test_the_back_key_leaves_the_event_phase_and_takes_back_nothing_else(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("END ROUND")
    session.do("noise_roll", seat="P1")
    driver.app.refresh()
    driver.back()
    assert session.journal.last.intent == "noise_roll"
    assert session.journal.last.act == "do"
    driver.app.over("rail")
    session.do("undo")
    driver.app.refresh()
    driver.back()
    assert session.table.value("phase") == "players"


def screens(driver: Driver) -> Iterator[str]:
    """Every screen of a game in turn."""
    begin(driver)
    driver.app.playing.do("fix", path="in_play", value=["adult", "queen"])
    for tab in ("table", "tracks", "crew", "rules"):
        driver.tap(tab)
        yield tab
    for overlay in ("bag", "history", "choose:more", "choose:piece:adult.1", "choose:attack", "choose:leave:P1"):
        driver.app.over(overlay)
        driver.frames(2)
        yield overlay
        driver.back()
    driver.tap("table")
    driver.tap("ENCOUNTER")
    yield "result"
    driver.back()
    driver.tap("END ROUND")
    yield "rail"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_smaller_than_a_finger_or_a_reader_needs(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    for name in screens(driver):
        for widget in driver.walk():
            if hasattr(widget, "on_release") or hasattr(widget, "on_held"):
                assert widget.height >= 47.9 * DENSITY, f"{name}: {widget} is {widget.height / DENSITY} dp high"
                assert widget.width >= 43.9 * DENSITY, f"{name}: {widget} is {widget.width / DENSITY} dp wide"
            if getattr(widget, "text", "") and hasattr(widget, "use"):
                assert widget.font_size >= 18 * DENSITY, f"{name}: {widget.text!r}"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_label_has_room_where_it_stands(tmp_path: Path, size: tuple[int, int], scale: float, language: str) -> None:
    Settings(text_scale=scale).save(tmp_path / "settings.json")
    driver = Driver(tmp_path, size, language).start()
    try:
        driver.app.new_game(["Ana", "Bo", "Cy"], {})
        driver.app.close()
        driver.app.playing.do("fix", path="in_play", value=["adult", "queen"])
        for overlay in ("", "menu", *(f"choose:{what}" for what in CHOOSE)):
            if overlay:
                driver.app.over(overlay)
            driver.frames(3)
            for widget in driver.walk():
                if getattr(widget, "lines", 0) and widget.text:
                    assert widget.has_room(), f"{overlay}: {widget.text!r}"
            if overlay:
                driver.app.close()
    finally:
        driver.stop()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_table_stands_inside_its_screen(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    begin(driver)
    driver.tap("NOISE ROLL")
    driver.frames(8)
    stage = driver.app.stage
    for widget in driver.walk():
        x, y = widget.to_window(widget.x, widget.y)
        assert x >= -1, widget
        assert y >= -1, widget
        assert x + widget.width <= stage.width + 1, widget
        assert y + widget.height <= stage.height + 1, widget


def test_power_is_restored_by_tapping_two_and_two(driver: Driver) -> None:
    session = begin(driver)
    value = {"S1": {"token": 1, "on": True}, "S2": {"token": 2, "on": True}, "S3": {"token": 3, "on": False},
             "lift": {"token": 4, "on": False}}
    session.do("fix", path="power", value=value)
    driver.tap("tracks")
    driver.tap("restore")
    driver.tap("S1")
    driver.tap("LIFT")
    driver.tap("RESTORE")
    power = session.view()["power"]
    assert {section: told["token"] for section, told in power.items()} == {"S1": 4, "S2": 2, "S3": 3, "lift": 1}
    assert power["lift"]["on"]
    assert session.view()["time"]["side"] == "blue"


def test_a_secret_stands_on_the_screen_only_while_it_is_held(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="css.10", value="ALL")
    driver.tap("tracks")
    driver.tap("choose:css")
    driver.tap("SLOT 10")
    driver.tap("PEEK")
    assert {"PASS TO", "ANA", "HOLD TO LOOK"} <= set(driver.texts())
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


def test_after_a_kill_during_a_secret_there_is_the_cover(start: Callable[..., Driver]) -> None:
    driver = start()
    session = begin(driver)
    session.do("fix", path="css.10", value="ALL")
    driver.app.act("css_peek", slot=10, seat="P2")
    driver.frames(3)
    driver.press(next(widget for widget in driver.walk() if type(widget).__name__ == "HoldToLook"))
    again = start()
    assert again.app.place.top == "secret"
    assert "BO" in again.texts()
    assert "ALL PODS" not in again.texts()


def test_the_table_speaks_french(tmp_path: Path) -> None:
    driver = Driver(tmp_path, language="fr").start()
    try:
        driver.tap("NOUVELLE PARTIE")
        driver.tap("COMMENCER")
        driver.tap("JOUER")
        driver.tap("JET DE BRUIT")
        assert {"TEMPS", "ANNULER", "TABLE", "PISTES", "ÉQUIPE"} <= set(driver.texts())
        driver.tap("FIN DE MANCHE")
        driver.next()
        assert "FIN DE MANCHE 1" in driver.texts()
        before = driver.texts()
        driver.stop()
        driver = Driver(tmp_path, language="fr").start()  # and does after a kill
        assert driver.texts() == before
    finally:
        driver.stop()


def test_left_hand_mirrors_the_rows_and_text_grows_and_both_are_kept(start: Callable[..., Driver]) -> None:
    driver = start()
    begin(driver)
    right = driver.find("ATTACK").x
    small = driver.find("ATTACK").children[0].children[0].font_size
    driver.app.over("menu")
    driver.frames(3)
    driver.tap("LEFT HAND OFF")
    driver.tap("TEXT 100%")
    driver.back()
    driver.frames(3)
    assert driver.find("ATTACK").x > right
    assert driver.find("ATTACK").children[0].children[0].font_size > small
    again = start()
    again.frames(3)
    assert again.find("ATTACK").x > right
    assert again.app.settings.text_scale == 1.25


def test_settings_that_cannot_be_read_are_as_they_were_at_first(tmp_path: Path, start: Callable[..., Driver]) -> None:
    (tmp_path / "settings.json").write_text('{"text_scale": 9.0, "left_hand": "yes", "mono": true}')
    settings = start().app.settings
    assert (settings.text_scale, settings.left_hand, settings.mono) == (1.0, False, True)


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


def test_a_fault_of_ours_is_reported_said_and_the_game_is_as_it_was_kept(driver: Driver, tmp_path: Path) -> None:
    from kivy.clock import Clock

    session = begin(driver)
    driver.tap("NOISE ROLL")
    kept = session.table.state()

    def breaks(_: float) -> None:
        raise RuntimeError("a widget broke")

    Clock.schedule_once(breaks)
    driver.frames(4)
    assert any(text.startswith("Something broke. Nothing is lost") for text in driver.texts())
    assert driver.app.session is not session
    assert driver.app.playing.table.state() == kept
    report = next((tmp_path / "reports").glob("*.txt")).read_text("utf-8")
    assert "a widget broke" in report
    assert "#2 noise_roll" in report
    driver.tap("NOISE ROLL")  # and it goes on
    assert len(driver.app.playing.journal.entries) == 3


def test_the_set_up_list_is_ticked_by_anybody_and_may_be_left_at_once(driver: Driver) -> None:
    driver.tap("NEW GAME")
    driver.tap("BEGIN")
    assert any(text.startswith("BOARD  0 / ") for text in driver.texts())
    driver.tap(next(widget for widget in driver.walk() if getattr(widget, "task", "") == "sides"))
    driver.frames(20)  # a list waits a moment to see whether the finger scrolls
    assert any(text.startswith("BOARD  1 / ") for text in driver.texts())
    driver.tap("PLAY")
    assert driver.app.place.top == "table"


def test_a_noise_roll_of_the_bag_leads_to_an_encounter_and_back_to_the_queue(driver: Driver) -> None:
    session = begin(driver)
    for path, value in (("bag", {"adult": 3}), ("decks.event.top", "nest"), ("dice.noise", [2] * 10)):
        session.do("fix", path=path, value=value)
    driver.app.refresh()
    driver.tap("END ROUND")
    while session.table.value("step") != "bag":
        driver.next()
    driver.next()
    driver.tap("ENCOUNTER: ANA")
    assert "ADULT" in driver.texts()
    driver.tap("NO SURPRISE")
    assert driver.app.place.top == "rail"
    assert "ROLL FOR BO" in driver.texts()


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


def test_whoever_leaves_the_rail_finds_it_again_under_end_round(driver: Driver) -> None:
    begin(driver)
    driver.tap("END ROUND")
    driver.next()
    driver.back()
    assert driver.app.place.top == "table"
    driver.tap("END ROUND")
    assert driver.app.place.top == "rail"
