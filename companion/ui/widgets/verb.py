"""Buttons: the verb with its icon cell, the one act with its end cap, and the small ones of the second row."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.held import Held
from companion.ui.widgets.mirrored import Mirrored
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.text import Text

__all__ = ["Act", "Glyph", "Hold", "Small", "Text", "VerbButton"]


class VerbButton(ButtonBehavior, Plate, Mirrored, BoxLayout):
    """A verb: never changes its place or its meaning. Locked for a moment after a draw."""

    name = StringProperty()
    label = StringProperty()
    symbol = StringProperty()
    locked = BooleanProperty(False)
    grey = BooleanProperty(False)
    """The rules refuse it now; pressed all the same, it says why."""
    bare = BooleanProperty(False)
    """Its words need the room of its symbol."""

    def on_touch_down(self, touch: object) -> bool:
        return False if self.locked else bool(super().on_touch_down(touch))


class Hold(Held, Plate, Mirrored, BoxLayout):
    """An act that feels irreversible: held while a bar fills. No question afterwards."""

    label = StringProperty()
    symbol = StringProperty()
    colour = StringProperty("warn")
    grey = BooleanProperty(False)
    """The rules refuse it now; held all the same, it says why."""
    bare = BooleanProperty(False)


class Act(ButtonBehavior, Plate, Mirrored, BoxLayout):
    """The game moves on: one a screen at most."""

    name = StringProperty()
    label = StringProperty()
    symbol = StringProperty("next")
    quiet = BooleanProperty(False)
    large = BooleanProperty(False)
    """It stands alone, where everything that moves on stands."""


class Small(ButtonBehavior, Plate, BoxLayout):
    """A button of the second row, a chip, or one of several of which one is chosen."""

    name = StringProperty()
    label = StringProperty()
    symbol = StringProperty()
    chosen = BooleanProperty(False)
    bare = BooleanProperty(False)
    """Its words need the room of its symbol."""


load_kv(__file__)
