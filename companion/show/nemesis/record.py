"""What each value of Nemesis's record is called, and how it is shown; the values and their bounds come from the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.common.record import Value
from companion.show.family.record import ABOUT, LABELS, NO_YES, TURNS, shown
from companion.show.nemesis.endings import WAYS_OUT
from companion.show.nemesis.pieces import PIECES
from companion.show.pictures.record import Look
from companion.show.tongue import Tongue, word

WORDS: Mapping[str, Mapping[Any, str]] = {
    **TURNS,
    "venting": NO_YES,
    "queen_dead": NO_YES,
    "pod": {True: word("SHUT"), False: word("OPEN")},
    "status": {"in": word("IN"), **{how: way.label for how, way in WAYS_OUT.items()}},
    **dict.fromkeys(("slime", "larva", "signal"), NO_YES),
}
"""Values that are one of a few words."""
OWN = {
    **LABELS,
    "selfdestruct": (word("SELF-DESTRUCT"), "autodestruction"),
    "destination": (word("DESTINATION"), "destination"),
    "queen_dead": (word("QUEEN DEAD"), "queen"),
    "venting": (word("AIRLOCK"), "vent"),
}
"""Values of which there is one, or one a seat."""
SLOTS = ("time", "selfdestruct")


def look(value: Value, view: Mapping[str, Any], say: Tongue) -> Look:
    said = shown(value, WORDS, SLOTS, str, view, say)
    if value.what == "pod":
        return Look(say("POD {pod}", pod=value.about["pod"]), said, "locked" if value.now else "unlocked")
    if value.what in ABOUT:
        label, symbol = ABOUT[value.what](value, PIECES, view, say)
        return Look(label, said, symbol)
    label, symbol = OWN[value.what]
    return Look(say(label), said, symbol)
