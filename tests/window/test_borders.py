"""Borders of what can be pressed can be seen: three to one, as they are drawn on the screens of a game."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.show.place import Place
from companion.window.talk import pressable
from companion.window.widgets import drawn
from companion.window.widgets.plate import Plate
from tests.window.test_assets import contrast
from tests.window.walks import begin, rooms
from tools.driver import Driver

CANNOT = "faint"
"""Around what can't be done now, and says so when it is pressed."""
LEAST = 3


@pytest.mark.parametrize("game", list(GAMES))
def test_every_button_has_a_border_that_can_be_seen(
    start: Callable[..., Driver], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: dict[tuple[str, str], set[str]] = {}
    draws = drawn.Drawn.plate

    def noted(self: Any, fill: str, border: str, *given: Any, **named: Any) -> None:
        if pressable(self):
            found.setdefault((fill or "ground", border), set()).add(type(self).__name__)
        draws(self, fill, border, *given, **named)

    monkeypatch.setattr(drawn.Drawn, "plate", noted)
    driver = start()
    begin(driver.app, game)
    for place in (Place(), Place(f"new_game:{game}")):
        driver.app.go(place)
        driver.frames(2)
    begin(driver.app, game)
    for _ in rooms(driver.app, game, "at first"):
        driver.frames(2)
        for widget in driver.walk(driver.app.stage):
            if pressable(widget) and isinstance(widget, Plate):
                found.setdefault((widget.fill or "ground", widget.border), set()).add(type(widget).__name__)
    seen = {pair: kinds for pair, kinds in found.items() if pair[1] not in ("", CANNOT)}
    assert len(seen) > 2
    weak = {pair: kinds for pair, kinds in seen.items() if max(contrast(pair[1], pair[0]), contrast(pair[1], "ground")) < LEAST}
    assert weak == {}
    assert {pair: kinds for pair, kinds in seen.items() if pair[0] != "plate3" and contrast(pair[1], pair[0]) < LEAST} == {}
