"""Pages of guests: every part and room has one, nothing is left to luck, and rights are the same there and at the door."""

import ast
import logging
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from companion.games.registry import GAMES
from companion.hosting import Hosting
from companion.page.parts import MADE
from companion.page.reader import HOST_ONLY, LOOK, SEAT, TABLE
from companion.page.rooms import ROOMS
from companion.page.svg import DARK, SYMBOLS
from companion.page.visitor import Visitor
from companion.session import Session
from companion.sharing.guests import Guest
from companion.sharing.sealing import KeyPair
from companion.sharing.wire import Intents, Move, read, written
from companion.show.face import face_of
from companion.show.pictures.parts import Part
from companion.show.tongue import Tongue
from companion.table import Entry
from tests.page.reading import Reading
from tools.offers import Offer
from tools.simulate import Tally, begin, play

STAGE = Path(__file__).resolve().parents[2] / "companion" / "window" / "stage.py"
KEYS = KeyPair(bytes(32), bytes(32), "LARK TIN")
LEAVES = {"leaves", "leaf-left", "leaf-right", *DARK.values()}
GUESTS = (("P1", SEAT, "en"), ("P2", TABLE, "fr"), ("", LOOK, "en"))
"""Seats, rights and languages of those who look on."""


def shell() -> tuple[str, ...]:
    """The rooms of the window, without the window."""
    for node in ast.walk(ast.parse(STAGE.read_text("utf-8"))):
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "SHELL":
            return tuple(ast.literal_eval(node.value))
    raise AssertionError("the stage has no rooms")


def test_every_kind_of_part_has_a_page() -> None:
    assert set(MADE) == set(get_args(Part))


def test_every_room_of_the_window_has_a_page_or_belongs_to_the_host() -> None:
    assert set(shell()) == set(ROOMS) | HOST_ONLY
    assert set(ROOMS) & HOST_ONLY == set()


def hosted(session: Session, home: Path, may: tuple[tuple[str, str, str], ...] = GUESTS) -> Hosting:
    """A table with guests, and no line."""
    found = Hosting(session, face_of(session.charter.game), Tongue("en"), home, lambda: 0.0, lambda act: act())
    found._stop = session.listen(found._heard)
    for number, (seat, right, language) in enumerate(may):
        id = f"{number:016x}"
        found.guests.linked[id] = Guest(id, seat, f"phone {number}", KEYS, str(number), str(number), right, language)
    return found


@pytest.fixture(autouse=True)
def no_page_fails(caplog: pytest.LogCaptureFixture) -> Any:
    """A page that could not be made is left for the one under it, which a player may bear; a test does not."""
    caplog.set_level(logging.ERROR)
    yield
    assert [record.getMessage() for record in caplog.records] == []


def looked_at(visitor: Visitor) -> Reading:
    page = Reading(str(visitor.page()))
    assert page.nameless == []
    assert {name for name in page.symbols if not (SYMBOLS / f"{name}.svg").exists()} <= LEAVES
    for found in (*page.pressed, *page.held):
        read(written({**found, **({"n": 1} if "do" in found else {})}))  # the line understands it
    Reading(str(visitor.mine()))
    return page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", [3, 11])
def test_a_whole_game_is_seen_by_every_guest_and_each_has_the_rights_it_has(game: str, number: int, tmp_path: Path) -> None:
    table: list[Hosting] = []
    dice = Random(number)

    def watch(session: Session, chosen: Offer) -> Callable[[Entry], None]:
        if not table:
            table.append(hosted(session, tmp_path))
        name, parameters = chosen
        whose = session.whose(name, **parameters)
        for guest in table[0].guests.everybody():
            may = table[0].visitor(guest).at.allowed(name, parameters)
            host_only = name in session.game.by_hand or name in ("rename", "end_game")
            goes_on = not whose and session.carries_on(name, guest.seat)
            expected = {SEAT: whose == guest.seat != "" or goes_on, TABLE: whose in ("", guest.seat), LOOK: False}[guest.may]
            assert may == (expected and not host_only), (name, parameters, guest.may, whose)

        def after(entry: Entry) -> None:
            if dice.random() < 0.25:
                for guest in table[0].guests.everybody():
                    page = looked_at(table[0].visitor(guest))
                    if guest.may == LOOK:
                        assert not [found for found in page.pressed if "do" in found or "tick" in found]
                        assert not table[0].visitor(guest).mine()

        return after

    tally = Tally()
    play(number, tally, game, watch)
    assert tally.faults == []


@pytest.mark.parametrize("game", GAMES)
def test_whoever_presses_anything_gets_a_page_or_a_sentence(game: str, tmp_path: Path) -> None:
    """Guests press what stands on their pages, by chance: nothing breaks, and nothing that a page offers is somebody else's."""
    session, _ = begin(5, game)
    table, dice = hosted(session, tmp_path, (("P1", SEAT, "en"), ("P2", TABLE, "fr"), ("", LOOK, "en"))), Random(game)
    table.owner = table.guests.everybody()[-1].id  # somebody has to do what the others may not
    refused = 0
    for _ in range(250):
        guest = dice.choice(table.guests.everybody())
        visitor = table.visitor(guest)
        page = looked_at(visitor)
        acts = [found for found in (*page.pressed, *page.held) if "do" in found]
        found = dice.choice(acts if acts and dice.random() < 0.5 else [*page.pressed, *page.held])
        message = read(written({**found, **({"n": len(session.journal.entries)} if "do" in found else {})}))
        if isinstance(message, Intents):
            said = table._act(guest, visitor, message)
            assert said.get("no") not in ("not_your_seat", "look_only", "not_your_entry"), (found, said)
            refused += "no" in said
        else:
            assert isinstance(message, Move)
            visitor.move(message.what, message.value)
    assert len(session.journal.entries) > 20
    assert refused < 60
