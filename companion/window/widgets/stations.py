"""The steps of a phase as a line of stations: done with a tick, the one that is on larger and solid, skipped hatched."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp
from kivy.properties import ObjectProperty

from companion.window.widgets.drawn import Drawn
from companion.window.widgets.plate import plate

USUAL, NOW = 36, 48
SMALL_PHONE = (30, 40)


class Stations(Drawn):
    depends = ("stations",)
    stations = ObjectProperty(())

    def draw(self) -> None:
        usual, now = (dp(each) for each in (SMALL_PHONE if self.theme.compact else (USUAL, NOW)))
        sides = [now if station.state == "now" else usual for station in self.stations]
        links = sum(station.number > 1 for station in self.stations)
        gap = (self.width - sum(sides)) / max(1, links)
        x, middle = self.x, self.y + self.height / 2
        for station, side in zip(self.stations, sides, strict=True):
            if station.number > 1:
                self.block("line" if station.state == "coming" else "done", x, middle - dp(0.75), gap, dp(1.5))
                x += gap
            self._station(station, x, middle - side / 2, side)
            x += side

    def _station(self, station: Any, x: float, y: float, side: float) -> None:
        state = station.state
        on, done = state == "now", state == "done"
        hatched = "skip_hatch" if state == "skipped" else ""
        plate(self.theme, (x, y), (side, side), "ink" if on else "", "done" if done else "line", 1.5, hatched)
        if done:
            self.glyph("check", 24, x + side / 2, y + side / 2, "done")
        else:
            self.say(str(station.number), "row", (x, y, side, side), "ground" if on else "ink2", halign="center")
