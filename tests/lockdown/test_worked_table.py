"""The worked numbers: cases with their results, as a player would check them with the book in hand."""

import pytest

from tests.play import Play

NO_CARDS = ("event", "bag")


def at_slot(slot: int, **options: object) -> Play:
    """A game in which time stands on a slot, reached by quiet rounds."""
    play = Play(3, **options)
    play.cardboard(*NO_CARDS)
    play.quiet_rounds(15 - slot)
    assert play["time.slot"] == slot
    assert play["round"] == 16 - slot
    return play


def test_time_reaches_8_at_the_end_of_round_7_and_isolation_is_usable_in_round_8() -> None:
    play = at_slot(9)
    assert play["round"] == 7
    assert play.refused("leave", seat="P1", how="isolated") == "isolation_is_closed"
    play.quiet_rounds()
    assert play["round"] == 8
    assert play["isolation_open"]
    play.do("leave", seat="P1", how="isolated")


def test_autodestruction_started_in_round_6_explodes_in_the_event_phase_of_round_12() -> None:
    play = at_slot(10)
    assert play.do("autodestruction_start", seat="P1")["slot"] == 7
    play.quiet_rounds(3)
    assert (play["round"], play["time.slot"]) == (9, 7)
    play.do("autodestruction_stop", seat="P2")  # last chance: the player phase of round 9
    play.do("undo")
    play.quiet_rounds()
    assert play["time.slot"] == 6
    assert play["autodestruction"] == {"slot": 4, "side": "red"}
    assert play["gate_open"]
    assert play.refused("autodestruction_stop") == "autodestruction_is_red"
    play.quiet_rounds(2)
    assert (play["round"], play["time.slot"]) == (12, 4)
    play.quiet_rounds()
    assert play["ending.reasons"] == ["autodestruction"]
    assert play["round"] == 12


def test_autodestruction_started_on_slot_7_can_explode_by_the_clock() -> None:
    play = at_slot(7)
    play.do("autodestruction_start")
    play.quiet_rounds(4)
    assert play["autodestruction"] == {"slot": 1, "side": "red"}
    play.quiet_rounds(3)
    assert play["ending.reasons"] == ["autodestruction"]


def test_autodestruction_started_on_slot_6_goes_off_with_the_purge() -> None:
    play = at_slot(6)
    play.do("autodestruction_start")
    play.quiet_rounds(4)
    assert play["autodestruction"] == {"slot": 0, "side": "red"}
    play.quiet_rounds(2)
    assert play["ending.reasons"] == ["autodestruction", "purge"]


@pytest.mark.parametrize(("slot", "token"), [(15, 7), (10, 5), (9, 4), (1, 0)])
def test_alert_goes_to_half_of_the_slot_rounded_down(slot: int, token: int) -> None:
    play = Play(3)
    play.fix("time.slot", slot)
    assert play.do("alert_start", seat="P1")["slot"] == token
    assert play["alert"] == {"slot": token}


def test_alert_and_red_autodestruction_both_due_both_apply() -> None:
    play = Play(3)
    play.cardboard(*NO_CARDS)
    play.fix("time.slot", 5)
    play.fix("autodestruction", {"slot": 5, "side": "red"})
    play.fix("alert", {"slot": 5})
    play.quiet_rounds()
    assert play["ending.reasons"] == ["autodestruction", "alert"]


def test_restore_power_with_three_on_does_not_reset_only_rearranges() -> None:
    play = Play(3)
    play.power(S1=(1, True), S2=(2, False), S3=(3, True), lift=(4, True))
    assert not play.do("power_restore", place={"S1": 4, "S2": 3, "S3": 2, "lift": 1})["reset"]
    assert play["power"] == {
        "S1": {"token": 4, "on": True},
        "S2": {"token": 3, "on": True},
        "S3": {"token": 2, "on": False},
        "lift": {"token": 1, "on": True},
    }
    assert play["time.side"] == "blue"


def test_restore_power_with_only_three_on_turns_one_and_two_on() -> None:
    play = Play(3)
    play.power(S1=(1, False), S2=(2, False), S3=(3, True), lift=(4, False))
    assert play.do("power_restore", place={"S1": 1, "S2": 2, "S3": 3, "lift": 4})["reset"]
    assert [play[f"power.{section}.on"] for section in ("S1", "S2", "S3", "lift")] == [True, True, False, False]


def test_threshold_with_one_to_three_on_takes_token_three_wherever_it_lies() -> None:
    play = Play(3)
    play.cardboard(*NO_CARDS)
    play.power(S1=(3, True), S2=(1, True), S3=(2, True), lift=(4, False))
    assert play.to("time")["dark"] == "S1"
    assert play["power.S1"] == {"token": 3, "on": False}


def test_threshold_with_all_off_does_nothing() -> None:
    play = Play(3)
    play.cardboard(*NO_CARDS)
    play.power(S1=(1, False), S2=(2, False), S3=(3, False), lift=(4, False))
    before = play["power"]
    play.quiet_rounds()
    assert play["power"] == before


def test_slimed_player_who_rolls_silence_gets_danger() -> None:
    play = Play(3)
    play.fix("dice.noise", ["silence"] * 10)
    assert play.do("noise_roll", seat="P1")["face"] == "silence"
    play.do("mark", what="slime", by=1, seat="P1")
    assert play.do("noise_roll", seat="P1") == {"face": "danger", "rolled": "silence"}


def test_danger_with_all_corridors_marked_and_no_neighbours_says_free_corridors_only() -> None:
    play = Play(3)
    play.fix("dice.noise", ["danger"] * 10)
    assert "None? Noise in each free corridor" in play.story("noise_roll", seat="P1")
    assert play["in_play"] == []


def test_hand_of_two_against_lit_two_is_no_surprise() -> None:
    play = Play(3)
    play.fix("bag", {"adult": 12})
    for _ in range(12):
        drawn = play.do("encounter", seat="P1", light="lit")
        if drawn["lit"] == 2:
            break
    assert drawn["surprise_below"] == 2  # attacked below 2; a hand of 2 with its contamination card is not fewer


def test_blank_drawn_last_in_an_encounter_brings_an_adult_and_goes_back() -> None:
    play = Play(3)
    play.fix("bag", {"blank": 1})
    assert play.do("encounter", seat="P1", light="dark")["kind"] == "blank"
    assert (play["bag.blank"], play["bag.adult"]) == (1, 1)


def test_undo_a_bag_draw_and_draw_again_gives_the_identical_token() -> None:
    play = Play(3)
    first = play.do("encounter", seat="P1", light="dark")
    play.do("undo")
    play.do("noise_roll", seat="P2")
    assert play.do("encounter", seat="P1", light="dark") == first
