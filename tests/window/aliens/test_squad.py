"""Who is whose hero, who takes part, and which rulings hold: by touches, before a mission and between two (S2 201, 239)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.window.aliens.drill import at_the_table, drill, labels
from tools.corps import between
from tools.driver import Driver


def begins(driver: Driver) -> dict[str, Any]:
    for label in ("SEAL AND START", "TO THE TABLE", "PLAY"):
        driver.tap(label)
    view: dict[str, Any] = driver.app.session.view()
    return view


def heroes(view: dict[str, Any]) -> dict[str, list[str]]:
    return {seat: person["heroes"] for seat, person in view["seats"].items()}


def test_heroes_are_chosen_by_touches(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.tap("new aliens")
    driver.tap("heroes")
    for _ in range(3):
        driver.tap("hero P1")  # Hudson, who was Bo's, then Gorman, who was Cy's, then Vasquez
    view = begins(driver)
    assert heroes(view) == {"P1": ["vasquez"], "P2": ["hicks"], "P3": ["hudson"]}


def test_who_stays_behind_is_chosen_by_touches(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.tap("new aliens")
    driver.tap("squad")
    for name in ("squad frost", "squad ripley", "squad hicks"):  # Hicks is a hero: he goes
        driver.tap(name)
    assert "Without Frost, Ripley" in driver.texts()
    assert set(begins(driver)["characters"]) == {"hicks", "hudson", "gorman", "vasquez"}


def test_rulings_are_chosen_by_touches(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.tap("new aliens")
    driver.tap("rulings")
    driver.tap("ruling A15")
    assert "1 ruling of your own" in driver.texts()
    begins(driver)
    assert driver.app.session.table.value("option.rulings")["A15"] == "marines"


def test_a_seat_that_goes_takes_its_choice_along(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.tap("new aliens")
    driver.tap("heroes")
    driver.tap("hero P3")
    driver.tap("Cy name")
    driver.tap("Cy out")
    view = begins(driver)
    assert list(view["seats"]) == ["P1", "P2"]


def test_newt_takes_part_where_her_mission_has_her(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.tap("new aliens")
    driver.tap("squad")
    assert "squad newt" not in [getattr(each, "name", "") for each in driver.walk()]
    driver.tap("what is played")
    driver.tap("SURVIVE")
    driver.tap("squad newt")
    assert "newt" not in begins(driver)["characters"]


def test_the_next_mission_has_the_squad_that_is_chosen(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.app.games.new_game("aliens", ["Ana", "Bo"], {"mode": "campaign", "gear": {}})
    session = driver.app.session
    session.do("next", answer="P1")
    session.do("leave", character="hicks", how="killed")
    session.do("victory", won=True)
    while session.view()["step"] != "choose":
        driver.app.act("next", answer=session.view()["form"]["one"][0])
    at_the_table(driver)
    driver.tap("SQUAD")
    driver.tap("MISSION 2: ESCAPE")
    assert not any("HICKS" in each for each in driver.texts())  # the dead are gone for good
    for label in ("ANA: GORMAN", "FROST TAKES PART", "BEGIN: ESCAPE"):
        driver.tap(label)
    view = session.view()
    assert heroes(view) == {"P1": ["vasquez"], "P2": ["hudson"]}
    assert set(view["characters"]) == {"hudson", "gorman", "vasquez", "ripley", "newt", "hicks"}
    assert view["characters"]["hicks"]["status"] == "killed"


@pytest.mark.parametrize("how", ["", "captured", "killed"])
def test_the_score_between_missions_is_the_one_there_would_be(start: Callable[..., Driver], how: str) -> None:
    """Nobody lost and no card gone: 60, for no more come back than are gone (A34)."""
    driver = start()
    driver.app.games.new_game("aliens", ["Ana", "Bo"], {"mode": "campaign", "gear": {}})
    session = driver.app.session
    session.do("next", answer="P1")
    if how:
        session.do("leave", character="hicks", how=how)
    session.do("victory", won=True)
    at_the_table(driver)
    assert {"SCORE IF IT ENDED NOW", "60"} <= set(driver.texts())
    for mission in ("escape", "survive"):
        session.do("mission", mission=mission, gear={})
        if session.view()["question"]:
            session.do("next")
        session.do("victory", won=True)
    assert session.view()["campaign"]["score"] == 60


def test_blips_of_the_mission_are_turned_in_the_first_one_only(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, mode="campaign", mission="newt")
    driver.tap("more")
    assert "MISSION BLIP" in labels(driver)
    driver.back()
    session.do("victory", won=True)
    session.do("mission", mission="escape", gear={})
    at_the_table(driver)
    driver.tap("more")
    assert "MISSION BLIP" not in labels(driver)


def test_the_one_button_begins_the_next_mission(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.app.games.new_game("aliens", ["Ana", "Bo"], {"mode": "campaign", "gear": {}})
    session = driver.app.session
    session.do("next", answer="P1")
    session.do("leave", character="frost", how="captured")
    session.do("victory", won=True)
    at_the_table(driver)
    assert {"RESCUE", "RESUPPLY ONCE", "MISSION 2: ESCAPE", "FROST", "TAKEN"} <= set(driver.texts())
    driver.next()
    assert session.view()["campaign"]["mission"] == "escape"


def test_when_all_have_acted_nobody_is_said_to_be_left(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    for _ in range(30):
        view = session.view()
        if view["step"] == "remaining_grunts":
            left = [each for each, person in view["characters"].items() if not person["activated"]]
            if not left:
                break
            session.do("activate", character=left[0])
        session.do("pass_token" if session.view()["lead"] else "next")
    at_the_table(driver)
    assert "ALL HAVE ACTED" in driver.texts()
    assert not any(text.startswith("Not activated") for text in driver.texts())


def to_the_cards(driver: Driver) -> Any:
    """A mission of a campaign is won in which something was discarded: everybody brings a card back."""
    driver.app.games.new_game("aliens", ["Ana", "Bo"], {"mode": "campaign", "gear": {}})
    session = driver.app.session
    session.do("next", answer="P1")
    session.do("fix", path="endurance", value={"above": ["house_hazard", "m4_helmet"], "discard": 4})
    session.do("draw", seat="P1")
    session.do("victory", won=True)
    at_the_table(driver)
    return session


def test_who_brings_a_card_back_is_named(start: Callable[..., Driver]) -> None:
    driver = start()
    session = to_the_cards(driver)
    assert "ANA: WHICH CARD COMES BACK?" in driver.texts()
    driver.app.act("next", answer=session.view()["form"]["one"][0])
    driver.frames(4)
    assert "BO: WHICH CARD COMES BACK?" in driver.texts()


def test_between_missions_nothing_of_the_last_one_stands(start: Callable[..., Driver]) -> None:
    """Neither what was said before the station was entered, nor the number of an entry before, nor what was ordered."""
    driver = start()
    session = to_the_cards(driver)
    assert not any("drew a hazard" in text or "Alien Phase" in text for text in driver.texts())
    assert f"#{session.journal.last.number}" in driver.texts()
    while session.view()["step"] == "keep":
        driver.app.act("next", answer=session.view()["form"]["one"][0])
    driver.frames(4)
    driver.tap("MISSION 2: ESCAPE")
    assert session.view()["step"] == "gear_up"
    assert f"#{session.journal.last.number}" in driver.texts()
    assert not any("back" in text or "Cards lost" in text for text in driver.texts())
    assert {due.what for due in session.due()} == {"choose"}


def test_the_bill_of_a_campaign_adds_up(start: Callable[..., Driver]) -> None:
    """With no card gone none comes back for Newt (A34)."""
    driver = start()
    driver.app.games.new_game("aliens", ["Ana", "Bo"], {"mode": "campaign", "gear": {}})
    driver.app.session.do("next", answer="P1")
    driver.app.session.do("victory", won=True)
    at_the_table(driver)
    assert not any("Newt +" in text for text in driver.texts())
    assert driver.texts().count("60") >= 2


TYPED = {"mode": "campaign", "gear": {}, "lists": {"missions": [{"id": "escape", "name": "Out"}]}}


@pytest.mark.parametrize(("answer", "there"), [("SHE COMES ALONG", True), ("SHE STAYS BEHIND", False)])
@pytest.mark.parametrize("page", ["", "choose:mission"])
def test_a_typed_mission_without_a_word_about_newt_asks(
    start: Callable[..., Driver], page: str, answer: str, there: bool
) -> None:
    """A47: she comes along unless the table says otherwise."""
    driver = start()
    driver.app.games.new_game("aliens", ["Ana", "Bo"], TYPED)
    session = driver.app.session
    session.do("next", answer="P1")
    session.do("victory", won=True)
    at_the_table(driver)
    if page:
        driver.app.over(page)
        driver.frames(4)
    driver.tap("MISSION 2: ESCAPE")
    assert session.view()["phase"] == "between"
    driver.tap(answer)
    assert session.view()["campaign"]["mission"] == "escape"
    assert ("newt" in session.view()["characters"]) is there


def test_of_equal_rank_both_decide_who_begins(start: Callable[..., Driver]) -> None:
    """S2 1272: of a tie they resolve it together."""
    driver = start()
    heroes = {"P1": "hudson", "P2": "vasquez", "P3": "ripley"}
    driver.app.games.new_game("aliens", ["Ana", "Bo", "Cy"], {"mission": "survive", "gear": {}, "heroes": heroes})
    at_the_table(driver)
    assert any("Ana, Bo decide together." in text for text in driver.texts())
    driver.app.games.new_game(
        "aliens", ["Ana", "Bo"], {"mission": "survive", "gear": {}, "heroes": {"P1": "hudson", "P2": "hicks"}}
    )
    at_the_table(driver)
    assert any("Bo decides." in text for text in driver.texts())


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (915, 412)], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_mission_cost_is_one_look(start: Callable[..., Driver], size: tuple[int, int], language: str) -> None:
    """What came back, who is left, the score and what can be done: nothing of it has to be scrolled for."""
    driver = start(size, language)
    between(driver.app)
    driver.frames(6)
    say, view = driver.app.say, driver.app.session.view()
    bill = view["campaign"]["bill"]
    assert bill == {"kept": 3, "hazards": 2, "rest": 9, "lost": 5}
    ids = driver.app.stage.lower.ids
    assert ids.body.height <= ids.view.height + 1
    assert {say("one each, your choice"), say("hazards"), say("left: half, rounded up"), "3", "2", "9", "5"} <= set(
        driver.texts()
    )
    assert {say("gone, {n} in all", n=12), say("{n} LEFT", n=48)} <= set(driver.texts())
    driver.tap(say("SQUAD"))
    assert driver.app.place.top == "choose:squad"
    driver.back()
    driver.tap(say("RESUPPLY ONCE"))
    assert driver.app.session.view()["campaign"]["mission"] == "resupply"
    assert "EXHAUST" in " ".join(driver.texts()) or language == "fr"  # the piles count again
