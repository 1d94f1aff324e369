"""What every part of a card or page is: a box as high as it needs, filled from a value."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout


class PartBox(BoxLayout):
    """One part; `part` is the value it is filled from."""

    part = ObjectProperty(None, allownone=True)

    def show(self, part: Any, new: bool) -> None:
        self.part = part
