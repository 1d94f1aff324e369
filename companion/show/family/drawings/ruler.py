"""The time ruler: sixteen slots at a glance; over is hatched, now is solid, the last one is red."""

from __future__ import annotations

from companion.show.pen import Pen

SLOTS = 16
HIGH = 12
LEAST = 20
"""With less room there is no ruler."""


def ruler(pen: Pen, over: int) -> float:
    """The ruler itself, so many slots over; how wide a slot is. A game adds its own marks."""
    step = pen.wide / SLOTS
    pen.hatch(0, 0, step * over, HIGH)
    pen.frame(0, 0, pen.wide, HIGH)
    for number in range(1, SLOTS - 1):
        pen.line(step * number, 0, step * number, 4, role="line")
    pen.block(step * (SLOTS - 1), 0, step, HIGH, "danger")
    pen.block(step * over, 0, step, HIGH)
    return step


def on_slot(pen: Pen, place: int | None, role: str, solid: bool = True) -> None:
    """A diamond on a slot; none where there is no such slot."""
    if place is not None:
        middle = pen.wide / SLOTS * (place + 0.5)
        pen.diamond(middle, HIGH / 2, HIGH / 2, role if solid else "", "" if solid else role, 2)
