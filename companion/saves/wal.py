"""The write-ahead log beside a save: whether everything that was committed into it can still be read.

SQLite reads the log up to the first frame whose checksum is wrong and takes the rest for a write that never finished.
After a kill that is right: frames are written in order, so only the last can be broken off. But a damaged byte further
up would silently cost every entry behind it, so we look first.
"""

from __future__ import annotations

import struct
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
    magic, _, page, _, *salts = struct.unpack(">6I", log[:24])
    if magic not in BYTE_ORDERS or page < 512 or not path.stat().st_size:
        return False
    words = f"{BYTE_ORDERS[magic]}II"
    sums = _add(words, log[:24], (0, 0))
    if sums != struct.unpack(">II", log[24:HEADER]):
        return False
    readable = True
    for start in range(HEADER, len(log) - FRAME - page + 1, FRAME + page):
        head = log[start : start + FRAME]
        if list(struct.unpack(">2I", head[8:16])) != salts:
            readable = False  # an older log lies underneath, or this one is damaged here; what follows tells
            continue
        if not readable:
            return False
        sums = _add(words, head[:8] + log[start + FRAME : start + FRAME + page], sums)
        readable = sums == struct.unpack(">II", head[16:])
    return True


def _add(words: str, data: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    """SQLite's running checksum over pairs of 32-bit words."""
    first, second = sums
    for one, other in struct.iter_unpack(words, data):
        first = (first + one + second) & WORD
        second = (second + other + first) & WORD
    return first, second
