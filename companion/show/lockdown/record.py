"""What each value of Lockdown's record is called, and how it is shown; the values and their bounds come from the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.common.record import Value
from companion.show.family import record as shared
from companion.show.family.intruders import PIECES
from companion.show.family.record import NO_YES, TURNS, shown
from companion.show.lockdown.endings import WAYS_OUT
from companion.show.lockdown.strip import section_name, slot_name
from companion.show.pictures.record import Look
from companion.show.tongue import Tongue, word

WORDS: Mapping[str, Mapping[Any, str]] = {
    **TURNS,
    "backup": {"red": word("OFF"), "blue": word("ON")},
    "power": {True: word("ON"), False: word("DARK")},
    "autodestruction_side": {"yellow": word("YELLOW"), "red": word("RED")},
    "gate_open": {False: word("SHUT"), True: word("OPEN")},
    "venting": NO_YES,
    "status": {"in": word("IN"), **{how: way.label for how, way in WAYS_OUT.items()}},
    **dict.fromkeys(("slime", "larva", "signal", "archive"), NO_YES),
}
"""Values that are one of a few words."""
LABELS: Mapping[str, tuple[str, str]] = {
    **shared.LABELS,
    "backup": (word("BACKUP"), "backup-on"),
    "autodestruction": (word("AUTODESTRUCTION"), "autodestruction"),
    "autodestruction_side": (word("AUTODESTRUCTION: SIDE"), "autodestruction"),
    "alert": (word("ALERT"), "alert"),
    "gate_open": (word("GATE"), "gate"),
    "venting": (word("VENTING"), "vent"),
    "knowledge": (word("KNOWLEDGE"), "knowledge"),
    "archive": (word("ARCHIVE"), "info"),
}
"""Values of which there is one, or one a seat."""
SLOTS = ("time", "autodestruction", "alert")


def look(value: Value, view: Mapping[str, Any], say: Tongue) -> Look:
    said = shown(value, WORDS, SLOTS, slot_name, view, say)
    if value.what == "power":
        return Look(section_name(value.about["section"], say), said, "powered" if value.now else "dark")
    if value.what == "token":
        return Look(say("{section}: TOKEN", section=section_name(value.about["section"], say)), said, "")
    if value.what in shared.ABOUT:
        label, symbol = shared.ABOUT[value.what](value, PIECES, view, say)
        return Look(label, said, symbol)
    label, symbol = LABELS[value.what]
    return Look(say(label), said, symbol)
