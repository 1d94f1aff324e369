"""The slide rule: time is the rail, self-destruct the slide beside it, dimension lines to what comes. Nobody counts."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Color, Line, Rectangle, Triangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty

from companion.window.widgets import hatch
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.polygon import diamond, polygon
from companion.window.widgets.writing import sizes, width_of

RAIL, SLIDE, GAP, HEAD = 62, 46, 7, 14
OVER, NOW, LEAST, CAPTION = 9, 68, 26, 24
WIDE = 1.28
"""How much wider it is on a tablet."""
LINES = 96
"""Room for a dimension line and its symbol, in dp."""


class SlideRule(Drawn):
    """A tap on a slot says which it was."""

    __events__ = ("on_slot",)
    depends = ("rule",)
    rule = ObjectProperty(None, allownone=True)
    touchable = BooleanProperty(True)

    def show(self, rule: Any) -> None:
        self.rule = rule

    def on_slot(self, slot: int) -> None: ...

    def on_touch_down(self, touch: Any) -> bool:
        if not self.touchable or self.rule is None or not self.collide_point(*touch.pos) or touch.x > self.x + dp(RAIL * 2):
            return False
        slot = next((slot for slot, (low, high) in self.places().items() if low <= touch.y <= high), None)
        if slot is None:
            return False
        self.dispatch("on_slot", slot)
        return True

    def places(self) -> dict[int, tuple[float, float]]:
        """Each slot's lower and upper edge: past ones are thin, now is high, the others share what is left."""
        over = [slot.number for slot in self.rule.rail if slot.state == "over"]
        ahead = [slot.number for slot in self.rule.rail if slot.state not in ("over", "now")]
        thin, now = dp(OVER), dp(NOW)
        lift = max(0, dp(HEAD + 4) - len(over) * thin) if self.rule.slide else 0  # the head of the slide stands above now
        room = self.height - dp(CAPTION) - lift
        while thin > dp(3) and room - len(over) * thin - now < len(ahead) * dp(LEAST):
            thin -= dp(1)
        now = max(dp(36), min(now, room - len(over) * thin - len(ahead) * dp(LEAST)))
        each = (room - len(over) * thin - now) / max(1, len(ahead))
        top, found = self.top - dp(CAPTION) - lift, {}
        for slot in self.rule.rail:
            high = thin if slot.state == "over" else now if slot.state == "now" else each
            found[slot.number] = (top - high, top)
            top -= high
        return found

    def draw(self) -> None:
        rule = self.rule
        if rule is None or self.height < dp(120):
            return
        wide = WIDE if self.theme.tablet and self.width > dp(520) else 1.0
        rail, slide = dp(RAIL * wide), dp(SLIDE * wide)
        places = self.places()
        left = self.x
        beside = left + rail + dp(GAP) + slide + dp(8)
        cap = self.top - dp(CAPTION)
        self.say(rule.time, "legend", (left, cap, rail, dp(CAPTION)), "ink2")
        self.say(rule.blast, "legend", (left + rail + dp(GAP), cap, slide + dp(20), dp(CAPTION)), "ink2")
        room = self.right - beside - dp(8)
        if width_of(rule.caption, "Saira", sizes("legend", self.theme)[-1]) <= room:
            self.say(rule.caption, "legend", (beside + dp(8), cap, room, dp(CAPTION)), "ink2")
        for slot in rule.rail:
            self._slot(slot, *places[slot.number], left, rail)
        if rule.slide:
            self._slide(rule, places, left + rail + dp(GAP), slide)
        for level, row in rule.rows:
            self._row(level, row, places, beside, left + rail)

    def _slot(self, slot: Any, low: float, high: float, left: float, rail: float) -> None:
        tall, gap = high - low - dp(2), dp(1)
        box = (left, low + gap, rail, tall)
        if slot.state == "over":
            self.ink("skip_hatch")
            Rectangle(pos=box[:2], size=box[2:], texture=hatch.texture(), tex_coords=hatch.coords(*box))
            self.ink("faint")
            Line(rectangle=box, width=dp(0.75))
            return
        if slot.state == "now":
            self.block("ink", *box)
        else:
            border = "danger" if slot.number == 0 else "faint" if slot.state == "after" else "line"
            if slot.state == "coming" and slot.number:
                self.block("plate", *box)
            self.ink(border)
            Line(rectangle=box, width=dp(1 if slot.number == 0 else 0.75))
        if slot.open:
            self.block("on", left, low + gap, dp(5), tall)
        name = self.rule.jump if slot.number == 0 else str(slot.number)
        role = "ground" if slot.state == "now" else "danger" if slot.number == 0 else "ink2" if slot.state == "after" else "ink"
        self.say(
            name,
            "hero" if slot.state == "now" and tall > dp(60) else "row",
            (left + dp(5), low, rail - dp(8), high - low),
            role,
            halign="center",
        )

    def _slide(self, rule: Any, places: dict[int, tuple[float, float]], left: float, slide: float) -> None:
        """The slide with its head above now; it runs out where the ship explodes."""
        levels = [slot.level for slot in rule.slide]
        top, bottom = places[levels[0]][1] + dp(3), places[levels[-1]][0] - dp(1)
        head = top + dp(HEAD)
        points = [left, bottom, left, top, left + slide / 2, head, left + slide, top, left + slide, bottom]
        self.ink("plate")
        polygon(points)
        self.ink("ember_warn")
        dashes = {"dash_length": 4, "dash_offset": 4} if rule.thought else {}
        Line(points=points, close=True, width=dp(1), joint="miter", **dashes)
        for slot in rule.slide:
            low, high = places[slot.level]
            self._mark(slot, left + dp(4), low + dp(3), slide - dp(8), high - low - dp(6))

    def _mark(self, slot: Any, left: float, low: float, wide: float, high: float) -> None:
        x, y = left + wide / 2, low + high / 2
        if slot.number == 0:
            half = min(dp(14), high / 2)
            Color(*self.theme.danger)
            polygon(diamond(x, y, half))
            self.glyph("close", min(18, half / dp(1) * 1.3), x, y, "ground")
            return
        if slot.now:
            self.block("warn", left, low, wide, high)
        elif slot.yellow:
            self.ink("warn")
            Line(rectangle=(left, low, wide, high), width=dp(1.25))
        role = "ground" if slot.now else "warn" if slot.yellow else "ink"
        box = (left, low - dp(3), wide, high + dp(6))
        self.say(str(slot.number), "effect" if slot.now else "row", box, role, halign="center")

    def _row(self, level: int, row: Any, places: dict[int, tuple[float, float]], left: float, rail: float) -> None:
        """From the track to how many ends of round it is away, and what happens then."""
        low, high = places[level]
        y, right, ends = (low + high) / 2, self.right, row.ends
        self.ink("line")
        joins = any(slot.level == level for slot in self.rule.slide)
        start = left if joins else rail + dp(3)
        dashes = {} if joins else {"dash_length": 3, "dash_offset": 4}
        Line(points=[start - (dp(6) if joins else 0), y, left + dp(4), y], width=1 if not joins else dp(0.75), **dashes)
        x = left + dp(8)
        if ends:
            self._dimension(str(ends), x, y)
            x += dp(56)
        self.glyph(row.symbol, 24, x + dp(12), y, row.role)
        room = min(high - low, dp(34)) if high - low >= dp(20) else dp(24)
        wide = right - x - dp(30)
        use = "body" if width_of(row.says, "B612", sizes("body", self.theme)[0]) <= wide else "legend"
        self.say(row.says, use, (x + dp(30), y - room / 2, wide, room), "ink", cut=True)

    def _dimension(self, count: str, x: float, y: float) -> None:
        wide = dp(48)
        self.ink("ink2")
        for end, way in ((x, 1), (x + wide, -1)):
            Line(points=[end, y - dp(8), end, y + dp(8)], width=dp(0.75))
            Triangle(points=[end + way * dp(2), y, end + way * dp(9), y + dp(4), end + way * dp(9), y - dp(4)])
        self.say(count, "row", (x, y - dp(12), wide, dp(24)), halign="center")
