"""The set-up list asks for what people put on the table, and not for what the app deals."""

from typing import Any

from tests.play import Play

TABLE = {"items_red", "items_yellow", "items_green", "items_crafted", "wounds", "draft", "objectives_corporate"}


def tasks(**options: Any) -> set[str]:
    return {each["id"] for each in Play(3, pack="nemesis", **options).ask("setup")}


def test_what_the_app_deals_is_not_laid_out() -> None:
    listed = tasks()
    assert not {f"{name}_yours" for name in TABLE} & listed
    assert {"draft", "objectives_corporate", "objectives_personal"} <= listed


def test_what_lies_on_the_table_is_shuffled() -> None:
    listed = tasks(sources=dict.fromkeys(TABLE, "cardboard"))
    assert {f"{name}_yours" for name in TABLE} <= listed
    assert not {"draft", "objectives_corporate"} & listed


def test_the_evacuation_sections_of_the_other_side_have_a_token_each() -> None:
    assert "exploration_sections" in tasks(board="alternative", sources={"exploration": "cardboard"})
    assert "exploration_sections" not in tasks(board="alternative")
    assert "exploration_sections" not in tasks(sources={"exploration": "cardboard"})


def test_the_draft_is_listed_with_the_characters_of_aftermath_too() -> None:
    assert {"draft", "aftermath_crew"} <= tasks(aftermath_crew=True)
    assert "aftermath_crew" not in tasks()
