"""MORE: what is needed less often than the six verbs."""

from __future__ import annotations

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Verb

__all__ = ["MoreScreen", "Seam", "Text"]


class MoreScreen(BoxLayout):
    def show(self, app: Any) -> None:
        say, grid = app.say, self.ids.options
        self.ids.title.text = say("MORE")
        grid.clear_widgets()
        surface = app.playing.table.value("option.board") == "surface"
        for label, symbol, intent, parameters in (
            (say("RETREAT"), "retreat", "flees", {"kind": "adult"}),
            (say("CONTINGENCY"), "contingency", "over:choose:contingency", {}),
            (say("MARS DIE"), "dice", "surface_roll", {"seat": app.acting}),
        ):
            if intent == "surface_roll" and not surface:
                continue
            button = Verb(label=label, symbol=symbol)
            if intent.startswith("over:"):
                button.bind(on_release=lambda _, i=intent: app.over(i.partition(":")[2]))
            else:
                button.bind(on_release=lambda _, i=intent, p=parameters: app.act(i, **p))
            grid.add_widget(button)


load_kv(__file__)
