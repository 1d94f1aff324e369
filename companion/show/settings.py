"""Settings: few, each a value that the theme or a sense reads; kept in one small file that is swapped, never half written."""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any

from companion.packs.words import LANGUAGES
from companion.saves.smallfile import swap, told_in
from companion.value import value

TEXT_SCALES = (1.0, 1.25, 1.5, 2.0)
VOLUMES = (0.25, 0.5, 1.0)
STEPS: dict[str, tuple[float, ...]] = {"text_scale": TEXT_SCALES, "volume": VOLUMES, "ship_volume": VOLUMES}
"""Settings of several values; every other one is on or off."""


@value
class Settings:
    text_scale: float = 1.0
    left_hand: bool = False
    fast: bool = False
    """No ceremony: every duration is nought."""
    reduced: bool = False
    """Nothing travels: the seam lights, then a cut."""
    sound: bool = True
    volume: float = 1.0
    ship: bool = False
    """The ship can be heard all the time."""
    ship_volume: float = 1.0
    heartbeat: bool = True
    """A round begins with the heart of whoever looks at the board."""
    captions: bool = False
    """Sounds are said in words too."""
    hints: bool = True
    """What happens for the first time is explained once."""
    vibration: bool = True
    speech: bool = False
    talk: bool = False
    """The first touch says what is there, the second presses it."""
    talk_secrets: bool = False
    """What a thumb holds open is said too, for whoever has earphones on."""
    talk_offered: bool = False
    """Somebody was asked, on a phone whose own reader was on."""
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
        kept, start = told_in(path), Settings()
        known: dict[str, Any] = {
            field.name: kept[field.name]
            for field in fields(Settings)
            if isinstance(kept.get(field.name), type(getattr(start, field.name)))
        }
        settings = replace(start, **known)
        if settings.language not in ("", *LANGUAGES):
            settings = replace(settings, language="")
        odd: dict[str, Any] = {name: 1.0 for name, values in STEPS.items() if getattr(settings, name) not in values}
        return replace(settings, **odd)

    def save(self, path: Path) -> None:
        swap(path, asdict(self))

    def turned(self, name: str) -> Settings:
        """The next value of one setting."""
        values, now = STEPS.get(name, (False, True)), getattr(self, name)
        turned: dict[str, Any] = {name: values[(values.index(now) + 1) % len(values)]}
        return replace(self, **turned)
