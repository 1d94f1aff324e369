"""Who feeds: a row a kind, what is eaten first, the adaptations."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.graphics import Line, Rectangle, Triangle
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import hatch, load_kv
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small
from companion.window.widgets.writing import sizes, width_of

__all__ = ["Feeding", "Text"]


class FeedChip(ButtonBehavior, Drawn):
    """One that may feed; a tap asks what it ate."""

    depends = ("state",)
    symbol = ""
    letter = ""
    name = ""

    def draw(self) -> None:
        down = self.state == "down"
        self.plate("plate3" if down else "plate2", "ink" if down else "line")
        self.glyph(self.symbol, 36, self.x + self.width / 2, self.y + self.height / 2)
        self.say(self.letter, "legend", (self.right - dp(20), self.top - dp(22), dp(18), dp(22)), "ink2", halign="center")


class Becomes(Drawn):
    """An arrow to what it grows into, and how many of that are left."""

    symbol = ""
    left = ""

    def draw(self) -> None:
        if not self.symbol:
            return
        y, x = self.y + self.height / 2, self.right - dp(118)
        self.ink("ink")
        Line(points=[x, y, x + dp(22), y], width=dp(0.75))
        Triangle(points=[x + dp(28), y, x + dp(20), y + dp(5), x + dp(20), y - dp(5)])
        self.glyph(self.symbol, 36, x + dp(50), y)
        self.say(self.left, "legend", (x + dp(72), y - dp(22), dp(46), dp(44)), "ink2", 2)


class FeedingRowBox(BoxLayout):
    """The pieces of one kind."""

    def __init__(self, row: Any, **kwargs: Any) -> None:
        side = 48 if App.get_running_app().theme.compact else 56
        super().__init__(size_hint_y=None, height=dp(side + 6), spacing=dp(8), **kwargs)
        for letter, leads in row.pieces:
            chip = FeedChip(size_hint=(None, None), size=(dp(side), dp(side)), pos_hint={"center_y": 0.5})
            chip.symbol, chip.letter, chip.name = row.symbol, letter, leads
            chip.bind(on_release=lambda _, leads=leads: App.get_running_app().over(leads))
            self.add_widget(chip)
        grows = Becomes()
        grows.symbol, grows.left = row.becomes, row.left
        self.add_widget(grows)


class Eaten(Drawn):
    """What is eaten first, from left to right, and the three adaptations."""

    depends = ("told",)
    told = ObjectProperty(None, allownone=True)

    def draw(self) -> None:
        told = self.told
        if told is None:
            return
        half, x, size = self.height / 2, self.x, sizes("legend", self.theme)[-1]
        if not self.theme.compact:
            x += self.say(told.eats, "legend", (x, self.y + half, dp(64), half), "ink2", 2) + dp(8)
        for number, (symbol, word) in enumerate(told.food):
            if number:
                self.say("›", "row", (x, self.y + half, dp(12), half), "ink2")
                x += dp(12)
            self.glyph(symbol, 24, x + dp(12), self.y + half * 1.5)
            wide = width_of(word, "Saira", size) * 1.06 + dp(2) if word else 0
            self.say(word, "legend", (x + dp(26), self.y + half, wide, half), "ink2")
            x += dp(26) + wide + dp(2)
        self._adaptations(half)

    def _adaptations(self, half: float) -> None:
        """A box each, as wide as its name asks for; one that nobody has seen is hatched."""
        adaptations, size, left = self.told.adaptations, sizes("legend", self.theme)[-1], self.x
        asked = [dp(46) + width_of(each.says, "Saira", size) * 1.06 for each in adaptations]
        unseen = sum(wants + dp(8) for wants, each in zip(asked, adaptations, strict=True) if not each.open)
        named = sum(wants for wants, each in zip(asked, adaptations, strict=True) if each.open) or 1
        share = (self.width + dp(8) - unseen - dp(8) * sum(each.open for each in adaptations)) / named
        for each, wants in zip(adaptations, asked, strict=True):
            wide = wants * share if each.open else wants
            box = (left, self.y + dp(4), wide, half - dp(8))
            self.ink("line")
            Line(rectangle=box, width=dp(0.75))
            if not each.open:
                self.ink("door_hatch")
                Rectangle(pos=box[:2], size=box[2:], texture=hatch.texture(), tex_coords=hatch.coords(*box))
            known = each.open and not each.gone
            self.glyph("close" if each.gone else each.symbol, 24, left + dp(20), self.y + half / 2, "ink" if known else "ink2")
            self.say(each.says, "legend", (left + dp(38), box[1], wide - dp(42), box[3]), "ink" if known else "ink2", cut=True)
            left += wide + dp(8)


class Feeding(BoxLayout):
    """WHO FEEDS?, a row a kind, and what is eaten first."""

    told = ObjectProperty(None, allownone=True)

    def show(self, told: Any, voracious: bool) -> None:
        self.told = told
        self.ids.rows.clear_widgets()
        for row in told.rows:
            self.ids.rows.add_widget(FeedingRowBox(row))
        self.ids.eaten.told = told
        self.ids.marks.clear_widgets()
        if told.marks:
            mark = Small(label=told.marks, name="voracious", chosen=voracious, height=dp(48), pos_hint={"center_y": 0.5})
            by = -1 if voracious else 1
            mark.bind(on_release=lambda _: App.get_running_app().act("mark", what="voracious", by=by))
            self.ids.marks.add_widget(mark)


load_kv(__file__)
