"""Both papers show the same: every drawing of every game, as the window has it and as a browser has it from SVG.

A browser of the system is asked: `make browser`.
"""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageColor

from companion.kit.lazily import opened
from companion.page.svg import names, printed, sprite, style, svg
from companion.show.cells import CELLS
from companion.show.checklist import CHECKLIST
from companion.show.duelines import LINE, LIST
from companion.show.face import face_of
from companion.show.fates import END_MARK, FATE, ONE_OF_TWO
from companion.show.heldcards import HELD
from companion.show.strokes import Drawing
from companion.show.tokens import COLOURS
from tools.demo import walks
from tools.driver import DENSITY, Driver

BROWSER = which("chromium") or which("chromium-browser") or which("google-chrome")
FONTS = Path(__file__).resolve().parent.parent.parent / "assets" / "fonts"
FACES = (
    ("Saira", 600, "AirlockCondensed-SemiBold.ttf"),
    ("Saira", 700, "AirlockCondensed-Bold.ttf"),
    ("B612", 400, "AirlockText-Regular.otf"),
    ("B612", 700, "AirlockText-Bold.otf"),
)
WALKS = ("lockdown", "nemesis-carnomorphs", "nemesis-research", "nemesis-played", "nemesis-seeders", "aliens-mission")
SEEN_IN = 3
"""So many drawings of an instrument are compared."""
CELL = 10 * DENSITY
"""Cells of so many pixels are compared, each as one: what a letter or a hatch does between two pixels is the paper's own."""
GROUNDS = [ImageColor.getrgb(COLOURS[role]) for role in ("ground", "plate", "plate2", "plate3")]
APART = 48
"""No cell is darker or lighter than the other by more, of 255."""


def sized(drawing: Drawing) -> str:
    """As large as it is in the window."""
    return svg(printed(drawing), width=drawing.wide, height=drawing.high)


class Seen:
    """A drawing as the window showed it."""

    def __init__(self, name: str, drawing: Drawing, picture: Image.Image) -> None:
        self.name, self.drawing, self.picture = name, drawing, picture


def shown(driver: Driver, walk: str, instruments: dict[int, str], folder: Path) -> Iterator[Seen]:
    """The first few drawings of each instrument that a walk shows whole."""
    found: dict[str, list[Drawing]] = {}
    for scene in walks()[walk](driver.app):
        driver.frames(4)
        fresh = [
            (instruments[id(sheet.instrument)], sheet)
            for sheet in driver.walk()
            if hasattr(sheet, "instrument") and sheet.drawing.strokes and whole(driver, sheet)
        ]
        fresh = [(name, sheet) for name, sheet in fresh if new(found.setdefault(name, []), sheet.drawing)]
        if fresh:
            driver.picture(folder / "seen.png")
            picture = Image.open(folder / "seen.png").convert("RGB")
            for name, sheet in fresh:
                yield Seen(f"{walk}, {scene}: {name}", sheet.drawing, cut(picture, sheet))


def new(before: list[Drawing], drawing: Drawing) -> bool:
    if len(before) >= SEEN_IN or drawing in before:
        return False
    before.append(drawing)
    return True


def whole(driver: Driver, sheet: Any) -> bool:
    """Nothing lies over it, and no scroll cuts it off."""
    x, y = sheet.to_window(*sheet.pos)
    above = sheet.parent
    while above is not None and above is not driver.app.stage:
        low = above.to_window(*above.pos)[1] if above.parent is not above else 0
        if hasattr(above, "scroll_y") and (y < low - 1 or y + sheet.height > low + above.height + 1):
            return False
        above = above.parent
    return x >= 0 and y >= 0 and sheet.width > 1 and sheet.height > 1 and sheet.get_root_window() is not None


def cut(picture: Image.Image, sheet: Any) -> Image.Image:
    x, y = sheet.to_window(*sheet.pos)
    left, top = round(x), round(picture.height - y - sheet.height)
    return picture.crop((left, top, left + round(sheet.width), top + round(sheet.height)))


