"""THE NOTE: all that would be shared, to be read first; the same as a code that fills in a form."""

from __future__ import annotations

from typing import Any

from kivy.core.clipboard import Clipboard
from kivy.properties import NumericProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout

from companion.qr import squares
from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.screens.seal import Code
from companion.window.widgets import load_kv
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small

__all__ = ["Act", "Code", "NoteScreen", "Papered", "Scroll", "Seam", "Small", "Text"]


class Papered(AnchorLayout):
    """Where a code stands, where there is one."""

    side = NumericProperty(0)
    most = NumericProperty(0)
    """All of it can be seen at once."""


class NoteScreen(Room, BoxLayout):
    header, bare = word("THE NOTE"), True

    def show(self, app: Any) -> None:
        say, ids, noting, what = app.say, self.ids, app.noting, app.place.about
        if what == "wrong":  # of an app that was stopped the page beneath says what the note is about
            noting.at(
                next((each.partition(":")[2] for each in reversed(app.place.over) if each.startswith("wrong:")), noting.about)
            )
        ids.title.text = "" if app.place.screen == "game" else say("THE NOTE")
        ids.as_text.label, ids.as_code.label = say("TEXT"), say("QR")
        ids.as_text.chosen, ids.as_code.chosen = not noting.coded, noting.coded
        ids.copied.label, ids.leave.label, ids.act.label = say("COPY"), say("LEAVE IT"), say("SHARE THE NOTE")
        text = noting.text(what)
        ids.act.disabled = ids.copied.disabled = not text
        told = say("A camera opens the form of this project with it, filled in. Nothing is sent before somebody says so there.")
        ids.says.text = (told if noting.coded else text) if text else say("Nothing has broken.")
        self._code(noting.form(what) if noting.coded and text else "", app)

    def _code(self, address: str, app: Any) -> None:
        """The code, with room on its paper for a camera; nothing where there is none."""
        code = self.ids.code
        code.opacity = 1 if address else 0
        if address:
            code.draw(squares(address))
        self.ids.papered.side = 1 if address else 0

    def turn(self, app: Any, coded: bool) -> None:
        """From its text to its code, and back."""
        app.noting.coded = coded
        self.ids.list.scroll_y = 1
        app.refresh()

    def copy(self, app: Any) -> None:
        """What is shown: the text, or the address of the form."""
        what = app.place.about
        Clipboard.copy(app.noting.form(what) if app.noting.coded else app.noting.text(what))
        app.notice = app.say("Copied.")
        app.refresh()


load_kv(__file__)
