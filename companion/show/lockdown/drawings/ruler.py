"""The ruler of the facility: lines that bite, launches, autodestruction and alert."""

from __future__ import annotations

from companion.show.family.drawings.ruler import LEAST, on_slot, ruler
from companion.show.lockdown.strip import Ruler
from companion.show.pen import Instrument, Pen

BAR, LONG = 3, 16


def draw(pen: Pen, slots: Ruler) -> None:
    """One orange bar is a red line, two blue bars a blue one, on the border that is crossed; a capsule is a launch."""
    if pen.high < LEAST:
        return
    step = ruler(pen, slots.over)
    for role, places, offsets in (("off", slots.red, (0.0,)), ("on", slots.blue, (-2.5, 2.5))):
        for place in places:
            for offset in offsets:
                pen.block(step * place + offset - BAR / 2, 0, BAR, LONG, role)
    for place in slots.pods:
        pen.disc(step * (place + 0.5), 18.5, 3.2, "ink2")
    on_slot(pen, slots.autodestruction, "danger" if slots.autodestruction_red else "warn")
    if slots.alert is not None:
        pen.frame(step * slots.alert + 3, 3, step - 6, 6, "warn", 2)


RULER = Instrument(draw)
