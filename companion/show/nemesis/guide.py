"""One round of Nemesis, for those who play for the first time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.calling import GuideStep
from companion.show.tongue import word

GUIDE = (
    GuideStep(word("DRAW TO FIVE"), word("Contamination counts. In working cabins up to six."), "draw-card", rule="draw_cards"),
    GuideStep(word("PASS THE FLAG"), word("To the left, but not in round 1."), "first-player", rule="pass_first_player"),
    GuideStep(word("TWO ACTIONS EACH"), word("Two each, in turns, until all have passed."), "tab-crew", rule="player_turns"),
    GuideStep(
        word("EACH STEP MAKES NOISE"),
        word("Moved into an empty room? Roll. A number with a marker already: encounter."),
        "noise",
        word("NOISE ROLL"),
        "noise_roll",
    ),
    GuideStep(
        word("ALL PASSED"),
        word("Time, attacks, fire, an event, a token; the app leads through them."),
        "round-end",
        word("END ROUND"),
        "time",
    ),
)


def guided(view: Mapping[str, Any]) -> int:
    """Hands are full and turns run, until the round ends."""
    return 4 if view["phase"] == "event" else 2
