"""WHAT IF of Lockdown: the alert or autodestruction, on the facility clock."""

from __future__ import annotations

from companion.show.lockdown.what_if import TITLES, what_if
from companion.window.family.rooms.what_if import WhatIfScreen
from companion.window.lockdown.widgets.clock import ClockBox


class LockdownWhatIf(WhatIfScreen):
    titles = TITLES
    suppose = staticmethod(what_if)

    def instrument(self) -> ClockBox:
        return ClockBox(anchor_y="top")
