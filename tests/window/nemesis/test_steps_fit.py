"""No step of an event phase is cut, with five on the board, a fire, and a token that makes everybody listen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.window.nemesis.test_taps import WAYS
from tools.driver import DENSITY, Driver

BAGS = {"intruders": {"adult": 3}, "carnomorphs": {"red_metagorger": 3}, "seeders": {"insanity": 3}}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(412, 915), (360, 640)], ids=str)
@pytest.mark.parametrize("way", BAGS)
def test_no_step_is_cut(start: Callable[..., Driver], size: tuple[int, int], language: str, way: str) -> None:
    driver = start(size, language)
    options, kinds, _, event = WAYS[way]
    driver.app.games.new_game("nemesis", ["Ana", "Bo", "Cyprien"], dict(options))
    session = driver.app.session
    fixes = {"bag": BAGS[way], "in_play": [*kinds, *kinds[:2]], "decks.event.top": event}
    for path, value in fixes.items():
        session.do("fix", path=path, value=value)
    session.do("mark", what="fire", by=1)
    driver.app.act("event_phase")
    seen, over = set(), {}
    while session.view()["phase"] == "event":
        driver.app.go(driver.app.playing.plain())
        driver.frames(5)
        ids, step = driver.app.stage.lower.ids, session.view()["step"]
        seen.add(step)
        if ids.body.height > ids.view.height + DENSITY:
            over[step] = ids.body.height / DENSITY
        driver.app.act("next")
    assert {"fire", "bag"} <= seen
    assert over == {}
