"""CHECK YOUR BOX: what no source tells for sure, one line a component; a line opens its page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.packs import Component, Holdings, Pack, Words
from companion.packs.box import Agreement
from companion.packs.others import agreement, others
from companion.show.pictures.box import Box, BoxPart, parts
from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.partrow import PartRow
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small

__all__ = ["Act", "BoxScreen", "Scroll", "Seam", "Small", "Text"]


ROLES = {"mix": "warn", "unsure": "ink2", "mine": "done"}
"""The colour of how sure something is."""


def box_of(app: Any, game: str) -> Box:
    """The pack of a game, as its owner may look into it."""
    pack = app.packs(game)
    holds = app.known[pack.game].holds
    return Box(
        pack,
        holds,
        app.face_of(pack.game),
        Words(pack, app.say.language),
        app.say,
        partial(_agreed, app.files.owner.printed(game), holds),
    )


def _agreed(printed: Pack, holds: Holdings, component: Component) -> Agreement:
    """How many of the boxes that were handed in say the same of a component."""
    return agreement(printed, holds, component, others())


def forget_label(app: Any) -> str:
    """What takes out again what was told of a component; "" where nothing was."""
    game, _, component = app.place.about.partition("/")
    return str(app.say("AS PRINTED")) if app.files.owner.has(game, component) else ""


def as_printed(app: Any) -> None:
    """The component is as it is printed again."""
    game, _, component = app.place.about.partition("/")
    app.files.owner.forget(game, component)
    app.close()


def part_row(app: Any, part: BoxPart, leads: Callable[[str], object]) -> PartRow:
    """A line of the box, which leads to the page of that component."""
    row = PartRow(name=part.component, symbol=part.symbol, title=part.title, state_words=part.state, role=ROLES[part.known])
    room = f"{'enter' if part.typed else 'part'}:{app.place.about.partition('/')[0]}/{part.component}"
    row.bind(on_release=lambda _: leads(room))
    return row


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
        ids.take.label, ids.give.label, ids.code.label = say("IMPORT"), say("EXPORT"), say("BOX CODE")
        ids.rows.clear_widgets()
        for part in found:
            ids.rows.add_widget(part_row(app, part, app.over))

    def mend(self, app: Any) -> None:
        """What of the box no game can be played with is left out."""
        app.files.owner.mend(app.place.about)
        app.files.pack(app.place.about)
        app.refresh()


load_kv(__file__)
