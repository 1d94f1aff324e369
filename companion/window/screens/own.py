"""A room that a game brings itself: its page, laid out in columns over what stands at its foot."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.rail import rail
from companion.show.rooms import OwnRoom, Page, Scene
from companion.window.screens.rail import Card
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.pageparts import CaptionPart
from companion.window.widgets.partscolumn import PartsColumn
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.sheet import Sheet
from companion.window.widgets.stations import Stations
from companion.window.widgets.titleblock import TitleBlock
from companion.window.widgets.why import Why

__all__ = ["Card", "OwnScreen", "PartsColumn", "Scroll", "Seam", "Stations", "TitleBlock", "Why"]


class OwnScreen(Room, BoxLayout):
    """Only what differs is made anew. A drawing that grows has the room that the rest of its column leaves."""

    flat = BooleanProperty(False)
    """Its columns stand side by side."""
    top_first = BooleanProperty(False)
    """Its columns begin at the top."""
    seam = NumericProperty(-1)
    stations = ListProperty()
    footless = BooleanProperty(False)
    card = ObjectProperty(None, allownone=True)
    share = NumericProperty(1)
    about = StringProperty()

    def __init__(self, room: OwnRoom, **kwargs: Any) -> None:
        self.room = room
        self.header, self.bare, self.kept = room.header, room.bare, room.kept
        self.page: Page | None = None
        self.drawn: tuple[Any, ...] = ()
        super().__init__(**kwargs)
        self._shares = Clock.create_trigger(self._room_left, -1)
        self.later = Clock.create_trigger(lambda _: None)
        for box in (self.ids.view, self.ids.main, self.ids.beside):
            box.fbind("height", self._shares)
            box.fbind("minimum_height", self._shares) if hasattr(box, "minimum_height") else None

    def at(self, app: Any) -> Scene:
        """What its page is drawn for now."""
        playing = app.playing
        return Scene(
            port=app.session,
            view=playing.view,
            say=app.say,
            form=app.theme.form,
            acting=playing.acting,
            about=app.place.about,
            aside=self.aside,
            chosen=playing.chosen,
            home=app.home,
            game=playing.game,
            stations=lambda: rail(playing.view, app.session, playing.face, app.say, app.session.words).stations,
            outdated=app.files.outdated,
            sequel=lambda: app.say(playing.face.start.prelude.label) if app.games.may_follow else "",
        )

    def heading(self, app: Any) -> str:
        return str(app.say(self.header)) if self.header else self.room.heading(self.at(app))

    def show(self, app: Any) -> None:
        at = self.at(app)
        page = self.room.page(at)
        self.later.cancel()
        if page is None:  # what it is about came to its end while somebody looked
            app.recall(app.place.top)
            return
        drawn = (page, app.theme.form, app.theme.left_hand)
        if drawn != self.drawn:
            self._fill(page, at)
            self.drawn = drawn
        if page.again:
            self.later = Clock.schedule_once(lambda _: self._again(app), page.again)

    def _fill(self, page: Page, scene: Scene) -> None:
        ids = self.ids
        self.flat, self.share = scene.flat and bool(page.beside), page.share
        self.seam = -1 if page.seam is None else page.seam
        self.top_first = page.top
        self.stations, self.card = page.stations, page.card
        for box, parts in ((ids.main, page.main), (ids.beside, page.beside), (ids.foot, page.foot)):
            box.fill(parts)
        if page.about != self.about:
            ids.view.scroll_y = 1
            self.about = page.about
        self.page = page
        self._shares()

    def _again(self, app: Any) -> None:
        """The clock of the wall has gone on."""
        if self.parent is not None and app.playing is not None:
            self.show(app)

    def _room_left(self, *_: object) -> None:
        ids = self.ids
        columns = [ids.main, ids.beside]
        grows = [
            each
            for column in columns
            for each in column.children
            if isinstance(each, Sheet) and each.instrument.grows and each.drawn is not None
        ]
        for sheet in grows:
            around = [sheet.parent] if self.flat else [each for each in columns if each.children]
            air = ids.body.padding[1] + ids.body.padding[3] + ids.body.spacing * (len(around) - 1)
            others = sum(each.minimum_height for each in around) - sheet.height + air
            room = ids.view.height - others - dp(1)
            sheet.room = max(0, room if self.flat else self._to_a_whole_row(sheet, room))

    def _to_a_whole_row(self, sheet: Sheet, room: float) -> float:
        """Where the page scrolls all the same, it grows until the edge lies between two rows, and beneath no caption."""
        least = sheet.needed(0)
        below = self.ids.beside.children  # the lowest first
        for each in below if room < least else ():
            for row in each.rows() if isinstance(each, Sheet) else (each.height + self.ids.beside.spacing,):
                if room >= least and not isinstance(each, CaptionPart):
                    return room
                room += row
        return room


load_kv(__file__)
