"""What is still to be done, as people meet it: who, what, an open box, and what a tap on it leads to; and the one button that
never walks past it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from companion.kit.due import Due
from companion.show.doing import Do, Does, Go, TickOff
from companion.show.pictures.names import lettered, seat_name
from companion.show.tongue import Tongue
from companion.table import Refused
from companion.value import value

if TYPE_CHECKING:
    from companion.session import Session
    from companion.show.face import Face

PLAIN = "encounter"
"""Of what is due this alone has a plain course that needs no act: a marker is laid."""


@value
class DueRow:
    """One thing that somebody still has to do."""

    id: str
    entry: str
    """The number of the entry that ordered it; "" where the rules wait for it."""
    who: str
    says: str
    does: Does | None
    """What a tap on it does, or where it leads; None where only people can."""
    plain: str = ""
    """What is said when it is ticked, where that is the plain course."""
    done: bool = False
    """It is ticked."""

    @property
    def ticks(self) -> TickOff:
        """Done, or after all not."""
        return TickOff(self.id, not self.done)


@value
class DuePile:
    """Everything that is due now, and whether it lies open as a list."""

    rows: tuple[DueRow, ...]
    opened: bool = False
    ticked: tuple[DueRow, ...] = ()
    """What was ticked and is not over yet: a tap takes the tick back."""


@value
class Onward:
    """The one button while something is due: how much is left, and what it does about the first of it."""

    caption: str
    label: str
    does: Does
    ticks: bool
    """It ticks the row that it names, and nothing else."""


def rows(dues: Sequence[Due], session: Session, face: Face, view: Mapping[str, Any], say: Tongue) -> tuple[DueRow, ...]:
    """In the order in which they are to be done; what is asked has its answers, and is no row."""
    return tuple(_row(due, session, face, view, say) for due in dues if due.what != "question" and not goes(due, face))


def goes(due: Due, face: Face) -> bool:
    """An order that goes with the next act, such as that of a new round, is said in a banner and needs no tick."""
    return due.what == "order" and due.message in face.orders and face.orders[due.message].passing


def _row(due: Due, session: Session, face: Face, view: Mapping[str, Any], say: Tongue) -> DueRow:
    who = named(due, session, face, view, say)
    plain = say("{name}: MARKER IN {n}", name=who, n=due.about["face"]) if due.what == PLAIN and due.about.get("face") else ""
    entry = f"#{due.id.split(':')[1]}" if due.what == "order" else ""
    return DueRow(due.id, entry, who, session.says(due), _does(due, session, face), plain)


def named(due: Due, session: Session, face: Face, view: Mapping[str, Any], say: Tongue) -> str:
    """WHO: a piece, a board, a character, a seat; else everyone."""
    about = due.about
    if due.what == "strike":
        labels = {kind: say(words.label) for kind, words in face.pieces.items()}
        return lettered(view["in_play"], labels).get(str(about["piece"]), labels[str(about["kind"])])
    if due.what == "board":
        return say("BOARD {n}", n=about["board"])
    if due.what == "activate" and "character" in about:
        return session.words.name(str(about["character"])).upper()
    return seat_name(view, due.seat) or say("EVERYONE")


def _does(due: Due, session: Session, face: Face) -> Does | None:
    """The act, where all that it has to be told is known; else the page where that is chosen."""
    if page := face.turn.dues.get(due.says):
        return Go(page.format(**{"seat": due.seat, **due.about}))
    if due.does is None:
        return None
    intent, parameters = due.does
    try:
        refused = session.why_not(intent, **parameters)
    except Refused:  # it rests on chance: it can be done
        return Do(intent, parameters)
    return None if refused else Do(intent, parameters)


def onward(left: Sequence[DueRow], say: Tongue) -> Onward | None:
    """What the one button does on the way on, as long as something is left; None where nothing is."""
    if not left:
        return None
    first, caption = _first(left), say("{n} LEFT", n=len(left))
    if first.plain:
        return Onward(caption, first.plain, first.ticks, ticks=True)
    if first.does is not None:
        return Onward(caption, say("NEXT: {who}", who=first.who), first.does, ticks=False)
    return Onward(caption, say("{who}: DONE", who=first.who), first.ticks, ticks=True)


def open_on(left: Sequence[DueRow], say: Tongue) -> str:
    """What the button on TABLE says that ends the round, as long as something is left."""
    return say("{n} LEFT: {who}", n=len(left), who=_first(left).who)


def _first(left: Sequence[DueRow]) -> DueRow:
    """The first that can be done now; whoever waits for another's turn comes after them."""
    return next((row for row in left if row.plain or row.does is not None), left[0])
