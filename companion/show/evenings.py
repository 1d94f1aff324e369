"""How an evening stands, in short: made from the open game, kept beside it, and told without opening it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.kit.lazily import later
from companion.packs.words import LANGUAGES
from companion.saves.evening import Evening, Player
from companion.session import Session
from companion.show.face import Face
from companion.show.tongue import Tongue
from companion.table import Rolled

_luck, _Luck = later("companion.show.luck:luck"), later("companion.show.luck:Luck")

AT_A_TIME = 15 * 60
"""Seconds without an act that still count as play; a longer time is a pause."""


DIGITS = 4
"""So exactly luck is kept."""


class Stopwatch:
    """How long was played since somebody asked last."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.begin()

    def begin(self) -> None:
        self._last, self._played = self.now(), 0.0

    def act(self) -> None:
        """Somebody is there."""
        now = self.now()
        passed = now - self._last
        self._played += passed if 0 < passed <= AT_A_TIME else 0
        self._last = now

    def taken(self) -> tuple[int, int]:
        """The moment, and the seconds of play until then, which count only once."""
        self.act()
        played, self._played = divmod(self._played, 1)
        return int(self._last), int(played)


def in_short(session: Session, face: Face, before: Evening) -> Evening:
    """The game as it stands, beside what was noted of it before."""
    view = session.view()
    over, rounds = view["phase"] == "over", int(view["round"])
    paces = (*before.paces, *[before.played] * (rounds - len(before.paces)))[:rounds]
    reasons = tuple(face.endings[reason] for reason in view["ending"]["reasons"]) if over else ()
    return replace(
        before,
        game=session.pack.id,
        names=tuple(str(seat["name"]) for seat in view["seats"].values()),
        entries=len(session.journal.entries),
        options=dict(session.charter.options),
        round=int(view["round"]),
        over=over,
        stands={language: _stands(face, view, reasons, Tongue(language)) for language in LANGUAGES},
        reasons=reasons,
        players=tuple(_players(session, face, view)) if over else (),
        acts=_acts(session, face),
        paces=paces,
    )


def _stands(face: Face, view: Mapping[str, Any], reasons: Sequence[str], say: Tongue) -> str:
    return " + ".join(map(say, reasons)) if reasons else face.stands_at(view, say)


def _players(session: Session, face: Face, view: Mapping[str, Any]) -> Iterator[Player]:
    together, lucky = bool(view["ending"].get("won")), _luck(session, face.worth)
    for seat, seen in view["seats"].items():
        way = face.ways_out.get(seen["status"])
        judged = view.get("verdict", {}).get(seat, {}).get("verdict") == "won"
        had = lucky.get(seat, _Luck())
        yield Player(
            str(seen["name"]),
            way is not None and way.alive,
            together or judged,
            had.draws,
            round(had.above, DIGITS),
            round(had.spread, DIGITS),
        )


def _acts(session: Session, face: Face) -> dict[str, int]:
    """How often each was done, by its label; of a verb that rolls a die every roll of that die, whoever made it fall."""
    stands = [entry for entry in session.journal.standing() if entry.act in ("do", "redo")]
    done = Counter(entry.intent for entry in stands)
    rolled = Counter(event.die for entry in stands for event in entry.events if isinstance(event, Rolled))
    verbs = {name: face.verbs[name] for name in face.counted}
    return {verb.label: rolled.get(verb.drawn_by, done[name]) for name, verb in verbs.items()}
