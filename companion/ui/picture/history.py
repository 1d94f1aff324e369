"""The history: every entry with its number under the round it belongs to, struck through where it no longer stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.packs import plain
from companion.table import Entry, Moved, Set
from companion.ui.picture.names import entry_name
from companion.ui.picture.strip import slot_name
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
    chapters = list(_chapters(entries, say))
    groups: dict[str, list[Line]] = {}
    for each, chapter in zip(told, chapters, strict=True):
        found = line(each, say)
        if each["act"] in ("do", "put_back") and plain(find) in plain(f"{found.number} {found.title} {found.detail}"):
            groups.setdefault(chapter, []).append(found)
    return tuple(Group(title, tuple(reversed(lines))) for title, lines in reversed(groups.items()))


def _chapters(entries: Iterable[Entry], say: Tongue) -> Iterator[str]:
    """The round and time in which each entry was made."""
    at: dict[str, Any] = {"round": 1, "phase": "players", "time": ""}
    for entry in entries:
        before = dict(at)
        for event in entry.events:
            if isinstance(event, Set) and event.name in at:
                at[event.name] = event.after
            if isinstance(event, Moved) and event.piece == "time":
                at["time"] = slot_name(int(event.target.rpartition(".")[2]))
        ends = "event" in (before["phase"], at["phase"])
        number = before["round"] if ends else at["round"]
        name = say("END OF ROUND {round}", round=number) if ends else say("ROUND {round}", round=number)
        yield name if ends or not at["time"] else f"{name} · {say('TIME')} {at['time']}"


def line(entry: Mapping[str, Any], say: Tongue) -> Line:
    name = entry_name(entry["intent"], {"step": entry["step"]}, say)
    return Line(
        number=f"#{entry['number']}", symbol=SYMBOLS.get(entry["intent"], "more"),
        title=f"{name} · {entry['who'].upper()}" if entry["who"] else name, detail=" ".join(entry["story"][:2]),
        undone=entry["undone"],
    )
