"""The facility clock: the ruler bent round, S at twelve, so that the purge is midnight. Angles run clockwise from twelve."""

from __future__ import annotations

from companion.show.doing import Go
from companion.show.lockdown.clock import Bar, Clock, Ring, Slot, SlotMark, Span
from companion.show.pen import Instrument, Pen
from companion.show.strokes import point
from companion.show.writing import Format

SLOTS, STEP, GAP = 16, 22.5, 0.9
DRAWN_AT = 340
"""The diameter in dp at which the measures below hold; everything but lines grows with the clock."""
RIM, RING, NUMERAL, STRONG, BIG, RAISED = 22, 43, 26, 32, 104, 20
LEAST = 18
"""No numeral is smaller, however small the clock."""
NOTHING = 48
"""With less room there is no clock."""
FINGER = 24
"""A slot is a target of twice as many dp at least."""
SMALL, PHONE, TABLET = 262, 432, 560
"""Diameters in dp: the least on a page of its own, the most on a phone, the most on a tablet."""
EDGES = {"over": ("faint", "ink2"), "coming": ("line", "ink"), "now": ("ink", "ground"), "end": ("danger", "ground")}
"""The edge and the ink of a cell, by what it is."""


class Clockwork:
    """The clock on its sheet: measures, and where things are."""

    def __init__(self, pen: Pen, clock: Clock) -> None:
        self.pen, self.clock = pen, clock
        side = min(pen.wide, pen.high)
        self.unit = side / DRAWN_AT
        self.outer = side / 2 - RIM * self.unit
        self.inner = self.outer - RING * self.unit
        self.x, self.y = pen.wide / 2, pen.high / 2

    def at(self, radius: float, angle: float) -> tuple[float, float]:
        return point(self.x, self.y, radius, angle)

    def figure(self, text: str, size: float, x: float, y: float, role: str = "ink") -> None:
        self.pen.figure(text, max(LEAST * self.pen.form.fonts, size * self.unit), x, y, role)

    # -- its parts -------------------------------------------------------------------------------

    def cell(self, slot: Slot) -> None:
        middle, half = angle_of(slot.number), STEP / 2 - GAP
        kind = "end" if slot.number == 0 else slot.state
        edge, ink = EDGES[kind]
        fill = {"over": "skip_hatch", "coming": "plate"}.get(kind, edge)
        start, end = middle - half, middle + half
        self.pen.band(self.x, self.y, self.inner, self.outer, start, end, fill, edge, hatched=kind == "over")
        x, y = self.at((self.outer + self.inner) / 2, middle)
        if kind == "over":
            self.pen.disc(x, y, 15 * self.unit, "ground")
        self.figure(slot.name, STRONG if kind in ("now", "end") else NUMERAL, x, y, ink)

    def rim(self) -> None:
        """From the first slot where isolation is open to the last."""
        start, end = angle_of(self.clock.isolation) - STEP / 2 + GAP, angle_of(1) + STEP / 2 - GAP
        self.pen.arc(self.x, self.y, self.outer + 5.5 * self.unit, start, end, "ink", 3)

    def capsule(self, slot: Slot) -> None:
        angle, unit = angle_of(slot.number), self.unit
        x, y = self.at(self.outer + (RIM - 9) * unit, angle)
        self.pen.pill(x, y, 10 * unit, 18 * unit, angle, "ink" if slot.capsule == "there" else "", "ink2")

    def bar(self, bar: Bar) -> None:
        angle = angle_of(bar.slot) - STEP / 2
        offsets = (0.0,) if bar.colour == "red" else (-3.6, 3.6)
        ends = self.inner - 14 * self.unit, self.outer + 1.5 * self.unit
        if bar.over:
            self._strokes("line", angle, ends, tuple(each * 0.7 for each in offsets), 1.5)
        else:
            self._strokes("ground", angle, ends, (0.0,), 6 if bar.colour == "red" else 13)
            role, thick = ("off", 4.0) if bar.colour == "red" else ("on", 3.6)
            self._strokes(role, angle, ends, offsets, thick)

    def _strokes(self, role: str, angle: float, ends: tuple[float, float], offsets: tuple[float, ...], thick: float) -> None:
        across = point(0, 0, self.unit, angle - 90)
        for offset in offsets:
            (x, y), (to_x, to_y) = (self.at(radius, angle) for radius in ends)
            aside, up = offset * across[0], offset * across[1]
            self.pen.line(x + aside, y + up, to_x + aside, to_y + up, role=role, thick=thick * min(1, self.unit))

    def mark(self, mark: SlotMark) -> None:
        unit, angle = self.unit, angle_of(mark.slot)
        if mark.what in ("alert", "thought"):
            x, y = self.at(self.inner - 36 * unit, angle)
            self.pen.disc(x, y, 19 * unit, "ground")
            if mark.what == "thought":
                self.pen.ghost(x, y, 19 * unit, "warn", 24, 8.5)
            self.pen.symbol(mark.symbol, 24 * unit, x, y, "warn")
            return
        x, y = self.at(self.inner - 13 * unit, angle)
        inside = {"auto": "warn", "red": "danger", "will": "ground"}[mark.what]
        self.pen.diamond(x, y, (10 if mark.what == "will" else 11) * unit, inside, "warn" if mark.what == "auto" else "danger")

    def arc(self, arc: Span, radius: float) -> None:
        """A dimension line: a stroke where it starts, an arrow head where it ends."""
        start, end = angle_of(arc.start), angle_of(arc.end)
        if end - start < STEP / 2:
            return
        unit = self.unit
        self.pen.arc(self.x, self.y, radius, start + 2, end - 3, arc.role)
        self.pen.line(*self.at(radius - 5 * unit, start), *self.at(radius + 5 * unit, start), role=arc.role)
        head = 4.4 * min(2.0, self.inner / max(radius, 1))
        tips = self.at(radius, end), self.at(radius + 4 * unit, end - head), self.at(radius - 4 * unit, end - head)
        self.pen.area(*(each for tip in tips for each in tip), role=arc.role)

    def hand(self) -> None:
        angle, near, far = angle_of(self.clock.now), self.inner - 3 * self.unit, self.inner - 17 * self.unit
        self.pen.area(*self.at(near, angle), *self.at(far, angle - 4.6), *self.at(far, angle + 4.6))


