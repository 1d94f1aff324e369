"""A game with an exhaust pile, a dial and a hidden pool plays on the same table, journal and session."""

import json
from random import Random

import pytest

from companion.charter import charter
from companion.exports import import_game
from companion.session import Session
from companion.table import Refused
from tests.kit.toy_game import BOARD, DRAW, EXHAUST, TOY, TOY_PACK

GAMES = {"toy": TOY}


def begin() -> Session:
    return Session.new(charter(TOY_PACK, ["Ripley", "Hicks"], b"seed", games=GAMES), TOY_PACK, games=GAMES)


def test_the_reshuffle_card_surfaces_and_everything_under_it_is_shuffled() -> None:
    session = begin()
    for _ in range(12):
        session.do("exhaust")
    assert session.table.top(DRAW) == "reshuffle"
    session.do("exhaust")
    assert session.table.inside(DRAW)[0] == "reshuffle"
    assert (session.table.count(DRAW), session.table.count(EXHAUST)) == (12, 1)


def test_the_dial_never_falls_under_one_and_undo_turns_it_back() -> None:
    session = begin()
    for _ in range(7):
        session.do("shoot")
    assert session.table.number("aim") == 1
    for _ in range(7):
        session.do("undo")
    assert session.table.number("aim") == 5


def test_a_blip_is_hidden_from_everyone_and_returns_to_the_pool() -> None:
    session = begin()
    session.do("blip")
    blip = session.table.inside(BOARD)[0]
    for seat in ("table", "P1", "P2"):
        assert blip not in json.dumps(session.view(seat))
    session.do("spot")
    assert session.table.where(blip) == "blips.pool"
    with pytest.raises(Refused):
        session.do("spot")


def test_undo_is_not_a_re_roll_there_either() -> None:
    session = begin()
    session.do("blip")
    first = session.table.inside(BOARD)
    session.do("undo")
    session.do("exhaust", cards=3)
    session.do("undo")
    session.do("blip")
    assert session.table.inside(BOARD) == first


def test_any_game_of_it_can_be_undone_redone_exported_and_imported() -> None:
    session, dice = begin(), Random(1)
    start = session.table.state()
    done = 0
    for _ in range(200):
        try:
            session.do(dice.choice(["exhaust", "shoot", "blip", "spot"]))
            done += 1
        except Refused:
            continue
    last = session.table.state()
    for _ in range(done):
        session.do("undo")
    assert session.table.state() == start
    for _ in range(done):
        session.do("redo")
    assert session.table.state() == last
    copy = import_game(json.loads(json.dumps(session.export())), lambda _: TOY_PACK, GAMES)
    assert copy.table.state() == last
    assert copy.do("blip").events == session.do("blip").events
