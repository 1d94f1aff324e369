"""The pictures that stores show, in each language: six screens of a phone, two of a tablet, and the banner.

    python -m tools.stores [--into build/pictures/stores]

Whoever likes them copies them to fastlane/metadata/android; nothing that is kept is written over.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from PIL import Image

from tools.beside import SCENES, SCENES_OF_ALL, SIZES, laid_out, photographed

LANGUAGES = {"en-US": "en", "fr-FR": "fr"}
"""As stores name them, and as the app does."""
PHONE = ("04-table", "07-encounter-queen", "13-tracks", "51-nemesis-table", "64-aliens-attack", "21-film")
TABLET = ("83-nemesis-tablet", "84-aliens-tablet")
FOLDERS = {"phoneScreenshots": PHONE, "tenInchScreenshots": TABLET}
BANNER, GROUND, WIDE, APART = (1024, 500), (11, 14, 17), 190, 22
"""How large the banner is, its ground, how wide the screens on it are, and how far apart."""
ICON = Path(__file__).resolve().parent.parent / "assets" / "icons" / "icon.png"


def shown(folder: Path, language: str) -> None:
    for kind, scenes in FOLDERS.items():
        into = folder / kind
        into.mkdir(parents=True, exist_ok=True)
        for number, name in enumerate(scenes, 1):
            screen, scene = SCENES_OF_ALL[name]
            path = into / f"{number}.png"
            photographed(scene, SIZES[screen], path, laid_out if name in SCENES else lambda _: None, language)
            light(wide(Image.open(path))).save(path, optimize=True)


def wide(picture: Image.Image) -> Image.Image:
    """A picture with a margin, if it needs one: Google Play takes nothing that is longer than twice its width."""
    needed = max(picture.width, -(-picture.height // 2))
    whole = Image.new("RGB", (needed, picture.height), GROUND)
    whole.paste(picture.convert("RGB"), ((needed - picture.width) // 2, 0))
    return whole


def light(picture: Image.Image) -> Image.Image:
    """A picture of our few colours in a third of its bytes."""
    return picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)


def banner(folder: Path) -> None:
    """The mark, and the first screens beside it, as far as they fit."""
    whole = Image.new("RGB", BANNER, GROUND)
    mark = Image.open(ICON).convert("RGBA").resize((260, 260), Image.Resampling.LANCZOS)
    whole.paste(mark, (60, (BANNER[1] - mark.height) // 2), mark)
    left = 380
    for number in (1, 2, 4):
        screen = Image.open(folder / "phoneScreenshots" / f"{number}.png").convert("RGB")
        small = screen.resize((WIDE, round(WIDE * screen.height / screen.width)), Image.Resampling.LANCZOS)
        whole.paste(small, (left, (BANNER[1] - small.height) // 2))
        left += WIDE + APART
    whole.save(folder / "featureGraphic.png", optimize=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, default=Path("build/pictures/stores"))
    into: Path = parser.parse_args().into
    for store, language in LANGUAGES.items():
        folder = into / store / "images"
        shown(folder, language)
        banner(folder)
        light(Image.open(ICON)).save(folder / "icon.png", optimize=True)
    for path in sorted(into.rglob("*.png")):
        print(path, path.stat().st_size)
    return 0


if __name__ == "__main__":
    sys.exit(main())
