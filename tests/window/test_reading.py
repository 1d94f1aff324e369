"""Everything can be read: no text under 18 sp, none cut off or out of its place, in every language and size of text."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.show.place import Place
from companion.show.settings import Settings
from tests.window.reading import unreadable
from tools.driver import Driver
from tools.pseudo import NAME, PseudoTongue, PseudoWords

PHONE, SMALL, LANDSCAPE, TABLET = (412, 915), (360, 640), (915, 412), (1024, 768)
READ = [
    *((PHONE, scale, language) for scale in (1.0, 1.5, 2.0) for language in ("en", "fr", NAME)),
    (SMALL, 1.0, "en"),
    (SMALL, 1.0, "fr"),
    (SMALL, 1.25, "fr"),
    (SMALL, 1.5, "en"),
    (SMALL, 2.0, "fr"),
    (SMALL, 2.0, NAME),
    (LANDSCAPE, 1.0, "fr"),
    (LANDSCAPE, 1.5, "en"),
    (TABLET, 1.0, "fr"),
    (TABLET, 2.0, "en"),
]
OVERLAYS = (
    "menu",
    "settings",
    "record:tracks",
    "record:bag",
    "record:crew",
    "record:board",
    "what_if:alert",
    "bag",
    "history",
    "entry:2",
    "restore",
    "sources",
    "hand:P2",
    "box:lockdown",
    "part:lockdown/css",
    "part:lockdown/time_track",
    "part:lockdown/event_intruders",
    "enter:lockdown/weakness_night_stalkers",
    "guide",
    "rule:css",
    "rule:card:cut",
    "rule:ruling:css_token_spent",
    "chapter:room",
    "chapter:mistake",
    "chapter:ruling",
    *(
        f"choose:{what}"
        for what in (
            "attack",
            "appears",
            "flees",
            "piece:adult.1",
            "more",
            "dice",
            "computer",
            "css",
            "css_slot:12",
            "css_peek",
            "slot:8",
            "flip",
            "contingency",
            "swap",
            "leave:P1",
            "scan",
            "research",
            "keep:P1",
            "draft",
        )
    ),
)


def screens(app: object) -> Iterator[str]:
    """Every screen in turn, in a game where much is going on."""
    yield "launch, empty"
    app.go(Place("new_game:lockdown"))
    yield "new game"
    app.games.begin_ceremony("lockdown", ["Ana", "Bo", "Cyprien"], {})
    yield "promise"
    app.stage.screen("ceremony").onward(app)
    yield "ceremony"
    app.games.new_game("lockdown", ["Ana", "Bo", "Cyprien"], {})
    yield "seal"
    app.close()
    yield "set-up list"
    app.close()
    fixes = {
        "in_play": ["adult", "queen"],
        "time": {"slot": 10, "side": "red"},
        "autodestruction": {"slot": 7, "side": "yellow"},
        "alert": {"slot": 5},
        "round": 16,
        "bag": {"breeder": 1},
    }
    for path, value in fixes.items():
        app.session.do("fix", path=path, value=value)
    for tab in ("tracks", "crew", "rules", "table"):
        app.tab(tab)
        yield tab
    app.over(OVERLAYS[0])
    for overlay in OVERLAYS:  # each in the place of the one before: the table between them was looked at already
        app.instead(overlay)
        yield overlay
        if overlay == "hand:P2":
            app.stage.screen("hand").look(app)
            yield "hand, open"
    app.close()
    acts = {
        "noise_roll": {"seat": "P3"},
        "explore": {"seat": "P1"},
        "encounter": {"seat": "P1"},
        "injury_check": {"kind": "adult"},
        "attack": {"kind": "adult"},
        "css_peek": {"slot": 10, "seat": "P2"},
    }
    for intent, given in acts.items():
        app.act(intent, **given)
        yield intent
        app.go(Place("game"))
    app.act("event_phase")
    while app.session.table.value("phase") == "event":
        app.go(Place("game", "table", ("rail",)))
        yield f"rail, {app.session.table.value('step')}"
        app.act("next")
    yield from the_end(app)
    app.go(Place())
    yield "launch"
    app.over("statistics")
    yield "statistics"
    app.over("standings")
    yield "standings"


def the_end(app: object) -> Iterator[str]:
    for component in ("contingency", "contamination"):
        app.session.do("set_source", component=component, source="cardboard")
    for seat, how in (("P1", "pod"), ("P2", "dead"), ("P3", "bunker")):
        app.session.do("leave", seat=seat, how=how)
    app.go(Place("game"))
    yield "table, over"
    app.over("verdict")
    for step in ("contingency", "contamination", "objectives"):
        yield f"verdict, before {step}"
        app.act("victory", step=step)
    yield "verdict"
    app.over("proof")
    yield "proof"
    app.close()
    app.over("film")
    for page in ("film", "bag", "chance", "numbers"):
        app.stage.screen("film").turn(app, page)
        yield f"film, {page}"


@pytest.mark.parametrize(("size", "scale", "language"), READ)
def test_nothing_is_small_or_cut_off(tmp_path: Path, size: tuple[int, int], scale: float, language: str) -> None:
    Settings(text_scale=scale, ember=False).save(tmp_path / "settings.json")
    driver = Driver(tmp_path, size, "fr" if language == "fr" else "en").start()
    try:
        if language == NAME:
            driver.app.say = PseudoTongue()
            driver.app.refresh()
        for name in screens(driver.app):
            if language == NAME and driver.app.session:
                driver.app.session.words = PseudoWords(driver.app.session.pack)
                driver.app.refresh()
            driver.frames(4)
            assert [name, *unreadable(driver)] == [name]
    finally:
        driver.stop()
