"""Every question that Nemesis asks has its buttons: each kind of answer its form allows, by touches, with every enemy."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from companion.games.nemesis import GAME
from companion.kit.forms import Number
from companion.packs import load
from companion.show.pictures.question import asking
from tests.window.answering import every_answer, to_the_question
from tools.driver import Driver

BEFORE = {"bag": {"adult": 2, "larva": 2, "blank": 1}}
STORIES: dict[str, tuple[dict[str, Any], str, list[str]]] = {
    "intruders": ({}, "event_intruders", ["adult", "adult", "creeper"]),
    "carnomorphs": ({"enemy": "carnomorphs"}, "event_carnomorphs", ["shambler", "fleshbeast", "metagorger"]),
    "seeders": ({"enemy": "void_seeders"}, "event_void_seeders", ["lurker", "stalker"]),
    "epilogue": ({"story": "epilogue", "before": BEFORE}, "event_aftermath", ["adult", "larva"]),
}
ELSEWHERE: dict[str, tuple[str, dict[str, Any], dict[str, str]]] = {
    "attacks": ("intruders", {"in_play": ["adult", "creeper"]}, {}),
    "fire": ("intruders", {"in_play": ["adult"], "markers.fire.placed": 2}, {}),
    "nest": ("intruders", {"bag": {"queen": 1}}, {}),
    "noise_roll": ("intruders", {"bag": {"adult": 2}}, {}),
    "token": ("intruders", {}, {"bag": "cardboard"}),
    "event_card": ("intruders", {}, {"event": "cardboard"}),
    "metagorgers_come": ("carnomorphs", {"bag": {"red_metagorger": 2}}, {}),
    "who_fights": ("carnomorphs", {"bag": {"blank": 1}, "in_play": ["shambler", "shambler"]}, {}),
    "who_lurks": ("seeders", {"in_play": ["lurker", "stalker"]}, {}),
    "who_panics": ("seeders", {"seats.P3.status": "dead"}, {"bag": "cardboard"}),
    "alert": ("epilogue", {"shuttle.left": 3}, {}),
}
"""Questions that no event card asks: with whom, what has to lie there, and who draws."""
BY_CARDS = {
    "intruders": {"contamination_drawn", "generator", "markers", "noise_in_vents", "who_fights", "who_infested"},
    "carnomorphs": {"contamination_drawn", "markers", "shamblers_come", "who_fights", "who_is_struck"},
    "seeders": {"computers_broken", "contamination_drawn", "despoiler_comes", "generator", "markers", "who_is_struck"},
    "epilogue": {"larvae_come", "markers", "nest_is_known", "noise_roll", "who_is_struck"},
}
"""What the event cards of each story ask."""


def begin(driver: Driver, story: str, sources: dict[str, str]) -> Any:
    driver.app.games.new_game("nemesis", ["Ana", "Bo", "Cy"], {**STORIES[story][0], "sources": sources})
    driver.app.close()
    driver.app.close()
    return driver.app.session


@pytest.mark.parametrize("story", STORIES)
def test_every_question_of_every_event_card_is_answered_by_touches(start: Callable[..., Driver], story: str) -> None:
    driver, forms, met = start(), set(), set()
    _, deck, standing = STORIES[story]
    for card in sorted({item.key for item in load("nemesis")[deck].items}):
        session = begin(driver, story, {})
        session.do("contaminate", seat="P1", cards=2)
        for path, value in {"decks.event.top": card, "in_play": standing}.items():
            session.do("fix", path=path, value=value)
        driver.app.act("event_phase")
        while session.view()["step"] != "event" and session.view()["phase"] == "event":
            driver.app.act("next")
        question = (session.view()["question"] or {}).get("ask", "")
        form = json.dumps(session.view()["form"])
        if question and (question, form) not in forms:  # the same question of another card has the same buttons
            forms.add((question, form))
            met.add(question)
            every_answer(driver, session)
    assert met == BY_CARDS[story]


@pytest.mark.parametrize("question", sorted(ELSEWHERE))
def test_every_other_question_is_answered_by_touches(start: Callable[..., Driver], question: str) -> None:
    story, fixes, sources = ELSEWHERE[question]
    driver = start((360, 640))
    session = begin(driver, story, sources)
    if question == "who_panics":  # whose insanity token it is only the table sees
        assert to_the_question(driver, session, "token", **fixes)
        driver.app.act("next", answer="insanity")
    else:
        assert to_the_question(driver, session, question, **fixes)
    every_answer(driver, session)


def test_no_question_of_the_game_is_left_out() -> None:
    assert set(ELSEWHERE).union(*BY_CARDS.values()) == set(GAME.questions)


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (915, 412)], ids=str)
def test_next_waits_where_something_must_be_said(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    session = begin(driver, "seeders", {"bag": "cardboard"})
    assert to_the_question(driver, session, "token")
    driver.tap("INSANITY")
    assert session.view()["question"]["ask"] == "who_panics"
    assert "ANSWER FIRST" in driver.texts()
    assert not any("NEXT" in text for text in driver.texts())
    before = session.journal.last
    driver.next()
    assert session.journal.last == before
    driver.tap("BO")
    assert session.journal.last.parameters["answer"] == "P2"
    assert "ANSWER FIRST" not in driver.texts()
    driver.next()
    assert session.view()["round"] == 2


def test_a_number_that_must_be_said_has_a_button_for_each() -> None:
    asked = asking(Number(1, 10, must=True).written(), "", lambda option, of: str(option))
    assert [tap.answer for tap in asked.taps] == list(range(1, 11))
    assert asked.must
    assert not asked.parts
