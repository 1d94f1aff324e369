"""Standing by: the page of a host that is gone, of a table that has moved, and of a host that nobody hears."""

from __future__ import annotations

from typing import Any

from companion.show.doing import Here
from companion.show.pictures.parts import Elsewhere, Irreversible, Press, Presses
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
class WentOn:
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
    lines = [("check", say("Entry #{entry} is here. Nothing is lost.", entry=stood.entry), "done")]
    if stood.guests:
        names = _names(stood.guests, say)
        follow = (
            say("{names} follow this phone.", names=names) if stood.guests[1:] else say("{name} follows this phone.", name=names)
        )
        lines.append(("link", follow, "ink"))
    if stood.left:
        lines.append(("hourglass", say("In {time} this phone may take over.", time=clock(stood.left)), "ink"))
    gone = Elsewhere(say("{phone} IS GONE", phone=named(stood.host, say)), clock(stood.gone), tuple(lines))
    leave = Press(say("WAIT"), Here(not_now), named="wait")
    if stood.left:
        return Page(main=(gone,), foot=(Presses((leave,)),), again=AGAIN)
    back = say("{name} comes back first? Then nothing has changed.", name=stood.host or say("The table's phone"))
    hold = Irreversible("phone", "take over", say("HOLD TO TAKE OVER"), back, Here(take_over), leave)
    return Page(main=(gone,), foot=(hold,), again=AGAIN)


# -- the table has moved -------------------------------------------------------------------------


def join(app: Any) -> None:
    app.standing.joins_new_host()


def leave_it(app: Any) -> None:
    app.standing.leaves_it()


def moved_page(moved: WentOn, _: Format, say: Tongue) -> Page:
    """Where it is, since when, and what only this phone has."""
    since = say("It goes on there since #{entry}.", entry=moved.since) if moved.since else say("It goes on there.")
    lines = [("next", since, "ink")]
    if moved.aside:
        lines.append(("redo", _aside(moved, say), "ink"))
    lines.append(("seal", say("Same seal, same draws."), "ink"))
    here = say("HERE #{entry}", entry=moved.here), say("THERE #{entry}", entry=moved.there)
    there = Elsewhere(say("THIS TABLE MOVED TO"), named(moved.host, say), tuple(lines), here if moved.there else ("", ""))
    leave = Press(say("LEAVE IT, SHOW HISTORY"), Here(leave_it), named="leave it", high=SECOND)
    label = say("JOIN IT AS {name}", name=moved.own.upper()) if moved.own else say("JOIN IT")
    onward = (Presses((Press(label, Here(join), "link", "join it", kind="act"),)),) if moved.may_join else ()
    return Page(main=(there,), foot=(Presses((leave,)), *onward), again=0 if moved.may_join else AGAIN)


def _aside(moved: WentOn, say: Tongue) -> str:
    """What only this phone has."""
    if moved.aside == 1:
        return say("#{entry} is only here. It is set aside as a game of its own: nothing is thrown away.", entry=moved.here)
    return say(
        "#{first} to #{last} are only here. They are set aside as a game of their own: nothing is thrown away.",
        first=moved.here - moved.aside + 1,
        last=moved.here,
    )


# -- nobody hears this host ----------------------------------------------------------------------


def alone_page(host: str, silent: int, _: Format, say: Tongue) -> Page:
    """Before the first act of a host whose stand-by may have taken over."""
    lines = (
        ("link-off", say("Nothing is heard of anybody. {phone} may have taken over.", phone=_phone(host, say)), "warn"),
        ("redo", say("If it has, what you do from here on is set aside as a game of its own."), "ink"),
    )
    leave = Press(say("WAIT"), Here(close), named="wait")
    hold = Irreversible("phone", "alone", say("HOLD TO GO ON"), say("Then do it once more."), Here(goes_on), leave)
    return Page(main=(Elsewhere(say("NOBODY SEES THIS"), clock(silent), lines),), foot=(hold,), again=AGAIN)


def close(app: Any) -> None:
    app.close()


def goes_on(app: Any) -> None:
    app.standing.goes_on_alone()


def _phone(host: str, say: Tongue) -> str:
    return say("{name}'s phone", name=host) if host else say("The phone that stands by")
