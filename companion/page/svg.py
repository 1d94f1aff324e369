"""SVG as the paper of a pen: each stroke of a drawing as an element, colours as classes of their roles, symbols by reference."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from re import findall
from typing import Any

from companion.page.markup import Markup, figure, tag
from companion.show import lamp, pen, strokes
from companion.show.advance import HEIGHTS
from companion.show.strokes import CORNER, HAIR, Drawing, Line, Target, point
from companion.show.tokens import COLOURS
from companion.show.writing import Format

SYMBOLS = Path(__file__).resolve().parent.parent.parent / "assets" / "symbols"
SIDE = 96
"""Of the square on which a symbol is drawn."""
PERIOD, HATCH = 10.6, 1.5
"""The hatch: how far its lines stand apart along an axis, and how thick one is, in dp."""
WEIGHTS = {("Saira", False): 600, ("Saira", True): 700, ("B612", False): 400, ("B612", True): 700}
LETTERS = {("Saira", False): "s", ("Saira", True): "sb", ("B612", False): "r", ("B612", True): "rb"}
ALIGNED = {"left": "", "center": " m", "right": " e"}
"""The classes of texts: their font and weight, and where they stand."""
INSET = 0.75
"""How far the middle of a plate's line stands from its edge."""
LEAST = 18
"""No number in a lamp is smaller."""


def tenth(number: float) -> str:
    """A length as exactly as anybody can see it.

    >>> tenth(12.04), tenth(0.75), tenth(-0.01)
    ('12', '.8', '0')
    """
    content = f"{number:.1f}".removesuffix(".0")
    return "0" if content in ("-0", "") else content.removeprefix("0") if content.startswith("0.") else content


def _look(line: Line) -> dict[str, Any]:
    """What a line looks like, where it is not what most are."""
    return {
        "class_": f"s-{line.role}",
        "stroke_width": _thick(line.thick),
        "stroke_dasharray": None if line.dash is None else " ".join(map(figure, line.dash)),
        "stroke_linejoin": "miter" if line.closed else None,
        "stroke_linecap": "butt" if line.dash is not None else None,
    }


def _thick(thick: float) -> float | None:
    return None if thick == HAIR else thick


