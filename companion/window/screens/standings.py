"""STANDINGS: who won, who got away, and whom chance liked, over all evenings of a group."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Line
from kivy.metrics import dp
from kivy.properties import ListProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.group import called
from companion.show.pictures.standings import EVERYBODY, groups_of, standings
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.row import Row
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small

__all__ = ["Act", "Scroll", "Seam", "Small", "StandingsScreen", "Text"]
ROW, COLUMN = 66, 66
"""In dp: a row, and a column of numbers."""
LONGEST = 16
"""So many letters of names have room in a chip."""


class Numbers(Row):
    """Three columns at the right."""

    def columns(self) -> list[tuple[float, float]]:
        """From where to where each of them is."""
        wide = dp(COLUMN) * min(1.3, self.theme.text_scale)
        return [(self.x + self.width - wide * left, wide) for left in (3, 2, 1)]


class StandingHead(Numbers):
    """What the columns count."""

    depends = ("words",)
    words = ListProperty()

    def measure(self) -> None:
        self.height = dp(40) * min(1.5, self.theme.text_scale)

    def draw(self) -> None:
        for (left, wide), says in zip(self.columns(), self.words, strict=True):
            self.say(says, "legend", (left + dp(4), self.y, wide - dp(4), self.height), "ink2", 2, halign="right")


class StandingRow(Numbers):
    """A name and its luck, and how often it won, got out and played."""

    depends = ("shown",)
    shown = ObjectProperty(None, allownone=True)

    def measure(self) -> None:
        self.height = dp(ROW) * min(1.6, self.theme.text_scale)

    def draw(self) -> None:
        line, (x, y), (wide, high) = self.shown, self.pos, self.size
        self.ink("faint")
        Line(points=(x, y, x + wide, y), width=dp(0.75))
        columns = self.columns()
        room = columns[0][0] - x - dp(8)
        self.say(line.name.upper(), "verb", (x, y + high / 2, room, high / 2), cut=True)
        large = self.theme.tight  # then luck has the whole width under the numbers
        low = y + high / 2 if large else y
        self.say(line.luck, "legend", (x, y + dp(4), wide if large else room, high / 2 - dp(4)), "ink2")
        for at, ((left, each), number) in enumerate(zip(columns, line.numbers, strict=True)):
            role = "ink2" if at else "done" if line.first else "ink"
            self.say(number, "subtitle", (left, low, each, y + high - low), role, halign="right")


class StandingsScreen(Room, BoxLayout):
    bare = True

    def show(self, app: Any) -> None:
        say, ids = app.say, self.ids
        evenings = [saved.evening for saved in app.games.evenings()]
        groups, chosen = groups_of(evenings), int(app.place.about or EVERYBODY)
        standing = standings(evenings, groups[chosen - 1] if 0 < chosen <= len(groups) else (), say)
        ids.title.text, ids.done.label = say("STANDINGS"), say("DONE")
        ids.count.text = say("{n} {n:EVENING|EVENINGS}", n=standing.evenings)
        ids.says.text = "\n".join(standing.lucky) if standing.lines else say("Nothing was played to its end yet.")
        ids.groups.clear_widgets()
        names = [say("EVERYBODY"), *map(self._called, groups)] if len(groups) > 1 else ()
        for number, label in enumerate(names):
            chip = Small(label=label, name=f"standings {number}", chosen=number == chosen, height="48dp")
            chip.bind(on_release=lambda _, number=number: app.instead(f"standings:{number}"))
            ids.groups.add_widget(chip)
        ids.rows.clear_widgets()
        if standing.lines:
            ids.rows.add_widget(StandingHead(words=[say("WON"), say("GOT OUT"), say("GAMES")]))
        for line in standing.lines:
            ids.rows.add_widget(StandingRow(shown=line))

    @staticmethod
    def _called(names: tuple[str, ...]) -> str:
        return called(names, short=len(called(names)) > LONGEST)


load_kv(__file__)
