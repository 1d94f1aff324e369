"""Luck, worked by hand: what came against everything that could have come at that moment."""

from typing import Any

import pytest

from companion.charter import charter
from companion.packs import load
from companion.session import Session
from companion.show.face import face_of
from companion.show.luck import Luck, luck
from companion.table import MemoryEntries
from tools import simulate

NOISE = {"silence": 0.45, "danger": -0.45}
"""One face of ten each; the other eight are as good as each other, and what one expects."""


def game(pack: str = "lockdown", players: int = 2, entries: MemoryEntries | None = None, **options: Any) -> Session:
    return Session.new(charter(load(pack), ["Ana", "Bo", "Cy"][:players], bytes(32), options), entries=entries)


def had(session: Session) -> dict[str, Luck]:
    return luck(session, face_of(session.game.name).worth)


def test_of_ten_faces_silence_is_as_lucky_as_danger_is_unlucky() -> None:
    session = game()
    rolled = [session.do("noise_roll", seat="P1").told["face"] for _ in range(40)]
    expected = sum(NOISE.get(str(face), 0.0) for face in rolled)
    assert {"silence", "danger"} <= set(rolled)
    seats = had(session)
    assert list(seats) == ["P1"]
    assert (seats["P1"].draws, seats["P1"].above) == (40, pytest.approx(expected))
    assert seats["P1"].spread == pytest.approx(40 * (0.1 * 0.45**2 * 2))


def test_for_who_is_slimed_silence_is_danger() -> None:
    session = game()
    session.do("fix", path="seats.P1.slime", value=True)
    rolled = [session.do("noise_roll", seat="P1").told["rolled"] for _ in range(40)]
    bad = sum(face in NOISE for face in rolled)
    assert had(session)["P1"].above == pytest.approx(bad * -0.4 + (40 - bad) * 0.1)


def test_a_token_is_measured_against_the_bag_of_that_moment() -> None:
    session = game()
    session.do("fix", path="bag", value={"larva": 3, "queen": 1})
    came = session.do("encounter", seat="P2").told["kind"]
    assert had(session)["P2"].above == pytest.approx(0.125 if came == "larva" else -0.375)


def test_what_could_not_come_otherwise_is_no_luck() -> None:
    session = game()
    session.do("fix", path="bag", value={"queen": 1})
    session.do("encounter", seat="P2")
    assert had(session)["P2"] == Luck(1, 0.0, 0.0)


def test_an_attack_is_lucky_by_the_cards_that_would_have_hit() -> None:
    session = game()
    deck = [session.table.pieces[card] for card in session.table.inside("attack.draw")]
    hits = sum("adult" in card.traits["hits"] for card in deck) / len(deck)
    hit = session.do("attack", kind="adult", seat="P1").told["hit"]
    assert had(session)["P1"].above == pytest.approx(-(1 - hits) / 2 if hit else hits / 2)


def test_a_card_that_somebody_laid_on_top_is_no_luck() -> None:
    session = game()
    top = session.table.pieces[session.table.inside("attack.draw")[0]].kind
    session.do("fix", path="decks.attack.top", value=top)
    session.do("attack", kind="adult", seat="P1")
    assert had(session) == {}


def test_what_was_undone_does_not_count_and_what_was_done_again_does() -> None:
    session = game()
    once = had_after(session, "noise_roll")
    session.do("undo")
    assert had(session) == {}
    session.do("redo")
    assert had(session)["P1"] == once
    session.do("put_back")
    assert had(session) == {}


def had_after(session: Session, act: str) -> Luck:
    session.do(act, seat="P1")
    return had(session)["P1"]


def test_what_lies_on_the_table_is_nobodys_luck_here() -> None:
    session = game(sources={"bag": "cardboard", "attack": "cardboard"})
    session.do("encounter", seat="P1", kind="queen")
    assert had(session) == {}


def test_a_low_roll_of_a_marine_is_lucky_and_one_that_is_nobodys_is_not_counted() -> None:
    session = game("aliens", 1, heroes={"P1": "hudson"}, gear={"hudson": ["m41a_pulse_rifle"]}, mission="survive")
    session.do("roll", die="marine", count=6)
    assert had(session) == {}
    session.do("appears", kind="alien")
    rolled = session.do("attack", character="hudson", piece="A").told["roll"]
    assert had(session)["P1"].above == pytest.approx((10 - rolled + 0.5) / 10 - 0.5)


def test_a_game_with_a_hole_tells_nothing() -> None:
    session = game()
    session.do("noise_roll", seat="P1")
    session.journal.entries.lines[1] = type(session.journal.entries[2]).lost(2, 1)  # type: ignore[attr-defined]
    assert had(session) == {}


def test_luck_adds_up_to_a_share_of_a_hundred() -> None:
    fair, good = Luck.of([0, 1], 0) + Luck.of([0, 1], 1), Luck.of([0, 1], 1)
    assert sum([fair] * 5, Luck()).of_100 == 50
    assert sum([fair] * 8 + [good] * 4, Luck()).of_100 == round(100 * 0.8145)  # 4 / sqrt(20) is 0.894 of a deviation
    assert sum([good] * 9, Luck()).of_100 is None
    assert sum([Luck.of([1], 1)] * 30, Luck()).of_100 is None


@pytest.mark.parametrize("pack", ["lockdown", "nemesis", "aliens"])
def test_of_whole_games_every_draw_of_a_seat_can_be_judged(pack: str) -> None:
    for number in range(3):
        session = simulate.play(number, simulate.Tally(), pack)
        seats = had(session)
        assert set(seats) <= set(session.view()["seats"])
        assert all(abs(each.above) <= each.draws / 2 and 0 <= each.spread <= each.draws / 12 for each in seats.values())
