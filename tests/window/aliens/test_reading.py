"""Everything of Aliens can be read: no text under 18 sp, none cut off or out of its place, in every way to play it."""

from pathlib import Path

import pytest

from companion.show.settings import Settings
from tests.window.aliens.scenes import WAYS, screens
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
