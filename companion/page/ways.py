"""Where a button of a page leads, and whether there is anything for its reader: one that leads nowhere is not shown."""

from __future__ import annotations

from itertools import chain

from companion.page.reader import HOST, LOOK, TABLE, Reader
from companion.show.pictures.choice import Asked, Option

ROOM = "room:"
"""What of a choice leads to a room and not to another choice."""


DEEP = 2
"""Choices that lead to choices are followed so far; some go round in a circle, a number larger each time."""


def options(at: Reader, about: str) -> tuple[str, list[Option]]:
    """A choice by its address: what it is called, and everything that may be chosen."""
    what, _, rest = about.partition(":")
    return at.face.choices(Asked(at.session, at.view, at.seat or at.playing.acting, what, rest, at.say))


def to(option: Option) -> str:
    """The place that an option leads to; "" where it does something."""
    if not option.leads:
        return ""
    return option.leads.removeprefix(ROOM) if option.leads.startswith(ROOM) else f"choose:{option.leads}"


def leads(where: str, at: Reader, deep: int = DEEP) -> bool:
    """Whether something behind it is for this reader; it is found once an entry."""
    room, _, about = where.partition(":")
    if room != "choose" or at.may == HOST or (at.may == TABLE and not _of_another(about, at)):
        return at.reaches(where)
    if at.may == LOOK or about.partition(":")[0] in at.face.of_table:
        return False
    if not deep:
        return True
    known = at.known(len(at.session.journal.entries))
    if (where, deep) not in known:
        found = options(at, about)[1]
        here = (option for option in found if not option.leads)  # these cost least to know
        further = (option for option in found if option.leads)
        known[where, deep] = any(mine(option, at, deep - 1) for option in chain(here, further))
    return known[where, deep]


def _of_another(about: str, at: Reader) -> bool:
    """Whether a choice is another seat's: it names it."""
    return any(each in at.view["seats"] and each != at.seat for each in about.split(":")[1:])


def mine(option: Option, at: Reader, deep: int = DEEP) -> bool:
    """Whether this reader may take it, or something that it leads to."""
    if option.ticks is not None:
        return at.may_tick(option.ticks.due)
    return at.allowed(option.intent, option.parameters) if option.intent else leads(to(option), at, deep)
