"""Every question that Lockdown asks has its buttons: each kind of answer its form allows, by touches, both races, both boards."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from companion.games.lockdown import GAME
from companion.packs import load
from tests.window.answering import every_answer, to_the_question
from tests.window.hand import SIZES
from tools.driver import Driver

RACES = ("night_stalkers", "intruders")
BOARDS = ("basic", "surface")
STANDING = ["adult", "adult", "creeper"]
ELSEWHERE = {
    "attacks": ({"in_play": STANDING}, {}),
    "fire": ({"in_play": STANDING, "markers.fire.placed": 2}, {}),
    "nest": ({"bag": {"queen": 1}}, {}),
    "noise_roll": ({"bag": {"adult": 2}}, {}),
    "pods_left": ({"time.slot": 10, "css.10": "A"}, {}),
    "token": ({}, {"bag": "cardboard"}),
    "event_card": ({}, {"event": "cardboard"}),
}
"""Questions that no event card asks: what has to lie there, and who draws."""


def begin(driver: Driver, race: str, board: str, sources: dict[str, str]) -> Any:
    usual = {"css": "app", "bag": "app", "event": "app", **sources}
    driver.app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {"enemy": race, "board": board, "sources": usual})
    driver.app.close()
    driver.app.close()
    return driver.app.session


def asked_by_cards(race: str) -> Iterator[str]:
    yield from sorted({item.key for item in load("lockdown")[f"event_{race}"].items})


@pytest.mark.parametrize("race", RACES)
@pytest.mark.parametrize("board", BOARDS)
def test_every_question_of_every_event_card_is_answered_by_touches(start: Callable[..., Driver], race: str, board: str) -> None:
    driver, met, forms = start(), set(), set()
    for card in asked_by_cards(race):
        session = begin(driver, race, board, {})
        session.do("contaminate", seat="P1", cards=2)
        question, form = to_the_step(driver, session, card), json.dumps(session.view()["form"])
        if question and (question, form) not in forms:  # the same question of another card has the same buttons
            met.add(question)
            forms.add((question, form))
            every_answer(driver, session)
    expected = set(GAME.questions) - set(ELSEWHERE)
    assert met <= expected
    assert met >= expected - (ONLY_INTRUDERS if race == "night_stalkers" else ONLY_STALKERS)


ONLY_INTRUDERS = {"slimed_in_dark", "adults_come"}
ONLY_STALKERS = {"who_in_dark", "noise_in_vents", "cooling_system", "who_infested", "who_fights", "adults_come"}
"""What only one race asks."""


def to_the_step(driver: Driver, session: Any, card: str) -> str:
    """To the event step with this card; what it asks, "" for nothing."""
    for path, value in {"decks.event.top": card, "in_play": STANDING, "bag": {"larva": 4}}.items():
        session.do("fix", path=path, value=value)
    driver.app.act("event_phase")
    while session.view()["step"] != "event" and session.view()["phase"] == "event":
        driver.app.act("next")
    return str((session.view()["question"] or {}).get("ask", ""))


@pytest.mark.parametrize("question", sorted(ELSEWHERE))
@pytest.mark.parametrize("board", BOARDS)
def test_every_other_question_is_answered_by_touches(start: Callable[..., Driver], question: str, board: str) -> None:
    fixes, sources = ELSEWHERE[question]
    driver = start(SIZES[1])
    session = begin(driver, RACES[0], board, sources)
    if question != "event_card" and "event" not in sources:
        session.do("fix", path="decks.event.top", value="nest")
    assert to_the_question(driver, session, question, **fixes)
    every_answer(driver, session)


def test_next_says_what_the_quiet_answer_does_and_no_more_when_something_is_chosen(driver: Driver) -> None:
    session = begin(driver, RACES[0], "basic", {})
    to_the_step(driver, session, "lurking")
    driver.frames(2)
    assert "NOBODY FIGHTS: ALL LEAVE" in driver.texts()
    assert {"ADULT A", "ADULT B", "CREEPER"} <= set(driver.texts())
    driver.tap(session.view()["in_play"][0]["piece"])
    assert "NOBODY FIGHTS: ALL LEAVE" not in driver.texts()
    driver.next()
    assert len(session.view()["in_play"]) == 1


def test_nobody_who_has_left_is_asked(driver: Driver) -> None:
    session = begin(driver, RACES[0], "basic", {})
    assert to_the_question(driver, session, "noise_roll", **{"bag": {"adult": 2}, "decks.event.top": "nest"})
    driver.frames(2)
    assert driver.find("ROLL FOR ANA")
    session.do("leave", seat="P1", how="dead")
    driver.app.refresh()
    driver.frames(2)
    assert driver.find("ROLL FOR BO")
