"""Thirty rules that players forget or get wrong, each by the words they are known under."""

import pytest

from tests.play import Play

DARK = {"S1": (1, False), "S2": (2, False), "S3": (3, False), "lift": (4, False)}


# -- event phase, time, power, timers ------------------------------------------------------------


def test_01_moving_the_time_marker_first_so_a_pod_is_judged_on_the_wrong_slot() -> None:
    play = Play(3)
    play.fix("time.slot", 10)
    play.fix("css.10", "A")
    play.do("pod_enter", seat="P1", pod="A")
    launched = play.to("css")
    assert (launched["slot"], launched["launched"]) == (10, ["A"])
    assert play["time.slot"] == 10
    assert play["seats.P1.status"] == "pod"
    assert play.do("next")["step"] == "time"


def test_02_which_threshold_costs_power() -> None:
    play = Play(3)
    play.cardboard("event")
    play.power(S1=(3, True), S2=(2, True), S3=(1, True), lift=(4, False))
    play.fix("time", {"slot": 14, "side": "blue"})
    play.to("time")  # the red line at 13, with the backup on
    assert play["power.S1.on"]
    assert play["time.side"] == "blue"
    play.to_the_end()
    play.fix("time", {"slot": 12, "side": "blue"})
    assert play.to("time")["dark"] == "S1"  # the blue line at 11 always bites
    assert play["time.side"] == "blue"


def test_03_restore_power_done_as_everything_on() -> None:
    play = Play(3)
    play.power(S1=(1, False), S2=(2, True), S3=(3, False), lift=(4, True))
    play.do("power_restore", place={"S1": 4, "S2": 3, "S3": 2, "lift": 1})
    on = {section: state["on"] for section, state in play["power"].items()}
    assert on == {"S1": False, "S2": False, "S3": True, "lift": True}


def test_04_treating_pods_as_always_open_or_leaving_the_pod_free_of_charge() -> None:
    play = Play(3)
    play.fix("time.slot", 9)
    assert play.refused("pod_enter", seat="P1", pod="A") == "no_css_there"
    play.fix("time.slot", 8)
    play.fix("css.8", "B")
    play.do("pod_enter", seat="P1", pod="A")
    assert play.refused("pod_enter", seat="P2", pod="A") == "pod_not_empty"
    play.do("event_phase")
    story = play.story("next")
    assert "1 serious wound" in story
    assert "cargo room" in story
    assert play["seats.P1.status"] == "in"


def test_05_autodestruction_off_by_one_round_or_stopped_too_late() -> None:
    play = Play(3)
    play.cardboard("event", "bag")
    play.do("autodestruction_start")
    play.quiet_rounds(3)
    assert play["autodestruction"] == {"slot": 12, "side": "yellow"}
    play.quiet_rounds()
    assert play["autodestruction"] == {"slot": 9, "side": "red"}
    assert play.refused("autodestruction_stop") == "autodestruction_is_red"


def test_06_alert_slot_from_the_wrong_number_or_game_played_to_the_end_of_that_round() -> None:
    play = Play(3)
    play.fix("time.slot", 7)
    play.do("alert_start")
    assert play["alert.slot"] == 3
    assert play["isolation_open"]
    play.fix("time.slot", 3)
    play.to("noise")
    assert play["phase"] == "over"
    assert play["decks.event.draw"] == 22  # nothing after the time step


def test_07_isolation_used_before_slot_8() -> None:
    play = Play(3)
    assert play.refused("leave", seat="P1", how="isolated") == "isolation_is_closed"
    play.do("alert_start")
    play.do("leave", seat="P1", how="isolated")
    play.do("leave", seat="P2", how="isolated")  # it stays usable for the others
    play.do("autodestruction_start", seat="P3")  # and blocks nothing


def test_08_forgetting_the_marker_after_a_successful_isolation_roll() -> None:
    play = Play(3)
    play.fix("dice.noise", [1] * 10)
    assert "noise in corridor 1" in play.story("noise_roll", seat="P1")


