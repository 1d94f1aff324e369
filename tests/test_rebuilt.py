"""What a screen tells of an entry can be told at any time: after a kill, in another language, when all of it is over."""

from __future__ import annotations

from contextlib import suppress

import pytest

from companion.games.registry import GAMES
from companion.session import Session
from companion.show.face import face_of
from companion.show.playing import Playing, spoken
from companion.show.tongue import Tongue
from companion.table import Refused
from tests.test_undone import walked

NUMBERS = range(4)


def played(game: str, number: int) -> Session:
    session = None
    for session, name, parameters in walked(game, number):
        session.do(name, **parameters)
    assert session is not None
    return session


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_result_of_a_game_is_rebuilt_at_its_end(game: str, number: int) -> None:
    session = played(game, number)
    rebuilt(session, game)
    with suppress(Refused):  # a game without pieces that wander
        session.do("fix", path="in_play", value=[])  # whatever it was about has gone
    rebuilt(session, game)


def rebuilt(session: Session, game: str) -> None:
    """Every entry anew: its result, its words and its sense."""
    playing = Playing(session, face_of(game), Tongue("fr"))
    for entry in session.journal.entries:
        happened, verb = playing.happened(entry), playing.face.verb(entry.intent)
        playing.shown = entry.number
        made = verb.result(happened) if verb.result and happened.entry.result is not None else None
        assert made is None or spoken(made, happened.story)
        if callable(verb.sense):
            verb.sense(happened)
        assert playing.face.named(entry, playing.say)
        assert playing.face.symbol(entry) is not None
