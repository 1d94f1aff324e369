"""The Alien Phase on the rail: the aliens with a box each for who has moved, and the blips board by board with their die."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.show.aliens.abilities import OLD
from companion.show.aliens.choices.die import die_page, on_the_table
from companion.show.aliens.fired import fired_at
from companion.show.aliens.pressing import lead, press
from companion.show.aliens.squad import short
from companion.show.doing import Does, Go, TickOff
from companion.show.pictures.parts import Own, Part, Press, Presses
from companion.show.pictures.rail import StationCard, Stop
from companion.show.tongue import Tongue
from companion.value import value

BLIP = "blip"
MOST = 6
"""So many aliens stand on one page of a guest: all of it is sent after every tick."""


@value
class Mover:
    """An alien by its letter: what its page is, who has fired at it, whether it has moved, and what ticks it or takes the tick
    back."""

    letter: str
    named: str
    opens: str
    fired: str
    moved: bool
    ticks: Does | None


@value
class Moving:
    """The aliens that move now: how, and how many of them have not."""

    title: str
    says: str
    left: int
    rows: tuple[Mover, ...]
    of: int
    """How many there are, also those that stand here later."""
    then: str
    """What is said where some of them do."""


@value
class Letter:
    """A blip by its letter: before its board is rolled a tap leads to its page, then it ticks that it has moved, or that after
    all it has not."""

    letter: str
    named: str
    does: Does
    moved: bool = False


@value
class Speed:
    """One board: what its die showed, "" before that, its letters, and what a tap on it does; it is done, now or then."""

    label: str
    speed: str
    says: str
    state: str
    letters: tuple[Letter, ...]
    press: Press | None


@value
class Boards:
    """The boards that have a blip, and how many of them have not moved theirs."""

    title: str
    left: int
    rows: tuple[Speed, ...]


def moving(stop: Stop) -> StationCard:
    """The aliens: a tick each, and who has fired at which."""
    say, view = stop.say, stop.view
    fired = fired_at(stop.since)
    open_ = [due.rpartition(":")[2] for due in stop.due if due.startswith("moves:")]
    ticks = {
        due.rpartition(":")[2]: TickOff(due, due not in stop.ticked)
        for due in (*stop.due, *stop.ticked)
        if due.startswith("moves:")
    }
    rows = tuple(
        Mover(
            f"{each['piece']}+{each['tokens']}" if each["tokens"] else str(each["piece"]),
            f"moved {each['piece']}",
            f"choose:piece:{each['piece']}",
            " ".join(map(short, fired.get(each["piece"], ()))),
            each["piece"] not in open_,
            ticks.get(each["piece"]),
        )
        for each in view["in_play"]
        if each["kind"] != BLIP
    )
    then = say("Those after them stand here when these have moved.")
    shown = Moving(stop.name, _how_they_move(view, say), sum(not each.moved for each in rows), rows, len(rows), then)
    return StationCard((Own("moving", shown), _answers(say)))


def shortened(shown: Moving) -> Moving:
    """As many as one page of a guest takes, those first that have not moved."""
    if len(shown.rows) <= MOST:
        return shown
    return replace(shown, rows=tuple(sorted(shown.rows, key=lambda each: each.moved)[:MOST]), says=f"{shown.says} {shown.then}")


def _how_they_move(view: Mapping[str, Any], say: Tongue) -> str:
    """By the edition: of old nobody fires at one that stood beside somebody."""
    if view["edition"] == OLD:
        return say("Nearest first: up to 6 to the closest. Who sees it come within 4 may fire. Then it attacks.")
    return say("Nearest first: up to 6 to the closest. Who sees it within 4 may fire. Then it attacks.")


def _answers(say: Tongue) -> Presses:
    return Presses(
        (
            lead(say("BARRICADE"), "", "choose:breaks"),
            lead(say("DEFENSIVE FIRE"), "", "choose:attack"),
            lead(say("DEFEND"), "", "choose:defend"),
        ),
        fitting=True,
    )


def boards(stop: Stop) -> StationCard:
    """Only boards with a blip; the next one is the one act."""
    say = stop.say
    due = [each.rpartition(":")[2] for each in stop.due if each.startswith("board:")]
    rows = tuple(_rows(stop, due))
    shown = {row.label for row in rows}
    none = [number for number in stop.view["boards"] if say("BOARD {n}", n=number) not in shown]
    parts: tuple[Part, ...] = (
        Own("boards", Boards(stop.name, len(due), rows)),
        Presses(
            (
                lead(say("SEEN"), "", "choose:blip"),
                lead(say("BARRICADE"), "", "choose:breaks"),
                lead(say("DEFENSE"), "", "choose:fights"),
            ),
            columns=3,
        ),
    )
    foot = say("{count:BOARD|BOARDS} {names}: NO BLIP", count=len(none), names=", ".join(none)) if none else ""
    return StationCard(parts, foot)


def _rows(stop: Stop, due: list[str]) -> Iterator[Speed]:
    """A board that was rolled or has a blip; of those on the map nobody knows where, so they stand at each that is left."""
    view, say = stop.view, stop.say
    blips = [each for each in view["in_play"] if each["kind"] == BLIP]
    anywhere = [each for each in blips if each["from"] not in view["boards"]]
    for number, speed in view["boards"].items():
        own = [each for each in blips if each["from"] == number]
        left = number in due
        if not left and speed is None and not own:
            continue
        label, given = say("BOARD {n}", n=number), {"board": int(number)}
        shown = [*own, *anywhere] if left else own
        state = "done" if not left else "now" if number == due[0] else "then"
        says = say("{n} {n:space|spaces}", n=speed) if speed is not None else _then(state, say)
        yield Speed(
            label,
            "" if speed is None else str(speed),
            says,
            state,
            tuple(_letter(str(each["piece"]), stop) for each in shown),
            None if speed is not None else _rolls(view, label, given),
        )


def _letter(piece: str, stop: Stop) -> Letter:
    due = next((due for due in (*stop.due, *stop.ticked) if due.startswith("moves:") and due.rpartition(":")[2] == piece), "")
    if not due:
        return Letter(piece, f"choose:piece:{piece}", Go(f"choose:piece:{piece}"))
    moved = due in stop.ticked
    return Letter(piece, f"moved {piece}", TickOff(due, not moved), moved)


def _then(state: str, say: Tongue) -> str:
    """What is said of a board whose die the app does not know."""
    return say("moved") if state == "done" else say("nearest first") if state == "now" else say("then")


def _rolls(view: Mapping[str, Any], label: str, given: Mapping[str, Any]) -> Press:
    if on_the_table(view, "blip_speed", given):
        return lead(label, "dice", f"choose:{die_page('blip_speed', given)}")
    return press(label, "dice", "blip_speed", given)
