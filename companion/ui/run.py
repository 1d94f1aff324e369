"""Start the app where it belongs: its own folder, its own save, the language of the system."""

from __future__ import annotations

import locale
import logging
import os
from pathlib import Path

from companion.device import Device
from companion.device.real import RealDevice
from companion.packs.words import LANGUAGES

KIVY, LOG = "kivy", "kivy.log"
"""What Kivy keeps for itself, in the app's folder and nowhere else."""


def home() -> Path:
    """Where games are kept: the app's private folder on a phone, the user's data folder elsewhere."""
    private = os.environ.get("ANDROID_PRIVATE")
    base = Path(private) if private else Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "airlock"
    base.mkdir(parents=True, exist_ok=True)
    return base


def language() -> str:
    """The system's language, if the app speaks it."""
    told = (os.environ.get("LANGUAGE") or locale.getlocale()[0] or "en")[:2].lower()
    return told if told in LANGUAGES else "en"


def device() -> Device:
    """The thing the app runs on."""
    if "ANDROID_PRIVATE" in os.environ:
        from companion.device.android import AndroidDevice

        return AndroidDevice()
    return RealDevice()


def _quiet(folder: Path) -> None:
    """What Kivy has to say about this machine goes into a file: on the terminal it reads as if the app had crashed."""
    os.environ["KIVY_HOME"] = str(folder / KIVY)
    (folder / KIVY).mkdir(exist_ok=True)
    log = logging.getLogger("kivy")
    log.setLevel(logging.WARNING)
    log.propagate = False
    log.addHandler(logging.FileHandler(folder / KIVY / LOG, "w", "utf-8", delay=True))


def run() -> int:
    folder, thing = home(), device()
    on_phone = "ANDROID_PRIVATE" in os.environ
    if not on_phone:
        _quiet(folder)
    from kivy.config import Config

    Config.set("input", "mouse", "mouse,disable_multitouch")
    if not on_phone:
        _open_window(folder)
    from companion.ui.app import AirlockApp

    AirlockApp(folder, language(), device=thing).run()
    return 0


def _open_window(folder: Path) -> None:
    """No larger than the screen, where it was left; a finger is the mouse here, and nothing else is looked for."""
    from kivy.config import Config

    from companion.device.desktop import LEAST, Frame, screen

    frame = Frame.first(screen(), folder)
    for option in Config.options("input"):
        if option != "mouse":
            Config.remove_option("input", option)
    Config.set("graphics", "width", str(frame.width))
    Config.set("graphics", "height", str(frame.height))
    if frame.left >= 0:
        Config.set("graphics", "position", "custom")
        Config.set("graphics", "left", str(frame.left))
        Config.set("graphics", "top", str(frame.top))
    from kivy.core.window import Window

    Window.minimum_width, Window.minimum_height = LEAST
    Window.bind(on_close=lambda *_: Frame(*map(int, (*Window.system_size, Window.left, Window.top))).keep(folder))
