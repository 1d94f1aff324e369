"""At normal size nothing of a result, an event card or the table has to be scrolled for, on the smallest phone too."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.packs import load
from companion.show.place import Place
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.writing import width_of
from tests.window.test_story import over
from tools.driver import DENSITY, Driver

SMALL, PHONE, LANDSCAPE = (360, 640), (412, 915), (915, 412)
DECKS = {"night_stalkers": "event_night_stalkers", "intruders": "event_intruders"}
CARDS = sorted({item.key for deck in DECKS.values() for item in load("lockdown")[deck].items})


def overflow(driver: Driver) -> int:
    """By how many dp the card of the rail is higher than its place."""
    ids = driver.app.stage.lower.ids
    return round((ids.body.height - ids.hint.height - ids.view.height) / DENSITY)


@pytest.mark.parametrize("size", [SMALL, PHONE, LANDSCAPE], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_event_card_fits(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    driver = Driver(tmp_path, size, language).start()
    try:
        over = {card: high for card in CARDS for high in [_event(driver, card)] if high > 0}
        assert over == {}
    finally:
        driver.stop()


def _event(driver: Driver, card: str) -> int:
    enemy = next(enemy for enemy, deck in DECKS.items() if card in {item.key for item in load("lockdown")[deck].items})
    app: Any = driver.app
    app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {"enemy": enemy})
    for path, value in (("decks.event.top", card), ("in_play", ["adult", "creeper"]), ("bag", {"larva": 4})):
        app.session.do("fix", path=path, value=value)
    app.session.do("event_phase")
    while app.session.table.value("step") != "event":
        app.session.do("next")
    app.go(Place("game", "table", ("rail",)))
    driver.frames(6)
    return overflow(driver)


RESULTS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "queen, the first": ("encounter", {"seat": "P1"}, {"bag": {"queen": 1}}),
    "adult": ("encounter", {"seat": "P1"}, {"bag": {"adult": 1}, "in_play": ["adult"]}),
    **{
        f"attack, {card}": ("attack", {"kind": "adult"}, {"decks.attack.top": card})
        for card in sorted({item.key for item in load("lockdown")["attack_night_stalkers"].items})
    },
    "injury": ("injury_check", {"kind": "breeder"}, {}),
    "injury in play": ("injury_check", {"piece": "breeder"}, {"in_play": ["breeder"]}),
    "scan": ("scan", {"seat": "P1", "cards": "all"}, {"seats.P1.contamination": 5}),
}


@pytest.mark.parametrize("size", [SMALL, PHONE, LANDSCAPE], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_result_fits(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    driver = Driver(tmp_path, size, language).start()
    try:
        over = {name: high for name, act in RESULTS.items() for high in [_result(driver, *act)] if high > 0}
        assert over == {}
    finally:
        driver.stop()


def _result(driver: Driver, intent: str, given: dict[str, Any], fixes: dict[str, Any]) -> int:
    app: Any = driver.app
    app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {})
    for path, value in fixes.items():
        app.session.do("fix", path=path, value=value)
    app.go(Place("game"))
    app.act(intent, **given)
    driver.frames(8)
    return lacking(driver)


def lacking(driver: Driver) -> int:
    """By how many dp a result is higher than its place."""
    screen: Any = driver.app.stage.lower
    return round((screen.least - screen.ids.view.height) / DENSITY)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_moves_on_is_as_high_under_a_result_as_everywhere(tmp_path: Path, language: str) -> None:
    """A row of seats to tap does not make it low while there is room."""
    driver = Driver(tmp_path, SMALL, language).start()
    try:
        low = {}
        for name, act in RESULTS.items():
            _result(driver, *act)
            acts = [each.height / DENSITY for each in driver.walk() if type(each).__name__ in ("Act", "MovesOn")]
            if min(acts, default=72) < 72:
                low[name] = min(acts)
        assert low == {}
    finally:
        driver.stop()


FIVE = ["Maximilian", "Anne-Sophie", "Jo", "Bartholomäus", "Ed"]


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_five_seats_and_the_markers_are_one_look(tmp_path: Path, game: str, language: str) -> None:
    driver = Driver(tmp_path, PHONE, language).start()
    try:
        app: Any = driver.app
        app.games.new_game(game, FIVE, {})
        for what, seat in (("larva", "P2"), ("slime", "P2"), ("slime", "P4"), ("signal", "P4")):
            app.session.do("mark", what=what, by=1, seat=seat)
        app.go(Place("game", "crew"))
        driver.frames(6)
        scroll = next(each for each in app.stage.lower.children if isinstance(each, Scroll))
        assert scroll.children[0].height <= scroll.height
        assert {app.say("SLIME"), app.say("LARVA"), "BARTHOLOMÄUS"} <= set(driver.texts())
        driver.tap("seat P2")
        driver.tap(app.say("LOOK AT YOUR HAND"))
        assert app.place.top == "hand:P2"
    finally:
        driver.stop()


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_five_attackers_stand_whole_and_their_results_too(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    driver = Driver(tmp_path, size, language).start()
    try:
        app: Any = driver.app
        app.games.new_game("lockdown", FIVE, {})
        app.session.do("fix", path="in_play", value=["queen", "breeder", "adult", "adult", "creeper"])
        app.session.do("fix", path="time.slot", value=12)
        for section in ("S1", "S2", "S3", "lift"):
            if app.session.view()["power"][section]["on"]:
                app.session.do("fix", path=f"power.{section}.on", value=False)
        app.go(Place("game"))
        app.act("event_phase")
        while app.session.table.value("step") != "attacks":
            app.act("next")
        app.go(Place("game", "table", ("rail",)))
        driver.frames(8)
        assert overflow(driver) <= 0
        for card in ("blood_chase", "infecting_the_host"):
            app.session.do("fix", path="decks.attack.top", value=card)
            app.act("attack", piece=app.session.view()["in_play"][2]["piece"])
            driver.frames(8)
            assert lacking(driver) <= 0
            assert "4 LEFT: QUEEN" in driver.texts() or language == "fr"
            app.act("undo")
    finally:
        driver.stop()


LONG = ["Maximilian", "Anne-Sophie", "Jo", "Bartholomäus", "Ed"]


@pytest.mark.parametrize("size", [(915, 412), (412, 915), (360, 640)], ids=str)
def test_five_attackers_stand_in_their_list_without_scrolling(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    driver.app.games.new_game("lockdown", LONG, {})
    driver.app.session.do("fix", path="in_play", value=["adult", "adult", "creeper", "creeper", "queen"])
    driver.app.act("event_phase")
    while driver.app.session.table.value("step") != "attacks":
        driver.app.act("next")
    driver.app.go(Place("game", over=("rail",)))
    driver.frames(6)
    ids = driver.app.stage.screen("rail").ids
    assert ids.body.height <= ids.view.height + 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_twelve_letters_of_a_name_stand_whole_on_a_small_phone(start: Callable[..., Driver], language: str) -> None:
    driver = start((360, 640), language)
    driver.app.games.new_game("lockdown", LONG, {})
    driver.app.session.do("fix", path="bag", value={"adult": 1})
    driver.app.playing.acting = "P4"
    driver.app.go(Place("game"))
    driver.frames(4)
    assert "BARTHOLOMÄUS" in driver.texts()
    driver.app.act("encounter", seat="P4")
    driver.frames(6)
    who = next(widget for widget in driver.walk() if getattr(widget, "text", "") == "BARTHOLOMÄUS")
    assert width_of(who.text, "Saira", who.font_size) <= who.width
    driver.app.go(Place("game"))
    driver.frames(4)
    assert "BARTHOLOMÄUS" in driver.texts()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_play_guide_is_one_look(start: Callable[..., Driver], language: str) -> None:
    """What is done is a tick and a name; its rule is a tap away."""
    driver = start(PHONE, language)
    driver.app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {})
    driver.app.go(Place("game", over=("guide",)))
    driver.frames(6)
    screen: Any = driver.app.stage.lower
    scroll = next(each for each in screen.children if isinstance(each, Scroll))
    assert scroll.children[0].height <= scroll.height + DENSITY
    done = next(row for row in screen.ids.steps.children if row.at == "done")
    assert not done.ids.says.text
    driver.tap(done)
    assert driver.app.place.top.startswith("rule:")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_landscape_the_verdict_of_three_stands_whole(start: Callable[..., Driver], language: str) -> None:
    driver = start(LANDSCAPE, language)
    over(driver, "lockdown")
    driver.app.go(Place("game", over=("verdict",)))
    driver.frames(6)
    ids: Any = driver.app.stage.lower.ids
    assert ids.body.height <= ids.view.height + DENSITY
    assert {"ANA", "BO", "CY"} <= set(driver.texts())
    driver.tap(driver.app.say("PACK UP"))
    assert driver.app.place.top == "packing"
    driver.back()
    driver.tap(driver.app.say("CHECK THE SEAL"))
    assert driver.app.place.top == "proof"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_landscape_what_is_due_stands_whole_where_we_were(start: Callable[..., Driver], language: str) -> None:
    driver = start(LANDSCAPE, language)
    driver.app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {})
    driver.app.session.do("encounter", seat="P2")
    driver.app.over("pause")
    driver.frames(3)
    driver.tap(driver.app.say("PAUSE HERE"))
    driver.tap(driver.app.say("RESUME"))
    driver.frames(6)
    ids: Any = driver.app.stage.lower.ids
    assert driver.app.place.top == "returned"
    assert driver.app.say("STILL DUE") in driver.texts()
    assert ids.body.height <= ids.view.height + DENSITY
