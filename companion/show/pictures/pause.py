"""PAUSE and coming back: the board as a picture, what stands and what is next, what is due, and how long it still takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.show.doing import Go, Here
from companion.show.pictures.dues import DuePile, DueRow
from companion.show.pictures.parts import BoardPicture, Caption, MarkedLine, Part, Press, Presses, Sentences, Title
from companion.show.pictures.record import BOARD
from companion.show.rooms import Page
from companion.show.tongue import Tongue
from companion.show.writing import Format
from companion.value import value

HIGH, HIGH_SMALL, BACK, BACK_SMALL = 260, 168, 220, 132
"""How high the picture is, in dp, also on a small phone; and the same where the evening goes on."""
ACT, ACT_SMALL, ACT_FLAT, AGAIN = 84, 72, 60, 132
Acts = Callable[[Any], object]


@value(kw_only=True)
class Paused:
    """An evening that pauses, or goes on after a pause."""

    stands: str
    """The round, or what the game calls it."""
    kept: str
    """The last entry, and how long was played."""
    file: str
    """The picture of the board; "" for none."""
    turned: int = 0
    """By how many degrees it must be turned to stand upright."""
    taken: int = 0
    """What tells one picture of a game from the next."""
    day: str = ""
    """When it was left."""
    camera: bool = False
    due: tuple[DueRow, ...]
    long: tuple[str, ...]
    """How long it still takes."""
    recap: tuple[tuple[str, str], ...] = ()
    """What stands and what is next: a symbol and a sentence each."""
    next: str = ""
    """Who is next."""
    checks: bool = False
    """There are lines of the board to compare."""


@value
class PauseActs:
    """What the phone does on the page, beside the game."""

    photograph: Acts
    pause: Acts
    back_up: Acts


def pause(paused: Paused, acts: PauseActs, form: Format, say: Tongue) -> Page:
    """Before the table is left: a picture, what is due, and one button."""
    small = form.compact or form.wide
    verb = say("TAKE A PICTURE") if paused.camera else say("CHOOSE A PICTURE")
    shoot = Press(
        say("AGAIN") if paused.file else verb,
        Here(acts.photograph),
        "undo" if paused.file else "phone",
        "picture",
        wide=AGAIN if paused.file else 0,
    )
    helps = say("The board, as it lies. The picture stays with this game, on this phone.")
    shown = (_picture(paused, HIGH_SMALL if small else HIGH),) if paused.file else ()
    head: tuple[Part, ...] = (
        Title(paused.stands, "title" if small else "headline_small", shoot if paused.file else None),
        Caption(paused.kept),
    )
    plain: tuple[Part, ...] = () if paused.file else (Presses((shoot,)),)
    says = (Caption(helps),)
    rest = (*_due(paused, say), *_long(paused))
    out = Press(say("BACK UP"), Here(acts.back_up), "phone")
    boxed = Press(say("PACK UP"), Go("packing"), "bag", named="packing")
    high = ACT_FLAT if form.compact and form.wide else ACT_SMALL if small else ACT
    onward = Press(say("PAUSE HERE"), Here(acts.pause), "check", kind="act", high=high)
    return Page(
        seam=0.6,
        main=(*head, *shown, *plain, *says, *(() if form.wide else rest)),
        beside=rest if form.wide else (),
        foot=(Presses((out, boxed)), Presses((onward,))),
    )


def returned(paused: Paused, go_on: Acts, form: Format, say: Tongue) -> Page:
    """After it was left: the picture, what stands, who is next, and what is due."""
    small = form.compact or form.wide
    seen = (_picture(paused, BACK_SMALL if small else BACK),) if paused.file else ()
    lines = tuple(MarkedLine(symbol, says) for symbol, says in paused.recap)
    upcoming = (Title(paused.next, "row"),) if paused.next not in ("", paused.stands) else ()
    due = _due(paused, say)
    rest: tuple[Part, ...] = (*lines, *upcoming, *(() if form.wide else due), *_long(paused))
    head = (Title(paused.stands, "title" if small else "headline_small"), Caption(_left(paused)))
    check = Press(say("CHECK THE BOARD"), Go(f"record:{BOARD}"), "check", kind="verb", share=0.8)
    onward = Press(say("GO ON"), Here(go_on), kind="act")
    return Page(
        seam=0.42,
        main=(*head, *seen, *(due if form.wide else rest)),
        beside=rest if form.wide else (),
        foot=(Presses((check, onward) if paused.checks else (onward,)),),
    )


def _picture(paused: Paused, high: float) -> BoardPicture:
    return BoardPicture(paused.file, paused.turned, paused.taken, high)


def _left(paused: Paused) -> str:
    return " · ".join(filter(None, (paused.day, paused.kept)))


def _due(paused: Paused, say: Tongue) -> tuple[Part, ...]:
    return (Caption(say("STILL DUE")), DuePile(paused.due, opened=True)) if paused.due else ()


def _long(paused: Paused) -> tuple[Part, ...]:
    return (Sentences(paused.long, "ink2"),) if paused.long else ()
