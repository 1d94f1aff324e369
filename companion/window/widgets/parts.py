"""Parts of a card: one widget for each kind of part, filled from its value, one under the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.checklist import CHECKLIST
from companion.show.pictures import parts
from companion.window.widgets import load_kv, pageparts
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.instrument import instrument
from companion.window.widgets.partbox import PartBox
from companion.window.widgets.plate import Plate
from companion.window.widgets.sheet import Sheet
from companion.window.widgets.text import Text

__all__ = ["Glyph", "PartsColumn", "Text"]


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


class PartsColumn(BoxLayout):
    """The parts of a card. What a game draws itself is told whether it is new, for then it may move before the eyes."""

    apart = NumericProperty(-1)
    """What parts one from the next, where a place wants something else."""

    def fill(self, told: tuple[Any, ...], new: bool = True) -> None:
        """What is as it was stays: a finger may lie on it."""
        kept = list(reversed(self.children))
        self.clear_widgets()
        for part in told:
            widget = next((each for each in kept if each.part == part), None)
            if widget is None and isinstance(part, parts.Own):
                of_it = (each for each in kept if isinstance(each.part, parts.Own) and each.part.name == part.name)
                widget = next(of_it, None) or self._own(part)
            if widget is None:
                widget = WIDGETS[type(part)]()
                widget.part = part
                widget.show(part, new)
            elif isinstance(part, parts.Own):
                widget.part = part
                widget.show(part.value, new)
            if widget in kept:
                kept.remove(widget)
            self.add_widget(widget)

    @staticmethod
    def _own(part: parts.Own) -> Any:
        made = instrument(App.get_running_app().playing.face, f"part.{part.name}")
        assert made is not None, f"the face has no instrument part.{part.name}"
        return made


load_kv(__file__)
