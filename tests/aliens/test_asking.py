"""What the rules tell who asks: whose turn it is, what may be chosen, what is due and what lies ahead."""

from typing import Any

import pytest

from companion.games.aliens.prices import LOSES
from companion.session import Session
from tests.play import Play


def session_of(play: Play) -> Session:
    session = play.door.session
    assert session is not None
    return session


def begun(hero: str, players: int = 1, **options: Any) -> Play:
    play = Play(players, pack="aliens", heroes={"P1": hero}, **{"gear": {}, **options})
    if play.table()["question"] is not None:
        play.do("next", answer="P1")
    return play


def due(play: Play, what: str) -> list[str]:
    """The last part of each id."""
    return [each["id"].rpartition(":")[2] for each in play.ask("due") if each["what"] == what]


# -- what may be chosen --------------------------------------------------------------------------


def test_hudson_is_offered_his_hand_as_he_begins_and_nothing_as_he_ends() -> None:
    play = begun("hudson")
    play.fix("hands.P1", ["flare", "m4_helmet"])
    session = session_of(play)
    assert session.offers("ability", "choice", character="hudson") == [["flare"], ["m4_helmet"]]
    play.do("next")
    play.do("next")
    assert play["step"] == "end_of_activation"
    assert session.offers("ability", "choice", character="hudson") == []


def test_gorman_is_offered_other_marines_and_hicks_nobody() -> None:
    play = begun("gorman")
    play.fix("hands.P1", ["flare", "flare", "m4_helmet"])
    assert set(session_of(play).offers("ability", "choice", character="gorman")) == {"hicks", "hudson", "vasquez", "frost"}
    assert session_of(begun("hicks")).offers("ability", "choice", character="hicks") == []


def test_what_a_character_wears_already_is_offered_to_it_again_and_to_nobody_else() -> None:
    play = Play(1, pack="aliens")
    play.do("gear", character="hicks", cards=["shoulder_lamp"])  # there is one
    session = session_of(play)
    assert ["shoulder_lamp"] in session.offers("gear", "cards", character="hicks")
    assert ["shoulder_lamp"] not in session.offers("gear", "cards", character="hudson")


def test_blips_come_in_at_the_tunnels_that_lie_there_and_at_any_where_the_table_draws_the_tracker() -> None:
    play = begun("hicks")
    play.fix("tunnels.placed", 1)
    tunnels = [f"tunnel.{number}" for number in range(1, 5)]
    assert session_of(play).offers("place_blips", "location", count=1)[4:] == tunnels[:1]
    on_the_table = begun("hicks", sources={"motion_tracker": "cardboard"})
    assert session_of(on_the_table).offers("place_blips", "location", count=1)[4:] == tunnels


# -- whose turn it is ----------------------------------------------------------------------------


def test_who_is_asked_goes_on_then_who_is_active_then_who_draws() -> None:
    play = Play(3, pack="aliens", gear={}, mission="survive")
    session = session_of(play)
    assert session.whose("next") == play["leader"] == "P3"
    play.do("next", answer="P1")
    assert session.whose("next") == "P1"
    play.do("alien_phase")
    assert session.whose("next") == ""
    play.do("next")
    assert [play["step"], session.whose("next")] == ["motion_tracker", "P1"]
    play.do("leave", character="hicks", how="exited")
    for character in ("vasquez", "frost", "ripley", "hudson"):
        play.do("leave", character=character, how="killed")
    play.fix("characters.hicks.status", "killed")
    assert play["seats.P2.status"] == "out"
    assert session.whose("next") == "P1"


# -- what is due ---------------------------------------------------------------------------------


def test_who_carries_nothing_is_to_gear_up_but_newt() -> None:
    play = Play(2, pack="aliens", mission="escape", heroes={"P1": "ripley", "P2": "hicks"})
    assert due(play, "choose") == ["1", "hicks", "ripley"]  # and where the first blips lie
    play.do("gear", character="hicks", cards=["flare"])
    assert due(play, "choose") == ["1", "ripley"]


def test_who_has_been_activated_is_due_no_more_and_who_is_active_need_not_be_activated() -> None:
    play = begun("hicks")
    assert due(play, "activate")[0] == "hicks"
    play.do("activate", character="frost")
    assert "hicks" not in due(play, "activate")
    does = {each["id"].rpartition(":")[2]: each["does"] for each in play.ask("due") if each["what"] == "activate"}
    assert does["frost"] is None
    assert does["vasquez"] == {"intent": "activate", "parameters": {"character": "vasquez"}}


def test_an_ability_is_due_until_it_was_used() -> None:
    play = begun("hicks")
    assert due(play, "choose") == ["on_activation"]
    play.do("ability", character="hicks")
    assert due(play, "choose") == []


def test_a_lost_hero_is_to_be_followed_while_the_mission_goes_on() -> None:
    play = begun("hicks", mode="campaign")
    play.do("leave", character="hicks", how="killed")
    assert [each["id"] for each in play.ask("due") if each["what"] == "choose"] == ["choose:take_over:P1"]
    play.do("victory", won=True)
    assert [each["id"] for each in play.ask("due") if each["what"] == "choose"] == ["choose:mission"]


# -- what lies ahead -----------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "draws", "skipped"), [("hicks", 1, True), ("ripley", 1, True), ("hudson", 0, False)])
def test_what_an_ability_draws_and_whether_one_ends_the_turn_is_told_ahead(hero: str, draws: int, skipped: bool) -> None:
    ahead = session_of(begun(hero)).ahead()
    assert ahead["ability"]["draws"] == draws
    assert ("end_of_activation" in ahead["skips"]) == skipped


def test_the_warning_reckons_with_the_weapon_that_is_used_where_none_is_named() -> None:
    play = begun("hicks", gear={"hicks": ["m40_grenades", "m41a_pulse_rifle"]})
    play.fix("endurance", {"exhaust": 1})
    assert session_of(play).warns("attack", character="hicks") == LOSES
    assert session_of(play).warns("attack", character="hicks", weapon="m40_grenades") == ""


def test_odds_that_are_kept_for_the_end_are_told_then() -> None:
    play = begun("hicks", odds="after")
    assert play["odds"] is None
    play.do("victory", won=False)
    assert sum(play["odds.levels"].values()) == 42


# -- hidden --------------------------------------------------------------------------------------


def test_one_of_the_four_blips_of_the_first_mission_is_newt() -> None:
    play = begun("hicks")
    answers = {which: play.answer("mission_blip", which=which) for which in (1, 2, 3, 4)}
    found = [which for which, answer in answers.items() if answer["result"]["newt"]]
    assert len(found) == 1
    assert ["Newt" in " ".join(answers[which]["story"]) for which in answers] == [which in found for which in answers]


def test_a_tracker_that_was_on_the_table_is_shuffled_and_no_other_component_shuffles_it() -> None:
    play = begun("hicks")
    table = session_of(play).table
    before = table.inside("motion_tracker.draw")
    for source in ("cardboard", "app"):
        play.do("set_source", component="blips", source=source)
    assert table.inside("motion_tracker.draw") == before
    for source in ("cardboard", "app"):
        play.do("set_source", component="motion_tracker", source=source)
    assert table.inside("motion_tracker.draw") != before
