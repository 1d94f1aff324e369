"""What lies between screens: one after another, another game, the end in the middle of a page, a hint over a page that goes."""

from collections.abc import Callable
from typing import Any

from companion.show.place import Place
from tests.window.hand import begin
from tools.driver import Driver


def in_the_nest(driver: Driver) -> Any:
    """A game in which the queen was drawn, and who is in the nest is asked."""
    driver.app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {})
    session = driver.app.session
    for path, value in (("bag", {"queen": 1}), ("decks.event.top", "nest"), ("in_play", ["adult"])):
        session.do("fix", path=path, value=value)
    driver.app.go(Place("game"))
    driver.app.act("event_phase")
    while (session.view()["question"] or {}).get("ask") != "nest":
        driver.app.act("next")
    driver.frames(3)
    return session


def test_what_is_chosen_in_one_game_is_not_chosen_in_another(driver: Driver) -> None:
    first = in_the_nest(driver)
    second = in_the_nest(driver)
    assert len(first.journal.entries) == len(second.journal.entries)
    driver.tap("P1")
    driver.app.go(Place())
    driver.app.games.open_game(1)
    driver.frames(3)
    assert "NOBODY: AN EGG MORE" in driver.texts()
    driver.next()
    assert driver.app.session.journal.last.parameters.get("answer") is None


def test_what_is_chosen_stands_after_a_look_elsewhere_and_in_another_language(driver: Driver) -> None:
    session = in_the_nest(driver)
    driver.tap("P1")
    driver.app.over("menu")
    driver.frames(2)
    driver.back()
    driver.app.next_language()
    driver.frames(3)
    driver.next()
    assert session.journal.last.parameters["answer"] == ["P1"]


def test_the_game_may_end_under_a_page_about_it(driver: Driver) -> None:
    session = begin(driver)
    driver.app.tab("tracks")
    driver.tap("RESTORE POWER")
    session.do("end_game")
    driver.app.refresh()
    driver.frames(3)
    assert driver.app.place.top == "tracks"
    assert not {"RESTORE POWER", "FLIP ONE SECTION"} & set(driver.texts())


def test_a_page_that_is_done_with_goes_and_what_is_new_about_it_stands_in_a_banner(driver: Driver) -> None:
    """D4: the first RESTORE closed its hint instead of its page, so that it was done twice."""
    begin(driver)
    driver.app.tab("tracks")
    driver.tap("RESTORE POWER")
    driver.tap("RESTORE")
    assert driver.app.place.over == ()
    assert driver.app.playing.hint == "backup_power_supply"


def test_counted_cards_stand_after_a_look_at_the_seal(driver: Driver) -> None:
    session = begin(driver)
    session.do("contaminate", seat="P3")
    for seat in ("P1", "P2", "P3"):
        session.do("leave", seat=seat, how="pod")
    driver.app.go(Place("game", over=("verdict",)))
    driver.frames(2)
    driver.next()
    driver.tap("P3 -")
    driver.tap("CHECK THE SEAL")
    driver.back()
    assert "9" in driver.texts()


def test_a_notice_does_not_follow_to_another_tab_nor_into_another_language(start: Callable[..., Driver]) -> None:
    driver = start()
    begin(driver)
    for leaves in (lambda: driver.app.tab("crew"), driver.app.next_language, driver.back):
        driver.app.act("killed", piece="nope")
        assert driver.app.notice
        leaves()
        assert not driver.app.notice