class SvgPaper:
    """A sheet whose lines run down from its upper edge."""

    def __init__(self, high: float) -> None:
        self.high = high
        self._round: dict[tuple[float, ...], str] = {}
        """What goes in arcs, by the points that stand for it."""

    def inked(self, strokes: Iterable[strokes.Stroke]) -> Iterator[Markup]:
        """Lines of one look that follow each other are one way."""
        ways: list[str] = []
        look: dict[str, Any] = {}
        for stroke in strokes:
            looks = _look(stroke) if isinstance(stroke, Line) else {}
            if ways and looks != look:
                yield tag("path", None, **look, d="".join(ways))
                ways = []
            look = looks
            if isinstance(stroke, Line):
                ways.append(self._way(stroke.points, stroke.closed))
            else:
                yield from INKED[type(stroke)](self, stroke)
        if ways:
            yield tag("path", None, **look, d="".join(ways))

    def _way(self, points: tuple[float, ...], closed: bool = False) -> str:
        if points in self._round:
            return self._round[points]
        corners = " ".join(f"{tenth(points[at])},{tenth(self.high - points[at + 1])}" for at in range(0, len(points), 2))
        return f"M{corners}{'Z' if closed else ''}"

    def _bow(self, stroke: strokes.Band) -> str:
        """The edge of a part of a ring, as two arcs and what joins them."""
        found = []
        for radius, way in ((stroke.outer, 1), (stroke.inner, 0)):
            ends = (stroke.start, stroke.end) if way else (stroke.end, stroke.start)
            (x, y), (to_x, to_y) = (point(stroke.x, stroke.y, radius, each) for each in ends)
            large, size = int(stroke.end - stroke.start > 180), tenth(radius)
            begin = f"{tenth(x)},{tenth(self.high - y)}"
            found.append(f"{begin}A{size},{size} 0 {large} {way} {tenth(to_x)},{tenth(self.high - to_y)}")
        return f"M{found[0]}L{found[1]}Z"

    def area(self, stroke: strokes.Area) -> Iterator[Markup]:
        yield self._filled(self._way(stroke.points, True), stroke.role, stroke.hatched, stroke.fine)

    @staticmethod
    def _filled(way: str, role: str, hatched: bool, fine: bool = False) -> Markup:
        if hatched:
            return tag("path", None, d=way, fill=f"url(#hatch-{role}{'-fine' if fine else ''})")
        return tag("path", None, class_=f"f-{role}", d=way)

    def disc(self, stroke: strokes.Disc) -> Iterator[Markup]:
        yield tag("circle", None, class_=f"f-{stroke.role}", cx=stroke.x, cy=self.high - stroke.y, r=stroke.radius)

    def arc(self, stroke: strokes.Arc) -> Iterator[Markup]:
        look: dict[str, Any] = {"class_": f"s-{stroke.role}", "stroke_width": _thick(stroke.thick), "stroke_linecap": "butt"}
        if stroke.end - stroke.start >= 360:
            yield tag("circle", None, cx=stroke.x, cy=self.high - stroke.y, r=stroke.radius, **look)
            return
        (x, y), (to_x, to_y) = (point(stroke.x, stroke.y, stroke.radius, each) for each in (stroke.start, stroke.end))
        large, radius = int(stroke.end - stroke.start > 180), tenth(stroke.radius)
        turn = f"A{radius},{radius} 0 {large} 1 {tenth(to_x)},{tenth(self.high - to_y)}"
        yield tag("path", None, d=f"M{tenth(x)},{tenth(self.high - y)}{turn}", **look)

    def band(self, stroke: strokes.Band) -> Iterator[Markup]:
        points = tuple(each for corner in stroke.edge for each in corner)
        self._round[points] = self._bow(stroke)  # the line around it goes the same way
        yield self._filled(self._round[points], stroke.role, stroke.hatched)

    def plate(self, stroke: strokes.Panel) -> Iterator[Markup]:
        def box(inset: float, **more: Any) -> Markup:
            x, y = stroke.x + inset, self.high - stroke.y - stroke.high + inset
            wide, high = (max(0.0, each - 2 * inset) for each in (stroke.wide, stroke.high))
            return tag("rect", None, x=x, y=y, width=wide, height=high, rx=CORNER, **more)

        if stroke.fill:
            yield box(0, class_=f"f-{stroke.fill}")
        if stroke.hatched:
            yield box(0, fill=f"url(#hatch-{stroke.hatched})")
        if stroke.border:
            yield box(INSET, class_=f"s-{stroke.border}", stroke_width=_thick(stroke.thick))

    def symbol(self, stroke: strokes.Symbol) -> Iterator[Markup]:
        half = stroke.size / 2
        place: dict[str, Any] = {
            "x": stroke.x - half,
            "y": self.high - stroke.y - half,
            "width": stroke.size,
            "height": stroke.size,
        }
        yield tag("use", None, href=f"#{stroke.name}", class_=f"f-{stroke.role}", **place)

    def words(self, stroke: strokes.Writing) -> Iterator[Markup]:
        said, (left, low, wide, high) = stroke.said, stroke.box
        above, below = (each * said.size / 1000 for each in HEIGHTS[said.font, said.bold])
        step = (above + below) * said.spread
        tall = above + below + (len(said.lines) - 1) * step
        x = left + {"left": 0, "center": wide / 2, "right": wide}[stroke.align]
        top = self.high - (low + (high + tall) / 2)
        for number, line in enumerate(said.lines):
            yield tag(
                "text",
                line,
                class_=f"f-{stroke.role} {LETTERS[said.font, said.bold]}{ALIGNED[stroke.align]}",
                x=x,
                y=top + above + number * step,
                font_size=said.size,
            )

    def lamp(self, stroke: strokes.Lamp) -> Iterator[Markup]:
        """As it is at rest: a filled circle, or a hatched square."""
        yield from self.inked(at_rest(stroke).strokes)


