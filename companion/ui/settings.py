"""Settings: few, each a value that the theme or a sense reads; kept in one small file that is swapped, never half written."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from companion.packs.words import LANGUAGES
from companion.smallfile import swap, told_in

TEXT_SCALES = (1.0, 1.25, 1.5, 2.0)


@dataclass(frozen=True, slots=True)
class Settings:
    text_scale: float = 1.0
    left_hand: bool = False
    fast: bool = False
    """No ceremony: every duration is nought."""
    reduced: bool = False
    """Nothing travels: the seam lights, then a cut."""
    sound: bool = True
    vibration: bool = True
    speech: bool = False
    awake: bool = True
    ember: bool = True
    """Dim to a few ember numbers while nobody touches the screen."""
    two_way: bool = False
    """Results can be read from the other side of the table too."""
    mono: bool = False
    language: str = ""
    """"" for that of the system."""

    @staticmethod
    def load(path: Path) -> Settings:
        """What is in the file; anything odd in it is left at its start."""
        told, start = told_in(path), Settings()
        known: dict[str, Any] = {
            field.name: told[field.name] for field in fields(Settings)
            if isinstance(told.get(field.name), type(getattr(start, field.name)))
        }
        settings = replace(start, **known)
        if settings.language not in ("", *LANGUAGES):
            settings = replace(settings, language="")
        return settings if settings.text_scale in TEXT_SCALES else replace(settings, text_scale=1.0)

    def save(self, path: Path) -> None:
        swap(path, asdict(self))

    def turned(self, name: str) -> Settings:
        """The next value of one setting: on and off, or the next size."""
        if name == "text_scale":
            at = TEXT_SCALES.index(self.text_scale)
            return replace(self, text_scale=TEXT_SCALES[(at + 1) % len(TEXT_SCALES)])
        turned: dict[str, Any] = {name: not getattr(self, name)}
        return replace(self, **turned)
