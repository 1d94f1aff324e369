"""Without a section on it is dark wherever somebody stands (S0 564-565): what the dark adds is told, and not asked."""

import pytest

from tests.play import Play

DARK = {"S1": (1, False), "S2": (2, False), "S3": (3, False), "lift": (4, True)}


def dark(card: str, **options: str) -> Play:
    play = Play(3, **options)
    play.fix("decks.attack.top", card)
    return play


def test_all_sections_dark_make_the_dark_part_of_an_attack_certain() -> None:
    play = dark("cut")
    play.power(**DARK)
    told = play.do("attack", kind="creeper", seat="P1")
    assert told["wounds"] == {"light": 2}
    assert told["dark_effect"] == "cut"


def test_a_larva_in_the_dark_is_certain_then_and_so_is_its_seat() -> None:
    play = dark("infecting_the_host")
    play.power(**DARK)
    play.do("attack", kind="creeper", seat="P1")
    assert play["seats.P1.larva"]
    assert play["seats.P1.slime"]


def test_with_one_section_on_only_the_table_knows() -> None:
    play = dark("cut")
    play.power(**{**DARK, "S2": (2, True)})
    told = play.do("attack", kind="creeper", seat="P1")
    assert told["wounds"] == {"light": 1}
    assert "dark_effect" not in told


def test_of_a_token_the_dark_number_alone_is_compared() -> None:
    play = Play(3)
    play.power(**DARK)
    play.fix("bag", {"adult": 1})
    told = play.do("encounter", seat="P1")
    assert told["surprise_below"] == told["dark"] != told["lit"]


@pytest.mark.parametrize("light", ["lit", "dark"])
def test_what_the_table_says_of_the_light_counts(light: str) -> None:
    play = dark("cut")
    play.power(**DARK)
    assert play.do("attack", kind="creeper", seat="P1", light=light)["wounds"] == {"light": 1 if light == "lit" else 2}
