"""Play a demonstration game by touches, off-screen, and write what was seen to build/demo.

    python -m tools.demo [--into FOLDER] [--all] [--only NAME]

With --all every screen of every game follows, in every way to play it and in four sizes: those that the tests read.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

os.environ.setdefault("AIRLOCK_GL", "sdl2")  # real pictures, unless somebody wants none

from PIL import Image

from companion.games.registry import GAMES
from companion.show.place import Place
from tools.driver import Driver

Walk = Callable[[Any], Iterator[str]]
"""Through every screen of a game: the app stands on one whenever its name is told."""
SIZES = {"phone": (412, 915), "small": (360, 640)}
MORE = {"landscape": (915, 412), "tablet": (1024, 768)}
COLUMNS, WIDTH = 8, 260


class Album:
    """Pictures of one game, numbered in the order in which they were taken."""

    def __init__(self, folder: Path, driver: Driver) -> None:
        self.folder, self.driver, self.count = folder, driver, 0
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.png"):
            old.unlink()

    def take(self, name: str) -> None:
        self.count += 1
        self.driver.picture(self.folder / f"{self.count:03d}-{re.sub(r'[^a-z0-9]+', '-', name.lower()).strip('-')}.png")

    def sheet(self) -> Path:
        """All pictures on one."""
        pictures = [Image.open(path).convert("RGB") for path in sorted(self.folder.glob("[0-9]*.png"))]
        height = round(WIDTH * pictures[0].height / pictures[0].width)
        rows = -(-len(pictures) // COLUMNS)
        made = Image.new("RGB", (WIDTH * COLUMNS, height * rows), (11, 14, 17))
        for number, picture in enumerate(pictures):
            made.paste(picture.resize((WIDTH, height)), (number % COLUMNS * WIDTH, number // COLUMNS * height))
        path = self.folder / "sheet.png"
        made.save(path, optimize=True)
        return path


def play(folder: Path, size: tuple[int, int]) -> Path:
    """Two rounds of a game, every screen once."""
    with tempfile.TemporaryDirectory() as home:
        driver = Driver(Path(home), size).start()
        album = Album(folder, driver)
        album.take("launch")
        driver.tap("new lockdown")
        album.take("new-game")
        driver.tap("SEAL AND START")
        album.take("seal")
        driver.tap("TO THE TABLE")
        album.take("setup")
        driver.tap("PLAY")
        album.take("guide")
        driver.tap("TO THE TABLE")
        album.take("table")
        for verb, name in (("NOISE ROLL", "noise"), ("EXPLORE", "explore"), ("ENCOUNTER", "encounter")):
            driver.tap(verb)
            album.take(name)
            if driver.app.place.top == "result":
                driver.tap(next(label for label in ("NO SURPRISE", "DONE") if label in driver.texts()))
        driver.app.act("appears", kind="creeper")
        driver.frames(3)
        album.take("in-play")
        driver.tap("INTRUDER ATTACKS")
        album.take("choose")
        driver.tap("CREEPER")
        album.take("attack")
        driver.tap("DONE")
        driver.tap("END ROUND")
        while driver.app.session.table.value("phase") == "event":
            album.take(f"rail-{driver.app.session.table.value('step')}")
            driver.next()
        for tab in ("tracks", "crew", "rules"):
            driver.tap(tab)
            album.take(tab)
        for overlay in ("bag", "history"):
            driver.app.over(overlay)
            driver.frames(3)
            if overlay == "bag":
                driver.tap("look")
            album.take(overlay)
            driver.back()
        driver.tap("rules")
        driver.tap("ROOMS")
        driver.frames(3)
        album.take("rooms")
        driver.app.over("rule:backup_power_supply")
        album.take("rule")
        for overlay in ("box:lockdown", "part:lockdown/css", "sources", "record:board", "hand:P2"):
            driver.app.go(Place("game", "table", (overlay,)))
            driver.frames(3)
            album.take(overlay.replace(":", "-"))
        driver.app.go(Place("game"))
        for seat, how in (("P1", "pod"), ("P2", "dead"), ("P3", "bunker")):
            driver.app.session.do("leave", seat=seat, how=how)
        driver.app.session.do("fix", path="contingency.active", value="yellow")
        driver.app.go(Place("game"))
        driver.tap("VERDICT")
        driver.tap("REVEAL THE CODE")
        album.take("verdict-asks")
        for label in ("JUDGE BY THE CODE", "SCAN ALL", "OBJECTIVES"):
            driver.tap(label)
        album.take("verdict")
        driver.tap("CHECK THE SEAL")
        album.take("proof")
        driver.tap("DONE")
        driver.tap("WATCH THE FILM")
        for page in ("film", "bag", "chance", "numbers"):
            driver.tap(page)
            album.take(f"film-{page}")
        driver.stop()
    return album.sheet()


def walks() -> dict[str, Walk]:
    """Every game: as its own scenes go in every way to play it, or as any game can be walked through."""
    from tests.window.test_reading import screens as lockdown
    from tests.window.walks import through

    found: dict[str, Walk] = {"lockdown": lockdown}
    for game in GAMES:
        package = f"tests.window.{game}"
        if find_spec(package) and find_spec(f"{package}.scenes"):
            scenes = import_module(f"{package}.scenes")
            found |= {f"{game}-{way}": partial(scenes.screens, way=way) for way in scenes.WAYS}
        else:
            found.setdefault(game, partial(through, game=game))
    return found


def look_through(folder: Path, walk: Walk, size: tuple[int, int]) -> Path:
    """A picture of each screen on the way."""
    with tempfile.TemporaryDirectory() as home:
        driver = Driver(Path(home), size).start()
        album = Album(folder, driver)
        for name in walk(driver.app):
            driver.frames(4)
            album.take(name)
        driver.stop()
    return album.sheet()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, default=Path("build/demo"))
    parser.add_argument("--all", action="store_true", help="in landscape and on a tablet too, and every screen of every game")
    parser.add_argument("--only", default="", help="of these the walks whose name begins so: nemesis, aliens-campaign")
    options = parser.parse_args()
    sizes = {**SIZES, **(MORE if options.all else {})}
    for name, size in sizes.items() if not options.only else ():
        print(play(options.into / name, size))
    for game, walk in walks().items() if options.all else ():
        for name, size in sizes.items() if game.startswith(options.only) else ():
            print(look_through(options.into / game / name, walk, size))
    return 0


if __name__ == "__main__":
    sys.exit(main())
