"""THE FILM: what happened, slot by slot; the bag all along; what chance did; and the game in numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.pictures.film import IN_BAG, film
from companion.ui.pictures.names import kind_names
from companion.ui.widgets import load_kv
from companion.ui.widgets.chart import BagPlot, FilmPlot, SharePlot
from companion.ui.widgets.numberrow import NumberRow
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Small

__all__ = ["BagPlot", "FilmPlot", "FilmScreen", "NumberRow", "Scroll", "Seam", "SharePlot", "Small", "Text"]
ROW = 26
"""The least height of a row, in dp."""
RUNS = 2.4
"""How long the film runs, in seconds."""


class ChancePage(BoxLayout):
    film = ObjectProperty(None, allownone=True)
    tokens = StringProperty()
    noises = StringProperty()
    says = StringProperty()


class NumbersPage(BoxLayout):
    danger = StringProperty()


class FilmScreen(BoxLayout):
    page = StringProperty("film")
    least = NumericProperty(0)
    """How high its page is at least, in dp; on a low screen it scrolls."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.ran: set[str] = set()

    def show(self, app: Any) -> None:
        self.film = film(app.playing, app.say)
        say, ids = app.say, self.ids
        ids.share.label = say("SHARE")
        ids.pages.clear_widgets()
        for name, label in (("film", say("FILM")), ("bag", say("BAG")), ("chance", say("CHANCE")), ("numbers", say("COUNTS"))):
            small = Small(label=label, name=name, chosen=self.page == name)
            small.bind(on_release=lambda pressed: self.turn(app, pressed.name))
            ids.pages.add_widget(small)
        self._page(app)

    def turn(self, app: Any, page: str) -> None:
        self.page = page
        for small in self.ids.pages.children:
            small.chosen = small.name == page
        self._page(app)

    def _page(self, app: Any) -> None:
        say, box = app.say, self.ids.page
        box.clear_widgets()
        names = kind_names(say)
        rows = {"film": len(self.film.rows) + 1, "bag": len(self.film.rows) + 3, "chance": 14}
        self.least = rows.get(self.page, 0) * ROW
        if self.page == "film":
            box.add_widget(FilmPlot(film=self.film, time=say("TIME"), power=say("POWER")))
        elif self.page == "bag":
            box.add_widget(BagPlot(film=self.film, kinds=tuple((kind, names[kind]) for kind in IN_BAG)))
        elif self.page == "chance":
            box.add_widget(ChancePage(
                film=self.film, tokens=say("TOKENS OF THE BAG"), noises=say("NOISE DIE"),
                says=say("Bar: how often it came. Line: how often it was due."),
            ))
        else:
            page = NumbersPage(danger=self.film.danger)
            page.ids.worst.text = say("THE MOMENT OF MOST DANGER")
            for says, number in self.film.numbers:
                page.ids.rows.add_widget(NumberRow(says=says, number=number))
            box.add_widget(page)
        self._run(app, box.children[0])

    def _run(self, app: Any, plot: Any) -> None:
        """Each page of the film runs once; with reduced motion it simply is there."""
        seconds = RUNS * app.theme.duration
        if not seconds or app.theme.reduced or self.page in self.ran or not isinstance(plot, FilmPlot | BagPlot):
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
        file = Path(app.home) / f"airlock-{app.playing.charter.seal[:8]}-{self.page}.png"
        try:
            self.export_to_png(str(file))
        except OSError:
            app.notice = app.say("There is no room for a new file.")
        else:
            app.shared(file, "image/png")
        app.refresh()


load_kv(__file__)
