"""Fix the record: every value that the rules let somebody set by hand, as rows with a step each way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.common.record import Record, Value
from companion.show.tongue import Tongue
from companion.value import value

Fix = tuple[str, Any]
"""A path and the value it would get."""
BOARD = "board"
"""The page that is checked line by line, and reached by itself."""


@value
class Look:
    """What a value is called, how it is shown, and its symbol."""

    label: str
    value: str
    symbol: str = ""


@value
class RecordLine:
    """One value: what it is called, how it stands, and what a step less or more would make of it."""

    label: str
    value: str
    less: Fix | None
    more: Fix | None
    symbol: str = ""


@value
class RecordPicture:
    pages: tuple[tuple[str, str], ...]
    """Name and label of each page."""
    page: str
    rows: tuple[RecordLine, ...]


def plain_look(value: Value, _: Mapping[str, Any], __: Tongue) -> Look:
    """By its path, as the door calls it."""
    return Look(value.path, str(value.now))


def record(
    page: str,
    values: Record,
    view: Mapping[str, Any],
    pages: Mapping[str, str],
    look: Callable[[Value, Mapping[str, Any], Tongue], Look],
    say: Tongue,
) -> RecordPicture:
    """One page of the record as it stands."""
    page = page if page in values else next(iter(values), "")
    shown = tuple((name, say(label)) for name, label in pages.items()) if page != BOARD else ()
    return RecordPicture(shown, page, tuple(_row(value, look(value, view, say)) for value in values.get(page, ())))


def _row(value: Value, look: Look) -> RecordLine:
    less, more = ((value.path, *step) if step else None for step in (value.less, value.more))
    return RecordLine(look.label, look.value, less, more, look.symbol)
