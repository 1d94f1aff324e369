"""The window on a desktop: no larger than the screen, and where and as large as it was left."""

from __future__ import annotations

import ctypes
from contextlib import suppress
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from companion.saves.smallfile import swap, told_in
from companion.value import value

FILE = "window.json"
PHONE = (412, 915)
LEAST = (320, 480)
MARGIN = 80
"""What a window manager takes for its bar and edges."""
VIDEO = 0x20


@value
class Frame:
    """Size and place of a window; a place below nought is left to the system."""

    width: int
    height: int
    left: int = -1
    top: int = -1

    @staticmethod
    def first(screen: tuple[int, int] | None, kept: Path) -> Frame:
        """As it was left, if the screen still has room for it; else a phone as high as the screen allows.

        >>> Frame.first((1366, 768), Path("nowhere"))
        Frame(width=412, height=688, left=477, top=40)
        """
        wide, high = screen or (PHONE[0] * 2, PHONE[1])
        kept_frame = told_in(kept / FILE)
        if all(isinstance(kept_frame.get(name), int) for name in ("width", "height", "left", "top")):
            frame = Frame(kept_frame["width"], kept_frame["height"], kept_frame["left"], kept_frame["top"])
            if frame.within(wide, high):
                return frame
        height = max(LEAST[1], min(PHONE[1], high - MARGIN))
        if screen is None:
            return Frame(PHONE[0], height)
        return Frame(PHONE[0], height, (wide - PHONE[0]) // 2, max(0, (high - height) // 2))

    def within(self, wide: int, high: int) -> bool:
        """Whether it is large enough, and all of it can be seen."""
        large = self.width >= LEAST[0] and self.height >= LEAST[1]
        return large and 0 <= self.left <= wide - self.width and 0 <= self.top <= high - self.height

    def keep(self, folder: Path) -> None:
        with suppress(OSError):  # a full disk: next time it opens as at first
            swap(folder / FILE, asdict(self))


class _Rect(ctypes.Structure):
    _fields_ = (("x", ctypes.c_int), ("y", ctypes.c_int), ("w", ctypes.c_int), ("h", ctypes.c_int))


def screen() -> tuple[int, int] | None:
    """The room that windows have, asked of the same library that will open ours; None where it can't be asked."""
    for library in _libraries():
        with suppress(OSError, AttributeError):
            sdl: Any = ctypes.CDLL(str(library))
            if sdl.SDL_InitSubSystem(VIDEO) != 0:
                return None
            bounds = _Rect()
            failed = sdl.SDL_GetDisplayUsableBounds(0, ctypes.byref(bounds))
            sdl.SDL_QuitSubSystem(VIDEO)
            return (bounds.w, bounds.h) if failed == 0 and bounds.w > 0 else None
    return None


def _libraries() -> list[Path]:
    """Where Kivy's wheels bring SDL along: Linux, macOS, Windows."""
    found = find_spec("kivy")
    if found is None or found.origin is None:
        return []
    kivy = Path(found.origin).parent
    return [
        *kivy.parent.glob("[Kk]ivy.libs/libSDL2-2*.so*"),
        *kivy.glob(".dylibs/SDL2"),
        *kivy.parent.parent.parent.glob("share/sdl2/bin/SDL2.dll"),
    ]
