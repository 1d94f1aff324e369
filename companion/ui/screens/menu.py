"""The menu: history, settings, other games, and the end of this one."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.ui.place import Place
from companion.ui.screens.options import OptionsScreen


class MenuScreen(OptionsScreen):
    def show(self, app: Any) -> None:
        say, settings = app.say, app.settings
        on, off = say("ON"), say("OFF")
        self.start(say("MENU"))
        self.tapped(say("HISTORY"), "time", partial(app.over, "history"))
        self.tapped(say("FIX THE RECORD"), "check", partial(app.over, "record:tracks"))
        self.tapped(say("SET-UP LIST"), "tab-rules", partial(app.over, "setup"))
        self.tapped(say("OTHER GAMES"), "airlock", partial(app.go, Place()))
        for label, symbol, setting in (
            (say("TEXT {scale}", scale=f"{settings.text_scale:.0%}"), "search", "text_scale"),
            (say("LEFT HAND {state}", state=on if settings.left_hand else off), "back", "left_hand"),
            (say("FAST DRAWS {state}", state=on if settings.fast else off), "next", "fast"),
            (say("MONO {state}", state=on if settings.mono else off), "dark", "mono"),
        ):
            self.tapped(label, symbol, partial(app.turn, setting))
        if app.playing.table.value("phase") != "over":
            self.held(say, say("STOP THE GAME"), "close", partial(app.act, "end_game"), "danger")
