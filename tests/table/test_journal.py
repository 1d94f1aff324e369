"""The journal: undo is not a re-roll, nothing is erased, put back and shake moves on."""

import pytest

from companion.charter import charter
from companion.packs import load
from companion.session import Session
from companion.table import Entry, Refused

PACK = load("lockdown")


def begin(players: int = 3) -> Session:
    return Session.new(charter(PACK, ["Ana", "Bo", "Cy"][:players], bytes(32)), PACK)


def test_entries_round_trip_through_json() -> None:
    session = begin()
    session.do("encounter", seat="P1", light="dark")
    session.do("undo")
    for entry in session.journal.entries:
        assert Entry.read(entry.written()) == entry


def test_undo_names_what_it_takes_back_and_history_keeps_both() -> None:
    session = begin()
    session.do("noise_roll", seat="P1")
    undone = session.do("undo")
    assert (undone.act, undone.intent, undone.of) == ("undo", "noise_roll", 2)
    history = session.history()
    assert [(line["act"], line["undone"]) for line in history] == [("do", False), ("do", True), ("undo", False)]


def test_the_set_up_is_not_undone() -> None:
    session = begin()
    with pytest.raises(Refused) as refused:
        session.do("undo")
    assert refused.value.reason == "nothing_to_undo"


def test_undo_and_redo_walk_back_and_forth_over_any_length() -> None:
    session = begin()
    states = [session.table.state()]
    for number in range(40):
        session.do("noise_roll", seat=f"P{number % 3 + 1}")
        states.append(session.table.state())
    for state in reversed(states[:-1]):
        session.do("undo")
        assert session.table.state() == state
    for state in states[1:25]:
        session.do("redo")
        assert session.table.state() == state
    session.do("undo")
    session.do("undo")
    session.do("redo")
    assert session.table.state() == states[23]


def test_a_new_act_ends_redo() -> None:
    session = begin()
    session.do("noise_roll", seat="P1")
    session.do("undo")
    session.do("noise_roll", seat="P2")
    with pytest.raises(Refused) as refused:
        session.do("redo")
    assert refused.value.reason == "nothing_to_redo"


def test_put_back_and_shake_draws_anew_and_can_itself_be_undone() -> None:
    session = begin()
    first = session.do("encounter", seat="P1", light="dark").events
    after = session.table.state()
    back = session.do("put_back")
    assert (back.act, back.of) == ("put_back", 2)
    again = session.do("encounter", seat="P1", light="dark").events
    assert [event for event in again if event in first] != list(first)
    session.do("undo")
    session.do("undo")
    assert session.table.state() == after
    session.do("redo")
    session.do("undo")
    assert session.table.state() == after
    assert session.journal.undone() == {4: "undo", 3: "undo"}


def test_put_back_of_a_card_shuffles_its_deck() -> None:
    session = begin()
    cards = session.table.inside("attack.draw")
    session.do("fix", path="decks.attack.top", value=session.table.kind(cards[0]))
    assert session.table.loose("attack.draw") == (0, len(cards) - 1)
    session.do("attack", kind="adult", cause="surprise")
    session.do("put_back")
    assert sorted(session.table.inside("attack.draw")) == sorted(cards)
    assert session.table.loose("attack.draw") == (0, len(cards))


def test_put_back_needs_a_draw() -> None:
    session = begin()
    session.do("mark", what="fire", by=1)
    with pytest.raises(Refused) as refused:
        session.do("put_back")
    assert refused.value.reason == "nothing_to_put_back"


def test_a_refusal_leaves_no_trace() -> None:
    session = begin()
    before, length = session.table.state(), len(session.journal.entries)
    with pytest.raises(Refused):
        session.do("fix", path="bag", value={"adult": 3, "queen": 2})
    assert session.table.state() == before
    assert len(session.journal.entries) == length


def test_an_entry_that_cannot_be_kept_did_not_happen() -> None:
    session = begin()
    before = session.table.state()

    def full(*_: object) -> None:
        raise Refused("disk_is_full")

    session.do("noise_roll", seat="P1")
    rolled = session.table.state()
    session.journal.entries.keep = full  # type: ignore[method-assign]
    for name, parameters in (("noise_roll", {"seat": "P2"}), ("undo", {}), ("put_back", {})):
        with pytest.raises(Refused):
            session.do(name, **parameters)
        assert session.table.state() == rolled
    assert rolled != before


def test_a_listener_that_fails_does_not_stop_the_game_or_the_others(caplog: pytest.LogCaptureFixture) -> None:
    session, heard = begin(), []

    def broken(_: Entry) -> None:
        raise RuntimeError("a widget broke")

    session.listen(broken)
    stop = session.listen(lambda entry: heard.append(entry.number))
    session.do("noise_roll", seat="P1")
    stop()
    session.do("noise_roll", seat="P1")
    assert heard == [2]
    assert "a listener failed at entry 2" in caplog.text
