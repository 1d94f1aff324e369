"""SET-UP: what people put on the table, lane by lane; anybody ticks what is done."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.ui.screens.room import Room
from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Act

__all__ = ["Act", "Glyph", "LaneTitle", "Scroll", "Seam", "SetupScreen", "TaskRow", "Text"]


class TaskRow(ButtonBehavior, BoxLayout):
    """One thing to do; a tap ticks it."""

    task = StringProperty()
    says = StringProperty()
    done = BooleanProperty(False)


class LaneTitle(BoxLayout):
    """Whose lane this is, and how far it is."""

    says = StringProperty()


class SetupScreen(Room, BoxLayout):
    def show(self, app: Any) -> None:
        say, rows, tasks = app.say, self.ids.rows, app.playing.tasks()
        self.ids.start.label = say("PLAY")
        rows.clear_widgets()
        for lane, name in app.playing.face.lanes.items():
            here = [task for task in tasks if task["lane"] == lane]
            if not here:
                continue
            rows.add_widget(LaneTitle(says=f"{say(name)}  {sum(task['done'] for task in here)} / {len(here)}"))
            for task in here:
                row = TaskRow(task=task["id"], says=task["says"], done=task["done"])
                row.bind(on_release=lambda pressed: app.act("setup_done", task=pressed.task))
                rows.add_widget(row)


load_kv(__file__)
