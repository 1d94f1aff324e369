"""What the app asks of the thing it runs on, and the twin that has none of it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Literal, Protocol

from companion.value import value

ENDINGS = (".json", ".zip", ".airlock", ".yaml")
"""What files of ours are called."""
PICTURES = (".jpg", ".jpeg", ".png")
"""What pictures are called."""
Fault = Literal["no_window", "unreadable"]
"""Why no file was chosen, though somebody wanted to: there is no window for it, or what was chosen can't be read."""
Fails = Callable[[Fault], object]
Address = tuple[str, str]
"""An interface by the system's name for it, "" where it has none, and its IPv4 address."""


@value
class Insets:
    """What the system keeps for itself at the edges, in pixels."""

    top: float = 0
    bottom: float = 0
    left: float = 0
    right: float = 0


class Device(Protocol):
    """Nothing here may fail a game: what the device can't do it leaves."""

    def buzz(self, pattern: tuple[int, ...]) -> None:
        """Vibrate for so many milliseconds, several with short pauses between."""

    def play(self, sound: Path, volume: float = 1.0) -> None: ...
    def loop(self, sounds: tuple[Path, ...], volume: float) -> None:
        """These go on and on, all others of them stop; none for silence."""

    def speak(self, text: str, language: str) -> None:
        """Say it in this language, if there is a voice for it; what is said already breaks off, for "" too."""

    def explores(self) -> bool:
        """Whether somebody finds their way by touch here, and hears what they touch."""

    def language(self) -> str:
        """Two letters, or "" where it can't be known."""

    def awake(self, on: bool) -> None:
        """Keep the screen on, or let the system darken it."""

    def hide(self, on: bool) -> None:
        """Keep the screen out of pictures and out of the list of recent apps."""

    def insets(self) -> Insets: ...

    def watch_insets(self, changed: Callable[[], object]) -> None:
        """Tell, on whatever thread, when they have changed without a change of the window's size."""

    def share(self, file: Path, kind: str, done: Callable[[str], object]) -> None:
        """Give a file (of this MIME type) to whoever wants it. Told, now or later, is where it lies; "" if it can't be given."""

    def pick(self, take: Callable[[Path], object], fails: Fails, endings: Collection[str] = ENDINGS) -> None:
        """Let somebody choose a file; nothing happens if nobody does. Told on whatever thread, and why if it can't be done."""

    def folders(self) -> tuple[Path, ...]:
        """Where somebody may look for files without the system's window, the likeliest first; none where no app may look."""

    def has_camera(self) -> bool:
        """Whether the system has a window in which somebody takes a picture for us."""

    def photograph(self, take: Callable[[Path], object]) -> None:
        """Let somebody take a picture; nothing happens if nobody does. Told on whatever thread, for as long as that takes."""

    def addresses(self) -> tuple[Address, ...]:
        """Where phones nearby may reach this one, the likeliest first: a hotspot of its own, then the network it is in."""

    def may_share(self) -> bool:
        """Whether the system lets phones nearby reach this one."""

    def ask_to_share(self, answer: Callable[[bool], object]) -> None:
        """Let whoever holds it say so, if the system wants that. Told on whatever thread, at once where nobody is asked."""

    def leave(self) -> None:
        """The app ends: nothing is left behind."""


class NullDevice:
    """A table without a phone: tests, and desktops that have nothing of this."""

    def buzz(self, pattern: tuple[int, ...]) -> None: ...
    def play(self, sound: Path, volume: float = 1.0) -> None: ...
    def loop(self, sounds: tuple[Path, ...], volume: float) -> None: ...
    def speak(self, text: str, language: str) -> None: ...
    def explores(self) -> bool:
        return False

    def language(self) -> str:
        return ""

    def awake(self, on: bool) -> None: ...
    def hide(self, on: bool) -> None: ...

    def insets(self) -> Insets:
        return Insets()

    def watch_insets(self, changed: Callable[[], object]) -> None: ...

    def share(self, file: Path, kind: str, done: Callable[[str], object]) -> None:
        done(str(file))

    def pick(self, take: Callable[[Path], object], fails: Fails, endings: Collection[str] = ENDINGS) -> None:
        fails("no_window")

    def folders(self) -> tuple[Path, ...]:
        return ()

    def has_camera(self) -> bool:
        return False

    def photograph(self, take: Callable[[Path], object]) -> None: ...
    def addresses(self) -> tuple[Address, ...]:
        return ()

    def may_share(self) -> bool:
        return True

    def ask_to_share(self, answer: Callable[[bool], object]) -> None:
        answer(True)

    def leave(self) -> None: ...
