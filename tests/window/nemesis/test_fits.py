"""At normal size nothing of a result or an event card of Nemesis has to be scrolled for, on the smallest phone too."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.packs import load
from companion.show.nemesis.pieces import OF_ENEMY, TOKENS
from companion.show.place import Place
from companion.table import Refused
from tests.window.nemesis.scenes import taken_back
from tests.window.test_fits import PHONE, SMALL, lacking, overflow
from tools.driver import Driver

ENEMIES = ("intruders", "carnomorphs", "void_seeders")
BEFORE = {"bag": {"adult": 3, "larva": 2, "creeper": 1, "blank": 1}, "malfunction": 2, "eggs": 4}
STORIES: dict[str, tuple[dict[str, Any], str]] = {
    **{enemy: ({"enemy": enemy}, f"event_{enemy}") for enemy in ENEMIES},
    "epilogue": ({"story": "epilogue", "before": BEFORE}, "event_aftermath"),
}
"""What is chosen, and the deck of its events."""
STANDING = {
    "intruders": ["adult", "creeper"],
    "carnomorphs": ["fleshbeast", "metagorger"],
    "void_seeders": ["stalker", "lurker"],
    "epilogue": ["adult", "creeper"],
}
SEATS = ["Ana", "Bo", "Cyprien", "Dora", "Eva"]
"""As many as can play: what names everybody is longest then."""
SIZES = pytest.mark.parametrize("size", [SMALL, PHONE], ids=str)
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
Act = tuple[str, dict[str, Any], dict[str, Any]]
"""An intent, what it is told, and what lies there before."""


def cards(deck: str) -> list[str]:
    return sorted({item.key for item in load("nemesis")[deck].items})


def strikes(enemy: str) -> Iterator[tuple[str, Act]]:
    """Every card against every kind, from a step of the round and as a surprise."""
    for card in cards(f"attack_{enemy}"):
        for kind in OF_ENEMY[enemy]:
            yield f"{card}, {kind}", ("attack", {"kind": kind}, {"decks.attack.top": card})
            given = {"kind": kind, "cause": "surprise", "seat": "P1"}
            yield f"{card}, {kind} by surprise", ("attack", given, {"decks.attack.top": card})


def meetings(enemy: str) -> Iterator[tuple[str, Act]]:
    for token in TOKENS[enemy]:
        yield f"met {token}", ("encounter", {"seat": "P1"}, {"bag": {token: 1}})
        yield f"met {token} again", ("encounter", {"seat": "P1"}, {"bag": {token: 1}, "in_play": STANDING[enemy]})


def checks(enemy: str) -> Iterator[tuple[str, Act]]:
    for kind in OF_ENEMY[enemy]:
        yield f"injury of {kind}", ("injury_check", {"kind": kind}, {})
        yield f"shot at {kind}", ("combat_roll", {"seat": "P1", "how": "shoot", "kind": kind}, {"in_play": [kind, kind]})
        yield f"melee with {kind}", ("combat_roll", {"seat": "P1", "how": "melee", "kind": kind}, {"in_play": [kind, kind]})


def panics() -> Iterator[tuple[str, Act]]:
    for card in cards("panic"):
        for insanity in (1, 3, 5):
            yield f"{card} at {insanity}", ("panic", {"seat": "P2"}, {"decks.panic.top": card, "seats.P2.insanity": insanity})
        yield (
            f"surprised by {card}",
            ("attack", {"kind": "stalker", "cause": "surprise", "seat": "P2"}, {"decks.panic.top": card, "seats.P2.insanity": 5}),
        )
        yield (
            f"{card} from the bag",
            ("encounter", {"seat": "P2"}, {"bag": {"insanity": 3}, "decks.panic.top": card, "seats.P2.insanity": 5}),
        )


def others(enemy: str) -> Iterator[tuple[str, Act]]:
    yield "scan", ("scan", {"seat": "P1", "cards": "all"}, {"seats.P1.contamination": 5})
    yield "a room that breaks", ("explore", {"seat": "P1", "effect": "malfunction", "items": 2}, {})
    if enemy == "carnomorphs":
        yield "mutation", ("mutate", {"seat": "P1", "what": "marker"}, {})
        return
    for thing in ("egg", "carcass"):
        yield f"research of {thing}", ("research", {"seat": "P1", "object": thing}, {})


def results(enemy: str) -> Iterator[tuple[str, Act]]:
    yield from strikes(enemy)
    yield from meetings(enemy)
    yield from checks(enemy)
    yield from others(enemy)
    if enemy == "void_seeders":
        yield from panics()


@SIZES
@LANGUAGES
@pytest.mark.parametrize("enemy", ENEMIES)
def test_every_result_fits(tmp_path: Path, size: tuple[int, int], language: str, enemy: str) -> None:
    driver = Driver(tmp_path, size, language).start()
    try:
        over = {name: high for name, act in results(enemy) for high in [_result(driver, enemy, *act)] if high > 0}
        assert over == {}
    finally:
        driver.stop()


MANY = 90
"""Entries of a long evening: their numbers have no more figures."""


def _begin(app: Any, enemy: str, fixes: dict[str, Any]) -> Any:
    """The game of a test as it began; what was tried in it before is taken back."""
    if app.session is None or len(app.session.journal.entries) > MANY:
        app.games.new_game("nemesis", SEATS, {**STORIES[enemy][0], "sources": {"exploration": "cardboard"}})
    taken_back(app.session, 0)
    for path, value in fixes.items():
        try:
            app.session.do("fix", path=path, value=value)
        except Refused as refused:  # not every way to play has everything
            if refused.reason != "nothing_to_fix":
                raise
    app.go(Place("game"))
    return app.session


def _result(driver: Driver, enemy: str, intent: str, given: dict[str, Any], fixes: dict[str, Any]) -> int:
    app: Any = driver.app
    _begin(app, enemy, fixes)
    assert app.act(intent, **given), (intent, given, app.session.why_not(intent, **given))
    driver.frames(8)
    return lacking(driver) if app.place.top == "result" else 0


@SIZES
@LANGUAGES
@pytest.mark.parametrize("story", STORIES)
def test_every_event_card_fits(tmp_path: Path, size: tuple[int, int], language: str, story: str) -> None:
    driver = Driver(tmp_path, size, language).start()
    try:
        over = {card: high for card in cards(STORIES[story][1]) for high in [_event(driver, story, card)] if high > 0}
        assert over == {}
    finally:
        driver.stop()


def _event(driver: Driver, story: str, card: str) -> int:
    """The card of the event step; what has to be answered may scroll, what is told may not."""
    session = _begin(driver.app, story, {"decks.event.top": card, "in_play": STANDING[story]})
    session.do("event_phase")
    while session.view()["step"] != "event":
        session.do("next")
    driver.app.go(Place("game", "table", ("rail",)))
    driver.frames(6)
    return overflow(driver)


@SIZES
@LANGUAGES
def test_every_panic_from_the_bag_fits(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    driver = Driver(tmp_path, size, language).start()
    try:
        over = {card: high for card in cards("panic") for high in [_panic(driver, card)] if high > 0}
        assert over == {}
    finally:
        driver.stop()


def _panic(driver: Driver, card: str) -> int:
    """The station of the bag, where a token of insanity was drawn."""
    session = _begin(driver.app, "void_seeders", {"bag": {"insanity": 5}, "decks.panic.top": card, "decks.event.top": "hunt"})
    session.do("event_phase")
    while session.view()["step"] != "bag":
        session.do("next")
    driver.app.go(Place("game", "table", ("rail",)))
    driver.frames(6)
    return overflow(driver)
