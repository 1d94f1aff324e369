"""Which of several pieces that are alike it is that lies there no more."""

from companion.games.nemesis.carnomorphs import mutation
from companion.games.nemesis.exploration import PILE, at
from companion.table import Table
from tests.play import Play


def table_of(play: Play) -> Table:
    session = play.door.session
    assert session is not None
    return session.table


def test_of_two_alike_the_one_with_the_number_that_was_told_is_gone() -> None:
    play = Play(3, pack="nemesis", sources={"exploration": "cardboard"})
    table = table_of(play)
    assert sorted(table.pieces[token].traits["items"] for token in table.of_kind(PILE, "doors")) == [1, 2, 3, 4]
    play.do("explore", seat="P1", effect="doors", items=3)
    assert sorted(table.pieces[token].traits["items"] for token in table.of_kind(PILE, "doors")) == [1, 2, 4]


def test_a_token_that_somebody_has_looked_at_stays_in_its_room_while_another_one_fits() -> None:
    play = Play(3, pack="nemesis")
    table = table_of(play)
    effect = play.do("explore_peek", seat="P1", slot=4)["effect"]
    assert table.of_kind(PILE, effect)
    play.do("set_source", component="exploration", source="cardboard")
    play.do("explore", seat="P2", slot=5, effect=effect)
    assert table.count(at(4)) == 1
    play.do("explore", seat="P2", slot=4, effect=effect)
    assert table.count(at(4)) == 0


def test_of_two_mutations_the_one_that_was_named_is_kept() -> None:
    play = Play(3, pack="nemesis", enemy="carnomorphs", sources={"mutations": "app"})
    table = table_of(play)
    play.do("mutate", seat="P1", what="card")
    left, kept = table.inside(mutation.offered("P1"))
    play.do("mutation_keep", seat="P1", keep=2)
    assert table.inside(mutation.held("P1")) == (kept,)
    assert left in table.inside(mutation.DECK.pile)


def test_weaknesses_that_were_dealt_stay_where_they_lie_when_the_app_takes_them_back() -> None:
    play = Play(3, pack="nemesis", sources={"weakness": "cardboard"})
    table = table_of(play)
    play.do("set_source", component="weakness", source="app")
    dealt = [table.inside(f"weakness.{thing}") for thing in ("corpse", "egg", "carcass")]
    assert all(len(cards) == 1 for cards in dealt)
    for component in ("weakness", "event"):
        play.do("set_source", component=component, source="cardboard")
        play.do("set_source", component=component, source="app")
    assert [table.inside(f"weakness.{thing}") for thing in ("corpse", "egg", "carcass")] == dealt


def test_where_every_token_was_looked_at_one_of_another_room_has_come() -> None:
    play = Play(3, pack="nemesis")
    table = table_of(play)
    effects = [play.do("explore_peek", seat="P1", slot=slot)["effect"] for slot in range(1, 17)]
    assert table.count(PILE) == 0
    play.do("set_source", component="exploration", source="cardboard")
    play.do("explore", seat="P1", slot=20, effect=effects[0])
    assert [table.count(at(slot)) for slot in range(1, 17)] == [0, *[1] * 15]


def test_no_token_of_the_original_game_is_a_lair() -> None:
    play = Play(3, pack="nemesis")
    play.fix("markers.malfunction.limit", 30)
    found = [play.do("explore", seat="P1")["effect"] for _ in range(16)]
    assert "lair" not in found
    assert play.refused("explore", seat="P1") == "all_explored"
