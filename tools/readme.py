"""The pictures of the README: twelve screens, three of them side by side, and the door, as they are now.

    python -m tools.readme [--into build/pictures/readme]

Whoever likes them copies them to docs/pictures; nothing that is kept is written over.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from PIL import Image

from tools.beside import SCENES_OF_ALL, SIZES, laid_out, photographed, table
from tools.driver import Driver

WIDE = 412
SHOWN = {
    "table": "04-table",
    "queen": "07-encounter-queen",
    "clock": "13-tracks",
    "film": "21-film",
    "ship": "51-nemesis-table",
    "rule": "52-nemesis-tracks",
    "feeding": "55-rail-feeding",
    "intruders": "60-intruder-turn",
    "squad": "61-aliens-table",
    "attack": "64-aliens-attack",
    "tracker": "65-aliens-tracker",
    "dials": "63-aliens-aim",
}
FIRST, BESIDE, GROUND = ("table", "queen", "squad"), 24, (11, 14, 17)
"""What stands at the head, one beside the other, so far apart, on what."""
DOOR, EVERY = 260, 4
"""How wide the moving picture is, and of how many frames of the app it shows one."""
SECONDS, REST = 2.4, 900
"""How long the door is shown, and how long the pictures before and after it stand, in milliseconds."""


def screens(folder: Path) -> None:
    """In full colour, each as wide as the phone it is drawn for."""
    for name, scene in SHOWN.items():
        path = folder / f"{name}.png"
        photographed(SCENES_OF_ALL[scene][1], SIZES["phone"], path)
        small(path, WIDE).save(path, optimize=True)


def head(folder: Path) -> None:
    """A few of the screens in one picture."""
    pictures = [Image.open(folder / f"{name}.png").convert("RGB") for name in FIRST]
    high = max(each.height for each in pictures) + 2 * BESIDE
    whole = Image.new("RGB", (sum(each.width + BESIDE for each in pictures) + BESIDE, high), GROUND)
    left = BESIDE
    for each in pictures:
        whole.paste(each, (left, BESIDE))
        left += each.width + BESIDE
    whole.save(folder / "head.png", optimize=True)


def door(folder: Path) -> None:
    """A noise roll: the leaves close, wait, and part on the result."""
    frames = []
    with tempfile.TemporaryDirectory() as home:
        driver = Driver(Path(home), SIZES["phone"]).start()
        laid_out(driver.app)
        table(driver.app)
        driver.frames(4)
        driver.app.theme.duration = 1
        before = Path(home) / "before.png"
        driver.picture(before)
        frames.append(small(before))
        driver.tap("NOISE ROLL")
        for number in range(round(SECONDS * 60 / EVERY)):
            path = Path(home) / f"{number}.png"
            driver.shot(path)
            frames.append(small(path))
            driver.frames(EVERY)
        driver.stop()
    spent = [REST, *[round(1000 * EVERY / 60)] * (len(frames) - 2), 2 * REST]
    frames[0].save(folder / "door.webp", save_all=True, append_images=frames[1:], duration=spent, loop=0, quality=82, method=6)


def small(path: Path, wide: int = DOOR) -> Image.Image:
    picture = Image.open(path).convert("RGB")
    return picture.resize((wide, round(wide * picture.height / picture.width)), Image.Resampling.LANCZOS)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, default=Path("build/pictures/readme"))
    folder: Path = parser.parse_args().into
    folder.mkdir(parents=True, exist_ok=True)
    screens(folder)
    head(folder)
    door(folder)
    for path in sorted(folder.iterdir()):
        print(path, path.stat().st_size)
    return 0


if __name__ == "__main__":
    sys.exit(main())