def test_09_resolving_the_last_event_phase_in_full() -> None:
    play = Play(3)
    play.fix("time.slot", 1)
    play.do("leave", seat="P1", how="isolated")
    play.to("bag")
    assert play["ending.reasons"] == ["purge"]
    assert play["decks.event.draw"] == 22
    assert [play[f"seats.{seat}.status"] for seat in ("P1", "P2", "P3")] == ["isolated", "dead", "dead"]


@pytest.mark.parametrize(("what", "limit", "end"), [("fire", 12, "fires"), ("malfunction", 10, "malfunctions")])
def test_09_one_marker_too_many_ends_it_at_once(what: str, limit: int, end: str) -> None:
    play = Play(3)
    play.fix("time.slot", 8)
    play.do("leave", seat="P1", how="isolated")
    play.do("mark", what=what, by=limit)
    assert play["phase"] == "players"
    play.do("mark", what=what, by=1)
    assert play["ending.reasons"] == [end]
    assert play["seats.P1.status"] == "dead"  # isolation does not save from destruction


def test_10_last_player_leaves_so_we_stop_and_count() -> None:
    play = Play(2)
    play.fix("time.slot", 8)
    play.do("autodestruction_start")
    play.do("alert_start")
    play.do("leave", seat="P1", how="isolated")
    play.do("leave", seat="P2", how="pod")
    assert play["ending.reasons"] == ["autodestruction", "alert"]
    assert (play["seats.P1.status"], play["seats.P2.status"]) == ("dead", "pod")


def test_10_last_player_leaves_with_nothing_running_time_runs_to_s() -> None:
    play = Play(2)
    play.do("mark", what="gate", by=1)
    play.do("leave", seat="P1", how="bunker")
    play.do("leave", seat="P2", how="dead")
    assert play["ending.reasons"] == ["purge"]
    assert play["time.slot"] == 0


# -- noise, encounters, bag ----------------------------------------------------------------------


def test_11_walking_into_an_intruder_treated_as_an_encounter() -> None:
    play = Play(3)
    story = play.story("encounter", seat="P1", light="lit")
    assert story.splitlines()[0].startswith("Ana: take all noise off")  # clearing comes first, the vents too
    assert "the vents too" in story


def test_12_wrong_number_for_the_surprise_attack() -> None:
    play = Play(3)
    drawn = play.do("encounter", seat="P1", light="lit")
    assert drawn["surprise_below"] == drawn["lit"]
    play.do("undo")
    assert play.do("encounter", seat="P1", light="dark")["surprise_below"] == drawn["dark"]
    play.do("undo")
    assert "contamination included" in play.story("encounter", seat="P1", light="dark")


def test_13_returning_or_destroying_drawn_tokens() -> None:
    play = Play(3)
    play.fix("bag", {"adult": 2})
    first = play.do("encounter", seat="P1")["piece"]
    second = play.do("encounter", seat="P2")["piece"]
    assert play["bag.adult"] == 0
    play.do("killed", piece=first)
    assert play["bag.adult"] == 0
    play.do("hides", piece=second)
    assert play["bag.adult"] == 1


def test_14_technical_corridors_treated_as_separate_corridors() -> None:
    play = Play(3)
    play.do("appears", kind="adult")
    play.do("injure", piece="adult", by=2)
    assert "injuries are gone" in play.story("hides", piece="adult")
    play.do("event_phase")
    play.power(S1=(1, True), S2=(2, True), S3=(3, False), lift=(4, False))
    play.to("noise")
    assert any("Keep the vents" in line for entry in play.ask("history") for line in entry["story"])


def test_15_bag_development_table_misremembered() -> None:
    assert Play(3).develop(larva=1)["kind"] == "larva"
    for bag, after in (
        ({"larva": 1}, {"larva": 0, "adult": 1}),
        ({"creeper": 1}, {"creeper": 0, "breeder": 1}),
        ({"adult": 1}, {"adult": 1}),
        ({"breeder": 1}, {"breeder": 1}),
        ({"blank": 1}, {"blank": 1, "adult": 1}),
    ):
        play = Play(3)
        play.develop(**bag)
        found = play["bag"]
        assert {kind: found[kind] for kind in after} == after
        assert sum(found.values()) == sum(after.values())
    play = Play(3)
    play.develop(queen=1)
    play.to_the_end()
    assert (play["bag.queen"], play["markers.eggs"]) == (1, 6)


