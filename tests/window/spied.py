"""One phone on the table: everything about a game that somebody else could see, hear, feel, read or measure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.packs import Pack
from tools.driver import Driver


class Spied:
    """One game, and everything about it that somebody else could see, hear, feel, read or measure."""

    def __init__(self, home: Path, packs: Callable[[str], Pack], motion: float, begin: Callable[[Driver], Any]) -> None:
        home.mkdir()
        self.home, self.packs, self.motion, self.begin = home, packs, motion, begin

    def start(self) -> None:
        self.driver = Driver(self.home)
        self.driver.packs = self.packs
        self.driver.start()
        self.session = self.begin(self.driver)
        settings = self.driver.app.settings
        self.driver.app.settings = replace(settings, speech=True, ship=True)
        self.driver.app.theme.duration = self.motion
        self.frames = 0

    def settle(self) -> None:
        """Until nothing moves any more; how long that takes can be seen too."""
        while True:
            self.driver.frames(1)
            self.frames += 1
            if not self.driver.app.stage.ids.door.moving:
                return

    def noticed(self) -> dict[str, Any]:
        driver, app = self.driver, self.driver.app
        return {
            "screen": [(type(w).__name__, tuple(w.size), tuple(w.pos), getattr(w, "text", ""), w.opacity) for w in driver.walk()],
            "asked": list(driver.device.asked),
            "hidden": driver.device.hidden,
            "place": app.place,
            "frames": self.frames,
            "history": [line["story"] for line in app.session.history()],
            "notice": app.notice,
            "files": {path.name: path.stat().st_size for path in sorted(self.home.iterdir()) if path.suffix == ".json"},
            "told": (self.home / "place.json").read_text(),
            "view": app.session.view(),
        }


def found_out(game: Spied, peek: Callable[[Spied], None]) -> tuple[str, dict[str, Any]]:
    """The secret that its owner read, and all that could be noticed before, while and after."""
    game.start()
    try:
        peek(game)
        game.settle()
        found = {"cover": game.noticed()}
        ring = next(widget for widget in game.driver.walk() if type(widget).__name__ == "HoldToLook")
        touch = game.driver.press(ring)
        screen = game.driver.app.stage.lower
        found["boxes"] = [
            (type(w).__name__, tuple(w.size), tuple(w.pos))
            for w in game.driver.walk()
            if type(w.parent).__name__ != "Scroll"  # what is written there is as long as it is; its box is not
        ]
        found["held"] = {name: value for name, value in game.noticed().items() if name != "screen"}
        secret = f"{screen.large} {screen.says}"
        touch.touch_up()
        game.driver.frames(30)
        assert not screen.open
        assert not screen.large
        assert not screen.says
        found["covered again"] = game.noticed()
        return secret, found
    finally:
        game.driver.stop()
