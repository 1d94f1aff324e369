"""What the parts of the app may ask of the app: a few values, and to be shown again. So they need no window, and are typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from companion.device import Device
from companion.packs import Pack
from companion.session import Session
from companion.show.place import Place
from companion.show.settings import Settings
from companion.show.tongue import Tongue
from companion.table import Refused


class Shell(Protocol):
    """The app, as its parts see it."""

    home: Path
    device: Device
    say: Tongue
    settings: Settings
    notice: str
    """One sentence that stands until the next act."""

    @property
    def session(self) -> Session | None: ...
    @property
    def place(self) -> Place: ...
    def packs(self, name: str) -> Pack: ...
    def go(self, place: Place) -> None: ...
    def over(self, overlay: str) -> None: ...
    def close(self) -> None: ...
    def refresh(self) -> None: ...
    def refusal(self, refused: Refused, game: str = "") -> str: ...
    def turn(self, setting: str) -> None: ...


Later = Callable[[Callable[[], object]], object]
"""Does something in the next frame, on the thread of the window."""
