"""SVG as the paper of a pen: each stroke of a drawing as an element, colours as classes of their roles, symbols by reference."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import field
from pathlib import Path
from re import findall
from typing import Any

from companion.page.markup import Markup, figure, join, tag
from companion.show import lamp, pen, strokes
from companion.show.advance import HEIGHTS
from companion.show.strokes import CORNER, HAIR, Drawing, Line, Target, point
from companion.show.tokens import COLOURS
from companion.show.writing import Format, width_of
from companion.value import value

SYMBOLS = Path(__file__).resolve().parent.parent.parent / "assets" / "symbols"
SIDE = 96
"""Of the square on which a symbol is drawn."""
PERIOD, HATCH = 10.6, 1.5
"""The hatch: how far its lines stand apart along an axis, and how thick one is, in dp."""
WEIGHTS = {("Saira", False): 600, ("Saira", True): 700, ("B612", False): 400, ("B612", True): 700}
LETTERS = {("Saira", False): "", ("Saira", True): "sb", ("B612", False): "r", ("B612", True): "rb"}
ALIGNED = {"left": "", "center": "m", "right": "e"}
"""The classes of texts: their font and weight, and where they stand; most need none."""
USUAL = 18
"""As large are texts that say nothing of it."""
FILL = "ink"
"""The role of what is filled and says no other."""
INSET = 0.75
"""How far the middle of a plate's line stands from its edge."""
DARK = {False: "dark-lamp", True: "dark-lamp-of"}
"""The symbol of a lamp that is off, without a number and with one."""
LEAST = 18
"""No number in a lamp is smaller."""
FAR = 40
"""So many runs back one is looked for that something belongs to."""
MITER = 2.0
"""How far a pointed corner reaches at most, in thicknesses of its line."""
SURE = 1.1
"""A browser's letters are about as wide as the app's; what is drawn over them stays over them."""


def tenth(number: float) -> str:
    """A length as exactly as anybody can see it.

    >>> tenth(12.04), tenth(0.75), tenth(-0.01), tenth(-0.5)
    ('12', '.8', '0', '-.5')
    """
    return _said(round(number * 10))


def _said(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), 10)
    return f"{'-' if tenths < 0 else ''}{whole or (0 if not rest else '')}{f'.{rest}' if rest else ''}"


def _spaced(first: str, *more: str) -> str:
    """Numbers one after the other; a sign parts them as well as a space does."""
    return first + "".join(each if each[0] == "-" else f" {each}" for each in more)


def way(points: Iterable[tuple[float, float]], closed: bool = False) -> str:
    """From point to point, each said by how far it is from the one before, in tenths.

    >>> way([(10, 10), (20.04, 10), (20, 0), (15, 5)], closed=True)
    'M10 10h10v-10l-5 5z'
    """
    dots = [(round(across * 10), round(down * 10)) for across, down in points]
    (x, y), found, said = dots[0], f"M{_spaced(*map(tenth, (dots[0][0] / 10, dots[0][1] / 10)))}", ""
    for to_x, to_y in dots[1:]:
        across, down = to_x - x, to_y - y
        x, y = to_x, to_y
        if not across and not down and len(dots) > 2:
            continue
        kind, step = ("v", _said(down)) if not across and down else ("h", _said(across)) if not down else ("l", "")
        step = step or _spaced(_said(across), _said(down))
        found += step if kind == said and step[0] == "-" else f" {step}" if kind == said else f"{kind}{step}"
        said = kind
    return f"{found}z" if closed else found


Look = dict[str, Any]
"""Attributes that neighbours may have in common; None for one that is not there."""
Edges = tuple[float, float, float, float]
"""Of what is drawn: left, low, right and high."""


@value
class Part:
    """An element of a drawing, and where it lies: a piece of a way, or an element with a place of its own."""

    name: str
    look: Look
    edges: Edges
    way: str = ""
    place: Look = field(default_factory=dict)
    said: str | None = None
    alone: bool = False
    """Nothing that it overlaps may be one way with it: it has a line around it."""


