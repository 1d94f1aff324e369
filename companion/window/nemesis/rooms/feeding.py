"""WHO FEEDS?: the carnomorphs in the order of the rules, what is eaten first, and the adaptations that lie open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.nemesis.feeding import feeding
from companion.show.pictures.rail import BEGINS, GOES_ON, rail
from companion.table import Entry
from companion.window.nemesis.widgets.feeds import Feeding
from companion.window.screens.rail import Card
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.stations import Stations
from companion.window.widgets.titleblock import TitleBlock
from companion.window.widgets.verb import Act
from companion.window.widgets.why import Why

__all__ = ["Act", "Card", "Feeding", "FeedingScreen", "Scroll", "Stations", "TitleBlock", "Why"]


class FeedingScreen(Room, BoxLayout):
    footless = BooleanProperty(False)
    """There is no room for the title block; WHY stands beside the stations."""
    number = StringProperty()
    kind = StringProperty()
    rule = StringProperty()

    def show(self, app: Any) -> None:
        view, session = app.playing.view, app.session
        if view["options"]["enemy"] != "carnomorphs" or view["phase"] != "event":
            app.recall(app.place.top)
            return
        fed = list(_fed(session.journal.standing()))
        self.number, self.kind, self.rule = f"#{session.journal.last.number}", app.say("FEEDING"), "feeding"
        self.ids.stations.stations = rail(view, session, app.playing.face, app.say, session.words).stations
        self.ids.feeding.show(feeding(view, app.say, session.words), bool(view["voracious"]))
        self.ids.done.label = app.say("DONE: {n} {n:FEEDS|FEED}", n=len(fed))


def _fed(standing: Iterable[Entry]) -> Iterator[Entry]:
    """What has fed since this step began."""
    for entry in standing:
        if entry.intent in (BEGINS, GOES_ON):
            return
        if entry.intent == "feed":
            yield entry


load_kv(__file__)
