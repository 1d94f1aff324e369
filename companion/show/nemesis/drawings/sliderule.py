"""The slide rule: time is the rail, self-destruct the slide beside it, dimension lines to what comes. Nobody counts."""

from __future__ import annotations

from companion.show.doing import Go
from companion.show.family.forecast import Coming
from companion.show.nemesis.sliderule import RailSlot, Ruled, SlideSlot, TimeRule
from companion.show.pen import Instrument, Pen
from companion.show.writing import Format, SetText, set_type

RAIL, SLIDE, GAP, HEAD = 62, 46, 7, 14
OVER, NOW, LEAST, CAPTION = 9, 68, 26, 24
WIDE, LARGE = 1.28, 520
"""How much wider it is on a tablet, and from which width on."""
COUNT, SYMBOL, NOTHING = 56, 30, 120
"""In dp: a dimension line with its air, a symbol with its; with less height than the last there is nothing."""
THIN = 18
"""In dp: in a slot that is lower no number can be read beside its neighbours."""
LINES = 3
"""In how many lines at most something that comes is said: what ends the game is read whole on every screen."""
PHONE, TABLET, THOUGHT = (372, 452), (372, 492), (250, 452)
"""How high it is at least and at most."""


class Slider:
    """The rule on its sheet: measures, and where things are."""

    def __init__(self, pen: Pen, rule: TimeRule) -> None:
        self.pen, self.rule = pen, rule
        scale = WIDE if pen.form.tablet and pen.wide > LARGE else 1.0
        self.rail, self.slide = RAIL * scale, SLIDE * scale
        self.places = self._places()
        self.numbered = {0, *(slot.number for slot in rule.rail if slot.state == "now"), *(level for level, _ in rule.rows)}
        """The slots that something comes with; where all are thin, these alone say their number."""
        self.beside = self.rail + GAP + self.slide + 8

    def _places(self) -> dict[int, tuple[float, float]]:
        """Each slot's lower and upper edge: past ones are thin, now is high, the others share what is left."""
        over = [slot.number for slot in self.rule.rail if slot.state == "over"]
        ahead = [slot.number for slot in self.rule.rail if slot.state not in ("over", "now")]
        thin, now = float(OVER), float(NOW)
        lift = max(0, HEAD + 4 - len(over) * thin) if self.rule.slide else 0  # the head of the slide stands above now
        room = self.pen.high - CAPTION - lift
        while thin > 3 and room - len(over) * thin - now < len(ahead) * LEAST:
            thin -= 1
        now = max(36, min(now, room - len(over) * thin - len(ahead) * LEAST))
        each = (room - len(over) * thin - now) / max(1, len(ahead))
        top, found = self.pen.high - CAPTION - lift, {}
        for slot in self.rule.rail:
            high = thin if slot.state == "over" else now if slot.state == "now" else each
            found[slot.number] = (top - high, top)
            top -= high
        return found

    def captions(self) -> None:
        pen, cap = self.pen, self.pen.high - CAPTION
        pen.say(self.rule.time, "legend", (0, cap, self.rail, CAPTION), "ink2")
        pen.say(self.rule.blast, "legend", (self.rail + GAP, cap, self.slide + 20, CAPTION), "ink2")
        room = pen.wide - self.beside - 8
        if pen.width(self.rule.caption, "legend") * pen.least("legend") / pen.size("legend") <= room:
            pen.say(self.rule.caption, "legend", (self.beside + 8, cap, room, CAPTION), "ink2")

    def slot(self, slot: RailSlot) -> None:
        pen, (low, high) = self.pen, self.places[slot.number]
        tall = high - low - 2
        box = (0.0, low + 1, self.rail, tall)
        if slot.state == "over":
            pen.hatch(*box)
            pen.frame(*box, role="faint")
            return
        if slot.state == "now":
            pen.block(*box)
        else:
            if slot.state == "coming" and slot.number:
                pen.block(*box, role="plate")
            border = "danger" if slot.number == 0 else "faint" if slot.state == "after" else "line"
            pen.frame(*box, role=border, thick=2 if slot.number == 0 else 1.5)
        if slot.open:
            pen.block(0, low + 1, 5, tall, "on")
        if high - low < THIN and slot.number not in self.numbered:
            return
        name = self.rule.jump if slot.number == 0 else str(slot.number)
        role = "ground" if slot.state == "now" else "danger" if slot.number == 0 else "ink2" if slot.state == "after" else "ink"
        use = "hero" if slot.state == "now" and tall > 60 else "row"
        pen.say(name, use, (5, low, self.rail - 8, high - low), role, align="center")

    def sliding(self) -> None:
        """The slide beside the rail, with a pointed head above now."""
        pen, left = self.pen, self.rail + GAP
        there = [self.places[each.level] for each in self.rule.slide]
        low, high, right = min(each[0] for each in there), max(each[1] for each in there), left + self.slide
        role, dash = ("warn", (3.0, 4.0)) if self.rule.thought else ("ember_warn", None)
        outline = (left, low, right, low, right, high, left + self.slide / 2, high + HEAD, left, high)
        pen.line(*outline, role=role, thick=1.5, closed=True, dash=dash)
        for slot in self.rule.slide:
            low, high = self.places[slot.level]
            self._mark(slot, left + 4, low + 3, self.slide - 8, high - low - 6)

    def _mark(self, slot: SlideSlot, left: float, low: float, wide: float, high: float) -> None:
        pen, x, y = self.pen, left + wide / 2, low + high / 2
        if slot.number == 0:
            half = min(14, high / 2)
            pen.diamond(x, y, half, "danger")
            pen.symbol("close", min(18, half * 1.3), x, y, "ground")
            return
        if slot.now:
            pen.block(left, low, wide, high, "warn")
        elif slot.yellow:
            pen.frame(left, low, wide, high, "warn", 2.5)
        role = "ground" if slot.now else "warn" if slot.yellow else "ink"
        pen.say(str(slot.number), "effect" if slot.now else "row", (left, low - 3, wide, high + 6), role, align="center")

    def rows(self) -> None:
        """What comes, level with its slot; what needs several lines moves its neighbours apart, and nothing is cut."""
        rows = [(row, self._line(level, row), sum(self.places[level]) / 2) for level, row in self.rule.rows]  # from now on down
        said = [self._said(row, self.pen.wide - left - SYMBOL) for row, left, _ in rows]
        middles = apart([y for _, _, y in rows], [each.high for each in said], self.pen.high)
        for (row, left, _), text, y in zip(rows, said, middles, strict=True):
            self.pen.symbol(row.symbol, 24, left + 12, y, row.role)
            self.pen.put(text, (left + SYMBOL, y - text.high / 2, self.pen.wide - left - SYMBOL, text.high))

    def _said(self, row: Coming, wide: float) -> SetText:
        use = "body" if self.pen.width(row.says, "body") <= wide else "legend"
        return set_type(row.says, use, self.pen.form, wide, LINES)

    def _line(self, level: int, row: Coming) -> float:
        """From the track to how many ends of round it is away; where its symbol begins."""
        pen, (low, high) = self.pen, self.places[level]
        y, left = (low + high) / 2, self.beside
        if any(slot.level == level for slot in self.rule.slide):
            pen.line(left - 6, y, left + 4, y, role="line")
        else:
            pen.line(self.rail + 3, y, left + 4, y, role="line", thick=1, dash=(3, 4))
        if not row.ends:
            return left + 8
        pen.dimension(left + 8, y, COUNT - 8, str(row.ends))
        return left + 8 + COUNT


