"""Names on a small phone: the pages of the record, and what undo takes back, are whole words."""

from collections.abc import Callable

import pytest
from kivy.metrics import dp

from companion.games.registry import GAMES
from companion.show.pictures.record import BOARD
from companion.show.place import Place
from tests.window.aliens.scenes import begin
from tests.window.hand import SIZES
from tools.driver import DENSITY, Driver

SMALL = SIZES[1]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(GAMES))
def test_the_pages_of_the_record_are_named_whole(start: Callable[..., Driver], game: str, language: str) -> None:
    driver = start(SMALL, language)
    driver.app.games.new_game(game, ["Ana", "Bo", "Cy"], {})
    pages = driver.app.playing.face.pages
    for page in [each for each in driver.app.session.record() if each != BOARD]:
        driver.app.go(Place("game", over=(f"record:{page}",)))
        driver.frames(4)
        assert {driver.app.say(label) for label in pages.values()} <= set(driver.texts())


@pytest.mark.parametrize("intent", ["motion_tracker", "on_activation"])
def test_what_undo_takes_back_ends_with_a_word(start: Callable[..., Driver], intent: str) -> None:
    driver = start(SMALL)
    driver.app.games.new_game("aliens", ["Ana", "Bo", "Cyprien"], {"gear": {}})
    session = driver.app.session
    session.do("next", answer="P1")
    if intent == "motion_tracker":
        session.do("alien_phase")
        while session.view()["step"] != intent:
            session.do("next")
    driver.app.go(driver.app.playing.plain())
    driver.frames(4)
    (undo,) = [each for each in driver.walk() if type(each).__name__ == "TakeBack"]
    words = undo.said().split()
    assert words[-1] == f"#{session.journal.last.number}"
    assert undo.what.startswith(" ".join(words[:-1]))


LANDSCAPE = SIZES[2]


def test_in_landscape_every_pile_and_every_board_is_named_whole(start: Callable[..., Driver]) -> None:
    driver = start(LANDSCAPE)
    session = begin(driver.app)
    driver.frames(4)
    assert {"UNDER", "EXHAUST", "OUT", "13"} <= set(driver.texts())
    for board in ("1", "3", "4"):
        session.do("place_blips", count=1, location=board)
    driver.app.act("alien_phase")
    while session.view()["step"] != "blips":
        driver.app.act("next")
    driver.app.go(driver.app.playing.plain())
    driver.frames(4)
    assert {f"BOARD {number}" for number in (1, 2, 3, 4)} <= set(driver.texts())


@pytest.mark.parametrize("name", ["Cyprien", "Maximilian"])
@pytest.mark.parametrize("ticked", [False, True])
def test_who_acts_is_named_whole_beside_the_mark_of_what_is_due(start: Callable[..., Driver], name: str, ticked: bool) -> None:
    driver = start(SMALL)
    driver.app.games.new_game("nemesis", [name, "Bo", "Cy"], {})
    session = driver.app.session
    driver.app.act("encounter", seat="P1")
    if ticked:
        session.tick(session.due()[0].id)
    driver.app.go(Place("game", "table" if ticked else "crew"))
    driver.frames(4)
    (mark,) = [each for each in driver.walk() if type(each).__name__ == "DueMark"]
    (who,) = [each for each in driver.walk() if type(each).__name__ == "WhoActs"]
    assert mark.count
    assert mark.width >= 48 * DENSITY
    assert name.upper() in [each.text for each in who.lettering]


def test_what_undo_takes_back_ends_with_no_little_word(start: Callable[..., Driver]) -> None:
    """In French the end of a round was called "FIN DE", and the bag "SAC DES"."""
    driver = start((412, 688), "fr")
    begin(driver.app)
    driver.frames(4)
    (undo,) = [each for each in driver.walk() if type(each).__name__ == "TakeBack"]
    said = set()
    for what, number in (("SAC DES INTRUS #123", "#123"), ("RETIRER LE BRUIT #17", "#17"), ("FIN DE MANCHE #14", "#14")):
        for room in range(20, 200, 5):
            undo.what, undo.number, undo.room = what, number, dp(room)
            said.add(undo.said().removesuffix(number).strip())
    assert said == {"SAC DES INTRUS", "RETIRER LE BRUIT", "RETIRER", "FIN DE MANCHE", ""}
