"""A real device: plyer for buzz and speech, Kivy for sound and the screen, the system's window for files; loaded when wanted."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from functools import wraps
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec

from companion.device.folders import downloads, folders
from companion.device.port import ENDINGS, Address, Fails, Insets

if TYPE_CHECKING:
    from companion.device.dialogs import Dialogs

P = ParamSpec("P")
PAUSE = 60
"""Milliseconds between two buzzes."""


def or_not(act: Callable[P, None]) -> Callable[P, None]:
    """What the device can't do it leaves, and says so once in the log."""
    said: set[str] = set()

    @wraps(act)
    def tried(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            act(*args, **kwargs)
        except Exception as error:  # plyer raises anything from NotImplementedError to a missing program
            if act.__name__ not in said:
                said.add(act.__name__)
                logging.getLogger("airlock").info("this device can't %s: %r", act.__name__, error)

    return tried


class RealDevice:
    """Any system that Kivy runs on."""

    def __init__(self) -> None:
        self._sounds: dict[Path, Any] = {}
        self._looped: set[Path] = set()
        self._dialogs: Dialogs | None = None

    def buzz(self, pattern: tuple[int, ...]) -> None:
        """A desktop has nothing that buzzes."""

    @or_not
    def play(self, sound: Path, volume: float = 1.0) -> None:
        if found := self._loaded(sound):
            found.stop()
            found.volume = volume
            found.play()

    @or_not
    def loop(self, sounds: tuple[Path, ...], volume: float) -> None:
        for each in self._looped - set(sounds):
            self._sounds[each].loop = False
            self._sounds[each].stop()
        for each in sounds:
            if found := self._loaded(each):
                found.volume = volume
                if each not in self._looped:
                    found.loop = True
                    found.play()
        self._looped = {each for each in sounds if self._sounds.get(each)}

    def _loaded(self, sound: Path) -> Any:
        """None where it can't be played."""
        if sound not in self._sounds:
            from kivy.core.audio import SoundLoader

            self._sounds[sound] = SoundLoader.load(str(sound))
        return self._sounds[sound]

    @or_not
    def speak(self, text: str, language: str) -> None:
        from plyer import tts

        tts.speak(message=text)

    def explores(self) -> bool:
        """A reader of a desktop reads windows of its own making, and this is none: it is turned on under SETTINGS."""
        return False

    @or_not
    def awake(self, on: bool) -> None:
        from kivy.core.window import Window

        Window.allow_screensaver = not on

    def language(self) -> str:
        """The environment says it."""
        return ""

    def hide(self, on: bool) -> None:
        """A desktop window has no such flag."""

    def insets(self) -> Insets:
        return Insets()

    def watch_insets(self, changed: Callable[[], object]) -> None:
        """There are none."""

    def share(self, file: Path, kind: str, done: Callable[[str], object]) -> None:
        """A desktop has no sheet to share with: the file goes where files of other programs come down, beside what lies there."""
        try:
            done(str(copied(file, downloads())))
        except OSError as error:
            logging.getLogger("airlock").info("this device can't share: %r", error)
            done("")

    def pick(self, take: Callable[[Path], object], fails: Fails, endings: Collection[str] = ENDINGS) -> None:
        from companion.device.dialogs import Dialogs, Wanted

        self._dialogs = self._dialogs or Dialogs()
        self._dialogs.open(Wanted(downloads(), tuple(endings)), take, fails)

    def folders(self) -> tuple[Path, ...]:
        return folders()

    def has_camera(self) -> bool:
        """A desktop has no window for it: a picture can be chosen."""
        return False

    def photograph(self, take: Callable[[Path], object]) -> None:
        """Nobody asks for it here."""

    def addresses(self) -> tuple[Address, ...]:
        from companion.device.addresses import here

        return here()

    def may_share(self) -> bool:
        """A desktop has no such leave; where its firewall has a say, it asks by itself."""
        return True

    def ask_to_share(self, answer: Callable[[bool], object]) -> None:
        answer(True)

    def leave(self) -> None:
        if self._looped:
            self.loop((), 0)
        if self._dialogs is not None:
            self._dialogs.leave()


def copied(file: Path, folder: Path) -> Path:
    """A file in another folder, whole or not at all; one of the same name that lies there is somebody's, and stays."""
    import shutil  # with every packer there is; a start need not wait for it
    from filecmp import cmp

    names = chain((file.name,), (f"{file.stem} ({number}){file.suffix}" for number in count(2)))
    place = next(place for name in names if not (place := folder / name).exists() or cmp(file, place, shallow=False))
    part = place.with_name(f"{place.name}.part")
    try:
        shutil.copy(file, part)
        part.replace(place)
    except OSError:
        part.unlink(missing_ok=True)
        raise
    return place
