"""BOX CODE: what an owner has read off the own box, as letters that can be sent, scanned, pasted and, if need be, typed."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

from companion.packs.model import PackError
from companion.packs.overlay import Overlay
from companion.table import Refused
from companion.value import value

NAME, FORMAT = "AIRBOX", 1
LETTERS, THEIRS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ", "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
"""Ours leave out I, L, O and U, which are read as others; a QR code packs every one of them tightly."""
MISREAD = str.maketrans("ILOU", "110V")
PART = 640
"""So many letters at most are in one part: a QR code of 93 squares, which a camera reads off a phone."""
MARK, CHECK = 4, 2
"""So many letters tell one code from another, and so many at the end of a part are its own check."""
MOST_PARTS = 60
MOST = 400_000
"""Bytes that a code may unfold to."""
PARTS = re.compile(rf"{NAME}(\d{{1,3}})-([0-9A-Z]{{{MARK}}})-(\d{{1,2}})-(\d{{1,2}})-([0-9A-Z\s-]*?)(?=\s*{NAME}\d|\s*$)")


@value
class BoxCode:
    """What a code says: boxes, and of which version each of their packs was."""

    boxes: tuple[Overlay, ...]
    versions: Mapping[str, int]


def parts(boxes: Sequence[Overlay], versions: Mapping[str, int]) -> tuple[str, ...]:
    """The code in parts, each short enough for one QR code; together, in any order, they are the code.

    >>> made = parts([Overlay("mine")], {"mine": 1})
    >>> len(made), made[0][:8]
    (1, 'AIRBOX1-')
    >>> read("  ".join(made)).versions
    {'mine': 1}
    """
    told = {"versions": {each.pack: versions[each.pack] for each in boxes}, "boxes": [_brief(each) for each in boxes]}
    packed = zlib.compress(json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode(), 9)
    letters = _letters(packed)
    chunks = [letters[at : at + PART] for at in range(0, len(letters), PART)]
    mark = _mark(packed)
    return tuple(f"{NAME}{FORMAT}-{mark}-{number}-{len(chunks)}-{chunk}{_check(chunk)}" for number, chunk in enumerate(chunks, 1))


def read(text: str) -> BoxCode:
    """The code in a text, whatever stands around its parts; or Refused with what is missing or damaged."""
    found = PARTS.findall(text.upper().replace("\u2013", "-").replace("\u2014", "-"))
    if not found:
        raise Refused("code_is_none")
    if newer := next((format_ for format_, *_ in found if int(format_) > FORMAT), ""):
        raise Refused("code_is_newer", version=int(newer), reads=FORMAT)
    if len({(mark.translate(MISREAD), of) for _, mark, _, of, _ in found}) > 1:
        raise Refused("code_is_mixed")
    of, chunks = int(found[0][3]), dict[int, str]()
    for _, _, number, _, letters in found:
        chunk = re.sub(r"[\s-]", "", letters).translate(MISREAD)
        if not chunk[:-CHECK] or _check(chunk[:-CHECK]) != chunk[-CHECK:]:
            raise Refused("code_is_damaged", part=int(number), of=of)
        chunks[int(number)] = chunk[:-CHECK]
    missing = [number for number in range(1, of + 1) if number not in chunks]
    if missing or not 0 < of <= MOST_PARTS:
        raise Refused("code_is_incomplete", missing=", ".join(map(str, missing[:MOST_PARTS])), of=of)
    return _unfolded("".join(chunks[number] for number in range(1, of + 1)), found[0][1].translate(MISREAD))


def _unfolded(letters: str, mark: str) -> BoxCode:
    whole = Refused("code_is_damaged", part=1, of=1)
    try:
        packed = _bytes(letters)
        if _mark(packed) != mark:
            raise whole
        unfolding = zlib.decompressobj()
        told = json.loads(unfolding.decompress(packed, MOST))
        if not unfolding.eof:
            raise whole
        boxes = Overlay.all_of({"boxes": [_whole(each) for each in told["boxes"]]}, "code")
        versions = {str(name): int(version) for name, version in told["versions"].items()}
    except (PackError, zlib.error, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise whole from None
    return BoxCode(boxes, versions)


def _brief(overlay: Overlay) -> dict[str, Any]:
    """An overlay with each correction as a short list."""
    written = overlay.written()
    return {**written, "corrections": [list(each.values()) for each in written["corrections"]]}


def _whole(written: Mapping[str, Any]) -> dict[str, Any]:
    names = ("component", "item", "field", "value")
    return {**written, "corrections": [dict(zip(names, each, strict=True)) for each in written["corrections"]]}


def _letters(packed: bytes) -> str:
    return base64.b32encode(packed).decode().rstrip("=").translate(str.maketrans(THEIRS, LETTERS))


def _bytes(letters: str) -> bytes:
    theirs = letters.translate(str.maketrans(LETTERS, THEIRS))
    return base64.b32decode(theirs + "=" * (-len(theirs) % 8))


def _mark(packed: bytes) -> str:
    return _letters(hashlib.sha256(packed).digest())[:MARK]


def _check(chunk: str) -> str:
    """Two letters that are others if one letter of the chunk is."""
    found = zlib.crc32(chunk.encode()) % len(LETTERS) ** CHECK
    return LETTERS[found // len(LETTERS)] + LETTERS[found % len(LETTERS)]
