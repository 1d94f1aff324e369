"""The facility clock: the ruler bent round, S at twelve, so that the purge is midnight.

Drawn again only when its picture or its size changes; angles run clockwise from twelve.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, dist, pi, sin
from typing import Any

from kivy.app import App
from kivy.graphics import Color, Ellipse, Line, Mesh, PopMatrix, PushMatrix, Rectangle, Rotate, RoundedRectangle, Triangle
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from companion.window import symbols
from companion.window.widgets import hatch
from companion.window.widgets.polygon import diamond, polygon
from companion.window.widgets.writing import numeral

SLOTS, STEP, GAP = 16, 22.5, 0.9
DRAWN_AT = 340
"""The diameter in dp at which the measures below hold; everything but lines grows with the clock."""
RIM, RING, NUMERAL, STRONG, BIG, RAISED = 22, 43, 26, 32, 104, 20
LEAST = 18
"""No numeral is smaller, however small the clock."""
FINE = 9
"""Points along each side of a cell."""


class FacilityClock(Widget):
    """Draws a picture of the clock; a tap says which slot it was."""

    __events__ = ("on_slot",)
    clock = ObjectProperty(None, allownone=True)
    touchable = BooleanProperty(True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self.redraw, size=self.redraw, clock=self.redraw)

    def on_slot(self, slot: int) -> None: ...

    def on_touch_down(self, touch: Any) -> bool:
        slot = self.slot_at(*touch.pos) if self.touchable and self.clock else None
        if slot is None:
            return False
        self.dispatch("on_slot", slot)
        return True

    def slot_at(self, x: float, y: float) -> int | None:
        """The slot of a point in the ring, or of one not far from it."""
        for slot in range(SLOTS):
            if dist((x, y), self._point((self._outer + self._inner) / 2, _angle(slot))) < max(dp(24), self._unit * 26):
                return slot
        return None

    def place_of(self, slot: int) -> tuple[float, float]:
        """The middle of a slot."""
        return self._point((self._outer + self._inner) / 2, _angle(slot))

    # -- measures --------------------------------------------------------------------------------

    @property
    def _unit(self) -> float:
        """One dp of the drawing at this size."""
        return min(self.size) / DRAWN_AT

    @property
    def _outer(self) -> float:
        return min(self.size) / 2 - RIM * self._unit

    @property
    def _inner(self) -> float:
        return self._outer - RING * self._unit

    def _point(self, radius: float, angle: float) -> tuple[float, float]:
        turned = (90 - angle) * pi / 180
        return self.x + self.width / 2 + radius * cos(turned), self.y + self.height / 2 + radius * sin(turned)

    # -- drawing ---------------------------------------------------------------------------------

    def redraw(self, *_: object) -> None:
        self.canvas.clear()
        if self.clock is None or min(self.size) <= dp(48):
            return
        theme = App.get_running_app().theme
        with self.canvas:
            for slot in self.clock.slots:
                self._cell(theme, slot)
            self._rim(theme)
            for slot in self.clock.slots:
                if slot.capsule:
                    self._capsule(theme, slot)
            for bar in self.clock.bars:
                self._bar(theme, bar)
            for mark in self.clock.marks:
                self._mark(theme, mark)
            for number, arc in enumerate(self.clock.arcs):
                self._arc(theme, arc, self._inner - (30 + 12 * number) * self._unit)
            self._hand(theme)
            big = BIG * self._unit
            self._text(
                str(self.clock.slots[SLOTS - 1 - self.clock.now].name),
                self.center_x,
                self.center_y + RAISED * self._unit,
                big,
                theme.ink,
            )

    def _cell(self, theme: Any, slot: Any) -> None:
        middle, half = _angle(slot.number), STEP / 2 - GAP
        angles = [middle - half + 2 * half * at / (FINE - 1) for at in range(FINE)]
        outer, inner = ([self._point(radius, angle) for angle in angles] for radius in (self._outer, self._inner))
        fill, edge, ink = {
            "over": (theme.skip_hatch, theme.faint, theme.ink2),
            "coming": (theme.plate, theme.line, theme.ink),
            "now": (theme.ink, theme.ink, theme.ground),
            "end": (theme.danger, theme.danger, theme.ground),
        }["end" if slot.number == 0 else slot.state]
        texture = hatch.texture() if slot.state == "over" else None
        Color(*fill)
        vertices = [
            number
            for pair in zip(outer, inner, strict=True)
            for x, y in pair
            for number in (x, y, x / hatch.TILE, y / hatch.TILE)
        ]
        Mesh(vertices=vertices, indices=list(range(2 * FINE)), mode="triangle_strip", texture=texture)
        Color(*edge)
        Line(points=[number for point in (*outer, *inner[::-1]) for number in point], close=True, width=dp(0.75))
        x, y = self.place_of(slot.number)
        size = max(sp(LEAST), (STRONG if slot.state == "now" or slot.number == 0 else NUMERAL) * self._unit)
        if slot.state == "over":
            Color(*theme.ground)
            Ellipse(pos=(x - 15 * self._unit, y - 15 * self._unit), size=(30 * self._unit,) * 2)
        self._text(slot.name, x, y, size, ink)

    def _rim(self, theme: Any) -> None:
        start, end = _angle(self.clock.isolation) - STEP / 2 + GAP, _angle(1) + STEP / 2 - GAP
        Color(*theme.ink)
        Line(circle=(self.center_x, self.center_y, self._outer + 5.5 * self._unit, start, end), width=dp(1.5), cap="none")

    def _capsule(self, theme: Any, slot: Any) -> None:
        angle, unit = _angle(slot.number), self._unit
        x, y = self._point(self._outer + (RIM - 9) * unit, angle)
        box = (x - 5 * unit, y - 9 * unit, 10 * unit, 18 * unit)
        PushMatrix()
        Rotate(angle=-angle, origin=(x, y))
        if slot.capsule == "there":
            Color(*theme.ink)
            RoundedRectangle(pos=box[:2], size=box[2:], radius=[5 * unit])
        Color(*theme.ink2)
        Line(rounded_rectangle=(*box, 5 * unit), width=dp(0.75))
        PopMatrix()

    def _bar(self, theme: Any, bar: Any) -> None:
        angle = _angle(bar.slot) - STEP / 2
        offsets = (0.0,) if bar.colour == "red" else (-3.6, 3.6)
        ends = self._inner - 14 * self._unit, self._outer + 1.5 * self._unit
        if bar.over:
            self._strokes(theme.line, angle, ends, [each * 0.7 for each in offsets], 1.5)
        else:
            self._strokes(theme.ground, angle, ends, (0.0,), 6 if bar.colour == "red" else 13)
            self._strokes(theme.off if bar.colour == "red" else theme.on, angle, ends, offsets, 4 if bar.colour == "red" else 3.6)

    def _strokes(
        self, colour: Sequence[float], angle: float, ends: tuple[float, float], offsets: Sequence[float], width: float
    ) -> None:
        turned = (90 - angle) * pi / 180
        across = -sin(turned), cos(turned)
        Color(*colour)
        for offset in offsets:
            points = [
                number + offset * self._unit * across[at]
                for radius in ends
                for at, number in enumerate(self._point(radius, angle))
            ]
            Line(points=points, width=dp(width * min(1, self._unit / dp(1)) / 2), cap="none")

    def _mark(self, theme: Any, mark: Any) -> None:
        unit, angle = self._unit, _angle(mark.slot)
        if mark.what in ("alert", "thought"):
            x, y = self._point(self._inner - 36 * unit, angle)
            Color(*theme.ground)
            Ellipse(pos=(x - 19 * unit, y - 19 * unit), size=(38 * unit,) * 2)
            Color(*theme.warn)
            for at in range(24 if mark.what == "thought" else 0):
                Line(circle=(x, y, 19 * unit, at * 15, at * 15 + 8.5), width=dp(1), cap="none")
            size = 24 * unit
            Rectangle(pos=(x - size / 2, y - size / 2), size=(size, size), texture=symbols.symbol(mark.symbol, 24))
            return
        x, y = self._point(self._inner - 13 * unit, angle)
        half = (10 if mark.what == "will" else 11) * unit
        corners = diamond(x, y, half)
        inside = {"auto": theme.warn, "red": theme.danger, "will": theme.ground}[mark.what]
        Color(*inside)
        polygon(corners)
        Color(*(theme.warn if mark.what == "auto" else theme.danger))
        Line(points=corners, close=True, width=dp(1.25), joint="miter")

    def _arc(self, theme: Any, arc: Any, radius: float) -> None:
        """A dimension line: a stroke where it starts, an arrow head where it ends."""
        start, end = _angle(arc.start), _angle(arc.end)
        if end - start < STEP / 2:
            return
        unit = self._unit
        Color(*getattr(theme, arc.role))
        Line(circle=(self.center_x, self.center_y, radius, start + 2, end - 3), width=dp(0.75), cap="none")
        Line(points=[*self._point(radius - 5 * unit, start), *self._point(radius + 5 * unit, start)], width=dp(0.75))
        head = 4.4 * min(2.0, self._inner / max(radius, 1))
        Triangle(
            points=[
                *self._point(radius, end),
                *self._point(radius + 4 * unit, end - head),
                *self._point(radius - 4 * unit, end - head),
            ]
        )

    def _hand(self, theme: Any) -> None:
        angle, unit = _angle(self.clock.now), self._unit
        Color(*theme.ink)
        Triangle(
            points=[
                *self._point(self._inner - 3 * unit, angle),
                *self._point(self._inner - 17 * unit, angle - 4.6),
                *self._point(self._inner - 17 * unit, angle + 4.6),
            ]
        )

    def _text(self, text: str, x: float, y: float, size: float, colour: Sequence[float]) -> None:
        texture = numeral(text, round(size))
        Color(*colour)
        Rectangle(pos=(round(x - texture.width / 2), round(y - texture.height / 2)), size=texture.size, texture=texture)


def _angle(slot: int) -> float:
    """Where a slot stands: S at twelve, 15 at its right."""
    return 0 if slot == 0 else (SLOTS - slot) * STEP


class ClockBox(AnchorLayout):
    """A clock that is only looked at, as large as its place allows: of a what-if, or of a game that waits."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._clock = FacilityClock(touchable=False, size_hint=(None, None))
        self.bind(size=self._fit)
        self.add_widget(self._clock)

    def show(self, clock: Any) -> None:
        self._clock.clock = clock
        self._fit()

    def _fit(self, *_: object) -> None:
        self._clock.size = [min(self.width, self.height, dp(432))] * 2


class WaitingClock(ClockBox):
    """The clock of a game that waits, on the launch screen."""

    def show(self, waiting: Any) -> None:
        super().show(waiting.drawn)
