"""The icon of an event in the Epilogue: after its effect everybody who does not fight rolls for noise (S3 3293)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.family import development, events
from companion.games.nemesis.aftermath.missions import ICON
from companion.kit.intent import Result
from companion.kit.rail import Question
from companion.table import Table

ROLLS = "noise_roll"


def _drawn(table: Table) -> Result:
    result = events.draw(table)
    if table.value("question") is None:
        _all_listen(table)
    return result


def _answered(table: Table, answer: Any, question: Question) -> Result:
    if question["ask"] == ROLLS:
        return development.answered(table, answer, question)
    result = events.answered(table, answer, question)
    if table.value("question") is None and table.value("phase") != "over":
        _all_listen(table)
    return result


def _all_listen(table: Table) -> None:
    """Once, and only for a card that shows it."""
    card = next((each for each in table.inside(events.DECK.discards) if table.kind(each) == table.word("event_card")), None)
    if card is not None and table.pieces[card].traits.get(ICON):
        development.all_listen(table)


STEP = replace(events.STEP, run=_drawn, answer=_answered)
