"""The CPU between a touch and its picture, act by act, over some 300 taps; what sweeping up took in between is told apart.

    python -m bench.taps

A phone of 412 x 915, the drawing itself left out (the mock back end), motion off, as a new owner has everything else.
"""

from __future__ import annotations

import gc
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from companion.show.place import Place
from tools.driver import Driver, UnitTestTouch  # tells Kivy which back end to use

ACT, LIST, STROKE = 16.0, 30.0, 16.0
"""The goals, in milliseconds of CPU."""
ROUNDS = 12
LONG = 2_000
WORDS = ("s", "sc", "sca", "scan")


class Taps:
    """What each kind of tap took, in milliseconds."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.taken: dict[str, list[float]] = defaultdict(list)
        self.goals: dict[str, float] = {}
        self.swept: list[float] = []
        """What sweeping up took inside a tap."""
        self._began = 0.0
        gc.callbacks.append(self._sweeping)

    def _sweeping(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.process_time()
        elif self.inside:
            self.swept.append((time.process_time() - self._began) * 1000)

    inside = False

    @contextmanager
    def timed(self, what: str, goal: float) -> Iterator[None]:
        """A tap; before it somebody has rested, as people do."""
        gc.collect()
        self.inside, started, swept = True, time.process_time(), sum(self.swept)
        yield
        self.driver.frames(2)
        self.taken[what].append((time.process_time() - started) * 1000 - (sum(self.swept) - swept))
        self.goals[what], self.inside = goal, False
        self.driver.frames(2)

    def tap(self, what: str, button: Any = None, goal: float = ACT) -> None:
        """A finger on a button."""
        driver = self.driver
        widget = button if button is not None else driver.find(what)
        driver._scroll_to(widget)
        x, y = widget.to_window(*widget.center)
        with self.timed(what, goal):
            touch = UnitTestTouch(x, y)
            touch.touch_down()
            touch.touch_up()

    def go(self, what: str, place: Place, goal: float = LIST) -> None:
        """A screen that is a tap away."""
        with self.timed(what, goal):
            self.driver.app.go(place)
        self.driver.app.go(Place("game"))
        self.driver.frames(2)

    def report(self) -> bool:
        fine = True
        for what, taken in sorted(self.taken.items(), key=lambda each: -max(each[1])):
            middle, first, worst = statistics.median(taken), taken[0], max(taken)
            holds = max(middle, first) <= self.goals[what]
            fine &= holds
            print(
                f"{'ok  ' if holds else 'MISS'} {middle:7.1f} ms CPU, first {first:6.1f}, worst {worst:6.1f} "
                f"(goal <= {self.goals[what]:g})  "
                f"{what}, {len(taken)} times"
            )
        print(f"     sweeping up inside a tap: {len(self.swept)} times, {sum(self.swept):.1f} ms in all")
        return fine


def table(taps: Taps) -> None:
    """What is done at the table, and what brings the round to its end."""
    driver = taps.driver
    app = driver.app
    for _ in range(ROUNDS):
        for verb in ("NOISE ROLL", "ENCOUNTER", "EXPLORE", "INJURY CHECK", "INTRUDER ATTACKS"):
            app.go(Place("game"))
            driver.frames(2)
            taps.tap(verb)
            while app.place.over:
                app.close()
                driver.frames(2)
        taps.tap("UNDO", driver.app.stage.ids.header.children[0])
        for tab in ("tracks", "rules", "table"):
            taps.tap(f"tab {tab}", driver.find(tab))
        taps.tap("tab crew", driver.find("crew"), LIST)
        app.go(Place("game"))
        driver.frames(2)


def rail(taps: Taps) -> None:
    """One end of round after the other, with the main button."""
    driver, app = taps.driver, taps.driver.app
    for _ in range(4):
        app.go(Place("game"))
        driver.frames(2)
        taps.tap("END ROUND")
        for _ in range(30):
            if app.place.top != "rail":
                break
            act = next((each for each in driver.walk() if type(each).__name__ in ("Act", "MovesOn")), None)
            if act is None:
                break
            taps.tap("NEXT of the rail", act)


LISTS = (
    "menu",
    "history",
    "settings",
    "sources",
    "box:lockdown",
    "part:lockdown/time_track",
    "record:board",
    "record:crew",
    "bag",
    "choose:more",
    "chapter:mistake",
    "rule:css",
    "statistics",
    "hand:P2",
    "film",
    "proof",
)


def lists(taps: Taps) -> None:
    for _ in range(3):
        for overlay in LISTS:
            taps.go(overlay, Place("game", "table", (overlay,)))


def search(taps: Taps) -> None:
    """The first stroke builds what is looked through, if that has not been done in a moment of rest."""
    driver, app = taps.driver, taps.driver.app
    app.tab("rules")
    field = next(each for each in driver.walk() if type(each).__name__ == "Field")
    for word in WORDS:
        with taps.timed(f"stroke {word!r}", STROKE):
            field.text = word
    app.go(Place("game"))


def long_history(taps: Taps) -> None:
    session = taps.driver.app.session
    while (count := len(session.journal.entries)) < LONG:
        if count % 50:
            session.do("noise_roll", seat="P1")
        else:  # as many rounds as a long game has, over and over
            session.do("fix", path="time", value={"slot": count // 50 % 15 + 1})
    for _ in range(3):
        taps.go(f"history of {LONG:,}", Place("game", "table", ("history",)))


def main(parts: tuple[Callable[[Taps], None], ...] = (table, lists, search, long_history)) -> int:
    fine = True
    for part in (rail, *parts):
        with tempfile.TemporaryDirectory() as home:
            driver = Driver(Path(home)).start()
            driver.app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {})
            driver.app.go(Place("game"))
            driver.app.act("noise_roll", seat="P1")
            driver.frames(240)  # somebody reads what stands there
            taps = Taps(driver)
            part(taps)
            print(f"-- {part.__name__.replace('_', ' ')}")
            fine &= taps.report()
            gc.callbacks.remove(taps._sweeping)
            driver.stop()
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
