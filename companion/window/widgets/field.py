"""A line to write in: names of players, what to look for."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.textinput import TextInput

from companion.window.light import style
from companion.window.widgets import load_kv

__all__ = ["Field"]


class Field(TextInput):
    """One line, in the hand of everything else."""

    name = StringProperty()


style.need(*style.WRITING)
load_kv(__file__)
