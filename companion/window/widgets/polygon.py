"""Filled outlines, as Kivy draws them: corner after corner, each seen from the first."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import Mesh


def polygon(points: Sequence[float]) -> None:
    """A convex outline in the colour of the brush, filled; x and y of a corner, then of the next."""
    corners = [each for at in range(0, len(points), 2) for each in (*points[at : at + 2], 0, 0)]
    Mesh(vertices=corners, indices=list(range(len(points) // 2)), mode="triangle_fan")


def diamond(x: float, y: float, half: float) -> list[float]:
    """The outline of a square that stands on its corner, by its middle."""
    return [x, y - half, x + half, y, x, y + half, x - half, y]
