"""One component of the box: a step each way until it is as the owner's box has it, then SO IT IS."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.packs import PackError
from companion.show.pictures.box import corrections, page
from companion.show.tongue import word
from companion.window.screens.box import ROLES, box_of, forget_label, part_row
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.factrow import FactRow
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.plate import Plate
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Hold, Small

__all__ = ["Act", "Glyph", "Hold", "PartCard", "PartScreen", "Scroll", "Small", "Text"]


class PartCard(Plate, BoxLayout):
    """The page of one component."""


class PartScreen(Room, BoxLayout):
    header, bare = word("CHECK YOUR BOX"), True
    picture = ObjectProperty(None, allownone=True)
    role = StringProperty("ink2")
    """The colour of how sure it is."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.about = ""
        self.draft: dict[Any, Any] = {}

    def show(self, app: Any) -> None:
        say, ids = app.say, self.ids
        game, _, component = app.place.about.partition("/")
        if app.place.about != self.about:  # another component: nothing of the one before stands
            self.about, self.draft, ids.list.scroll_y = app.place.about, {}, 1
        self.picture = page(box_of(app, game), component, self.draft)
        self.role = ROLES[self.picture.part.known]
        ids.done.label, ids.forget.label = say("SO IT IS"), forget_label(app)
        ids.wrong.label = say("THIS IS WRONG")
        ids.rows.clear_widgets()
        for each in self.picture.rows:
            row = FactRow()
            row.row = each
            for step, value, sign in ((row.less, each.less, "-"), (row.more, each.more, "+")):
                step.name, step.disabled = f"{'.'.join(each.key)} {sign}", value is None
                step.bind(on_release=partial(self._step, app, each.key, value))
            ids.rows.add_widget(row)
        ids.others.clear_widgets()
        for part in self.picture.others:
            ids.others.add_widget(part_row(app, part, app.instead))

    def _step(self, app: Any, key: Any, value: Any, _: object) -> None:
        self.draft[key] = value
        ids, at = self.ids, self.ids.list.scroll_y
        self.show(app)
        ids.list.scroll_y = at

    def keep(self, app: Any) -> None:
        """Write it down; what does not add up is said, and stays as it was typed."""
        game, _, component = app.place.about.partition("/")
        try:
            app.files.owner.correct(game, *corrections(box_of(app, game), component, self.draft))
        except (PackError, OSError) as error:
            self.ids.fault.text = str(error)
            return
        app.close()


load_kv(__file__)
