"""FIX THE RECORD: what the app believes, a step each way; each step is an entry that can be taken back."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.picture.record import record
from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Small

__all__ = ["Glyph", "RecordRow", "RecordScreen", "Scroll", "Seam", "Small", "Text"]


class RecordRow(BoxLayout):
    row = ObjectProperty(None, allownone=True)
    crowded = BooleanProperty(False)
    """Its steps stand under its name."""


class RecordScreen(BoxLayout):
    page = ""

    def show(self, app: Any) -> None:
        picture, ids = record(app.place.top.partition(":")[2], app.playing.view(), app.say), self.ids
        ids.title.text = app.say("IT IS ACTUALLY …")
        ids.pages.clear_widgets()
        for name, label in picture.pages:
            page = Small(label=label, chosen=name == picture.page)
            page.bind(on_release=lambda _, name=name: app.instead(f"record:{name}"))
            ids.pages.add_widget(page)
        made = list(reversed(ids.rows.children))
        if self.page != picture.page or len(made) != len(picture.rows):
            ids.rows.clear_widgets()
            self.page, made = picture.page, [RecordRow() for _ in picture.rows]
            for row in made:
                row.ids.less.bind(on_release=partial(self._step, app, row, "less"))
                row.ids.more.bind(on_release=partial(self._step, app, row, "more"))
                ids.rows.add_widget(row)
        for row, told in zip(made, picture.rows, strict=True):
            row.row = told
            row.ids.less.name, row.ids.more.name = f"{told.label} -", f"{told.label} +"

    @staticmethod
    def _step(app: Any, row: RecordRow, way: str, _: object) -> None:
        fix = getattr(row.row, way)
        if fix is not None:
            app.act("fix", path=fix[0], value=fix[1])


load_kv(__file__)
