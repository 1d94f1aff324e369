"""WHO FEEDS?, by touches: after the attacks, or before them once Voracious lies open; whose adaptation is which."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.place import Place
from tests.window.hand import SIZES
from tools.driver import DENSITY, Driver

STANDING = ["fleshbeast", "shambler", "shambler", "metagorger"]


def to_the_attacks(driver: Driver, adaptations: str, *, voracious: bool = False) -> Any:
    driver.app.games.new_game("nemesis", ["Ana", "Bo", "Cy"], {"enemy": "carnomorphs", "sources": {"adaptations": adaptations}})
    session = driver.app.session
    for kind in STANDING:
        session.do("appears", kind=kind)
    if voracious:
        session.do("mark", what="voracious", by=1)
    driver.app.go(Place("game"))
    driver.tap(driver.app.say("END ROUND"))
    while session.view()["step"] != "attacks":
        driver.next()
    driver.tap(f"choose:feed:{still(session)[-1]}")
    driver.tap(driver.app.say("WHO FEEDS?"))
    return session


def still(session: Any) -> list[str]:
    """Who neither attacks nor feeds so far."""
    return [due.about["piece"] for due in session.due() if due.what == "strike"]


def overflow(driver: Driver) -> int:
    """By how many dp the card is higher than its place, the hint left out."""
    ids: Any = driver.app.stage.lower.ids
    return round((ids.body.height - (ids.hint.height if "hint" in ids else 0) - ids.view.height) / DENSITY)


def feeds(driver: Driver, piece: str, what: str) -> None:
    driver.tap(f"choose:feed:{piece}")
    driver.tap(what)


def test_after_the_attacks_those_feed_that_do_not_fight(driver: Driver) -> None:
    session = to_the_attacks(driver, "cardboard")
    texts = driver.texts()
    assert any("All that fight attack first" in text for text in texts)
    assert {"FEEDING", "WHY", "OPEN", "?", "DONE: 0 FEED"} <= set(texts)
    shamblers = [each["piece"] for each in session.view()["in_play"] if each["kind"] == "shambler"]
    feeds(driver, shamblers[0], "CARCASS")
    assert "DONE: 1 FEEDS" in driver.texts()
    assert [each["kind"] for each in session.view()["in_play"]].count("fleshbeast") == 2
    driver.tap("WHY")
    assert driver.app.place.top == "rule:feeding"
    driver.back()
    driver.next()
    assert driver.app.place.top == "rail"
    assert session.view()["step"] == "attacks"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_once_the_table_marks_voracious_all_feed_before_they_attack(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    session = to_the_attacks(driver, "cardboard")
    driver.tap("voracious")
    assert session.view()["voracious"]
    assert any("in a fight too" in text for text in driver.texts())
    driver.app.go(driver.app.playing.plain())
    driver.frames(4)
    assert "FEEDS FIRST" in driver.texts()
    driver.tap(f"choose:feed:{still(session)[-1]}")
    driver.tap("WHO FEEDS?")
    driver.tap("voracious")
    assert not session.view()["voracious"]
    assert not any("in a fight too" in text for text in driver.texts())


def test_an_adaptation_that_the_app_dealt_stands_by_its_name(driver: Driver) -> None:
    session = to_the_attacks(driver, "app")
    names = {session.words.name(card).upper() for card in session.view()["adaptation_cards"].values()}
    assert len(names) == 2
    begun = [text.rstrip("…") for text in driver.texts() if len(text) > 3]  # a long name may be cut
    assert all(any(name.startswith(text) for text in begun) for name in names)
    assert not any(getattr(widget, "name", "") == "voracious" for widget in driver.walk())
    if session.view()["voracious"]:
        assert any("in a fight too" in text for text in driver.texts())


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("voracious", [False, True])
def test_neither_the_attacks_nor_who_feeds_scrolls(
    start: Callable[..., Driver], size: tuple[int, int], language: str, voracious: bool
) -> None:
    driver = start(size, language)
    to_the_attacks(driver, "cardboard", voracious=voracious)
    assert overflow(driver) <= 0
    driver.app.go(driver.app.playing.plain())
    driver.frames(4)
    assert overflow(driver) <= 0


def test_the_result_of_an_attack_leads_back_to_who_feeds(start: Callable[..., Driver]) -> None:
    """The one button names who is left, and never walks past."""
    driver = start(SIZES[1])
    session = to_the_attacks(driver, "cardboard")
    driver.app.go(driver.app.playing.plain())
    driver.frames(4)
    driver.tap(f"attack {still(session)[0]}")
    assert driver.app.place.top == "result"
    driver.tap(next(each.label for each in driver.walk() if getattr(each, "label", "").startswith("3 LEFT")))
    assert driver.app.place.over == ("rail",)
    assert "FEEDS" in driver.texts()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_each_row_of_the_attacks_feeds_in_two_taps_or_neither_attacks_nor_feeds(
    start: Callable[..., Driver], size: tuple[int, int]
) -> None:
    driver = start(size)
    session = to_the_attacks(driver, "cardboard")
    driver.app.go(driver.app.playing.plain())
    driver.frames(4)
    pieces = still(session)
    shambler = next(each["piece"] for each in session.view()["in_play"] if each["kind"] == "shambler")
    driver.tap(f"choose:feed:{shambler}")
    driver.tap("CARCASS")
    assert driver.app.place.top == "rail"
    assert "has fed and grown" in driver.texts()
    assert shambler not in still(session)
    other = next(each for each in pieces if each != shambler)
    entries = len(session.journal.entries)
    driver.tap(f"choose:feed:{other}")
    driver.tap("NEITHER: NOTHING THERE")
    assert driver.app.place.top == "rail"
    assert len(session.journal.entries) == entries
    assert other not in still(session)
    assert "nobody there" in driver.texts()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES[:3], ids=str)
def test_who_feeds_what_is_eaten_and_the_adaptations_are_one_look(
    start: Callable[..., Driver], size: tuple[int, int], language: str
) -> None:
    driver = start(size, language)
    to_the_attacks(driver, "cardboard")
    driver.frames(4)
    assert overflow(driver) <= 1
    assert {driver.app.say("RED"), driver.app.say("BLUE"), "?"} <= set(driver.texts())
