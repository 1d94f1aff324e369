"""Start the app where it belongs: its own folder, its own save, the language of the system."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

from companion.device import Device, NullDevice
from companion.device.folders import language as spoken_here
from companion.device.home import home
from companion.device.real import RealDevice
from companion.window import light

if TYPE_CHECKING:
    from companion.window.app import AirlockApp

NAME = "Airlock"
CALLED = ("SDL_APP_NAME", "SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
"""What SDL asks for the class of a window, by which a desktop groups windows and finds their icon."""
KIVY, LOG = "kivy", "kivy.log"
"""What Kivy keeps for itself, in the app's folder and nowhere else."""


def language(thing: Device) -> str:
    """The system's language, if the app speaks it: a phone says it itself, elsewhere the environment does."""
    return spoken_here(thing.language())


def device(folder: Path) -> Device:
    """The thing the app runs on."""
    if "ANDROID_PRIVATE" in os.environ:
        from companion.device.android import AndroidDevice

        return AndroidDevice(folder)
    return RealDevice()


def _quiet(folder: Path) -> None:
    """What Kivy has to say about this machine goes into a file: on the terminal it reads as if the app had crashed."""
    os.environ["KIVY_HOME"] = str(folder / KIVY)
    (folder / KIVY).mkdir(exist_ok=True)
    log = logging.getLogger("kivy")
    log.setLevel(logging.WARNING)
    log.propagate = False
    log.addHandler(logging.FileHandler(folder / KIVY / LOG, "w", "utf-8", delay=True))


def built(folder: Path, thing: Device | None = None) -> AirlockApp:
    """The app that belongs to this folder, ready to run."""
    _begin()
    from companion.window.app import AirlockApp

    return AirlockApp(folder, language(thing or NullDevice()), device=thing)


def _begin() -> None:
    """Kivy as we want it, before it opens a window."""
    light.begin()
    from kivy.config import Config

    for option in Config.options("input"):  # a finger is the mouse here, and nothing else is looked for
        Config.remove_option("input", option)
    Config.set("input", "mouse", "mouse,disable_multitouch")
    Config.set("graphics", "multisamples", "0")  # texts and symbols are smooth as they are; it takes a sixth of the memory


def run() -> int:
    folder = home()
    thing = device(folder)
    if "ANDROID_PRIVATE" not in os.environ:
        _quiet(folder)
        _begin()
        called()
        _open_window(folder)
    app = built(folder, thing)
    if "ANDROID_PRIVATE" not in os.environ:
        app.bind(on_stop=lambda _: _left(folder))  # a window that is closed no longer knows where it was
    app.run()
    return 0


def called() -> None:
    """The window goes by the app's own name, not that of Python, unless somebody has called it otherwise."""
    for variable in CALLED:
        os.environ.setdefault(variable, NAME)


def _open_window(folder: Path) -> None:
    """No larger than the screen, and where it was left."""
    from kivy.config import Config

    from companion.device.desktop import LEAST, Frame, screen

    frame = Frame.first(screen(), folder)
    Config.set("graphics", "width", str(frame.width))
    Config.set("graphics", "height", str(frame.height))
    if frame.left >= 0:
        Config.set("graphics", "position", "custom")
        Config.set("graphics", "left", str(frame.left))
        Config.set("graphics", "top", str(frame.top))
    from kivy.core.window import Window

    Window.minimum_width, Window.minimum_height = LEAST


def _left(folder: Path) -> None:
    """Where the window is now."""
    from kivy.core.window import Window

    from companion.device.desktop import Frame

    Frame(*map(int, (*Window.system_size, Window.left, Window.top))).keep(folder)
