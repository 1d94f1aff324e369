"""Everything of Aliens can be read: no text under 18 sp, none cut off or out of its place, in every way to play it."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.show.place import Place
from companion.show.settings import Settings
from tests.window.aliens.scenes import WAYS, begin, screens
from tests.window.reading import unreadable
from tools.driver import Driver

PHONE, SMALL, LANDSCAPE, TABLET, LARGE = (412, 915), (360, 640), (915, 412), (1024, 768), (1280, 800)
READ = [
    *((way, PHONE, 1.0, "en") for way in WAYS),
    *((way, PHONE, 1.0, "fr") for way in WAYS),
    ("mission", SMALL, 1.0, "fr"),
    ("campaign", SMALL, 1.0, "en"),
    ("mission", SMALL, 2.0, "en"),
    ("mission", PHONE, 1.5, "fr"),
    ("mission", PHONE, 2.0, "fr"),
    ("mission", LANDSCAPE, 1.0, "fr"),
    ("bug_hunt", LANDSCAPE, 1.0, "en"),
    ("campaign", TABLET, 1.0, "fr"),
    ("mission", TABLET, 2.0, "en"),
    ("mission", LARGE, 1.0, "fr"),
]


@pytest.mark.parametrize(("way", "size", "scale", "language"), READ)
def test_nothing_is_small_or_cut_off(tmp_path: Path, way: str, size: tuple[int, int], scale: float, language: str) -> None:
    Settings(text_scale=scale, ember=False).save(tmp_path / "settings.json")
    driver = Driver(tmp_path, size, language).start()
    try:
        for name in screens(driver.app, way):
            driver.frames(4)
            assert [name, *unreadable(driver)] == [name]
    finally:
        driver.stop()


LONG = ("One line.", "A second one that goes on for longer than one line of this card.", "The third.")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_with_more_to_say_than_it_has_room_for_keeps_its_headline_and_is_a_tap_away(tmp_path: Path, language: str) -> None:
    Settings(ember=False).save(tmp_path / "settings.json")
    driver = Driver(tmp_path, PHONE, language).start()
    try:
        begin(driver.app, "bug_hunt")
        driver.app.act("activate", character="frost")
        driver.app.go(Place("game"))
        driver.frames(4)
        card = driver.app.stage.lower.card
        assert not card.cut
        for times in (1, 2, 3, 6):
            card.result = replace(card.result, lines=LONG * times)
            driver.frames(6)
            assert [times, *unreadable(driver)] == [times]
        assert card.cut
        assert any(text.startswith(LONG[0]) and text.endswith(" …") for text in driver.texts())
        driver.tap(card)
        assert driver.app.place.top == "result"
    finally:
        driver.stop()
