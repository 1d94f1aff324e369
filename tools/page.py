"""Makes the page that a browser gets: one packed file of styles, symbols, fonts, words and the script, and what it may run.

python -m tools.page           writes assets/page/page.html.gz and assets/page/page.json
python -m tools.page --check   says whether they are as the sources make them
python -m tools.page --fonts   makes the small fonts anew
python -m tools.page --elsewhere FOLDER   makes the page of guests who come by a broker, for any host of files

The page itself holds what it is written with, and the letters of Western Europe. Other letters are fonts of their own, which a
browser asks for when the first of them is there to be shown.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import sys
from base64 import b64encode
from collections.abc import Mapping
from math import hypot
from pathlib import Path
from re import findall, sub
from types import MappingProxyType

from companion.packs.words import LANGUAGES
from companion.page import leaves
from companion.page.alone import ELSEWHERE, WORDS
from companion.page.markup import Markup, join, tag
from companion.page.parts import glyph
from companion.page.svg import SIDE, SYMBOLS, dark_lamps, hatches, style
from companion.sharing.sealing import HEARD
from companion.show.tokens import COLOURS, TYPE
from companion.show.tongue import Tongue
from tools.fonts import FILES, FONTS, ROOT

FOLDER, SOURCES = ROOT / "assets" / "page", ROOT / "companion" / "page"
VIRTUAL = 5.76
"""A hundredth of the height that a wall is drawn for, in dp: 1024 by 576, so that 18 of them are 22 points of 720."""
GRID, SEEN = 10, 0.1
"""Symbols stand on a grid of so many parts of their unit; what is nearer than this to a line lies on it."""
MOST = 100 * 1024
"""The page is no larger, packed."""
FACES = {("Saira", False): 600, ("B612", False): 400}
"""The fonts that a page has, each with its weight; bold is made of them."""
LETTERS = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100)))) + "–—‘’“”„…×−→←↑↓•·œŒŸ€"
"""What they can say at once."""
NOTHING = Markup("")
MORE = {"latin": ((0x100, 0x24F), (0x259, 0x259), (0x1E00, 0x1EFF)), "greek": ((0x370, 0x3FF),), "cyrillic": ((0x400, 0x4FF),)}
"""What else there is, each in a font of its own: from the first of its letters to the last."""


def made() -> tuple[bytes, str]:
    """The page, packed, and its policy."""
    page, script, style = document()
    policy = (
        f"default-src 'none'; script-src {script}; style-src {style}; font-src data: 'self'; img-src data:; "
        "connect-src http: https: ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return _packed(page.encode()), policy


def elsewhere() -> tuple[bytes, str]:
    """The page of guests who are elsewhere, under a policy of its own: hosts of files send no head with it. And that policy."""
    line, words = (SOURCES / "far.js").read_text("utf-8"), {**WORDS, **ELSEWHERE}
    _, script, style = document(line, words)
    policy = (
        f"default-src 'none'; script-src {script}; style-src {style}; font-src data: 'self'; img-src data:; "
        "connect-src ws: wss:; base-uri 'none'; form-action 'none'"
    )
    head = join(
        tag("meta", None, http_equiv="Content-Security-Policy", content=policy),
        tag("meta", None, name="referrer", content="no-referrer"),
    )
    return document(line, words, head=head)[0].encode(), policy


def served(into: Path) -> int:
    """That page with its fonts, as a folder that any host of files serves; how many bytes it has, packed."""
    into.mkdir(parents=True, exist_ok=True)
    page, _ = elsewhere()
    (into / "index.html").write_bytes(page)
    for each in FOLDER.glob("*-*.woff2"):
        (into / each.name).write_bytes(each.read_bytes())
    return len(_packed(page))


def document(
    before: str = "", words: Mapping[str, str] = WORDS, more: Mapping[str, object] = MappingProxyType({}), head: Markup = NOTHING
) -> tuple[str, str, str]:
    """The page with its one script, and the sums of its script and of its styles. What stands before the script of every page is
    there for it; what else the script has to know goes with its words."""
    stable = "\n".join((FOLDER / "stablelib.js").read_text("utf-8").splitlines())
    script = stable + before + (SOURCES / "page.js").read_text("utf-8")
    css = _style()
    said: dict[str, object] = {each: {name: Tongue(each)(says) for name, says in words.items()} for each in LANGUAGES}
    data = json.dumps({**said, "heard": HEARD, **more}, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    again = tag(
        "div",
        glyph("time", 24, "warn"),
        tag("b", id="again", class_="t-row c-warn"),
        tag("b", id="nth", class_="t-row c-ink2"),
        class_="row",
    )
    title = tag("h1", glyph("link-off", 48), tag("span", id="cut-title"))
    news = tag("div", title, tag("p", id="age"), again, class_="news")
    cut = (
        news,
        tag("p", id="safe"),
        tag(
            "button",
            tag("span", id="try-word"),
            tag("span", glyph("link", 30, "ground"), class_="cap"),
            id="try",
            class_="b b-act",
        ),
    )
    body = (
        tag("div", id="page"),
        tag("section", *cut, id="cut", hidden=True, role="alertdialog"),
        tag("section", id="mine", hidden=True),
        tag("p", id="says", role="alert"),
        tag("p", id="asleep", role="status"),
        tag("p", id="live", aria_live="polite"),
        _sprite(),
        tag("script", Markup(data), type="application/json", id="words"),
        tag("script", Markup(script)),
    )
    heads = (
        tag("meta", None, charset="utf-8"),
        tag("meta", None, name="viewport", content="width=device-width,initial-scale=1,viewport-fit=cover"),
        tag("meta", None, name="theme-color", content=COLOURS["ground"]),
        tag("title", "Airlock"),
        tag("style", Markup(css)),
        head,
    )
    return "<!doctype html>" + tag("html", tag("head", *heads), tag("body", *body), lang="en"), _hash(script), _hash(css)


# -- symbols, small ------------------------------------------------------------------------------

Dots = list[tuple[float, float]]


def _sprite() -> Markup:
    """Every symbol, each point on a grid of tenths, and said by how far it is from the one before."""
    symbols = (
        tag(
            "symbol",
            tag("path", None, d=_short(way), fill_rule="evenodd"),
            id=each.stem,
            viewBox=f"0 0 {SIDE * GRID} {SIDE * GRID}",
        )
        for each in sorted(SYMBOLS.glob("*.svg"))
        for way in findall(r'\sd="([^"]*)"', each.read_text("utf-8"))
    )
    return tag(
        "svg",
        tag("defs", *symbols, *leaves.symbols(), *dark_lamps(), *hatches()),
        width=0,
        height=0,
        aria_hidden="true",
        class_="sprite",
    )


def _short(way: str) -> str:
    """An outline in few letters.

    >>> _short("M0,0 48,0.01 96,0 96,96 0,96Z")
    'm0 0 960 0 0 960-960 0z'
    """
    content, x, y = "", 0, 0
    for outline, closed in findall(r"M([^MZ]*)(Z?)", way):
        dots = [(float(across), float(down)) for across, down in findall(r"(-?[\d.]+),(-?[\d.]+)", outline)]
        kept = _straight([*dots, dots[0]])[:-1] if closed and len(dots) > 3 else dots
        begun = None
        for across, down in kept:
            to = round(across * GRID), round(down * GRID)
            step = to[0] - x, to[1] - y
            if begun is None:
                begun, content = to, f"{content}m{step[0]}{_apart(step[1])}"
            elif step != (0, 0):
                content += _apart(step[0]) + _apart(step[1])
            x, y = to
        content, (x, y) = content + closed.lower(), begun if closed and begun else (x, y)
    return content


def _apart(number: int) -> str:
    return f"{number}" if number < 0 else f" {number}"


def _straight(dots: Dots) -> Dots:
    """Without the dots that lie on the line between their neighbours, as far as anybody can see."""
    if len(dots) < 3:
        return dots
    (x, y), (to_x, to_y) = dots[0], dots[-1]
    wide, high = to_x - x, to_y - y
    long = hypot(wide, high)

    def far(dot: tuple[float, float]) -> float:
        return abs((dot[0] - x) * high - (dot[1] - y) * wide) / long if long else hypot(dot[0] - x, dot[1] - y)

    at = max(range(1, len(dots) - 1), key=lambda number: far(dots[number]))
    if far(dots[at]) <= SEEN:
        return [dots[0], dots[-1]]
    return _straight(dots[: at + 1])[:-1] + _straight(dots[at:])


# -- styles --------------------------------------------------------------------------------------


def _style() -> str:
    roles = "".join(f"--{role}:{colour};" for role, colour in COLOURS.items())
    classes = "".join(f".c-{role}{{color:var(--{role})}}" for role in COLOURS)
    walls = "".join(f".wall .t-{use}{{font-size:{size / VIRTUAL:.2f}vmin}}" for use, (_, size, _) in TYPE.items())
    sizes = "".join(
        f".t-{use}{{font:{_weight(font)} {size / 16:g}rem/{high / size:.2f} {font},sans-serif}}"
        for use, (font, size, high) in TYPE.items()
    )
    faces = "".join(f"{_face(font)}{_more(font)}" for font, _ in FACES)
    return f"{faces}:root{{{roles}--door:{COLOURS['plate']}}}{style()}{sizes}{classes}{walls}{_bare_css()}"


def _bare_css() -> str:
    return sub(r"/\*.*?\*/\n?", "", (SOURCES / "page.css").read_text("utf-8"))


def _face(font: str) -> str:
    content = b64encode(_font(font).read_bytes()).decode()
    return f"@font-face{{font-family:{font};font-weight:400 700;src:url(data:font/woff2;base64,{content})}}"


def _more(font: str) -> str:
    """The same font, as far as only some names need it."""
    begin = f"@font-face{{font-family:{font};font-weight:400 700"
    return "".join(f"{begin};src:url({_font(font, each).name});unicode-range:{_ranges(each)}}}" for each in MORE)


def _ranges(letters: str) -> str:
    """As a style says them.

    >>> _ranges("greek")
    'U+370-3FF'
    """
    return ",".join(f"U+{first:X}-{last:X}" for first, last in MORE[letters])


def _weight(font: str) -> int:
    return FACES[font, False]


def _font(font: str, letters: str = "") -> Path:
    return FOLDER / f"{font}{f'-{letters}' if letters else ''}.woff2"


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _packed(page: bytes) -> bytes:
    """The same bytes wherever it is made."""
    held = io.BytesIO()
    with gzip.GzipFile(fileobj=held, mode="wb", compresslevel=9, mtime=0, filename="") as packing:
        packing.write(page)
    return held.getvalue()


def make_fonts() -> None:
    from fontTools.subset import Options, Subsetter, load_font, save_font  # type: ignore[import-untyped]

    apart = {name: [chr(code) for first, last in ranges for code in range(first, last + 1)] for name, ranges in MORE.items()}
    said = {name: "".join(each for each in text if each not in LETTERS) for name, text in apart.items()}
    for font, bold in FACES:
        for name, text in {"": LETTERS, **said}.items():
            options = Options()
            options.flavor, options.layout_features, options.hinting, options.name_IDs = "woff2", ["kern"], False, []
            found = load_font(FONTS / FILES[font, bold], options)
            chosen = Subsetter(options)
            chosen.populate(text=text)
            chosen.subset(found)
            save_font(found, _font(font, name), options)


def main(arguments: list[str]) -> int:
    if "--fonts" in arguments:
        make_fonts()
    if arguments[:1] == ["--elsewhere"]:
        print(f"{served(Path(arguments[1]))} bytes")
        return 0
    page, policy = made()
    content = json.dumps({"policy": policy}, indent=1) + "\n"
    files = {FOLDER / "page.html.gz": page, FOLDER / "page.json": content.encode()}
    stale = [each.name for each, data in files.items() if not each.exists() or not _same(each, data)]
    if len(page) > MOST:
        print(f"the page has {len(page)} bytes, and may have {MOST}")
        return 1
    if "--check" in arguments:
        print("\n".join(f"{each} is not what its sources make: make assets" for each in stale), end="\n" if stale else "")
        return bool(stale)
    for each, data in files.items():
        if each.name in stale:
            each.write_bytes(data)
    print(f"{len(page)} bytes")
    return 0


def _same(file: Path, data: bytes) -> bool:
    """Packers differ; what is in it does not."""
    return gzip.decompress(file.read_bytes()) == gzip.decompress(data) if file.suffix == ".gz" else file.read_bytes() == data


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
