"""Rows of acts are turned around for the left hand: what the thumb needs lies where it is."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import load_kv


class Mirrored:
    """Mixed into a horizontal layout."""

    mirrored = BooleanProperty(False)

    def on_mirrored(self, *_: object) -> None:
        self._trigger_layout()  # type: ignore[attr-defined]

    def do_layout(self, *args: Any) -> None:
        row: Any = self
        super().do_layout(*args)  # type: ignore[misc]
        if self.mirrored:
            for child in row.children:
                child.x = row.x + row.right - child.right


class ActRow(Mirrored, BoxLayout):
    """Buttons side by side."""


load_kv(__file__)
