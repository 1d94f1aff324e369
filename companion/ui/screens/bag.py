"""BAG: what is in the bag, hidden until it is tapped, and what was set aside."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Verb

__all__ = ["BagRow", "BagScreen", "Glyph", "Seam", "Text", "Verb"]


class BagRow(BoxLayout):
    symbol = StringProperty()
    says = StringProperty()


class BagScreen(BoxLayout):
    open = BooleanProperty(False)
    total = StringProperty()

    def show(self, app: Any) -> None:
        view, ids = app.playing.view(), self.ids
        self.total = str(sum(view["bag"].values()))
        ids.look.label = app.say("HIDE") if self.open else app.say("LOOK INTO THE BAG")
        ids.edit.label = app.say("FIX THE RECORD")
        ids.rows.clear_widgets()
        if self.open:
            for kind, count in view["bag"].items():
                odds = (view["odds"] or {}).get(kind)
                chance = f"   {odds:.0%}" if odds else ""
                ids.rows.add_widget(BagRow(symbol=kind, says=f"{count}{chance}"))

    def toggle(self, app: Any) -> None:
        self.open = not self.open
        self.show(app)


load_kv(__file__)
