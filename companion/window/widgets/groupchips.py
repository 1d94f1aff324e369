"""The chips of NEW GAME: which group plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from companion.show.group import Group
from companion.show.pictures.groups import AIR, MARK, MORE, group_chips
from companion.show.tongue import Tongue
from companion.window.widgets.verb import Small
from companion.window.widgets.writing import sizes, width_of

SPACING, ROW, ROW_SMALL = 8, 56, 48
"""In dp: between chips, and how high they are."""


class GroupChips(BoxLayout):
    """As many rows as they take; on a new phone there is nothing to choose."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, height=0, spacing=dp(SPACING), **kwargs)
        self.theme = App.get_running_app().theme
        self.unfolded = False
        """All groups stand there."""
        self.groups: Sequence[Group] = ()
        self.chosen = 0
        self.choose: Callable[[int], object] = lambda _: None
        self._again = Clock.create_trigger(self._fill, -1)
        self.fbind("width", self._again)

    def show(self, groups: Sequence[Group], chosen: int, say: Tongue, choose: Callable[[int], object]) -> None:
        """The groups that there are, of which this one plays; a tap chooses another."""
        self.groups, self.chosen, self.say, self.choose = groups, chosen, say, choose
        self._fill()

    def _fill(self, *_: object) -> None:
        self.clear_widgets()
        rows = (
            group_chips(self.groups, self.chosen, self.unfolded, self.width / dp(1), self._wide, self.say) if self.groups else ()
        )
        high = dp(ROW_SMALL if self.theme.compact else ROW)
        for row in rows:
            line = BoxLayout(spacing=dp(SPACING))
            for each in row:
                mark = "check" if each.chosen and each.group != MORE else ""
                chip = Small(label=each.label, name=f"group {each.group}", symbol=mark, chosen=each.chosen, size_hint_y=1)
                chip.size_hint_x = self._wide(each.label) + AIR + (MARK if mark else 0)
                chip.bind(on_release=lambda _, group=each.group: self._tapped(group))
                line.add_widget(chip)
            self.add_widget(line)
        self.height = len(rows) * high + max(0, len(rows) - 1) * dp(SPACING)

    def _wide(self, label: str) -> float:
        return width_of(label, "Saira", sizes("small_verb", self.theme)[-1]) / dp(1)

    def _tapped(self, group: int) -> None:
        if group == MORE:
            self.unfolded = not self.unfolded
            self._fill()
        else:
            self.choose(group)
