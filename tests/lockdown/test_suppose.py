"""The rules are asked, not repeated: what would be, what can't be, what is ahead, and what can be set by hand."""

import json
from typing import Any

import pytest

from companion.charter import charter
from companion.packs import load
from companion.session import Session
from companion.table import EVERYTHING, SHARED, Refused
from tests.records import beyond_the_bounds_is_refused, every_step_is_taken, page


def game(**fixes: Any) -> Session:
    session = Session.new(charter(load("lockdown"), ["Ana", "Bo", "Cy"], b"suppose"))
    for path, value in fixes.items():
        session.do("fix", path=path.replace("__", "."), value=value)
    return session


# -- suppose and why not -------------------------------------------------------------------------


def test_supposing_changes_nothing_and_is_not_kept() -> None:
    session = game(time__slot=10)
    before, entries = session.table.state(), len(session.journal.entries)
    supposed = session.suppose("alert_start", seat="P1")
    assert supposed["alert"] == {"slot": 5}
    assert supposed["isolation_open"]
    assert (session.table.state(), len(session.journal.entries), session.table.happened) == (before, entries, [])


def test_the_refusal_is_that_of_the_act_itself() -> None:
    session = game()
    assert session.why_not("leave", seat="P1", how="isolated").reason == "isolation_is_closed"
    assert session.why_not("leave", seat="P1", how="dead") is None
    assert session.why_not("dance").reason == "unknown_intent"


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("noise_roll", {"seat": "P1"}),
        ("encounter", {"seat": "P1"}),
        ("attack", {"kind": "adult"}),
        ("scan", {"seat": "P1", "cards": "all"}),
        ("css_peek", {"seat": "P1", "slot": 10}),
        ("contingency_peek", {"seat": "P1", "which": "P2"}),
        ("contingency_take", {"seat": "P1"}),
        ("computer_use", {"seat": "P1", "option": 1}),
        ("explore", {"seat": "P1"}),
        ("flees", {"kind": "adult"}),
    ],
)
def test_neither_is_an_oracle(name: str, parameters: dict[str, Any]) -> None:
    """What draws, rolls or lets somebody see is refused, and leaves no trace: not even who has seen what."""
    session = game(seats__P1__contamination=2)
    before, knowledge = session.table.state(), {piece: list(seats) for piece, seats in session.table.knowledge.items()}
    for ask in (session.suppose, session.why_not):
        with pytest.raises(Refused, match="rests_on_chance"):
            ask(name, **parameters)
    assert (session.table.state(), session.table.knowledge) == (before, knowledge)


def test_what_is_ahead_is_what_then_happens() -> None:
    """Each end of round as it was foretold, line by line, to the end of the game."""
    session = game(time__slot=9, autodestruction={"slot": 7, "side": "yellow"})
    for component in ("event", "bag", "css"):
        session.do("set_source", component=component, source="cardboard")
    for foretold in list(session.ahead()["rounds"]):
        session.do("event_phase")
        messages: list[str] = []
        while session.table.value("phase") == "event":
            entry = session.do("next")
            if entry.told.get("step") == "time" or any(p["step"] == "time" for p in entry.told.get("passed", ())):
                messages += [event.message for event in entry.events if hasattr(event, "message")]
            if not messages and session.view()["time"]["slot"] == foretold["to"]:
                messages += [event.message for event in entry.events if hasattr(event, "message")]
        assert {each["what"] for each in foretold["told"]} <= set(messages) | {"die_at_the_end"}
        assert session.view()["time"]["slot"] == foretold["to"]
    assert session.table.value("phase") == "over"


def test_a_station_that_would_be_passed_over_is_said_before_it_is() -> None:
    session = game(time__slot=12)
    assert {"css", "attacks", "fire"} <= set(session.ahead()["skips"])
    session.do("fix", path="in_play", value=["adult"])
    assert "attacks" not in session.ahead()["skips"]


# -- the record ----------------------------------------------------------------------------------


def test_every_step_of_the_record_is_one_that_fix_takes() -> None:
    every_step_is_taken(game(time__slot=10, autodestruction={"slot": 7, "side": "yellow"}, in_play=["adult", "queen"]))


def test_beyond_the_bounds_of_a_number_fix_refuses() -> None:
    beyond_the_bounds_is_refused(game(in_play=["adult"]))