class Run:
    """Elements that look the same, drawn one after the other."""

    def __init__(self, first: Part) -> None:
        self.first, self.parts, self.edges = first, [first], first.edges

    def alike(self, part: Part) -> bool:
        return self.first.name == part.name and self.first.look == part.look and self.first.alone == part.alone

    def under(self, part: Part) -> bool:
        return _overlap(self.edges, part.edges) and any(_overlap(each.edges, part.edges) for each in self.parts)

    def add(self, part: Part) -> None:
        self.parts.append(part)
        (left, low, right, high), (x, y, to_x, to_y) = self.edges, part.edges
        self.edges = min(left, x), min(low, y), max(right, to_x), max(high, to_y)

    def marked(self) -> Markup:
        """One way, one element, or several under the one that says what they have in common."""
        look = {name: each for name, each in self.first.look.items() if each is not None}
        if self.first.name == "path":
            return tag("path", None, **look, d="".join(part.way for part in self.parts))
        if len(self.parts) == 1 or not look:
            return join(*(tag(part.name, part.said, **look, **part.place) for part in self.parts))
        return tag("g", *(tag(part.name, part.said, **part.place) for part in self.parts), **look)


def _overlap(one: Edges, other: Edges) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _around(x: float, y: float, radius: float) -> Edges:
    return x - radius, y - radius, x + radius, y + radius


def _along(points: tuple[float, ...], more: float = 0.0) -> Edges:
    """Where it lies from point to point, with the line around it."""
    across, up = points[::2], points[1::2]
    return min(across) - more, min(up) - more, max(across) + more, max(up) + more


def _look(line: Line) -> Look:
    """What a line looks like, where it is not what most are."""
    return {
        "class_": f"s-{line.role}{' j' if line.closed else ''}{' k' if line.dash is not None else ''}",
        "stroke_width": _thick(line.thick),
        "stroke_dasharray": None if line.dash is None else " ".join(map(figure, line.dash)),
    }


def _thick(thick: float) -> str | None:
    return None if thick == HAIR else tenth(thick)


def _reach(line: Line) -> float:
    """How far it reaches beyond its points: its corners are pointed where it is closed, else round."""
    return line.thick * (MITER if line.closed else 0.5)


