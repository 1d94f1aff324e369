"""One component, and who draws for it: the app, or the cardboard on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.rocker import Rocker
from companion.ui.widgets.text import Text

__all__ = ["Glyph", "Rocker", "SourceRow", "Text", "fill"]


class SourceRow(BoxLayout):
    symbol = StringProperty()
    says = StringProperty()
    mix = BooleanProperty(False)
    crowded = BooleanProperty(False)
    """Its switch stands under its name."""
    component = ""


def fill(box: BoxLayout, shown: Any, labels: tuple[str, str], turn: Callable[[str, bool], None]) -> None:
    """A row for each component; made anew only if there are others than before."""
    made = {row.component: row for row in box.children}
    if list(made) != [each.component for each in reversed(shown)]:
        box.clear_widgets()
        made = {}
        for each in shown:
            made[each.component] = row = SourceRow(symbol=each.symbol, says=each.label, mix=each.house_mix)
            row.component = each.component
            switch = row.ids.switch
            switch.first, switch.second, switch.name = *labels, each.component
            switch.bind(on_release=lambda pressed: turn(pressed.name, pressed.at_first))
            box.add_widget(row)
    for each in shown:
        made[each.component].ids.switch.at_first = each.by_app


load_kv(__file__)
