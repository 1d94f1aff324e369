"""Sentences that know what lies open, and how the board is laid out, where only chance brings them."""

from tests.play import Play


def heard(play: Play, *faces: object) -> str:
    """What is said of the first noise roll that shows one of these faces."""
    for _ in range(200):
        if play.do("noise_roll", seat="P1")["face"] in faces:
            return play.heard
    raise AssertionError(f"{faces} never came")


def test_a_danger_does_not_send_small_ones_through_doors_that_hold_them() -> None:
    play = Play(3, pack="nemesis")
    assert "a closed door breaks instead" in heard(play, "danger")
    play.fix("weakness.egg", "the_way_of_moving")
    assert "holds larvae, creepers and adults" in heard(play, "danger")


def test_danger_fills_technical_corridors_by_their_name_here() -> None:
    for enemy in ("intruders", "void_seeders"):
        story = heard(Play(3, pack="nemesis", enemy=enemy), "danger")
        assert "technical ones too" in story
        assert "vents" not in story


def test_on_the_other_side_of_the_board_each_set_of_technical_corridors_is_one_space() -> None:
    play = Play(3, pack="nemesis", board="alternative")
    assert "the technical corridors of its colour" in heard(play, 1, 2, 3, 4)
    assert "shared" in heard(Play(3, pack="nemesis"), 1, 2, 3, 4)


def test_a_shot_that_hits_calls_vulnerability_to_energy_to_mind_and_a_miss_does_not() -> None:
    play = Play(3, pack="nemesis")
    play.fix("weakness.egg", "vulnerability_to_energy")
    shots = {bool(play.do("combat_roll", kind="larva")["injuries"]): play.heard for _ in range(100)}
    assert "energy weapon" in shots[True]
    assert "energy weapon" not in shots[False]


def test_a_symbol_of_the_combat_die_says_nothing_against_what_an_egg_suffers() -> None:
    play = Play(3, pack="nemesis")
    hits = {play.do("combat_roll", kind="egg")["face"]: play.heard for _ in range(100)}
    assert "a miss" not in hits["creeper"]
    assert "1 injury" in hits["creeper"]


def test_a_shot_at_the_despoiler_promises_no_injury() -> None:
    play = Play(3, pack="nemesis", enemy="void_seeders")
    hits = {play.do("combat_roll", kind="despoiler")["face"]: play.heard for _ in range(100)}
    assert "nothing hurts it" in hits["two_hits"]
    assert "2 injuries." not in hits["two_hits"].replace("2 injuries, whatever", "")


def test_who_waits_in_a_pod_chooses_anew_each_round_and_danger_asks_for_the_section() -> None:
    play = Play(3, pack="nemesis")
    play.fix("pods", {"1": {"section": "A", "locked": False, "seats": ["P1"]}})
    assert "waits in a pod" in heard(play, "danger")
    assert "waits in a pod" not in heard(play, "silence")
    play.fix("bag", {})
    play.do("event_phase")
    while play["phase"] == "event":
        play.do("next")
    assert "launch the pod, wait" in play.heard
