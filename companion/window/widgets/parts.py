"""Parts of a card: one widget for each kind of part, filled from its value."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.checklist import CHECKLIST
from companion.show.pictures import parts
from companion.window.widgets import load_kv, pageparts
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.partbox import PartBox
from companion.window.widgets.plate import Plate
from companion.window.widgets.sheet import Sheet
from companion.window.widgets.text import Text

__all__ = ["WIDGETS", "Glyph", "Text"]


class HeadingPart(PartBox):
    pass


class SentencesPart(PartBox):
    pass


class MarkedLinePart(PartBox):
    pass


class ChangePart(PartBox):
    pass


class MoversPart(PartBox):
    flat = BooleanProperty(False)
    """Name, symbols and number in one line."""

    def show(self, part: Any, new: bool) -> None:
        self.part = part
        self.ids.symbols.clear_widgets()
        for symbol in part.symbols:
            size = 30 if self.flat else 48
            self.ids.symbols.add_widget(Glyph(symbol=symbol, dp_size=size, pos_hint={"center_y": 0.5}))


class DrawnTokenPart(PartBox):
    tight = BooleanProperty(False)
    """There is little room, or it has been read."""
    gone = BooleanProperty(False)
    """It has been read, and there is little room."""


class FramedPart(Plate, PartBox):
    pass


class AgendaLine(BoxLayout):
    row = ObjectProperty(None, allownone=True)


class AgendaPart(PartBox):
    def show(self, part: Any, new: bool) -> None:
        self.part = part
        self.clear_widgets()
        for row in part.rows:
            self.add_widget(AgendaLine(row=row))


WIDGETS: dict[type, Callable[[], Any]] = {
    parts.Heading: HeadingPart,
    parts.Sentences: SentencesPart,
    parts.MarkedLine: MarkedLinePart,
    parts.Change: ChangePart,
    parts.Movers: MoversPart,
    parts.DrawnToken: DrawnTokenPart,
    parts.Framed: FramedPart,
    parts.Checklist: partial(Sheet, CHECKLIST),
    parts.Agenda: AgendaPart,
    **pageparts.WIDGETS,
}
load_kv(__file__)
