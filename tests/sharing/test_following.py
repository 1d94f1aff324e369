"""Another device follows a game entry by entry and takes it over; chance is the same there, and nothing else is known of it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.exports import checked, resume
from companion.games.registry import GAMES
from companion.saves.store import Store
from companion.session import Session
from companion.table import EVERYTHING, TAKEN_OVER, Entry, Event, MemoryEntries, Refused, Told
from tools.offers import any_of, offer_of
from tools.simulate import begin
from tools.verify import judged

LONG = 120


def sent(entry: Entry) -> Entry:
    """As it comes over a line."""
    return Entry.read(json.loads(json.dumps(entry.written())))


def untold(entry: Entry) -> list[Event]:
    """What happened in it; a sentence may name the number of another entry."""
    return [event for event in entry.events if not isinstance(event, Told)]


def copied(session: Session) -> Session:
    """The same game elsewhere, from what the host gives a device that is to follow."""
    document = json.loads(json.dumps(session.export()))
    read, entries = checked(document)
    return resume(read, entries)


def walks(session: Session, dice: Random, long: int = LONG) -> None:
    """Acts of every kind, now and then taken back, done again, or put back."""
    usual, rare = offer_of(session.game.name), any_of(session.game.name)
    for _ in range(long):
        chosen = (rare if dice.random() < 0.3 else usual)(session.table, dice)
        if chosen is None:
            return
        session.do(chosen[0], **chosen[1])
        if dice.random() < 0.1:
            session.do("undo")
            if dice.random() < 0.5:
                session.do("redo")
        elif dice.random() < 0.05 and session.can_put_back():
            session.do("put_back")


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_who_follows_has_the_same_table_after_every_entry(game: str, number: int) -> None:
    host, dice = begin(number, game)
    other = copied(host)

    def hears(entry: Entry) -> None:
        other.follow(sent(entry))
        assert other.table.bookmark() == host.table.bookmark()

    host.listen(hears)
    walks(host, dice)
    assert other.export() == host.export()
    assert other.view(EVERYTHING) == host.view(EVERYTHING)


@pytest.mark.parametrize("game", GAMES)
def test_who_takes_over_draws_what_the_host_would_have_drawn(game: str) -> None:
    """The same acts of the same hands: so nobody gains anything by a lost phone."""
    host, dice = begin(5, game)
    walks(host, dice, 30)
    other = copied(host)
    other.take_over(2, "P1")
    walks(host, Random(9), 60)
    walks(other, Random(9), 60)

    def acts(session: Session) -> list[Any]:
        made = (entry for entry in session.journal.entries if entry.intent != TAKEN_OVER)
        return [
            (each.act, each.intent, each.parameters, [event for event in each.events if type(event) is not Told]) for each in made
        ]

    assert acts(other) == acts(host)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_taken_over_is_given_away_and_checked_like_any_other(game: str, tmp_path: Path) -> None:
    session, dice = begin(3, game)
    walks(session, dice, 20)
    session.take_over(2, "P1")
    walks(session, dice, 20)
    session.take_over(3, "")
    document = json.loads(json.dumps(session.export()))
    again = Store(tmp_path / "games.airlock")
    assert again.resume(again.take_in(document)).export() == document
    assert judged(document).wrong is None


def test_taking_over_lies_beside_what_was_done() -> None:
    """Undo takes back what was done before it, redo what was undone; the history strikes nothing out that still holds."""
    session, _ = begin(3, "lockdown")
    first = session.do("noise_roll", seat="P1")
    second = session.do("noise_roll", seat="P2")
    session.do("undo")
    taken = session.take_over(2, "P2")
    assert session.story(taken) == ["The phone of Bo keeps the game from here on."]
    assert session.do("redo").of == second.number
    assert session.do("undo").of == second.number
    assert session.do("undo").of == first.number
    assert set(session.journal.undone()) == {first.number, second.number}
    with pytest.raises(Refused):
        session.do("undo")


def test_an_entry_that_does_not_stand_next_changes_nothing() -> None:
    host, _ = begin(3, "lockdown")
    other = copied(host)
    first, second = host.do("noise_roll", seat="P1"), host.do("noise_roll", seat="P2")
    before = other.table.bookmark()
    for wrong in (second, host.journal.entries[1]):
        with pytest.raises(Refused):
            other.follow(sent(wrong))
    assert other.table.bookmark() == before
    assert len(other.journal.entries) == 1
    other.follow(sent(first))
    other.follow(sent(second))
    assert isinstance(other.journal.entries, MemoryEntries)
