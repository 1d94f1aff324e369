"""The alert of a mission: its card, its stages as lines, and how many ends of round are left for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from companion.show.nemesis.strip import TURNS
from companion.show.port import Port
from companion.show.tongue import Tongue
from companion.value import value

CHECKS = (3, 5)
"""Turns of the Epilogue on which an alert must be done."""

STAGES_PART = ";"


@value
class AlertStage:
    number: str
    state: Literal["done", "now"]
    title: str
    """What the card asks for in it, where the owner has typed it in."""
    says: str = ""
    brief: str = ""
    """The same where there is room for a few words."""


@value
class AlertCard:
    title: str
    stages: tuple[AlertStage, ...]
    left: str
    word: str
    """How many ends of round are left."""
    done: bool


def checked_at(view: Mapping[str, Any]) -> tuple[int, ...]:
    """The turns of the shuttle track on which it is checked."""
    return CHECKS if view["options"]["story"] == "epilogue" else (TURNS,)


def alert_card(view: Mapping[str, Any], port: Port, say: Tongue) -> AlertCard | None:
    """The card that runs; None where none does."""
    alert, shuttle = view["alert"], view["shuttle"]
    if alert is None:
        return None
    gone = TURNS - int(shuttle["left"]) if shuttle else 0
    due = next((turn for turn in checked_at(view) if turn > gone), TURNS)
    return AlertCard(
        port.words.name(alert["card"]).upper() if alert["card"] else say("ALERT"),
        tuple(_stages(alert, _asks(alert["card"], port), due, say)),
        str(due - gone),
        say("{n:END|ENDS}", n=due - gone),
        bool(alert["done"]),
    )


def _asks(card: str | None, port: Port) -> list[str]:
    """What the card asks for, with a semicolon between its stages."""
    found = next((item.effect for item in port.pack["alerts"].items if item.id == card), "")
    return [stage.strip() for stage in port.words.translated(found).split(STAGES_PART)] if found else []


def _stages(alert: Mapping[str, Any], asks: list[str], due: int, say: Tongue) -> Iterator[AlertStage]:
    """Those that are over, and the one that runs with what happens if it is not done."""
    last = int(alert["stage"])
    for number in range(1, last + 1):
        title = asks[number - 1] if number <= len(asks) else say("STAGE {n}", n=number)
        if number < last:
            yield AlertStage(str(number), "done", title)
        elif alert["done"]:
            yield AlertStage(str(number), "done", title, say("Done: it goes at the next check."))
        else:
            loses, brief = say("Not done at {turn}: everyone loses.", turn=due), say("DUE AT {turn}", turn=due)
            yield AlertStage(str(number), "now", title, loses, brief)
