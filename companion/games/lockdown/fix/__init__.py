"""Fix the record: set by hand what the table says otherwise. A fix sets and triggers nothing."""

from __future__ import annotations

from companion.games.common import fixing
from companion.games.common.fixing import Fixer
from companion.games.family.fixing import (
    among,
    between,
    called,
    cards,
    in_play,
    intruder_bag,
    mark,
    markers,
    passed,
    seats,
    text,
    turns,
)
from companion.games.lockdown.crew import MOST_KNOWLEDGE, STATUS, entered
from companion.games.lockdown.fix import contingency, track
from companion.games.lockdown.setup import DICE
from companion.games.lockdown.shapes import PODS
from companion.kit.intent import Result, intent
from companion.kit.lazily import later
from companion.table import Json, Table


def _entered(fixer: Fixer) -> Fixer:
    """What is set so need not be asked for at the end."""

    def fix(table: Table, parts: list[str], value: Json) -> None:
        fixer(table, parts, value)
        entered(table, *parts)

    return fix


OF_SEAT: dict[str, Fixer] = {
    "status": among(*STATUS),
    "passed": passed,
    "contamination": cards,
    "knowledge": _entered(between(0, MOST_KNOWLEDGE)),
    "signal": _entered(mark),
    "number": between(1, 5),
    "pod": among("", *PODS),
    "name": called,
    "character": text,
    **dict.fromkeys(("larva", "slime", "archive"), mark),
}
FIXERS: dict[str, Fixer] = {
    **fixing.EVERYWHERE,
    "time": track.time,
    "autodestruction": track.on_track("autodestruction", ("yellow", "red")),
    "alert": track.on_track("alert", ()),
    "css": track.css,
    "power": track.power,
    "bag": intruder_bag,
    "in_play": in_play,
    "markers": markers,
    "seats": seats(OF_SEAT),
    "turns": turns,
    "contingency": contingency.contingency,
    "dice": fixing.dice(*DICE),
    "ending": contingency.ending,
    **{name: fixing.flag(name) for name in ("gate_open", "first_encounter", "first_death", "venting")},
}
PATHS = (
    *("round", "first_player", "decks.event.top", "time", "time.slot", "time.side"),
    *("autodestruction", "autodestruction.slot", "autodestruction.side", "alert", "alert.slot", "css.10", "css.10.face"),
    *("power", "power.S1", "power.S1.token", "power.S1.on", "bag", "bag.adult", "in_play", "in_play.PIECE.injuries"),
    *("markers.fire", "markers.fire.placed", "markers.fire.limit", "markers.eggs", "seats.P1"),
    *(f"seats.P1.{field}" for field in OF_SEAT),
    *("turns", "contingency.active", *(f"dice.{die}" for die in DICE)),
    *("ending", "gate_open", "first_encounter", "first_death", "venting"),
)
"""Every kind of path, with an example of what changes in it."""
HIDDEN = ("css", "contingency", "decks")


PATH, VALUE = fixing.shapes(later("companion.games.lockdown.fix.record:record"))


@intent(path=PATH, value=VALUE)
def fix(table: Table, path: str, value: Json = None) -> Result:
    """Set one value by hand; what can't be is refused."""
    return fixing.fixed(table, FIXERS, PATHS, HIDDEN, path, value)
