"""Touch the app at random and see whether anything breaks: nothing raised, no screen without a way out, no entry lost.

    python -m tools.monkey [--touches 10000] [--kills 20] [--odd 100] [--start 1] [--size 412x915] [--language en]

Whatever can be touched is touched, one thing after another: taps, holds, back, rotation, text size, another game. Every so
often the app is dropped as a kill would drop it, and started again: it must stand in the same game at the same entry.
At the end so many odd starts: the small files beside the save are cut, mixed up and filled with nonsense.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from companion.games.registry import GAMES
from companion.show.place import Place
from tools.driver import Driver, Widget, Window
from tools.ways import ways

OUT = 250
"""So often it is asked whether back still leads to the first screen."""
WAYS = {"tap": 80, "hold": 6, "point": 4, "back": 6, "turn": 2, "large": 1, "new": 1}
"""How often each, of a hundred."""


@cache
def ways_to_play(game: str) -> list[dict[str, Any]]:
    return list(ways(game))


class Monkey:
    """One phone, many fingers."""

    def __init__(self, home: Path, size: tuple[int, int], language: str, start: int) -> None:
        self.dice, self.sizes = Random(start), (size, size[::-1])
        self.driver = Driver(home, size, language).start()
        self.count: Counter[str] = Counter()

    def touch(self) -> None:
        """One thing somebody might do."""
        way = self.dice.choices(list(WAYS), list(WAYS.values()))[0]
        self.count[way] += 1
        getattr(self, way)()

    def tap(self) -> None:
        self.driver.touch(*self.middle(self.dice.choice(self.seen() or [self.driver.app.stage])))

    def hold(self) -> None:
        if held := [widget for widget in self.seen() if hasattr(widget, "on_held")]:
            self.driver.hold(self.dice.choice(held))

    def point(self) -> None:
        self.driver.touch(self.dice.uniform(0, Window.width), self.dice.uniform(0, Window.height))

    def back(self) -> None:
        self.driver.back()

    def turn(self) -> None:
        self.driver.turn(self.dice.choice(self.sizes))

    def large(self) -> None:
        self.driver.app.turn("text_scale")
        self.driver.frames(2)

    def new(self) -> None:
        """Another game, now and then; otherwise the evening would be over after one."""
        app, game = self.driver.app, self.dice.choice(list(GAMES))
        players = self.dice.randint(2, 5)
        options = self.dice.choice(ways_to_play(game))
        app.games.new_game(game, ["Ana", "Bo", "Cy", "Di", "Ed"][:players], dict(options))
        app.go(Place("game"))
        self.driver.frames(2)

    def seen(self) -> list[Widget]:
        """What could be touched, and stands in the window."""
        found = []
        for widget in self.driver.walk():
            x, y = self.middle(widget)
            if (hasattr(widget, "on_release") or hasattr(widget, "on_held")) and 0 < x < Window.width and 0 < y < Window.height:
                found.append(widget)
        return found

    @staticmethod
    def middle(widget: Widget) -> tuple[float, float]:
        x, y = widget.to_window(*widget.center)
        return float(x), float(y)

    def leads_out(self) -> bool:
        """Back, again and again, ends at the first screen."""
        for _ in range(30):
            if self.driver.app.place.screen == "launch" and not self.driver.app.place.over:
                break
            self.driver.back()
        out = self.driver.app.place.screen == "launch"
        self.tap()
        return out

    def killed(self) -> str:
        """Dropped and started again: what is not as it was."""
        before = self.stands()
        self.driver.stop()
        self.driver.start()
        return "" if before == self.stands() else f"{before} became {self.stands()}"

    def odd_start(self) -> str:
        """One of the small files is not what we wrote: the app starts, can be touched, and its game is whole."""
        entries = self.stands()[0]
        self.driver.stop()
        kept = {path: path.read_bytes() for path in self.driver.home.glob("*.json")}
        path = self.dice.choice(sorted(kept))
        path.write_bytes(self.nonsense(kept[path]))
        try:
            self.driver.start()
            for _ in range(3):
                self.tap()
            return ""
        except Exception as error:
            return f"{path.name} {path.read_bytes()[:200]!r}: {error!r}"
        finally:
            self.driver.stop()
            for each, before in kept.items():
                each.write_bytes(before)
            self.driver.start()
            if self.stands()[0] is None and entries:
                print("the game is gone after", path.name, file=sys.stderr)

    def nonsense(self, text: bytes) -> bytes:
        """The file, as a bad day leaves it."""
        dice = self.dice
        read = json.loads(text)
        odd = (None, "x", -1, 10**9, [], {}, True, "game", "P9", "rule:zzz", [["a"]], 1.5, "\ud800")
        way = dice.randrange(4)
        if way == 0:
            return text[: dice.randrange(len(text) + 1)]
        if way == 1:
            at = dice.randrange(len(text))
            return text[:at] + dice.randbytes(dice.randint(1, 9)) + text[at + 1 :]
        if way == 2 or not isinstance(read, dict) or not read:
            return json.dumps(dice.choice(odd)).encode()
        key = dice.choice(sorted(read))
        if isinstance(read[key], dict) and read[key]:
            read[key][dice.choice(sorted(read[key]))] = dice.choice(odd)
        else:
            read[key] = dice.choice(odd)
        return json.dumps(read).encode()

    def stands(self) -> tuple[object, ...]:
        """The game and the entry we are at, and where on the screen."""
        app = self.driver.app
        last = app.session.journal.last if app.session else None
        return last and last.number, app.place if app.session else None

    def raised(self) -> list[str]:
        """What the app wrote down as a fault of its own since the last time."""
        reports = sorted((self.driver.home / "reports").glob("*"))
        found = [path.read_text().splitlines()[-1] for path in reports]
        for path in reports:
            path.unlink()
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--touches", type=int, default=2000)
    parser.add_argument("--kills", type=int, default=4)
    parser.add_argument("--odd", type=int, default=0, help="starts with odd files")
    parser.add_argument("--start", type=int, default=1, help="of the random numbers")
    parser.add_argument("--size", default="412x915", help="of the screen, in dp")
    parser.add_argument("--language", default="en")
    options = parser.parse_args()
    wide, high = map(int, options.size.split("x"))
    faults = []
    with tempfile.TemporaryDirectory() as home:
        monkey = Monkey(Path(home), (wide, high), options.language, options.start)
        for number in range(1, options.touches + 1):
            monkey.touch()
            if number % OUT == 0 and not monkey.leads_out():
                faults.append(f"touch {number}: no way out of {monkey.driver.app.place}")
            if options.kills and number % (options.touches // options.kills) == 0 and (changed := monkey.killed()):
                faults.append(f"touch {number}: {changed}")
            faults += [f"touch {number}: {each}" for each in monkey.raised()]
        for number in range(options.odd):
            faults += [f"odd start {number}: {each}" for each in (monkey.odd_start(), *monkey.raised()) if each]
        monkey.driver.stop()
    ways = ", ".join(f"{count} {way}" for way, count in monkey.count.most_common())
    print(
        f"{options.touches} touches ({ways}), {options.kills} kills, {options.odd} odd starts, "
        f"{options.size} {options.language}: {len(faults)} faults"
    )
    for fault in faults:
        print("  ", fault)
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
