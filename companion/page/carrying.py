"""Files between a host without a window and its owner's browser, in parts as small as what is said otherwise."""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.device import ENDINGS, NullDevice

PART = 36 * 1024
"""So many bytes of a file go out at a time; what comes in has as many as a request has room for."""
MOST = 64 * 1024 * 1024
"""No file that comes in is larger."""
LONGEST = 80
"""A name of a file is no longer."""


class Carried(NullDevice):
    """What the host has made for its owner, and what its owner brings. To the parts of the app it is the device."""

    def __init__(self) -> None:
        self.file: Path | None = None
        """What may be taken."""
        self._coming, self._name, self._size = bytearray(), "", 0

    def share(self, file: Path, kind: str, done: Callable[[str], object]) -> None:
        """It lies on the host, and may be taken from there."""
        self.file = file
        done(str(file))

    @property
    def name(self) -> str:
        return self.file.name if self.file is not None else ""

    def part(self, name: str, at: int) -> dict[str, Any]:
        """So much of the file from there on; nothing of any other file."""
        if self.file is None or name != self.file.name or at < 0:
            raise LookupError(name)
        with self.file.open("rb") as file:
            file.seek(at)
            found = file.read(PART)
            return {"part": base64.b64encode(found).decode(), "of": file.seek(0, 2)}

    def comes(self, name: str, at: int, size: int, part: str) -> int:
        """A part of a file that is brought; how much of it is there. One that begins takes the place of what was not finished."""
        if not at:
            if not 0 < size <= MOST or Path(name).suffix.lower() not in ENDINGS:
                raise ValueError(name)
            self._coming, self._name, self._size = bytearray(), Path(name).name[-LONGEST:], size
        if at == len(self._coming) and (name, size) == (self._name, self._size):
            self._coming += base64.b64decode(part, validate=True)
        return len(self._coming)

    def came(self, take: Callable[[Path], object]) -> bool:
        """Whether all of it is there; then it is taken."""
        if not self._name or len(self._coming) < self._size:
            return False
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / self._name
            file.write_bytes(self._coming[: self._size])
            self._coming, self._name = bytearray(), ""
            take(file)
        return True
