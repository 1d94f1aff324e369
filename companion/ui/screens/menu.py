"""The menu: history, settings, other games, and the end of this one."""

from __future__ import annotations

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.ui.place import Place
from companion.ui.widgets import load_kv
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Hold, Verb

__all__ = ["MenuScreen", "Seam", "Text"]


class MenuScreen(BoxLayout):
    def show(self, app: Any) -> None:
        say, ids = app.say, self.ids
        ids.title.text = say("MENU")
        settings = app.settings
        scale = f"{settings.text_scale:.0%}"
        on, off = say("ON"), say("OFF")
        entries: list[tuple[str, str, Any]] = [
            (say("HISTORY"), "time", lambda: app.over("history")),
            (say("SET-UP LIST"), "check", lambda: app.over("setup")),
            (say("OTHER GAMES"), "airlock", lambda: app.go(Place())),
            (say("TEXT {scale}", scale=scale), "search", lambda: app.turn("text_scale")),
            (say("LEFT HAND {state}", state=on if settings.left_hand else off), "back", lambda: app.turn("left_hand")),
            (say("FAST DRAWS {state}", state=on if settings.fast else off), "next", lambda: app.turn("fast")),
            (say("MONO {state}", state=on if settings.mono else off), "dark", lambda: app.turn("mono")),
        ]
        ids.options.clear_widgets()
        for label, symbol, act in entries:
            verb = Verb(label=label, symbol=symbol)
            verb.bind(on_release=lambda _, act=act: act())
            ids.options.add_widget(verb)
        if app.playing.table.value("phase") != "over":
            stop = Hold(label=say("HOLD: {what}", what=say("STOP THE GAME")), symbol="close", height="76dp", colour="danger")
            stop.bind(on_held=lambda _: app.act("end_game"))
            ids.options.add_widget(stop)


load_kv(__file__)
