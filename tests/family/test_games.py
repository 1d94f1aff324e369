"""Games of chance that broke once."""

import pytest

from tools.simulate import Tally, play


@pytest.mark.parametrize(
    ("game", "number"),
    [
        ("nemesis", 4376),  # the table drew the token of a butcher that stood
        ("lockdown", 555),
        ("lockdown", 4967),  # the same of the queen
    ],
)
def test_a_game_that_broke_once_goes_on_to_its_end(game: str, number: int) -> None:
    tally = Tally()
    play(number, tally, game)
    assert tally.faults == []
