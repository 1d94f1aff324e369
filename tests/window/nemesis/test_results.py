"""What a result offers is what can be true."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.packs import load
from companion.show.place import Place
from tools.driver import Driver

CARDS = load("nemesis")["attack_intruders"].items
NUMBER = 5
SAYS_IT = next(
    card.key for card in CARDS if card.traits["blood"] == NUMBER and sum(other.key == card.key for other in CARDS) == 1
)
"""A card of which there is one face, with this number."""


def begin(driver: Driver) -> Any:
    driver.app.games.new_game("nemesis", ["Ana", "Bo", "Cy"], {})
    driver.app.session.do("fix", path="in_play", value=["adult"])
    driver.app.go(Place("game"))
    return driver.app.session


def check(driver: Driver, injuries: int | None = None) -> Any:
    """An adult is hurt."""
    piece = driver.app.session.view()["in_play"][0]["piece"]
    entry = driver.app.act("injury_check", piece=piece, **({} if injuries is None else {"injuries": injuries}))
    driver.frames(4)
    return entry.told


def acts(driver: Driver) -> dict[str, str]:
    """The answers under the result, and what kind each is."""
    kinds = ("VerbButton", "Act", "MovesOn")
    return {widget.label: type(widget).__name__ for widget in driver.walk() if type(widget).__name__ in kinds and widget.label}


def test_an_arrow_lets_it_go_and_never_kills(driver: Driver) -> None:
    session = begin(driver)
    while "retreat" not in check(driver):
        driver.app.go(Place("game"))
    offered = acts(driver)
    gone = next(label for label in offered if label.startswith("GONE THROUGH"))
    assert set(offered) == {gone, "HIDES IN THE VENTS"}
    assert offered[gone] == "Act"
    driver.tap(gone)
    assert [each["kind"] for each in session.view()["in_play"]] == ["adult"]


@pytest.mark.parametrize(("more", "act", "left"), [(-1, "IT LIVES", 1), (0, "KILLED", 0)])
def test_what_the_rules_have_said_is_the_one_act(driver: Driver, more: int, act: str, left: int) -> None:
    session = begin(driver)
    session.do("fix", path="decks.attack.top", value=SAYS_IT)
    check(driver, NUMBER + more)
    offered = acts(driver)
    assert set(offered) == {"KILLED", "IT LIVES", "CHECK AGAIN"}
    assert [label for label, kind in offered.items() if kind != "VerbButton"] == [act]
    driver.tap(act)
    assert len(session.view()["in_play"]) == left


def test_where_nobody_has_counted_the_app_has_no_opinion(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="decks.attack.top", value=SAYS_IT)
    check(driver)
    assert set(acts(driver).values()) == {"VerbButton"}


def test_a_piece_says_its_injuries_and_one_can_be_taken_off(driver: Driver) -> None:
    session = begin(driver)
    piece = session.view()["in_play"][0]["piece"]
    driver.app.act("injure", piece=piece, by=2)
    driver.app.go(Place("game"))
    driver.app.over(f"choose:piece:{piece}")
    driver.frames(3)
    assert any("2 INJURIES" in text for text in driver.texts())
    driver.tap("ONE INJURY LESS")
    assert session.view()["in_play"][0]["injuries"] == 1


@pytest.mark.parametrize("pack", ["lockdown", "nemesis"])
def test_a_larva_without_a_miniature_says_that_something_else_stands_for_it(driver: Driver, pack: str) -> None:
    driver.app.games.new_game(pack, ["Ana", "Bo"], {})
    session = driver.app.session
    session.do("fix", path="in_play", value=["larva"] * 6)
    session.do("fix", path="bag", value={"larva": 1})
    driver.app.go(Place("game"))
    driver.app.act("encounter", seat="P1")
    driver.frames(4)
    assert any("Larva: no miniature is left, something else stands for it." in text for text in driver.texts())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_panic_needs_stands_in_a_box_beside_its_name(start: Callable[..., Driver], language: str) -> None:
    driver = start((412, 915), language)
    driver.app.games.new_game("nemesis", ["Ana", "Bo", "Cy"], {"enemy": "void_seeders"})
    driver.app.session.do("fix", path="decks.panic.top", value="heart_attack")
    driver.app.go(Place("game"))
    driver.app.act("panic", seat="P1")
    driver.frames(6)
    box = next(each for each in driver.walk() if type(each).__name__ == "Beside")
    assert box.framed
    assert box.border == "line"
    assert driver.app.say("NEEDS {n}", n=5) in [getattr(each, "text", "") for each in box.children]
    assert driver.app.stage.lower.result.headline in driver.texts()
    driver.next()
    assert driver.app.place.top != "result"
