"""What the app asks of the thing it runs on: sound, buzz, speech, a screen that stays on, dims, and keeps secrets."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.charter import charter
from companion.device import Insets, NullDevice
from companion.device.real import RealDevice
from companion.packs import load
from companion.session import Session
from companion.show.calling import SILENT, Sense
from companion.show.lockdown import FACE
from companion.show.playing import Manner, Playing
from companion.show.tongue import Tongue
from companion.window.widgets.sign import Sign
from tests.window.hand import begin, quiet_bag
from tools.driver import Driver

IDLE = 30 * 60 + 5
"""Frames until nobody has touched the screen for half a minute."""


def test_every_draw_has_its_voice(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="bag", value={"queen": 1})
    driver.device.asked.clear()
    driver.tap("ENCOUNTER")
    assert driver.device.asked == [("buzz", (40, 40)), ("play", "queen")]
    driver.device.asked.clear()
    driver.undo()
    assert driver.device.asked == [("play", "undo")]


def test_what_is_turned_off_is_not_asked_for(driver: Driver) -> None:
    begin(driver)
    for setting in ("sound", "vibration", "speech"):
        driver.app.turn(setting)
    driver.device.asked.clear()
    driver.tap("NOISE ROLL")
    assert [what for what, _ in driver.device.asked] == ["speak"]
    assert str(driver.device.asked[0][1]).startswith(("Corridor", "Silence", "Danger"))


def test_navigation_is_silent(driver: Driver) -> None:
    begin(driver)
    driver.device.asked.clear()
    for tab in ("tracks", "crew", "rules", "table"):
        driver.tap(tab)
    driver.tap(driver.app.stage.ids.header.children[-1])
    assert driver.app.place.top == "menu"
    driver.back()
    assert driver.device.asked == []


def test_a_secret_has_no_sound_no_buzz_and_stays_out_of_pictures(driver: Driver) -> None:
    session = begin(driver)
    driver.app.turn("speech")
    driver.device.asked.clear()
    for face in ("ALL", "A"):
        session.do("fix", path="css.10", value=face)
        driver.app.act("css_peek", slot=10, seat="P2")
        driver.frames(2)
        assert driver.device.hidden
        driver.tap("DONE")
        assert not driver.device.hidden
    assert driver.device.asked == []


def test_every_sense_has_a_sound_that_ships() -> None:
    sounds = {path.stem for path in (Path(__file__).parents[2] / "assets" / "sounds").glob("*.wav")}
    session = Session.new(charter(load("lockdown"), ["Ana", "Bo"], b"voices"))
    playing = Playing(session, FACE, Tongue("en"))

    def sense(name: str, **parameters: Any) -> Sense:
        return playing.act(name, Manner(), parameters)[1].sense

    found = {sense("noise_roll", seat="P1").sound for _ in range(30)}
    for kind in ("larva", "creeper", "adult", "breeder", "queen"):
        session.do("fix", path="bag", value={kind: 1})
        found.add(sense("encounter", seat="P1").sound)
    found.add(sense("autodestruction_start").sound)
    assert found == {"click", "tap", "danger", "larva", "creeper", "adult", "breeder", "queen", "klaxon"}
    assert found <= sounds
    assert sense("contingency_take", seat="P1") == SILENT


def test_the_screen_dims_when_nobody_is_there_and_the_first_touch_only_wakes(driver: Driver) -> None:
    session = begin(driver)
    driver.frames(IDLE)
    assert driver.app.ember is not None
    assert "15" in driver.texts()
    entries = len(session.journal.entries)
    verb = next(widget for widget in driver.walk(driver.app.stage) if getattr(widget, "label", "") == "NOISE ROLL")
    driver.tap(verb)
    assert driver.app.ember is None
    assert len(session.journal.entries) == entries
    driver.tap("NOISE ROLL")
    assert len(session.journal.entries) == entries + 1


def test_a_touch_puts_the_ember_off_and_a_secret_has_none(driver: Driver) -> None:
    begin(driver)
    driver.frames(IDLE - 60)
    driver.tap("NOISE ROLL")
    driver.frames(60)
    assert driver.app.ember is None
    driver.app.act("css_peek", slot=10, seat="P2")
    driver.frames(IDLE)
    assert driver.app.ember is None


def test_no_ember_outside_a_game_or_where_it_is_turned_off(driver: Driver) -> None:
    driver.frames(IDLE)
    assert driver.app.ember is None
    begin(driver)
    driver.app.turn("ember")
    driver.frames(IDLE)
    assert driver.app.ember is None


def test_the_screen_stays_on_in_a_game_if_wanted(driver: Driver) -> None:
    assert not driver.device.kept_awake
    begin(driver)
    assert driver.device.kept_awake
    driver.app.turn("awake")
    driver.tap("crew")
    assert not driver.device.kept_awake


def test_results_for_both_sides_stand_over_the_table(driver: Driver) -> None:
    begin(driver)
    driver.app.turn("two_way")
    driver.app.theme.duration = 0
    driver.tap("NOISE ROLL")
    assert driver.app.place.top == "result"
    large = driver.app.playing.stands.large or driver.app.playing.stands.headline
    assert driver.texts().count(large) >= 2
    driver.tap("DONE")
    assert driver.app.place.top == "table"


def test_those_across_the_table_read_in_words_what_is_drawn(driver: Driver) -> None:
    session = begin(driver)
    driver.app.turn("two_way")
    driver.app.theme.duration = 0
    session.do("fix", path="bag", value={"adult": 1})
    driver.tap("ENCOUNTER")
    (said,) = driver.app.playing.stands.drawn
    assert said.startswith("LIT ")
    assert any(text.strip() == said for text in driver.texts())


def test_reduced_motion_lights_the_seam_and_cuts(driver: Driver) -> None:
    begin(driver)
    driver.app.turn("reduced")
    driver.app.theme.duration = 1
    driver.tap("NOISE ROLL")
    door = driver.app.stage.ids.door
    assert (door.moving, door.shut, door.lit) == (True, 0, 1)
    driver.frames(16)
    assert not door.moving
    assert "#2" in driver.texts()


def test_power_falls_before_the_eyes_and_at_once_where_nothing_moves(driver: Driver) -> None:
    begin(driver)
    quiet_bag(driver)
    cell = next(widget for widget in reversed(list(driver.walk())) if isinstance(widget, Sign))
    lit = cell.on
    driver.app.theme.duration = 1
    driver.app.act("power_flip", section="S1")
    driver.frames(10)
    assert cell.on is not lit
    assert 0 < cell.dark < 1
    driver.frames(60)
    assert cell.dark == (1 if lit else 0)
    driver.app.theme.duration = 0
    driver.app.act("power_flip", section="S1")
    driver.frames(1)
    assert cell.dark == (0 if lit else 1)


@pytest.mark.parametrize(
    "act",
    [
        lambda device: device.buzz((20, 20)),
        lambda device: device.speak("hit", "en"),
        lambda device: device.hide(True),
        lambda device: device.play(Path("nowhere.wav")),
        lambda device: device.awake(True),
    ],
)
def test_what_a_device_cannot_do_never_stops_a_game(act: Callable[[object], None]) -> None:
    act(RealDevice())
    act(NullDevice())


def test_the_ports_load_nothing_before_they_are_used() -> None:
    code = "import sys, companion.device.real; print([name for name in ('kivy', 'plyer', 'jnius') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_edges_belong_to_the_system(driver: Driver) -> None:
    begin(driver)
    stage = driver.app.stage
    assert stage.insets[1] == driver.device.edges.top > 0
    driver.device.edges = Insets(180, 60)  # a camera, after the phone was turned
    driver.app.on_resume()
    driver.frames(3)
    header = stage.ids.header
    assert header.to_window(0, header.top)[1] <= stage.height - 180
    assert stage.tabs.to_window(0, stage.tabs.y)[1] >= 60


@pytest.mark.parametrize(("left", "right"), [(90, 0), (0, 90), (40, 50)])
def test_half_a_turn_moves_the_camera_and_nothing_stands_under_it(driver: Driver, left: int, right: int) -> None:
    begin(driver)
    driver.turn((915, 412))
    driver.device.edges = Insets(left=left, right=right)
    driver.device.told_of_edges()  # no size has changed: the system says it on a thread of its own
    driver.frames(4)
    for widget in driver.walk():
        if getattr(widget, "label", "") or getattr(widget, "text", ""):
            x, _ = widget.to_window(widget.x, widget.y)
            assert x >= left - 1
            assert x + widget.width <= driver.app.stage.width - right + 1


def test_what_is_saved_later_is_said_when_it_is(driver: Driver) -> None:
    begin(driver)
    waiting: list[Callable[[str], object]] = []
    driver.device.share = lambda file, kind, done: waiting.append(done)
    driver.app.files.shared(Path("box.json"), "application/json")
    assert driver.app.notice == ""
    waiting[0]("mine.json")  # on the system's own thread
    assert driver.app.notice == ""
    driver.frames(2)
    assert driver.app.notice == "Saved: mine.json"
