"""The theme: colour roles that everything on the screen reads, type by use, and one factor for all durations."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol
from weakref import WeakSet

from kivy.core.text import LabelBase
from kivy.event import EventDispatcher
from kivy.metrics import Metrics
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty

from companion.show.tokens import COLOURS, DURATIONS
from companion.show.writing import Format

FONTS = Path(__file__).resolve().parent.parent.parent / "assets" / "fonts"
MONO = {"on": COLOURS["ink"], "off": COLOURS["ink2"], "on_line": COLOURS["line"], "off_line": COLOURS["line"]}
"""The mono palette: shape and word carry the state alone."""


def register_fonts() -> None:
    LabelBase.register("Saira", str(FONTS / "AirlockCondensed-SemiBold.ttf"), fn_bold=str(FONTS / "AirlockCondensed-Bold.ttf"))
    LabelBase.register("B612", str(FONTS / "AirlockText-Regular.otf"), fn_bold=str(FONTS / "AirlockText-Bold.otf"))


class Looked(Protocol):
    """A widget that draws itself by the theme."""

    def looks_different(self) -> None: ...


class Theme(EventDispatcher):
    """Roles instead of colours. A change of palette or text size reaches every widget by itself."""

    for _role, _hex in COLOURS.items():
        locals()[_role] = ColorProperty(_hex)
    text_scale = NumericProperty(1.0)
    duration = NumericProperty(1.0)
    """Factor on every animation: 0 in tests and in fast mode."""
    left_hand = BooleanProperty(False)
    compact = BooleanProperty(False)
    """A small phone: what is not needed at every glance folds away, targets stay."""
    mono = BooleanProperty(False)
    palette = NumericProperty(0)
    """Changes after the colours of the roles have changed."""
    reduced = BooleanProperty(False)
    """Nothing travels."""
    two_way = BooleanProperty(False)
    """Results are said to both sides of the table."""
    wide = BooleanProperty(False)
    """In landscape the strip is a column, and the verbs stand in rows of three."""
    panes = BooleanProperty(False)
    """A large tablet: the phone stands at the left, and what one would switch to beside it."""
    tablet = BooleanProperty(False)
    """There is room for larger targets and numerals."""
    crowded = BooleanProperty(False)
    """A small screen, large text and an order: the countdowns give way to it."""
    big = BooleanProperty(False)
    """Text so large that what only helps gives way to it."""
    tight = BooleanProperty(False)
    """Text so large for this screen that results have no room on the table and stand over it."""
    beside = BooleanProperty(False)
    """The power cells stand two by two, their words beside their signs."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._watching: WeakSet[Looked] = WeakSet()
        self._form = Format()
        for name in ("palette", "text_scale", "left_hand", "compact", "wide", "panes", "tablet"):
            self.fbind(name, self._looks)

    @property
    def form(self) -> Format:
        """The screen that everything is drawn for."""
        now = (self.text_scale, Metrics.fontscale, self.compact, self.wide, self.tablet)
        form = self._form
        if now != (form.scale, form.fonts, form.compact, form.wide, form.tablet):
            self._form = form = Format(*now)
        return form

    def watch(self, widget: Looked) -> None:
        """Tell it when it looks different. Binding it would do the same, and take longer with each that is bound already."""
        self._watching.add(widget)

    def _looks(self, *_: object) -> None:
        for widget in list(self._watching):
            widget.looks_different()

    def on_mono(self, _: object, mono: bool) -> None:
        for role, colour in MONO.items():
            setattr(self, role, colour if mono else COLOURS[role])
        self.palette += 1

    def on_text_scale(self, *_: object) -> None:
        self._formed()

    def on_compact(self, *_: object) -> None:
        self._formed()

    def on_wide(self, *_: object) -> None:
        self._formed()

    def _formed(self) -> None:
        """What follows from the screen and its letters, for rules in kv to read."""
        self.big, self.tight, self.beside = self.form.big, self.form.tight, self.form.beside

    def seconds(self, name: str) -> float:
        """How long something takes."""
        return self.real_seconds(name) * self.duration

    def real_seconds(self, name: str) -> float:
        """How long something takes that is not motion, whatever the pace of draws."""
        return float(DURATIONS[name])
