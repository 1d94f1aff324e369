"""What a font file says about itself: which characters it has, how far each advances, how high its lines are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from struct import unpack_from

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "assets" / "fonts"
FILES = {
    ("Saira", False): "AirlockCondensed-SemiBold.ttf",
    ("Saira", True): "AirlockCondensed-Bold.ttf",
    ("B612", False): "AirlockText-Regular.otf",
    ("B612", True): "AirlockText-Bold.otf",
}
"""By name and whether it is bold, as the window registers them."""
EM = 1000
"""What everything is told in: so many parts of the size of a text."""
LAST = 0x2FFF
"""Nothing beyond is ever written here; what is, is as wide as a wide letter."""


def tables(font: bytes) -> dict[str, int]:
    """Where each table begins."""
    count = unpack_from(">H", font, 4)[0]
    return {font[12 + 16 * at : 16 + 16 * at].decode(): unpack_from(">I", font, 20 + 16 * at)[0] for at in range(count)}


def advances(file: Path) -> dict[str, int]:
    """How far each character of a font advances, in thousandths of its size."""
    font = file.read_bytes()
    at = tables(font)
    unit: int = unpack_from(">H", font, at["head"] + 18)[0]
    long: int = unpack_from(">H", font, at["hhea"] + 34)[0]
    wide = [unpack_from(">H", font, at["hmtx"] + 4 * glyph)[0] for glyph in range(long)]
    return {
        chr(code): round(EM * wide[min(glyph, long - 1)] / unit)
        for code, glyph in characters(font, at["cmap"])
        if 32 <= code <= LAST
    }


def characters(font: bytes, cmap: int) -> Iterator[tuple[int, int]]:
    """Each character with the number of its glyph, from the plainest table of them that there is."""
    count = unpack_from(">H", font, cmap + 2)[0]
    for number in range(count):
        start = cmap + unpack_from(">I", font, cmap + 8 + 8 * number)[0]
        if unpack_from(">H", font, start)[0] == 4:
            yield from _in_segments(font, start)
            return
    raise ValueError("a font without a table of its first characters")


def _in_segments(font: bytes, start: int) -> Iterator[tuple[int, int]]:
    twice = unpack_from(">H", font, start + 6)[0]
    ends, starts = start + 14, start + 16 + twice
    deltas, offsets = starts + twice, starts + 2 * twice
    for at in range(0, twice, 2):
        first, last = unpack_from(">H", font, starts + at)[0], unpack_from(">H", font, ends + at)[0]
        delta, offset = unpack_from(">H", font, deltas + at)[0], unpack_from(">H", font, offsets + at)[0]
        for code in range(first, min(last, 0xFFFE) + 1):
            if offset:
                glyph = unpack_from(">H", font, offsets + at + offset + 2 * (code - first))[0]
                glyph = (glyph + delta) % 65536 if glyph else 0
            else:
                glyph = (code + delta) % 65536
            if glyph:
                yield code, glyph


def heights(file: Path) -> tuple[int, int]:
    """How far letters may stand above and below their line, in thousandths of their size."""
    font = file.read_bytes()
    at = tables(font)
    unit: int = unpack_from(">H", font, at["head"] + 18)[0]
    above, below = unpack_from(">hh", font, at["hhea"] + 4)
    return round(EM * above / unit), round(-EM * below / unit)


def advance_table() -> str:
    """The module that knows how wide everything is that is written."""
    lines = [
        '"""How far the characters of our fonts advance, in thousandths of a size; made from assets/fonts by `make assets`."""',
        "",
        "from typing import Final",
        "",
        "FIRST: Final = 32",
        "",
        "ADVANCES: Final = {",
    ]
    for (name, bold), file in FILES.items():
        widths = advances(FONTS / file)
        dense = [widths.get(chr(code), 0) for code in range(32, 384)]
        rest = {character: wide for character, wide in widths.items() if ord(character) >= 384}
        lines += [
            f'    ("{name}", {bold}): (',
            f"        {tuple(dense)},",
            f"        {{{', '.join(f'{character!a}: {wide}' for character, wide in rest.items())}}},",
            "    ),",
        ]
    lines += [
        "}",
        '"""By font and whether it is bold: from the first character on, 0 where there is none; then the ones further on."""',
        "",
        "HEIGHTS: Final = {",
        *(f'    ("{name}", {bold}): {heights(FONTS / file)},' for (name, bold), file in FILES.items()),
        "}",
        '"""How far letters may stand above and below their line."""',
        "",
    ]
    return "\n".join(lines)
