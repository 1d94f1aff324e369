"""Sequences, not only screens: each result after each other, there and back by rotation and text size, as a new owner has it."""

from collections.abc import Callable, Sequence
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from companion.show.place import Place
from companion.window.widgets.sign import Falling
from tests.window.hand import SIZES, begin
from tests.window.reading import unreadable
from tools.driver import Driver

ACTS: dict[str, tuple[str, dict[str, Any]]] = {
    "noise": ("noise_roll", {"seat": "P1"}),
    "adult": ("encounter", {"seat": "P1"}),
    "hit": ("attack", {"piece": "adult"}),
    "larva": ("attack", {"kind": "larva", "seat": "P2"}),
    "injury": ("injury_check", {"piece": "adult", "injuries": 2}),
    "egg": ("injury_check", {"kind": "larva"}),
    "explore": ("explore", {"seat": "P1"}),
    "die": ("combat_roll", {}),
    "flees": ("flees", {"kind": "creeper"}),
}
PAGES = (
    "",
    "bag",
    "history",
    "menu",
    "choose:attack",
    "choose:dice",
    "restore",
    "what_if:alert",
    "hand:P2",
    "settings",
    "record:board",
)


def table(driver: Driver) -> Any:
    """A game of three with an adult on the board and another in the bag."""
    session = begin(driver)
    for path, value in (("in_play", ["adult"]), ("bag", {"adult": 2}), ("decks.attack.top", "cut"), ("time.slot", 9)):
        session.do("fix", path=path, value=value)
    driver.app.go(Place("game"))
    return session


def shown(driver: Driver, act: str) -> dict[Any, Any]:
    name, parameters = ACTS[act]
    driver.app.act(name, **parameters)
    driver.frames(4)
    driver.app.read()
    driver.frames(4)
    return driver.layout(driver.app.stage.lower)


def dismissed(driver: Driver) -> None:
    driver.app.act("undo")
    driver.frames(4)
    driver.app.go(Place("game"))
    driver.frames(4)


def each_after_each(acts: Sequence[str]) -> list[str]:
    """The shortest row in which each stands right after each, and after itself too."""
    row = [each for at, one in enumerate(acts) for each in (one, *(two for other in acts[at + 1 :] for two in (one, other)))]
    return [*row, row[0]]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_each_result_looks_the_same_whatever_stood_before(tmp_path: Path, size: tuple[int, int]) -> None:
    """D1: after the first attack the number of every other result was gone."""
    driver = Driver(tmp_path, size).start()
    try:
        table(driver)
        alone = {}
        for act in ACTS:  # what is new the first time is a banner, and takes its room
            shown(driver, act)
            dismissed(driver)
        for act in ACTS:
            driver.app.stage.forget()
            alone[act] = shown(driver, act)
            dismissed(driver)
        row = each_after_each(list(ACTS))
        assert set(pairwise(row)) == set(product(ACTS, ACTS))
        shown(driver, row[0])
        dismissed(driver)
        for before, act in pairwise(row):
            assert shown(driver, act) == alone[act], f"{act} after {before}"
            dismissed(driver)
    finally:
        driver.stop()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_stands_where_it_stood_after_a_rotation_there_and_back(tmp_path: Path, size: tuple[int, int]) -> None:
    """D2: a phone that was picked up lost its clock."""
    driver = Driver(tmp_path, size).start()
    try:
        table(driver)
        places = [Place("game", "table", (page,) if page else ()) for page in PAGES]
        for place in [*places, Place("game", "tracks"), Place("game", "crew"), Place("game", "rules"), Place()]:
            driver.app.go(place)
            driver.frames(6)
            before = driver.layout()
            driver.turn((size[1], size[0]))
            driver.turn(size)
            driver.frames(6)
            assert driver.layout() == before, place
    finally:
        driver.stop()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_stands_where_it_stood_after_each_text_size(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size).start()
    try:
        table(driver)
        for place in (Place("game"), Place("game", "tracks"), Place("game", "crew"), Place("game", "table", ("bag",))):
            driver.app.go(place)
            driver.frames(6)
            before = driver.layout()
            driver.app.turn("text_scale")
            driver.frames(4)
            while driver.app.settings.text_scale != 1:
                driver.app.turn("text_scale")
                driver.frames(4)
            assert driver.layout() == before, place
    finally:
        driver.stop()


def test_a_result_stays_whole_when_the_phone_is_turned_under_it(tmp_path: Path) -> None:
    driver = Driver(tmp_path).start()
    try:
        table(driver)
        for act in ACTS:
            before = shown(driver, act)
            driver.turn((915, 412))
            driver.turn((412, 915))
            driver.frames(4)
            assert driver.layout(driver.app.stage.lower) == before, act
            dismissed(driver)
    finally:
        driver.stop()


