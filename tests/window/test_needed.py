"""The fewest fields of a game and of a face: a game of just these is played at the door's session and by touches."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from companion.charter import charter
from companion.games import Game
from companion.games.common import seating
from companion.games.common.seating import SEAT, playing
from companion.kit import bag
from companion.kit.intent import Result, intent
from companion.packs import COMMON, Pack, load
from companion.session import Session
from companion.show.face import Face, Tab, Verb
from companion.show.pictures.strip import Strip
from companion.show.pictures.table import Button, Idle, TablePicture
from companion.table import Json, Layout, Piece, Table, View, Zone
from tests.window.reading import unreadable
from tools.driver import Driver

PAGE = Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md"


def lay_out(_: Pack, names: Sequence[str], __: Mapping[str, Json]) -> Layout:
    seats = [f"P{number}" for number in range(1, len(names) + 1)]
    pieces = {f"stone-{number}": Piece(f"stone-{number}", "stone") for number in range(3)}
    zones = {"bag": Zone("bag", "bag", "kinds", tuple(pieces)), "out": Zone("out")}
    return Layout(pieces, zones, seating.values(seats, names))


def set_up(_: Table) -> Result:
    return {}


@intent(playing, seat=SEAT)
def take(table: Table, seat: str) -> Result:
    """A stone out of the bag."""
    return {"stone": bag.draw(table, "bag", "out"), "seat": seat}


def report(view: View) -> Mapping[str, Json]:
    return {**seating.common(view, "bare"), "out": view.count("out")}


BARE = Game(name="bare", version=1, lay_out=lay_out, set_up=set_up, intents={"take": take}, report=report, seats=seating.names)
PACK = Pack("bare", "bare", "Bare", 1, (1, 3), {}, load(COMMON).sentences, (), (), {}, (COMMON,))
FACE = Face(
    tabs=(Tab("table", "tab-table", "TABLE"),),
    verbs={"take": Verb(label="TAKE", symbol="bag")},
    strip=lambda view, _, undo: Strip("ROUND 1", "R1", str(view["out"]), "OUT", undo="UNDO" if undo else "", undo_what=undo),
    table=lambda view, _, acting, __: TablePicture(
        Idle("OUT", str(view["out"])), verbs=(Button("take", "TAKE", "bag", "take", {"seat": acting}),)
    ),
)


def needed(kind: Any) -> set[str]:
    return {each.name for each in fields(kind) if each.default is MISSING and each.default_factory is MISSING}


@pytest.mark.parametrize(("kind", "game"), [(Game, BARE), (Face, FACE)], ids=["Game", "Face"])
def test_the_page_names_the_fields_that_are_needed_and_those_there_are(kind: Any, game: Any) -> None:
    """Two lists of the page: what has no default, and everything else, each field once."""
    text = PAGE.read_text("utf-8")
    listed = [
        set(re.findall(r"^\| `(\w+)` \|", text.partition(f"<!-- {kind.__name__}: {which} -->")[2].partition("\n\n")[0], re.M))
        for which in ("needed", "more")
    ]
    assert listed[0] == needed(kind)
    assert listed[1] == {each.name for each in fields(kind)} - needed(kind)


def test_a_game_of_these_is_played() -> None:
    session = Session.new(charter(PACK, ["Ana"], bytes(32), games={"bare": BARE}), PACK, games={"bare": BARE})
    for _ in range(3):
        session.do("take", seat="P1")
    refused = session.why_not("take", seat="P1")
    assert refused is not None
    assert session.refusal(refused) != refused.reason
    session.do("undo")
    assert session.view()["out"] == 2
    assert [session.due(), session.record(), session.build("bag")] == [[], {}, {}]


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[Callable[[], Driver]]:
    running: list[Driver] = []

    def start() -> Driver:
        driver = Driver(tmp_path)
        driver.packs, driver.known = (lambda name: PACK if name == "bare" else load(name)), {"bare": BARE}
        driver.faces = lambda _: FACE
        running.append(driver.start())
        return driver

    yield start
    for driver in running:
        driver.stop()


def test_a_face_of_these_is_shown(bare: Callable[[], Driver]) -> None:
    driver = bare()
    for label in ("new bare", "SEAL AND START", "TO THE TABLE"):
        driver.tap(label)
        assert not list(unreadable(driver))
    if "PLAY" in driver.texts():
        driver.tap("PLAY")
    driver.tap("TAKE")
    assert driver.app.session.view()["out"] == 1
    driver.undo()
    assert driver.app.session.view()["out"] == 0
    for overlay in ("menu", "history", "settings", "hand:P1", "box:bare"):
        driver.app.over(overlay)
        driver.frames(3)
        assert [overlay, *unreadable(driver)] == [overlay]
        driver.back()
    driver.stop()
    again = bare()
    assert again.app.session.game.name == "bare"
