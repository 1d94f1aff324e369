"""Tokens that the table turns over are those that lie there no more."""

from companion.games.nemesis.exploration import PILE
from tests.play import Play


def test_of_two_alike_the_one_with_the_number_that_was_told_is_gone() -> None:
    play = Play(3, pack="nemesis", sources={"exploration": "cardboard"})
    session = play.door.session
    assert session is not None
    table = session.table
    assert sorted(table.pieces[token].traits["items"] for token in table.of_kind(PILE, "doors")) == [1, 2, 3, 4]
    play.do("explore", seat="P1", effect="doors", items=3)
    assert sorted(table.pieces[token].traits["items"] for token in table.of_kind(PILE, "doors")) == [1, 2, 4]
