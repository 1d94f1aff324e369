"""Makes the fonts of the app: Saira Condensed and B612 as they are, and the letters of Europe's names that they lack.

python -m tools.letters           writes assets/fonts from what lies in tools/letters

What a font can be made of by itself is made of it: a letter and its accent. The rest is taken from a companion that stands well
beside it, as high as its own letters: Cyrillic and Greek from Roboto Condensed and Fira Sans. No letter that was there changes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unicodedata import decomposition

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.cu2quPen import Cu2QuPen  # type: ignore[import-untyped]
from fontTools.pens.qu2cuPen import Qu2CuPen  # type: ignore[import-untyped]
from fontTools.pens.recordingPen import DecomposingRecordingPen  # type: ignore[import-untyped]
from fontTools.pens.t2CharStringPen import T2CharStringPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from companion.value import value
from tools.fonts import FONTS, ROOT

SOURCES = ROOT / "tools" / "letters"
LATIN = (*range(0xA0, 0x180), *range(0x1CD, 0x1DD), *range(0x218, 0x21C), *range(0x1E80, 0x1E86), *range(0x1EA0, 0x1EFA))
GREEK = tuple(range(0x384, 0x3CF))
CYRILLIC = (*range(0x400, 0x460), *map(ord, "ҐґҒғҖҗҘҙҚқҠҡҢңҤҥҪҫҮүҰұҲҳҶҷҺһӀӏӐӑӖӗӘәӢӣӨөӮӯ"))
OTHERS = tuple(map(ord, "ƏəƠơƯưǦǧǪǫẞ№"))
"""What the names of people who live today are written with, from Reykjavik to Hanoi and Ulan Bator."""
EPOCH = 2082844800 + 1767225600
"""When these fonts were made, as a font says it: the first of January 2026, so that the same sources give the same bytes."""


@value
class Recipe:
    """One font: what it begins with, what is added to it, and what it is called then (the name Saira is reserved)."""

    base: str
    companion: tuple[str, str]
    made: str
    family: str
    style: str


NARROW, BODY = "Airlock Condensed", "Airlock Text"
RECIPES = (
    Recipe("SairaCondensed-SemiBold.ttf", ("roboto-condensed", "600"), "AirlockCondensed-SemiBold.ttf", NARROW, "SemiBold"),
    Recipe("SairaCondensed-Bold.ttf", ("roboto-condensed", "700"), "AirlockCondensed-Bold.ttf", NARROW, "Bold"),
    Recipe("B612-Regular.otf", ("fira-sans", "400"), "AirlockText-Regular.otf", BODY, "Regular"),
    Recipe("B612-Bold.otf", ("fira-sans", "700"), "AirlockText-Bold.otf", BODY, "Bold"),
)

Outline = list[tuple[str, tuple[Any, ...]]]
"""Strokes of a pen, as fontTools records them."""
Made = tuple[Outline, int]
"""A glyph and how far it advances."""
Box = tuple[float, float, float, float]

MARKS = {
    0x300: 0x60,
    0x301: 0xB4,
    0x302: 0x2C6,
    0x303: 0x2DC,
    0x304: 0xAF,
    0x306: 0x2D8,
    0x307: 0x2D9,
    0x308: 0xA8,
    0x30A: 0x2DA,
    0x30B: 0x2DD,
    0x30C: 0x2C7,
    0x312: 0x2018,
    0x323: 0x2D9,
    0x326: 0x2C,
    0x327: 0xB8,
    0x328: 0x2DB,
}
"""An accent, and the sign that is drawn like it."""
COMMAS = "ĢĶķĻļŅņŖŗŢţ"
"""Unicode gives them a cedilla; they are written with a comma."""
ASIDE = "ďľĽť"
"""Too high for a caron: they are written with an apostrophe beside them."""
BARRED = {"đ": ("d", 0.86), "Đ": ("Ð", 0), "ħ": ("h", 0.86), "Ħ": ("H", 0.74), "ŧ": ("t", 0.42), "Ŧ": ("T", 0.5)}
"""Letters with a bar, and how high in them it stands; Đ looks like another."""
LIKE = {"μ": "µ", "Đ": "Ð", "ŀ": "", "Ŀ": ""}


class Base:
    """A font of ours, and what it makes of its own parts."""

    def __init__(self, file: Path) -> None:
        self.font = TTFont(file, recalcTimestamp=False)
        self.glyphs, self.known = self.font.getGlyphSet(), dict(self.font.getBestCmap())

    def drawn(self, code: int) -> Made:
        return recorded(self.glyphs, self.known[code])

    def composed(self, code: int) -> Made | None:
        """A letter with its accent, where the font has both."""
        if chr(code) in LIKE:
            return self.drawn(ord(LIKE[chr(code)])) if LIKE[chr(code)] else None
        if chr(code) in "łŁ":
            return self._stroked("l" if code == 0x142 else "L")
        if chr(code) in BARRED:
            return self._barred(*BARRED[chr(code)])
        if chr(code) == "ı":
            return self._dotless("i")
        parts = decomposition(chr(code)).split()
        if len(parts) != 2 or parts[0].startswith("<"):
            return None
        letter, accent = (int(each, 16) for each in parts)
        if chr(code) in ASIDE:
            return self._beside(letter)
        accent = 0x312 if chr(code) == "ģ" else 0x326 if chr(code) in COMMAS else accent
        below = accent in (0x323, 0x326, 0x327, 0x328)
        under = self._dotless(chr(letter)) if chr(letter) in "ij" and not below else self._letter(letter)
        sign = MARKS.get(accent)
        if under is None or sign is None or sign not in self.known:
            return None
        return self._accented(letter, under, accent, self.drawn(sign))

    def _letter(self, code: int) -> Made | None:
        return self.drawn(code) if code in self.known else self.composed(code)

    def _accented(self, letter: int, under: Made, accent: int, sign: Made) -> Made:
        outline, wide = under
        body, mark = box(outline), box(sign[0])
        across = (body[0] + body[2]) / 2 - (mark[0] + mark[2]) / 2
        gap = 0.045 * self.em
        if 0x370 <= letter < 0x400 and chr(letter).isupper() and accent == 0x301:  # Greek capitals have it at their left
            shift = mark[2] - mark[0] + gap / 2
            moved = turned(outline, (1, 0, 0, 1, shift, 0))
            return moved + turned(sign[0], (1, 0, 0, 1, body[0] - mark[0] - gap / 4, body[3] - mark[3])), round(wide + shift)
        if accent == 0x328:
            across = body[2] - mark[2] - 0.02 * self.em
            down = min(0.0, body[1]) - mark[3] + 0.02 * self.em
        elif accent == 0x327:
            down = 0.0
        elif accent == 0x326:
            down = min(0.0, body[1]) - gap - mark[3]
        elif accent == 0x323:
            down = min(0.0, body[1]) - 2 * gap - mark[3]
        elif accent == 0x312:
            down = body[3] + gap - mark[1]
        else:
            top = self._top(letter) if body[3] <= self._top(letter) + gap else body[3] + 0.02 * self.em
            down = top - self._top(ord("a"))
        return outline + turned(sign[0], (1, 0, 0, 1, across, down)), wide

    def _top(self, letter: int) -> float:
        """How high accents begin: those of small letters where the font's own stand, those of capitals by its Š and š."""
        if box(self._plain(letter))[3] <= box(self.drawn(ord("x"))[0])[3] * 1.12:
            return box(self.drawn(ord("x"))[0])[3]
        lift = box(self.drawn(ord("Š"))[0])[3] - box(self.drawn(ord("š"))[0])[3]
        return box(self.drawn(ord("x"))[0])[3] + lift

    def _plain(self, letter: int) -> Outline:
        if chr(letter) in "ij":
            return self._dotless(chr(letter))[0]
        made = self._letter(letter)
        return made[0] if made else []

    def _dotless(self, letter: str) -> Made:
        """Without its dot, which is the highest of its contours."""
        outline, wide = self.drawn(ord(letter))
        return [each for part in sorted(contours(outline), key=lambda part: box(part)[3])[:-1] for each in part], wide

    def _beside(self, letter: int) -> Made:
        outline, wide = self.drawn(letter)
        body, sign = box(outline), self.drawn(ord("’"))[0]
        mark, top = box(sign), max(box(outline)[3], box(self.drawn(ord("d"))[0])[3])
        left = body[2] + 0.03 * self.em if chr(letter) != "L" else (body[0] + body[2]) / 2
        extra = mark[2] - mark[0] if chr(letter) != "L" else 0
        return outline + turned(sign, (1, 0, 0, 1, left - mark[0], top - mark[3])), round(wide + extra)

    def _barred(self, letter: str, high: float) -> Made:
        outline, wide = self.drawn(ord(letter))
        body, mark = box(outline), box(self.drawn(0xAF)[0])
        middle, thick = body[3] * high, mark[3] - mark[1]
        left, right = {
            "H": (body[0] - 0.03 * self.em, body[2] + 0.03 * self.em),
            "T": (body[0] * 0.5 + body[2] * 0.18, body[2] * 0.82),
            "d": (body[2] - 0.32 * self.em, body[2] + 0.07 * self.em),
            "h": (body[0] - 0.07 * self.em, body[0] + 0.32 * self.em),
        }.get(letter, (body[0], body[2]))
        return outline + rectangle(left, middle - thick / 2, right, middle + thick / 2), wide

    def _stroked(self, letter: str) -> Made:
        """With a stroke that rises across its stem."""
        outline, wide = self.drawn(ord(letter))
        body, mark = box(outline), box(self.drawn(0xAF)[0])
        stem = box(self.drawn(ord("I"))[0])
        thick, reach, rise = (mark[3] - mark[1]) * 1.25, 0.1 * self.em, 0.075 * self.em
        left = body[0] - reach if letter == "l" else body[0] - reach * 0.9
        right = body[0] + min(stem[2] - stem[0], body[2] - body[0]) + (reach if letter == "l" else reach * 1.6)
        middle = body[3] * (0.5 if letter == "l" else 0.46)
        begin, end, half = middle - rise, middle + rise, thick / 2
        return outline + polygon(((left, begin - half), (right, end - half), (right, end + half), (left, begin + half))), wide

    @property
    def em(self) -> int:
        return int(self.font["head"].unitsPerEm)


