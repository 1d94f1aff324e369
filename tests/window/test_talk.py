"""Talk: the first touch says what is there, the second presses it; by touches alone, without looking."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from kivy.uix.scrollview import ScrollView

from companion.games.registry import GAMES
from companion.show.place import Place
from companion.window.talk import pressable, texts, thing_at
from tests.window.hand import begin
from tests.window.walks import behind, through
from tools.driver import DENSITY, Driver, Window

FEW = 4
"""So many acts of a walk are looked at: each stands on every screen that an evening has."""
STATES = {"to be held", "not now", "chosen", "à maintenir", "pas maintenant", "choisi"}


def said(driver: Driver) -> list[str]:
    """What was said since the last time."""
    found = [str(what) for how, what in driver.device.asked if how == "speak"]
    driver.device.asked.clear()
    return found


def touch(driver: Driver, label: str) -> list[str]:
    driver.frames(2)
    widget = driver.find(label)
    driver._scroll_to(widget)
    driver.touch(*widget.to_window(*widget.center))
    return said(driver)


def turn(driver: Driver, setting: str = "talk") -> None:
    driver.app.turn(setting)
    driver.app.theme.duration = 0
    driver.frames(2)
    said(driver)


def talking(driver: Driver) -> Any:
    session = begin(driver)
    turn(driver)
    return session


def test_the_first_touch_says_and_the_second_presses(driver: Driver) -> None:
    session = talking(driver)
    entries = len(session.journal.entries)
    assert touch(driver, "NOISE ROLL") == ["NOISE ROLL"]
    assert len(session.journal.entries) == entries
    (result,) = touch(driver, "NOISE ROLL")
    assert len(session.journal.entries) == entries + 1
    assert result.startswith(("Corridor", "Silence", "Danger"))
    assert touch(driver, "NOISE ROLL") == ["NOISE ROLL"], "each press is heard first"
    assert touch(driver, "EXPLORE") == ["EXPLORE"]
    assert touch(driver, "NOISE ROLL") == ["NOISE ROLL"], "something else was touched since"
    assert len(session.journal.entries) == entries + 1


def test_without_it_a_touch_presses_and_nothing_is_said(driver: Driver) -> None:
    session = talking(driver)
    turn(driver)
    entries = len(session.journal.entries)
    driver.tap("NOISE ROLL")
    assert len(session.journal.entries) == entries + 1
    assert said(driver) == []


def test_a_game_is_begun_and_played_by_ear(driver: Driver) -> None:
    """Every button twice, and the page is told wherever one comes to."""
    turn(driver)
    for label, comes in (("new lockdown", "LOCKDOWN"), ("SEAL AND START", "SEAL"), ("TO THE TABLE", "SET"), ("PLAY", "")):
        said(driver)
        assert touch(driver, label), label
        told = touch(driver, label)
        assert told, label
        assert comes in " ".join(told).upper(), told
    assert driver.app.session is not None


def test_what_is_held_is_held_by_the_second_touch(driver: Driver) -> None:
    session = talking(driver)
    for label in ("tracks", "ALERT…"):
        touch(driver, label)
        touch(driver, label)
    driver.app.theme.duration = 1
    driver.hold("what if")
    assert session.view()["alert"] is None
    assert "to be held" in said(driver)[0]
    driver.hold("what if")
    assert session.view()["alert"] is not None


def test_a_finger_that_moves_moves_the_list_and_presses_nothing(driver: Driver) -> None:
    talking(driver)
    driver.app.over("settings")
    driver.frames(2)
    scroll = next(widget for widget in driver.walk() if isinstance(widget, ScrollView))
    before, kept = scroll.scroll_y, driver.app.settings
    driver.drag(*_middle(scroll), _middle(scroll)[1] + 200 * DENSITY)
    assert scroll.scroll_y < before
    assert driver.app.settings == kept


def _middle(widget: Any) -> tuple[float, float]:
    x, y = widget.to_window(*widget.center)
    return x, y


def test_a_switch_says_what_it_is_about_and_how_it_stands(driver: Driver) -> None:
    talking(driver)
    driver.app.over("settings")
    assert touch(driver, "vibration")[-1] == "Vibration. YES"
    assert touch(driver, "vibration") == []
    assert touch(driver, "vibration") == ["Vibration. NO"]
    assert touch(driver, "text_scale") == ["Text size. 100%"]


def test_a_refusal_is_heard(driver: Driver) -> None:
    session = talking(driver)
    session.do("fix", path="bag", value={})
    driver.app.refresh()
    touch(driver, "ENCOUNTER")
    told = " ".join(touch(driver, "ENCOUNTER"))
    assert driver.app.notice.rstrip(".") in told


def test_keys_say_where_they_are(driver: Driver) -> None:
    talking(driver)
    Window.dispatch("on_keyboard", 9, 0, None, [])
    driver.frames(2)
    assert len(said(driver)) == 1


def secret(driver: Driver, face: str) -> list[str]:
    """All that is heard while somebody looks at a token of the escape pods, by touches."""
    driver.app.session.do("fix", path="css.10", value=face)
    said(driver)
    driver.app.act("css_peek", slot=10, seat="P2")
    driver.frames(2)
    ring = next(widget for widget in driver.walk() if type(widget).__name__ == "HoldToLook")
    driver.tap(ring)
    finger = driver.press(ring)
    assert driver.app.stage.lower.open
    for y in (0.3, 0.5, 0.7):  # another finger feels for what lies there
        driver.touch(driver.app.stage.width / 2, driver.app.stage.height * y)
    finger.touch_up()
    driver.frames(4)
    heard = said(driver)
    driver.back()
    driver.frames(2)
    return heard


def test_no_secret_is_said_unless_somebody_has_asked_for_that(driver: Driver) -> None:
    """What is said aloud is heard by all: the same is said, whatever lies there."""
    talking(driver)
    heard = [secret(driver, face) for face in ("ALL", "A")]
    assert heard[0] == heard[1]
    assert "It is open." in heard[0]
    assert "Bo" in " ".join(heard[0]).title(), "the cover says whose it is"
    assert "ALL" not in " ".join(heard[0]).split()


def test_with_earphones_it_is_said_while_the_thumb_holds_and_breaks_off(driver: Driver) -> None:
    talking(driver)
    turn(driver, "talk_secrets")
    heard = secret(driver, "ALL")
    assert heard != secret(driver, "A")
    opened = next(number for number, text in enumerate(heard) if "ALL" in text.upper())
    assert heard[opened + 1] == "", "as the thumb leaves"


def buttons(driver: Driver) -> Iterator[tuple[Any, bool]]:
    """Every button that can be seen, and whether its middle is out of sight in a list."""
    for widget in driver.walk(driver.app.stage):
        if pressable(widget):
            yield widget, _clipped(widget)


def _clipped(widget: Any) -> bool:
    x, y = widget.to_window(*widget.center)
    box = widget.parent
    while box is not None and box is not Window:
        if isinstance(box, ScrollView):
            low = box.to_window(box.x, box.y)[1]
            if not low < y < low + box.height:
                return True
        box = box.parent
    return not (0 < x < Window.width and 0 < y < Window.height)


def evening(app: Any, game: str) -> Iterator[str]:
    """Before a game, in the middle of it, and after it was stopped."""
    for name in through(app, game, FEW):
        yield name
        if name.startswith("box:") and name.endswith("in the middle"):
            break
    app.act("end_game")
    yield from behind(app)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(GAMES))
def test_every_button_of_every_screen_has_words_and_is_found_by_a_finger(
    start: Callable[..., Driver], game: str, language: str
) -> None:
    driver = start(language=language)
    mute, lost, seen = set(), set(), 0
    for name in evening(driver.app, game):
        driver.frames(2)
        for widget, clipped in buttons(driver):
            seen += 1
            words = [each for each in driver.app.talk.words(widget) if each.strip() and each not in STATES]
            if not words:
                mute.add((name, type(widget).__name__, widget.name))
            found = widget if clipped else thing_at(driver.app.stage, *widget.to_window(*widget.center))[0]
            if found != widget:
                lost.add((name, type(widget).__name__, " ".join(texts(widget)), type(found).__name__))
    assert seen > 500
    assert (mute, lost) == (set(), set())


def test_it_is_offered_once_where_the_phones_reader_is_on(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.app.device.reads = True
    driver.app.on_start()
    driver.frames(3)
    assert driver.app.place == Place("launch", over=("talk",))
    assert any("once to hear it" in each for each in said(driver))
    assert touch(driver, "NO") == ["NO"]
    touch(driver, "NO")
    assert (driver.app.place, driver.app.settings.talk) == (Place(), False)
    driver.tap("new lockdown")
    assert driver.app.place.screen == "new_game:lockdown", "it is over"
    driver.app.on_start()
    driver.frames(3)
    assert "talk" not in driver.app.place.over
    assert driver.app.settings.talk_offered


def test_who_wants_it_has_it_from_then_on(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.app.device.reads = True
    driver.app.on_start()
    driver.frames(3)
    touch(driver, "YES, TALK")
    touch(driver, "YES, TALK")
    assert driver.app.settings.talk
    driver.frames(2)
    said(driver)
    assert touch(driver, "new lockdown")
    assert driver.app.place == Place()
