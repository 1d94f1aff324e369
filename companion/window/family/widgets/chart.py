"""Plots of the film, drawn as on a chart recorder: slots and lanes, the bag in layers, and what came against what was due."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.graphics import Color, Ellipse, Line, Rectangle
from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.window import symbols
from companion.window.widgets import hatch, load_kv
from companion.window.widgets.text import Text
from companion.window.widgets.writing import numeral

__all__ = ["BagPlot", "ChancePage", "FilmPlot", "SharePlot", "Text"]
WORD = 18
TIME, MARKS, MARK = 44, 96, 20
"""Widths in dp: the column of the slots, that of what is lit, and one mark of it."""
TICKS = 9
"""No more ticks of noise fit into one cell."""
LAYERS = ("ink", "ink2", "line", "ink", "danger", "line", "ink2")
"""A colour a kind; every second one is hatched, so that neighbours differ without colour."""


class Plot(Widget):
    """Draws a film; again when the film, the part that is shown, or the size changes."""

    film = ObjectProperty(None, allownone=True)
    shown = NumericProperty(1.0)
    """How much of the film has run."""
    palette = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("pos", "size", "film", "palette", "shown"):
            self.fbind(name, self.redraw)

    def redraw(self, *_: object) -> None:
        self.canvas.clear()
        if self.film is None or self.width < dp(100):
            return
        with self.canvas:
            self.draw(App.get_running_app().theme, self.film)

    def draw(self, theme: Any, film: Any) -> None: ...

    @staticmethod
    def text(text: str, x: float, y: float, colour: Any, room: float = 0, left: bool = False) -> None:
        """A word around a point, or from it on; cut to its room."""
        texture = numeral(text, round(sp(WORD)))
        while room and texture.width > room and len(text) > 1:
            text = text[:-1]
            texture = numeral(text, round(sp(WORD)))
        Color(*colour)
        at = x if left else x - texture.width / 2
        Rectangle(pos=(round(at), round(y - texture.height / 2)), size=texture.size, texture=texture)

    @staticmethod
    def symbol(name: str, x: float, y: float, size: float, colour: Any) -> None:
        Color(*colour)
        Rectangle(pos=(round(x - size / 2), round(y - size / 2)), size=(size, size), texture=symbols.symbol(name, 24))


class FilmPlot(Plot):
    """One row a slot: marks of what is lit, one lane a seat; noise is the trace, what was met stands on it."""

    def draw(self, theme: Any, film: Any) -> None:
        rows = film.rows[: max(1, round(len(film.rows) * self.shown))]
        step = min(dp(48), self.height / (len(film.rows) + 1))
        lane = (self.width - dp(TIME + MARKS)) / max(1, len(film.seats))
        top = self.top - step / 2
        self.text(film.time, self.x + dp(TIME / 2), top, theme.ink2, dp(TIME))
        self.text(film.caption, self.x + dp(TIME + MARKS / 2), top, theme.ink2, dp(MARKS))
        for number, name in enumerate(film.seats):
            self.text(name, self._lane(number, lane), top, theme.ink, lane - dp(6))
        for at, row in enumerate(rows, 1):
            middle = self.top - step * (at + 0.5)
            self._row(theme, film, row, middle, step, lane)

    def _lane(self, number: int, lane: float) -> float:
        return float(self.x + dp(TIME + MARKS) + lane * (number + 0.5))

    def _row(self, theme: Any, film: Any, row: Any, middle: float, step: float, lane: float) -> None:
        Color(*theme.faint)
        Line(points=[self.x, middle + step / 2, self.right, middle + step / 2], width=dp(0.75))
        if row.slot == "S":
            Color(*theme.danger)
            Rectangle(pos=(self.x, middle - step / 2 + dp(1)), size=(dp(TIME - 6), step - dp(2)))
        self.text(row.slot, self.x + dp(TIME / 2 - 3), middle, theme.ground if row.slot == "S" else theme.ink)
        for number, on in enumerate(row.windows):
            x = self.x + dp(TIME + 8) + number * dp(MARK + 2)
            self._window(theme, getattr(theme, film.lit if on else film.dark), on, x, middle)
        for number, mark in enumerate(row.marks):
            self._mark(theme, mark, self._lane(number, lane), middle, step)

    @staticmethod
    def _window(theme: Any, colour: Any, lit: bool, x: float, middle: float) -> None:
        side = dp(13)
        Color(*colour)
        if lit:
            Ellipse(pos=(x, middle - side / 2), size=(side, side))
            return
        Rectangle(
            pos=(x, middle - side / 2),
            size=(side, side),
            texture=hatch.texture(),
            tex_coords=hatch.coords(x, middle - side / 2, side * 2, side * 2),
        )
        Line(rectangle=(x, middle - side / 2, side, side), width=dp(0.75))

    def _mark(self, theme: Any, mark: Any, x: float, middle: float, step: float) -> None:
        if mark.here or mark.symbol:
            Color(*theme.line)
            Line(points=[x, middle - step / 2 if mark.here else middle, x, middle + step / 2], width=dp(0.75))
        ticks = min(mark.noises, TICKS)
        Color(*theme.ink2)
        for tick in range(ticks):
            y = middle - step / 2 + step * (tick + 1) / (ticks + 1)
            half = dp(5 + 5 * (tick % 3))
            Line(points=[x - half, y, x + half, y], width=dp(0.75))
        if mark.symbol:
            size = min(dp(26), step * 0.8)
            Color(*theme.ground)
            Rectangle(pos=(x - size * 0.6, middle - step / 2 + dp(1)), size=(size * 1.2, step - dp(2)))
            self.symbol(mark.symbol, x, middle, size, getattr(theme, mark.role))


class BagPlot(Plot):
    """The bag all along: one bar a slot, one layer a kind, the number of tokens behind it."""

    def draw(self, theme: Any, film: Any) -> None:
        rows = film.rows[: max(1, round(len(film.rows) * self.shown))]
        legend = dp(34)
        step = min(dp(40), (self.height - legend * 2) / max(1, len(film.rows)))
        most = max(sum(row.bag) for row in film.rows) or 1
        room = self.width - dp(TIME + 40)
        for at, row in enumerate(rows):
            middle = self.top - legend * 2 - step * (at + 0.5)
            self.text(row.slot, self.x + dp(TIME / 2 - 3), middle, theme.ink)
            x = self.x + dp(TIME)
            for kind, count in enumerate(row.bag):
                wide = room * count / most
                self._layer(theme, kind, x, middle - step * 0.36, wide, step * 0.72)
                x += wide
            self.text(str(sum(row.bag)), x + dp(8), middle, theme.ink2, left=True)
        across = self.width / 3
        for number, (symbol, name) in enumerate(film.kinds):
            x, y = self.x + across * (number % 3), self.top - legend * (number // 3 + 0.5)
            self._layer(theme, number, x, y - dp(7), dp(12), dp(14))
            self.symbol(symbol, x + dp(25), y, dp(22), theme.ink)
            self.text(name, x + dp(38), y, theme.ink2, across - dp(38), left=True)

    @staticmethod
    def _layer(theme: Any, kind: int, x: float, y: float, wide: float, high: float) -> None:
        if wide <= 0:
            return
        Color(*getattr(theme, LAYERS[kind]))
        if kind % 2:
            Rectangle(pos=(x, y), size=(wide, high), texture=hatch.texture(), tex_coords=hatch.coords(x, y, wide * 2, high * 2))
        else:
            Rectangle(pos=(x, y), size=(wide, high))
        Color(*theme.ground)
        Line(rectangle=(x, y, wide, high), width=dp(0.75))


class SharePlot(Plot):
    """What came, as a bar; what was due, as a line across it."""

    which = StringProperty("tokens")

    def draw(self, theme: Any, film: Any) -> None:
        shares = getattr(film, self.which)
        if not shares:
            return
        step = min(dp(44), self.height / len(shares))
        most = max(max(each.came, each.expected) for each in shares) or 1
        room = self.width - dp(40 + 110 + 60)
        for number, share in enumerate(shares):
            middle = self.top - step * (number + 0.5)
            self.symbol(share.symbol, self.x + dp(18), middle, dp(26), theme.ink)
            self.text(share.name, self.x + dp(40), middle, theme.ink, dp(100), left=True)
            x = self.x + dp(150)
            Color(*theme.ink)
            Rectangle(pos=(x, middle - dp(6)), size=(room * share.came / most, dp(12)))
            Color(*theme.warn)
            due = x + room * share.expected / most
            Line(points=[due, middle - dp(13), due, middle + dp(13)], width=dp(1.5))
            self.text(f"{share.came} / {share.expected:.1f}", self.right - dp(30), middle, theme.ink2)


class ChancePage(BoxLayout):
    """The tokens of the bag and the noise die against what was due."""

    film = ObjectProperty(None, allownone=True)


load_kv(__file__)
