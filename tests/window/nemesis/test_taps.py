"""How many taps an event phase of Nemesis takes: quiet 5, typical 8, busy 14, in every way to play."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.place import Place
from tools.driver import Driver

BEFORE = {"bag": {"larva": 4}}
WAYS: dict[str, tuple[dict[str, Any], list[str], dict[str, int], str]] = {
    "intruders": ({}, ["adult", "creeper", "larva"], {"larva": 4}, "nest"),
    "carnomorphs": ({"enemy": "carnomorphs"}, ["shambler", "metagorger", "fleshbeast"], {"red_metagorger": 3}, "stalking"),
    "seeders": ({"enemy": "void_seeders"}, ["lurker", "whisperer", "stalker"], {"blank": 1}, "fear"),
    "epilogue": ({"story": "epilogue", "before": BEFORE}, ["adult", "adult", "larva"], {"larva": 4}, "screeching"),
    "research": ({"story": "research"}, ["adult", "creeper", "larva"], {"larva": 4}, "screeching"),
    "played": ({"intruder_player": True}, ["adult", "creeper", "larva"], {"larva": 4}, "nest"),
}
"""What was chosen, who stands there, what lies in the bag, and an event that asks nothing."""


def begins(driver: Driver, way: str, standing: int, **fixes: Any) -> Any:
    options, kinds, bag, event = WAYS[way]
    driver.app.games.new_game("nemesis", ["Ana", "Bo", "Cy"], dict(options))
    session = driver.app.session
    if way == "played":  # Bo has died, and plays on from the next round
        session.do("leave", seat="P2", how="dead")
        session.do("event_phase")
        while session.table.value("phase") == "event":
            session.do("next")
    values = {"bag": bag, "in_play": kinds[:standing], "dice.noise": [2] * 10, "decks.event.top": event, **fixes}
    for path, value in values.items():
        session.do("fix", path=path, value=value)
    driver.app.go(Place("game"))
    driver.touches = 0
    return session


@pytest.mark.parametrize("way", WAYS)
def test_a_quiet_event_phase_is_five_taps(start: Callable[..., Driver], way: str) -> None:
    driver = start()
    session = begins(driver, way, 0)
    driver.tap("END ROUND")
    while session.table.value("phase") == "event":
        driver.next()
    assert driver.touches <= 5


def test_where_time_only_moves_its_station_takes_no_tap(driver: Driver) -> None:
    """The overview says it already; what opens chambers, or blows up, keeps a card of its own."""
    session = begins(driver, "intruders", 0)
    driver.tap("END ROUND")
    assert "NEXT: EVENT CARD" in driver.texts()
    before = session.view()["time"]["slot"]
    driver.next()
    assert (session.view()["step"], session.view()["time"]["slot"]) == ("event", before - 1)
    driver.undo()
    assert session.view()["step"] == "time"


def test_time_keeps_its_card_where_self_destruct_runs(driver: Driver) -> None:
    session = begins(driver, "intruders", 0)
    session.do("selfdestruct_start")
    driver.app.go(Place("game"))
    driver.tap("END ROUND")
    driver.next()
    assert session.view()["step"] == "time"


ATTACKING = [way for way in WAYS if way != "played"]
"""Where intruders are played, they have attacked before the round ends."""


@pytest.mark.parametrize("way", ATTACKING)
def test_a_typical_event_phase_is_eight_taps(start: Callable[..., Driver], way: str) -> None:
    """Two stand on the board, one of them attacks; of carnomorphs the other one feeds, in two taps more (issue 19.6)."""
    driver = start()
    session = begins(driver, way, 2)
    driver.tap("END ROUND")
    while session.table.value("step") != "attacks":
        driver.next()
    attacker, other = (each["piece"] for each in session.view()["in_play"])
    driver.tap(f"attack {attacker}")
    if way == "carnomorphs":
        driver.tap(f"choose:feed:{other}")  # from the result of the attack
        driver.tap("CARCASS")
        assert session.journal.last.intent == "feed"
    while session.table.value("phase") == "event":
        driver.next()
    assert driver.touches <= (8 if way != "carnomorphs" else 9)


def test_a_turn_of_the_intruder_player_is_eight_taps(start: Callable[..., Driver]) -> None:
    """A card is played as an attack: whose turn, the card, attack, who, whom, which card, done; and the round ends quietly."""
    driver = start()
    session = begins(driver, "played", 2)
    for label in ("THEIR TURN", "card 1", "attack", "ADULT", "ANA"):
        driver.tap(label)
    offered = session.view()["intruder_player"]["offered"]
    driver.tap(session.words.name(offered[0]).upper())
    driver.tap("DONE")
    assert driver.touches <= 8
    assert session.view()["intruder_player"]["offered"] == []
    driver.touches = 0
    driver.app.go(Place("game"))
    driver.tap("END ROUND")
    while session.table.value("phase") == "event":
        driver.next()
    assert driver.touches <= 5


def test_a_busy_end_of_a_round_that_is_played_is_fourteen_taps(start: Callable[..., Driver]) -> None:
    """Time and fire alone: self-destruct runs, three burn."""
    driver = start()
    session = begins(driver, "played", 3, **{"selfdestruct.slot": 5, "markers.fire.placed": 3})
    driver.tap("END ROUND")
    while session.table.value("step") != "fire":
        driver.next()
    for piece in [each["piece"] for each in session.view()["in_play"]]:
        driver.tap(f"injury_check {piece}")
    while session.table.value("phase") == "event":
        driver.next()
    assert driver.touches <= 14


def left(driver: Driver) -> Any:
    """The one button that leads back to what is left."""
    return next(each for each in driver.walk() if " LEFT: " in getattr(each, "label", ""))


@pytest.mark.parametrize("way", ATTACKING)
def test_a_busy_event_phase_is_fourteen_taps(start: Callable[..., Driver], way: str) -> None:
    """Self-destruct runs, three attack, two burn, an event, and a token that makes everybody listen where there is one."""
    driver = start()
    bag = {"intruders": {"adult": 4}, "research": {"adult": 4}, "carnomorphs": {"shambler": 4}, "seeders": {"seeder": 3}}
    fixes = {"bag": bag[way]} if way in bag else {}
    session = begins(driver, way, 3, **{"selfdestruct.slot": 5, "markers.fire.placed": 2, **fixes})
    driver.tap("END ROUND")
    while session.table.value("step") != "attacks":
        driver.next()
    for piece in [due.about["piece"] for due in session.due() if due.what == "strike"]:  # the largest first, as they stand there
        if not any(getattr(each, "name", "") == f"attack {piece}" for each in driver.walk()):
            driver.tap(left(driver))  # who has the mutation stands there instead: the list is one tap away
        driver.tap(f"attack {piece}")
    while session.table.value("step") != "fire":
        driver.next()
    for piece in [each["piece"] for each in session.view()["in_play"]][:2]:
        driver.tap(f"injury_check {piece}")
    driver.tap("NEXT")
    while session.table.value("phase") == "event":
        if "ROLL FOR ALL" in driver.texts():
            driver.tap("ROLL FOR ALL")
        else:
            driver.next()
    assert driver.touches <= 14
