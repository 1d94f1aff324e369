"""Widgets that draw themselves: one widget instead of a tree of boxes and labels, for what stands many times on a screen.

Kivy takes half a millisecond for each widget with its rules and bindings. A button with its plate, symbol and words is one
widget here, drawn again when what it shows, its place, or the look of the app changes.
"""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Line, Rectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.window import symbols
from companion.window.widgets.plate import plate
from companion.window.widgets.writing import TIGHT, Lettering, Said, fitting, set_type, sizes, written

Box = tuple[float, float, float, float]
"""Left, low, width and height."""
PATIENT = 15
"""So many rounds of layout at most are waited for: Kivy does twenty before a frame, and leaves the rest to the next one."""


class _Undrawn:
    """What is to be drawn before the next frame, once: when every layout has had its say. A screen that is built goes through six
    rounds of them, and a button would be drawn, its words set in every size that fits, at each width it has on the way."""

    def __init__(self) -> None:
        self.widgets: dict[Drawn, None] = {}
        self._rounds = 0
        self._next_round = Clock.create_trigger(self._draw, -1)

    def add(self, widget: Drawn, *_: object) -> None:
        self.widgets[widget] = None
        self._next_round()

    def _draw(self, _: float) -> None:
        self._rounds += 1
        if self._rounds <= PATIENT and Clock.get_before_frame_events():
            self._next_round()
            return
        self._rounds, left = 0, list(self.widgets)
        self.widgets.clear()
        try:
            while left:
                left.pop().anew()
        finally:  # one that can't be drawn keeps no other from it
            for widget in left:
                self.add(widget)


_undrawn = _Undrawn()


class Drawn(Widget):
    """Without children. A class names what its picture depends on, and draws it."""

    depends: tuple[str, ...] = ()
    """Properties after whose change it is drawn anew."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.lettering: list[Lettering] = []
        """Every text that stands on it."""
        for name in ("pos", "size", "disabled", *self.depends):
            self.fbind(name, _undrawn.add)
        self.theme = App.get_running_app().theme
        self.theme.watch(self)
        self.redraw()

    def looks_different(self) -> None:
        """The theme has changed."""
        self.redraw()

    def redraw(self) -> None:
        """It is drawn anew before the next frame."""
        _undrawn.add(self)

    def anew(self) -> None:
        """Behind the buttons that may stand on it, which keep their own strokes."""
        strokes = self.canvas.before
        strokes.clear()
        self.lettering = []
        if self.width > 1 and self.height > 1:
            with strokes:
                self.draw()

    def draw(self) -> None:
        """What it looks like, from the ground up."""
        raise NotImplementedError

    # -- strokes ---------------------------------------------------------------------------------

    def ink(self, role: str) -> None:
        Color(*getattr(self.theme, role))

    def plate(self, fill: str, border: str, thick: float = 1.5, hatched: str = "") -> None:
        """A filled, hair-lined rectangle with corners of 3."""
        plate(self.theme, self.pos, self.size, fill, border, thick, hatched)

    def block(self, role: str, x: float, y: float, wide: float, high: float) -> None:
        self.ink(role)
        Rectangle(pos=(x, y), size=(wide, high))

    def seat(self, number: str, x: float, y: float, solid: bool) -> None:
        """The square with the number of a seat, by its middle."""
        side = dp(28)
        self.ink("ink")
        if solid:
            Rectangle(pos=(x - side / 2, y - side / 2), size=(side, side))
        else:
            Line(rectangle=(x - side / 2, y - side / 2, side, side), width=dp(1))
        self.say(number, "row", (x - side / 2, y - side / 2, side, side), "ground" if solid else "ink", halign="center")

    def glyph(self, name: str, size: float, x: float, y: float, role: str = "ink") -> None:
        """A symbol of so many dp, by its middle."""
        if name:
            self.ink(role)
            side = dp(size)
            Rectangle(pos=(round(x - side / 2), round(y - side / 2)), size=(side, side), texture=symbols.symbol(name, size))

    def say(
        self,
        text: str,
        use: str,
        box: Box,
        role: str = "ink",
        lines: float = 1,
        halign: str = "left",
        bold: bool = False,
        cut: bool = False,
    ) -> float:
        """A text in its place, in the middle of its height, as large as fits; how wide it is.

        What names somebody may be cut off where there is too little room; nothing else is.
        """
        if not text:
            return 0
        said = set_type(text, use, self.theme, box[2], lines, bold, box[3], cut, halign)
        self.put(said, box, role, halign, lines > 1)
        return float(said.texture.width)

    def largest(self, text: str, uses: tuple[str, ...], wide: float, high: float) -> str:
        """The first of these sizes in which a text stands in one line of its place; the last one where none does."""
        for use in uses:
            size = sizes(use, self.theme)[0]
            if fitting(text, use, self.theme, wide, 1, height=high) == size:
                return use
        return uses[-1]

    def put(self, said: Said, box: Box, role: str = "ink", halign: str = "left", wraps: bool = True) -> None:
        """What was set in type, in the middle of the height of its place."""
        left, low, wide, high = box
        made = said.texture
        x = left + {"left": 0.0, "center": (wide - made.width) / 2, "right": wide - made.width}[halign]
        self.ink(role)
        Rectangle(pos=(round(x), round(low + (high - made.height) / 2)), size=made.size, texture=made)
        self.lettering.append(Lettering(said.text, said.font, said.size, said.bold, left, low, wide, high, wraps))

    def figure(self, text: str, size: float, box: Box, role: str, halign: str = "center", bold: bool = True) -> None:
        """A number that is as large as it is, whatever its place."""
        left, low, wide, high = box
        made = written(text, "Saira", size, bold, "left", TIGHT, False)
        x = left + {"left": 0.0, "center": (wide - made.width) / 2}[halign]
        self.ink(role)
        Rectangle(pos=(round(x), round(low + (high - made.height) / 2)), size=made.size, texture=made)
        self.lettering.append(Lettering(text, "Saira", size, bold, left, low, wide, high, False))
