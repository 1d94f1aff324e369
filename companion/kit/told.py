"""What a result may tell: the keys of `entry.told` that mean the same in every game, each with what the house does with it.

A game lists its own beside its rules. `quiet` and `stay`, which a rule says to its rail alone, stand in no entry.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

ANSWERED, PASSED = "answered", "passed"

TOLD: Mapping[str, str] = {
    "secret": "For whose eyes alone this is: a seat, or `everyone` who builds a deck. No other phone is told more than this key; "
    "the screen covers the result, and nothing of it is heard, felt or explained.",
    "step": 'The station at which this happened; "" where the rail is clear. The rail draws its card, the history names it.',
    "skipped": "The stations that did not apply; where a rule says why, `why` is the message. The rail marks them, "
    "and the history leaves their sentences out.",
    PASSED: "The stations at which there was nothing to do or read, each a result of its own. The rail shows what they told.",
    ANSWERED: "What came of the answer, a result of its own, where the rail went on to another station. The rail shows it.",
    "left_open": "What the rules demanded and the game has moved on without, by the ids of what was due. The history says it.",
    "aside": "A card was played in the middle of a turn. The rail opens for its one station, over everything else.",
    "first_player": "The seat that goes first. The screen lets it act from now on.",
    "over": "Whether the game has ended with this. It is told at the door; the screens ask the phase.",
    "slot": "The slot that this is about. The cover of a secret names it.",
    "source": "Who draws the component from now on: app or cardboard. It is told at the door; the screens ask the view.",
    "order": "The draw pile from its top, to be built on cardboard. The cover lists it; taken back, the pile has none again.",
    "discard": "The discards that belong to that pile, from the bottom. The cover lists them.",
    "open": "The card of that deck that lies open. The cover lists it.",
    "contents": "How many of each kind a bag holds, to be built on cardboard. The screen opens a page that lists them.",
    "places": "What lies at each place, to be built on cardboard. The cover lists it.",
    "path": "The value that was set by hand, as in `fix`. It is told at the door; the history asks the parameters.",
    "done": "The tasks of the set-up list that are ticked. It is told at the door; the screens ask the view.",
}


def results(told: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """A result, and the results of other stations in it.

    >>> [list(each) for each in results({"step": "fire", "answered": {"left": 2}, "passed": [{"from": 7}]})]
    [['step', 'answered', 'passed'], ['left'], ['from']]
    """
    yield told
    if ANSWERED in told:
        yield told[ANSWERED]
    passed = told.get(PASSED)
    if isinstance(passed, list):
        yield from passed