# -- outlines ------------------------------------------------------------------------------------


def recorded(glyphs: Any, name: str) -> Made:
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    return list(pen.value), round(glyphs[name].width)


def replayed(outline: Outline, pen: Any) -> None:
    for name, points in outline:
        getattr(pen, name)(*points)


def turned(outline: Outline, by: tuple[float, ...]) -> Outline:
    """Moved, and as large as it is wanted."""
    pen = DecomposingRecordingPen({})
    replayed(outline, TransformPen(pen, by))
    return list(pen.value)


def contours(outline: Outline) -> list[Outline]:
    found: list[Outline] = []
    for stroke in outline:
        if stroke[0] == "moveTo":
            found.append([])
        found[-1].append(stroke)
    return found


def box(outline: Outline) -> Box:
    pen = BoundsPen(None)
    replayed(outline, pen)
    bounds: Box = pen.bounds
    return bounds


def polygon(points: tuple[tuple[float, float], ...]) -> Outline:
    return [("moveTo", (points[0],)), *(("lineTo", (each,)) for each in points[1:]), ("closePath", ())]


def rectangle(left: float, low: float, right: float, high: float) -> Outline:
    return polygon(((left, low), (right, low), (right, high), (left, high)))


# -- fonts ---------------------------------------------------------------------------------------


