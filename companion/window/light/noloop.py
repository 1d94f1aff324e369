"""Kivy's clock reads asyncio, TLS and all, for apps that run in its loop; ours does not. It saves a tenth of a bare start.

Whoever imports asyncio later gets the real one, and whoever runs Kivy in its loop too: Kivy asks for it by name once more then.
On Linux the clock also starts a program to find out how the C library is called; we know.
"""

from __future__ import annotations

import sys

from companion.window.light.outlines import standing_in

C_LIBRARY = {"ctypes.util": {"find_library": lambda name: f"lib{name}.so.6"}}


class _Event:
    """What the clock sets whenever something is to be done: nobody waits for it here."""

    def set(self) -> None: ...
    def clear(self) -> None: ...


def read_clock() -> None:
    known = C_LIBRARY if sys.platform == "linux" else {}
    with standing_in({"asyncio": {"Event": _Event, "wait_for": None}, **known}):
        import kivy.clock  # noqa: F401
