"""The table: seven events, each of which can be taken back."""

import pytest

from companion.table import (
    EVERYTHING,
    SHARED,
    Chance,
    Layout,
    Moved,
    Ordered,
    Piece,
    Rolled,
    Seen,
    Set,
    Table,
    Told,
    Turned,
    View,
    Zone,
)
from companion.table.events import Event, read, written


def table() -> Table:
    pieces = {name: Piece(name, "card", face="down") for name in "abcde"}
    zones = [Zone("deck", "stack", "none", tuple("abcde")), Zone("hand", "set", "P1"), Zone("open")]
    return Table(Layout(pieces, {zone.name: zone for zone in zones}, {"round": 1, "die.d6": [1, 2, 3, 4, 5, 6]}), Chance(b"x"))


EVENTS: list[Event] = [
    Moved("a", "deck", 0, "open", 0),
    Turned("a", "down", "up"),
    Ordered("deck", ("a", "b"), ("b", "a")),
    Set("round", 1, 2),
    Rolled("d6", 3),
    Seen("P1", "a"),
    Told("hello", {"seat": "P1"}),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_round_trips_through_json(event: Event) -> None:
    assert read(written(event)) == event


def test_every_act_is_an_event_and_taking_back_restores_everything() -> None:
    it = table()
    before = it.state()
    it.shuffle("deck")
    it.move(it.draw("deck"), "open")
    it.turn("a", "up")
    it.set("round", 2)
    it.order("deck", it.inside("deck")[::-1])
    it.roll("d6")
    it.tell("hello")
    happened = it.collect()
    after = it.state()
    it.take_back(happened)
    assert it.state() == before
    it.replay(happened)
    assert it.state() == after


def test_knowledge_is_not_taken_back() -> None:
    it = table()
    it.see("P1", "a")
    it.take_back(it.collect())
    assert it.knowledge == {"a": ["P1"]}


def test_setting_and_turning_to_what_is_so_already_is_no_event() -> None:
    it = table()
    it.set("round", 1)
    it.turn("a", "down")
    assert it.collect() == []


def test_one_and_true_are_not_the_same_value() -> None:
    it = table()
    it.set("round", True)
    assert it.collect() == [Set("round", 1, True)]


def test_a_bookmark_opens_to_the_same_table() -> None:
    it = table()
    it.shuffle("deck")
    it.move(it.inside("deck")[-1], "open")
    it.see("P2", "b")
    other = table()
    other.open_at(it.bookmark())
    assert other.state() == it.state()
    assert other.knowledge == it.knowledge
    assert other.where(it.inside("open")[0]) == "open"


def test_a_view_sees_what_its_seat_may_and_the_rest_is_absent() -> None:
    it = table()
    it.move("a", "hand")
    it.see("P1", "b")
    assert [piece.id for piece in View(it, "P1").pieces("hand") or []] == ["a"]
    assert View(it, "P2").pieces("hand") is None
    assert View(it, SHARED).count("hand") == 1
    assert View(it, SHARED).kinds("deck") is None
    assert len(View(it, EVERYTHING).pieces("deck") or []) == 4
    with pytest.raises(LookupError):
        View(it, SHARED).where("a")
