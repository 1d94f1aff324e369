"""ALL GAMES: a line for each game, the last played first; the games of a campaign are one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from companion.saves.evening import Evening
from companion.saves.store import Saved
from companion.show.pictures.launch import MINUTE, hours
from companion.show.tongue import Tongue, word
from companion.value import value

if TYPE_CHECKING:
    from companion.show.face import Face

MONTHS = (
    word("JAN"),
    word("FEB"),
    word("MAR"),
    word("APR"),
    word("MAY"),
    word("JUN"),
    word("JUL"),
    word("AUG"),
    word("SEP"),
    word("OCT"),
    word("NOV"),
    word("DEC"),
)
UNKNOWN = "airlock"
"""The sign of a game that this app does not have."""


@value
class ShelfLine:
    """A game, or the last one of a campaign."""

    id: int
    emblem: str
    title: str
    names: str
    date: str
    says: str
    """What came of it, or how long it was played."""
    role: str
    over: bool
    first: bool
    """The one last played."""
    games: int = 1
    """So many games of a campaign stand behind it."""


def shelf(
    found: Iterable[Saved], face_of: Callable[[str], Face | None], now: float, say: Tongue, whole: bool = False
) -> list[ShelfLine]:
    """Makes a line of each game, in their order; of a campaign the last game alone has one, unless the whole of it is wanted."""
    by_id = {saved.id: saved for saved in found}
    followed = set() if whole else {saved.evening.follows for saved in by_id.values()}
    shown = [saved for saved in by_id.values() if saved.id not in followed]
    return [
        line(saved, face_of(saved.evening.game), now, say, saved is shown[0], 1 if whole else len(_chain(by_id, saved.id)))
        for saved in shown
    ]


def campaign(found: Iterable[Saved], last: int) -> list[Saved]:
    """Finds the games of a campaign, the last one first."""
    return _chain({saved.id: saved for saved in found}, last)


def _chain(by_id: Mapping[int, Saved], last: int) -> list[Saved]:
    games: list[Saved] = []
    while last in by_id and by_id[last] not in games:
        games.append(by_id[last])
        last = games[-1].evening.follows
    return games


def line(saved: Saved, face: Face | None, now: float, say: Tongue, first: bool = False, games: int = 1) -> ShelfLine:
    evening = saved.evening
    won = evening.winners > 0
    return ShelfLine(
        saved.id,
        face.emblem if face else UNKNOWN,
        _title(evening, games, say),
        ", ".join(evening.names),
        day(evening.last, now, say),
        came(evening, say),
        "done" if won else "ink2",
        evening.over,
        first,
        games,
    )


def _title(evening: Evening, games: int, say: Tongue) -> str:
    title = stands(evening, say) or say("ROUND {round}", round=evening.round)
    return f"{title} · {games}" if games > 1 else title


def stands(evening: Evening, say: Tongue) -> str:
    return evening.stands.get(say.language) or evening.stands.get("en", "")


def came(evening: Evening, say: Tongue) -> str:
    """What came of an evening, in a word or two."""
    if evening.aside:
        return say("SET ASIDE") if evening.aside <= evening.entries else say("GOES ON ELSEWHERE")
    if not evening.over:
        return hours(evening.played, say) if evening.played >= MINUTE else say("NOT ENDED")
    won, seats = evening.winners, len(evening.players)
    if won == 0:
        return say("NONE WON") if seats > 1 else say("LOST")
    return say("ALL WON") if won == seats else say("{n} WON", n=won)


def day(moment: int, now: float, say: Tongue) -> str:
    """The day of the calendar, as one says it today.

    >>> say, noon = Tongue("en"), int(datetime(2026, 11, 14, 12).timestamp())
    >>> [day(noon, noon + days * 86400, say) for days in (0, 1, 90, 400)]
    ['TODAY', 'YESTERDAY', '14 NOV', '14 NOV 2026']
    >>> day(0, noon, say)
    ''
    """
    if not moment:
        return ""
    then, today = datetime.fromtimestamp(moment), datetime.fromtimestamp(now)
    ago = (today.date() - then.date()).days
    if ago in (0, 1):
        return say("TODAY") if ago == 0 else say("YESTERDAY")
    short = f"{then.day} {say(MONTHS[then.month - 1])}"
    return short if 0 <= (today - then).days < 300 else f"{short} {then.year}"
