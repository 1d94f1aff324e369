"""FAR AWAY: guests who are elsewhere come by a broker; here it is said by which."""

from __future__ import annotations

from typing import Any

from kivy.core.clipboard import Clipboard

from companion.show.pictures.faraway import FIELDS, LEARNS, UP, stands
from companion.show.tongue import word
from companion.window.screens.options import OptionsScreen
from companion.window.widgets import load_kv
from companion.window.widgets.field import Field

__all__ = ["FarScreen", "Field"]


class FarScreen(OptionsScreen):
    header, bare = word("FAR AWAY"), True

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        typing = self.ids.typing.__self__
        self.remove_widget(typing)
        self.add_widget(typing, index=2)  # over what can be tapped

    def show(self, app: Any) -> None:
        say, away, ids = app.say, app.phones.faraway, self.ids
        far = away.picture()
        self.start(say("FAR AWAY"))
        ids.says.text, ids.story.text, ids.leave.label = stands(far, say), say(LEARNS), say("DONE")
        hints = ("wss://broker.example/mqtt", say("User, if any"), say("Password, if any"))
        for name, hint in zip(FIELDS, hints, strict=True):
            field = ids[name]
            field.hint_text = say("Password (kept)") if name == "password" and far.secret else hint
            if not field.focus and name != "password":
                field.text = getattr(far, name)
        turns = say("TURN IT OFF") if far.on else say("TURN IT ON")
        self.tapped(turns, "signal", lambda: self._turn(app, not far.on))
        self.tapped(say("TEST CONNECTION"), "scan", lambda: self._test(app))
        if far.state == UP:
            self.tapped(say("COPY THE LINK"), "app-source", lambda: self._copy(app, far.link))
            self.tapped(say("SHOW THE CODE"), "qr", app.phones.show_far_link)

    def typed(self, app: Any, name: str) -> None:
        """A field was left, or written to its end."""
        text = self.ids[name].text
        if name != "password" or text:
            app.phones.faraway.write(name, text)
        if name == "password":
            self.ids[name].text = ""
            app.refresh()

    def _all(self, app: Any) -> None:
        for name in FIELDS:
            self.typed(app, name)

    def _turn(self, app: Any, on: bool) -> None:
        self._all(app)
        app.phones.faraway.turn(on)

    def _test(self, app: Any) -> None:
        self._all(app)
        app.phones.faraway.test()

    def _copy(self, app: Any, link: str) -> None:
        Clipboard.copy(link)
        app.notice = app.say("Copied. Whoever has this link may sit down: send it to friends alone.")
        app.refresh()


load_kv(__file__)
