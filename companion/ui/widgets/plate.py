"""A plate: a filled, hair-lined rectangle with corners of 3; everything that is not ground stands on one."""

from __future__ import annotations

from kivy.properties import NumericProperty, StringProperty

from companion.ui.widgets import load_kv


class Plate:
    """Mixed into a layout: draws the plate behind it."""

    fill = StringProperty("plate")
    border = StringProperty("line")
    thick = NumericProperty(1.5)
    hatch = StringProperty("")


load_kv(__file__)
