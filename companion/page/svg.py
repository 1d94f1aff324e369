"""SVG as the paper of a pen: each stroke of a drawing as an element, colours as classes of their roles, symbols by reference."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from html import escape
from pathlib import Path
from re import findall
from typing import Any

from companion.show import lamp, pen, strokes
from companion.show.advance import HEIGHTS
from companion.show.strokes import CORNER, Drawing, point
from companion.show.tokens import COLOURS
from companion.show.writing import Format

SYMBOLS = Path(__file__).resolve().parent.parent.parent / "assets" / "symbols"
SIDE = 96
"""Of the square on which a symbol is drawn."""
PERIOD, HATCH = 10.6, 1.5
"""The hatch: how far its lines stand apart along an axis, and how thick one is, in dp."""
WEIGHTS = {("Saira", False): 600, ("Saira", True): 700, ("B612", False): 400, ("B612", True): 700}
INSET = 0.75
"""How far the middle of a plate's line stands from its edge."""
LEAST = 18
"""No number in a lamp is smaller."""


def figure(number: float) -> str:
    """As short as it can be said.

    >>> figure(12.0), figure(0.75), figure(-0.001)
    ('12', '0.75', '0')
    """
    told = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if told == "-0" else told


def element(name: str, inside: str | None = None, **attributes: Any) -> str:
    """One element; what is said in it is told as it is, what stands in an attribute is escaped."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(figure(each) if isinstance(each, float | int) else str(each))}"'
        for key, each in attributes.items()
        if each is not None
    )
    return f"<{name}{told}/>" if inside is None else f"<{name}{told}>{inside}</{name}>"


class SvgPaper:
    """A sheet whose lines run down from its upper edge."""

    def __init__(self, high: float) -> None:
        self.high = high

    def inked(self, strokes: Iterable[strokes.Stroke]) -> Iterator[str]:
        for stroke in strokes:
            yield from INKED[type(stroke)](self, stroke)

    def _way(self, points: tuple[float, ...], closed: bool = False) -> str:
        told = " ".join(f"{figure(points[at])},{figure(self.high - points[at + 1])}" for at in range(0, len(points), 2))
        return f"M{told}{'Z' if closed else ''}"

    def line(self, stroke: strokes.Line) -> Iterator[str]:
        yield element(
            "path",
            class_=f"s-{stroke.role}",
            d=self._way(stroke.points, stroke.closed),
            stroke_width=stroke.thick,
            stroke_dasharray=None if stroke.dash is None else " ".join(map(figure, stroke.dash)),
            stroke_linejoin="miter" if stroke.closed else "round",
            stroke_linecap="round" if stroke.dash is None and not stroke.closed else None,
        )

    def area(self, stroke: strokes.Area) -> Iterator[str]:
        yield self._filled(self._way(stroke.points, True), stroke.role, stroke.hatched, stroke.fine)

    @staticmethod
    def _filled(way: str, role: str, hatched: bool, fine: bool = False) -> str:
        if hatched:
            return element("path", d=way, fill=f"url(#hatch-{role}{'-fine' if fine else ''})")
        return element("path", class_=f"f-{role}", d=way)

    def disc(self, stroke: strokes.Disc) -> Iterator[str]:
        yield element("circle", class_=f"f-{stroke.role}", cx=stroke.x, cy=self.high - stroke.y, r=stroke.radius)

    def arc(self, stroke: strokes.Arc) -> Iterator[str]:
        told: dict[str, Any] = {"class_": f"s-{stroke.role}", "stroke_width": stroke.thick}
        if stroke.end - stroke.start >= 360:
            yield element("circle", cx=stroke.x, cy=self.high - stroke.y, r=stroke.radius, **told)
            return
        (x, y), (to_x, to_y) = (point(stroke.x, stroke.y, stroke.radius, each) for each in (stroke.start, stroke.end))
        large, radius = int(stroke.end - stroke.start > 180), figure(stroke.radius)
        turn = f"A{radius},{radius} 0 {large} 1 {figure(to_x)},{figure(self.high - to_y)}"
        yield element("path", d=f"M{figure(x)},{figure(self.high - y)}{turn}", **told)

    def band(self, stroke: strokes.Band) -> Iterator[str]:
        points = tuple(each for corner in stroke.edge for each in corner)
        yield self._filled(self._way(points, True), stroke.role, stroke.hatched)

    def plate(self, stroke: strokes.Panel) -> Iterator[str]:
        def box(inset: float, **more: Any) -> str:
            x, y = stroke.x + inset, self.high - stroke.y - stroke.high + inset
            wide, high = (max(0.0, each - 2 * inset) for each in (stroke.wide, stroke.high))
            return element("rect", x=x, y=y, width=wide, height=high, rx=CORNER, **more)

        if stroke.fill:
            yield box(0, class_=f"f-{stroke.fill}")
        if stroke.hatched:
            yield box(0, fill=f"url(#hatch-{stroke.hatched})")
        if stroke.border:
            yield box(INSET, class_=f"s-{stroke.border}", stroke_width=stroke.thick)

    def symbol(self, stroke: strokes.Symbol) -> Iterator[str]:
        half = stroke.size / 2
        place: dict[str, Any] = {
            "x": stroke.x - half,
            "y": self.high - stroke.y - half,
            "width": stroke.size,
            "height": stroke.size,
        }
        yield element("use", href=f"#{stroke.name}", class_=f"f-{stroke.role}", **place)

    def words(self, stroke: strokes.Writing) -> Iterator[str]:
        said, (left, low, wide, high) = stroke.said, stroke.box
        above, below = (each * said.size / 1000 for each in HEIGHTS[said.font, said.bold])
        step = (above + below) * said.spread
        tall = above + below + (len(said.lines) - 1) * step
        x = left + {"left": 0, "center": wide / 2, "right": wide}[stroke.align]
        top = self.high - (low + (high + tall) / 2)
        for number, line in enumerate(said.lines):
            yield element(
                "text",
                escape(line, quote=False),
                class_=f"f-{stroke.role}",
                x=x,
                y=top + above + number * step,
                font_family=said.font,
                font_size=said.size,
                font_weight=WEIGHTS[said.font, said.bold],
                text_anchor={"left": None, "center": "middle", "right": "end"}[stroke.align],
            )

    def lamp(self, stroke: strokes.Lamp) -> Iterator[str]:
        """As it is at rest: a filled circle, or a hatched square."""
        yield from self.inked(at_rest(stroke).strokes)


INKED: dict[type, Callable[[SvgPaper, Any], Iterator[str]]] = {
    strokes.Line: SvgPaper.line,
    strokes.Area: SvgPaper.area,
    strokes.Disc: SvgPaper.disc,
    strokes.Arc: SvgPaper.arc,
    strokes.Band: SvgPaper.band,
    strokes.Panel: SvgPaper.plate,
    strokes.Symbol: SvgPaper.symbol,
    strokes.Writing: SvgPaper.words,
    strokes.Lamp: SvgPaper.lamp,
}


def at_rest(sign: strokes.Lamp) -> Drawing:
    """A lamp that does not move, as strokes."""
    drawn, x, y, unit = pen.Pen(0, 0, Format()), sign.x, sign.y, sign.unit
    number, size = str(sign.token) if sign.token else "", max(LEAST, unit * lamp.FIGURE)
    if sign.lit:
        drawn.disc(x, y, unit * lamp.CIRCLE / 2, "on")
        if number:
            drawn.figure(number, size, x, y, "ground", bold=True)
        return drawn.drawing()
    side, thick = unit * lamp.SQUARE, unit * lamp.BORDER
    left, low = x - side / 2, y - side / 2
    for each in lamp.HATCHES:
        corners = lamp.hatch(each, side, unit)
        if corners:
            drawn.area(*(at for across, up in corners for at in (left + across, low + up)), role="off")
    if number:
        wide, high = (unit * each for each in lamp.WINDOW)
        drawn.block(x - wide / 2, y - high / 2, wide, high, "plate")
        drawn.figure(number, size, x, y, "off", bold=True)
    half = thick / 2
    drawn.frame(left + half, low + half, side - thick, side - thick, "off", thick)
    return drawn.drawing()


# -- a whole picture -----------------------------------------------------------------------------


def svg(drawing: Drawing) -> str:
    """The element of a drawing; what it refers to stands once on a page."""
    inside = "".join(SvgPaper(drawing.high).inked(drawing.strokes))
    size = {"width": drawing.wide, "height": drawing.high}
    return element(
        "svg", inside, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {figure(drawing.wide)} {figure(drawing.high)}", **size
    )


def sprite(names: Iterable[str]) -> str:
    """Symbols by their names, each once, and the hatch in every colour: what drawings on a page refer to."""
    return element("svg", element("defs", "".join((*map(_symbol, sorted(set(names))), *_hatches()))), width=0, height=0)


def names(drawing: Drawing) -> set[str]:
    """The symbols that a drawing refers to."""
    return {stroke.name for stroke in drawing.strokes if isinstance(stroke, strokes.Symbol)}


def _symbol(name: str) -> str:
    told = (SYMBOLS / f"{name}.svg").read_text("utf-8")
    ways = "".join(element("path", d=way, fill_rule="evenodd") for way in findall(r'\sd="([^"]*)"', told))
    return element("symbol", ways, id=name, viewBox=f"0 0 {SIDE} {SIDE}")


def _hatches() -> Iterator[str]:
    """Lines at 45 degrees that neighbours have in common."""
    for role in COLOURS:
        for fine, often in (("", 1), ("-fine", 2)):
            apart = PERIOD / often
            lines = "".join(
                element(
                    "path",
                    class_=f"s-{role}",
                    d=f"M{figure(x)},{figure(apart + 1)}L{figure(x + apart + 2)},-1",
                    stroke_width=HATCH / often,
                )
                for x in (-apart - 1, -1, apart - 1)
            )
            yield element("pattern", lines, id=f"hatch-{role}{fine}", width=apart, height=apart, patternUnits="userSpaceOnUse")


def style() -> str:
    """The classes of the roles: f- fills, s- strokes."""
    spaces = "text{white-space:pre}"
    fills = (f".f-{role}{{fill:{colour}}}.s-{role}{{stroke:{colour};fill:none}}" for role, colour in COLOURS.items())
    return "".join((spaces, *fills))
