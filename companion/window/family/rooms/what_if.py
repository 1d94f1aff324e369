"""WHAT IF: how the game would run with something started now; only holding the ring starts it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.family.what_if import WhatIf
from companion.window.family.widgets.coming import ComingRow
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.ring import HoldRing
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small

__all__ = ["HoldRing", "Scroll", "Small", "Text", "WhatIfScreen"]


class WhatIfScreen(Room, BoxLayout):
    """A game makes it its own by what may be started, and by the instrument that shows its track."""

    bare = True
    picture = ObjectProperty(None, allownone=True)
    titles: Mapping[str, str]
    suppose: Callable[..., WhatIf | None]
    listed = True
    """Whether what comes is listed too; an instrument may say it itself."""

    def instrument(self) -> Any:
        """The widget that shows the track; made once."""
        raise NotImplementedError

    def on_kv_post(self, _: object) -> None:
        self.drawn = self.instrument()
        self.ids.track.add_widget(self.drawn)

    def heading(self, app: Any) -> str:
        return str(app.say(self.titles[app.place.about]))

    def show(self, app: Any) -> None:
        self.picture = type(self).suppose(app.place.about, app.session, app.playing.view, app.say)
        if self.picture is None:  # it runs already: that came about while we were looking
            app.recall(app.place.top)
            return
        self.drawn.show(self.picture.track)
        self.ids.rows.clear_widgets()
        for coming in self.picture.rows if self.listed else ():
            self.ids.rows.add_widget(ComingRow(coming=coming, now=app.say("NOW")))
        self.ids.nothing.text, self.ids.leave.label = app.say("Let go: nothing."), app.say("LEAVE IT")

    def start(self, app: Any) -> None:
        page = app.place.top
        if self.picture and app.act(self.picture.intent, seat=app.playing.acting):
            app.leave(page)


load_kv(__file__)
