"""The leaves of the airlock, as a page shows them: shut at its foot, and apart at its edges. They are the same on every page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.page.markup import Markup, join, tag

MIDDLE, SILL = 600, 58
"""Where the leaves meet on their sheet, and how far down they reach, in dp."""
HATCHED = "h-door_hatch"


def shut() -> Markup:
    """Both leaves, shut: the left one hatched, the seam runs into the ring as into a lock."""
    return _seen("leaves", "leaves")


def apart() -> Markup:
    """Both leaves at the edges of the screen, the same whatever stands between them."""
    return join(_seen("leaf-left", "apart"), _seen("leaf-right", "apart right"))


def _seen(name: str, kind: str) -> Markup:
    return tag("svg", tag("use", None, href=f"#{name}"), class_=kind, aria_hidden="true")


def symbols() -> Iterator[Markup]:
    """What stands once on a page."""
    x, y = MIDDLE, SILL
    seam = f"M{x + 38},0V6L{x},44V{y}M{x + 44},0V9L{x + 6},47V{y}"
    yield _sheet("leaves", f"0 0 {2 * x} {y}", "xMidYMin", _left(f"M0,0H{x + 38}V6L{x},44V{y}H0Z"), _line(seam))
    way, high = "M0,0H96V124L20,200V1600H0", "0 0 100 1600"
    yield _sheet("leaf-left", high, "xMinYMin", _left(f"{way}Z"), _line(way))
    yield _sheet("leaf-right", high, "xMaxYMin", _line("M80,1600V180L100,160"))


def _sheet(name: str, box: str, edge: str, *ways: Markup) -> Markup:
    place: dict[str, Any] = {"viewBox": box, "preserveAspectRatio": f"{edge} slice"}
    return tag("symbol", *ways, id=name, **place)


def _left(way: str) -> Markup:
    return tag("path", None, d=way, class_=HATCHED)


def _line(way: str) -> Markup:
    return tag("path", None, d=way, class_="s-line")
