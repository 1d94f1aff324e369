"""SECRET: a cover that names the player; the content stands there only while a thumb holds the button."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.pictures.secret import Cover, content, cover, hand_content, hand_cover
from companion.ui.screens.room import Room
from companion.ui.widgets import load_kv
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.ring import HoldRing
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import VerbButton

__all__ = ["HoldToLook", "Scroll", "Seam", "SecretScreen", "Text", "VerbButton"]

LARGE = 16
"""A longer word is no longer one that can be large."""


class HoldToLook(HoldRing):
    """What it opens closes the moment the thumb leaves."""

    takes = "secret_hold"


class NamePlate(Plate, BoxLayout):
    """Whose it is, over the two leaves."""


class SecretScreen(Room, BoxLayout):
    bare = True
    name = StringProperty()
    what = StringProperty()
    large = StringProperty()
    """The one thing that is large, where there is one."""
    says = StringProperty()
    open = BooleanProperty(False)
    edge = NumericProperty(0.66)
    """Where the two leaves meet, in parts of the width; open, they stand apart at the edges."""

    def show(self, app: Any) -> None:
        """Always the cover, after a kill too; the same boxes for every value."""
        self.shut()
        told = self._cover(app)
        self.name, self.what = (told.name, told.what) if told else ("", "")
        self.ids.pass_to.text, self.ids.done.label = app.say("PASS TO"), app.say("DONE")
        self.ids.hold.text = app.say("HOLD TO LOOK")
        self.ids.only.text = "" if app.theme.big or app.theme.compact else app.say(
            "Everyone else looks away. It shows only while your thumb is down.")

    @staticmethod
    def _cover(app: Any) -> Cover | None:
        playing, session = app.playing, app.session
        if seat := app.place.about:
            return hand_cover(seat, playing.view, app.say)
        if not playing.shown:
            return None
        return cover(session.journal.entries[playing.shown], playing.view, playing.face, session.words, app.say)

    def look(self, app: Any) -> None:
        playing, session = app.playing, app.session
        if seat := app.place.about:
            said = hand_content(seat, session, playing.face, app.say)
        else:
            said = content(session.journal.entries[playing.shown], session, playing.face, app.say)
        single, _, rest = said[0].partition("\n")
        alone = len(said) == 1 and len(single) <= LARGE
        self.large = single if alone else ""
        self.says, self.open = rest if alone else "\n\n".join(said), True

    def shut(self) -> None:
        self.large, self.says, self.open = "", "", False


load_kv(__file__)
