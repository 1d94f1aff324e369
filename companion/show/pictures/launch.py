"""LAUNCH: the game that waits, as a card with its instrument, and a tile for each game that can be begun."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from companion.packs import Pack
from companion.session import Session
from companion.show.pictures.dues import goes, named
from companion.show.pictures.history import latest
from companion.show.tongue import Tongue
from companion.value import value

if TYPE_CHECKING:
    from companion.show.face import Face

MINUTE = 60
NAMES = ("Ana", "Bo", "Cy")
"""Of the game in which a newcomer is shown a round."""


@value
class GameChip:
    number: str
    name: str
    first: bool


@value
class Waiting:
    """The newest game, and where it stands."""

    game: str
    round: str
    seats: tuple[GameChip, ...]
    symbol: str
    last: str
    """What was done last, by its name."""
    says: str
    """What came of it, in a sentence."""
    due: str
    """What somebody still has to do; "" for nothing."""
    drawn: Any
    """What the game's own instrument draws."""
    over: bool = False
    played: str = ""


@value
class LaunchTile:
    """A game that can be begun."""

    game: str
    emblem: str
    title: str
    players: str
    says: str
    """How far its lists are to be trusted."""
    house_mix: bool


def hours(seconds: int, say: Tongue) -> str:
    """A length of time as people say it at the table."""
    minutes = seconds // MINUTE
    return say("{hours} H {minutes}", hours=minutes // 60, minutes=f"{minutes % 60:02}") if minutes >= 60 else f"{minutes} MIN"


def waiting(session: Session, face: Face, say: Tongue, played: int = 0) -> Waiting:
    view, over = session.view(), session.view()["phase"] == "over"
    _, last = latest(session, face, say, 1)
    return Waiting(
        game=say(face.title),
        round=say("THE END") if over else face.stands_at(view, say),
        seats=tuple(
            GameChip(str(person["number"]), str(person["name"]).upper(), seat == view["first_player"])
            for seat, person in view["seats"].items()
        ),
        symbol=last[0].symbol if last else "",
        last=last[0].title if last else "",
        says=re.split(r"(?<=[.!?]) ", last[0].detail)[0] if last else "",
        due=_due(session, face, view, say),
        drawn=face.waiting({**view, "ahead": session.ahead()}, say),
        over=over,
        played=say("{time} PLAYED", time=hours(played, say)) if played >= MINUTE else "",
    )


def _due(session: Session, face: Face, view: Mapping[str, Any], say: Tongue) -> str:
    """The oldest of what is due, with whose it is, and how many more there are."""
    left = [due for due in session.due() if due.what != "question" and not goes(due, face)]
    if not left:
        return ""
    first = f"{named(left[0], session, face, view, say)} · {session.says(left[0])}"
    return f"{first} (+{len(left) - 1})" if left[1:] else first


def tile(game: str, face: Face, pack: Pack, say: Tongue) -> LaunchTile:
    least, most = pack.players
    lists = [component for component in pack.components.values() if component.items]
    unsure = sum(component.unverified for component in lists)
    return LaunchTile(
        game,
        face.emblem,
        say(face.title),
        say("{least} to {most} players", least=least, most=most),
        say("{count} of {all} {all:list|lists} to check", count=unsure, all=len(lists)) if unsure else "",
        any(component.house_mix for component in pack.components.values()),
    )
