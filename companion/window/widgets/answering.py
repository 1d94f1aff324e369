"""The answers to a question: buttons that answer at once, switches, and numbers with a step each way."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from companion.show.doing import Do
from companion.window.widgets import load_kv
from companion.window.widgets.step import StepButton
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small

__all__ = ["AnswerRow", "Answering", "CountedRow", "StepButton", "Text"]
IN_LINE, FEW, LETTERS, GAP = 5, 4, 20, 2
"""So many switches stand beside the title of their group; more than a few only if their words are short."""


class CountedRow(BoxLayout):
    """A number with a step each way."""

    label = StringProperty()
    count = NumericProperty(0)


class Answers(GridLayout):
    """Buttons side by side, as many as their words let."""

    longest = NumericProperty(0)


class AnswerRow(BoxLayout):
    """Switches of one group beside its title."""

    title = StringProperty()


class Answering(BoxLayout):
    """Filled from the picture of a question; what is chosen is kept by the screen it stands on."""

    def fill(self, app: Any, screen: Any, asking: Any) -> None:
        self.clear_widgets()
        if asking.says and not (app.theme.compact and any(part.title for part in asking.parts)):
            self.add_widget(Text(text=asking.says, use="legend", role="ink2", wraps=True))
        if asking.taps:
            taps = Answers(longest=max(len(tap.label) for tap in asking.taps))
            for tap in asking.taps:
                small = Small(label=tap.label)
                small.bind(on_release=lambda _, answer=tap.answer: app.does(Do("next", {"answer": answer})))
                taps.add_widget(small)
            self.add_widget(taps)
        for part in asking.parts:
            self._rows(screen, part)

    def _rows(self, screen: Any, part: Any) -> None:
        short = sum(len(row.label) + GAP for row in part.rows) <= LETTERS or len(part.rows) <= FEW
        in_line = bool(part.title) and len(part.rows) <= IN_LINE and short
        if part.title and not in_line:
            self.add_widget(Text(text=part.title, use="legend", role="ink2", wraps=True))
        switches = AnswerRow(title=part.title) if in_line else Answers()
        for row in part.rows:
            key = (row.part, row.key)
            if row.switch:
                small = Small(
                    label=row.label,
                    name=f"{row.part} {row.key}".strip(),
                    height="48dp",
                    chosen=bool(screen.chosen.get(key)),
                    size_hint_x=2 + len(row.label),
                )
                small.bind(on_release=partial(self._turn, screen, row, switches))
                switches.add_widget(small)
                continue
            counted = CountedRow(label=row.label, count=screen.chosen.get(key, row.least))
            named = row.label or "count"
            counted.ids.less.name, counted.ids.more.name = f"{named} -", f"{named} +"
            counted.ids.less.bind(on_release=partial(self._step, screen, key, counted, row, -1))
            counted.ids.more.bind(on_release=partial(self._step, screen, key, counted, row, 1))
            self.add_widget(counted)
        if any(row.switch for row in part.rows):
            self.add_widget(switches)

    @staticmethod
    def _turn(screen: Any, row: Any, switches: Any, small: Small) -> None:
        on = not small.chosen
        others = {}
        if row.one and on:  # the others of its group go off
            others = {key: 0 for key in screen.chosen if key[0] == row.part}
            for each in switches.children:
                if isinstance(each, Small):
                    each.chosen = False
        small.chosen = on
        screen.chosen = {**screen.chosen, **others, (row.part, row.key): int(on)}

    @staticmethod
    def _step(screen: Any, key: Any, counted: CountedRow, row: Any, by: int, _: object) -> None:
        counted.count = min(row.most, max(row.least, counted.count + by))
        screen.chosen = {**screen.chosen, key: int(counted.count)}


load_kv(__file__)
