"""CHECK YOUR BOX: what no source tells for sure, one line a component; a line opens its page."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.packs import Words
from companion.show.pictures.box import Box, parts
from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.partrow import PartRow
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small

__all__ = ["Act", "BoxScreen", "Scroll", "Seam", "Small", "Text"]


def box_of(app: Any, game: str) -> Box:
    """The pack of a game, as its owner may look into it."""
    pack = app.packs(game)
    return Box(pack, app.known[pack.game].holds, app.face_of(pack.game), Words(pack, app.say.language), app.say)


def forget_label(app: Any) -> str:
    """What takes out again what was told of a component; "" where nothing was."""
    game, _, component = app.place.about.partition("/")
    return str(app.say("AS PRINTED")) if app.files.owner.has(game, component) else ""


def as_printed(app: Any) -> None:
    """The component is as it is printed again."""
    game, _, component = app.place.about.partition("/")
    app.files.owner.forget(game, component)
    app.close()


class BoxScreen(Room, BoxLayout):
    header, bare = word("CHECK YOUR BOX"), True

    def show(self, app: Any) -> None:
        say, ids = app.say, self.ids
        found = parts(box_of(app, app.place.about))
        mine = sum(part.known == "mine" for part in found)
        ids.done.label = say("DONE")
        ids.title.text = "" if app.place.screen == "game" else say("CHECK YOUR BOX")
        ids.count.text = say("{count} of {total}", count=mine, total=len(found))
        ids.says.text = say("Look into your box once; the app keeps it. It holds for games that begin from now on.")
        ids.fault.text = app.files.pack_fault
        ids.mend.label = say("LEAVE IT OUT") if app.files.pack_fault else ""
        ids.take.label, ids.give.label = say("IMPORT"), say("EXPORT")
        ids.rows.clear_widgets()
        for part in found:
            role = {"mix": "warn", "unsure": "ink2", "mine": "done"}[part.known]
            row = PartRow(name=part.component, symbol=part.symbol, title=part.title, state_words=part.state, role=role)
            room = "enter" if part.typed else "part"
            row.bind(on_release=partial(self._open, app, f"{room}:{app.place.about}/{part.component}"))
            ids.rows.add_widget(row)

    def mend(self, app: Any) -> None:
        """What of the box no game can be played with is left out."""
        app.files.owner.mend(app.place.about)
        app.files.pack(app.place.about)
        app.refresh()

    @staticmethod
    def _open(app: Any, component: str, _: object) -> None:
        app.over(component)


load_kv(__file__)
