"""Evening after evening in one process, and what is left of each when it is over.

    python -m bench.soak [--evenings 20]

Each evening is another game in another of its modes: from NEW GAME to the table by touches, as chance plays it to the verdict
with every result on the screen, then film and story, and the shelf. No clock: what counts is the memory that Python holds, in
blocks, after everything was swept up.
"""

from __future__ import annotations

import argparse
import gc
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import chain, cycle, islice, zip_longest
from pathlib import Path
from random import Random
from typing import Any

from companion.games.registry import GAMES
from companion.show.place import Place
from tools.driver import Driver
from tools.offers import offer_of
from tools.ways import ways

EVENINGS, WARM = 20, 5
"""After the first few most of what is kept for good has been met."""
REST = 240
"""Frames in which nobody touches the screen: what had been begun comes to its end."""
LONGEST = 3000
BEHIND = ("ended", "film", "story", "turning", "proof", "history")
"""Rooms in which an evening is looked back on."""


def modes() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every way to play, one game after the other."""
    found = zip_longest(*([(game, way) for way in ways(game)] for game in GAMES))
    yield from (each for each in chain.from_iterable(found) if each is not None)


def begins(driver: Driver, game: str, options: dict[str, Any]) -> None:
    """From the first screen to the table."""
    app = driver.app
    driver.tap(f"new {game}")
    app.stage.lower.new.options = dict(options)
    app.refresh()
    for label in ("SEAL AND START", "TO THE TABLE", "PLAY"):
        driver.tap(label)
    app.go(app.playing.plain())
    driver.frames(4)


def evening(driver: Driver, number: int, game: str, options: dict[str, Any]) -> None:
    """From the first screen to the verdict, what is looked back on, and the shelf."""
    begins(driver, game, options)
    app, dice, offer = driver.app, Random(number), offer_of(game)
    for _ in range(LONGEST):
        chosen = offer(app.session.table, dice)
        if chosen is None:
            break
        app.act(chosen[0], **chosen[1])
        driver.frames(2)
        while app.place.over and app.place != app.playing.plain():
            app.back()
    assert app.session.over, (game, options)
    for overlay in BEHIND:
        app.go(Place("game", over=(overlay,)))
        driver.frames(4)
    app.go(Place())
    driver.tap("shelf")
    driver.back()
    driver.frames(REST)


def living() -> tuple[int, Counter[str]]:
    """The blocks of memory that Python holds, and what lives, by its kind; swept up as often as it takes."""
    while gc.collect():
        pass
    return sys.getallocatedblocks(), Counter(type(each).__name__ for each in gc.get_objects())


def soak(evenings: int) -> list[tuple[int, Counter[str]]]:
    """What lives after each evening."""
    found = []
    with tempfile.TemporaryDirectory() as home:
        driver = Driver(Path(home)).start()
        for game, options in islice(cycle(modes()), evenings):
            evening(driver, len(found), game, options)
            found.append(living())
            print(f"{len(found):3d} {found[-1][0]:10,d} blocks {found[-1][1].total():9,d} things  {game} {options}", flush=True)
        driver.stop()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--evenings", type=int, default=EVENINGS)
    found = soak(parser.parse_args().evenings)
    at_first, later = found[WARM - 1][0] - found[0][0], found[-1][0] - found[WARM - 1][0]
    more = found[-1][1] - found[WARM - 1][1]
    print(f"evenings 1 to {WARM}: {at_first:+,d} blocks; {WARM} to {len(found)}: {later:+,d} blocks")
    print("more of:", ", ".join(f"{count} {kind}" for kind, count in more.most_common(12)))
    fine = later <= at_first
    print("ok" if fine else "MISS")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
