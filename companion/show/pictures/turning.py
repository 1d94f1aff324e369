"""The turning points of a game that is over: how random games went on from each round, and the three steepest steps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from companion.show.pictures.parts import Curve, Passage
from companion.show.pictures.story import Happening, weightiest
from companion.show.tongue import Tongue
from companion.turning import Stretch, Turning
from companion.value import value

STEPS, SENTENCES = 3, 2
"""So many steps are named, with so many sentences each."""
FROM = 20
"""With fewer games from each round no step is named."""
LEAST, SURE = 0.05, 2.0
"""A step is none that is smaller, or no larger than chance makes it: so many standard errors."""


@value
class TurningPoints:
    curve: Curve
    steps: tuple[Passage, ...]
    done: float
    """How much of it is computed, from 0 to 1."""
    says: str
    """What it is made of."""


def turning_points(work: Turning, moments: tuple[Happening, ...], measure: str, say: Tongue) -> TurningPoints:
    """As far as it is computed."""
    known = [each for each in work.stretches if each.came_to]
    settled = work.settled if known else None
    steep = steepest(known, settled)
    labels = list(_labels(known))
    return TurningPoints(
        Curve(
            say(measure), tuple((label, each.mean, each.error) for label, each in zip(labels, known, strict=True)), settled, steep
        ),
        tuple(_step(known, settled, at, labels[at], moments, say) for at in steep),
        work.done,
        say(
            "Random play, not yours: {n} {n:game goes|games go} on from the beginning of each round.",
            n=min((len(each.came_to) for each in known), default=0),
        ),
    )


def steepest(known: list[Stretch], settled: float | None) -> tuple[int, ...]:
    """The rounds in which most was won or lost, as they were played; what may be chance alone is none."""
    if any(len(each.came_to) < FROM for each in known):
        return ()
    means = [each.mean for each in known] + ([] if settled is None else [settled])
    errors = [each.error for each in known] + ([] if settled is None else [0.0])
    sizes = {
        at: abs(two - one)
        for at, (one, two) in enumerate(pairwise(means))
        if abs(two - one) > max(LEAST, SURE * hypot(errors[at], errors[at + 1]))
    }
    return tuple(sorted(sorted(sizes, key=lambda at: (-sizes[at], at))[:STEPS]))


def _labels(known: list[Stretch]) -> Iterator[str]:
    """Each round by its number; where a game has several parts, with that of the part before it."""
    parts: list[int] = []
    for at, each in enumerate(known):
        parts.append(1 if not at else parts[-1] + (each.round <= known[at - 1].round))
    for part, each in zip(parts, known, strict=True):
        yield f"{part}.{each.round}" if parts[-1] > 1 else str(each.round)


def _step(
    known: list[Stretch], settled: float | None, at: int, label: str, moments: tuple[Happening, ...], say: Tongue
) -> Passage:
    """What a round changed, and what was done there."""
    stretch = known[at]
    after = known[at + 1].mean if at + 1 < len(known) else settled
    there = weightiest((each for each in moments if stretch.begins < each.entry <= stretch.ends), SENTENCES)
    figure = say("{before} % → {after} %", before=round(100 * stretch.mean), after=round(100 * (after or 0.0)))
    return Passage(label, " ".join(each.says for each in there) or say("The log tells nothing special of this round."), figure)
