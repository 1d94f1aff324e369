"""ENTER CARDS: a deck of the owner's box, card by card by thumb or keyboard, or a whole list pasted."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.core.clipboard import Clipboard
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.packs import Entered, PackError, from_lines
from companion.show.pictures.entering import entering, typed_fields
from companion.show.tongue import word
from companion.table import Refused
from companion.window.screens.box import box_of, forget_label
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.field import Field
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Hold, Small, VerbButton

__all__ = ["Act", "EnterScreen", "Field", "Hold", "Scroll", "Small", "Text", "VerbButton"]


class EntryBox(BoxLayout):
    """A field of the card: its name, and its values side by side."""

    line = ObjectProperty(None, allownone=True)
    stacked = BooleanProperty(False)
    """Its name stands over its values."""


class EnteredRow(BoxLayout):
    line = ObjectProperty(None, allownone=True)


class EnterScreen(Room, BoxLayout):
    header, bare = word("ENTER CARDS"), True
    picture = ObjectProperty(None, allownone=True)
    done = NumericProperty(0)
    """How much of the deck is there, in parts of it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.draft: dict[str, Any] = {}

    def _about(self, app: Any) -> tuple[str, str]:
        game, _, component = app.place.about.partition("/")
        return game, component

    def _entered(self, app: Any) -> Entered:
        game, component = self._about(app)
        return app.files.owner.overlay(game).entered(component)

    def show(self, app: Any) -> None:
        say, ids = app.say, self.ids
        game, component = self._about(app)
        box, entered = box_of(app, game), self._entered(app)
        printed = app.files.owner.printed(game)[component]
        self.picture = picture = entering(box, printed, entered, self.draft)
        self.done = min(1, picture.count / picture.total) if picture.total else 0
        ids.title.text = picture.title[:1].upper() + picture.title[1:]
        counted = say("{count} of {total}", count=picture.count, total=picture.total)
        ids.count.text = counted if picture.total else str(picture.count)
        ids.says.text = picture.says
        ids.name.hint_text, ids.text.hint_text = say("Name of the card"), say("What it does, in your words")
        ids.add.label, ids.last.label = say("ADD CARD"), say("LAST ONE")
        ids.paste.label, ids.finish.label, ids.forget.label = say("PASTE"), say("DONE"), forget_label(app)
        ids.wrong.label = say("THIS IS WRONG")
        ids.last.disabled = not entered.cards
        ids.last.opacity = 1 if entered.cards else 0.35
        self._offer(app)
        ids.rows.clear_widgets()
        for line in picture.rows:
            row = EntryBox(line=line)
            for each in line.choices:
                named = f"{line.field} {each.value}"
                small = Small(
                    label=each.label,
                    symbol=each.symbol,
                    chosen=each.chosen,
                    name=named,
                    height="48dp",
                    size_hint_x=4 + len(each.label),
                )
                small.bind(on_release=partial(self._choose, app, line.field, each.value))
                row.ids.choices.add_widget(small)
            ids.rows.add_widget(row)
        ids.entered.clear_widgets()
        for line in picture.last:
            ids.entered.add_widget(EnteredRow(line=line))

    def _choose(self, app: Any, field: str, value: Any, _: object) -> None:
        self.draft[field] = value
        self.show(app)

    def typed(self, app: Any, name: str) -> None:
        """A letter more: a name that is known is offered."""
        self.draft["name"] = name
        if self.picture is not None:
            game, component = self._about(app)
            printed = app.files.owner.printed(game)[component]
            self.picture = entering(box_of(app, game), printed, self._entered(app), self.draft)
            self._offer(app)

    def _offer(self, app: Any) -> None:
        offer = self.ids.offer
        offer.label, offer.disabled = self.picture.offered.upper(), not self.picture.offered

    def take_offer(self) -> None:
        self.ids.name.text = self.picture.offered

    def add(self, app: Any) -> None:
        """One card more; the type stays, for the next one is often alike."""
        card = {**self.draft, "name": self.ids.name.text.strip(), "text": self.ids.text.text.strip()}
        entered = self._entered(app)
        try:
            (read,) = app.files.owner.read(*self._about(app), [card]).cards
            self._keep(app, entered.with_card(read))
        except (PackError, Refused, OSError) as error:
            self.ids.says.text = str(error)
            return
        self.draft = {name: value for name, value in self.draft.items() if name not in ("name", "text", "copies")}
        self.ids.name.text = self.ids.text.text = ""
        self.show(app)

    def take_back(self, app: Any) -> None:
        """The last card once more, to be set right."""
        entered = self._entered(app)
        last, rest = dict(entered.cards[-1]), entered.cards[:-1]
        self._keep(app, Entered(entered.component, rest, entered.total))
        self.draft = last
        self.ids.name.text, self.ids.text.text = last["name"], last.get("text", "")
        self.show(app)

    def paste(self, app: Any) -> None:
        """A card a line: copies, name, and the fields of the game, parted by strokes."""
        game, component = self._about(app)
        box = box_of(app, game)
        holding = box.holds[box.pack[component].holds]
        fields = [*(holding.entered or ()), "text"]
        fields += [row.name for row in typed_fields(box, box.pack[component]) if row.name not in fields]
        cards = from_lines(Clipboard.paste() or "", fields)
        entered = self._entered(app)
        try:
            for card in app.files.owner.read(game, component, cards).cards:
                entered = entered.with_card(card)
            self._keep(app, entered)
        except (PackError, Refused, OSError) as error:
            self.ids.says.text = str(error)
            return
        self.show(app)

    def _keep(self, app: Any, entered: Entered) -> None:
        app.files.owner.enter(*self._about(app), entered.cards, entered.total)


load_kv(__file__)
