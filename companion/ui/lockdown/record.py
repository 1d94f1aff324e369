"""What each value of Lockdown's record is called, and how it is shown; the values and their bounds come from the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.common.record import Value
from companion.ui.family.intruders import PIECES
from companion.ui.lockdown.endings import WAYS_OUT
from companion.ui.lockdown.strip import section_name, slot_name
from companion.ui.pictures.names import lettered, seat_name
from companion.ui.pictures.record import Look
from companion.ui.tongue import Tongue, word

NO_YES = {False: word("NO"), True: word("YES")}
WORDS: Mapping[str, Mapping[Any, str]] = {
    "backup": {"red": word("OFF"), "blue": word("ON")}, "power": {True: word("ON"), False: word("DARK")},
    "autodestruction_side": {"yellow": word("YELLOW"), "red": word("RED")},
    "gate_open": {False: word("SHUT"), True: word("OPEN")}, "venting": NO_YES,
    "status": {"in": word("IN"), **{how: way.label for how, way in WAYS_OUT.items()}},
    **dict.fromkeys(("slime", "larva", "signal", "archive"), NO_YES),
}
"""Values that are one of a few words."""
LABELS: Mapping[str, tuple[str, str]] = {
    "round": (word("ROUND"), "round-end"), "time": (word("TIME"), "time"), "backup": (word("BACKUP"), "backup-on"),
    "autodestruction": (word("SELF-DESTRUCT"), "autodestruction"),
    "autodestruction_side": (word("DESTRUCT: SIDE"), "autodestruction"),
    "alert": (word("ALERT"), "alert"), "gate_open": (word("GATE"), "gate"), "venting": (word("VENTING"), "vent"),
    "fire": (word("FIRE"), "fire"), "malfunction": (word("MALFUNCTION"), "malfunction"), "eggs": (word("EGGS"), "egg"),
    "first_player": (word("FIRST PLAYER"), "first-player"), "contamination": (word("CONTAMINATION"), "contamination"),
    "knowledge": (word("KNOWLEDGE"), "knowledge"), "slime": (word("SLIME"), "slime"), "larva": (word("LARVA"), "larva-on-board"),
    "signal": (word("SIGNAL"), "signal"), "archive": (word("ARCHIVE"), "info"),
}
"""Values of which there is one, or one a seat."""
SLOTS = ("time", "autodestruction", "alert")


def look(value: Value, view: Mapping[str, Any], say: Tongue) -> Look:
    shown = _shown(value, view, say)
    if value.what in ABOUT:
        label, symbol = ABOUT[value.what](value, view, say)
        return Look(label, shown, symbol)
    label, symbol = LABELS[value.what]
    return Look(say(label), shown, symbol)


def _shown(value: Value, view: Mapping[str, Any], say: Tongue) -> str:
    if value.what in WORDS:
        return say(WORDS[value.what][value.now])
    if value.what in SLOTS:
        return say("NOT THERE") if value.now is None else slot_name(value.now)
    return seat_name(view, value.now) if value.what == "first_player" else str(value.now)


def _power(value: Value, _: Mapping[str, Any], say: Tongue) -> tuple[str, str]:
    return section_name(value.about["section"], say), "powered" if value.now else "dark"


def _token(value: Value, _: Mapping[str, Any], say: Tongue) -> tuple[str, str]:
    return say("{section}: TOKEN", section=section_name(value.about["section"], say)), ""


def _bag(value: Value, _: Mapping[str, Any], say: Tongue) -> tuple[str, str]:
    piece = PIECES[value.about["kind"]]
    return say("BAG: {kind}", kind=say(piece.label)), piece.symbol


def _in_play(value: Value, _: Mapping[str, Any], say: Tongue) -> tuple[str, str]:
    piece = PIECES[value.about["kind"]]
    return say("IN PLAY: {kind}", kind=say(piece.label)), piece.symbol


def _injuries(value: Value, view: Mapping[str, Any], say: Tongue) -> tuple[str, str]:
    named = lettered(view["in_play"], {kind: say(piece.label) for kind, piece in PIECES.items()})
    return say("{kind}: INJURIES", kind=named[value.about["piece"]]), PIECES[value.about["kind"]].symbol


def _status(value: Value, view: Mapping[str, Any], _: Tongue) -> tuple[str, str]:
    return seat_name(view, value.about["seat"]), "tab-crew"


ABOUT: Mapping[str, Callable[[Value, Mapping[str, Any], Tongue], tuple[str, str]]] = {
    "power": _power, "token": _token, "bag": _bag, "in_play": _in_play, "injuries": _injuries, "status": _status,
}
"""Values of which there are several, each named for what it is about."""
