"""What a thumb holds open is read whole: in the lower half, beside the thumb, and by sliding the thumb where there is more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.place import Place
from tools.driver import DENSITY, Driver

SMALL, PHONE, LANDSCAPE, TABLET = (360, 640), (412, 915), (915, 412), (1024, 768)
HAND = ("m41a_pulse_rifle", "body_armor", "losing_hope", "m40_grenades", "shoulder_lamp", "flare")
"""Six cards with long sentences: more than any small screen shows at once."""


def ring(driver: Driver) -> Any:
    return next(widget for widget in driver.walk() if type(widget).__name__ == "HoldToLook")


def holds(driver: Driver, place: Place) -> Any:
    """A thumb opens what lies under the cover; its touch."""
    driver.app.go(place)
    driver.frames(4)
    touch = driver.press(ring(driver))
    driver.frames(4)
    return touch


def of_intruders(driver: Driver) -> None:
    """Bo has died and plays on: three cards with numbers, signs and sentences."""
    app = driver.app
    app.games.new_game("nemesis", ["Ana", "Bo", "Cy"], {"intruder_player": True})
    app.session.do("leave", seat="P2", how="dead")
    app.session.do("event_phase")
    while app.session.view()["phase"] == "event":
        app.session.do("next")
    app.playing.shown = 0


def in_sight(driver: Driver) -> dict[str, tuple[float, float]]:
    """What is written in the open secret and not hidden by the end of its place: how low and how high it reaches, in dp."""
    view = driver.app.stage.lower.ids.view
    low, high = view.y, view.top
    found = {}
    for sheet in view.children:
        for each in sheet.lettering:
            _, foot = sheet.to_window(each.left, each.low)
            if low - 1 <= foot and foot + each.height <= high + 1:
                found[each.text] = foot / DENSITY, (foot + each.height) / DENSITY
    return found


@pytest.mark.parametrize("size", [SMALL, PHONE, LANDSCAPE, TABLET], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_three_cards_are_read_at_once_in_the_lower_half(
    start: Callable[..., Driver], size: tuple[int, int], language: str
) -> None:
    driver = start(size, language)
    of_intruders(driver)
    touch = holds(driver, Place("game", over=("hand:P2",)))
    words, pack = driver.app.session.words, driver.app.session.pack
    hand = driver.app.session.view("P2")["intruder_player"]["hand"]
    items = [item for item in pack["intruder_cards"].items if item.key in hand]
    seen = in_sight(driver)
    assert {"1", "2", "3", *(words.translated(item.effect) for item in items)} <= set(seen)
    assert max(high for _, high in seen.values()) <= size[1] * (0.5 if size[1] < 720 else 0.56)
    assert not driver.app.stage.lower.slides
    touch.touch_up()
    driver.frames(4)
    assert not driver.app.stage.lower.ids.view.children


@pytest.mark.parametrize("size", [SMALL, PHONE, LANDSCAPE], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_thumb_that_holds_slides_on_to_the_last_card(
    start: Callable[..., Driver], size: tuple[int, int], language: str
) -> None:
    driver = start(size, language)
    app = driver.app
    app.games.new_game("aliens", ["Ana", "Bo", "Cy"], {"gear": {}})
    app.session.do("fix", path="hands.P2", value=list(HAND))
    app.playing.shown = 0
    touch = holds(driver, Place("game", over=("hand:P2",)))
    assert app.say("SLIDE TO READ ON") in driver.texts()
    names = [app.session.words.name(card).upper() for card in HAND]
    seen = set(in_sight(driver))
    assert names[0] in seen
    assert names[-1] not in seen
    for step in range(1, 15):
        touch.touch_move(touch.ox, touch.oy + step * 10 * DENSITY)
        driver.frames()
        seen |= set(in_sight(driver))
    assert set(names) <= seen
    assert names[-1] in in_sight(driver)
    touch.touch_move(touch.ox, touch.oy)
    driver.frames()
    assert names[0] in in_sight(driver)
    touch.touch_up()
    driver.frames(4)
    assert not set(names) & set(driver.texts())


@pytest.mark.parametrize("size", [SMALL, LANDSCAPE], ids=str)
def test_all_three_engines_are_seen_at_once(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    driver.app.games.new_game("nemesis", ["Ana", "Bo", "Cy"], {})
    driver.app.go(Place("game"))
    driver.app.act("engine_check", seat="P1", engine="all")
    holds(driver, driver.app.place)
    assert {"1", "2", "3"} <= set(in_sight(driver))


@pytest.mark.parametrize("left_hand", [False, True])
def test_on_a_small_phone_the_ring_lies_in_the_corner_of_the_thumb(start: Callable[..., Driver], left_hand: bool) -> None:
    driver = start(SMALL)
    of_intruders(driver)
    if left_hand:
        driver.app.turn("left_hand")
    driver.app.go(Place("game", over=("hand:P2",)))
    driver.frames(4)
    closed = tuple(ring(driver).center)
    holds(driver, driver.app.place)
    assert tuple(ring(driver).center) == closed
    assert (closed[0] < driver.app.stage.width / 2) == left_hand
    assert "BO ONLY" in driver.texts()
