"""Where a button of a page leads, and whether there is anything for its reader: one that leads nowhere is not shown."""

from __future__ import annotations

from collections.abc import Iterable

from companion.page.reader import HOST, LOOK, TABLE, Reader
from companion.show.pictures.choice import Asked, Option
from companion.value import value

ROOM = "room:"
"""What of a choice leads to a room and not to another choice."""


DEEP = 2
"""Choices that lead to choices are followed so far; some go round in a circle, a number larger each time."""


def options(at: Reader, about: str, silent: bool = False) -> tuple[str, list[Option]]:
    """A choice by its address: what it is called, and everything that may be chosen."""
    what, _, rest = about.partition(":")
    return at.face.choices(Asked(at.session, at.view, at.seat or at.playing.acting, what, rest, at.say, silent))


def to(option: Option) -> str:
    """The place that an option leads to; "" where it does something."""
    if not option.leads:
        return ""
    return option.leads.removeprefix(ROOM) if option.leads.startswith(ROOM) else f"choose:{option.leads}"


@value
class Leading:
    """What an option is to those who may take it: an intent and whose it is, what it ticks, or a place that it leads to."""

    intent: str = ""
    whose: str | None = None
    """None where nobody can say whose it is."""
    ticks: str = ""
    to: str = ""


def _ways(about: str, at: Reader) -> tuple[Leading, ...]:
    """Everything that a choice comes to, what costs least to follow first; found once an entry for all who would find that."""
    what = about.partition(":")[0]
    own = at.face.own_choices is None or what in at.face.own_choices
    key = ("ways", about, at.seat or at.playing.acting, at.session.eyes) if own else ("ways", about)
    found: tuple[Leading, ...] = at.session.once(key, lambda: _sorted_out(options(at, about, silent=True)[1], at))
    return found


def _sorted_out(found: Iterable[Option], at: Reader) -> tuple[Leading, ...]:
    return tuple(sorted(dict.fromkeys(_way(option, at) for option in found), key=lambda way: bool(way.to)))


def _way(option: Option, at: Reader) -> Leading:
    if option.ticks is not None:
        return Leading(ticks=option.ticks.due)
    return Leading(option.intent, at.whose(option.intent, option.parameters)) if option.intent else Leading(to=to(option))


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
        known[where, deep] = any(_takes(way, at, deep - 1) for way in _ways(about, at))
    return known[where, deep]


def _of_another(about: str, at: Reader) -> bool:
    """Whether a choice is another seat's: it names it."""
    return any(each in at.view["seats"] and each != at.seat for each in about.split(":")[1:])


def mine(option: Option, at: Reader) -> bool:
    """Whether this reader may take it, or something that it leads to."""
    return _takes(_way(option, at), at, DEEP)


def _takes(way: Leading, at: Reader, deep: int) -> bool:
    if way.ticks:
        return at.may_tick(way.ticks)
    return at.entitled(way.intent, way.whose) if way.intent else leads(way.to, at, deep)
