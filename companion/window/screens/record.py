"""FIX THE RECORD: what the app believes, a step each way; each step is an entry that can be taken back."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.record import BOARD, record
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.recordrow import RecordRow
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small
from companion.window.widgets.writing import width_of

__all__ = ["RecordScreen", "Scroll", "Seam", "Small", "Text"]


AT_ONCE = 8
EDGES = 28
"""What stands free beside the word of a page, in dp: each page is as wide as its word, so that none is cut."""


class RecordScreen(Room, BoxLayout):
    page = ""
    lines: tuple[Any, ...] = ()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.checks = False

    def show(self, app: Any) -> None:
        picture, ids = self._told(app), self.ids
        self.checks = picture.page == BOARD
        number = len(app.session.journal.entries)
        if not self.page and app.playing.checked_at != number:  # of another time
            app.playing.checked = frozenset()
        app.playing.checked_at = number
        ids.wrong.label = app.say("THIS IS WRONG")
        ids.pages.clear_widgets()
        for name, label in picture.pages:
            wide = width_of(label, "Saira", sp(18)) + dp(EDGES)
            page = Small(label=label, chosen=name == picture.page, size_hint_x=wide)
            page.bind(on_release=lambda _, name=name: app.instead(f"record:{name}"))
            ids.pages.add_widget(page)
        self.lines = picture.rows
        if self.page != picture.page or len(ids.rows.children) > len(picture.rows):
            ids.rows.clear_widgets()
            self.page = picture.page
        self._fill(app)

    @staticmethod
    def _told(app: Any) -> Any:
        face = app.playing.face
        return record(app.place.about, app.session.record(), app.playing.view, face.pages, face.look, app.say)

    def _fill(self, app: Any) -> None:
        """What is seen at first now, the rest of a long page a frame later."""
        rows = self.ids.rows
        while len(rows.children) < len(self.lines):
            if len(rows.children) % AT_ONCE == AT_ONCE - 1:
                Clock.schedule_once(lambda _: self._fill(app))
                rows.add_widget(self._row(app))
                break
            rows.add_widget(self._row(app))
        for row, line in zip(reversed(rows.children), self.lines, strict=False):
            row.row, row.ticked = line, _key(line) in app.playing.checked
            row.tick.name = f"{line.label} is so" if self.checks else ""
            row.less.name, row.more.name = f"{line.label} -", f"{line.label} +"

        here = sum(_key(line) in app.playing.checked for line in self.lines)
        total = len(self.lines)
        self.ids.title.text = (
            app.say("ON THE BOARD? {count} / {total}", count=here, total=total) if self.checks else app.say("IT IS ACTUALLY …")
        )

    def tick(self, app: Any, row: RecordRow) -> None:
        """Confirmed, or not after all; nothing happens at the table."""
        if self.checks:
            app.playing.checked ^= {_key(row.row)}
            app.games.keep_place()
            self._fill(app)

    def _row(self, app: Any) -> RecordRow:
        row = RecordRow()
        row.tick.bind(on_release=lambda _: self.tick(app, row))
        row.less.bind(on_release=partial(self._step, app, row, "less"))
        row.more.bind(on_release=partial(self._step, app, row, "more"))
        return row

    def _step(self, app: Any, row: RecordRow, way: str, _: object) -> None:
        fix = getattr(row.row, way)
        if fix is not None:
            at = self.lines.index(row.row)
            app.act("fix", path=fix[0], value=fix[1])
            if self.checks and at < len(self.lines):  # set right, and so it is
                app.playing.checked |= {_key(self.lines[at])}
                app.games.keep_place()
                self._fill(app)


def _key(row: Any) -> str:
    """One value as it stands: changed, or taken back, it is another."""
    return f"{row.less or row.more} {row.symbol} {row.value}"


load_kv(__file__)