def page(seen: list[Seen]) -> str:
    """All of them, one under the other, each on the ground on which it stood."""
    faces = "".join(
        f'@font-face{{font-family:{family};font-weight:{weight};src:url("{(FONTS / file).as_uri()}")}}'
        for family, weight, file in FACES
    )
    symbols = sprite(set().union(*(names(each.drawing) for each in seen)))
    drawn = "".join(
        f'<div style="height:{each.drawing.high}px;background:rgb{ground(each)}">{sized(each.drawing)}</div>' for each in seen
    )
    rules = f"{faces}{style()}body{{margin:0}}svg{{display:block;position:relative}}div{{overflow:hidden}}"
    return f"<!doctype html><meta charset=utf-8><style>{rules}</style><div style=height:0>{symbols}</div>{drawn}"


def photographed(html: str, seen: list[Seen], folder: Path) -> Image.Image:
    assert BROWSER is not None
    (folder / "page.html").write_text(html, "utf-8")
    wide, high = max(each.drawing.wide for each in seen), sum(each.drawing.high for each in seen)
    subprocess.run(
        [
            BROWSER,
            "--headless",
            "--no-sandbox",
            "--hide-scrollbars",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--allow-file-access-from-files",
            f"--force-device-scale-factor={DENSITY}",
            f"--window-size={round(wide) + 2},{round(high) + 200}",
            f"--screenshot={folder / 'page.png'}",
            f"--user-data-dir={folder / 'profile'}",
            (folder / "page.html").as_uri(),
        ],
        check=True,
        capture_output=True,
        timeout=120,
    )
    return Image.open(folder / "page.png").convert("RGB")


def differing(one: Image.Image, other: Image.Image) -> int:
    """How far the cell that differs most is from its like."""
    size = max(1, one.width // CELL), max(1, one.height // CELL)
    cells = (each.resize(size, Image.Resampling.BOX) for each in (one, other))
    return max(high for _, high in ImageChops.difference(*cells).getextrema())


def ground(seen: Seen) -> tuple[int, ...]:
    """The ground that most of it has, rather one that the drawing itself does not fill with."""
    counted = sorted(seen.picture.getcolors(seen.picture.width * seen.picture.height), reverse=True)
    grounds = [colour for _, colour in counted if colour in GROUNDS]
    own = {ImageColor.getrgb(COLOURS[fill]) for stroke in seen.drawing.strokes if (fill := getattr(stroke, "fill", ""))}
    return next((colour for colour in grounds if colour not in own), (grounds or [counted[0][1]])[0])


@pytest.mark.skipif(BROWSER is None, reason="no browser here")
@pytest.mark.parametrize("walk", WALKS)
def test_the_window_and_the_browser_show_the_same(tmp_path: Path, walk: str) -> None:
    face = face_of(walk.partition("-")[0])
    instruments = {id(opened(path)): place for place, path in face.instruments.items()}
    instruments |= {id(LINE): "due", id(LIST): "dues", id(CHECKLIST): "checklist", id(CELLS): "cells"}
    instruments |= {id(HELD): "held cards", id(END_MARK): "end", id(FATE): "fate", id(ONE_OF_TWO): "one of two"}
    (tmp_path / "home").mkdir()
    driver = Driver(tmp_path / "home", (412, 915)).start()
    try:
        seen = list(shown(driver, walk, instruments, tmp_path))
    finally:
        driver.stop()
    assert seen
    faults, top = [], 0.0
    for part in [seen[at : at + 20] for at in range(0, len(seen), 20)]:
        picture, top = photographed(page(part), part, tmp_path), 0.0
        for each in part:
            box = (0, round(top * DENSITY), each.picture.width, round(top * DENSITY) + each.picture.height)
            apart = differing(each.picture, picture.crop(box))
            if apart > APART:
                faults.append(f"{each.name}: {apart}")
                keep(each, picture.crop(box), len(faults))
            top += each.drawing.high
    assert faults == []


def keep(seen: Seen, other: Image.Image, number: int) -> None:
    """Both beside each other, to be looked at."""
    folder = Path("build/papers")
    folder.mkdir(parents=True, exist_ok=True)
    both = Image.new("RGB", (seen.picture.width * 2 + 8, seen.picture.height), (90, 20, 90))
    both.paste(seen.picture, (0, 0))
    both.paste(other, (seen.picture.width + 8, 0))
    both.save(folder / f"{seen.name.partition(',')[0]}-{number:02}.png")
