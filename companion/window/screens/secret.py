"""SECRET: a cover that names the player; the content stands there only while a thumb holds the ring, in the lower half."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.vector import Vector

from companion.show.cells import CELLS
from companion.show.heldcards import HELD
from companion.show.pen import Instrument
from companion.show.pictures.secret import Cells, Cover, HeldCard, as_cards, content, cover, hand_content, hand_cover
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.mirrored import ActRow
from companion.window.widgets.plate import Plate
from companion.window.widgets.ring import HoldRing
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.sheet import Sheet
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small

__all__ = ["ActRow", "Glyph", "HoldToLook", "LookHere", "Scroll", "SecretScreen", "Small", "Text"]

LARGE = 16
"""A longer word is no longer one that can be large."""


REST, TURN = dp(12), dp(120)
"""How far a thumb that only rests may slide, and how far it slides from the first card to the last."""


class HoldToLook(HoldRing):
    """What it opens closes the moment the thumb leaves; sliding without leaving leads on to what is further down."""

    __events__ = ("on_slid",)
    takes = "secret_hold"

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        if self.filled == 1:
            way = Vector(touch.pos).distance(touch.opos) - REST
            self.dispatch("on_slid", min(1, max(0, way / TURN)))
        return True

    def on_slid(self, _: float) -> None: ...


class NamePlate(Plate, BoxLayout):
    """Whose it is, over the two leaves; gone while they stand apart."""


class LookHere(Small):
    """In the place of the ring; out of sight it takes no touches, which what is only disabled would swallow."""

    def on_touch_down(self, touch: Any) -> bool:
        return False if self.disabled else bool(super().on_touch_down(touch))


class SecretScreen(Room, BoxLayout):
    bare = headless = True
    number = StringProperty()
    name = StringProperty()
    what = StringProperty()
    sign = StringProperty()
    """A symbol, the same for every value."""
    large = StringProperty()
    """The one thing that is large, where there is one."""
    says = StringProperty()
    only = StringProperty()
    """Whose eyes it is for, while it is open."""
    hold = StringProperty()
    let_go = StringProperty()
    on = StringProperty()
    plated = StringProperty()
    """What stands on the plate: whose it is, or on which phone."""
    elsewhere = BooleanProperty(False)
    """This seat has its own phone and looks there."""
    corner = BooleanProperty(False)
    """On a small phone the ring lies in the corner of the thumb, and leaves the lower half to what it opens."""
    slides = BooleanProperty(False)
    """There is more than stands in it, and the thumb leads there."""
    open = BooleanProperty(False)
    many = BooleanProperty(False)
    """Several things with their own sentences, and none that is large."""
    box = ListProperty([0, 0, 1, 1])
    way = ListProperty([0, 0, 0, 0, 0])
    """Where the leaves lie, and their seam."""
    looked = BooleanProperty(False)
    """It was open since it lies here."""

    covers: Cover | None = None
    """Whose cover it is."""
    here: Cover | None = None
    """The one that is looked at here all the same."""

    def show(self, app: Any) -> None:
        """Always the cover, after a kill too; the same boxes for every value."""
        self.shut()
        say, covers = app.say, self._cover(app)
        self.name, self.what = (covers.name, covers.what) if covers else ("", "")
        self.number = str(app.playing.view["seats"][covers.seat]["number"]) if covers and covers.seat else ""
        self.only = say("{name} ONLY", name=self.name)
        self.hold, self.let_go, self.on = say("HOLD TO LOOK"), say("LET GO TO COVER"), say("SLIDE TO READ ON")
        self.elsewhere = covers is not None and app.phones.has_own(covers.seat) and self.here != covers
        self.plated = say("ON {name}'S PHONE", name=self.name) if self.elsewhere else self.name
        self.ids.pass_to.text = "" if self.elsewhere else say("PASS THE PHONE TO")
        self.ids.instead.label, self.ids.done.name = say("LOOK HERE INSTEAD"), say("DONE")
        self.looked = self.looked and self.covers == covers
        self.covers = covers
        self.ids.done.label = say("DONE") if self.looked or self.elsewhere else say("NOT NOW")
        looks = say("Everyone else looks away. It shows only while your thumb is down.")
        self.ids.away.text = "" if app.theme.big or app.theme.wide or self.elsewhere else looks

    def told(self, app: Any) -> str:
        """Whose it is, and what; never what it says."""
        return ". ".join(filter(None, (f"{self.ids.pass_to.text} {self.plated}".strip(), self.what, self.ids.away.text)))

    def look_here(self, app: Any) -> None:
        """The ring is back, for this once."""
        self.here = self.covers
        self.show(app)

    @staticmethod
    def _cover(app: Any) -> Cover | None:
        playing, session = app.playing, app.session
        if seat := app.place.about:
            return hand_cover(seat, playing.view, app.say)
        if not playing.shown:
            return None
        return cover(session.journal.entries[playing.shown], playing.view, playing.face, session.words, app.say)

    def look(self, app: Any) -> None:
        playing, session = app.playing, app.session
        if seat := app.place.about:
            said, self.sign = hand_content(seat, session, playing.face, app.say), ""
        else:
            entry = session.journal.entries[playing.shown]
            said, self.sign = content(entry, session, playing.face, app.say), playing.face.verb(entry.intent).sign
        self.looked, self.ids.done.label = True, app.say("DONE")
        boxes = [each for each in said if isinstance(each, Cells)]
        words = [str(each) for each in said if not isinstance(each, Cells)]
        single, _, rest = words[0].partition("\n") if words else ("", "", "")
        alone = len(said) == len(words) == 1 and not isinstance(said[0], HeldCard) and len(single) <= LARGE
        self.large = single if alone else ""
        self.many = len(words) > 1 or isinstance(said[0], HeldCard)
        self.says, self.open = rest if alone else "\n\n".join(map(str, said)), True
        if app.settings.talk:
            app.talk.shows(". ".join(map(str, said)))
        if words and self.says:
            self._draw(HELD, as_cards((rest,) if alone else [each for each in said if not isinstance(each, Cells)]))
        for each in boxes:
            self._draw(CELLS, each)

    def _draw(self, instrument: Instrument, drawn: Any) -> None:
        """In the room that there is for it, read from the top."""
        view = self.ids.view
        view.clear_widgets()
        sheet = Sheet(instrument, room=view.height)
        view.fbind("height", sheet.setter("room"))
        sheet.fbind("height", self._measured)
        sheet.show(drawn)
        view.add_widget(sheet)
        self._measured(sheet)

    def _measured(self, sheet: Sheet, *_: object) -> None:
        view = self.ids.view
        view.scroll_y, self.slides = 1, sheet.height > view.height + 1

    def read_on(self, part: float) -> None:
        """The thumb that holds has slid so much of its way."""
        self.ids.view.scroll_y = 1 - part

    def cover_again(self, app: Any) -> None:
        """The thumb has left."""
        self.shut()
        if app.settings.talk:
            app.talk.shows("")

    def shut(self) -> None:
        """Nothing of it is left, and nothing that could tell how much it was."""
        self.large, self.says, self.sign, self.open, self.many, self.slides = "", "", "", False, False, False
        self.ids.view.clear_widgets()


load_kv(__file__)
