"""Rows out of the raw pages of an SQLite file, where SQLite itself can't read it any more.

A page that is whole gives its rows, whatever became of the pages around it. What is in a row is believed only if its sum says
so. The format of the file is that of SQLite's documentation ("Database File Format"): leaves of tables hold rows by their
number, pages of indexes hold rows of tables that have none, and what is too long for a page goes on in a chain of others.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from companion.saves.wal import FRAME, HEADER, log_of

INDEX, INDEX_LEAF, TABLE_LEAF = 0x02, 0x0A, 0x0D
FIRST = 100
"""The header of the file lies in front of the first page."""
USUAL = 4096
SIZES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""Bytes of a whole number, by its type."""

Row = tuple[Any, ...]
Pages = Mapping[int, bytes]


def rows(path: Path) -> Iterator[tuple[int | None, Row]]:
    """Every row: its number, None where its table has none, and its values."""
    size, whole = _size(path), _whole(path)
    for pages in (whole, _logged(path, size, whole)):
        for number, page in pages.items():
            yield from _on(page, FIRST if number == 1 else 0, pages)


def _size(path: Path) -> int:
    with path.open("rb") as file:
        noted = int.from_bytes(file.read(18)[16:18], "big")
    size = 65536 if noted == 1 else noted
    return size if size in (512, 1024, 2048, 4096, 8192, 16384, 32768, 65536) else USUAL


def _whole(path: Path) -> dict[int, bytes]:
    size, held = _size(path), path.read_bytes()
    return {at // size + 1: held[at : at + size] for at in range(0, len(held) - size + 1, size)}


def _logged(path: Path, size: int, whole: Pages) -> dict[int, bytes]:
    """The pages as the log has them, the newest of each; over those of the file."""
    log = log_of(path).read_bytes() if log_of(path).is_file() else b""
    found: dict[int, bytes] = dict(whole) if log else {}
    for start in range(HEADER, len(log) - FRAME - size + 1, FRAME + size):
        (number,) = struct.unpack(">I", log[start : start + 4])
        found[number] = log[start + FRAME : start + FRAME + size]
    return found


def _on(page: bytes, start: int, pages: Pages) -> Iterator[tuple[int | None, Row]]:
    kind = page[start] if len(page) > start + 8 else 0
    if kind not in (INDEX, INDEX_LEAF, TABLE_LEAF):
        return
    head, child = (12, 4) if kind == INDEX else (8, 0)
    cells = int.from_bytes(page[start + 3 : start + 5], "big")
    for cell in range(cells):
        at = start + head + 2 * cell
        try:
            yield _row(page, int.from_bytes(page[at : at + 2], "big") + child, kind == TABLE_LEAF, pages)
        except (IndexError, ValueError, KeyError):  # this row is damaged, the next one may be whole
            continue


def _row(page: bytes, at: int, of_table: bool, pages: Pages) -> tuple[int | None, Row]:
    payload, at = _varint(page, at)
    number = None
    if of_table:
        number, at = _varint(page, at)
    return number, _values(_payload(page, at, payload, of_table, pages))


def _payload(page: bytes, at: int, length: int, of_table: bool, pages: Pages) -> bytes:
    """What is on the page, and what goes on elsewhere."""
    size = len(page)
    most = size - 35 if of_table else (size - 12) * 64 // 255 - 23
    if length <= most:
        return _cut(page, at, length)
    least = (size - 12) * 32 // 255 - 23
    here = least + (length - least) % (size - 4)
    here = here if here <= most else least
    found, following = _cut(page, at, here), int.from_bytes(_cut(page, at + here, 4), "big")
    while len(found) < length:
        more = pages[following]
        found += more[4 : 4 + length - len(found)]
        following = int.from_bytes(more[:4], "big")
    return found


def _values(record: bytes) -> Row:
    """The values of a record: its header says the type of each."""
    end, at = _varint(record, 0)
    kinds = []
    while at < end:
        kind, at = _varint(record, at)
        kinds.append(kind)
    values: list[Any] = []
    for kind in kinds:
        if kind in SIZES:
            values.append(int.from_bytes(_cut(record, at, SIZES[kind]), "big", signed=True))
            at += SIZES[kind]
        elif kind in (8, 9):
            values.append(kind - 8)
        elif kind >= 12:
            length = (kind - 12) // 2
            text = _cut(record, at, length)
            values.append(text.decode() if kind % 2 else text)
            at += length
        else:
            values.append(None)
    return tuple(values)


def _cut(held: bytes, at: int, length: int) -> bytes:
    part = held[at : at + length]
    if len(part) != length or length < 0:
        raise ValueError("it breaks off")
    return part


def _varint(held: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends.

    >>> _varint(bytes([0x81, 0x00]), 0)
    (128, 2)
    """
    value = 0
    for count in range(9):
        byte = held[at + count]
        if count == 8:
            return value << 8 | byte, at + 9
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + count + 1
    raise AssertionError("nine bytes at most")
