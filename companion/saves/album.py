"""Pictures of the board, one a game, beside the save: taken when an evening is paused, and gone with the game."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from companion.saves.beside import PICTURES
from companion.table import Refused

KINDS = {b"\xff\xd8\xff": ".jpg", b"\x89PNG": ".png"}
"""How the files begin that can be shown, and how they end here."""
LARGEST = 40 << 20
"""No camera of a phone makes more bytes of a table."""
EXIF, ORIENTATION = b"Exif\0\0", 0x0112
TURNS = {3: 180, 6: 270, 8: 90}
"""By how much a picture is turned to stand upright, in degrees against the clock, by what the camera wrote into it."""


class Album:
    """The folder with the pictures; a game is named by its seal, so that its picture goes with it to another phone."""

    def __init__(self, home: Path) -> None:
        self.folder = home / PICTURES

    def keep(self, game: str, file: Path) -> Path:
        """Keep a picture in the place of the one before; Refused where it is none, or where there is no room."""
        try:
            content = file.read_bytes() if file.stat().st_size <= LARGEST else b""
        except OSError:
            content = b""
        ending = next((ending for begins, ending in KINDS.items() if content.startswith(begins)), "")
        if not ending:
            raise Refused("no_picture")
        try:
            self.folder.mkdir(exist_ok=True)
            part = self.folder / f"{game}.part"
            part.write_bytes(content)
            self.forget((game,))
            return part.replace(self.folder / f"{game}{ending}")
        except OSError:
            raise Refused("disk_is_full") from None

    def find(self, game: str) -> Path | None:
        """The picture of a game."""
        return next((file for ending in KINDS.values() if (file := self.folder / f"{game}{ending}").is_file()), None)

    def forget(self, games: Collection[str]) -> None:
        for game in games:
            for ending in KINDS.values():
                (self.folder / f"{game}{ending}").unlink(missing_ok=True)


def turned(content: bytes) -> int:
    """By how many degrees against the clock a picture must be turned to stand upright; 0 where nothing in it says so.

    >>> tag = (0x0112).to_bytes(2, "big") + (3).to_bytes(2, "big") + (1).to_bytes(4, "big") + (6).to_bytes(2, "big") + bytes(2)
    >>> exif = EXIF + b"MM" + (42).to_bytes(2, "big") + (8).to_bytes(4, "big") + (1).to_bytes(2, "big") + tag
    >>> turned(b"\\xff\\xd8\\xff\\xe1" + (len(exif) + 2).to_bytes(2, "big") + exif), turned(b"\\x89PNG"), turned(b"")
    (270, 0, 0)
    """
    start = content.find(EXIF, 0, 1 << 16)
    if start < 0:
        return 0
    exif = content[start + len(EXIF) :]
    order = "little" if exif[:2] == b"II" else "big"

    def number(at: int, size: int) -> int:
        return int.from_bytes(exif[at : at + size], order)  # type: ignore[arg-type]

    first = number(4, 4)
    for at in range(first + 2, first + 2 + 12 * min(number(first, 2), 64), 12):
        if number(at, 2) == ORIENTATION:
            return TURNS.get(number(at + 8, 2), 0)
    return 0
