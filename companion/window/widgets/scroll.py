"""A list that scrolls up and down and stops at its ends: nothing bounces."""

from __future__ import annotations

from kivy.effects.scroll import ScrollEffect
from kivy.uix.scrollview import ScrollView

from companion.window.widgets import load_kv


class Scroll(ScrollView):
    effect_cls = ScrollEffect


load_kv(__file__)
