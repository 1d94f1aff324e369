"""The moment when the game ends: what ended it, and what that means, wherever the app is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.show.tongue import Tongue
from companion.value import value


def again(app: Any) -> None:
    """The same crew sits down once more."""
    app.games.again()


def follow(app: Any) -> None:
    """The game that goes on from this one."""
    app.games.follow()


def ways_on(app: Any) -> list[tuple[str, Callable[[Any], None]]]:
    """How this crew goes on, once the game is over."""
    if app.playing.view["phase"] != "over":
        return []
    prelude = app.playing.face.start.prelude
    sequel = [(app.say(prelude.label), follow)] if prelude and app.games.may_follow else []
    return [(app.say("SAME CREW AGAIN"), again), *sequel]


@value
class Ended:
    mark: str
    """Where the clock of the game stands."""
    headline: str
    role: str
    lines: tuple[str, ...]
    leads: str = ""
    """What comes next: the verdict; "" where there is none."""


def plain_end(view: Mapping[str, Any], say: Tongue, endings: Mapping[str, str], said: tuple[str, ...]) -> Ended:
    """What is the same in every game: the reasons, what was told, and where to go on."""
    reasons = (view["ending"] or {}).get("reasons", ())
    return Ended("", " + ".join(say(endings[reason]) for reason in reasons), "ink", said)