INKED: dict[type, Callable[[SvgPaper, Any], Iterator[Markup]]] = {
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


QUIET = 4
"""Squares of paper around a code."""


def scanned(squares: tuple[tuple[bool, ...], ...], says: str) -> Markup:
    """A code to be scanned, dark on its paper; squares side by side are one piece."""
    ways = []
    for y, row in enumerate(squares):
        start = 0
        for x in range(len(row) + 1):
            if x == len(row) or not row[x]:
                if x > start:
                    ways.append(f"M{start} {y}h{x - start}v1h{start - x}z")
                start = x + 1
    side = len(squares) + 2 * QUIET
    paper = tag("rect", None, x=-QUIET, y=-QUIET, width=side, height=side, class_="f-qr_paper")
    dark = tag("path", None, d="".join(ways), class_="f-ground", shape_rendering="crispEdges")
    box = f"{-QUIET} {-QUIET} {side} {side}"
    return tag("svg", paper, dark, viewBox=box, class_="scan", role="img", aria_label=says)


# -- a whole picture -----------------------------------------------------------------------------


def svg(drawing: Drawing, *over: Markup, **attributes: Any) -> Markup:
    """The element of a drawing, with what lies over it; what it refers to stands once on a page."""
    found = {"viewBox": f"0 0 {figure(drawing.wide)} {figure(drawing.high)}"}
    inked = SvgPaper(drawing.high).inked(drawing.strokes)
    return tag("svg", *inked, *over, **found, **attributes)


def hit(drawing: Drawing, target: Target, **attributes: Any) -> Markup:
    """Where a target lies, to be pressed."""
    left, low, wide, high = target.box
    place = {"x": left, "y": drawing.high - low - high, "width": wide, "height": high}
    return tag(
        "rect", None, class_="hit", role="button", tabindex=0, aria_label=target.label or target.name, **place, **attributes
    )


def sprite(names: Iterable[str]) -> Markup:
    """Symbols by their names, each once, and the hatch in every colour: what drawings on a page refer to."""
    return tag("svg", tag("defs", *map(_symbol, sorted(set(names))), *hatches()), width=0, height=0, aria_hidden="true")


def names(drawing: Drawing) -> set[str]:
    """The symbols that a drawing refers to."""
    return {stroke.name for stroke in drawing.strokes if isinstance(stroke, strokes.Symbol)}


def words(drawing: Drawing) -> str:
    """What a drawing says in words, for those who hear it."""
    return " ".join(" ".join(stroke.said.lines) for stroke in drawing.strokes if isinstance(stroke, strokes.Writing))


def _symbol(name: str) -> Markup:
    drawn = (SYMBOLS / f"{name}.svg").read_text("utf-8")
    ways = (tag("path", None, d=way, fill_rule="evenodd") for way in findall(r'\sd="([^"]*)"', drawn))
    return tag("symbol", *ways, id=name, viewBox=f"0 0 {SIDE} {SIDE}")


def hatches() -> Iterator[Markup]:
    """Lines at 45 degrees that neighbours have in common."""
    for role in COLOURS:
        for fine, often in (("", 1), ("-fine", 2)):
            apart = PERIOD / often
            lines = (
                tag(
                    "path",
                    None,
                    class_=f"s-{role}",
                    d=f"M{figure(x)},{figure(apart + 1)}L{figure(x + apart + 2)},-1",
                    stroke_width=HATCH / often,
                )
                for x in (-apart - 1, -1, apart - 1)
            )
            yield tag("pattern", *lines, id=f"hatch-{role}{fine}", width=apart, height=apart, patternUnits="userSpaceOnUse")


def style() -> str:
    """The classes of the roles: f- fills, s- strokes."""
    spaces = (
        f"svg{{stroke-width:{HAIR};stroke-linejoin:round;stroke-linecap:round}}"
        "text{white-space:pre}text.m{text-anchor:middle}text.e{text-anchor:end}"
    )
    fonts = (f"text.{LETTERS[each]}{{font-family:{each[0]};font-weight:{weight}}}" for each, weight in WEIGHTS.items())
    fills = (f".f-{role}{{fill:{colour}}}.s-{role}{{stroke:{colour};fill:none}}" for role, colour in COLOURS.items())
    return "".join((spaces, *fonts, *fills))