class SvgPaper:
    """A sheet whose lines run down from its upper edge."""

    def __init__(self, high: float) -> None:
        self.high = high
        self._round: dict[tuple[float, ...], str] = {}
        """What goes in arcs, by the points that stand for it."""

    def inked(self, strokes: Iterable[strokes.Stroke]) -> Iterator[Markup]:
        """What looks the same is said once, wherever it can be drawn together and nothing hides what it did not hide."""
        runs: list[Run] = []
        for part in self._parts(strokes):
            for run in reversed(runs[-FAR:]):
                under = run.under(part)
                if run.alike(part) and not (under and part.alone):
                    run.add(part)
                    break
                if under:
                    runs.append(Run(part))
                    break
            else:
                runs.append(Run(part))
        return (run.marked() for run in runs)

    def _parts(self, strokes_: Iterable[strokes.Stroke]) -> Iterator[Part]:
        """What is filled and then gets a line around it is both at once."""
        before: strokes.Area | strokes.Band | None = None
        for stroke in _still(strokes_):
            if before is not None and isinstance(stroke, Line) and stroke.closed and stroke.points == _edge(before):
                look = _look(stroke)
                look["class_"] = f"{_kind(before)} {look['class_']}"
                yield Part("path", look, _along(stroke.points, _reach(stroke)), self._around(before), alone=True)
                before = None
                continue
            if before is not None:
                yield self._filled(before)
            before = stroke if isinstance(stroke, strokes.Area | strokes.Band) else None
            if before is None:
                yield from INKED[type(stroke)](self, stroke)
        if before is not None:
            yield self._filled(before)

    def _filled(self, stroke: strokes.Area | strokes.Band) -> Part:
        edges = _around(stroke.x, stroke.y, stroke.outer) if isinstance(stroke, strokes.Band) else _along(stroke.points)
        return Part("path", {"class_": _own(_kind(stroke))}, edges, self._around(stroke))

    def _around(self, stroke: strokes.Area | strokes.Band) -> str:
        """All outlines run clockwise, so what lies in two of them in one way is filled."""
        points = _edge(stroke)
        if isinstance(stroke, strokes.Band):
            self._round[points] = self._bow(stroke)  # the line around it goes the same way
        if points not in self._round and _turns_left(points):
            points = tuple(each for at in range(len(points) - 2, -1, -2) for each in points[at : at + 2])
        return self._way(points, True)

    def line(self, stroke: Line) -> Iterator[Part]:
        yield Part("path", _look(stroke), _along(stroke.points, _reach(stroke)), self._way(stroke.points, stroke.closed))

    def _way(self, points: tuple[float, ...], closed: bool = False) -> str:
        if points in self._round:
            return self._round[points]
        return way(((points[at], self.high - points[at + 1]) for at in range(0, len(points), 2)), closed)

    def _bow(self, stroke: strokes.Band) -> str:
        """The edge of a part of a ring, as two arcs and what joins them."""
        found = []
        for radius, turn in ((stroke.outer, 1), (stroke.inner, 0)):
            ends = (stroke.start, stroke.end) if turn else (stroke.end, stroke.start)
            begin, end = (self._spot(*point(stroke.x, stroke.y, radius, each)) for each in ends)
            large, size = int(stroke.end - stroke.start > 180), tenth(radius)
            found.append(f"{begin}A{size} {size} 0 {large} {turn} {end}")
        return f"M{found[0]}L{found[1]}z"

    def _spot(self, x: float, y: float) -> str:
        return _spaced(tenth(x), tenth(self.high - y))

    def disc(self, stroke: strokes.Disc) -> Iterator[Part]:
        yield self._circle(stroke.x, stroke.y, stroke.radius, stroke.radius, class_=_own(f"f-{stroke.role}"))

    def _circle(self, x: float, y: float, radius: float, reach: float, **look: Any) -> Part:
        place = {"cx": tenth(x), "cy": tenth(self.high - y), "r": tenth(radius)}
        return Part("circle", look, _around(x, y, reach), place=place)

    def arc(self, stroke: strokes.Arc) -> Iterator[Part]:
        look: Look = {"class_": f"s-{stroke.role} k", "stroke_width": _thick(stroke.thick)}
        reach = stroke.radius + stroke.thick
        if stroke.end - stroke.start >= 360:
            yield self._circle(stroke.x, stroke.y, stroke.radius, reach, **look)
            return
        begin, end = (self._spot(*point(stroke.x, stroke.y, stroke.radius, each)) for each in (stroke.start, stroke.end))
        large, radius = int(stroke.end - stroke.start > 180), tenth(stroke.radius)
        yield Part("path", look, _around(stroke.x, stroke.y, reach), f"M{begin}A{radius} {radius} 0 {large} 1 {end}")

    def plate(self, stroke: strokes.Panel) -> Iterator[Part]:
        edges = stroke.x, stroke.y, stroke.x + stroke.wide, stroke.y + stroke.high

        def box(inset: float, **look: Any) -> Part:
            x, y = stroke.x + inset, self.high - stroke.y - stroke.high + inset
            wide, high = (max(0.0, each - 2 * inset) for each in (stroke.wide, stroke.high))
            place = {"x": tenth(x), "y": tenth(y), "width": tenth(wide), "height": tenth(high), "rx": CORNER}
            return Part("rect", look, edges, place=place)

        fill, line = f"f-{stroke.fill}" if stroke.fill else "", f"s-{stroke.border}" if stroke.border else ""
        if fill and line and not stroke.hatched and stroke.thick == HAIR:
            yield box(INSET, class_=f"{fill} {line}")
            return
        if fill:
            yield box(0, class_=_own(fill))
        if stroke.hatched:
            yield box(0, class_=f"h-{stroke.hatched}")
        if line:
            yield box(INSET, class_=line, stroke_width=_thick(stroke.thick))

    def symbol(self, stroke: strokes.Symbol) -> Iterator[Part]:
        half, size = stroke.size / 2, tenth(stroke.size)
        place = {"href": f"#{stroke.name}", "x": tenth(stroke.x - half), "y": tenth(self.high - stroke.y - half)}
        edges = _around(stroke.x, stroke.y, half)
        yield Part("use", {"class_": _own(f"f-{stroke.role}")}, edges, place={**place, "width": size, "height": size})

    def words(self, stroke: strokes.Writing) -> Iterator[Part]:
        said, (left, low, wide, high) = stroke.said, stroke.box
        above, below = (each * said.size / 1000 for each in HEIGHTS[said.font, said.bold])
        step = (above + below) * said.spread
        tall = above + below + (len(said.lines) - 1) * step
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[stroke.align]
        x = left + wide * share
        top = self.high - (low + (high + tall) / 2)
        role = "" if stroke.role == FILL else f"f-{stroke.role}"
        look = " ".join(filter(None, (role, LETTERS[said.font, said.bold], ALIGNED[stroke.align]))) or None
        size = None if said.size == USUAL else tenth(said.size)
        for number, line in enumerate(said.lines):
            place = {"x": tenth(x), "y": tenth(top + above + number * step)}
            long, base = width_of(line, said.font, said.size, said.bold) * SURE, self.high - (top + number * step)
            edges = x - long * share, base - above - below, x + long * (1 - share), base
            yield Part("text", {"class_": look, "font_size": size}, edges, place=place, said=line)