def test_what_is_dark_is_dark_at_once_after_a_kill(tmp_path: Path) -> None:
    """D7: after every resume the dark sections failed once more before the eyes."""
    driver = Driver(tmp_path).start()
    try:
        begin(driver)
        driver.stop()
        driver.start()
        driver.app.theme.duration = 1
        driver.frames(3)
        signs = [widget for widget in driver.walk() if isinstance(widget, Falling)]
        assert {sign.on for sign in signs} == {True, False}
        assert all(sign.dark == (0 if sign.on else 1) for sign in signs)
        driver.turn((915, 412))
        driver.frames(2)
        assert all(sign.dark == (0 if sign.on else 1) for sign in driver.walk() if isinstance(sign, Falling))
    finally:
        driver.stop()


@pytest.mark.parametrize("size", SIZES)
def test_the_strip_says_what_there_is_room_for_at_each_text_size(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    """With three countdowns: at 200 % the words stayed as they were, and stood outside."""
    driver = start(size)
    session = begin(driver)
    session.do("fix", path="autodestruction", value={"slot": 7, "side": "yellow"})
    driver.app.refresh()
    for _ in range(4):
        driver.app.turn("text_scale")
        driver.frames(4)
        assert not list(unreadable(driver)), driver.app.settings.text_scale


@pytest.mark.parametrize("page", ["table", "tracks", "crew"])
@pytest.mark.parametrize(
    ("before", "after"),
    [((412, 915), (915, 412)), ((915, 412), (412, 915)), ((1280, 800), (800, 1280)), ((800, 1280), (1280, 800))],
)
def test_a_turned_phone_shows_what_one_shows_that_was_never_turned(
    start: Callable[..., Driver], page: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    """Nothing is tapped in between: tabs, seats and panes are those of the new shape at once."""
    driver = start(before)
    begin(driver)
    driver.app.act("noise_roll", seat="P1")
    driver.app.tab(page)
    driver.turn(after)
    driver.frames(3)
    turned = driver.layout()
    driver = start(after)
    assert turned == driver.layout()


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (1024, 768)])
def test_with_its_first_hint_every_result_on_the_table_can_be_read(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    """The hint of the first exploration, and of the first danger, lay over the card."""
    driver = start(size)
    session = begin(driver)
    for act in ("explore", "noise_roll"):
        for face in ("silence", "danger", 1):
            session.do("fix", path="dice.noise", value=[face] * 10)
            driver.app.act(act, seat="P2")
            driver.frames(4)
            assert not list(unreadable(driver)), (act, face)
            driver.app.go(Place("game"))


WIDTHS = ((600, 915), (768, 880), (840, 720), (1024, 768), (1280, 800), (915, 412))
"""A phone that is unfolded, a window that is drawn larger, a tablet, a phone on its side."""
ANSWERED = {"hit": ("DONE", "AGAIN"), "adult": ("NO SURPRISE",), "injury": ("DONE",)}


@pytest.mark.parametrize("act", ANSWERED)
def test_every_answer_of_a_result_takes_a_touch_after_every_width_and_back(driver: Driver, act: str) -> None:
    """F2: an empty row lay over the answers and swallowed every touch, in every later result too."""
    session = table(driver)
    for width in WIDTHS:
        for answer in ANSWERED[act]:
            for size in (width, SIZES[0]):
                shown(driver, act)
                driver.turn(size)
                entries, place = len(session.journal.entries), driver.app.place
                driver.tap(answer)
                assert (len(session.journal.entries), driver.app.place) != (entries, place), (width, size, answer)
                driver.turn(SIZES[0])
                while session.journal.last.number > 5 and session.journal.next_undo().intent != "fix":
                    session.do("undo")
                driver.app.go(Place("game"))
                driver.frames(2)


def test_who_got_what_is_told_on_the_result_which_stands_until_it_is_put_away(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="decks.attack.top", value="infecting_the_host")
    driver.app.act("attack", kind="creeper")
    driver.frames(6)
    driver.tap("mark slime 1 P3")
    driver.frames(6)
    assert driver.app.place.top == "result"
    driver.tap("mark larva 1 P3")
    driver.frames(6)
    assert driver.app.place.top == "result"
    seat = session.view()["seats"]["P3"]
    assert (seat["slime"], seat["larva"]) == (True, True)
    driver.tap("DONE")
    assert driver.app.place.over == ()


def test_a_larva_that_nobody_was_named_for_says_so_on_the_button_that_moves_on(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="in_play", value=["larva"])
    driver.app.act("attack", piece=session.view()["in_play"][0]["piece"])
    driver.frames(6)
    assert "NOBODY HAS IT" in driver.texts()
    driver.tap("mark larva 1 P2")
    driver.frames(6)
    assert "NOBODY HAS IT" not in driver.texts()
    assert session.view()["seats"]["P2"]["contamination"] == 1


def test_of_many_whoever_acts_is_chosen_by_name_where_there_is_no_row_of_them(start: Callable[..., Driver]) -> None:
    driver = start((360, 640))
    driver.app.games.new_game("lockdown", ["Maximilian", "Anne-Sophie", "Jo", "Bartholomäus", "Ed"], {})
    driver.app.go(Place("game"))
    driver.frames(4)
    driver.app.turn_to_next()
    driver.frames(4)
    driver.tap("4 BARTHOLOMÄUS")
    assert (driver.app.playing.acting, driver.app.place.over) == ("P4", ())
