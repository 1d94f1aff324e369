"""THIS IS WRONG: what the app said, what is wrong with it in one line, and the note that is shared."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.packs import PackError
from companion.show.pictures.wrong import met_with, wrong_page
from companion.show.tongue import word
from companion.table import Refused
from companion.window.screens.box import box_of
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.field import Field
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.plate import Plate
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small

__all__ = ["Act", "Field", "Glyph", "KindButton", "SaidRow", "Scroll", "Seam", "Small", "Text", "WrongCard", "WrongScreen"]


class WrongCard(Plate, BoxLayout):
    """What the app said."""


class SaidRow(BoxLayout):
    """A line of what is known of it."""

    line = ObjectProperty(None, allownone=True)
    stacked = BooleanProperty(False)
    """Its name stands over it."""


class KindButton(ButtonBehavior, Drawn):
    """One thing that may be wrong: its sign over its word."""

    depends = ("kind", "state")
    kind = ObjectProperty(None, allownone=True)

    def draw(self) -> None:
        if self.kind is None:
            return
        on = self.kind.chosen or self.state == "down"
        self.plate("plate3" if on else "plate2", "ink" if on else "line", 3 if self.kind.chosen else 1.5)
        low, x = self.height * 0.46, self.x + self.width / 2
        self.glyph(self.kind.symbol, 28, x, self.y + low + (self.height - low) / 2)
        self.say(self.kind.label, "legend", (self.x + 2, self.y, self.width - 4, low), halign="center")


class WrongScreen(Room, BoxLayout):
    header, bare = word("THIS IS WRONG"), True
    page = ObjectProperty(None, allownone=True)

    def on_kv_post(self, _: object) -> None:
        self.lines = self.ids.lines.__self__  # ids alone do not keep what is off the tree

    def show(self, app: Any) -> None:
        say, ids, noting = app.say, self.ids, app.noting
        noting.at(app.place.about)
        try:
            pack, disputed = noting.pack(), noting.disputed()
        except (Refused, PackError):  # it is of another game, or of an older pack
            app.recall(app.place.top)
            return
        box = box_of(app, pack.id) if pack is not None else None
        self.page = wrong_page(disputed, noting.entry, _met(app, noting), noting.kind, box, say)
        outside = app.place.screen != "game"
        ids.title.text = say("THIS IS WRONG") if outside else ""
        ids.number.text = self.page.number if outside else ""
        ids.caption.text = say("WHAT THE APP SAID") if noting.about != "app" else say("THIS APP")
        ids.what.text, ids.one.text = say("WHAT IS WRONG?"), say("IN ONE LINE")
        ids.sends.text = (
            say("This entry, the version, your line. No names, no secrets.")
            if noting.entry
            else say("What stands here, the version, your line. No names, no secrets.")
        )
        ids.act.label, ids.read.label, ids.leave.label = say("SHARE THE NOTE"), say("READ IT · QR"), say("LEAVE IT")
        ids.mend.label = say("FIX IT FOR MY BOX ONLY") if self.page.mends else ""
        if ids.line.text != noting.line:
            ids.line.text = noting.line
        self._seat_lines(app.theme.compact and ids.both.orientation == "vertical")
        ids.lines.clear_widgets()
        for each in self.page.lines:
            ids.lines.add_widget(SaidRow(line=each))
        ids.kinds.clear_widgets()
        for each in self.page.kinds:
            button = KindButton(kind=each)
            button.name = f"kind {each.kind}"
            button.bind(on_release=partial(self._choose, app, each.kind))
            ids.kinds.add_widget(button)

    def _seat_lines(self, after: bool) -> None:
        """On a small phone what is known of it stands under the line that is typed."""
        lines, place = self.lines, self.ids.after if after else self.ids.card
        if lines.parent is not place.__self__:
            lines.parent.remove_widget(lines)
            place.add_widget(lines)

    def heading(self, app: Any) -> str:
        number = f"  #{app.noting.entry}" if app.noting.entry and not app.theme.wide else ""
        return f"{super().heading(app)}{number}"

    def _choose(self, app: Any, kind: str, _: object) -> None:
        app.noting.kind = kind
        app.refresh()

    def typed(self, app: Any, text: str) -> None:
        """A letter more."""
        app.noting.line = text

    def mend(self, app: Any) -> None:
        """To the page where the owner says what the own box holds."""
        if self.page is not None and self.page.mends:
            app.over(self.page.mends)


def _met(app: Any, noting: Any) -> tuple[str, str]:
    """The sign of what it is about, and what came of the entry."""
    where, _, what = noting.about.partition("/")
    if where == "part":
        return "house-mix", ""
    if app.session is None or where not in ("rule", "entry", "record"):
        return "airlock", ""
    if noting.entry:
        return met_with(app.session.journal.entries[noting.entry], app.session, app.playing.face, app.say)
    page = app.book.page(what) if where == "rule" else None
    return (page.symbol or "info" if page is not None else "check"), ""


load_kv(__file__)
