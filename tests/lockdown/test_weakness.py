"""What an open weakness changes in what is said."""

from tests.play import Play


def found(weakness: str) -> Play:
    """A game against the original Intruders in which it lies open."""
    for seed in range(100):
        play = Play(3, f"{seed:02x}" * 32, enemy="intruders", sources={"weakness": "app"})
        for thing in ("corpse", "egg", "carcass"):
            if play.do("research", seat="P1", object=thing)["discovered"] == weakness:
                return play
    raise AssertionError(f"{weakness} never came")


def test_with_the_way_of_moving_doors_hold_adults_and_the_queen_still_breaks_them() -> None:
    play = found("the_way_of_moving")
    assert "the door holds" in play.story("flees", kind="adult")
    assert "It breaks" in play.story("flees", kind="queen")
    play.do("event_phase")
    assert "A closed door holds larvae, creepers and adults" in _event(play)


def _event(play: Play) -> str:
    while play["step"] != "event":
        play.do("next")
    return play.heard
