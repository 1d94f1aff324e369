"""The seam: the stepped line where two leaves meet. It underlines every screen and every overlay."""

from __future__ import annotations

from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from companion.window.widgets import load_kv


class Seam(Widget):
    at = NumericProperty(0.64)


load_kv(__file__)
