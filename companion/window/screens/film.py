"""THE FILM: pages of charts that the game brings, and the game in numbers."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.ended import ways_on
from companion.show.pictures.film import NUMBERS, plain_film
from companion.show.tongue import word
from companion.turning import closed_to_it
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.instrument import instrument
from companion.window.widgets.numberrow import NumberRow
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small

__all__ = ["FilmScreen", "NumberRow", "Scroll", "Seam", "Small", "Text"]
ROW = 26
"""The least height of a row, in dp."""
VERDICT = "verdict"
"""Where a game has this room, it offers a backup there."""
RUNS = 2.4
"""How long the film runs, in seconds."""


class NumbersPage(BoxLayout):
    danger = StringProperty()


class FilmScreen(Room, BoxLayout):
    header, bare = word("THE FILM"), True
    page = StringProperty()
    film = ObjectProperty(None, allownone=True)
    least = NumericProperty(0)
    """How high its page is at least, in dp; on a low screen it scrolls."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.ran: set[str] = set()

    def show(self, app: Any) -> None:
        make = app.playing.face.film if app.session.journal.whole else plain_film  # of a game with a hole nobody knows the middle
        self.film = make(app.session, app.say)
        say, ids = app.say, self.ids
        ids.share.label = say("SHARE")
        named = [(each.name, each.label) for each in self.film.pages]
        self.page = self.page or (named[0][0] if named else NUMBERS)
        self._onward(app)
        offers = app.files.outdated and VERDICT not in app.playing.face.rooms
        ids.offer.label = say("BACK UP: NOT DONE SINCE THIS GAME BEGAN") if offers else ""
        self._more(app)
        ids.pages.clear_widgets()
        for name, label in (*named, (NUMBERS, say("COUNTS"))):
            small = Small(label=label, name=name, chosen=self.page == name)
            small.bind(on_release=lambda pressed: self.turn(app, pressed.name))
            ids.pages.add_widget(small)
        self._page(app)

    def _onward(self, app: Any) -> None:
        """How this crew goes on, once the game is over."""
        self.ids.onward.clear_widgets()
        for label, goes in ways_on(app):
            small = Small(label=label, size_hint_x=len(label))
            small.bind(on_release=lambda _, goes=goes: goes(app))
            self.ids.onward.add_widget(small)

    def _more(self, app: Any) -> None:
        """What else a game that is over has to tell."""
        box, say = self.ids.more, app.say
        box.clear_widgets()
        if app.playing.view["phase"] != "over" or not app.session.journal.whole:
            return
        rooms = [("story", say("THE STORY"))]
        if closed_to_it(app.session) is None:
            rooms.append(("turning", say("TURNING POINTS")))
        for room, label in rooms:
            small = Small(label=label, name=room, size_hint_x=len(label))
            small.bind(on_release=lambda pressed: app.over(pressed.name))
            box.add_widget(small)

    def turn(self, app: Any, page: str) -> None:
        self.page = page
        for small in self.ids.pages.children:
            small.chosen = small.name == page
        self._page(app)

    def _page(self, app: Any) -> None:
        box = self.ids.page
        box.clear_widgets()
        charts = {each.name: each for each in self.film.pages}
        self.least = charts[self.page].rows * ROW if self.page in charts else 0
        if self.page in charts:
            chart = instrument(app.playing.face, f"film.{self.page}")
            chart.show(charts[self.page].drawn)
            box.add_widget(chart)
        else:
            box.add_widget(self._numbers(app))
        self._run(app, box.children[0])

    def _numbers(self, app: Any) -> NumbersPage:
        page = NumbersPage(danger=self.film.danger)
        page.ids.worst.text = app.say("THE MOMENT OF MOST DANGER") if self.film.danger else ""
        for says, number in self.film.numbers:
            page.ids.rows.add_widget(NumberRow(says=says, number=number))
        return page

    def _run(self, app: Any, plot: Any) -> None:
        """Each page of the film runs once; with reduced motion it simply is there."""
        seconds = RUNS * app.theme.duration
        if not seconds or app.theme.reduced or self.page in self.ran or not hasattr(plot, "shown"):
            return
        self.ran.add(self.page)
        plot.shown = 0.0
        Animation(shown=1.0, duration=seconds).start(plot)

    def share(self, app: Any) -> None:
        """What is seen, as one picture."""
        for plot in self.ids.page.children:
            Animation.cancel_all(plot)
            if hasattr(plot, "shown"):
                plot.shown = 1.0
        app.share_picture(self.page)
        app.refresh()


load_kv(__file__)
