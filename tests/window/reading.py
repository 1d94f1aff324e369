"""Whether everything on a screen can be read: large enough, whole, and inside the window."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from kivy.core.text import Label as Measure
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion.window.widgets.writing import TIGHT
from tools.driver import DENSITY, Driver

LEAST = 18
SLACK = 2 * DENSITY


@lru_cache(4096)
def needed(text: str, width: float | None, font: str, size: float, bold: bool, line: float) -> tuple[float, float]:
    """How large a text is when it is written whole."""
    label = Measure(text=text, font_name=font, font_size=size, bold=bold, text_size=(width, None), line_height=line)
    label.refresh()
    return tuple(label.content_size)


def unreadable(driver: Driver) -> Iterator[str]:
    """Every text that is too small, cut off, or outside."""
    stage = driver.app.stage
    for report in Path(driver.app.home, "reports").glob("*.txt"):
        yield f"broken: {report.read_text('utf-8')[-400:]}"
    for widget in driver.walk():
        over = widget.parent
        if (
            isinstance(over, Widget)
            and not isinstance(over, ScrollView)
            and isinstance(widget, Widget)
            and widget.canvas not in strokes(over)
        ):
            yield f"not on the screen: {type(widget).__name__} on {type(over).__name__}"
        yield from _drawn(widget, stage)
        if not (getattr(widget, "text", "") and hasattr(widget, "use")) or widget.shorten or not seen(widget):
            continue
        if widget.font_size < LEAST * DENSITY:
            yield f"small: {widget.text!r} {widget.font_size / DENSITY}"
        wraps = widget.room[0]
        pads = widget.padding if isinstance(widget.padding, list | tuple) else [widget.padding] * 4
        room = (wraps - pads[0] - pads[2]) if wraps else None
        wide, high = needed(widget.text, room, widget.font_name, widget.font_size, widget.bold, widget.spread)
        longest = max(needed(word, None, widget.font_name, widget.font_size, widget.bold, 1)[0] for word in widget.text.split())
        if (room if wraps else widget.width) + SLACK < (longest if wraps else wide):
            yield f"wide: {widget.text!r} {widget.width / DENSITY:.0f} of {(longest if wraps else wide) / DENSITY:.0f}"
        if any(abs(at + size / 2 - middle) > 1 for at, size, middle in zip(*widget.box, widget.center, strict=True)):
            yield f"elsewhere: {widget.text!r} {widget.box} in {widget.pos} {widget.size}"
        (left, _), (wide, _) = widget.ink
        (edge, _), (room_in_it, _) = widget.box
        if left < edge - 1 or left + wide > edge + room_in_it + 1:
            yield f"out of its box: {widget.text!r} {widget.ink} in {widget.box}"
        if widget.most and widget.width > widget.most + SLACK:
            yield f"most: {widget.text!r} {widget.width / DENSITY:.0f} of {widget.most / DENSITY:.0f}"
        if inked(high, widget) > widget.height + SLACK:
            yield f"high: {widget.text!r} {widget.height / DENSITY:.0f} of {high / DENSITY:.0f}"
        if outside(widget, inked(high, widget)):
            yield f"over: {widget.text!r}"
        x, _ = widget.to_window(widget.x, widget.y)
        if x < -SLACK or x + min(widget.width, widget.texture_size[0] if not wraps else widget.width) > stage.width + SLACK:
            yield f"outside: {widget.text!r}"


def strokes(widget: Any) -> list[Any]:
    """What is drawn with a widget: its children among it, unless something has wiped them away."""
    return [*widget.canvas.children, *widget.canvas.before.children, *widget.canvas.after.children]


def _drawn(widget: Any, stage: Any) -> Iterator[str]:
    """The same of what a widget has drawn itself."""
    for said in getattr(widget, "lettering", ()):
        if not seen(widget):
            continue
        if said.size < LEAST * DENSITY:
            yield f"small: {said.text!r} {said.size / DENSITY}"
        wide, high = needed(said.text, said.width if said.wraps else None, said.font, said.size, said.bold, TIGHT)
        longest = max(needed(word, None, said.font, said.size, said.bold, 1)[0] for word in said.text.split())
        if said.width + SLACK < (longest if said.wraps else wide):
            yield f"wide: {said.text!r} {said.width / DENSITY:.0f} of {(longest if said.wraps else wide) / DENSITY:.0f}"
        if high - said.size * 0.8 > said.height + SLACK:
            yield f"high: {said.text!r} {said.height / DENSITY:.0f} of {high / DENSITY:.0f}"
        if said.left < widget.x - SLACK or said.left + said.width > widget.right + SLACK:
            yield f"over: {said.text!r}"
        x, _ = widget.to_window(said.left, said.low)
        if x < -SLACK or x + said.width > stage.width + SLACK:
            yield f"outside: {said.text!r}"


def outside(widget: Any, ink: float) -> bool:
    """Whether its ink stands above or below something that holds it, up to the list it scrolls in."""
    middle, holder = widget.center_y, widget.parent
    while isinstance(holder, Widget) and not isinstance(holder, ScrollView):
        if middle + ink / 2 > holder.top + SLACK * 2 or middle - ink / 2 < holder.y - SLACK * 2:
            return True
        holder = holder.parent
    return False


def inked(high: float, widget: Any) -> float:
    """The part of the text that has ink: Saira leaves much above and below its capitals."""
    return high - widget.font_size * (0.8 if widget.font_name == "Saira" else 0.25)


def seen(widget: Any) -> bool:
    """Whether nothing above it is out of sight."""
    while isinstance(widget, Widget):
        if widget.opacity == 0 or widget.width <= 0 or widget.height <= 0:
            return False
        widget = widget.parent
    return True
