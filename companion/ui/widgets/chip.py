"""A chip of the tray: a piece in play with its letter and its injuries, or several of a kind with their number."""

from __future__ import annotations

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.text import Text

__all__ = ["Glyph", "Text", "TrayChip"]
MOST_DOTS = 5
"""More injuries are a number."""


class TrayChip(ButtonBehavior, Plate, FloatLayout):
    name = StringProperty()
    symbol = StringProperty()
    corner = StringProperty()
    """Its letter, or how many there are."""
    hurt = NumericProperty(0)

    @staticmethod
    def dots(x: float, y: float, width: float, hurt: int, dot: float) -> list[float]:
        """The middles of the dots under the symbol, as points."""
        shown = min(int(hurt), MOST_DOTS)
        left = x + width / 2 - (shown - 1) * dot
        return [number for at in range(shown) for number in (left + at * 2 * dot, y)]


load_kv(__file__)
