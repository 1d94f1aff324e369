"""What helps to decide, and what is said before the tap that would lose the game."""

import pytest

from companion.games.aliens.prices import LOSES
from companion.kit import answers
from tests.play import Play
from tools.offers import offer_of
from tools.simulate import begin


def test_odds_are_what_everybody_could_count() -> None:
    play = Play(2, pack="aliens", gear={}, odds="public")
    odds = play.table()["odds"]
    assert abs(sum(odds["types"].values()) - 1) < 1e-9
    assert sum(odds["levels"].values()) == 42
    assert odds["hits"]["hicks"] == 7
    before = odds["types"]["hazard"]
    play.do("next", answer="P1")
    play.do("draw", seat="P1", cards=1)
    assert play.table()["odds"]["types"]["hazard"] == before  # what lies in a hand nobody has seen


def test_without_the_option_there_are_none() -> None:
    assert Play(2, pack="aliens", gear={}).table()["odds"] is None


def test_the_warning_comes_exactly_where_the_game_would_be_lost() -> None:
    for above, exhaust in ((0, 1), (1, 0), (1, 2), (2, 0), (2, 3)):
        for count in range(1, 8):
            play = Play(1, pack="aliens", gear={})
            play.do("fix", path="endurance", value={"above": above, "exhaust": exhaust})
            session = play.door.session
            assert session is not None
            warned = session.warns("exhaust", cards=count)
            assert (warned == LOSES) == (count >= session.view()["endurance"]["losing_at"] > 0)
            play.do("exhaust", cards=count)
            assert (play.table()["phase"] == "over") == (warned == LOSES), (above, exhaust, count)


@pytest.mark.parametrize("pile", [0, 1])
@pytest.mark.parametrize("held", [0, 1])
def test_what_a_hand_discards_for_a_short_deck_is_not_taken_off_the_pile(held: int, pile: int) -> None:
    """S2 594-598: off the exhaust pile only where neither deck nor hand has one."""
    play = Play(1, pack="aliens", gear={})
    if held:
        play.do("draw", seat="P1", cards=held)
    play.do("fix", path="endurance", value={"above": 1, "exhaust": pile})
    session = play.door.session
    assert session is not None
    assert session.table.count("hand.P1") == held
    warned = session.warns("discard", cards=2, seat="P1")
    play.do("discard", cards=2, seat="P1")
    assert (warned == LOSES) == (play.table()["phase"] == "over") == (not held or not pile)


def test_no_game_is_lost_by_its_cards_unwarned_and_what_is_called_sure_is() -> None:
    lost = 0
    for number in range(400):
        session, dice = begin(number, "aliens")
        offer = offer_of("aliens")
        while session.view()["phase"] in ("setup",) or session.view()["question"] is not None:
            session.do("next", **answers.next_step(session.table, dice))
        session.do("fix", path="endurance", value={"above": dice.randint(1, 3), "exhaust": dice.randint(0, 2)})
        for _ in range(12):
            chosen = offer(session.table, dice)
            if chosen is None or session.table.value("phase") not in ("marine", "alien", "finish"):
                break
            name, given = chosen
            warned = session.warns(name, **given)
            session.do(name, **given)
            ending = session.table.value("ending")
            by_cards = ending is not None and "endurance" in ending["reasons"]
            lost += by_cards
            assert warned or not by_cards, (number, name, given)
            assert by_cards or warned != LOSES, (number, name, given)
    assert lost > 50
