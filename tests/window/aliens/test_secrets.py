"""Hands on one phone: two games that differ in nothing but a hand are the same to everybody but its owner."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.packs import load
from companion.show.place import Place
from tests.window.spied import Spied, found_out
from tools.driver import Driver


def fixed(path: str, value: Any) -> Callable[[Driver], Any]:
    """A mission in which this was set by hand, face down."""

    def begin(driver: Driver) -> Any:
        driver.app.games.seed = bytes(32)
        driver.app.games.new_game("aliens", ["Ana", "Bo"], {"gear": {}})
        session = driver.app.session
        session.do("next", answer="P1")
        session.do("fix", path=path, value=value)
        driver.app.go(Place("game"))
        return session

    return begin


def look(game: Spied) -> None:
    game.driver.app.over("hand:P1")


def draws(game: Spied) -> None:
    game.driver.app.act("draw", seat="P1")


def above(card: str) -> dict[str, Any]:
    return {"above": [card, "m4_helmet", "m4_helmet"]}


SAME: dict[str, tuple[tuple[Callable[[Driver], Any], ...], Callable[[Spied], None]]] = {
    "hand": ((fixed("hands.P1", ["house_event"]), fixed("hands.P1", ["body_armor"])), look),
    "draw": ((fixed("endurance", above("house_event")), fixed("endurance", above("body_armor"))), draws),
}


@pytest.mark.parametrize("motion", [0, 1])
@pytest.mark.parametrize("secret", SAME)
def test_nobody_else_can_tell_one_hand_from_another(tmp_path: Path, secret: str, motion: float) -> None:
    begins, peek = SAME[secret]
    games = [Spied(tmp_path / str(number), load, motion, begin) for number, begin in enumerate(begins)]
    (one, first), (other, second) = (found_out(game, peek) for game in games)
    assert one
    assert one != other
    for view in (first["cover"]["view"], second["cover"]["view"]):
        view.pop("sealed", None)
    assert first == second
    assert first["cover"]["hidden"]


def test_what_can_be_done_with_a_card_does_not_tell_what_it_is(start: Callable[..., Driver]) -> None:
    driver = start()
    greys = []
    for card in ("house_event", "body_armor"):
        fixed("hands.P1", [card])(driver)
        driver.app.go(Place("game", over=("choose:card:P1:1",)))
        driver.frames(4)
        greys.append([(each.label, each.grey) for each in driver.walk() if hasattr(each, "grey")])
    assert greys[0] == greys[1]
    assert greys[0]
