"""Secrets on one phone: two games that differ in nothing but secrets are the same to every sense but the owner's eyes."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from companion.packs import Pack, load
from tests.window.hand import SIZES, begin
from tests.window.spied import Spied, found_out
from tools.driver import Driver

LEADS = {"css_peek": "choose:css_peek", "contingency_peek": "choose:contingency", "power_swap": "choose:swap"}
"""What an option of the computer goes on with."""
ROOT = Path(__file__).resolve().parents[2]
SWAPPED = {"css": ("css_a", "css_none"), "contingency": ("code_blue", "code_gray")}


def other_secrets(name: str) -> Pack:
    """The same box with other faces on the tokens that nobody sees."""
    pack = load(name)
    if name != "lockdown":
        return pack
    components = dict(pack.components)
    for component, (one, other) in SWAPPED.items():
        items = {item.id: item for item in components[component].items}
        swap = {one: items[other], other: items[one]}
        changed = tuple(replace(swap.get(item.id, item), id=item.id, count=item.count) for item in components[component].items)
        components[component] = replace(components[component], items=changed)
    return replace(pack, components=components)


PEEKS: dict[str, Callable[[Spied], None]] = {
    "css": lambda game: game.driver.app.act("css_peek", slot=8, seat="P2"),
    "pool": lambda game: game.driver.app.act("contingency_peek", seat="P2", which="pool"),
    "of another": lambda game: game.driver.app.act("contingency_peek", seat="P2", which="P1"),
    "taken": lambda game: game.driver.app.act("contingency_take", seat="P2"),
    "own hand": lambda game: game.driver.app.over("hand:P2"),
    "handed over": lambda game: game.driver.app.act("set_source", component="contingency", source="cardboard"),
}


@pytest.mark.parametrize("motion", [0, 1])
@pytest.mark.parametrize("peek", PEEKS)
def test_nobody_else_can_tell_one_secret_from_another(tmp_path: Path, peek: str, motion: float) -> None:
    games = [Spied(tmp_path / str(number), packs, motion, begin) for number, packs in enumerate((load, other_secrets))]
    (one, first), (other, second) = (found_out(game, PEEKS[peek]) for game in games)
    assert one
    assert one != other or peek in ("own hand", "of another", "pool", "taken")  # chance may have dealt what was not swapped
    assert first == second
    assert first["cover"]["hidden"]


def test_the_swap_is_really_a_swap() -> None:
    one, other = load("lockdown"), other_secrets("lockdown")
    assert one["css"]["css_a"].kind == other["css"]["css_none"].kind


def test_after_a_kill_there_is_the_cover(start: Callable[..., Driver]) -> None:
    driver = start()
    begin(driver)
    driver.app.over("hand:P2")
    driver.frames(3)
    driver.press(next(widget for widget in driver.walk() if type(widget).__name__ == "HoldToLook"))
    assert driver.app.stage.lower.open
    driver = start()
    assert driver.app.place.top == "hand:P2"
    assert not driver.app.stage.lower.open
    assert driver.device.hidden


@pytest.mark.parametrize("size", SIZES)
def test_a_seat_sees_its_own_codes_by_touches(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    session = begin(driver)
    driver.tap("crew")
    driver.tap("seat P2")
    driver.tap("LOOK AT YOUR HAND")
    ring = next(widget for widget in driver.walk() if type(widget).__name__ == "HoldToLook")
    touch = driver.press(ring)
    code = session.view("P2")["contingency"]["seats"]["P2"][0]
    name = next(item.name for item in session.pack["contingency"].items if item.key == code)
    assert driver.app.stage.lower.large == name.upper()
    touch.touch_up()
    driver.frames(20)
    assert not driver.app.stage.lower.large


def test_an_option_of_the_computer_leads_to_its_peek(driver: Driver) -> None:
    session = begin(driver)
    options = session.pack["computer"][session.view()["decks"]["computer"]["open"]].traits["options"]
    option = next(each for each in options if each in LEADS)
    driver.app.act("computer_use", seat="P1", option=options.index(option) + 1)
    driver.frames(3)
    assert driver.app.place.top == LEADS[option]


# -- app or cardboard ----------------------------------------------------------------------------


def test_the_bag_is_handed_over_with_what_to_put_in_and_taken_back_with_a_look(driver: Driver) -> None:
    session = begin(driver)
    driver.tap(driver.app.stage.ids.header.children[-1])
    driver.tap("APP OR CARDBOARD")
    driver.tap("bag")
    assert session.table.value("source.bag") == "cardboard"
    assert any("6 adult" in text and text.startswith("Put in:") for text in driver.texts())
    driver.tap("DONE")
    driver.tap("bag")
    assert session.table.value("source.bag") == "app"
    assert driver.app.place.top == "bag"


def test_a_deck_is_handed_over_in_its_order_behind_a_hold(driver: Driver) -> None:
    session = begin(driver)
    order = session.view("everything")["decks"]["event"]["order"]
    driver.app.over("sources")
    driver.frames(3)
    driver.tap("event")
    assert {"WHO BUILDS IT", "EVENT DECK"} <= set(driver.texts())
    names = {session.words.name(card) for card in order}
    assert not any(name in text for name in names for text in driver.texts())
    touch = driver.press(next(widget for widget in driver.walk() if type(widget).__name__ == "HoldToLook"))
    first = session.words.name(session.journal.last.told["order"][0])
    assert driver.app.stage.lower.says.startswith(f"From the top: 1 {first} · 2 ")
    touch.touch_up()
    driver.frames(20)
    driver.tap("DONE")
    assert driver.app.place.top == "sources"


COVER = """
import os, sys
os.environ["AIRLOCK_GL"] = "sdl2"
from pathlib import Path
from companion.packs import load
from tests.window.hand import begin
from tests.window.spied import Spied
from tests.window.test_secrets import PEEKS, other_secrets
for number, packs in enumerate((load, other_secrets)):
    game = Spied(Path(sys.argv[1]) / f"drawn{number}", packs, 0, begin)
    game.start()
    PEEKS["css"](game)
    game.settle()
    game.driver.picture(Path(sys.argv[1]) / f"cover{number}.png")
    game.driver.stop()
"""


def test_the_pictures_of_two_covers_are_the_same_to_the_last_pixel(tmp_path: Path) -> None:
    environment = {**os.environ, "KIVY_HOME": str(tmp_path / "kivy")}
    environment.pop("KIVY_GL_BACKEND", None)
    done = subprocess.run(
        [sys.executable, "-c", COVER, str(tmp_path)], cwd=ROOT, env=environment, capture_output=True, check=False
    )
    covers = [tmp_path / f"cover{number}.png" for number in range(2)]
    if not all(cover.exists() for cover in covers):
        pytest.skip(f"nothing can be drawn here: {done.stderr[-200:]!r}")
    assert covers[0].read_bytes() == covers[1].read_bytes()
    assert len(covers[0].read_bytes()) > 10_000
