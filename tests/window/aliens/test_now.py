"""Who acts and what is left of it stands beside whatever came, with whom the hero may still lead."""

from collections.abc import Callable

import pytest

from companion.show.aliens.drawings.now import NOW
from companion.show.aliens.now import Lead, Now
from companion.show.doing import Do
from companion.show.strokes import Writing
from companion.show.writing import Format
from tests.window.aliens.scenes import begin
from tools.driver import Driver

SIZES = [(412, 915), (360, 640), (915, 412)]


def named(driver: Driver, name: str) -> list[object]:
    return [each for each in driver.walk() if getattr(each, "name", "") == name]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_result_covers_who_acts(start: Callable[..., Driver], size: tuple[int, int], language: str) -> None:
    driver = start(size, language)
    begin(driver.app)
    driver.app.act("exhaust", cards=1)
    driver.frames(6)
    assert named(driver, "now")
    assert named(driver, "lead")
    assert "HUDSON" in driver.texts()
    driver.app.act("attack", character="hudson", piece="A")
    driver.frames(6)
    assert driver.app.place.top == "result"
    assert "HUDSON" in driver.texts()
    assert named(driver, "lead")


def test_whoever_has_actions_left_is_told_that_leading_ends_them(driver: Driver) -> None:
    session = begin(driver.app)
    driver.frames(4)
    driver.tap("lead")
    assert "The actions of HUDSON are over." in driver.texts()
    driver.tap("FROST")
    assert session.view()["active"]["character"] == "frost"


def test_the_only_grunt_of_its_rank_is_led_at_once(driver: Driver) -> None:
    session = begin(driver.app)
    for each in ("vasquez", "ripley", "newt"):
        session.do("fix", path=f"characters.{each}.status", value="exited")
    for _ in range(2):
        session.do("act", character="hudson", what="move")
    driver.app.go(driver.app.playing.plain())
    driver.frames(6)
    assert "LEADS FROST" in driver.texts()
    driver.tap("lead")
    assert session.view()["active"]["character"] == "frost"


def test_passing_the_token_leaves_nobody_behind(driver: Driver) -> None:
    """Whoever comes after is not passed over: with heroes to come the button says what it does."""
    session = begin(driver.app)
    driver.frames(4)
    driver.touches = 0
    driver.tap(driver.find("PASS TOKEN"))
    assert session.view()["active"]["character"] != "hudson"
    assert driver.touches == 1


@pytest.mark.parametrize("wide", [380, 518, 740])
@pytest.mark.parametrize("many", range(1, 7))
def test_whom_it_leads_is_one_line_where_there_is_room(many: int, wide: float) -> None:
    now = Now(name="HICKS", left=2, spent=0, lead=Lead(f"LEADS {many} OF 6", Do("lead_grunt")))
    found = NOW.drawn(now, wide, 56, Format())
    assert [each.said.lines for each in found.strokes if isinstance(each, Writing) and "LEADS" in each.said.text] == [
        (f"LEADS {many} OF 6",)
    ]