def test_a_token_on_the_time_track_is_taken_off_at_its_end_and_put_there_at_its_beginning() -> None:
    session = game(autodestruction={"slot": 0, "side": "red"}, alert={"slot": 15})
    found = {value.what: (value.less, value.more) for value in session.record()["tracks"]}
    assert found["autodestruction"] == ((None,), ({"slot": 1},))
    assert found["alert"] == (({"slot": 14},), None)


def test_the_side_of_autodestruction_is_on_record_while_it_runs() -> None:
    assert "autodestruction_side" not in dict(page(game(), "tracks"))
    assert "autodestruction_side" in dict(page(game(autodestruction={"slot": 7, "side": "yellow"}), "tracks"))


def test_of_the_crew_the_page_of_the_board_tells_who_is_still_in_and_of_the_tracks_all_but_the_round() -> None:
    session = game()
    board, tracks = page(session, "board"), page(session, "tracks")
    assert [(what, seat) for what, seat in board if seat in ("P1", "P2", "P3")] == [("status", f"P{n}") for n in (1, 2, 3)]
    assert [line for line in tracks if line not in board] == [("round", None)]


def test_of_a_kind_that_stands_nowhere_there_is_none_less() -> None:
    found = {value.about["kind"]: value for value in game(in_play=["adult"]).record()["bag"] if value.what == "in_play"}
    assert found["adult"].less == ([],)
    assert found["queen"].less is None
    assert found["queen"].more == (["adult", "queen"],)


def test_the_blank_leads_the_page_of_the_bag() -> None:
    assert page(game(), "bag")[0] == ("bag", "blank")


def test_what_is_to_come_is_foretold_slot_by_slot() -> None:
    session = game(time__slot=10, alert={"slot": 4}, autodestruction={"slot": 6, "side": "yellow"})
    found = {each["slot"]: each for each in session.view()["forecast"]}
    assert [slot for slot in found if "isolation" in found[slot]] == [8]
    assert [slot for slot in found if "alert" in found[slot]] == [4]
    assert [slot for slot in found if "autodestruction" in found[slot]] == [6]
    assert [slot for slot in found if "purge" in found[slot]] == [0]


# -- told to one seat, and nothing of another's ---------------------------------------------------


def test_an_entry_told_to_one_seat_holds_nothing_of_anothers_secret() -> None:
    session = game(css__10="ALL")
    session.do("set_source", component="items_red", source="app")
    codes = {piece.id for piece in session.table.pieces.values() if piece.id.startswith(("contingency", "css", "items_red"))}
    for name, parameters in (
        ("css_peek", {"slot": 10, "seat": "P2"}),
        ("contingency_take", {"seat": "P2"}),
        ("contingency_peek", {"seat": "P2", "which": "P1"}),
        ("search", {"seat": "P2", "colour": "red"}),
        ("search_keep", {"seat": "P2", "keep": 1}),
    ):
        entry = session.do(name, **parameters)
        for eyes in (SHARED, "P1", "P3"):
            seen = session.entry_for(entry, eyes)
            assert seen["result"] == {"secret": "P2"}
            own = set(session.table.inside(f"contingency.{eyes}")) if eyes != SHARED else set()
            assert not any(f'"{code}"' in json.dumps(seen) for code in codes - own), (name, eyes)
        assert session.entry_for(entry, "P2")["result"] == entry.told
        assert session.entry_for(entry, EVERYTHING)["events"] != session.entry_for(entry, "P1")["events"]
        assert session.view("P2")["looking"]
        assert not session.view("P1")["looking"]


def test_an_order_is_told_to_nobody() -> None:
    session = game()
    entry = session.journal.entries[1]
    for eyes in (SHARED, "P1"):
        for event in session.entry_for(entry, eyes)["events"]:
            assert event[0] != "ordered" or set(event[2]) <= {"?"}


def test_where_a_token_was_that_the_table_has_named_is_told_to_nobody() -> None:
    session = game(css__10="ALL")
    entry = session.do("fix", path="css.5", value="ALL")
    moved = session.entry_for(entry, EVERYTHING)["events"][0]
    assert moved[0] == "moved"
    for eyes in (SHARED, "P1", "P2", "P3"):
        seen = json.dumps(session.entry_for(entry, eyes))
        assert moved[1] not in seen
        assert f'"{moved[2]}"' not in seen
