"""A title, and large targets of which one is tapped: what the choices and the menu have in common."""

from __future__ import annotations

from collections.abc import Callable

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.screens.room import Room
from companion.ui.tongue import Tongue
from companion.ui.widgets import load_kv
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Hold, VerbButton

__all__ = ["OptionsScreen", "Scroll", "Seam", "Text"]


class OptionsScreen(Room, BoxLayout):
    title = StringProperty()

    def start(self, title: str) -> None:
        self.title = title
        self.ids.options.clear_widgets()

    def tapped(self, label: str, symbol: str, act: Callable[[], object], possible: bool = True) -> None:
        verb = VerbButton(label=label, symbol=symbol, grey=not possible)
        verb.bind(on_release=lambda _: act())
        self.ids.options.add_widget(verb)

    def held(
        self, say: Tongue, label: str, symbol: str, act: Callable[[], object], colour: str = "warn", possible: bool = True,
    ) -> None:
        """What feels irreversible is held, not asked about."""
        hold = Hold(label=say("HOLD: {what}", what=label), symbol=symbol, colour=colour, grey=not possible)
        hold.bind(on_held=lambda _: act())
        self.ids.options.add_widget(hold)


load_kv(__file__)
