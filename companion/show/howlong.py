"""How long it still takes: what a round took so far, and how many there may still be; worded as what it is, a guess."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from companion.saves.evening import Evening
from companion.show.tongue import Tongue
from companion.table import Refused

if TYPE_CHECKING:
    from companion.show.port import Port

MINUTE = 60
STEP = 5
"""Nobody can tell better than in steps of so many minutes."""
Rounds = tuple[int, int]
"""At least and at most so many, the one that is played among them."""


def until_the_end(view: Mapping[str, Any], port: Port, starts: tuple[str, ...]) -> Rounds | None:
    """At most as many as the rules find ahead; at least those that are left if something is started that ends it sooner."""
    most = len(view["ahead"].get("rounds", ()))
    if not most or view["phase"] == "over":
        return None
    found = [most]
    for start in starts:
        try:
            found.append(len(port.suppose(start)["ahead"]["rounds"]))
        except Refused:  # it runs, or nobody may start it now
            continue
    return max(1, min(found)), most


def a_round(evening: Evening) -> int:
    """How many seconds of play a round took so far, without the one that is not over; 0 where none is over."""
    over = len(evening.paces) - 1
    return (evening.paces[-1] - evening.paces[0]) // over if over > 0 else 0


def how_long(evening: Evening, rounds: Rounds | None, say: Tongue) -> tuple[str, ...]:
    """Sentences about it; none where nothing is known.

    >>> evening, say = Evening("a game", ("Ana",), 1, paces=(0, 700, 1500)), Tongue("en")
    >>> how_long(evening, (4, 9), say)
    ('12 min a round so far.', 'Still 4 to 9 rounds: some 50 to 110 min.')
    >>> how_long(evening, (1, 1), say), how_long(Evening("a game", ("Ana",), 1), None, say)
    (('12 min a round so far.', 'One round at most: some 10 min.'), ())
    """
    pace = a_round(evening)
    says = [say("{n} min a round so far.", n=max(1, pace // MINUTE))] if pace else []
    if rounds is None:
        return tuple(says)
    least, most = rounds
    if not pace:
        at_most = say("Still {n} {n:round|rounds} at most.", n=most)
        return (at_most if least == most else say("Still {least} to {most} rounds.", least=least, most=most),)
    low, high = _minutes(pace * least), _minutes(pace * most)
    if most == 1:
        says.append(say("One round at most: some {n} min.", n=high))
    elif low == high or least == most:
        says.append(say("Still {n} {n:round|rounds} at most: some {min} min.", n=most, min=high))
    else:
        says.append(say("Still {least} to {most} rounds: some {low} to {high} min.", least=least, most=most, low=low, high=high))
    return tuple(says)


def _minutes(seconds: int) -> int:
    return max(STEP, round(seconds / MINUTE / STEP) * STEP)
