"""A mission without anything of its own, begun at once: what the tests of touches have in common."""

from __future__ import annotations

from typing import Any

from tools.driver import Driver

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Fay"]
DRILL: dict[str, Any] = {"gear": {}, "mission": {"name": "Drill"}}
CARDBOARD = {"marine_die": "cardboard", "alien_die": "cardboard"}
LOST = "Then no card is left: everybody loses."
MAY = "Then no card may be left: everybody would lose."
"""Of what is drawn: a hazard would go on the pile."""


def drill(driver: Driver, players: int = 1, **options: Any) -> Any:
    """It is the first player's turn; the session."""
    driver.app.games.new_game("aliens", NAMES[:players], {**DRILL, **options})
    session = driver.app.session
    question = session.view()["question"]
    if question and question["ask"] == "first_player":
        session.do("next", answer="P1")
    at_the_table(driver)
    return session


def at_the_table(driver: Driver) -> None:
    """As somebody finds the app who has closed everything."""
    driver.app.go(driver.app.playing.plain())
    driver.frames(4)


def read(driver: Driver) -> str:
    """All that can be read."""
    return " ".join(driver.texts())


def labels(driver: Driver) -> list[str]:
    """What can be pressed."""
    return [each.label for each in driver.walk() if getattr(each, "label", "") and hasattr(each, "on_release")]
