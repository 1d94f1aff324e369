"""What a light start and quick pages rest on: tricks with Kivy that a reader would not expect, each in a module of its own.

Each can be taken out: without any of them the app does the same, later. They act while Kivy is read, so they come before the
first import.
"""

from __future__ import annotations

import gc
import os
import sys

SWITCHES = {"KIVY_NO_CONFIG": "1", "KIVY_IMAGE": "sdl2", "KIVY_TEXT": "sdl2", "KIVY_WINDOW": "sdl2"}
"""Kivy's own: no file of settings that somebody else may have written, and nothing looked for that we would not use."""


def begin() -> None:
    """Before anything imports Kivy."""
    if "kivy" in sys.modules:
        return
    gc.disable()  # until the first frame nothing is waste, and looking for it takes a tenth of the start
    for name, value in SWITCHES.items():
        os.environ.setdefault(name, value)
    from companion.window.light import seldom

    seldom.postpone()
    from companion.window.light import noloop, style  # the first to read Kivy

    noloop.read_clock()
    style.read_builder()
    from companion.window.light import boxes, compiled, unused  # they read what style has prepared

    compiled.install()
    unused.read_the_rest()
    boxes.install()
