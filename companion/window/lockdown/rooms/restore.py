"""RESTORE POWER: the four tokens as they will lie; tap one, tap another, and they change places."""

from __future__ import annotations

from typing import Any

from kivy.properties import ListProperty, NumericProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.lockdown.coming import coming
from companion.show.lockdown.strip import SECTIONS, section_name
from companion.table import Refused
from companion.window.family.widgets.coming import ComingRow
from companion.window.lockdown.widgets.cell import BesideCell, PowerCell
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act

__all__ = ["Act", "Glyph", "RestoreScreen", "Seam", "Text"]


class PowerPlace(ButtonBehavior, PowerCell):
    """A section that can be tapped."""


class BesidePlace(ButtonBehavior, BesideCell):
    """The same where text is large."""


class RestoreScreen(Room, BoxLayout):
    tokens = ListProperty()
    chosen = NumericProperty(-1)
    next: Any = None
    """The next line that will bite."""

    def show(self, app: Any) -> None:
        view, say = app.playing.view, app.say
        self.tokens = [view["power"][section]["token"] for section in SECTIONS]
        self.chosen = -1
        supposed = self._suppose(app)
        if supposed is None:
            return
        before, on = ({told["token"] for told in each["power"].values() if told["on"]} for each in (view, supposed))
        reset = before != on
        self.ids.title.text, self.ids.act.label = say("RESTORE POWER"), say("RESTORE")
        self.ids.backup.text = say("Backup is on again: red lines no longer bite.")
        self.ids.reset.text = say("1 and 2 come on, the others go off.") if reset else say("Three are on: no reset.")
        self.on = on
        self._draw(app)

    def _suppose(self, app: Any) -> Any:
        """The table with the tokens as they lie now, and the next line that will bite then."""
        try:
            supposed = app.session.suppose("power_restore", place=dict(zip(SECTIONS, self.tokens, strict=True)))
        except Refused:  # the game ended while we were looking
            app.recall(app.place.top)
            return None
        self.next = next((row for row in coming(supposed, app.say) if row.symbol == "dark"), None)
        return supposed

    def _draw(self, app: Any) -> None:
        grid, say = self.ids.places, app.say
        picked = SECTIONS[self.chosen] if self.chosen >= 0 else ""
        self.ids.says.text = (
            say("{section} is picked. Tap where it goes.", section=section_name(picked, say))
            if picked
            else say("NOW PLACE THEM. TAP TWO TO SWAP.")
        )
        self.ids.ahead.clear_widgets()
        if self.next is not None and not app.theme.compact:
            self.ids.ahead.add_widget(ComingRow(coming=self.next, now=say("NOW")))
        grid.clear_widgets()
        for number, (section, token) in enumerate(zip(SECTIONS, self.tokens, strict=True)):
            lit = token in self.on
            name = say("LIFT") if section == "lift" else section
            shape = BesidePlace if app.theme.beside else PowerPlace
            cell = shape(name=name, short=name, token=token, on=lit, word=say("ON") if lit else say("DARK"))
            if number == self.chosen:
                cell.border, cell.thick = "ink", 3
            cell.bind(on_release=lambda _, number=number: self._tap(app, number))
            grid.add_widget(cell)

    def _tap(self, app: Any, number: int) -> None:
        if self.chosen < 0:
            self.chosen = number
        else:
            tokens = list(self.tokens)
            tokens[self.chosen], tokens[number] = tokens[number], tokens[self.chosen]
            self.tokens, self.chosen = tokens, -1
            if self._suppose(app) is None:
                return
        self._draw(app)

    def act(self, app: Any) -> None:
        page = app.place.top
        if app.act("power_restore", place=dict(zip(SECTIONS, self.tokens, strict=True))):
            app.leave(page)


load_kv(__file__)