class Companion:
    """A font from which letters are taken, as high as those of another."""

    def __init__(self, name: str, weight: str, base: Base) -> None:
        self.parts = [TTFont(each) for each in sorted(SOURCES.glob(f"{name}-*-{weight}-normal.woff2"))]
        ours, theirs = base.font["OS/2"], self.parts[0]["OS/2"]
        self.scale = (ours.sxHeight / base.em) / (theirs.sxHeight / self.parts[0]["head"].unitsPerEm)
        self.unit = base.em / self.parts[0]["head"].unitsPerEm

    def drawn(self, code: int) -> Made | None:
        for part in self.parts:
            if code in part.getBestCmap():
                outline, wide = recorded(part.getGlyphSet(), part.getBestCmap()[code])
                by = self.scale * self.unit
                return turned(outline, (by, 0, 0, by, 0, 0)), round(wide * by)
        return None


def wanted(base: Base) -> Iterator[int]:
    yield from (code for code in (*LATIN, *GREEK, *CYRILLIC, *OTHERS) if code not in base.known)


def made(recipe: Recipe) -> Any:
    """The font with all that was added to it."""
    base = Base(SOURCES / recipe.base)
    companion = Companion(*recipe.companion, base)
    font = base.font
    order, added = font.getGlyphOrder(), dict[int, Made]()
    for code in wanted(base):
        if (found := base.composed(code) or companion.drawn(code)) is not None:
            added[code] = found
    names = {code: f"uni{code:04X}" for code in added}
    names = {code: f"{name}.added" if name in order else name for code, name in names.items()}
    for code, (outline, wide) in added.items():
        _put(font, names[code], outline, wide)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = names[code]
    whole = f"{recipe.family} {recipe.style}"
    said = {1: whole, 3: recipe.made, 4: whole, 6: Path(recipe.made).stem, 16: recipe.family, 17: recipe.style}
    for record in list(font["name"].names):
        record.string = said.get(record.nameID, record.string)
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames, top = [said[6]], cff.topDictIndex[0]
        top.FullName, top.FamilyName = whole, recipe.family
    font["head"].modified = EPOCH
    return font


def _put(font: Any, name: str, outline: Outline, wide: int) -> None:
    if "glyf" in font:
        pen = TTGlyphPen(None)
        replayed(outline, Cu2QuPen(pen, 1.0, reverse_direction=False))
        glyph = pen.glyph()
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (wide, getattr(glyph, "xMin", 0))
    else:
        top = font["CFF "].cff.topDictIndex[0]
        pen = T2CharStringPen(wide - top.Private.nominalWidthX, None)
        replayed(outline, Qu2CuPen(pen, 1.0, all_cubic=True))
        strings = top.CharStrings
        string = pen.getCharString(private=top.Private, globalSubrs=font["CFF "].cff.GlobalSubrs)
        strings.charStringsIndex.append(string)
        strings.charStrings[name] = len(strings.charStringsIndex) - 1
        top.charset.append(name)
        font.setGlyphOrder(top.charset)
        bounds = box(outline) if outline else (0, 0, 0, 0)
        font["hmtx"][name] = (wide, round(bounds[0]))


def main() -> int:
    for recipe in RECIPES:
        made(recipe).save(FONTS / recipe.made)
        size, before = ((folder / name).stat().st_size for folder, name in ((FONTS, recipe.made), (SOURCES, recipe.base)))
        print(f"{recipe.made}: {size} bytes, {size - before} of them added")
    return 0


if __name__ == "__main__":
    sys.exit(main())
