"""The crew: what lies on the character boards, and the ways out."""

from __future__ import annotations

from companion.table import Json, Refused, Table, View

STATUS = ("in", "dead", "pod", "isolated", "bunker")
WAYS_OUT = STATUS[1:]

MOST_KNOWLEDGE = 8
"""The end of the knowledge track."""

BLANK: dict[str, Json] = {
    "larva": False,
    "slime": False,
    "knowledge": 1,
    "archive": False,
    "signal": False,
    "pod": "",
    "character": "",
    "looked": [],
    "entered": [],
}
"""What a seat starts with."""


def entered(table: Table, seat: str, what: str) -> None:
    """Somebody has set the knowledge or the signal of a seat, so that nobody need ask for it."""
    table.set(f"{seat}.entered", sorted({*table.value(f"{seat}.entered"), what}))


def sits_in_a_pod(table: Table | View, seat: str) -> bool:
    """S1 107-117: whoever does has passed."""
    return bool(table.value(f"{seat}.pod"))


def reached(table: Table, seat: str) -> None:
    """S0 1362: nothing reaches whoever sits in a pod."""
    if table.value(f"{seat}.pod"):
        raise Refused("sits_in_a_pod", seat=seat, pod=table.value(f"{seat}.pod"))


def learn(table: Table, seat: str, knowledge: int) -> int:
    """Move along the knowledge track; where the marker stands now."""
    reached = min(MOST_KNOWLEDGE, max(0, table.number(f"{seat}.knowledge") + knowledge))
    table.set(f"{seat}.knowledge", reached)
    return reached
