"""The stage: one root on which screens are put when they are first needed, under the strip and over the tabs."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.pictures.strip import strip
from companion.ui.place import TABS
from companion.ui.widgets import load_kv
from companion.ui.widgets.door import Door
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.strip import Header, StatusStrip
from companion.ui.widgets.tabs import TabBar
from companion.ui.widgets.text import Text

__all__ = ["Door", "Header", "Seam", "Stage", "StatusStrip", "TabBar", "Text"]

SCREENS = {
    "launch": "LaunchScreen", "new_game": "NewGameScreen", "table": "TableScreen", "tracks": "TracksScreen",
    "crew": "CrewScreen", "rules": "RulesScreen", "rail": "RailScreen", "result": "ResultScreen", "bag": "BagScreen",
    "history": "HistoryScreen", "choose": "ChooseScreen", "restore": "RestoreScreen",
    "secret": "SecretScreen", "menu": "MenuScreen", "setup": "SetupScreen", "stuck": "StuckScreen",
    "what_if": "WhatIfScreen", "record": "RecordScreen", "seal": "SealScreen", "settings": "SettingsScreen",
    "entry": "EntryScreen", "chapter": "ChapterScreen", "rule": "RuleScreen",
    "verdict": "VerdictScreen", "film": "FilmScreen", "proof": "ProofScreen", "ceremony": "CeremonyScreen",
    "sources": "SourcesScreen", "handover": "HandoverScreen", "hand": "HandScreen", "box": "BoxScreen", "hint": "HintScreen",
    "statistics": "StatisticsScreen",
    "part": "PartScreen",
}
"""The class of each screen, in a module of its name; made when it is first shown."""
BARE = (
    "tracks", "what_if", "seal", "settings", "secret", "hand", "sources", "handover", "bag", "history", "rules", "chapter",
    "rule", "verdict", "film", "proof", "box", "part",
)
"""What needs the room of the strip: the clock says all that it says, and the others are not about the table."""
KEPT = ("table", "rail", "result", "tracks", "crew")
"""Screens that come back at every turn; the others are made again, which is quicker than their memory is worth."""


class Stage(BoxLayout):
    """Header and strip at the top of a game, one screen below them, tabs where there are tabs."""

    inset_top = NumericProperty(0)
    inset_bottom = NumericProperty(0)
    """What the system keeps for itself at the edges."""
    playing = BooleanProperty(False)
    tabbed = BooleanProperty(False)
    bare = BooleanProperty(False)
    """The strip gives its room to the screen; in landscape there is room for both."""
    low = NumericProperty("720dp")
    """A stage lower than this is a small phone's."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.made: dict[str, Widget] = {}
        self.lower: Widget | None = None
        self.depth = 0
        """How many overlays lay over the table last time."""
        self.tabs = self.ids.tabs.__self__

    def screen(self, name: str) -> Any:
        """A screen, made when it is first needed."""
        if name not in self.made:
            self.made[name] = getattr(import_module(f"companion.ui.screens.{name}"), SCREENS[name])()
        return self.made[name]

    def forget(self) -> None:
        """Everything is made anew: it was made in another language."""
        self.made.clear()
        self.tabs.clear_widgets()

    def show(self, app: Any) -> None:
        """Put the picture of where we are on the stage."""
        place, top = app.place, app.place.top.partition(":")[0]
        playing = app.place.screen == "game" and app.session is not None
        self._head(app, top, playing)
        self._seat_tabs(app.theme.wide and playing)
        screen = self.screen(top)
        screen.show(app)
        if app.place is not place:  # what it wanted to show led elsewhere, and that is shown already
            return
        if self.lower is not screen:
            self.ids.lower.clear_widgets()
            self.ids.lower.add_widget(screen)
            self.lower = screen
            self.made = {name: made for name, made in self.made.items() if name in (*KEPT, app.place.screen) or made is screen}
            self._fade_in(app, screen)
        self.depth = len(place.over)
        self.ids.notice.text = app.notice
        self.ids.caption.text = f"[{app.caption}]" if app.caption else ""

    def _fade_in(self, app: Any, screen: Widget) -> None:
        """What is laid over the table, or taken away, changes softly; tabs cut, and a draw has its door."""
        Animation.cancel_all(screen, "opacity")
        seconds = app.theme.seconds("screen")
        if len(app.place.over) == self.depth or app.theme.reduced or self.ids.door.moving or not seconds:
            screen.opacity = 1
            return
        screen.opacity = 0.01
        Animation(opacity=1, duration=seconds, t="in_out_cubic").start(screen)

    def take_away(self, app: Any, then: Callable[[], None]) -> None:
        """What is taken back leaves to the left, then the rest changes; no door."""
        going: Widget | None = getattr(self.lower, "result_shown", None)
        seconds = app.theme.seconds("screen")
        if going is None or going.parent is None or app.theme.reduced or not seconds:
            then()
            return
        Animation.cancel_all(going, "x")
        leaving = Animation(x=-going.width, duration=seconds, t="in_cubic")
        leaving.bind(on_complete=lambda *_: then())
        leaving.start(going)

    def _seat_tabs(self, in_column: bool) -> None:
        """In landscape the tabs stand under the strip, which leaves the height to the screen."""
        tabs, home = self.tabs, self.ids.head if in_column else self.ids.body
        if tabs.parent is not home:
            if tabs.parent:
                tabs.parent.remove_widget(tabs)
            home.add_widget(tabs)

    def _head(self, app: Any, top: str, playing: bool) -> None:
        ids = self.ids
        self.playing, self.tabbed, self.bare = playing, playing and top in TABS, top in BARE
        if not playing:
            return
        picture = strip(app.playing.view(), app.say, app.undo_what())
        ids.strip.picture = picture
        header = ids.header
        header.title = title(top, app) or (picture.short_round if app.theme.big else picture.round)
        header.left_symbol = "menu" if top in TABS else "back"
        header.who = str(app.playing.table.value(f"{app.acting}.name")).upper() if top in TABS and top != "rules" else ""
        header.who_symbol = "first-player" if app.acting == app.playing.table.value("first_player") else "tab-crew"
        header.undo, header.undo_what, header.number = picture.undo, picture.undo_what, picture.undo_what.rpartition(" ")[2]
        if not self.tabs.children:
            say = app.say
            self.tabs.fill({"table": say("TABLE"), "tracks": say("TRACKS"), "crew": say("CREW"), "rules": say("RULES")})
        self.tabs.chosen = app.place.tab

    def lock(self, seconds: float) -> None:
        """Draw buttons do not take a second tap right after a draw."""
        for screen in self.made.values():
            lock: Callable[[float], None] | None = getattr(screen, "lock", None)
            if lock:
                lock(seconds)


def title(top: str, app: Any) -> str:
    """What stands in the header instead of the round."""
    if top == "what_if":
        from companion.ui.pictures.what_if import what_if  # not on the way to the first frame

        return what_if(app.place.top.partition(":")[2], app.playing.view(), app.say).title
    say = app.say
    named = {
        "bag": say("THE BAG"), "history": say("HISTORY"), "rules": say("RULES"), "verdict": say("VERDICT"),
        "film": say("THE FILM"), "proof": say("THE SEAL"), "box": say("CHECK YOUR BOX"), "part": say("CHECK YOUR BOX"),
        "sources": say("WHO DRAWS"), "settings": say("SETTINGS"),
    }
    if top in named:
        return str(named[top])
    plain = top != "rail" or app.theme.big
    return "" if plain else str(app.say("END OF ROUND {round}", round=app.playing.table.value("round")))


load_kv(__file__)
