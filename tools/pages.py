"""The pages of guests and the screens of the app, side by side: page left, app right, each at the same moment of the same game.

    python -m tools.pages [--into FOLDER] [--only NAME] [--screen phone|small|tablet|tv]

Those of each game and screen stand in one picture too: docs/pictures/pages has these, for docs/pages.md. Needs chromium and its
driver; without them nothing is made, and that is said.
"""

from __future__ import annotations

import argparse
import gzip
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING, Any

from companion.charter import charter
from companion.packs import load
from companion.page import site
from companion.page.reader import LOOK, TABLE
from companion.page.visitor import Visitor
from companion.session import Session
from companion.show.face import face_of
from companion.show.place import Place
from tests.browser.engines import PHONE, SMALL, TABLET, WALL, Chromium

if TYPE_CHECKING:
    from PIL.Image import Image

FLAT, FULL = (915, 412), (1920, 1080)
SEED = bytes([7]) * 32
TEXT, LARGER = 16, 1.2
"""The usual size of a browser's text, and how much larger the page has it on a tablet."""
SCRIPT = (Path(site.__file__).with_name("page.js")).read_text("utf-8")
FIT = SCRIPT[SCRIPT.index("  function fit() {") : SCRIPT.index("  function poll() {")] + "fit();"
"""What the script does with a page of a wall."""
CUT = {
    "cut-title": "CUT OFF",
    "age": "What you see is 12 seconds old: entry #37. Nothing you tap counts now.",
    "again": "TRIES AGAIN IN 3",
    "nth": "TRY 4",
    "safe": "Your hand is safe with the phone of the table.",
    "try-word": "TRY NOW",
}
"""What the script writes on a page that is cut off."""
SHOWN = """
function by(id) { return document.getElementById(id); }
by('page').innerHTML = arguments[0]; by('mine').innerHTML = arguments[1]; by('mine').hidden = !arguments[1];
var cut = arguments[2]; by('cut').hidden = !cut;
for (var id in cut || {}) by(id).textContent = cut[id];
by('try').hidden = !!document.querySelector('.wall');
document.body.className = (arguments[1] ? 'open ' : '') + (cut ? 'cut' : '');
window.scrollTo(0, 0);
return document.fonts.ready.then(function () { FIT });
""".replace("FIT", FIT)
"""Puts a page, what is held, and what is said of a cut where the script does."""


class Guest:
    """A guest of a game that is laid out; to the scenes of `tools.beside` it is the app."""

    def __init__(self, seat: str = "P2", may: str = TABLE, language: str = "en", host: str = "Ana") -> None:
        self.seat, self.may, self.language, self.host = seat, may, language, host
        self.visitor: Any = None
        self.games = self

    def new_game(self, game: str, names: list[str], options: dict[str, Any]) -> None:
        pack = load(game)
        self.session = Session.new(charter(pack, list(names), SEED, options), pack)
        self.visitor = Visitor(self.session, face_of(game), self.seat, self.language, self.host)
        self.visitor.at.may = self.may
        self.session.listen(self.visitor.hears)

    @property
    def playing(self) -> Any:
        return self.visitor.playing

    @property
    def place(self) -> Place:
        found: Place = self.playing.place
        return found

    def act(self, intent: str, **given: Any) -> Any:
        return self.session.do(intent, **given)

    def go(self, place: Place) -> None:
        self.playing.place = place

    def over(self, overlay: str) -> None:
        self.go(self.place.onto(overlay))

    def tab(self, name: str) -> None:
        self.go(self.place.at(name))

    def read(self) -> None:
        self.playing.heard()

    def refresh(self) -> None:
        """A page is made when it is asked for."""


class Looks:
    """A browser that shows pages as they are made, without a host; for as large a screen and text as is asked for."""

    def __init__(self, size: tuple[int, int] = PHONE, fonts: float = 1.0, language: str = "en") -> None:
        self.size, self.fonts, self.language = size, fonts, language
        self.browser = Chromium(size, language, text=round(TEXT * fonts))
        page = gzip.decompress(site.built().page).decode()
        self.folder = tempfile.TemporaryDirectory()
        file = Path(self.folder.name) / "page.html"
        file.write_text(f"{page[: page.rindex('<script>')]}</body></html>", "utf-8")
        self.browser.go(f"file://{file}")
        self.browser.js("return document.fonts.ready.then(function () { return 1; })")

    def guest(self, seat: str = "P2", may: str = TABLE) -> Guest:
        return Guest(seat, may, self.language)

    def show(self, guest: Guest, held: bool = False, cut: bool = False) -> None:
        """Its page; while the ring is held, or cut off."""
        tablet = self.size[0] >= 700 and self.size[1] >= 900
        guest.visitor.at.measured(*self.size, self.fonts * (LARGER if tablet else 1))
        self.browser.js(SHOWN, guest.visitor.page(), guest.visitor.mine() if held else "", CUT if cut else None)

    def picture(self, file: Path, whole: bool = False) -> None:
        (self.browser.whole if whole else self.browser.picture)(file)

    def quit(self) -> None:
        self.browser.quit()
        self.folder.cleanup()


# -- side by side --------------------------------------------------------------------------------

