"""What can be set by hand."""

from __future__ import annotations

from companion.games.beacon.setup import OIL
from companion.games.common import fixing
from companion.games.common.fixing import EVERYWHERE, end_of_path, whole
from companion.games.common.record import Record, number
from companion.kit.intent import Result, intent
from companion.table import Json, Table


def record(table: Table) -> Record:
    return {"board": [number("oil", "oil", table.number("oil"), 1, OIL)]}


def _oil(table: Table, parts: list[str], value: Json) -> None:
    end_of_path("oil", parts)
    table.set("oil", whole("oil", value, 1, OIL))


FIXERS = {**EVERYWHERE, "oil": _oil}
PATHS = ("round", "first_player", "decks.weather.top", "oil")
PATH, VALUE = fixing.shapes(record)


@intent(path=PATH, value=VALUE)
def fix(table: Table, path: str, value: Json) -> Result:
    """Set one value by hand; nothing follows from it."""
    return fixing.fixed(table, FIXERS, PATHS, ("decks",), path, value)
