"""One choice before a draw: which intruder, which die, which option. Large targets, one tap."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.ui.pictures.choices import choices
from companion.ui.screens.options import OptionsScreen

HELD = ("leave",)


class ChooseScreen(OptionsScreen):
    def show(self, app: Any) -> None:
        title, options = choices(app.place.top.partition(":")[2], app.playing, app.acting, app.say)
        self.start(title)
        for option in options:
            if option.intent in HELD:
                self.held(app.say, option.label, option.symbol, partial(app.act, option.intent, **option.parameters))
            elif option.leads:
                self.tapped(option.label, option.symbol, partial(app.over, f"choose:{option.leads}"))
            else:
                self.tapped(option.label, option.symbol, partial(app.act, option.intent, **option.parameters))
