"""A line to write in: names of players, what to look for."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.textinput import TextInput

from companion.games.common.names import plain
from companion.show.writing import SIGN, readable
from companion.window.light import style
from companion.window.widgets import load_kv

__all__ = ["Field"]


class Field(TextInput):
    """One line, in the hand of everything else."""

    name = StringProperty()
    whole = BooleanProperty(False)
    """What stands there is chosen as soon as somebody writes in it, and the first letter takes its place."""

    def insert_text(self, substring: str, from_undo: bool = False) -> None:
        """What nobody sees is not taken, whether it is typed or pasted."""
        super().insert_text(plain(substring), from_undo)

    def _create_line_label(self, text: str, hint: bool = False) -> Any:
        """What the font has not stands there as a sign, each letter as one, so that the cursor knows where it is."""
        return super()._create_line_label("".join(readable(each, self.font_name) or SIGN for each in text), hint)

    def on_focus(self, _: object, focused: bool) -> None:
        if focused and self.whole:
            Clock.schedule_once(lambda _: self.select_all())


style.need(*style.WRITING)
load_kv(__file__)
