"""SET-UP: what people put on the table, lane by lane; anybody ticks what is done."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small

__all__ = ["Act", "Glyph", "Lane", "Scroll", "Seam", "SetupScreen", "TaskRow", "Text"]


class TaskRow(ButtonBehavior, BoxLayout):
    """One thing to do; a tap ticks it."""

    task = StringProperty()
    says = StringProperty()
    done = BooleanProperty(False)


class Lane(BoxLayout):
    """What one of several people can do: whose it is, and how far it is."""

    says = StringProperty()


class SetupScreen(Room, BoxLayout):
    header, bare = word("SET-UP"), True

    def show(self, app: Any) -> None:
        say, lanes, tasks, face = app.say, self.ids.lanes, app.playing.tasks(), app.playing.face
        self.ids.start.label = say("PLAY")
        lanes.clear_widgets()
        if missing := app.packing.warns(app.playing):
            lanes.add_widget(Lane(says=missing))
        for lane, name in face.start.lanes.items():
            here = [task for task in tasks if task["lane"] == lane]
            if not here:
                continue
            box = Lane(says=f"{say(name)}  {sum(task['done'] for task in here)} / {len(here)}")
            for task in here:
                row = TaskRow(task=task["id"], says=task["says"], done=task["done"])
                row.bind(on_release=lambda pressed: app.act("setup_done", task=pressed.task))
                if task["id"] in face.start.tasks:
                    row.add_widget(self._choice(app, face.start.tasks[task["id"]]))
                box.add_widget(row)
            lanes.add_widget(box)

    @staticmethod
    def play(app: Any) -> None:
        """To the table; before the first round ever to a guide through it."""
        app.leave("setup")
        if app.guide.first_round(app.playing):
            app.over("guide")

    @staticmethod
    def _choice(app: Any, leads: str) -> Small:
        """What belongs to a task is one tap away."""
        small = Small(symbol="next", name=leads, height="48dp", size_hint_x=None, width="56dp", pos_hint={"center_y": 0.5})
        small.bind(on_release=partial(_over, app, leads))
        return small


def _over(app: Any, leads: str, _: object) -> None:
    app.over(leads)


load_kv(__file__)
