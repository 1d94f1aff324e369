"""RULES: the rulings that were made where the books are silent; the rest of the rules is still to come."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text

__all__ = ["RulesScreen", "RulingRow", "Scroll", "Seam", "Text"]


class RulingRow(BoxLayout):
    question = StringProperty()
    answer = StringProperty()


class RulesScreen(BoxLayout):
    def show(self, app: Any) -> None:
        if self.ids.rows.children:
            return
        words = app.playing.words
        self.ids.title.text = app.say("RULINGS")
        for ruling in app.playing.pack.rulings:
            question, answer = words.translated(ruling.question), words.translated(ruling.answer)
            self.ids.rows.add_widget(RulingRow(question=question, answer=answer))


load_kv(__file__)
