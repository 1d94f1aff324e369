"""What one frame costs under the mock back end: motion, a touch, and each screen when it is first built.

    python -m bench.frames

Times of a shared machine wander; beside each stands how many plain widgets could be made in that time.
"""

from __future__ import annotations

import gc
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from companion.show.place import Place
from tools.driver import Driver, UnitTestTouch  # tells Kivy which back end to use

ROUNDS = 200
FRAME, TOUCH, SCREEN = 1.0, 1.0, 100.0
"""The goals, in milliseconds."""
OVERLAYS = {
    "choose": "choose:more",
    "what_if": "what_if:alert",
    "record": "record:crew",
    "entry": "entry:2",
    "chapter": "chapter:mistake",
    "rule": "rule:css",
    "hand": "hand:P2",
    "part": "part:lockdown/time_track",
    "box": "box:lockdown",
    "enter": "enter:lockdown/items_red",
}
LATER = ("result", "secret", "verdict", "ceremony", "handover")
"""What is not there in the middle of a game."""
OUTSIDE = ("launch", "new_game", "stuck")


def median(act: Callable[[int], object], rounds: int = ROUNDS) -> float:
    """Milliseconds of one act."""
    taken = []
    for number in range(rounds):
        started = time.perf_counter()
        act(number)
        taken.append((time.perf_counter() - started) * 1000)
    return statistics.median(taken)


def motion(driver: Driver) -> list[tuple[str, float, float]]:
    """What a frame of each motion sets."""
    app = driver.app
    door = app.stage.ids.door
    door.moving = True
    sign = next(widget for widget in driver.walk() if hasattr(widget, "dark"))
    found = [
        ("a frame of the door", median(lambda n: setattr(door, "shut", n % 100 / 100)), FRAME),
        ("a frame of the lit seam", median(lambda n: setattr(door, "lit", n % 100 / 100)), FRAME),
        ("a frame of falling power", median(lambda n: setattr(sign, "dark", n % 100 / 100)), FRAME),
    ]
    door.moving = False
    return found


def touches(driver: Driver) -> tuple[str, float, float]:
    """A touch that finds its way to a verb, and one that finds nothing."""
    stage = driver.app.stage

    def touch(_: int) -> None:
        made = UnitTestTouch(stage.width / 2, stage.height * 0.6)
        made.push()
        stage.on_touch_down(made)
        made.pop()

    return "a touch", median(touch), TOUCH


def built(driver: Driver) -> list[tuple[str, float, float]]:
    """Each screen, made and shown for the first time in this game."""
    from companion.window.stage import ROOMS  # Kivy, which the driver has to prepare first

    app, found = driver.app, []
    for name in {**ROOMS, **app.playing.face.rooms}:
        if name in OUTSIDE or name in LATER:
            continue
        place = (
            Place("game", name, ())
            if name in ("table", "tracks", "crew", "rules")
            else Place("game", "table", (OVERLAYS.get(name, name),))
        )
        taken = []
        for _ in range(5):
            app.go(Place("game", "table", ("menu",)))
            driver.frames()
            app.stage.made.pop(name, None)
            gc.collect()  # else somebody else's waste is counted here
            started = time.perf_counter()
            app.go(place)
            taken.append((time.perf_counter() - started) * 1000)
            driver.frames()
        found.append((f"screen {name}", statistics.median(taken), SCREEN))
    return found


def main() -> int:
    from kivy.uix.label import Label

    with tempfile.TemporaryDirectory() as home:
        driver = Driver(Path(home)).start()
        driver.app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {})
        driver.app.go(Place("game"))
        driver.app.act("noise_roll", seat="P1")
        driver.frames(3)
        widget = median(lambda _: Label(text="one"))
        rows = [*motion(driver), touches(driver), *built(driver)]
        driver.stop()
    print(f"     {widget:8.2f} ms  a label of Kivy's own, for comparison")
    for name, taken, goal in rows:
        print(f"{'ok  ' if taken <= goal else 'MISS'} {taken:8.2f} ms (goal <= {goal:g})  {taken / widget:6.1f} labels  {name}")
    return 0 if all(taken <= goal for _, taken, goal in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
