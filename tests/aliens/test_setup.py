"""The set-up list: in the order of the rules, and only what these options and sources call for."""

from typing import Any

import pytest

from tests.play import Play
from tools.verify import verify

ORDER = ["mission", "heroes", "gear", "dials", "spawn", "blips_app", "models", "starts", "exit", "token"]


def test_what_is_put_on_the_table_comes_in_the_order_of_the_rules() -> None:
    tasks = Play(2, pack="aliens").ask("setup")
    assert [each["id"] for each in tasks] == ORDER
    assert all(each["says"] and not each["done"] for each in tasks)


def test_cardboard_is_stacked_and_shuffled_by_the_table() -> None:
    sources = dict.fromkeys(("endurance", "motion_tracker", "blips"), "cardboard")
    tasks = [each["id"] for each in Play(1, pack="aliens", gear={}, sources=sources).ask("setup")]
    assert tasks == [
        "mission",
        "heroes",
        "gear",
        "deck",
        "dials",
        "tracker",
        "spawn",
        "blips",
        "models",
        "starts",
        "exit",
        "token",
    ]


def test_a_bug_hunt_gives_pistols_and_guns() -> None:
    play = Play(1, pack="aliens", mode="bug_hunt")
    tasks = [each["id"] for each in play.ask("setup")]
    assert "gear" not in tasks
    assert {"pistols", "guns"} <= set(tasks)
    play.do("setup_done", task="pistols")
    assert [each["id"] for each in play.ask("setup") if each["done"]] == ["pistols"]


@pytest.mark.parametrize(
    ("options", "guns"), [({}, False), ({"mission": "survive"}, True), ({"mission": {"name": "Mine", "sentry_guns": True}}, True)]
)
def test_guns_are_placed_where_the_mission_has_them(options: dict[str, Any], guns: bool) -> None:
    tasks = [each["id"] for each in Play(2, pack="aliens", gear={}, **options).ask("setup")]
    assert ("guns" in tasks) == guns


def test_the_next_mission_of_a_campaign_has_a_list_of_its_own() -> None:
    play = Play(2, pack="aliens", gear={}, mode="campaign")
    play.do("next", answer="P1")
    play.do("setup_done", task="mission")
    play.do("victory", won=True)
    assert play.ask("table")["step"] == "choose"
    play.do("mission", mission="escape", gear={})
    assert not any(each["done"] for each in play.ask("setup"))


@pytest.mark.parametrize("recipe", [{"1": 3}, {"1": 2, "3": 1, "order": "levels"}, {"2": 3, "rest": "beneath"}])
def test_a_deck_stacked_by_a_mission_can_be_checked(recipe: dict[str, Any]) -> None:
    game = Play(1, pack="aliens", gear={}, mission={"name": "Drill", "tracker": recipe}).ask("export")
    assert verify(game)[1] is None
