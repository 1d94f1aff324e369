"""What most leave as it stands when a game begins: a line says what it is, and opens into lines that a tap changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import load_kv
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small

__all__ = ["DetailsBox", "Small", "Text"]


class DetailRow(BoxLayout):
    """A line of what is chosen in detail; a tap on what it is makes it the next."""

    label = StringProperty()
    shown = StringProperty()
    name = StringProperty()


class DetailBox(BoxLayout):
    """One option: in a line what it is now."""

    title = StringProperty()
    says = StringProperty()
    name = StringProperty()
    change = StringProperty()
    unfolded = BooleanProperty(False)


class DetailsBox(BoxLayout):
    """All of them; one is open."""

    opened = ""

    def fill(self, app: Any, details: Any, put: Callable[[str, Any], None]) -> None:
        self.clear_widgets()
        for each in details:
            box = DetailBox(title=each.title, says=each.says, name=each.option, change=app.say("CHANGE"))
            box.unfolded = each.option == self.opened
            box.ids.change.bind(on_release=lambda _, each=each: self._turn(app, details, each.option, put))
            for line in each.lines if box.unfolded else ():
                row = DetailRow(label=line.label, shown=line.shown, name=line.name)
                row.ids.turn.disabled = line.after is None
                row.ids.turn.bind(on_release=lambda _, each=each, line=line: put(each.option, line.after))
                box.ids.lines.add_widget(row)
            self.add_widget(box)

    def _turn(self, app: Any, details: Any, option: str, put: Callable[[str, Any], None]) -> None:
        self.opened = "" if self.opened == option else option
        self.fill(app, details, put)


load_kv(__file__)
