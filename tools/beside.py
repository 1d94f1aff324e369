"""The drawn screens and the built ones, side by side: drawn left, built right.

    python -m tools.beside [--into FOLDER]

The drawings of docs/look show one game: round 6, time 10, Ana, Bo and Cy. The same game is laid out here.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("AIRLOCK_GL", "sdl2")  # real pictures, unless somebody wants none

from PIL import Image

from companion.show.place import Place
from tools import aboard, corps
from tools.driver import Driver
from tools.offers import offer_of

DRAWN = Path(__file__).resolve().parent.parent / "docs" / "look"
SIZES = {"phone": (412, 915), "small": (360, 640), "landscape": (915, 412), "tablet": (1024, 768), "large": (1280, 800)}
WIDTH = 300
STATE: dict[str, Any] = {
    "power": {
        "S1": {"token": 1, "on": True},
        "S2": {"token": 3, "on": False},
        "S3": {"token": 2, "on": True},
        "lift": {"token": 4, "on": False},
    },
    "time": {"slot": 10, "side": "red"},
    "autodestruction": {"slot": 7, "side": "yellow"},
    "round": 6,
    "in_play": ["adult", "adult", "creeper"],
    "bag": {"adult": 2, "larva": 3, "creeper": 1, "blank": 1},
    "first_player": "P2",
}


def laid_out(app: Any) -> None:
    """The game of the drawings."""
    app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {"odds": "public"})
    for path, value in STATE.items():
        app.session.do("fix", path=path, value=value)
    app.playing.acting = "P2"
    app.go(Place("game"))


def table(app: Any) -> None:
    app.playing.shown = 0
    app.go(Place("game"))


def acted(intent: str, **given: Any) -> Callable[[Any], None]:
    def scene(app: Any) -> None:
        table(app)
        app.act(intent, **given)

    return scene


def over(overlay: str) -> Callable[[Any], None]:
    def scene(app: Any) -> None:
        table(app)
        app.over(overlay)

    return scene


def encountered(app: Any) -> None:
    app.session.do("fix", path="bag", value={"adult": 2})
    acted("encounter", seat="P2")(app)


def queen(app: Any) -> None:
    app.session.do("fix", path="bag", value={"queen": 1})
    acted("encounter", seat="P2")(app)


def struck(app: Any) -> None:
    app.session.do("fix", path="decks.attack.top", value="cut")
    acted("attack", kind="adult")(app)


def to_step(step: str) -> Callable[[Any], None]:
    def scene(app: Any) -> None:
        table(app)
        app.act("event_phase")
        while app.session.table.value("step") != step:
            app.act("next")
        app.go(Place("game", "table", ("rail",)))

    return scene


def peeked(app: Any) -> None:
    acted("css_peek", slot=8, seat="P2")(app)


def held_open(app: Any) -> None:
    over("hand:P2")(app)
    app.stage.screen("hand").look(app)


def left(app: Any) -> None:
    """Everybody is out, and judged."""
    table(app)
    for seat, how in (("P1", "pod"), ("P2", "isolated"), ("P3", "pod")):
        app.session.do("fix", path="time.slot", value=4)
        app.session.do("leave", seat=seat, how=how)
    app.session.do("fix", path="contingency.active", value="red")
    app.session.do("victory", answers={"objectives": {"P1": True, "P3": True}})


def judged(app: Any) -> None:
    left(app)
    app.go(Place("game", "table", ("verdict",)))


def filmed(app: Any) -> None:
    """A game that chance played."""
    dice = Random(30)
    table(app)
    while app.session.table.value("phase") != "over" and (chosen := offer_of("lockdown")(app.session.table, dice)):
        app.session.do(chosen[0], **chosen[1])
    app.go(Place("game", "table", ("film",)))
    app.stage.screen("film").ids.page.children[0].shown = 1.0


def same_crew(app: Any) -> None:
    """The page of a new game, after one with five names."""
    app.games.new_game("lockdown", ["Maximilian", "Anne-Sophie", "Jo", "Bartholomäus", "Ed"], {})
    app.go(Place("new_game:lockdown"))


def searched(app: Any) -> None:
    app.speak_in("fr")
    app.tab("rules")
    app.stage.screen("rules").ids.words.text = "courant"


def set_to(setting: str, value: Any) -> Callable[[Any], None]:
    """The table, as somebody sees it who has turned that setting."""

    def scene(app: Any) -> None:
        while getattr(app.settings, setting) != value:
            app.turn(setting)
        table(app)

    return scene


def dimmed(app: Any) -> None:
    """The table, after nobody has touched it for a while."""
    table(app)
    app._nobody_is_here(0)


def looked_into(app: Any) -> None:
    over("bag")(app)
    app.stage.screen("bag").toggle(app)


SCENES: dict[str, tuple[str, Callable[[Any], None]]] = {
    "93-new-game": ("phone", same_crew),
    "03-seal": ("phone", over("seal")),
    "04-table": ("phone", table),
    "05-noise-result": ("phone", acted("noise_roll", seat="P2")),
    "13-tracks": ("phone", lambda app: app.tab("tracks")),
    "14-restore-power": ("phone", over("restore")),
    "15-crew": ("phone", lambda app: app.tab("crew")),
    "18-bag": ("phone", looked_into),
    "19-history": ("phone", over("history")),
    "25-what-if-alert": ("phone", over("what_if:alert")),
    "06-encounter-adult": ("phone", encountered),
    "07-encounter-queen": ("phone", queen),
    "08-attack-result": ("phone", struck),
    "09-injury-check": ("phone", acted("injury_check", kind="adult")),
    "16-secret-cover": ("phone", peeked),
    "17-secret-open": ("phone", held_open),
    "20-victory": ("phone", judged),
    "21-film": ("phone", filmed),
    "23-rules-fr": ("phone", searched),
    "24-check-your-box": ("phone", over("part:lockdown/css")),
    "01-launch": ("phone", lambda app: app.go(Place())),
    "10-event-rail-2": ("phone", to_step("time")),
    "11-event-rail-6": ("phone", to_step("event")),
    "12-event-rail-7": ("phone", to_step("bag")),
    "22-ember": ("phone", dimmed),
    "30-table": ("small", acted("noise_roll", seat="P2")),
    "34-table-200": ("phone", set_to("text_scale", 2.0)),
    "79-play-guide": ("phone", over("guide")),
    "31-table-landscape": ("landscape", acted("noise_roll", seat="P2")),
    "32-tracks-tablet": ("tablet", lambda app: app.tab("tracks")),
    "77-tablet-table": ("large", table),
    "78-tablet-rail": ("large", to_step("event")),
}
"""Each drawing (but 33, which is 04 without colour), the screen it is drawn for, and what leads there."""


SCENES_OF_ALL = {**SCENES, **aboard.SCENES, **corps.SCENES}
"""Of all three games."""


def photographed(
    scene: Callable[[Any], None], size: tuple[int, int], path: Path, begin: Callable[[Any], None] = laid_out, language: str = "en"
) -> None:
    """The scene as the app draws it."""
    with tempfile.TemporaryDirectory() as home:
        driver = Driver(Path(home), size, language).start()
        driver.app.theme.duration = 0
        begin(driver.app)
        scene(driver.app)
        driver.frames(4)
        driver.picture(path)
        driver.stop()


def pairs(folder: Path) -> Iterator[tuple[str, Image.Image]]:
    for screen, size in SIZES.items():
        for name, (wanted, scene) in SCENES_OF_ALL.items():
            if wanted != screen:
                continue
            path = folder / f"{name}.png"
            photographed(scene, size, path, laid_out if name in SCENES else lambda _: None)
            drawn, built = (Image.open(each).convert("RGB") for each in (DRAWN / f"{name}.png", path))
            built = built.resize(drawn.size)
            both = Image.new("RGB", (drawn.width * 2 + 8, drawn.height), (60, 60, 60))
            both.paste(drawn, (0, 0))
            both.paste(built, (drawn.width + 8, 0))
            yield name, both


def sheet(pictures: list[Image.Image], columns: int) -> Image.Image:
    """As many rows as it takes."""
    width, height = pictures[0].size
    made = Image.new("RGB", ((width + 16) * columns, (height + 16) * -(-len(pictures) // columns)), (90, 90, 90))
    for number, picture in enumerate(pictures):
        made.paste(picture, (number % columns * (width + 16), number // columns * (height + 16)))
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, default=Path("build/pictures/beside"))
    folder: Path = parser.parse_args().into
    folder.mkdir(parents=True, exist_ok=True)
    phones = []
    for name, both in pairs(folder):
        both.save(folder / f"{name}-beside.png")
        if SCENES_OF_ALL[name][0] == "phone":
            phones.append(both.resize((2 * WIDTH + 8, round(both.height * (2 * WIDTH + 8) / both.width))))
    sheet(phones, 3).save(folder / "sheet.png")
    print(folder / "sheet.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
