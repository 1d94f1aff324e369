"""A shorter run of the simulator than the ten thousand games it is for."""

from tools.simulate import batch


def test_two_hundred_games_end_without_a_refusal_by_surprise_an_exception_or_a_lost_piece() -> None:
    tally = batch(0, 200)
    assert tally.faults == []
    assert tally.ends["none"] == 0
    assert set("+".join(tally.ends).split("+")) >= {"purge", "autodestruction", "alert", "malfunctions"}


def test_the_same_number_is_the_same_game() -> None:
    assert batch(5, 3) == batch(5, 3)
