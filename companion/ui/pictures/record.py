"""Fix the record: every value of the table that somebody may have to set right by hand, as rows with a step each way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.ui.pictures.names import KINDS, kind_names, ways_out
from companion.ui.pictures.strip import LAST, SECTIONS, slot_name
from companion.ui.tongue import Tongue

Fix = tuple[str, Any]
"""A path and the value it would get."""
MOST_ROUNDS, MOST_KNOWLEDGE, MOST_CARDS, TOKENS = 99, 8, 27, 4


@dataclass(frozen=True, slots=True)
class Row:
    """One value: what it is called, how it stands, and what a step less or more would make of it."""

    label: str
    value: str
    less: Fix | None
    more: Fix | None
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    pages: tuple[tuple[str, str], ...]
    """Name and label of each page."""
    page: str
    rows: tuple[Row, ...]


def record(page: str, view: Mapping[str, Any], say: Tongue) -> Record:
    """One page of the record as it stands."""
    pages = {"tracks": say("TRACKS"), "bag": say("BAG"), "crew": say("CREW")}
    make: dict[str, Callable[[Mapping[str, Any], Tongue], Iterator[Row]]] = {
        "tracks": _tracks, "bag": _bag, "crew": _crew, "board": _board,
    }
    page = page if page in make else "tracks"
    return Record(tuple(pages.items()) if page != "board" else (), page, tuple(make[page](view, say)))


def _steps(label: str, path: str, now: int, least: int, most: int, shown: str = "", symbol: str = "") -> Row:
    """A whole number, a step each way as far as it goes."""
    less, more = (path, now - 1) if now > least else None, (path, now + 1) if now < most else None
    return Row(label, shown or str(now), less, more, symbol)


def _either(label: str, path: str, now: Any, ways: Mapping[Any, str], symbol: str = "") -> Row:
    """One of a few words; both steps lead round."""
    values = list(ways)
    at = values.index(now)
    return Row(label, ways[now], (path, values[at - 1]), (path, values[(at + 1) % len(values)]), symbol)


def _tracks(view: Mapping[str, Any], say: Tongue) -> Iterator[Row]:
    time = view["time"]
    yield _steps(say("ROUND"), "round", view["round"], 1, MOST_ROUNDS, symbol="round-end")
    yield _steps(say("TIME"), "time.slot", time["slot"], 0, LAST, slot_name(time["slot"]), "time")
    yield _either(say("BACKUP"), "time.side", time["side"], {"red": say("OFF"), "blue": say("ON")}, "backup-on")
    for section in SECTIONS:
        told = view["power"][section]
        name = say("LIFT") if section == "lift" else section
        yield _either(name, f"power.{section}.on", told["on"], {True: say("ON"), False: say("DARK")},
                      "powered" if told["on"] else "dark")
        yield _steps(say("{section}: TOKEN", section=name), f"power.{section}.token", told["token"], 1, TOKENS)
    yield _token(say("AUTO"), "autodestruction", view, say)
    if view["autodestruction"]:
        yield _either(say("AUTO: SIDE"), "autodestruction.side", view["autodestruction"]["side"],
                      {"yellow": say("YELLOW"), "red": say("RED")}, "autodestruction")
    yield _token(say("ALERT"), "alert", view, say)
    yield _either(say("GATE"), "gate_open", view["gate_open"], {False: say("SHUT"), True: say("OPEN")}, "gate")
    for what, label in (("fire", say("FIRE")), ("malfunction", say("MALFUNCTION"))):
        marks = view["markers"][what]
        yield _steps(label, f"markers.{what}.placed", marks["placed"], 0, marks["limit"], symbol=what)
    yield _steps(say("EGGS"), "markers.eggs", view["markers"]["eggs"], 0, 8, symbol="egg")


def _token(label: str, what: str, view: Mapping[str, Any], say: Tongue) -> Row:
    """A token on the track: from S a step less takes it away, from nowhere a step more puts it on S."""
    told = view[what]
    if told is None:
        return Row(label, say("NOT THERE"), None, (what, {"slot": 0}), what)
    slot = told["slot"]
    return Row(label, slot_name(slot), (f"{what}.slot", slot - 1) if slot else (what, None),
               (f"{what}.slot", slot + 1) if slot < LAST else None, what)


def _board(view: Mapping[str, Any], say: Tongue) -> Iterator[Row]:
    """What can be seen on the table: tracks and markers, who stands there, who is still in."""
    yield from (row for row in _tracks(view, say) if row.label != say("ROUND"))
    yield from _in_play(view, say)
    for seat, told in view["seats"].items():
        yield _either(str(told["name"]).upper(), f"seats.{seat}.status", told["status"], _status(say), "tab-crew")


def _bag(view: Mapping[str, Any], say: Tongue) -> Iterator[Row]:
    names = kind_names(say)
    for kind, count in view["bag"].items():
        most = count + view["supply"][kind]
        yield _steps(say("BAG: {kind}", kind=names[kind]), f"bag.{kind}", count, 0, most, symbol=kind)
    yield from _in_play(view, say)


def _in_play(view: Mapping[str, Any], say: Tongue) -> Iterator[Row]:
    names = kind_names(say)
    standing = [each["kind"] for each in view["in_play"]]
    for kind in KINDS:
        count = standing.count(kind)
        fewer = list(standing)
        if count:
            fewer.remove(kind)
        yield Row(say("IN PLAY: {kind}", kind=names[kind]), str(count), ("in_play", fewer) if count else None,
                  ("in_play", [*standing, kind]), kind)
    for each in view["in_play"]:
        label, path = say("{kind}: INJURIES", kind=names[each["kind"]]), f"in_play.{each['piece']}.injuries"
        yield _steps(label, path, each["injuries"], 0, 30, symbol=each["kind"])


def _crew(view: Mapping[str, Any], say: Tongue) -> Iterator[Row]:
    seats = view["seats"]
    names = {seat: str(told["name"]).upper() for seat, told in seats.items()}
    yield _either(say("FIRST PLAYER"), "first_player", view["first_player"], names, "first-player")
    yes_no = {False: say("NO"), True: say("YES")}
    for seat, told in seats.items():
        path = f"seats.{seat}"
        yield _either(names[seat], f"{path}.status", told["status"], _status(say), "tab-crew")
        yield _steps(say("CONTAMINATION"), f"{path}.contamination", told["contamination"], 0, MOST_CARDS, symbol="contamination")
        yield _steps(say("KNOWLEDGE"), f"{path}.knowledge", told["knowledge"], 0, MOST_KNOWLEDGE, symbol="knowledge")
        for name, label, symbol in (("slime", say("SLIME"), "slime"), ("larva", say("LARVA"), "larva-on-board"),
                                    ("signal", say("SIGNAL"), "signal")):
            yield _either(label, f"{path}.{name}", bool(told[name]), yes_no, symbol)


def _status(say: Tongue) -> dict[str, str]:
    return {"in": say("IN"), **ways_out(say)}
