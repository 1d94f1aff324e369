"""A phone: what the app asks of it, put to Android."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Collection
from pathlib import Path

from companion.device.android import window
from companion.device.android.documents import Documents
from companion.device.android.java import activity, java, level, unless_java
from companion.device.android.voice import Voice
from companion.device.port import ENDINGS, Address, Fails, Insets
from companion.device.real import PAUSE, RealDevice

EFFECTS = 26
"""From this level on a vibration is an effect."""


class AndroidDevice(RealDevice):
    """Sound and a screen that stays on are Kivy's; everything else is Android's own."""

    def __init__(self, kept: Path | None = None) -> None:
        super().__init__()
        folder = kept if kept is not None else Path(tempfile.gettempdir())
        self._documents, self._voice = Documents(folder / "incoming.json"), Voice()
        self._hidden = False
        self._watch: window.Watch | None = None

    @unless_java(None)
    def buzz(self, pattern: tuple[int, ...]) -> None:
        vibrator = activity().getSystemService(java("android.content.Context").VIBRATOR_SERVICE)
        if not pattern or not vibrator.hasVibrator():
            return
        waits = [each for number, shaking in enumerate(pattern) for each in (PAUSE if number else 0, shaking)]
        if level() >= EFFECTS:
            vibrator.vibrate(java("android.os.VibrationEffect").createWaveform(waits, -1))
        else:
            vibrator.vibrate(waits, -1)

    def speak(self, text: str, language: str) -> None:
        self._voice.say(text, language)

    @unless_java(False)
    def explores(self) -> bool:
        reader = activity().getSystemService(java("android.content.Context").ACCESSIBILITY_SERVICE)
        return bool(reader.isEnabled() and reader.isTouchExplorationEnabled())

    @unless_java("")
    def language(self) -> str:
        return str(java("java.util.Locale").getDefault().getLanguage())

    def hide(self, on: bool) -> None:
        """Only when it changes: every picture asks for it."""
        if on != self._hidden:
            self._hidden = on
            window.on_its_thread(window.cover if on else window.uncover)

    def insets(self) -> Insets:
        return window.insets()

    def watch_insets(self, changed: Callable[[], object]) -> None:
        self._watch = window.Watch(changed)

    def share(self, file: Path, kind: str, done: Callable[[str], object]) -> None:
        self._documents.share(file, kind, done)

    def pick(self, take: Callable[[Path], object], fails: Fails, endings: Collection[str] = ENDINGS) -> None:
        """Of every kind: providers call files as they like."""
        self._documents.pick(take, fails)

    def folders(self) -> tuple[Path, ...]:
        """An app sees no files of others."""
        return ()

    def has_camera(self) -> bool:
        return self._documents.has_camera()

    def photograph(self, take: Callable[[Path], object]) -> None:
        self._documents.photograph(take)

    def addresses(self) -> tuple[Address, ...]:
        from companion.device.android import network

        return network.addresses()

    def may_share(self) -> bool:
        from companion.device.android import network

        return network.may_share()

    def ask_to_share(self, answer: Callable[[bool], object]) -> None:
        from companion.device.android import network

        network.ask_to_share(answer)

    def leave(self) -> None:
        super().leave()
        self._voice.leave()
        self._documents.leave()
        if self._watch is not None:
            self._watch.leave()
            self._watch = None
