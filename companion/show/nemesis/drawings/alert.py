"""The alert that runs: the only yellow frame, its stages one under the other; on TABLE in place of what the round will bring."""

from __future__ import annotations

from dataclasses import replace

from companion.show.doing import Go
from companion.show.family.drawings import forecast
from companion.show.nemesis.alert import AlertCard, AlertStage
from companion.show.pen import Instrument, Pen
from companion.show.pictures.table import Idle
from companion.show.strokes import SEAT
from companion.show.writing import Format, SetText, set_type

HEAD, BRIEF, NOW, LINE, EDGE, FRAME = 56, 38, 62, 34, 12, 2
"""In dp: the head of the box, the same where room is short, the stage that runs, one that is over, and the air around them."""
COUNT, COUNTED, MARK = 76, 54, 36
CLOSE = 0.3
"""So much of its size a title gives of the air that its font has around it."""


class _Stage:
    """A stage as it is set in type."""

    def __init__(self, form: Format, stage: AlertStage, wide: float, brief: bool) -> None:
        self.stage = stage
        room = max(1.0, wide - 3 * EDGE - SEAT)
        title = f"{stage.title}  {stage.brief}".strip() if brief else stage.title
        self.title = set_type(title, "row", form, room, 1 if brief else 99, cut=brief)
        self.says: SetText | None = None if brief or not stage.says else set_type(stage.says, "body", form, room, 99)
        self.line = self.title.high - self.title.size * CLOSE
        self.high = max(float(LINE), self.line + (self.says.high if self.says else 0) + 6)

    def draw(self, pen: Pen, low: float) -> None:
        now, middle = self.stage.state == "now", low + self.high / 2
        if now:
            pen.block(FRAME, low, pen.wide - 2 * FRAME, self.high, "plate3")
        x, half = EDGE + FRAME, SEAT / 2
        if now:
            pen.seat(self.stage.number, x + half, middle, True)
        else:
            pen.frame(x, middle - half, SEAT, SEAT, "done")
            pen.symbol("check", 24, x + half, middle, "done")
        left, also = x + SEAT + EDGE, self.says.high if self.says else 0
        top, room = middle + (self.line + also) / 2, pen.wide - left - EDGE
        pen.put(self.title, (left, top - self.line, room, self.line), "ink" if now else "ink2")
        if self.says:
            pen.put(self.says, (left, top - self.line - also, room, also))


class _Box:
    """The box as it fits: the stage that runs, and of those before it as many as there is room for."""

    def __init__(self, form: Format, card: AlertCard, wide: float, room: float) -> None:
        self.card = card
        self.brief = 0 < room < HEAD + NOW
        self.title = set_type(
            card.title,
            "effect" if self.brief else "title",
            form,
            max(1.0, wide - 4 * EDGE - MARK - COUNT),
            1 if self.brief else 2,
            cut=self.brief,
        )
        self.head = float(BRIEF) if self.brief else max(float(HEAD), self.title.high - self.title.size * CLOSE)
        *over, now = (_Stage(form, each, wide, self.brief) for each in card.stages)
        self.stages = [now]
        self.high = 2 * FRAME + self.head + now.high
        if self.brief and self.high > room:  # the name and what is left of it are all there is room for
            self.stages, self.high = [], 2 * FRAME + self.head
            return
        for each in reversed(over):
            if room and self.high + each.high > room:
                break
            self.stages.insert(0, each)
            self.high += each.high

    def draw(self, pen: Pen) -> None:
        card, low = self.card, pen.high - self.high
        role = "done" if card.done else "warn"
        pen.target("alert", (0, low, pen.wide, self.high), Go("choose:alert"), card.title)
        pen.plate("plate", box=(0, low, pen.wide, self.high))
        middle = pen.high - FRAME - self.head / 2
        pen.symbol("alert-card", MARK, EDGE + MARK / 2, middle, role)
        left = 2 * EDGE + MARK
        pen.put(self.title, (left, middle - self.head / 2, pen.wide - left - COUNT - 2 * EDGE, self.head))
        x = pen.wide - EDGE - COUNT
        if self.brief:
            pen.say(f"{card.left} {card.word}", "legend", (x, middle - self.head / 2, COUNT, self.head), align="right")
        else:
            pen.dimension(x, middle + COUNTED * 0.12, COUNT, card.left, "effect")
            pen.say(card.word, "legend", (x, middle - COUNTED / 2, COUNT, COUNTED * 0.36), "ink2", align="center")
        y = middle - self.head / 2
        for stage in self.stages:
            y -= stage.high
            stage.draw(pen, y)
        pen.plate("", role, 3, box=(0, low, pen.wide, self.high))


def _alert(pen: Pen, card: AlertCard) -> None:
    _Box(pen.form, card, pen.wide, 0).draw(pen)


ALERT = Instrument(_alert, lambda form, shown, wide, _: _Box(form, shown, wide, 0).high)


def _idle(pen: Pen, idle: Idle) -> None:
    """The alert while it runs, and else what this round will bring."""
    alert: AlertCard | None = idle.drawn.alert
    if alert is None or alert.done or pen.form.tight:
        forecast.IDLE.draw(pen, replace(idle, drawn=idle.drawn.end))
    elif pen.high >= forecast.LOW:
        _Box(pen.form, alert, pen.wide, pen.high).draw(pen)


IDLE = Instrument(_idle)