def _edge(stroke: strokes.Area | strokes.Band) -> tuple[float, ...]:
    """The outline of what is filled."""
    return stroke.points if isinstance(stroke, strokes.Area) else tuple(each for corner in stroke.edge for each in corner)


def _kind(stroke: strokes.Area | strokes.Band) -> str:
    """The class of what fills it."""
    fine = isinstance(stroke, strokes.Area) and stroke.fine
    return f"{'hf' if stroke.hatched and fine else 'h' if stroke.hatched else 'f'}-{stroke.role}"


def _own(kind: str) -> str | None:
    """The class, where it is not what everything in a drawing is filled with."""
    return None if kind == f"f-{FILL}" else kind


def _turns_left(points: tuple[float, ...]) -> bool:
    """Whether an outline runs against the clock."""
    x, y = points[::2], points[1::2]
    return sum(x[at - 1] * y[at] - x[at] * y[at - 1] for at in range(len(x))) > 0


def _still(strokes_: Iterable[strokes.Stroke]) -> Iterator[strokes.Stroke]:
    """Lamps as they are at rest: a filled circle, or a hatched square, which stands once on a page."""
    for each in strokes_:
        if not isinstance(each, strokes.Lamp):
            yield each
            continue
        drawn, x, y = pen.Pen(0, 0, Format()), each.x, each.y
        if each.lit:
            drawn.disc(x, y, each.unit * lamp.CIRCLE / 2, "on")
        else:
            drawn.symbol(DARK[bool(each.token)], each.unit * lamp.SQUARE, x, y, "off")
        if each.token:
            drawn.figure(str(each.token), max(LEAST, each.unit * lamp.FIGURE), x, y, "ground" if each.lit else "off", bold=True)
        yield from drawn.strokes


INKED: dict[type, Callable[[SvgPaper, Any], Iterator[Part]]] = {
    Line: SvgPaper.line,
    strokes.Disc: SvgPaper.disc,
    strokes.Arc: SvgPaper.arc,
    strokes.Panel: SvgPaper.plate,
    strokes.Symbol: SvgPaper.symbol,
    strokes.Writing: SvgPaper.words,
}


