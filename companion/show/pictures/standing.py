"""Standing by: the page of a host that is gone, of a table that has moved, and of a host that nobody hears."""

from __future__ import annotations

from typing import Any

from companion.show.doing import Here
from companion.show.pictures.parts import Caption, Change, Irreversible, MarkedLine, Part, Press, Presses, Title
from companion.show.rooms import Page
from companion.show.tongue import Tongue
from companion.show.writing import Format
from companion.value import value

AGAIN = 1.0
"""Seconds after which it is told anew how long a host has been gone."""
SECOND = 52


@value(kw_only=True)
class Stood:
    """A game that another phone keeps, as it is known here."""

    host: str
    """Whose phone it is; "" for one of nobody's."""
    entry: int
    """The last entry that is here."""
    gone: int
    """For how many seconds nothing was heard."""
    left: int
    """In how many seconds it may be taken over."""
    guests: tuple[str, ...] = ()
    """Who would follow this phone."""


@value(kw_only=True)
class Moved:
    """Where a game goes on that was kept here."""

    host: str
    own: str
    """Who holds this phone."""
    here: int
    there: int
    """The last entry on each; 0 where that is not known."""
    since: int
    """The entry with which it began there; 0 where that is not known."""
    may_join: bool
    aside: int
    """How many entries only this phone has."""


def named(host: str, say: Tongue) -> str:
    """Whose phone keeps the game."""
    return say("{name}'S PHONE", name=host.upper()) if host else say("THE TABLE'S PHONE")


def clock(seconds: int) -> str:
    """
    >>> clock(40), clock(125)
    ('0:40', '2:05')
    """
    return f"{seconds // 60}:{seconds % 60:02}"


def _names(guests: tuple[str, ...], say: Tongue) -> str:
    *first, last = guests
    return say("{names} and {last}", names=", ".join(first), last=last) if first else last


# -- the host is gone ----------------------------------------------------------------------------


def take_over(app: Any) -> None:
    app.standing.take_over()


def not_now(app: Any) -> None:
    app.standing.wait()


def gone_page(stood: Stood, _: Format, say: Tongue) -> Page:
    """For how long, what is here, and who would come along; at the foot what is held, once it may be."""
    host = stood.host or say("The table's phone")
    lines: list[Part] = [
        Caption(say("{phone} IS GONE", phone=named(stood.host, say))),
        Title(clock(stood.gone), "hero"),
        MarkedLine("check", say("Entry #{entry} is here. Nothing is lost.", entry=stood.entry), "done"),
    ]
    if stood.guests:
        follow = say("{names} follow this phone.") if stood.guests[1:] else say("{names} follows this phone.")
        lines.append(MarkedLine("link", follow.format(names=_names(stood.guests, say))))
    leave = Press(say("WAIT"), Here(not_now), named="wait")
    back = say("{name} comes back first? Then nothing has changed.", name=host)
    if stood.left:
        lines.append(MarkedLine("hourglass", say("In {time} this phone may take over.", time=clock(stood.left)), "ink2"))
        return Page(main=tuple(lines), foot=(Presses((leave,)),), again=AGAIN)
    hold = Irreversible("phone", "take over", say("HOLD TO TAKE OVER"), back, Here(take_over), leave)
    return Page(main=tuple(lines), foot=(hold,), again=AGAIN)


# -- the table has moved -------------------------------------------------------------------------


def join(app: Any) -> None:
    app.standing.joins_new_host()


def leave_it(app: Any) -> None:
    app.standing.leaves_it()


def moved_page(moved: Moved, _: Format, say: Tongue) -> Page:
    """Where it is, since when, and what only this phone has."""
    since = say("It goes on there since #{entry}.", entry=moved.since) if moved.since else say("It goes on there.")
    lines: list[Part] = [Caption(say("THIS TABLE MOVED TO")), Title(named(moved.host, say), "headline")]
    lines.append(MarkedLine("next", since))
    if moved.there:
        here, there = (say("{where} #{entry}", where=where, entry=entry) for where, entry in _both(moved, say))
        lines.append(Change(here, there))
    if moved.aside:
        first = moved.here - moved.aside + 1
        kept = say("#{first} to #{last} are only here. They are set aside as a game of their own: nothing is thrown away.")
        one = say("#{first} is only here. It is set aside as a game of its own: nothing is thrown away.")
        lines.append(MarkedLine("redo", (kept if moved.aside > 1 else one).format(first=first, last=moved.here)))
    lines.append(MarkedLine("seal", say("Same seal, same draws.")))
    leave = Press(say("LEAVE IT, SHOW HISTORY"), Here(leave_it), named="leave it", high=SECOND)
    label = say("JOIN IT AS {name}", name=moved.own.upper()) if moved.own else say("JOIN IT")
    onward = (Presses((Press(label, Here(join), "link", "join it", kind="act"),)),) if moved.may_join else ()
    return Page(main=tuple(lines), foot=(Presses((leave,)), *onward), again=0 if moved.may_join else AGAIN)


def _both(moved: Moved, say: Tongue) -> tuple[tuple[str, int], tuple[str, int]]:
    return (say("HERE"), moved.here), (say("THERE"), moved.there)


# -- nobody hears this host ----------------------------------------------------------------------


def alone_page(host: str, silent: int, _: Format, say: Tongue) -> Page:
    """Before the first act of a host whose stand-by may have taken over."""
    lines = (
        Caption(say("NOBODY SEES THIS")),
        Title(clock(silent), "hero"),
        MarkedLine("link-off", say("Nothing is heard of anybody. {phone} may have taken over.", phone=_phone(host, say)), "warn"),
        MarkedLine("redo", say("If it has, what you do from here on is set aside as a game of its own.")),
    )
    leave = Press(say("WAIT"), Here(close), named="wait")
    says = say("Then do it once more.")
    return Page(main=lines, foot=(Irreversible("phone", "alone", say("HOLD TO GO ON"), says, Here(goes_on), leave),), again=AGAIN)


def close(app: Any) -> None:
    app.close()


def goes_on(app: Any) -> None:
    app.standing.goes_on_alone()


def _phone(host: str, say: Tongue) -> str:
    return say("{name}'s phone", name=host) if host else say("The phone that stands by")