def apart(middles: list[float], highs: list[float], room: float) -> list[float]:
    """Where texts stand that would lie on each other, from above down: as near to their places as they can.

    >>> [round(y) for y in apart([90, 50, 45, 5], [20, 20, 20, 20], 100)]
    [90, 50, 30, 10]
    """
    found, ceiling = [], room
    for y, high in zip(middles, highs, strict=True):
        found.append(min(y, ceiling - high / 2))
        ceiling = found[-1] - high / 2
    floor = 0.0
    for at in range(len(found) - 1, -1, -1):
        found[at] = max(found[at], floor + highs[at] / 2)
        floor = found[at] + highs[at] / 2
    return found


def draw(pen: Pen, ruled: Ruled) -> None:
    if pen.high < NOTHING:
        return
    rule = Slider(pen, ruled.rule)
    rule.captions()
    for slot in ruled.rule.rail:
        rule.slot(slot)
        if ruled.touched:
            low, high = rule.places[slot.number]
            name = f"slot {slot.number}"
            pen.target(name, (0, low, rule.beside, high - low), Go("record:tracks"), name)
    if ruled.rule.slide:
        rule.sliding()
    rule.rows()


def needs(form: Format, ruled: Ruled, _: float, room: float) -> float:
    least, most = TABLET if form.tablet else PHONE if ruled.touched else THOUGHT
    return max(300.0, room) if ruled.flat else max(least, min(most, room))


SLIDE_RULE = Instrument(draw, needs, grows=True)
LARGE_RULE = Instrument(draw)
"""As high as its place, on a wall."""
