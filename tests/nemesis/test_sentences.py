"""Sentences that know what lies open, and how the board is laid out, where only chance brings them."""

from tests.play import Play


def heard(play: Play, *faces: object) -> str:
    """What is said of the first noise roll that shows one of these faces."""
    for _ in range(200):
        if play.do("noise_roll", seat="P1")["face"] in faces:
            return play.heard
    raise AssertionError(f"{faces} never came")


def test_a_danger_does_not_send_small_ones_through_doors_that_hold_them() -> None:
    play = Play(3, pack="nemesis")
    assert "a closed door breaks instead" in heard(play, "danger")
    play.fix("weakness.egg", "the_way_of_moving")
    assert "holds larvae, creepers and adults" in heard(play, "danger")