PLACES = {
    "lockdown": (
        "04-table",
        "05-noise-result",
        "06-encounter-adult",
        "08-attack-result",
        "09-injury-check",
        "11-event-rail-6",
        "13-tracks",
        "15-crew",
        "79-play-guide",
        "19-history",
    ),
    "nemesis": ("51-nemesis-table", "52-nemesis-tracks", "82-nemesis-encounter", "55-rail-feeding", "57-aftermath-alert"),
    "aliens": ("61-aliens-table", "63-aliens-aim", "64-aliens-attack", "68-rail-marines", "69-rail-blips"),
}
"""What guests have too, by its game and its drawing."""


NOT_ON_A_WALL = {
    "13-tracks",
    "15-crew",
    "79-play-guide",
    "19-history",
    "52-nemesis-tracks",
    "57-aftermath-alert",
    "63-aliens-aim",
}
"""Nobody presses anything there, so nobody goes to another tab."""
SCREENS = {"phone": PHONE, "small": SMALL, "tablet": TABLET, "tv": WALL}
"""How large each is, in dp. On a television stands what hangs on a wall; beside it the app, on a screen as large."""
GATHERED = {"phone": (560, 3), "small": (560, 3), "tablet": (840, 2), "tv": (1680, 1)}
"""How wide a pair is among the others, and how many stand in a row."""
EDGE, GAP, QUALITY = (60, 60, 60), 12, 72


def walls() -> dict[str, tuple[str, Callable[[Any], None]]]:
    """What hangs on a wall, by its drawing."""
    from tools import aboard, beside, corps

    def came(scene: Callable[[Any], None], *acts: tuple[str, dict[str, Any]]) -> Callable[[Any], None]:
        def shown(guest: Any) -> None:
            scene(guest)
            for intent, given in acts:
                guest.act(intent, **given)

        return shown

    adult: tuple[tuple[str, dict[str, Any]], ...] = (
        ("fix", {"path": "bag", "value": {"adult": 1}}),
        ("encounter", {"seat": "P3"}),
    )
    fight = ("attack", {"character": "gorman", "piece": "F"})
    return {
        "76-tv": ("lockdown", came(beside.laid_out, ("noise_roll", {"seat": "P2"}))),
        "104-tv-nemesis": ("nemesis", came(aboard.BASE, *adult)),
        "105-tv-aliens": ("aliens", corps.then(*corps.FIGHT, fight, gorman=True)),
    }


def side_by_side(looks: Looks, screen: str, name: str, folder: Path) -> Image:
    """Page left, app right, as large as that screen is."""
    from PIL import Image

    from tools.beside import SCENES, SCENES_OF_ALL, laid_out, photographed

    _, scene = SCENES_OF_ALL[name]

    def begin(table: Any) -> None:
        """The same game on both, card for card."""
        table.games.seed = SEED
        if name in SCENES:
            laid_out(table)

    seat = "P1" if "attack" in name and name not in SCENES else "P2"
    guest = looks.guest("", LOOK) if screen == "tv" else looks.guest(seat)
    begin(guest)
    scene(guest)
    looks.show(guest)
    page, app = folder / f"{name}-{screen}-page.png", folder / f"{name}-{screen}-app.png"
    looks.picture(page)
    photographed(scene, looks.size, app, begin)
    wide, high = looks.size
    both = Image.new("RGB", (2 * wide + 8, high), EDGE)
    for at, file in enumerate((page, app)):
        both.paste(Image.open(file).convert("RGB").resize(looks.size), (at * (wide + 8), 0))
    both.save(folder / f"{name}-{screen}.png")
    return both


def gathered(pairs: dict[str, Image], screen: str) -> Iterator[tuple[str, Image]]:
    """Those of each game in one picture, its rows as wide as a page of text can show."""
    from PIL import Image

    for game, names in PLACES.items():
        found = [pairs[name] for name in names if name in pairs]
        if not found:
            continue
        wide, columns = GATHERED[screen]
        high = round(found[0].height * wide / found[0].width)
        rows = -(-len(found) // columns)
        whole = Image.new("RGB", ((wide + GAP) * columns - GAP, (high + GAP) * rows - GAP), EDGE)
        for number, each in enumerate(found):
            at = (number % columns * (wide + GAP), number // columns * (high + GAP))
            whole.paste(each.resize((wide, high), Image.Resampling.LANCZOS), at)
        yield f"{game}-{screen}.webp", whole


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("build/pictures/pages"))
    parser.add_argument("--only", default="", help="what the name begins with")
    parser.add_argument("--screen", choices=SCREENS, action="append", help="only this one")
    asked = parser.parse_args(arguments)
    if missing := [each for each in Chromium.needs if which(each) is None]:
        print(f"no pages: there is no {missing[0]}")
        return 0
    folder: Path = asked.into
    folder.mkdir(parents=True, exist_ok=True)
    for screen in asked.screen or SCREENS:
        looks = Looks(SCREENS[screen])
        left_out = NOT_ON_A_WALL if screen == "tv" else set()
        names = [each for places in PLACES.values() for each in places if each.startswith(asked.only) and each not in left_out]
        pairs = {name: side_by_side(looks, screen, name, folder) for name in names}
        for name, whole in gathered(pairs, screen):
            whole.save(folder / name, quality=QUALITY, method=6)
            print(folder / name)
        if screen == "tv":
            for name, (_, scene) in walls().items():
                if name.startswith(asked.only):
                    guest = looks.guest("", LOOK)
                    scene(guest)
                    looks.show(guest)
                    looks.picture(folder / f"{name}.png")
        looks.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
