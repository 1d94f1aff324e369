"""A title, and large targets of which one is tapped: what the choices and the menu have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.tongue import Tongue
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.plate import Plate
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Hold, Small, VerbButton
from companion.window.widgets.why import Why

__all__ = ["Glyph", "OptionsScreen", "Scroll", "Seam", "Small", "Text", "ToldButton", "Why"]


class ToldButton(ButtonBehavior, Plate, BoxLayout):
    """An option that says what it does."""

    label = StringProperty()
    symbol = StringProperty()
    says = StringProperty()
    grey = BooleanProperty(False)
    locked = BooleanProperty(False)


class OptionsScreen(Room, BoxLayout):
    title = StringProperty()

    rule = StringProperty()
    """What is behind all of it; a sentence of it stands over the options."""

    explains = False
    """Some option says what it does."""

    def start(self, title: str, rule: str = "", app: Any = None) -> None:
        self.title, self.rule = title, rule
        roomy = app is not None and not (app.theme.big or app.theme.compact)
        explained = app.guide.explained(app.playing, rule) if roomy and rule else None
        self.ids.says.text = explained[2] if explained else ""
        self.ids.options.clear_widgets()
        self.explains = False

    def _add(self, button: Any) -> None:
        """Two side by side; one alone, or with a sentence each, as wide as the page."""
        box = self.ids.options
        box.add_widget(button)
        box.cols = 1 if self.explains or len(box.children) == 1 else 2

    def tapped(self, label: str, symbol: str, act: Callable[[], object], possible: bool = True, says: str = "") -> None:
        self.explains = self.explains or bool(says)
        verb = (
            ToldButton(label=label, symbol=symbol, grey=not possible, says=says)
            if says
            else VerbButton(label=label, symbol=symbol, grey=not possible)
        )
        verb.bind(on_release=lambda _: act())
        self._add(verb)

    def held(
        self, say: Tongue, label: str, symbol: str, act: Callable[[], object], colour: str = "warn", possible: bool = True
    ) -> None:
        """What feels irreversible is held, not asked about."""
        hold = Hold(label=say("HOLD: {what}", what=label), symbol=symbol, colour=colour, grey=not possible)
        hold.bind(on_held=lambda _: act())
        self._add(hold)


load_kv(__file__)