def dark_lamps() -> Iterator[Markup]:
    """What stands for a section without power, with a window for its number and without one; once on a page."""
    side, unit = float(SIDE), SIDE / lamp.SQUARE
    wide, high = (unit * each for each in lamp.WINDOW)
    hatch = ([(x, side - y) for x, y in lamp.hatch(each, side, unit)] for each in lamp.HATCHES)
    lines = "".join(way(corners, closed=True) for corners in hatch if corners)
    half = unit * lamp.BORDER / 2
    edge = way([(half, half), (side - half, half), (side - half, side - half), (half, side - half)], closed=True)
    hatched = tag("path", None, d=lines), tag("path", None, d=edge, class_="s-off j", stroke_width=tenth(2 * half))
    place = {"x": tenth((side - wide) / 2), "y": tenth((side - high) / 2), "width": tenth(wide), "height": tenth(high)}
    window = tag("rect", None, class_="f-plate", **place)
    box = f"0 0 {SIDE} {SIDE}"
    yield tag("symbol", *hatched, id=DARK[False], viewBox=box)
    yield tag("symbol", hatched[0], window, hatched[1], id=DARK[True], viewBox=box)


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


@value
class Print:
    """A drawing that has been made, without its strokes."""

    wide: float
    high: float
    targets: tuple[Target, ...]
    inked: Markup
    words: str
    """What it says, for those who hear it."""
    begins: str
    """The first of that."""


def printed(drawing: Drawing) -> Print:
    inked = join(*SvgPaper(drawing.high).inked(drawing.strokes))
    said = words(drawing)
    first = next((" ".join(each.said.lines) for each in drawing.strokes if isinstance(each, strokes.Writing)), "")
    return Print(drawing.wide, drawing.high, drawing.targets, inked, said, first)


def svg(made: Print, *over: Markup, **attributes: Any) -> Markup:
    """The element of a drawing, with what lies over it; what it refers to stands once on a page."""
    hits = tag("g", *over, class_="hits") if over else None
    return tag("svg", made.inked, hits, viewBox=f"0 0 {tenth(made.wide)} {tenth(made.high)}", **attributes)


def hit(made: Print, target: Target, **attributes: Any) -> Markup:
    """Where a target lies, to be pressed; the script makes a button of it."""
    left, low, wide, high = target.box
    top = made.high - low - high
    place = way(((left, top), (left + wide, top), (left + wide, top + high), (left, top + high)), closed=True)
    return tag("path", None, aria_label=target.label or target.name, d=place, **attributes)


def sprite(names: Iterable[str]) -> Markup:
    """Symbols by their names, each once, and the hatch in every colour: what drawings on a page refer to."""
    return tag(
        "svg", tag("defs", *map(_symbol, sorted(set(names))), *dark_lamps(), *hatches()), width=0, height=0, aria_hidden="true"
    )


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
    """The classes of the roles: f- fills, h- hatches, hf- in lines twice as close, s- strokes, and what has both is filled."""
    spaces = (
        f"svg{{fill:{COLOURS[FILL]};font:600 {USUAL}px Saira;stroke-width:{HAIR};stroke-linejoin:round;stroke-linecap:round}}"
        "text{white-space:pre}svg .m{text-anchor:middle}svg .e{text-anchor:end}"
        ".j{stroke-linejoin:miter}.k{stroke-linecap:butt}"
    )
    fonts = (
        f"svg .{LETTERS[each]}{{font-family:{each[0]};font-weight:{weight}}}" for each, weight in WEIGHTS.items() if LETTERS[each]
    )
    lines = (f".s-{role}{{stroke:{colour};fill:none}}" for role, colour in COLOURS.items())
    fills = (f".f-{role}{{fill:{colour}}}" for role, colour in COLOURS.items())
    hatched = (f".h{fine[1:2]}-{role}{{fill:url(#hatch-{role}{fine})}}" for role in COLOURS for fine in ("", "-fine"))
    return "".join((spaces, *fonts, *lines, *fills, *hatched))
