"""The record of Aliens."""

from typing import Any

from companion.charter import charter
from companion.packs import load
from companion.session import Session
from tests.records import beyond_the_bounds_is_refused, every_step_is_taken, page


def game(**fixes: Any) -> Session:
    session = Session.new(charter(load("aliens"), ["Ana"], b"record", {"gear": {}, "mission": "survive"}))
    session.do("appears", kind="alien")
    session.do("place_blips", count=1)
    for path, value in fixes.items():
        session.do("fix", path=path.replace("__", "."), value=value)
    return session


def test_every_step_of_the_record_is_one_that_fix_takes() -> None:
    every_step_is_taken(game())


def test_beyond_the_bounds_of_a_number_fix_refuses() -> None:
    beyond_the_bounds_is_refused(game())


def test_an_alien_has_tokens_on_record_and_a_blip_has_none() -> None:
    assert [about for what, about in page(game(), "board") if what == "tokens"] == ["A"]


def test_the_page_of_the_board_has_the_dial_and_the_status_of_each_character() -> None:
    session = game()
    people = {what for what, about in page(session, "board") if about in session.view()["characters"]}
    assert people == {"dial", "status"}


def test_a_gun_fires_fifty_by_fifty_between_none_and_full() -> None:
    session = game(sentry__1=0)
    guns = {value.path: (value.less, value.more) for value in session.record()["board"] if value.what == "gun"}
    assert guns == {"sentry.1": (None, (50,)), "sentry.2": ((400,), None)}


def test_a_number_that_nobody_has_told_is_set_from_either_end() -> None:
    session = Session.new(charter(load("aliens"), ["Ana"], b"record", {"gear": {}, "mission": "escape"}))
    found = {value.path: (value.now, value.less, value.more) for value in session.record()["numbers"]}
    assert found["characters.newt.tech"] == (None, (10,), (1,))
    assert found["characters.hicks.tech"] == (5, (4,), (6,))
