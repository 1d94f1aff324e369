"""TABLE: the result or what this round will bring, what is in play, and six verbs that never move."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.ui.pictures.table import table
from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.held import Held
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Act, Small, Verb
from companion.ui.widgets.why import Why

__all__ = ["Glyph", "IdleView", "ResultCard", "Seam", "TableScreen", "Text", "Why"]
CHIP, ADD = 60, 48
"""The width of a chip with its gap, and of the one that adds, in dp."""


class IdleView(ButtonBehavior, BoxLayout):
    """A tap says why."""

    idle = ObjectProperty(None, allownone=True)


class ResultCard(Held, Plate, BoxLayout):
    """A long press anywhere on it takes it back."""

    result = ObjectProperty(None, allownone=True)


class TableScreen(BoxLayout):
    """Made once; a picture only changes what differs."""

    picture = ObjectProperty(None, allownone=True)
    drawn: tuple[Any, ...] = ()

    def on_kv_post(self, _: object) -> None:
        self.ids.tray.bind(width=lambda *_: Clock.schedule_once(self._again))
        self.idle, self.card = self.ids.idle.__self__, self.ids.card.__self__  # ids alone do not keep what is off the tree

    def _again(self, _: float) -> None:
        """There is more or less room for who stands in play."""
        app = App.get_running_app()
        if self.picture is not None and self.parent is not None and app.session is not None:
            self._tray(app, self.picture)

    @property
    def result_shown(self) -> ResultCard:
        """What leaves when a result is taken back."""
        return self.card

    def show(self, app: Any) -> None:
        picture = table(app.playing.view(), app.say)
        drawn = (picture, app.theme.left_hand, self.ids.tray.width)
        if drawn != self.drawn:
            self._tray(app, picture)
            self._verbs(app, picture)
            self.picture, self.drawn = picture, drawn
        shown = app.shown_result()
        self.ids.middle.clear_widgets()
        if shown is not None and not shown.overlay and "result" not in app.place.over:
            self.card.result = shown
            self.ids.middle.add_widget(self.card)
        else:
            self.idle.idle = picture.idle
            self.ids.middle.add_widget(self.idle)

    def lock(self, seconds: float) -> None:
        verbs = [verb for verb in self.ids.verbs.children if isinstance(verb, Verb)]
        if not seconds:
            return
        for verb in verbs:
            verb.locked = True
        Clock.schedule_once(lambda _: [setattr(verb, "locked", False) for verb in verbs], seconds)

    def _tray(self, app: Any, picture: Any) -> None:
        box = self.ids.tray
        box.clear_widgets()
        room = max(1, int((box.width / dp(1) - ADD) // CHIP))
        shown = picture.chips if len(picture.chips) <= room else picture.chips[len(picture.chips) - room + 1 :]
        if len(shown) < len(picture.chips):
            rest = Small(name="all in play", symbol="more", size_hint_x=None, width="52dp")
            rest.bind(on_release=lambda _: app.over("choose:standing"))
            box.add_widget(rest)
        for chip in shown:
            small = Small(symbol=chip.symbol, label=str(chip.injuries) if chip.injuries else "", size_hint_x=None, width="52dp")
            small.bind(on_release=lambda _, piece=chip.piece: app.over(f"choose:piece:{piece}"))
            box.add_widget(small)
        add = Small(label="+", size_hint_x=None, width="48dp")
        add.bind(on_release=lambda _: app.over("choose:appears"))
        box.add_widget(add)

    def _verbs(self, app: Any, picture: Any) -> None:
        for grid, told in ((self.ids.verbs, picture.verbs), (self.ids.second, picture.second)):
            grid.clear_widgets()
            mirrored = grid is self.ids.second and app.theme.left_hand
            for verb in reversed(told) if mirrored else told:
                if verb.cardboard:
                    continue
                if verb.name in ("event_phase", "verdict"):
                    button: Any = Act(label=verb.label, symbol=verb.symbol, quiet=verb.name == "event_phase")
                elif grid is self.ids.second:
                    button = Small(name=verb.name, label=verb.label, symbol=verb.symbol, size_hint_x=4 + len(verb.label))
                else:
                    button = Verb(name=verb.name, label=verb.label, symbol=verb.symbol)
                button.bind(on_release=lambda _, name=verb.name: self.press(app, name))
                grid.add_widget(button)

    def press(self, app: Any, name: str) -> None:
        """A verb: done at once where nothing has to be chosen, else one choice first."""
        match name:
            case "noise_roll" | "encounter" | "explore":
                app.act(name, seat=app.acting)
            case "event_phase" if app.playing.table.value("phase") == "event":
                app.over("rail")
            case "event_phase":
                app.act(name)
            case "film" | "verdict":
                app.over(name)
            case "attack" | "injury_check":
                standing = app.playing.view()["in_play"]
                if len(standing) == 1:
                    app.act(name, piece=standing[0]["piece"])
                else:
                    app.over(f"choose:{name}")
            case _:
                app.over(f"choose:{name}")


load_kv(__file__)
