"""A banner over a screen: what the table must do now, or what has just happened for the first time."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.tongue import word
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.plate import Plate
from companion.window.widgets.text import Text

__all__ = ["Banner", "Glyph", "Text"]


class Banner(ButtonBehavior, Plate, BoxLayout):
    """Two lines and a symbol. An order calls, on a solid cell; a hint only offers itself."""

    symbol = StringProperty()
    title = StringProperty()
    says = StringProperty()
    rule = StringProperty()
    """The rule behind it: a tap explains."""
    calls = BooleanProperty(False)
    name = StringProperty()

    @property
    def label(self) -> str:
        return self.title


def hint_banner(app: Any) -> Banner | None:
    """What has just happened for the first time, where hints are wanted."""
    hint = app.guide.hinted(app.playing)
    if hint is None:
        return None
    symbol, title, says = hint
    return Banner(symbol=symbol, title=title, says=says, rule=app.playing.hint)


class Dismiss(ButtonBehavior, BoxLayout):
    """Read: the banner goes."""

    name = StringProperty("banner read")
    called = word("GOT IT")


load_kv(__file__)
