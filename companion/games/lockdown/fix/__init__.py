"""Fix the record: set by hand what the table says otherwise. A fix sets and triggers nothing."""

from __future__ import annotations

from companion.games.lockdown.fix import counters, pieces, track
from companion.games.lockdown.fix.values import Fixer
from companion.kit.intent import ANYTHING, TEXT, Result, intent, shown
from companion.table import Json, Refused, Table

FIXERS: dict[str, Fixer] = {
    "time": track.time,
    "autodestruction": track.on_track("autodestruction", ("yellow", "red")),
    "alert": track.on_track("alert", ()),
    "css": track.css,
    "power": track.power,
    "bag": pieces.intruder_bag,
    "in_play": pieces.in_play,
    "decks": pieces.decks,
    "markers": counters.markers,
    "seats": counters.seats,
    "contingency": pieces.contingency,
    "dice": counters.dice,
    "round": counters.current_round,
    "first_player": counters.first_player,
    "ending": counters.ending,
    **{name: counters.flag(name) for name in ("gate_open", "first_encounter", "first_death", "venting")},
}


HIDDEN = ("css", "contingency", "decks")
"""What lies face down stays out of the story, by whatever way it was put there."""


@intent(path=TEXT, value=ANYTHING)
def fix(table: Table, path: str, value: Json = None) -> Result:
    """Set one value by hand; what can't be is refused."""
    first, *rest = path.split(".")
    if first not in FIXERS:
        raise Refused("nothing_to_fix", path=shown(path))
    FIXERS[first](table, rest, value)
    if first in HIDDEN:
        table.tell("fixed_hidden", path=path)
    else:
        table.tell("fixed", path=path, value=shown(value))
    return {"path": path}
