"""The stage: one root on which screens are put when they are first needed, under the strip and over the tabs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, VariableListProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.kit.lazily import opened
from companion.show.face import Tab
from companion.show.pictures.result import together
from companion.show.place import HOME
from companion.show.tongue import word
from companion.window.widgets import load_kv
from companion.window.widgets.banner import Banner, hint_banner
from companion.window.widgets.door import Leaves
from companion.window.widgets.header import TICKED, Header
from companion.window.widgets.latest import Latest
from companion.window.widgets.seam import Seam
from companion.window.widgets.strip import StatusStrip
from companion.window.widgets.tabs import TabBar
from companion.window.widgets.text import Text

__all__ = ["Banner", "Header", "Latest", "Leaves", "Seam", "Stage", "StatusStrip", "TabBar", "Text"]

SHELL = (
    "about",
    "acts",
    "alone",
    "bag",
    "box",
    "ceremony",
    "chapter",
    "choose",
    "code",
    "crew",
    "ended",
    "enter",
    "entry",
    "export",
    "far",
    "film",
    "find",
    "gone",
    "guide",
    "hand",
    "handover",
    "history",
    "launch",
    "licence",
    "licences",
    "menu",
    "moved",
    "new_game",
    "note",
    "packing",
    "part",
    "pause",
    "proof",
    "rail",
    "record",
    "result",
    "returned",
    "rule",
    "rules",
    "seal",
    "seats",
    "secret",
    "settings",
    "setup",
    "share",
    "shelf",
    "sources",
    "standby",
    "standings",
    "statistics",
    "story",
    "stuck",
    "table",
    "talk",
    "turning",
    "wrong",
)
"""The rooms of the shell, each in a module of its name; a game brings more."""
PANES, TABLET = (1200, 700), 600
"""From these sizes in dp on a stage has room for two panes, and a tablet for larger targets."""
HISTORY = Tab("history", "time", word("HISTORY"))
LAST, FEW = 5, 3
"""So many of the last entries stand in the column, where there is room, and in the second pane, where the forecast is not to be
pushed out."""
SCREENS = "companion.window.screens"
ROOMS = {name: f"{SCREENS}.{name}:{''.join(part.capitalize() for part in name.split('_'))}Screen" for name in SHELL}
OWN = f"{SCREENS}.own:OwnScreen"
"""A room that a game brings; it is read with the first of them."""


GOES_ON = (HOME, "rail", "result")
"""Where the game goes on; beside them stands the page that a wide screen has next to the table."""
AT_ONCE = 2
"""So many banners stand over a screen; of more than that, one says everything."""


class Stage(BoxLayout):
    """Header and strip at the top of a game, one screen below them, tabs where there are tabs."""

    insets = VariableListProperty([0, 0, 0, 0])
    """What the system keeps for itself at the edges: left, top, right, bottom."""
    playing = BooleanProperty(False)
    headed = BooleanProperty(False)
    tabbed = BooleanProperty(False)
    bare = BooleanProperty(False)
    """The strip gives its room to the screen; in landscape there is room for both."""
    two = BooleanProperty(False)
    """There is room for two panes, and the game has something to put into the second."""
    low = NumericProperty("720dp")
    """A stage lower than this is a small phone's."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.made: dict[str, Any] = {}
        self.face: Any = None
        """The game whose rooms and instruments stand here."""
        self.shape: tuple[bool, ...] = ()
        """What the last measure found."""
        self.bannered = False
        """Something stands over the screen and takes room from it."""
        self.lower: Widget | None = None
        self.depth = 0
        """How many overlays lay over the table last time."""
        self.tabs = self.ids.tabs.__self__
        self.beside: Any = None
        """The room in the second pane."""
        self.high = 0.0
        """What the system leaves us of the height."""

    def measure(self, app: Any) -> None:
        """What there is room for."""
        left, top, right, bottom = self.insets
        theme, high, wide = app.theme, self.height - top - bottom, self.width - left - right
        theme.panes = wide >= dp(PANES[0]) and high >= dp(PANES[1])
        self.high = high
        theme.compact = high < self.low
        theme.tablet = min(wide, high) >= dp(TABLET)
        theme.wide = wide > high and not (theme.panes and self.playing)
        shape = (theme.panes, theme.compact, theme.tablet, theme.wide, self.size[0] > self.size[1])
        if self.shape not in ((), shape) and self.lower is not None:
            app.again()  # another screen altogether: everything on it is told anew
        self.shape = shape

    def screen(self, name: str) -> Any:
        """A screen, made when it is first needed: the game's own where it brings one."""
        if name not in self.made:
            self.made[name] = self._made(name)
        return self.made[name]

    def _made(self, name: str) -> Any:
        own: Mapping[str, str] = self.face.rooms if self.face else {}
        return opened(ROOMS[name])() if name in ROOMS else opened(OWN)(opened(own[name]))

    def prepare(self, app: Any, name: str) -> None:
        """Draws a room where nobody sees it, so that its texts are set and its modules read before somebody goes there."""
        screen = self.made.get(name) or self._made(name)
        if screen.kept:
            self.made[name] = screen
        if screen is not self.lower:
            screen.size = self.ids.lower.size
            screen.show(app)

    def forget(self) -> None:
        """Everything is made anew: it was made in another language, or for another game."""
        self.made.clear()
        self.tabs.clear_widgets()
        self.ids.aside.clear_widgets()
        self.beside = None

    def show(self, app: Any) -> None:
        """Put the picture of where we are on the stage."""
        place, name = app.place, app.place.room
        playing = place.screen == "game" and app.session is not None
        if playing and app.playing.face is not self.face:
            self.face = app.playing.face
            self.forget()
            self.ids.strip.play(self.face)
        self.playing = playing
        self.two = playing and app.theme.panes and bool(self.face.aside)
        if self.two and name == self.face.aside and not place.over:
            name = HOME  # it stands beside
        screen = self.screen(name)
        self._seat_tabs(app.theme.wide and playing)
        self._head(app, screen, name, playing)
        self._banners(app, name, playing)
        self._beside(app)
        screen.show(app)
        if app.place is not place:  # what it wanted to show led elsewhere, and that is shown already
            return
        if self.lower is not screen:
            self.ids.lower.clear_widgets()
            self.ids.lower.add_widget(screen)
            self.lower = screen
            under = place.screen.partition(":")[0]
            self.made = {name: each for name, each in self.made.items() if each.kept or name == under or each is screen}
            self._fade_in(app, screen)
        self.depth = len(place.over)
        if playing:
            self.face.seen(app)
        self.ids.notice.text = app.notice
        self.ids.caption.text = f"[{app.senses.caption}]" if app.senses.caption else ""

    def _fade_in(self, app: Any, screen: Widget) -> None:
        """What is laid over the table, or taken away, changes softly; tabs cut, and a draw has its door."""
        Animation.cancel_all(screen, "opacity")
        seconds = app.theme.seconds("screen")
        if len(app.place.over) == self.depth or app.theme.reduced or self.ids.door.moving or not seconds:
            screen.opacity = 1
            return
        screen.opacity = 0.01
        Animation(opacity=1, duration=seconds, t="in_out_cubic").start(screen)

    def shut(self, seconds: float, app: Any) -> None:
        """The door closes over what changes, and over nothing else."""
        door, screen = self.ids.door, self.screen(app.place.room)
        over = getattr(screen, "draws_in", None) if screen is self.lower else None
        door.over = (over or self.ids.lower).__self__
        door.draw(seconds, app.refresh)

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
        """In landscape the tabs stand under the strip, which leaves the height to the screen; with two panes at the edge."""
        tabs, home = self.tabs, self.ids.nav_tabs if self.two else self.ids.head if in_column else self.ids.body
        if tabs.parent is home.__self__:
            return
        if tabs.parent:
            tabs.parent.remove_widget(tabs)
        tabs.upright = self.two
        tabs.clear_widgets()
        home.add_widget(tabs)

    def _beside(self, app: Any) -> None:
        """What one would switch to, and what was done last, stand beside the rest where there is room."""
        ids, tall = self.ids, app.theme.wide and app.theme.tablet
        ids.latest.show(app, LAST if tall and self.playing else 0)
        if not self.two:
            ids.aside.clear_widgets()
            self.beside = None
            return
        if self.beside is None:
            self.beside = self._made(self.face.aside)
            self.beside.aside = True
            self.so_far = Latest()
            ids.aside.add_widget(self.beside)
            ids.aside.add_widget(self.so_far)
        self.beside.show(app)
        self.so_far.show(app, FEW if app.playing.face.turn.on_rail(app.playing.view, False) else 0)

    def _head(self, app: Any, screen: Any, name: str, playing: bool) -> None:
        idle = playing and name == "rail" and app.playing.strip.idle
        self.bare = screen.bare or idle or (name == "result" and app.theme.big)
        self.ids.strip.ruled = name != "result" and not self.two
        self.headed = playing and (not screen.headless or app.theme.wide)
        tabs = self.tab_names() if playing else ()
        self.tabbed = name in tabs or self.two
        if not playing:
            return
        ids, picture, view = self.ids, app.playing.strip, app.playing.view
        ids.strip.picture = picture
        header, acting = ids.header, app.playing.acting
        header.left_symbol = "menu" if name in tabs else "back"
        named = name in tabs and name != "rules" and app.playing.face.turn.seats_act
        header.who = str(view["seats"][acting]["name"]).upper() if named else ""
        header.who_symbol = "" if not named else "first-player" if acting == view["first_player"] else "tab-crew"
        marked = name not in (*GOES_ON, self.face.aside) and not app.place.secret
        owed = len(app.playing.owed) if marked else 0
        ticked = (marked or name == HOME) and not app.place.secret and not app.playing.owed and bool(app.playing.ticked)
        header.mark = str(owed) if owed else TICKED if ticked else ""
        self.mark_phones(app)
        heading = screen.heading(app)
        header.full, header.brief = heading or picture.round, heading or picture.short_round
        number = picture.undo_what.rpartition(" ")[2]
        header.undo, header.undo_what = picture.undo, picture.undo_what
        header.number = number if number.startswith("#") else ""
        if not self.tabs.children:
            shown = [tab for tab in self.face.tabs if not (self.two and tab.name == self.face.aside)]
            self.tabs.fill([*shown, HISTORY] if self.two else shown, app.say)
        self.tabs.chosen = HOME if self.two and app.place.tab == self.face.aside else app.place.tab

    def mark_phones(self, app: Any) -> None:
        """How many phones are linked, where the header is."""
        self.ids.header.phones, self.ids.header.phones_state = app.phones.mark if self.playing else ("", "")

    def _banners(self, app: Any, name: str, playing: bool) -> None:
        """What must be done now, and who begins a round, where the game goes on and on the page beside it; elsewhere the header
        has a mark. What is new stands over the tabs alone."""
        box, found = self.ids.banners, []
        if playing and not app.place.secret:
            there = name == HOME or (name == "rail" and app.theme.tablet and not app.theme.big)  # there a line says it
            orders = tuple(each for each in app.playing.orders if each.passing or not there)
            if name not in (*GOES_ON, self.face.aside) or (app.theme.big and name not in self.tab_names()):
                orders = ()
            if len(orders) > (1 if app.theme.compact or app.theme.big else AT_ONCE):
                orders = (together(orders),)
            found = [Banner(symbol=each.symbol, title=each.title, says=each.says, calls=True) for each in orders]
            result = app.playing.stands is not None and name == HOME
            tight = sum((app.theme.compact, app.theme.big, result)) > 1  # a hint can wait until there is room for it
            if not orders and not tight and name in self.tab_names() and (hint := hint_banner(app)) is not None:
                found.append(hint)
            if name in self.tab_names() and (closed := app.session.closed()):
                found = [Banner(symbol="locked", title=app.say("TO LOOK AT"), says=app.session.refusal(closed))]
        box.clear_widgets()
        self.bannered = bool(found)
        app.theme.crowded = self.bannered and app.theme.compact and app.theme.big
        for banner in found:
            box.add_widget(banner)

    def tab(self, app: Any, name: str) -> None:
        """To a tab of the game, or to what stands among the tabs where there is room."""
        if name in self.tab_names():
            app.tab(name)
        else:
            app.over(name)

    def tab_names(self) -> tuple[str, ...]:
        return tuple(tab.name for tab in self.face.tabs) if self.face else ()

    def lock(self, seconds: float) -> None:
        """Draw buttons do not take a second tap right after a draw."""
        for screen in self.made.values():
            screen.lock(seconds)


load_kv(__file__)
