"""The ship can be heard: a hum for each part that has power, something in the vents, and a pulse that slows as time runs out.

What it sounds like is found from what everybody may see, so it tells nobody a secret. It is off until somebody wants it, has a
volume of its own, and is silent wherever sound is off, no game is open, or the app is not in front.
"""

from __future__ import annotations

from companion.show.calling import Breath
from companion.show.senses import SOUNDS
from companion.show.shell import Shell

GO_ON = (*(f"hum_{number}" for number in range(1, 5)), "vents", *(f"pulse_{number}" for number in range(1, 4)))
"""Every sound that goes on: four hums, what moves in the vents, and the pulse, the third the slowest."""


def voices(breath: Breath) -> tuple[str, ...]:
    """Which sounds go on, by their names.

    >>> voices(Breath(hums=(1, 3), vents=True, pulse=2))
    ('hum_1', 'hum_3', 'vents', 'pulse_2')
    """
    hums = tuple(f"hum_{number}" for number in breath.hums)
    return (*hums, *(("vents",) if breath.vents else ()), *((f"pulse_{breath.pulse}",) if breath.pulse else ()))


class Breathing:
    """What goes on, until something else is to be heard."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self._heard: tuple[tuple[str, ...], float] = (), 0.0

    def follow(self, breath: Breath) -> None:
        """From now on this is how it sounds."""
        settings = self.shell.settings
        wanted = voices(breath) if settings.sound and settings.ship else ()
        self._go_on(wanted, settings.ship_volume if wanted else 0.0)

    def still(self) -> None:
        """Somebody has gone, or paused."""
        self._go_on((), 0.0)

    def _go_on(self, wanted: tuple[str, ...], volume: float) -> None:
        if (wanted, volume) != self._heard:
            self._heard = wanted, volume
            self.shell.device.loop(tuple(SOUNDS / f"{each}.wav" for each in wanted), volume)