def test_16_noise_rolls_in_bag_development_everyone_every_round_or_nobody_in_shared_rooms() -> None:
    play = Play(3)
    play.fix("first_player", "P2")
    play.develop(adult=1)
    assert play["question"] == {"ask": "noise_roll", "seat": "P2", "queue": ["P2", "P3", "P1"]}
    assert [roll["seat"] for roll in play.do("next")["rolls"]] == ["P2"]
    assert play.do("next", answer="combat")["rolls"] == []
    assert [roll["seat"] for roll in play.do("next")["rolls"]] == ["P1"]
    assert play.do("next")["round"] == 2
    quiet = Play(3)
    quiet.develop(larva=1)
    assert quiet["question"] is None


def test_17_blank_token_handled_the_same_in_both_draws() -> None:
    play = Play(3)
    play.fix("bag", {"blank": 1, "queen": 1})
    play.fix("bag", {"blank": 1})
    play.do("encounter", seat="P1")
    assert play["bag.adult"] == 1  # it was the last one
    play.fix("bag", {"blank": 1, "larva": 0, "adult": 0})
    play.cardboard("bag")
    play.fix("bag", {"blank": 1, "adult": 3})
    play.do("encounter", seat="P1", kind="blank")
    assert play["bag.adult"] == 3  # not the last one: nothing joins
    assert Play(3).develop(blank=1)["kind"] == "blank"


def test_18_danger_and_silence() -> None:
    play = Play(3)
    play.fix("dice.noise", ["danger"] * 10)
    story = play.story("noise_roll", seat="P1")
    assert "All intruders next door that do not fight" in story
    other = Play(3)
    other.fix("dice.noise", ["silence"] * 10)
    other.fix("seats.P1.slime", True)
    assert other.do("noise_roll", seat="P1")["face"] == "danger"


def test_19_retreat_arrow_applied_during_an_attack_or_wrong_card_count_on_injury() -> None:
    play = Play(3)
    for _ in range(20):
        assert "retreat" not in play.do("attack", kind="adult", seat="P1", light="lit")
    play = Play(3)
    seen = set()
    for _ in range(30):
        assert len(play.do("injury_check", kind="creeper")["cards"]) == 1
        check = play.do("injury_check", kind="queen", injuries=7)
        assert len(check["cards"]) == 2
        if "retreat" in check["cards"]:
            assert check["retreat"] in (1, 2, 3, 4)
            assert not check["dies"]
            seen.add("retreat")
        else:
            assert check["needs"] == sum(check["cards"])
            assert check["dies"] == (check["needs"] <= 7)
            seen.add("number")
    assert seen == {"retreat", "number"}
    assert play["decks.event.discard"] > 0  # an event card showed the way
    assert play.do("injury_check", kind="larva") == {"kind": "larva", "cards": [], "needs": 1, "dies": True}


def test_20_careful_movement_places_the_marker_though_the_token_says_silence() -> None:
    play = Play(3)
    for _ in range(16):
        answer = play.answer("explore", seat="P1", careful=True)
        story = "\n".join(answer["story"])
        if answer["result"]["effect"] == "danger":
            assert "danger comes all the same" in story
        else:
            assert "places the noise marker" in story
            assert "Then the noise roll" not in story


def test_21_noise_after_moving_exploration_silence_and_danger_replace_the_roll() -> None:
    play = Play(3)
    for _ in range(16):
        answer = play.answer("explore", seat="P1")
        story = "\n".join(answer["story"])
        replaced = answer["result"]["effect"] in ("silence", "danger")
        assert ("no noise roll" in story or "no roll" in story) == replaced
        assert ("then the noise roll" in story.lower()) == (not replaced)


# -- combat, damage, contamination ---------------------------------------------------------------


def test_22_escape_resolved_as_one_attack() -> None:
    play = Play(3)
    for kind in ("adult", "creeper"):
        play.do("appears", kind=kind)
    for intruder in play["in_play"]:
        assert play.do("attack", piece=intruder["piece"], cause="escape", seat="P1")["kind"] == intruder["kind"]


