"""The write-ahead log beside a save: whether everything that was committed into it can still be read, and which pages it holds.

SQLite reads the log up to the first frame whose checksum is wrong and takes the rest for a write that never finished.
After a kill that is right: frames are written in order, so only the last can be broken off. But a damaged byte further
up would silently cost every entry behind it, so we look first.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

HEADER, FRAME = 32, 24
BYTE_ORDERS = {0x377F0682: "<", 0x377F0683: ">"}
WORD = 0xFFFFFFFF


def log_of(path: Path) -> Path:
    """The log that belongs to a save."""
    return path.with_name(f"{path.name}-wal")


def holds_together(path: Path) -> bool:
    """Whether nothing of this save's log lies behind a frame that can't be read; the very last may be a broken-off write."""
    try:
        log = log_of(path).read_bytes()
    except OSError:
        return True
    if len(log) < HEADER + FRAME:
        return True
    if not path.stat().st_size:
        return False
    found = _frames(log)
    if found is None:
        return False
    readable = True
    for _, _, ours, whole in found:
        if not ours:
            readable = False  # an older log lies underneath, or this one is damaged here; what follows tells
            continue
        if not readable:
            return False
        readable = whole
    return True


def pages_in_log(path: Path) -> frozenset[int]:
    """The numbers of the pages that the log holds of what was committed."""
    log = log_of(path).read_bytes() if log_of(path).is_file() else b""
    committed: frozenset[int] = frozenset()
    pages: set[int] = set()
    for number, commits, ours, whole in _frames(log) or ():
        if not (ours and whole):
            break
        pages.add(number)
        if commits:
            committed = frozenset(pages)
    return committed


def _frames(log: bytes) -> Iterator[tuple[int, bool, bool, bool]] | None:
    """Of each frame the number of its page, and whether a write ends with it, it is of this log, and it is whole; None where the
    log has no header that holds."""
    if len(log) < HEADER + FRAME:
        return None
    magic, _, page, _, *salts = struct.unpack(">6I", log[:24])
    if magic not in BYTE_ORDERS or page < 512:
        return None
    words = f"{BYTE_ORDERS[magic]}II"
    first = _add(words, log[:24], (0, 0))
    if first != struct.unpack(">II", log[24:HEADER]):
        return None
    return _each(log, page, salts, words, first)


def _each(log: bytes, page: int, salts: list[int], words: str, sums: tuple[int, int]) -> Iterator[tuple[int, bool, bool, bool]]:
    for start in range(HEADER, len(log) - FRAME - page + 1, FRAME + page):
        head = log[start : start + FRAME]
        number, size, *marks = struct.unpack(">4I", head[:16])
        if marks != salts:
            yield number, size > 0, False, False
            continue
        sums = _add(words, head[:8] + log[start + FRAME : start + FRAME + page], sums)
        yield number, size > 0, True, sums == struct.unpack(">II", head[16:])


def _add(words: str, data: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    """SQLite's running checksum over pairs of 32-bit words."""
    first, second = sums
    for one, other in struct.iter_unpack(words, data):
        first = (first + one + second) & WORD
        second = (second + other + first) & WORD
    return first, second
