"""A keyboard on the table: Tab and the arrows lead from button to button, Enter presses, held it holds; Escape is back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.core.window import Window
from kivy.graphics import Color, InstructionGroup, Line
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.window.widgets.held import Held
from companion.window.widgets.sheet import Sheet

TAB, ENTER, PAD_ENTER, SPACE, UP, DOWN, RIGHT, LEFT = 9, 13, 271, 32, 273, 274, 275, 276
PRESS, ON, BACK = (ENTER, PAD_ENTER, SPACE), (TAB, DOWN, RIGHT), (UP, LEFT)


class Keys:
    """Where the keyboard is, and what it does there."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.at: Widget | None = None
        self._ring = InstructionGroup()
        Window.bind(on_key_up=self._up)

    def leave(self) -> None:
        Window.unbind(on_key_up=self._up)
        self.show(None)

    def down(self, key: int, modifiers: list[str]) -> bool:
        """Whether the key meant something here; a field that is written in keeps its keys."""
        if any(getattr(widget, "focus", False) for widget in self.app.stage.walk()):
            return False
        if key in ON or key in BACK:
            self._move(-1 if key in BACK or "shift" in modifiers else 1)
            return True
        if key in PRESS and self.at is not None and self.at in list(self._buttons()):
            if getattr(self.at, "holds", False):
                self.at.begin()
            else:
                self.at.dispatch("on_release")
            return True
        return False

    def _up(self, _window: object, key: int, *_: object) -> bool:
        if key in PRESS and getattr(self.at, "holds", False):
            self.at.let_go()
            return True
        return False

    def _move(self, by: int) -> None:
        """To the next button in reading order; nobody there yet: to the first."""
        buttons = sorted(self._buttons(), key=_reading_order)
        if buttons:
            place = buttons.index(self.at) + by if self.at in buttons else 0
            self.show(buttons[place % len(buttons)])
            if self.app.settings.talk:
                self.app.talk.says(self.at)

    def _buttons(self, top: Widget | None = None) -> Iterator[Widget]:
        """Everything that can be pressed and seen."""
        top = top or self.app.stage
        if top.opacity == 0 or top.disabled or top.width <= 0 or top.height <= 0:
            return
        if isinstance(top, Sheet):
            yield from top.spots()
        elif hasattr(top, "on_release") or isinstance(top, Held):
            yield top
        for child in top.children:
            yield from self._buttons(child)

    def show(self, widget: Widget | None) -> None:
        """A ring around it: here a key presses, and here a finger has asked."""
        if self.at is not None:
            self.at.canvas.after.remove(self._ring)
        self.at = widget
        self._ring.clear()
        if widget is not None:
            self._ring.add(Color(*self.app.theme.warn))
            self._ring.add(
                Line(rectangle=(widget.x + dp(2), widget.y + dp(2), widget.width - dp(4), widget.height - dp(4)), width=dp(1.5))
            )
            widget.canvas.after.add(self._ring)


def _reading_order(widget: Widget) -> tuple[int, float]:
    """Row by row from the top, each from the left."""
    return -round(widget.to_window(*widget.center)[1] / dp(20)), widget.to_window(*widget.pos)[0]
