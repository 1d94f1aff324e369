"""Who plays whom: two cards are shown, one is kept, or the character of Aftermath of its colour."""

import pytest

from tests.play import Play

BASE = {"captain", "pilot", "scientist", "scout", "soldier", "mechanic"}


def test_of_two_characters_one_is_kept_and_the_other_may_be_offered_again() -> None:
    play = Play(3, pack="nemesis")
    assert play.refused("draft_keep", seat="P1", character="pilot") == "nothing_to_choose"
    kept, other = play.do("draft_offer", seat="P1")["characters"]
    assert play.refused("draft_offer", seat="P2") == "draft_first"
    third = next(each for each in BASE if each not in (kept, other))
    assert play.refused("draft_keep", seat="P1", character=third) == "not_one_of"
    assert play.refused("draft_keep", seat="P2", character=kept) == "draft_first"
    assert play.do("draft_keep", seat="P1", character=kept) == {"character": kept, "without": ["P2", "P3"]}
    assert play.refused("draft_offer", seat="P1") == "has_a_character"
    play.do("draft_offer", seat="P2")
    assert (play["draft.seat"], play["seats.P1.character"]) == ("P2", kept)
    play.do("leave", seat="P2", how="dead")
    play.do("draft_offer", seat="P3")
    assert play["draft.seat"] == "P3"


def dealt(**options: bool) -> set[str]:
    """Everybody who comes up in many drafts."""
    found = set()
    for seed in range(30):
        play = Play(5, f"{seed:02x}" * 32, pack="nemesis", **options)
        for seat in ("P1", "P2", "P3", "P4", "P5"):
            shown = play.do("draft_offer", seat=seat)["characters"]
            found |= set(shown)
            play.do("draft_keep", seat=seat, character=shown[0])
    return found


def test_the_promo_is_dealt_only_where_somebody_has_it() -> None:
    assert dealt() == BASE
    assert dealt(promos=True) == {*BASE, "medic"}


def test_the_aftermath_character_of_the_colour_may_be_played_instead() -> None:
    play = Play(3, pack="nemesis", aftermath_crew=True)
    shown = play.do("draft_offer", seat="P1")["characters"]
    assert set(shown) <= BASE
    assert play.refused("draft_keep", seat="P1", character=shown[0], instead="pilot") == "not_one_of"
    assert play.do("draft_keep", seat="P1", character=shown[0], instead="android")["character"] == "android"
    shown = play.do("draft_offer", seat="P2")["characters"]
    assert play.refused("draft_keep", seat="P2", character=shown[0], instead="android") == "not_one_of"
    assert play["seats.P1.character"] == "android"


def test_without_them_nobody_of_aftermath_can_be_chosen() -> None:
    play = Play(3, pack="nemesis")
    shown = play.do("draft_offer", seat="P1")["characters"]
    assert play.refused("draft_keep", seat="P1", character=shown[0], instead="android") == "not_one_of"


@pytest.mark.parametrize(("pack", "task"), [("nemesis", "draft"), ("lockdown", "characters")])
def test_the_task_of_the_draft_is_ticked_once_everybody_has_a_character(pack: str, task: str) -> None:
    play = Play(3, pack=pack)
    for seat in ("P1", "P2", "P3"):
        assert not done(play, task)
        first, *_ = play.do("draft_offer", seat=seat)["characters"]
        play.do("draft_keep", seat=seat, character=first)
    assert done(play, task)
    play.do("undo")
    assert not done(play, task)


def done(play: Play, task: str) -> bool:
    """Whether a task of the set-up list is ticked."""
    return task in play.ask("table")["setup_done"]
