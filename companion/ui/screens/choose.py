"""One choice before a draw: which intruder, which die, which option. Large targets, one tap; what the rules refuse is grey."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.ui.pictures.choice import Asked, possible
from companion.ui.screens.options import OptionsScreen


class ChooseScreen(OptionsScreen):
    def show(self, app: Any) -> None:
        playing, session = app.playing, app.session
        what, _, about = app.place.about.partition(":")
        title, options = playing.face.choices(Asked(session, playing.view, playing.acting, what, about, app.say))
        self.start(title)
        for option in options:
            act = partial(app.act, option.intent, **option.parameters)
            if option.leads:
                self.tapped(option.label, option.symbol, partial(app.over, f"choose:{option.leads}"))
            elif playing.face.verb(option.intent).held:
                self.held(app.say, option.label, option.symbol, act, possible=possible(session, option))
            else:
                self.tapped(option.label, option.symbol, act, possible(session, option))
