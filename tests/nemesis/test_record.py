"""The record and what is ahead, in the original game."""

from typing import Any

from companion.charter import charter
from companion.packs import load
from companion.session import Session
from tests.records import beyond_the_bounds_is_refused, every_step_is_taken, page


def game(options: dict[str, Any] | None = None, **fixes: Any) -> Session:
    session = Session.new(charter(load("nemesis"), ["Ana", "Bo", "Cy"], b"record", options or {}))
    for path, value in fixes.items():
        session.do("fix", path=path.replace("__", "."), value=value)
    return session


def test_every_step_of_the_record_is_one_that_fix_takes() -> None:
    every_step_is_taken(game(time__slot=10, selfdestruct={"slot": 4}, in_play=["adult", "queen"]))


def test_beyond_the_bounds_of_a_number_fix_refuses() -> None:
    beyond_the_bounds_is_refused(game(in_play=["adult"]))


def test_of_the_crew_the_page_of_the_board_tells_who_is_still_in_and_of_the_tracks_all_but_the_round() -> None:
    session = game()
    board, tracks = page(session, "board"), page(session, "tracks")
    assert [(what, seat) for what, seat in board if seat in ("P1", "P2", "P3")] == [("status", f"P{n}") for n in (1, 2, 3)]
    assert [line for line in tracks if line not in board] == [("round", None)]


def slots(session: Session) -> list[int]:
    """Where time is foretold to stand at each end of a round to come."""
    return [each["to"] for each in session.ahead()["rounds"]]


def test_each_end_of_a_round_is_foretold_to_the_jump() -> None:
    session = game(time__slot=4)
    assert slots(session) == [3, 2, 1, 0]
    session.do("event_phase")
    assert slots(session) == [3, 2, 1, 0]
    session.do("next")
    assert slots(session) == [2, 1, 0]


def test_a_sequence_that_runs_out_first_ends_what_is_foretold() -> None:
    assert slots(game(time__slot=8, selfdestruct={"slot": 2})) == [7, 6]


def test_nothing_is_foretold_of_a_game_that_is_over() -> None:
    session = game()
    session.do("end_game")
    assert slots(session) == []


def test_an_epilogue_is_foretold_by_its_shuttle() -> None:
    session = game({"story": "epilogue", "before": {"bag": {"blank": 1}}}, shuttle__left=3)
    assert len(slots(session)) == 3


def test_what_is_passed_over_is_asked_after_time_has_moved() -> None:
    """The first alert of an Epilogue is due as the shuttle comes to two."""
    for left, due in ((4, False), (3, True), (2, False)):
        session = game({"story": "epilogue", "before": {"bag": {"blank": 1}}}, shuttle__left=left)
        assert ("alert" not in session.ahead()["skips"]) == due