def angle_of(slot: int) -> float:
    """Where a slot stands: S at twelve, 15 at its right."""
    return 0 if slot == 0 else (SLOTS - slot) * STEP


def draw(pen: Pen, ring: Ring) -> None:
    clock = ring.clock
    if min(pen.wide, pen.high) <= NOTHING:
        return
    face = Clockwork(pen, clock)
    for slot in clock.slots:
        face.cell(slot)
    face.rim()
    for slot in clock.slots:
        if slot.capsule:
            face.capsule(slot)
    for bar in clock.bars:
        face.bar(bar)
    for mark in clock.marks:
        face.mark(mark)
    for number, arc in enumerate(clock.arcs):
        face.arc(arc, face.inner - (30 + 12 * number) * face.unit)
    face.hand()
    face.figure(clock.slots[SLOTS - 1 - clock.now].name, BIG, face.x, face.y + RAISED * face.unit)
    if ring.touched:
        for slot in clock.slots:
            _target(face, slot)


def _target(face: Clockwork, slot: Slot) -> None:
    x, y = face.at((face.outer + face.inner) / 2, angle_of(slot.number))
    half = max(FINGER, face.unit * 26)
    does = Go(f"choose:slot:{slot.number}")
    face.pen.target(f"slot {slot.name}", (x - half, y - half, 2 * half, 2 * half), does, slot.name)


def needs(form: Format, ring: Ring, wide: float, room: float) -> float:
    """As large as there is room for, within reason."""
    most, least = (TABLET, SMALL) if form.tablet and not ring.aside else (PHONE, 240 if ring.aside else SMALL)
    if form.wide and not ring.aside:
        return max(120.0, room)
    return min(wide, most, max(least, min(room, 372 if ring.aside else TABLET if form.tablet else DRAWN_AT)))


CLOCK = Instrument(draw, needs, grows=True)
WAITING = Instrument(draw)
"""As large as its place, on the card of a game that waits."""
