"""SECRET: a cover that names the player; the content stands there only while a thumb holds the ring, in the lower half."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.cells import CELLS
from companion.show.pictures.secret import Cells, Cover, HeldCard, content, cover, hand_content, hand_cover
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.plate import Plate
from companion.window.widgets.ring import HoldRing
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.sheet import Sheet
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small

__all__ = ["CardRow", "Glyph", "HoldToLook", "Scroll", "SecretScreen", "Small", "Text"]

LARGE = 16
"""A longer word is no longer one that can be large."""


class HoldToLook(HoldRing):
    """What it opens closes the moment the thumb leaves."""

    takes = "secret_hold"


class CardRow(BoxLayout):
    """A card of a hand: its number, name and symbols, and what it does."""

    number = StringProperty()
    named = StringProperty()
    says = StringProperty()

    def __init__(self, card: HeldCard, **kwargs: Any) -> None:
        super().__init__(number=card.number, named=card.name, says=card.says, **kwargs)
        for symbol, counts in card.marks:
            self.ids.marks.add_widget(Glyph(symbol=symbol, dp_size=24, pos_hint={"center_y": 0.5}))
            self.ids.marks.add_widget(Figure(text=counts))


class Figure(Text):
    """As wide as it is, beside its symbol."""


class CardRows(BoxLayout):
    """What is held, one below the other."""


class NamePlate(Plate, BoxLayout):
    """Whose it is, over the two leaves; gone while they stand apart."""


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
    open = BooleanProperty(False)
    many = BooleanProperty(False)
    """Several things with their own sentences: how many there are is no secret, so they may take more room."""
    box = ListProperty([0, 0, 1, 1])
    way = ListProperty([0, 0, 0, 0, 0])
    """Where the leaves lie, and their seam."""
    looked = BooleanProperty(False)
    """It was open since it lies here."""

    told: Cover | None = None
    """Whose cover it is."""

    def on_kv_post(self, _: object) -> None:
        self._words = self.ids.words.__self__

    def show(self, app: Any) -> None:
        """Always the cover, after a kill too; the same boxes for every value."""
        self.shut()
        say, told = app.say, self._cover(app)
        self.name, self.what = (told.name, told.what) if told else ("", "")
        self.number = str(app.playing.view["seats"][told.seat]["number"]) if told and told.seat else ""
        self.only = say("{name} ONLY", name=self.name)
        self.hold, self.let_go = say("HOLD TO LOOK"), say("LET GO TO COVER")
        self.ids.pass_to.text, self.ids.done.name = say("PASS THE PHONE TO"), say("DONE")
        self.looked = self.looked and self.told == told
        self.told = told
        self.ids.done.label = say("DONE") if self.looked else say("NOT NOW")
        looks = say("Everyone else looks away. It shows only while your thumb is down.")
        self.ids.away.text = "" if app.theme.big or app.theme.wide else looks

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
        cards = [each for each in said if isinstance(each, HeldCard)]
        boxes = [each for each in said if isinstance(each, Cells)]
        words = [str(each) for each in said if not isinstance(each, HeldCard)]
        single, _, rest = words[0].partition("\n") if words else ("", "", "")
        alone = len(said) == len(words) == 1 and len(single) <= LARGE and not boxes
        self.large = single if alone else ""
        self.many = bool(cards) or sum("\n" in each for each in words) > 1
        self.says, self.open = rest if alone else "\n\n".join(words), True
        if cards:
            self._lay_out(cards)
        for each in boxes:
            self._draw(each)

    def _draw(self, boxes: Cells) -> None:
        """In the place of the words, in the room that they had."""
        view = self.ids.view
        view.clear_widgets()
        sheet = Sheet(CELLS, room=view.height)
        view.fbind("height", sheet.setter("room"))
        sheet.fbind("height", lambda *_: setattr(view, "scroll_y", 1))
        sheet.show(boxes)
        view.add_widget(sheet)

    def _lay_out(self, cards: list[HeldCard]) -> None:
        """Rows below what else is held."""
        view, rows = self.ids.view, CardRows()
        view.remove_widget(self._words)
        for widget in (self._words, *map(CardRow, cards)):
            rows.add_widget(widget)
        rows.bind(height=lambda *_: setattr(view, "scroll_y", 1))  # they grow as they are laid out, and are read from the first
        view.add_widget(rows)

    def shut(self) -> None:
        """Nothing of it is left, and nothing that could tell how much it was."""
        self.large, self.says, self.sign, self.open, self.many = "", "", "", False, False
        rows, view = self._words.parent, self.ids.view
        if rows is not view:
            if rows is not None:
                rows.clear_widgets()
            view.clear_widgets()
            view.add_widget(self._words)


load_kv(__file__)
