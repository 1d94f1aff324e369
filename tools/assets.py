"""Make what the app draws with: symbols for phone densities, and the theme's numbers as Python.

python -m tools.assets            make everything
python -m tools.assets --check    fail where something made is older than what it is made from
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw

from tools.fonts import advance_table

ROOT = Path(__file__).resolve().parent.parent
SYMBOLS, PLANES = ROOT / "assets" / "symbols", ROOT / "assets" / "planes"
TOKENS, THEME = ROOT / "assets" / "theme" / "tokens.json", ROOT / "companion" / "show" / "tokens.py"
ADVANCE = ROOT / "companion" / "show" / "advance.py"
ICONS = ROOT / "assets" / "icons"
DENSITIES = (1.5, 2.0, 3.0, 4.0)
SMALL = (24, 36, 48)
LARGE = (160, 264, 416, 832)
"""Of a large symbol, in pixels."""
LARGE_SYMBOLS = (
    "larva",
    "creeper",
    "adult",
    "breeder",
    "queen",
    "blank",
    "egg",
    "peek-eye",
    "css-pod",
    "contingency",
    "contamination",
    "airlock",
    "metagorger",
    "shambler",
    "fleshbeast",
    "butcher",
    "lurker",
    "whisperer",
    "stalker",
    "despoiler",
    "engine",
    "coordinates",
    "mutation",
    "panic-card",
    "turret",
    "turret-off",
    "hourglass",
    "hand-cards",
    "event-card",
    "hazard",
    "weapon-card",
    "equipment",
    "shield",
    "warrior",
    "knocked-down",
    "corpse",
    "hit",
    "miss",
    "facehugger",
)
GRID = 96.0


# -- symbols -------------------------------------------------------------------------------------


def outlines(svg: str) -> list[list[tuple[float, float]]]:
    """The closed outlines of a symbol's one path."""
    path = re.search(r' d="([^"]+)"', svg)
    assert path, "a symbol is one path"
    return [
        [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+),(-?[\d.]+)", part)]
        for part in path.group(1).split("M")
        if part.strip()
    ]


def drawn(symbol: str, pixels: int) -> Image.Image:
    """A symbol's coverage at this size: even-odd, so each outline turns what lies inside it over."""
    fine = 8 if pixels < 200 else 3
    size = pixels * fine
    cover = Image.new("1", (size, size))
    for outline in outlines((SYMBOLS / f"{symbol}.svg").read_text("utf-8")):
        layer = Image.new("1", (size, size))
        ImageDraw.Draw(layer).polygon([(x / GRID * size, y / GRID * size) for x, y in outline], fill=1)
        cover = ImageChops.logical_xor(cover, layer)
    return cover.convert("L").resize((pixels, pixels), Image.Resampling.BOX)


def plane(symbol: str, pixels: int) -> bytes:
    """Its coverage, a byte a pixel, from the bottom up as a screen wants it."""
    return zlib.compress(drawn(symbol, pixels).transpose(Image.Transpose.FLIP_TOP_BOTTOM).tobytes(), 9)


def planes() -> Iterator[tuple[str, int, list[str]]]:
    """Every file: its name, how large its symbols are in pixels, and which they are."""
    every = sorted(path.stem for path in SYMBOLS.glob("*.svg"))
    for density in DENSITIES:
        for size in SMALL:
            yield f"small{size}@{density:g}", round(size * density), every
    for pixels in LARGE:
        yield f"large{pixels}", pixels, sorted(LARGE_SYMBOLS)


def mark() -> str:
    """A fingerprint of everything the symbols are made from."""
    made_from = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(SYMBOLS.glob("*.svg")):
        made_from.update(path.read_bytes())
    return made_from.hexdigest()[:16]


# -- icons ---------------------------------------------------------------------------------------


def icons() -> Iterator[tuple[str, Image.Image]]:
    """The app mark as launcher icon, adaptive layers and the picture shown while starting."""
    ground, ink = (11, 14, 17), (232, 226, 214)

    def marked(size: int, share: float, ground: tuple[int, ...]) -> Image.Image:
        image = Image.new("RGBA", (size, size), ground)
        pixels = round(size * share)
        at = (size - pixels) // 2
        image.paste(Image.new("RGBA", (pixels, pixels), (*ink, 255)), (at, at), drawn("airlock", pixels))
        return image

    yield "icon", marked(512, 0.7, (*ground, 255))
    yield "foreground", marked(432, 0.5, (0, 0, 0, 0))  # the launcher cuts an adaptive layer to two thirds
    yield "background", Image.new("RGBA", (432, 432), (*ground, 255))
    yield "presplash", marked(720, 0.4, (*ground, 255))


# -- theme ---------------------------------------------------------------------------------------


def theme() -> str:
    """The tokens as Python: colour roles, type, durations."""
    tokens = json.loads(TOKENS.read_text("utf-8"))
    lines = [
        '"""Colour roles, type and time of the interface; made from assets/theme/tokens.json by `make assets`."""',
        "",
        "from typing import Final",
        "",
        "COLOURS: Final = {",
        *(f'    "{name}": "{each["hex"]}",  # {each["role"]}' for name, each in tokens["colour"].items()),
        "}",
        "",
        "TYPE: Final = {",
        *(f'    "{name}": ("{_face(each)}", {each["sp"]}, {each["line_dp"]}),' for name, each in tokens["type"].items()),
        "}",
        '"""Font, size in sp and height of a line in dp, by use."""',
        "",
        "DURATIONS: Final = {",
        *(f'    "{name}": {ms / 1000:g},' for name, ms in tokens["duration_ms"].items()),
        "}",
        '"""In seconds."""',
        "",
        "DRAWS: Final = {",
        *(f'    "{name}": {ms / 1000:g},' for name, ms in tokens["draw_total_ms"].items()),
        "}",
        '"""How long a draw of each kind takes, in seconds."""',
        "",
    ]
    return "\n".join(lines)


def _face(style: dict[str, object]) -> str:
    return "B612" if style["font"] == "B612" else "Saira"


# -- the command ---------------------------------------------------------------------------------


def make() -> None:
    PLANES.mkdir(exist_ok=True)
    for old in PLANES.iterdir():
        old.unlink()
    for name, pixels, symbols in planes():
        places, body = {}, b""
        for symbol in symbols:
            packed = plane(symbol, pixels)
            places[symbol] = [len(body), len(packed)]
            body += packed
        head = json.dumps({"made_from": mark(), "pixels": pixels, "symbols": places})
        (PLANES / f"{name}.planes").write_bytes(head.encode() + b"\n" + body)
    ICONS.mkdir(exist_ok=True)
    for name, image in icons():
        image.save(ICONS / f"{name}.png", optimize=True)
    for path, text in written().items():
        path.write_text(text, "utf-8")


def written() -> dict[Path, str]:
    """Modules that are made."""
    return {THEME: theme(), ADVANCE: advance_table()}


def made_from(path: Path) -> str:
    with path.open("rb") as opened:
        return str(json.loads(opened.readline())["made_from"])


def stale() -> list[str]:
    """What was made from something else than what is there now."""
    found = []
    there = {path.stem: made_from(path) for path in PLANES.glob("*.planes")}
    if there != {name: mark() for name, *_ in planes()}:
        found.append("assets/planes is stale; run make assets")
    for path, text in written().items():
        if not path.exists() or path.read_text("utf-8") != text:
            found.append(f"{path.relative_to(ROOT)} is stale; run make assets")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args().check:
        make()
    found = stale()
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
