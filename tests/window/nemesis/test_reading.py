"""Everything of Nemesis can be read: no text under 18 sp, none cut off or out of its place, in every way to play it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.show.nemesis.pieces import OF_ENEMY
from companion.show.place import Place
from companion.show.settings import Settings
from tests.window.nemesis.scenes import WAYS, begin, screens, taken_back
from tests.window.nemesis.test_fits import STORIES, cards
from tests.window.reading import unreadable
from tools.driver import Driver

PHONE, SMALL, LANDSCAPE, TABLET, LARGE = (412, 915), (360, 640), (915, 412), (1024, 768), (1280, 800)
READ = [
    *((way, PHONE, 1.0, "en") for way in WAYS),
    *((way, PHONE, 1.0, "fr") for way in WAYS),
    *((way, SMALL, 1.0, "fr") for way in WAYS),
    *((way, SMALL, 2.0, "en") for way in WAYS),
    ("intruders", PHONE, 2.0, "fr"),
    ("seeders", PHONE, 1.5, "fr"),
    ("intruders", LANDSCAPE, 1.0, "fr"),
    ("research", LANDSCAPE, 1.0, "en"),
    ("epilogue", LANDSCAPE, 1.5, "fr"),
    ("carnomorphs", TABLET, 1.0, "fr"),
    *((way, SMALL, 2.0, "fr") for way in WAYS),
    ("research", LANDSCAPE, 2.0, "en"),
    ("played", LANDSCAPE, 1.0, "fr"),
    ("intruders", TABLET, 2.0, "en"),
    ("intruders", LARGE, 1.0, "fr"),
    ("seeders", LARGE, 1.0, "en"),
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


EVENTS = {"intruders": "intruders", "carnomorphs": "carnomorphs", "seeders": "void_seeders", "epilogue": "epilogue"}
"""Each way whose event deck is another one, and its story."""


def events(app: Any, way: str) -> Iterator[str]:
    """Every card of the event deck on the rail, with what it asks."""
    session = begin(app, way)
    begun = session.journal.last.number
    for card in cards(STORIES[EVENTS[way]][1]):
        session.do("fix", path="decks.event.top", value=card)
        session.do("event_phase")
        while session.view()["step"] != "event":
            session.do("next")
        app.go(Place("game", "table", ("rail",)))
        yield f"event {card}"
        taken_back(session, begun)


def attacks(app: Any, way: str) -> Iterator[str]:
    """Every attack card against who has the longest name, from the largest that stands there."""
    session = begin(app, way)
    begun = session.journal.last.number
    for card in cards(f"attack_{EVENTS[way]}"):
        session.do("fix", path="decks.attack.top", value=card)
        for kind in OF_ENEMY[EVENTS[way]][1:]:
            app.act("attack", kind=kind, seat="P3", cause="escape")
            yield f"attack {card}, {kind}"
            app.go(Place("game"))
        taken_back(session, begun)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "scale"), [(SMALL, 1.0), (SMALL, 2.0)], ids=str)
@pytest.mark.parametrize("way", EVENTS)
def test_every_card_can_be_read(tmp_path: Path, way: str, size: tuple[int, int], scale: float, language: str) -> None:
    Settings(text_scale=scale, ember=False).save(tmp_path / "settings.json")
    driver = Driver(tmp_path, size, language).start()
    try:
        for shown in (events, attacks) if way != "epilogue" else (events,):
            for name in shown(driver.app, way):
                driver.frames(4)
                assert [name, *unreadable(driver)] == [name]
    finally:
        driver.stop()
