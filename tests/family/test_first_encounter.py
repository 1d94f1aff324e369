"""The first encounter: what it costs everybody comes before the hand is compared."""

import pytest

from tests.play import Play


@pytest.mark.parametrize(("game", "given"), [("lockdown", {"light": "dark"}), ("nemesis", {})])
def test_an_objective_is_given_up_before_anybody_is_surprised(game: str, given: dict[str, str]) -> None:
    play = Play(3, pack=game)
    play.fix("bag", {"adult": 1})
    heard = play.story("encounter", seat="P1", **given)
    assert heard.index("gives up one objective") < heard.index("Surprise attack")


def test_the_same_where_the_queen_comes_to_the_nest() -> None:
    play = Play(3, pack="nemesis")
    play.cardboard("event")
    play.fix("bag", {"queen": 1})
    play.to("bag")
    heard = play.story("next", answer=["P1"])
    assert heard.index("gives up one objective") < heard.index("Surprise attack")


def test_the_same_for_the_butcher() -> None:
    play = Play(3, pack="nemesis", enemy="carnomorphs")
    play.cardboard("event")
    play.fix("bag", {"butcher": 1})
    play.to("bag")
    assert play.heard.index("gives up one objective") < play.heard.index("Surprise attack")
