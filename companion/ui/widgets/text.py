"""Text by its use: a label, a number, a sentence; size, font and colour follow the theme."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import BooleanProperty, OptionProperty, StringProperty
from kivy.uix.label import Label

from companion.ui.tokens import TYPE
from companion.ui.widgets import load_kv


class Text(Label):
    use = OptionProperty("body", options=list(TYPE))
    role = StringProperty("ink")
    wraps = BooleanProperty(False)
    fixed = BooleanProperty(False)
    """Its height is given; otherwise it is as high as what it says."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        theme = App.get_running_app().theme
        theme.bind(text_scale=self._sized, mono=self._sized)
        self.bind(use=self._sized, role=self._sized, texture_size=self._fit)
        self._sized()

    def _sized(self, *_: object) -> None:
        theme = App.get_running_app().theme
        self.font_name = TYPE[self.use][0]
        self.font_size = theme.size(self.use, theme.text_scale)
        self.color = getattr(theme, self.role)

    def _fit(self, *_: object) -> None:
        if self.size_hint_y is None and not self.fixed:
            self.height = self.texture_size[1]


load_kv(__file__)