def test_23_who_gets_attacked() -> None:
    play = Play(3)
    assert "fewest cards" in play.story("attack", kind="adult", cause="event")
    assert "Tied: first in turn order" in play.story("attack", kind="adult", cause="event")
    assert "fewest" not in play.story("attack", kind="adult", cause="surprise", seat="P2")


def test_24_room_actions_in_combat_are_not_the_apps_to_forbid_but_no_verb_asks_for_the_board() -> None:
    play = Play(3)
    names = {parameter for intent in play.ask("intents") for parameter in intent["parameters"]}
    assert not names & {"room", "position", "corridor", "where"}


def test_25_die_by_light() -> None:
    play = Play(3)
    play.power(**DARK)
    assert play.refused("advantage_roll", seat="P1") == "all_is_dark"
    assert play.do("combat_roll", seat="P1")["face"] in ("miss", "creeper", "adult", "hit", "two_hits")
    play.fix("dice.combat", ["two_hits"] * 6)
    assert "In melee only 1" in play.story("combat_roll")
    assert play.do("attack", kind="larva", seat="P1")["card"] is None


def test_26_fire_timing() -> None:
    play = Play(3)
    play.do("mark", what="fire", by=1)
    play.do("appears", kind="adult")
    play.do("event_phase")
    play.to("fire")
    story = [line for entry in play.ask("history") for line in entry["story"]]
    assert any("1 injury for each intruder in a burning room" in line for line in story)
    assert not any("character" in line and "burning" in line for line in story)
    play.do("next", answer="egg")
    assert play["markers.eggs"] == 4


def test_27_contingency_tokens() -> None:
    play = Play(3)
    assert play.refused("contingency_peek", seat="P1", which="active") == "active_is_sealed"
    own = play["contingency.seats.P1"]
    taken = play.do("contingency_take", seat="P1")
    assert sorted(play["contingency.seats.P1"]) == sorted(own + taken["tokens"])  # taken, not swapped
    assert len(Play(2)["contingency.seats.P1"]) == 2
    assert len(Play(1)["contingency.seats.P1"]) == 2


def test_28_scan_results_mixed_between_games() -> None:
    play = Play(3)
    play.do("contaminate", seat="P1", cards=10)
    play.do("contaminate", seat="P1", cards=10)
    first = play.do("scan", seat="P1", cards="all")
    assert first["infected"] > 0
    assert first["larva"]
    assert play["seats.P1.contamination"] == 20  # the infected card stays
    second = play.do("scan", seat="P1", cards="all")
    assert second["dies"]
    assert [each["kind"] for each in play["in_play"]] == ["creeper"]
    play.do("undo")
    decon = play.do("scan", seat="P1", cards="all", by="decon")
    assert decon["removed"] == first["infected"]
    assert not play["seats.P1.larva"]
    assert play["decks.contamination.draw"] == 7 + decon["removed"]  # under the deck, not out of the game


def test_29_first_encounter_and_first_death() -> None:
    play = Play(3)
    assert "gives up one objective now" in play.story("appears", kind="larva")
    assert "objective" not in play.story("appears", kind="adult")
    assert "main gate opens for good" in play.story("leave", seat="P1", how="dead")
    assert "gate" not in play.story("leave", seat="P2", how="dead")


def test_30_end_check_order() -> None:
    play = Play(3)
    play.fix("time.slot", 1)
    play.fix("contingency.active", "green")
    for seat in ("P1", "P2"):
        play.do("leave", seat=seat, how="isolated")
    play.fix("seats.P2.larva", True)
    play.to("bag")
    assert play.refused("victory", step="objectives") == "other_step_first"
    play.do("victory", step="contingency")
    story = play.story("victory", step="contamination", answers={"contamination": {"P2": {"action": 10}}})
    assert "Ana scans 0 cards" in story
    assert "Bo draws four cards" in story  # with a larva no scan, straight to the four cards
    verdict = play.do("victory", answers={"objectives": {"P1": True, "P2": False}})["verdict"]
    assert verdict["P1"] == {"alive": True, "verdict": "won", "reasons": ["left_isolated", "clean", "met"]}
    assert verdict["P2"]["verdict"] == "lost"
    assert verdict["P3"]["verdict"] == "dead"
