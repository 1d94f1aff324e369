"""What the app asks of the thing it runs on, and the twin that has none of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Insets:
    """What the system keeps for itself at the edges, in pixels."""

    top: float = 0
    bottom: float = 0


class Device(Protocol):
    """Nothing here may fail a game: what the device can't do it leaves."""

    def buzz(self, pattern: tuple[int, ...]) -> None:
        """Vibrate for so many milliseconds, several with short pauses between."""

    def play(self, sound: Path, volume: float = 1.0) -> None: ...
    def speak(self, text: str, language: str) -> None: ...

    def awake(self, on: bool) -> None:
        """Keep the screen on, or let the system darken it."""

    def hide(self, on: bool) -> None:
        """Keep the screen out of pictures and out of the list of recent apps."""

    def insets(self) -> Insets: ...

    def share(self, file: Path, kind: str) -> str:
        """Give a file (of this MIME type) to whoever wants it; where it lies now, "" if it could not be given."""

    def pick(self, take: Callable[[Path], object]) -> None:
        """Let somebody choose a file; nothing happens if nobody does."""


class NullDevice:
    """A table without a phone: tests, and desktops that have nothing of this."""

    def buzz(self, pattern: tuple[int, ...]) -> None: ...
    def play(self, sound: Path, volume: float = 1.0) -> None: ...
    def speak(self, text: str, language: str) -> None: ...
    def awake(self, on: bool) -> None: ...
    def hide(self, on: bool) -> None: ...

    def insets(self) -> Insets:
        return Insets()

    def share(self, file: Path, kind: str) -> str:
        return str(file)

    def pick(self, take: Callable[[Path], object]) -> None: ...
