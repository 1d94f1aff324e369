"""A list that scrolls up and down and stops at its ends: nothing bounces."""

from __future__ import annotations

from kivy.effects.scroll import ScrollEffect
from kivy.uix.scrollview import ScrollView

from companion.window.widgets import load_kv


class Scroll(ScrollView):
    effect_cls = ScrollEffect

    def update_from_scroll(self, *_: object) -> None:
        """Kivy binds the colour of its bar at every step, and takes one binding back when the list rests: all others stayed."""
        self.funbind("bar_color", self._change_bar_color)
        super().update_from_scroll()


load_kv(__file__)
