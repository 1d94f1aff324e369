"""Rows of the file of games: a charter, an entry or a note as text, and the sum by which it is known to be whole."""

from __future__ import annotations

import base64
import json
import zlib

from companion.charter import Charter
from companion.saves.evening import Evening
from companion.table import Json

PACKED = "z"
"""A body that begins so is packed; JSON never does."""
NOT_NOTED = "INSERT INTO evenings VALUES (?, 0, 0, '', 0)"
"""Of a game that nobody has noted yet; so each game has one."""
Row = tuple[Json, ...]


def row(table: str, *values: Json) -> tuple[str, Row]:
    """A row to insert: the values, the last of them a body that gets its sum."""
    places = ", ".join("?" * (len(values) + 1))
    return f"INSERT INTO {table} VALUES ({places})", (*values, total_of(values[-1]))


def noted(game: int, evening: Evening) -> tuple[str, Row]:
    """How a game stands, instead of what was noted before."""
    body = dense(evening.written())
    return "UPDATE evenings SET last = ?, body = ?, sum = ? WHERE game = ?", (evening.last, body, total_of(body), game)


def twice(game: int, charter: Charter) -> list[tuple[str, Row]]:
    """A charter, and once more in front of its entries: without one nothing of a game can be read."""
    body = folded(charter.written())
    return [row("games", game, body), row("entries", game, 0, body), (NOT_NOTED, (game,))]


def dense(value: Json) -> str:
    """JSON in as few letters as it takes."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def folded(value: Json) -> str:
    """A charter or a bookmark is long, and in each half of the file there should be room for entries: so it is packed."""
    return PACKED + base64.b64encode(zlib.compress(dense(value).encode("utf-8", "surrogatepass"), 9)).decode()


def unfolded(body: str) -> Json:
    """A charter or a bookmark as it was, packed or not, as older files have it."""
    if not body.startswith(PACKED):
        return json.loads(body)
    return json.loads(zlib.decompress(base64.b64decode(body[len(PACKED) :])).decode("utf-8", "surrogatepass"))


def is_whole(body: Json, total: Json) -> bool:
    """Whether a body is still what was written."""
    return isinstance(body, str) and total_of(body) == total


def total_of(body: str) -> int:
    """The sum that is kept beside a body."""
    return zlib.crc32(body.encode("utf-8", "surrogatepass"))
