"""What a page asks of a browser is old: televisions of 2018 and telephones that were handed down show it too."""

import re
from pathlib import Path

import pytest

STYLE = Path(__file__).resolve().parents[2] / "companion" / "page" / "page.css"
NEWER = {
    "a grid": r"\bgrid\b",
    "gaps between boxes": r"[;{\s]-?(row-|column-)?gap\s*:",
    "parents by what is in them": r":has\(",
    "several selectors in one": r":(is|where)\(",
    "the focus of keys alone": r":focus-visible",
    "all sides in one": r"\binset\s*:",
    "sides by the way of writing": r"-(inline|block)(-start|-end)?\s*:",
    "lengths that choose": r"\b(clamp|min|max)\(",
    "a ratio of sides": r"aspect-ratio",
    "breaking anywhere": r"overflow-wrap",
    "heights without the bars": r"\d[sld]v[hw]\b",
    "two places of one colour in a gradient": r"(var\([^)]*\)|transparent)\s+[\d.]+(px)?\s+[\d.]+px",
}


@pytest.mark.parametrize("what", NEWER)
def test_the_layout_needs_nothing_newer_than_chromium_53_and_safari_12(what: str) -> None:
    found = re.sub(r"/\*.*?\*/", "", STYLE.read_text("utf-8"))
    assert re.findall(f".{{0,40}}{NEWER[what]}", found) == []
