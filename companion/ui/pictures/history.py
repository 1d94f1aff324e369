"""The history: every entry with its number under the round it belongs to, struck through where it no longer stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any

from companion.packs import plain
from companion.table import Entry, Moved, Set
from companion.ui.pictures.names import entry_name
from companion.ui.pictures.strip import slot_name
from companion.ui.tongue import Tongue

SYMBOLS = {
    "noise_roll": "noise", "encounter": "unknown-token", "attack": "attack-card", "injury_check": "wound-serious",
    "explore": "explore", "event_phase": "round-end", "next": "time", "mark": "fire", "power_flip": "powered",
    "power_swap": "powered", "power_restore": "backup-on", "autodestruction_start": "autodestruction",
    "alert_start": "alert", "css_peek": "peek-eye", "css_move": "css-pod", "contingency_peek": "peek-eye", "scan": "scan",
    "contaminate": "contamination", "leave": "airlock", "computer_use": "computer", "killed": "carcass", "hides": "vent",
    "appears": "unknown-token", "fix": "check", "new_game": "airlock",
}


@dataclass(frozen=True, slots=True)
class Line:
    number: str
    symbol: str
    title: str
    detail: str
    undone: bool


@dataclass(frozen=True, slots=True)
class Group:
    """A round, or the end of one, with the time on the track; the newest line first."""

    title: str
    lines: tuple[Line, ...]


def history(told: Iterable[Mapping[str, Any]], entries: Iterable[Entry], say: Tongue, find: str = "") -> tuple[Group, ...]:
    """The newest first; an undo shows in what it struck through, not as a line of its own."""
    found = [
        (chapter, line(each, say)) for each, chapter in zip(told, _chapters(entries, say), strict=True)
        if each["act"] in ("do", "put_back")
    ]
    wanted = [(chapter, each) for chapter, each in reversed(found)
              if plain(find) in plain(f"{each.number} {each.title} {each.detail}")]
    return tuple(Group(title, tuple(each for _, each in lines)) for title, lines in groupby(wanted, key=itemgetter(0)))


def _chapters(entries: Iterable[Entry], say: Tongue) -> Iterator[str]:
    """The round and time in which each entry was made; what is taken back leads to where it was made on."""
    after: dict[int, dict[str, Any]] = {0: {"round": 1, "phase": "players", "time": ""}}
    made: dict[int, Entry] = {}
    for entry in entries:
        made[entry.number] = entry
        before = after[_base(entry, made)]
        at = after[entry.number] = dict(before)
        for event in entry.events:
            if isinstance(event, Set) and event.name in at:
                at[event.name] = event.after
            if isinstance(event, Moved) and event.piece == "time":
                at["time"] = slot_name(int(event.target.rpartition(".")[2]))
        ends = "event" in (before["phase"], at["phase"])
        number = before["round"] if ends else at["round"]
        name = say("END OF ROUND {round}", round=number) if ends else say("ROUND {round}", round=number)
        yield name if ends or not at["time"] else f"{name} · {say('TIME')} {at['time']}"


def _base(entry: Entry, made: Mapping[int, Entry]) -> int:
    """The entry after which the table stood as it was before this one's own events."""
    match entry.act:
        case "undo":
            return entry.standing
        case "redo":
            return entry.of
        case "put_back":
            return made[entry.of].below
    return entry.below


def line(entry: Mapping[str, Any], say: Tongue) -> Line:
    name = entry_name(entry["intent"], {"step": entry["step"]}, say)
    return Line(
        number=f"#{entry['number']}", symbol=SYMBOLS.get(entry["intent"], "more"),
        title=f"{name} · {entry['who'].upper()}" if entry["who"] else name, detail=" ".join(entry["story"][:2]),
        undone=entry["undone"],
    )
