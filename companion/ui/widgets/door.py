"""The door: two leaves close over what is drawn, wait, and part on the finished picture, which never moves.

Nothing of a game waits for it: the entry is kept before the leaves move, and any tap ends it.
"""

from __future__ import annotations

from collections.abc import Callable
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
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from companion.ui.widgets import hatch

STEP_AT = 0.62
"""How high the step of the seam lies."""


class Door(Widget):
    """One frame of motion sets two numbers; the leaves are drawn again only when the size changes."""

    shut = NumericProperty(0.0)
    """0 is open and out of sight, 1 is closed."""
    moving = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._then: Callable[[], object] | None = None
        self.bind(pos=self._draw, size=self._draw, shut=self._slide, moving=self._draw)

    # -- a draw ----------------------------------------------------------------------------------

    def draw(self, seconds: float, then: Callable[[], object]) -> None:
        """Close, let the picture change behind, and part. With no time for it the picture just changes."""
        self.finish()
        theme = App.get_running_app().theme
        if not seconds:
            then()
            return
        self._then, self.moving = then, True
        close, part, rest = (theme.seconds(name) for name in ("draw_close", "draw_open", "draw_settle"))
        closing = Animation(shut=1, duration=close, t="in_out_cubic")
        closing.bind(on_complete=lambda *_: self._change())
        waiting = Animation(duration=max(0, seconds - close - part - rest))
        parting = Animation(shut=0, duration=part, t="out_cubic") + Animation(duration=rest)
        parting.bind(on_complete=lambda *_: setattr(self, "moving", False))
        (closing + waiting + parting).start(self)

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
        x, y, top, middle = self.x, self.y, self.top, self.center_x
        high, step = self.y + self.height * STEP_AT, dp(10)
        seam = [middle, y, middle, high, middle + step, high + step, middle + step, top]
        left = [x, y, *seam[:2], *seam[2:4], *seam[4:6], *seam[6:], x, top]
        right = [*seam[:2], self.right, y, self.right, top, *seam[6:], *seam[4:6], *seam[2:4]]
        with self.canvas:
            StencilPush()
            Rectangle(pos=self.pos, size=self.size)
            StencilUse()
            PushMatrix()
            self._left = Translate(0, 0)
            self._leaf(left, theme.plate)
            Color(*theme.door_hatch)
            Mesh(vertices=_corners(left, hatch.TILE), indices=list(range(6)), mode="triangle_fan", texture=hatch.texture())
            PopMatrix()
            PushMatrix()
            self._right = Translate(0, 0)
            self._leaf(right, theme.plate)
            Color(*theme.line)
            Line(points=seam, width=dp(0.75), joint="miter")
            PopMatrix()
            StencilUnUse()
            Rectangle(pos=self.pos, size=self.size)
            StencilPop()
        self._slide()

    def _leaf(self, points: list[float], colour: list[float]) -> None:
        Color(*colour)
        Mesh(vertices=_corners(points, 1), indices=list(range(6)), mode="triangle_fan")

    def _slide(self, *_: object) -> None:
        if self.moving and hasattr(self, "_left"):
            away = (1 - self.shut) * (self.width / 2 + dp(20))
            self._left.x, self._right.x = -away, away


def _corners(points: list[float], tile: float) -> list[float]:
    """Mesh vertices: each corner with its texture coordinates."""
    pairs = zip(points[::2], points[1::2], strict=True)
    return [number for x, y in pairs for number in (x, y, x / tile, y / tile)]
