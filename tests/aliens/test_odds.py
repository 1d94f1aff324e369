"""What helps to decide, and what is said before the tap that would lose the game."""

from companion.show.aliens import warning
from tests.play import Play


def test_odds_are_what_everybody_could_count() -> None:
    play = Play(2, pack="aliens", gear={}, odds="public")
    told = play.table()["odds"]
    assert abs(sum(told["types"].values()) - 1) < 1e-9
    assert sum(told["levels"].values()) == 42
    assert told["hits"]["hicks"] == 7
    before = told["types"]["hazard"]
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
            warned = warning.exhausting(play.table(), count)
            play.do("exhaust", cards=count)
            assert (play.table()["phase"] == "over") == warned, (above, exhaust, count)
