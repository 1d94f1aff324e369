"""STAND BY: this phone follows a game that another keeps, and can take it over when that one is gone."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.core.clipboard import Clipboard

from companion.show.tongue import word
from companion.window.screens.options import OptionsScreen
from companion.window.widgets import load_kv
from companion.window.widgets.field import Field

__all__ = ["Field", "StandbyScreen"]


class StandbyScreen(OptionsScreen):
    header, bare = word("STAND BY"), True

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        typing = self.ids.typing.__self__
        self.remove_widget(typing)
        self.add_widget(typing, index=2)  # over what can be tapped

    def show(self, app: Any) -> None:
        say, standing, ids = app.say, app.standing, self.ids
        follower = standing.follower
        self.start(standing.words or say("STAND BY"))
        ids.typed.hint_text = "http://…/#…"
        types = follower is None
        ids.typing.height, ids.typing.opacity, ids.typed.disabled = (ids.typed.height, 1, False) if types else (0, 0, True)
        ids.says.text, ids.story.text, ids.leave.label = standing.says, "", say("DONE")
        if follower is None:
            self._asks(app)
        elif standing.seats:
            self._seats(app)
        elif standing.words:
            ids.says.text = say("Same words on the other phone? Then LET IN, there.")
        elif follower.session is None:
            ids.says.text = standing.says or say("It asks …")
        else:
            self._stands(app, follower)
        if follower is not None:
            self.held(say, say("STAND BY NO MORE"), "close", standing.ends)

    def _asks(self, app: Any) -> None:
        self.ids.story.text = app.say(
            "Another phone keeps the game. This one then has it too, entry by entry, and can take over if that one is gone. It "
            "holds every secret, so they let it in there. Copy the link behind the code of EVERY PHONE, and paste it here."
        )
        self.tapped(app.say("PASTE"), "app-source", lambda: app.standing.asks(Clipboard.paste() or ""))

    def _seats(self, app: Any) -> None:
        say = app.say
        self.ids.says.text = say("Whose phone is this?")
        for seat, name, taken in app.standing.seats:
            self.tapped(name, "phone", partial(app.standing.sits, seat), says=say("has a phone already") if taken else "")
        self.tapped(say("NOBODY'S"), "close", partial(app.standing.sits, ""))

    def _stands(self, app: Any, follower: Any) -> None:
        say = app.say
        host = say("{name} keeps the game.", name=follower.host) if follower.host else say("The table's phone keeps the game.")
        entry = say("Entry #{entry} is here.", entry=len(follower.session.journal.entries))
        behind = say("{n} behind", n=follower.behind) if follower.behind else say("Nothing is missing.")
        self.ids.says.text = say("Nothing answers there.") if app.standing.cut else host
        self.ids.story.text = f"{entry} {behind}"
        self.tapped(say("TO THE TABLE"), "next", app.standing.to_the_table)

    def typed(self, app: Any) -> None:
        """A link was typed to its end."""
        if self.ids.typed.text.strip():
            app.standing.asks(self.ids.typed.text)
            self.ids.typed.text = ""


load_kv(__file__)
