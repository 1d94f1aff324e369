"""To the ear, the hand, and those who can't read it: what of a moment is played, felt and said. Of a secret there is nothing."""

from __future__ import annotations

from pathlib import Path

from companion.show.playing import Moment
from companion.show.shell import Shell
from companion.show.tongue import word

SOUNDS = Path(__file__).resolve().parent.parent.parent / "assets" / "sounds"
CAPTIONS = {
    "click": word("a lock clicks"),
    "undo": word("a lock clicks backwards"),
    "latch": word("a latch falls"),
    "tap": word("a tap on metal"),
    "danger": word("taps, coming nearer"),
    "hit": word("a dull blow"),
    "miss": word("a rush of air"),
    "power_falls": word("a relay, a motor runs down"),
    "power_returns": word("a relay, a motor runs up"),
    "klaxon": word("two tones of a klaxon"),
    "heartbeat_1": word("a slow heartbeat"),
    "heartbeat_2": word("a heartbeat"),
    "heartbeat_3": word("a fast heartbeat"),
}
"""Each sound that all games have, in words."""
HEART = "heartbeat"


class Senses:
    """Plays, buzzes and speaks, as the settings want it."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.caption = ""
        """The sound that is heard, in words."""

    def give(self, moment: Moment) -> None:
        shell, settings, sense = self.shell, self.shell.settings, moment.sense
        sound = "" if sense.sound.startswith(HEART) and not settings.heartbeat else sense.sound
        if settings.vibration and sense.buzz:
            shell.device.buzz(sense.buzz)
        if settings.sound and sound:
            shell.device.play(SOUNDS / f"{sound}.wav", settings.volume)
        self.caption = shell.say(sense.says or CAPTIONS[sound]) if settings.captions and sound else ""
        if settings.speech and moment.aloud and not settings.talk:  # that says it when it can be seen
            shell.device.speak(moment.aloud, shell.say.language)
