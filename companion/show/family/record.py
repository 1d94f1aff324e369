"""Values of the record that every game of the family has: what they are called, and how they are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.common.record import Value
from companion.show.calling import PieceWords
from companion.show.pictures.names import lettered, seat_name
from companion.show.tongue import Tongue, word

Pieces = Mapping[str, PieceWords]
NO_YES = {False: word("NO"), True: word("YES")}
TURNS: Mapping[str, Mapping[Any, str]] = {"turns": {"table": word("TABLE"), "app": word("APP")}, "passed": NO_YES}
"""Who keeps turns, and who has passed."""
LABELS: Mapping[str, tuple[str, str]] = {
    "round": (word("ROUND"), "round-end"),
    "time": (word("TIME"), "time"),
    "fire": (word("FIRE"), "fire"),
    "malfunction": (word("MALFUNCTION"), "malfunction"),
    "eggs": (word("EGGS"), "egg"),
    "first_player": (word("FIRST PLAYER"), "first-player"),
    "turns": (word("TURNS"), "first-player"),
    "contamination": (word("CONTAMINATION"), "contamination"),
    "slime": (word("SLIME"), "slime"),
    "larva": (word("LARVA"), "larva-on-board"),
    "signal": (word("SIGNAL"), "signal"),
}


def shown(
    value: Value,
    words: Mapping[str, Mapping[Any, str]],
    slots: tuple[str, ...],
    slot_name: Callable[[int], str],
    view: Mapping[str, Any],
    say: Tongue,
) -> str:
    if value.what in words:
        return say(words[value.what][value.now])
    if value.what in slots:
        return say("NOT THERE") if value.now is None else slot_name(value.now)
    return seat_name(view, value.now) if value.what == "first_player" else str(value.now)


def _bag(value: Value, pieces: Pieces, _: Mapping[str, Any], say: Tongue) -> tuple[str, str]:
    piece = pieces[value.about["kind"]]
    return say("BAG: {kind}", kind=say(piece.label)), piece.symbol


def _in_play(value: Value, pieces: Pieces, _: Mapping[str, Any], say: Tongue) -> tuple[str, str]:
    piece = pieces[value.about["kind"]]
    return say("IN PLAY: {kind}", kind=say(piece.label)), piece.symbol


def _injuries(value: Value, pieces: Pieces, view: Mapping[str, Any], say: Tongue) -> tuple[str, str]:
    named = lettered(view["in_play"], {kind: say(piece.label) for kind, piece in pieces.items()})
    return say("{kind}: INJURIES", kind=named[value.about["piece"]]), pieces[value.about["kind"]].symbol


def _status(value: Value, _: Pieces, view: Mapping[str, Any], __: Tongue) -> tuple[str, str]:
    return seat_name(view, value.about["seat"]), "tab-crew"


def _passed(value: Value, _: Pieces, view: Mapping[str, Any], say: Tongue) -> tuple[str, str]:
    return say("{name}: PASSED", name=seat_name(view, value.about["seat"])), "round-end"


ABOUT: Mapping[str, Callable[[Value, Pieces, Mapping[str, Any], Tongue], tuple[str, str]]] = {
    "bag": _bag,
    "in_play": _in_play,
    "injuries": _injuries,
    "status": _status,
    "passed": _passed,
}
"""Values of which there are several, each named for what it is about."""
