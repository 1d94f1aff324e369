"""Games of chance: none breaks, no piece is lost, a stranger's verifier agrees, undo leads back, no secret is in a view."""

import json
from random import Random

import pytest

from companion.exports import import_game
from companion.packs import load
from companion.table import EVERYTHING
from tools.offers import any_of, offer_of
from tools.simulate import Tally, begin, play
from tools.verify import verify

offer, any_offer = offer_of("nemesis"), any_of("nemesis")


@pytest.mark.parametrize("number", range(4))
def test_a_game_verifies_and_is_taken_by_the_door(number: int) -> None:
    exported = json.loads(json.dumps(play(number, Tally(), "nemesis").export()))
    draws, wrong = verify(exported)
    assert wrong is None
    assert draws > 10
    assert import_game(exported, load).export() == exported


@pytest.mark.parametrize("number", range(6))
def test_undo_leads_back_to_the_beginning(number: int) -> None:
    session, dice = begin(number, "nemesis")
    states = [session.table.state()]
    for _ in range(60):
        chosen = any_offer(session.table, dice) if dice.random() < 0.5 else offer(session.table, dice)
        if chosen is None:
            break
        session.do(chosen[0], **chosen[1])
        states.append(session.table.state())
    for state in reversed(states[:-1]):
        session.do("undo")
        assert session.table.state() == state


def test_what_lies_hidden_is_in_no_view() -> None:
    session, _ = begin(1, "nemesis")
    seen = {seat: json.dumps(session.view(seat)) for seat in ("table", *session.view()["seats"])}
    for seat, view in seen.items():
        for word in ("working", "damaged", "Deep Space", "Venus", "coord_", "infected"):
            assert word not in view, (seat, word)
    assert "damaged" in json.dumps(session.view(EVERYTHING))


def test_a_peek_is_for_one_pair_of_eyes() -> None:
    session, _ = begin(3, "nemesis")
    dice, seats = Random(0), list(session.view()["seats"])
    for intent, parameters in (
        ("engine_check", {"engine": "all"}),
        ("coordinates_peek", {}),
        ("explore_peek", {"slot": 7}),
        ("engine_repair", {"engine": 2, "top": "damaged"}),
    ):
        seat = dice.choice(seats)
        entry = session.do(intent, seat=seat, **parameters)
        assert entry.told["secret"] == seat
        for other in ("table", *seats):
            whole = json.dumps(session.entry_for(entry, other))
            hidden = not any(word in whole for word in ('"working"', '"damaged"', "Deep Space", '"effect"', '"top"'))
            assert hidden == (other != seat), (intent, other)
