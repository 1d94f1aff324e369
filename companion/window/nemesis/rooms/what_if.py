"""WHAT IF of Nemesis: self-destruct, on the slide rule."""

from __future__ import annotations

from companion.show.nemesis.what_if import TITLES, what_if
from companion.window.family.rooms.what_if import WhatIfScreen
from companion.window.nemesis.widgets.sliderule import SlideRule


class ShipWhatIf(WhatIfScreen):
    titles = TITLES
    suppose = staticmethod(what_if)
    listed = False

    def instrument(self) -> SlideRule:
        return SlideRule(touchable=False)
