"""What a value set by hand may be."""

from __future__ import annotations

from collections.abc import Callable

from companion.kit.intent import shown
from companion.table import Json, Refused, Table

MOST_ROUNDS, MOST_CARDS, MOST_INJURIES = 99, 27, 30
"""More than any game has seen."""

Fixer = Callable[[Table, list[str], Json], None]
"""Sets what a path names, after its first part."""


def wrong(path: str, value: Json) -> Refused:
    return Refused("value_cannot_be", path=path, value=shown(value))


def whole(path: str, value: Json, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise wrong(path, value)
    return value


def word(path: str, value: Json, words: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in words:
        raise wrong(path, value)
    return value


def yes_no(path: str, value: Json) -> bool:
    if not isinstance(value, bool):
        raise wrong(path, value)
    return value


def fields(path: str, value: Json, allowed: tuple[str, ...]) -> dict[str, Json]:
    if not isinstance(value, dict) or not value or not set(value) <= set(allowed):
        raise wrong(path, value)
    return value


def end_of_path(path: str, parts: list[str]) -> None:
    if parts:
        raise Refused("nothing_to_fix", path=".".join([path, *parts]))


def elsewhere(table: Table, prefix: str, fits: Callable[[str], bool]) -> str | None:
    """A piece that fits: out of the box or spent first, from the board last."""
    found = [piece for piece in table.pieces if piece.startswith(prefix) and fits(piece)]
    found.sort(key=lambda piece: table.where(piece) not in ("css.box", "css.spent", "contingency.pool"))
    return found[0] if found else None
