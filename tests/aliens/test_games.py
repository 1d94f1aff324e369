"""Games of chance: none breaks, no card is lost, a stranger's verifier agrees, and they end as the game does."""

import json

import pytest

from companion.exports import import_game
from companion.packs import load
from tools.simulate import Tally, play
from tools.verify import verify


@pytest.mark.parametrize("number", range(4))
def test_a_game_verifies_and_is_taken_by_the_door(number: int) -> None:
    exported = json.loads(json.dumps(play(number, Tally(), "aliens").export()))
    draws, wrong = verify(exported)
    assert wrong is None
    assert draws > 10
    assert import_game(exported, load).export() == exported
