"""How lucky a seat was: each draw and each roll of its hand against everything that could have come at that moment.

A game says how good an outcome is for whoever drew it. Of one draw the luck is the share of the outcomes that would have been
worse, with half of those as good, less a half: 0 is what the odds have, and a draw that could not come otherwise is 0 too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import erf, sqrt

from companion.session import Session
from companion.table import BACK, Chance, Entry, Journal, Json, Moved, Piece, Rolled, Set, Table
from companion.table.table import DRAWS
from companion.value import value

LEAST = 10
"""Of fewer draws nobody says that they were lucky."""
Outcome = Piece | Json
"""A piece of a zone, or a face of a die."""


@value
class Draw:
    """A moment at which chance decided for a seat."""

    seat: str
    source: str
    """A zone, or "die.NAME"."""
    entry: Entry
    value: Callable[[str], Json]
    """What the table held then, by its name."""


Worth = Callable[[Draw, Outcome], float | None]
"""How good an outcome is for whoever drew; the higher the better, None where nobody can say."""


@value
class Luck:
    """The luck of many draws.

    >>> heads = Luck.of([0, 1], 1)
    >>> heads.above, (heads + heads).draws, sum([heads] * 10, Luck()).of_100, sum([heads] * 9, Luck()).of_100
    (0.25, 2, 100, None)
    """

    draws: int = 0
    above: float = 0.0
    """The luck of all of them together."""
    spread: float = 0.0
    """How far that is from 0 as a rule: the sum of the variances."""

    def __add__(self, other: Luck) -> Luck:
        return Luck(self.draws + other.draws, self.above + other.above, self.spread + other.spread)

    @staticmethod
    def of(possible: Sequence[float], came: float) -> Luck:
        """The luck of one draw, with how good everything is that could have come, and what did.

        >>> Luck.of([0, 0, 0, 1], 1), Luck.of([2, 2], 2)
        (Luck(draws=1, above=0.375, spread=0.046875), Luck(draws=1, above=0.0, spread=0.0))
        """
        worse, same = sum(each < came for each in possible), sum(each == came for each in possible)
        shares = [count / len(possible) for count in Counter(possible).values()]
        return Luck(1, (worse + same / 2) / len(possible) - 0.5, (1 - sum(share**3 for share in shares)) / 12)

    @property
    def of_100(self) -> int | None:
        """Of a hundred who draw as often from the same, so many have less luck; None where that says nothing."""
        if self.draws < LEAST or not self.spread:
            return None
        return round(50 * (1 + erf(self.above / sqrt(2 * self.spread))))


def luck(session: Session, worth: Worth) -> dict[str, Luck]:
    """The luck of each seat; of a game with a hole nobody knows what could have come."""
    found: dict[str, Luck] = {}
    for draw, possible, came in _draws(session) if session.journal.whole else ():
        good = [worth(draw, each) for each in possible]
        known = [each for each in good if each is not None]
        here = worth(draw, came)
        if here is not None and len(known) == len(good):
            found[draw.seat] = found.get(draw.seat, Luck()) + Luck.of(known, here)
    return found


def _draws(session: Session) -> Iterator[tuple[Draw, Sequence[Outcome], Outcome]]:
    """Every draw of a seat that still stands, with all that could have come and what did; the game is played once more."""
    table = Table(session.charter.layout, Chance(b""))
    journal = Journal(table, session.journal.entries)
    stands = {entry.number for entry in session.journal.standing() if entry.act == "do"}
    for entry in session.journal.entries:
        if entry.number in stands and any(isinstance(event, Set) and event.name.startswith(DRAWS) for event in entry.events):
            yield from _of_entry(table, entry)
        else:
            journal.replay(entry)


def _of_entry(table: Table, entry: Entry) -> Iterator[tuple[Draw, Sequence[Outcome], Outcome]]:
    draw: Draw | None = None
    possible: Sequence[Outcome] = ()
    for event in entry.events:
        match event:
            case Set(name) if name.startswith(DRAWS):
                source, seat, *purpose = name.removeprefix(DRAWS).split("/")
                draw = Draw(seat, source, entry, table.value) if seat and not purpose else None
                possible = _possible(table, source) if draw else ()
            case Moved(piece, source) if draw is not None and draw.source == source:
                yield draw, possible, table.pieces[piece]
                draw = None
            case Rolled(die, face) if draw is not None and draw.source == f"die.{die}":
                yield draw, possible, face
                draw = None
        table.replay([event])


def _possible(table: Table, source: str) -> Sequence[Outcome]:
    """The faces of a die, or what lies loose in a zone with the back that can be seen."""
    if not table.has_zone(source):
        return tuple(table.value(source))
    first, behind = table.loose(source)
    loose = [table.pieces[piece] for piece in table.inside(source)[first:behind]]
    return [piece for piece in loose if piece.traits.get(BACK) == loose[-1].traits.get(BACK)]
