"""The Marine Phase on the rail: what each step is, who is left, and every step within reach of a thumb."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.show.place import Place
from tests.window.aliens.drill import at_the_table, drill, read
from tools.corps import laid_out
from tools.driver import Driver


def by_steps(driver: Driver) -> None:
    at_the_table(driver)
    driver.tap("more")
    driver.tap("TURN STEPS")
    driver.frames(4)


def test_abilities_are_said_and_done_there(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, 3)
    by_steps(driver)
    assert {"BEGINS: MAY DRAW 1", "EQUIP", "ACTIONS", "LEADS 2 GRUNTS BY RANK", "WHO'S LEFT"} <= set(driver.texts())
    driver.tap("ABILITY")
    driver.tap("MAY DRAW 1")
    assert session.journal.last.intent == "ability"


def test_grunts_are_led_from_there(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, 3)
    by_steps(driver)
    while session.view()["step"] != "grunts":
        driver.next()
    driver.tap("FROST")
    assert session.view()["active"]["character"] == "frost"


def test_a_dial_is_set_right_where_it_is_seen(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    driver.tap("dials")
    for each in ("FROST -", "FROST -", "HICKS +"):
        driver.tap(each)
    people = session.view()["characters"]
    assert (people["frost"]["dial"], people["hicks"]["dial"]) == (3, 8)
    driver.tap("choose:who:frost")
    assert driver.app.place.top == "choose:who:frost"


def test_in_the_old_edition_what_is_said_is_of_that_edition(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, edition=2020, heroes={"P1": "ripley"}, squad=["ripley", "hicks", "newt"])
    session.do("activate", character="newt")
    by_steps(driver)
    assert "ENDS: EXHAUSTS 2" in driver.texts()
    session.do("appears", kind="alien")
    session.do("alien_phase")
    session.do("next")
    at_the_table(driver)
    assert "Who sees it come within 4 may fire." in read(driver)


def test_an_alien_breaks_a_barricade_from_its_own_step(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    session.do("fix", path="barricades.doors", value=1)
    session.do("appears", kind="alien")
    session.do("alien_phase")
    session.do("next")
    at_the_table(driver)
    driver.tap("BARRICADE")
    driver.tap("A DOOR")
    assert session.journal.last.intent == "break_barricade"


def test_a_rest_may_draw_nothing_and_put_cards_of_the_hand_back(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    session.do("fix", path="hands.P1", value=["flare"])
    at_the_table(driver)
    driver.tap("rest")
    driver.tap("RECYCLE, THE HAND TOO")
    assert session.view()["question"]["ask"] == "recycle"
    assert session.view()["hands"]["P1"] == {"count": 1}


def test_of_an_area_it_is_asked_which_die_is_rolled_again(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, gear={"hicks": ["m240_flamethrower"]}, sources={"marine_die": "cardboard"})
    session.do("attack", character="hicks", dice=2, roll=[9, 8])
    at_the_table(driver)
    for each in ("tech", "ROLL AGAIN", "DIE 2: 8", "1"):
        driver.tap(each)
    assert session.view()["area_rolls"] == [9, 1]


@pytest.mark.parametrize("size", [(360, 640), (915, 412), (412, 915), (1024, 768)], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_of_an_activation_stands_whole_without_scrolling(
    start: Callable[..., Driver], size: tuple[int, int], language: str
) -> None:
    driver = start(size, language)
    session = laid_out(driver.app)
    steps = set()
    for _ in range(4):
        driver.app.go(Place("game", over=("rail",)))
        driver.frames(6)
        ids = driver.app.stage.lower.ids
        steps.add(session.view()["step"])
        assert ids.body.height <= ids.view.height
        assert not [text for text in driver.texts() if text.endswith("…")]
        session.do("next")
    assert len(steps) > 2


def test_the_name_leads_to_all_that_they_do(start: Callable[..., Driver]) -> None:
    driver = start()
    laid_out(driver.app)
    driver.app.go(Place("game", over=("rail",)))
    driver.frames(4)
    driver.tap("HUDSON")
    assert driver.app.place.top == "choose:who:hudson"


def test_of_a_sentry_gun_it_is_asked_which_die_is_rolled_again(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, mission="survive", sources={"marine_die": "cardboard"})
    session.do("appears", kind="alien", tokens=1)
    session.do("sentry_shot", gun=1, piece="A", roll=[9, 8])
    at_the_table(driver)
    for each in ("more", "ROLL AGAIN", "DIE 2: 8", "3"):
        driver.tap(each)
    assert session.view()["in_play"] == []
    assert "3" in driver.texts()
