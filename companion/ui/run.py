"""Start the app where it belongs: its own folder, its own save, the language of the system."""

from __future__ import annotations

import locale
import os
from pathlib import Path

from companion.device import Device
from companion.device.real import RealDevice
from companion.packs.words import LANGUAGES


def home() -> Path:
    """Where games are kept: the app's private folder on a phone, the user's data folder elsewhere."""
    private = os.environ.get("ANDROID_PRIVATE")
    base = Path(private) if private else Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "airlock"
    base.mkdir(parents=True, exist_ok=True)
    return base


def language() -> str:
    """The system's language, if the app speaks it."""
    told = (os.environ.get("LANGUAGE") or locale.getlocale()[0] or "en")[:2]
    return told if told in LANGUAGES else "en"


def device() -> Device:
    """The thing the app runs on."""
    if "ANDROID_PRIVATE" in os.environ:
        from companion.device.android import AndroidDevice

        return AndroidDevice()
    return RealDevice()


def run() -> int:
    from kivy.config import Config

    Config.set("input", "mouse", "mouse,disable_multitouch")
    Config.set("graphics", "width", "412")
    Config.set("graphics", "height", "915")
    from companion.ui.app import AirlockApp

    AirlockApp(home(), language(), device=device()).run()
    return 0
