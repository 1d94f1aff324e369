"""Go to every screen of the app that lies in a folder, as a phone has it: byte code without sources or docstrings.

    python -OO walk.py FOLDER HOME GAME…

The games are the same each time; WALK_SEED, 64 hexadecimal digits, makes them others. Modules named in WALK_WITHOUT are not
there: whoever imports one is told so.

Run in a process of its own. The app comes from FOLDER, the ways through the games from the tests. What was gone to is printed as
JSON; whatever is raised ends it, and what the app itself caught lies in HOME/reports.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

FOLDER, HOME, *GAMES = Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:]
TESTS = Path(__file__).resolve().parent.parent
import_module("pytest")  # the ways through the games bring it; what it has loaded for itself it keeps
sys.modules.update(dict.fromkeys(filter(None, os.environ.get("WALK_WITHOUT", "").split(","))))  # type: ignore[arg-type]
sys.path[:] = [str(FOLDER), *(each for each in sys.path if Path(each) != TESTS / "packaging"), str(TESTS.parent)]

from kivy.base import EventLoop, ExceptionManager, runTouchApp  # noqa: E402

from companion.device import NullDevice  # noqa: E402
from companion.games.registry import GAMES as KNOWN  # noqa: E402
from companion.sharing.heralds import Claim  # noqa: E402
from companion.show.face import face_of  # noqa: E402
from companion.show.place import Place  # noqa: E402
from companion.show.settings import Settings  # noqa: E402
from companion.table import Refused  # noqa: E402
from companion.window.light import waste  # noqa: E402
from companion.window.run import built  # noqa: E402
from companion.window.stage import ROOMS  # noqa: E402

waste.settle = waste.sweep = lambda: None
"""A walk has no moments of rest to sweep up in: as it goes, then."""


SEED = bytes.fromhex(os.environ.get("WALK_SEED", "00" * 32))
"""What every game is drawn from."""
PLAIN = ("intruders", "bug_hunt")
"""Ways to play that bring nothing of their own."""
LOOPBACK = "127.0.0.1"
LONG = 40
"""After so many screens the other language is spoken."""


class Sheet(NullDevice):
    """A device that takes what it is given to share."""

    def __init__(self) -> None:
        self.shared: list[Path] = []

    def share(self, file: Path, kind: str, done: Callable[[str], object]) -> None:
        self.shared.append(file)
        done(file.name)


def frame() -> None:
    try:
        EventLoop.idle()
    except Exception as error:  # as Kivy's own loop does: the app's catcher is asked first
        if ExceptionManager.handle_exception(error) == ExceptionManager.RAISE:
            raise


def before(app: Any) -> Iterator[str]:
    """What belongs to no game."""
    pages = (
        "settings",
        "about",
        "licences",
        "licence:0",
        "wrong:app",
        "note:wrong",
        "statistics",
        "standings",
        "shelf",
        "find",
        "talk",
    )
    for overlay in (*pages, "box:lockdown", "code:lockdown"):
        app.go(Place("launch", over=(overlay,)))
        yield overlay
    app.go(Place())
    yield "launch"


def behind(app: Any) -> Iterator[str]:
    """What no way through a game leads to: a deck that is handed over, who sits where, a pause, what goes back into the box, a
    table that is open to every phone, kept by another or taken over, the first blips, and a file of games that is not ours."""
    app.games.new_game("lockdown", ["Ana", "Bo"], {})
    given = app.act("set_source", component="event", source="cardboard")
    app.go(Place("game", over=(f"handover:{given.number}",)))
    yield "handover"
    for overlay in ("seats", "pause", "returned", "packing"):
        app.go(Place("game", over=(overlay,)))
        yield overlay
    app.phones.where = {"port": 0, "address": LOOPBACK}
    app.phones.open()
    if app.phones.hosting is None:
        raise ValueError(f"nobody can come: {app.phones.why}")
    yield "share"
    for overlay in ("far", "standby", "gone", "alone"):
        app.go(Place("game", over=(overlay,)))
        yield overlay
    guests = app.phones.hosting.guests
    guests.moved = Claim(guests.term.taken_over(1), "Bo")  # somebody has taken over
    app.go(Place("game"))
    yield "moved"
    app.phones.stop()
    app.games.new_game("aliens", ["Ana", "Bo"], {})
    app.go(Place("game", over=("first_blips",)))
    yield "first_blips"
    app.games.stuck(Refused("save_is_foreign"))
    yield "stuck"


def parting(app: Any) -> Iterator[str]:
    """What a game that is over leaves: its seal checked, the picture of its film, its file."""
    for overlay in ("proof", "film", "story", "turning", "export", "rules", "acts"):
        app.go(Place("game", over=(overlay,)))
        yield f"over, {overlay}"
        if overlay == "proof" and app.stage.screen("proof").role != "done":
            raise ValueError("the seal is broken")
    app.go(Place("game", over=("film",)))
    app.stage.screen("film").share(app)
    app.files.export_game(sure=True)
    yield "shared"


def evenings(app: Any) -> Iterator[str]:
    """What belongs to no game, then every screen of the games, in each way to play them that has some of its own."""
    yield from before(app)
    for game in GAMES:
        # Lockdown's scenes stand among tests, which bring more along than the app needs: they are only imported for it.
        scenes = import_module("tests.window.test_reading" if game == "lockdown" else f"tests.window.{game}.scenes")
        once(app)
        for way in (each for each in getattr(scenes, "WAYS", ("",)) if each not in PLAIN):
            for name in scenes.screens(app, *([way] if way else [])):
                yield name
                if name == "film, numbers":
                    yield from parting(app)
    yield from behind(app)


def once(app: Any) -> None:
    """An overlay that was seen in one way to play a game is not opened again in the next: it is packed or it is not."""
    opened: set[str] = set()
    go_there = type(app).instead

    def instead(overlay: str) -> None:
        if overlay not in opened:
            opened.add(overlay)
            go_there(app, overlay)

    app.instead = instead


def main() -> None:
    sheet = Sheet()
    Settings(ember=False).save(HOME / "settings.json")
    app = built(HOME, sheet)
    app.games.seed = SEED
    gc.set_threshold(50_000, 2, 2)
    gc.enable()  # a start leaves it off until the first frame; screens that are gone hear everything until they are swept up
    app._run_prepare()
    runTouchApp(embedded=True)
    app.theme.duration = 0
    seen, rooms = [], set()
    for name in evenings(app):
        frame()
        seen.append(name)
        rooms.add(app.place.room)
        if len(seen) % LONG == 0:
            app.next_language()
    wanted = {*ROOMS, *(room for game in KNOWN for room in face_of(game).rooms)}
    files = [path for each in list(sys.modules.values()) if (path := getattr(each, "__file__", None))]
    found = {"rooms": rooms, "wanted": wanted, "loaded": files, "shared": [path.name for path in sheet.shared]}
    print(json.dumps({"seen": seen, **{name: sorted(each) for name, each in found.items()}}))
    app.stop()


main()
