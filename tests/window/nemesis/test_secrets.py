"""Secrets of the ship on one phone: two games that differ in nothing but secrets are the same to everybody but their owner."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.packs import Pack, load
from companion.show.pictures.secret import Cells
from companion.show.place import Place
from companion.window.widgets import leaves
from tests.window.hand import SIZES
from tests.window.spied import Spied, found_out
from tools.driver import Driver


def other_course(name: str) -> Pack:
    """The same box, in which every coordinates card says something else."""
    pack = load(name)
    if name != "nemesis":
        return pack
    component = pack.components["coordinates"]
    items = [
        replace(
            item,
            traits={**item.traits, "a": item.traits["d"], "b": item.traits["c"], "c": item.traits["b"], "d": item.traits["a"]},
        )
        for item in component.items
    ]
    return replace(pack, components={**pack.components, "coordinates": replace(component, items=tuple(items))})


def begins(**options: Any) -> Callable[[Driver], Any]:
    def begin(driver: Driver) -> Any:
        driver.app.games.seed = bytes(32)
        driver.app.games.new_game("nemesis", ["Ana", "Bo", "Cy"], options)
        driver.app.go(Place("game"))
        return driver.app.session

    return begin


def fixed(begin: Callable[[Driver], Any], path: str, value: str) -> Callable[[Driver], Any]:
    def begin_fixed(driver: Driver) -> Any:
        session = begin(driver)
        session.do("fix", path=path, value=value)
        driver.app.refresh()
        return session

    return begin_fixed


Pair = tuple[tuple[Callable[[str], Pack], Callable[[Driver], Any]], ...]
BASE, TURRETS = begins(), begins(turrets=True)


def set_to(status: str) -> Callable[[Driver], Any]:
    """A turret that was set; what it was before everybody saw."""

    def begin(driver: Driver) -> Any:
        session = TURRETS(driver)
        session.do("turret_place")
        session.do("fix", path="turrets.1.status", value="inactive")
        session.do("turret_set", turret="1", status=status, seat="P2")
        driver.app.refresh()
        return session

    return begin


SAME: dict[str, tuple[Pair, Callable[[Spied], None]]] = {
    "coordinates": (((load, BASE), (other_course, BASE)), lambda game: game.driver.app.act("coordinates_peek", seat="P2")),
    "engine": (
        ((load, fixed(BASE, "engines.2.top", "working")), (load, fixed(BASE, "engines.2.top", "damaged"))),
        lambda game: game.driver.app.act("engine_check", seat="P2", engine="2"),
    ),
    "all engines": (
        ((load, fixed(BASE, "engines.2.top", "working")), (load, fixed(BASE, "engines.2.top", "damaged"))),
        lambda game: game.driver.app.act("engine_check", seat="P2", engine="all"),
    ),
    "turret": (((load, set_to("all")), (load, set_to("intruders"))), lambda game: game.driver.app.over("hand:P2")),
}
"""Two games, and a look at what differs."""


@pytest.mark.parametrize("motion", [0, 1])
@pytest.mark.parametrize("secret", SAME)
def test_nobody_else_can_tell_one_secret_from_another(tmp_path: Path, secret: str, motion: float) -> None:
    pair, peek = SAME[secret]
    games = [Spied(tmp_path / str(number), packs, motion, begin) for number, (packs, begin) in enumerate(pair)]
    (one, first), (other, second) = (found_out(game, peek) for game in games)
    assert one
    assert one != other or secret == "turret"
    assert first == second
    assert first["cover"]["hidden"]


def test_a_repair_says_aloud_only_whether_the_order_has_changed(tmp_path: Path) -> None:
    """Working on top of a broken one, and the other way round, are told alike."""
    noticed = []
    for number, (before, after) in enumerate((("damaged", "working"), ("working", "damaged"))):
        game = Spied(tmp_path / str(number), load, 0, fixed(BASE, "engines.1.top", before))
        game.start()
        try:
            game.driver.app.act("engine_repair", seat="P1", engine="1", top=after)
            game.settle()
            noticed.append(game.noticed())
        finally:
            game.driver.stop()
    assert noticed[0] == noticed[1]


def test_what_the_dead_hold_is_behind_backs(start: Callable[..., Driver]) -> None:
    """Nothing of a card is on the screen before it is played; its owner reads it under the cover."""
    driver = start()
    session = begins(intruder_player=True)(driver)
    session.do("leave", seat="P2", how="dead")
    session.do("event_phase")
    while session.view()["phase"] == "event":
        session.do("next")
    driver.app.go(Place("game", over=("intruders",)))
    driver.frames(2)
    names = {session.words.name(card) for card in session.view("P2")["intruder_player"]["hand"]}
    shown = " ".join(driver.texts()).lower()
    assert names
    assert not any(name.lower() in shown for name in names)
    driver.tap("look")
    assert driver.app.place.top == "hand:P2"
    ring = next(widget for widget in driver.walk() if type(widget).__name__ == "HoldToLook")
    touch = driver.press(ring)
    driver.frames(2)
    shown = driver.texts()
    assert {name.upper() for name in names} <= set(shown)
    assert {"1", "2", "3"} <= set(shown)
    held = session.view("P2")["intruder_player"]["hand"]
    cards = [item for item in load("nemesis")["intruder_cards"].items if item.key in held]
    assert {"ANY" if card.traits["way"] == "any" else str(card.traits["way"]) for card in cards} <= set(shown)
    assert {session.words.translated(card.effect) for card in cards} <= set(shown)
    touch.touch_up()
    driver.frames(30)
    assert not {name.upper() for name in names} & set(driver.texts())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_no_line_of_the_leaves_crosses_words_a_button_or_the_eye(
    start: Callable[..., Driver], size: tuple[int, int], language: str
) -> None:
    driver = start(size, language)
    driver.app.games.new_game("nemesis", ["Ana", "Bartholomäus", "Cy"], {})
    driver.app.go(Place("game"))
    driver.app.act("coordinates_peek", seat="P2")
    driver.frames(4)
    screen: Any = driver.app.stage.lower
    what, done, plate, ring = screen.ids.what, screen.ids.done, screen.ids.plate, screen.ids.ring
    left, right = (leaves.seam(screen.box, screen.way, False), leaves.far(screen.box, screen.way, False))
    assert what.ink[0][0] + what.ink[1][0] < left[4]
    assert right[4] < done.x or left[4] > done.right
    assert left[1] == right[1] == ring.top  # it runs into the ring, not through it
    assert left[3] >= plate.top  # and its step is over the plate
    assert driver.app.say("NOT NOW") in driver.texts()
    hold = next(each for each in driver.walk() if getattr(each, "text", "") == driver.app.say("HOLD TO LOOK"))
    assert hold.top < screen.box[1]
    assert (
        driver.app.say("Everyone else looks away. It shows only while your thumb is down.") in driver.texts() or size[0] > size[1]
    )


def test_coordinates_stand_in_four_boxes_and_the_mark_is_where_the_ship_is_bound(driver: Driver) -> None:
    driver.app.games.new_game("nemesis", ["Ana", "Bo"], {})
    session = driver.app.session
    driver.app.go(Place("game"))
    for to in ("C", "A"):
        session.do("destination_set", to=to, seat="P1")
        driver.app.act("coordinates_peek", seat="P2")
        driver.frames(4)
        touch = driver.press(driver.app.stage.lower.children[0].children[1].children[0])
        cells = next(each.drawn for each in driver.walk() if isinstance(getattr(each, "drawn", None), Cells))
        assert [letter for letter, _ in cells.cells] == ["A", "B", "C", "D"]
        assert {word for _, word in cells.cells} == {"EARTH", "MARS", "VENUS", "DEEP SPACE"}
        assert cells.marked == to
        touch.touch_up()
        driver.frames(4)
        assert not any(isinstance(getattr(each, "drawn", None), Cells) for each in driver.walk())
        driver.tap("DONE")
