"""Games of chance: none breaks, no card is lost, a stranger's verifier agrees, and they end as the game does."""

import json

import pytest

from companion.exports import import_game
from companion.packs import load
from tools.simulate import Tally, batch, play
from tools.verify import verify


def test_sixty_games_end_without_a_refusal_by_surprise_an_exception_or_a_lost_piece() -> None:
    tally = batch(0, 60, "aliens")
    assert tally.faults == []
    assert {"mission won", "endurance"} <= set(tally.ends)


@pytest.mark.parametrize("number", range(4))
def test_a_game_verifies_and_is_taken_by_the_door(number: int) -> None:
    exported = json.loads(json.dumps(play(number, Tally(), "aliens").export()))
    draws, wrong = verify(exported)
    assert wrong is None
    assert draws > 10
    assert import_game(exported, load).export() == exported
