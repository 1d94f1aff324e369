"""The door: two leaves close over what is drawn, wait, and part on the finished picture, which never moves.

Nothing of a game waits for it: the entry is kept before the leaves move, and any tap ends it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.graphics import (
    Color,
    Line,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
    Translate,
)
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from companion.window.widgets import hatch

STEP_AT = 0.62
"""How high the step of the seam lies."""
LIT = 0.25
"""How long the seam stays lit where motion is reduced, in seconds."""


class Leaves(Widget):
    """One frame of motion sets two numbers; the leaves are drawn again only when the size changes."""

    over = ObjectProperty(None, allownone=True, rebind=True)
    """What it closes over."""
    shut = NumericProperty(0.0)
    """0 is open and out of sight, 1 is closed."""
    moving = BooleanProperty(False)
    lit = NumericProperty(0.0)
    """How far the seam is lit from the top, so that the wait can be seen."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._then: Callable[[], object] | None = None
        self.bind(pos=self._draw, size=self._draw, shut=self._slide, moving=self._draw, lit=self._light)

    # -- a draw ----------------------------------------------------------------------------------

    def draw(self, seconds: float, then: Callable[[], object]) -> None:
        """Close, let the picture change behind, and part. With no time for it the picture just changes."""
        self.finish()
        theme = App.get_running_app().theme
        if not seconds:
            then()
            return
        self._then, self.moving, self.lit = then, True, 0
        if theme.reduced:
            self._only_light()
            return
        close, part, rest = (theme.seconds(name) for name in ("draw_close", "draw_open", "draw_settle"))
        closing = Animation(shut=1, duration=close, t="in_out_cubic")
        closing.bind(on_complete=lambda *_: self._change())
        waiting = Animation(lit=1, duration=max(0, seconds - close - part - rest))
        parting = Animation(shut=0, duration=part, t="out_cubic") + Animation(duration=rest)
        parting.bind(on_complete=lambda *_: setattr(self, "moving", False))
        (closing + waiting + parting).start(self)

    def _only_light(self) -> None:
        """Reduced motion: nothing travels; the seam stays lit, then a cut."""
        self.lit = 1
        lighting = Animation(duration=LIT * App.get_running_app().theme.duration)
        lighting.bind(on_complete=lambda *_: self.finish())
        lighting.start(self)

    def _change(self) -> None:
        then, self._then = self._then, None
        if then:
            then()

    def finish(self) -> None:
        """Straight to the last frame."""
        if not self.moving:
            return
        Animation.cancel_all(self)
        self._change()
        self.shut, self.moving = 0, False

    def on_touch_down(self, touch: Any) -> bool:
        if not self.moving:
            return False
        self.finish()
        return True

    # -- what is drawn ---------------------------------------------------------------------------

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if not self.moving:
            return
        theme = App.get_running_app().theme
        x, y, top, middle = self.x, self.y, self.y + self.height, self.x + self.width / 2
        high, step = self.y + self.height * STEP_AT, dp(10)
        seam = [middle, y, middle, high, middle + step, high + step, middle + step, top]
        left = [x, y, *seam[:2], *seam[2:4], *seam[4:6], *seam[6:], x, top]
        right = [*seam[:2], x + self.width, y, x + self.width, top, *seam[6:], *seam[4:6], *seam[2:4]]
        with self.canvas:
            StencilPush()
            Rectangle(pos=self.pos, size=self.size)
            StencilUse()
            PushMatrix()
            self._left = Translate(0, 0)
            if not theme.reduced:
                self._leaf(left, theme.plate)
                Color(*theme.door_hatch)
                Mesh(vertices=_corners(left, hatch.TILE), indices=list(range(6)), mode="triangle_fan", texture=hatch.texture())
            PopMatrix()
            PushMatrix()
            self._right = Translate(0, 0)
            if not theme.reduced:
                self._leaf(right, theme.plate)
            Color(*theme.line)
            Line(points=seam, width=dp(0.75), joint="miter")
            Color(*theme.ink)
            self._lit = Line(points=[], width=dp(1.5), joint="miter")
            PopMatrix()
            StencilUnUse()
            Rectangle(pos=self.pos, size=self.size)
            StencilPop()
        self._seam = seam
        self._slide()
        self._light()

    def _leaf(self, points: list[float], colour: list[float]) -> None:
        Color(*colour)
        Mesh(vertices=_corners(points, 1), indices=list(range(6)), mode="triangle_fan")

    def _slide(self, *_: object) -> None:
        if self.moving and hasattr(self, "_left") and not App.get_running_app().theme.reduced:
            away = (1 - self.shut) * (self.width / 2 + dp(20))
            self._left.x, self._right.x = -away, away

    def _light(self, *_: object) -> None:
        if self.moving and hasattr(self, "_lit"):
            self._lit.points = cut_from_top(self._seam, self.lit)


def cut_from_top(seam: list[float], part: float) -> list[float]:
    """The points of a line that rises, from its top down to a part of its height.

    >>> cut_from_top([0, 0, 0, 10], 0.5)
    [0, 10, 0.0, 5.0]
    >>> cut_from_top([0, 0, 0, 10], 0)
    []
    """
    corners = list(zip(seam[::2], seam[1::2], strict=True))[::-1]
    end = corners[0][1] - (corners[0][1] - corners[-1][1]) * part
    points = [*corners[0]] if part else []
    for (x0, y0), (x1, y1) in pairwise(corners if part else []):
        if y1 >= end:
            points += [x1, y1]
            continue
        share = (y0 - end) / (y0 - y1)
        points += [x0 + (x1 - x0) * share, end]
        break
    return points


def _corners(points: list[float], tile: float) -> list[float]:
    """Mesh vertices: each corner with its texture coordinates."""
    pairs = zip(points[::2], points[1::2], strict=True)
    return [number for x, y in pairs for number in (x, y, x / tile, y / tile)]
