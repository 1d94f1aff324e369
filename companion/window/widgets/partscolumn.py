"""The parts of a card, one under the other. What draws them is read when there is the first of them."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout

from companion.kit.lazily import opened
from companion.show.pictures.parts import Own
from companion.window.widgets import load_kv
from companion.window.widgets.instrument import instrument

WIDGETS = "companion.window.widgets.parts:WIDGETS"
"""A widget for each kind of part: twenty of them, and most tables begin without one."""


class PartsColumn(BoxLayout):
    """The parts of a card. What a game draws itself is told whether it is new, for then it may move before the eyes."""

    apart = NumericProperty(-1)
    """What parts one from the next, where a place wants something else."""

    def fill(self, shown: tuple[Any, ...], new: bool = True) -> None:
        """What is as it was stays: a finger may lie on it."""
        kept = list(reversed(self.children))
        self.clear_widgets()
        for part in shown:
            widget = next((each for each in kept if each.part == part), None)
            if widget is None and isinstance(part, Own):
                of_it = (each for each in kept if isinstance(each.part, Own) and each.part.name == part.name)
                widget = next(of_it, None) or self._own(part)
            if widget is None:
                widget = opened(WIDGETS)[type(part)]()
                widget.part = part
                widget.show(part, new)
            elif isinstance(part, Own):
                widget.part = part
                widget.show(part.value, new)
            if widget in kept:
                kept.remove(widget)
            self.add_widget(widget)

    @staticmethod
    def _own(part: Own) -> Any:
        made = instrument(App.get_running_app().playing.face, f"part.{part.name}")
        assert made is not None, f"the face has no instrument part.{part.name}"
        return made


load_kv(__file__)
