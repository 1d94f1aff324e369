"""From the launch screen to the table, by touches."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.lockdown.drawings.clock import WAITING
from companion.show.place import Place
from companion.window.widgets.sheet import Sheet
from tests.window.hand import begin, play
from tools.driver import DENSITY, Driver


def test_a_new_game_is_set_up_by_touches_alone(driver: Driver) -> None:
    driver.tap("new lockdown")
    driver.tap("Cy up")
    driver.tap("Ana name")
    driver.tap("Ana out")
    driver.tap("add a player")
    driver.tap("who draws")
    driver.tap("noise")
    driver.frames(10)
    assert "House mix: not known from any source. Check your box." in driver.texts()
    driver.tap("SEAL AND START")
    assert {"THE SEAL", "1", "2", "3", "4"} <= set(driver.texts())
    driver.tap("TO THE TABLE")
    play(driver)
    view = driver.app.session.view()
    assert [person["name"] for person in view["seats"].values()] == ["Cy", "Bo", "Ana"]
    assert view["sources"]["noise"] == "cardboard"
    assert "NOISE ROLL" not in driver.texts()  # the die lies on the table


def test_one_plays_alone_by_one_tap_and_more_by_another(driver: Driver) -> None:
    driver.tap("new lockdown")
    driver.tap("SOLO")
    driver.tap("Ana name")
    field(driver).text = "Zoé"
    driver.tap("CO-OP")
    assert driver.app.stage.lower.names == ["Zoé", "Bo", "Cy"]
    driver.tap("SOLO")
    driver.tap("SEAL AND START")
    assert driver.app.session.view()["options"]["mode"] == "solo"
    assert [person["name"] for person in driver.app.session.view()["seats"].values()] == ["Zoé"]


def test_the_set_up_list_is_ticked_by_anybody_and_may_be_left_at_once(driver: Driver) -> None:
    driver.tap("new lockdown")
    driver.tap("SEAL AND START")
    driver.tap("TO THE TABLE")
    assert any(text.startswith("BOARD  0 / ") for text in driver.texts())
    driver.tap(next(widget for widget in driver.walk() if getattr(widget, "task", "") == "sides"))
    driver.frames(20)  # a list waits a moment to see whether the finger scrolls
    assert any(text.startswith("BOARD  1 / ") for text in driver.texts())
    play(driver)
    assert driver.app.place.top == "table"


def test_the_launch_screen_shows_the_game_that_waits(driver: Driver) -> None:
    begin(driver)
    driver.tap("NOISE ROLL")
    driver.back()
    assert {"LOCKDOWN", "ROUND 1", "NOISE · ANA", "ANA", "BO", "CY"} <= set(driver.texts())
    assert any(isinstance(widget, Sheet) and widget.instrument is WAITING for widget in driver.walk())
    driver.tap("RESUME")
    assert driver.app.place.top == "table"


def test_what_is_due_stands_on_the_card_of_the_game_that_waits(driver: Driver) -> None:
    begin(driver)
    driver.app.session.do("fix", path="bag", value={"adult": 1})
    driver.tap("ENCOUNTER")
    driver.app.go(Place("launch"))
    driver.frames(4)
    card = driver.app.stage.lower.ids.card
    assert card.waiting.last == "ENCOUNTER · ANA"
    assert card.waiting.due == "EVERYONE · Everyone gives up one objective now, face down."
    assert {card.waiting.last, card.waiting.due} <= set(driver.texts())


def test_before_the_first_game_there_is_no_instrument_and_nothing_to_resume(driver: Driver) -> None:
    assert not [widget for widget in driver.walk() if isinstance(widget, Sheet)]
    assert "RESUME" not in driver.texts()
    assert {"LOCKDOWN", "NEMESIS", "ALIENS", "SHOW ME A ROUND", "SETTINGS"} <= set(driver.texts())
    driver.tap("SHOW ME A ROUND")
    assert "ROUND 1, ONCE" in driver.texts()
    driver.tap("TO THE TABLE")
    assert driver.app.place.top == "table"


def test_a_round_that_was_only_shown_counts_nowhere(driver: Driver) -> None:
    driver.tap("SHOW ME A ROUND")
    driver.tap("TO THE TABLE")
    driver.tap("NOISE ROLL")
    assert len(driver.app.session.journal.entries) == 2
    driver.undo()
    driver.back()
    driver.app.go(Place())
    driver.frames(4)
    assert driver.app.games.saved() == []
    assert "RESUME" not in driver.texts()
    driver.app.over("statistics")
    driver.frames(4)
    assert "0" in driver.texts()


def test_a_kill_or_a_fault_in_a_round_that_was_only_shown_leads_to_the_launch_screen(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.tap("SHOW ME A ROUND")
    driver.app.games.recover()
    driver.frames(4)
    assert driver.app.place == Place()
    driver.tap("SHOW ME A ROUND")
    driver.app.games.keep_place()
    again = start()
    assert again.app.place == Place()
    assert "SHOW ME A ROUND" in again.texts()


@pytest.mark.parametrize("size", [(360, 640), (412, 915), (915, 412)], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_launch_screen_stands_whole_on_every_phone(
    start: Callable[..., Driver], size: tuple[int, int], language: str
) -> None:
    driver = start(size, language)
    driver.frames(6)
    assert _hidden(driver) == 0
    for names in (["Ana", "Bo", "Cy"], ["Maximilian", "Anne-Sophie", "Jo", "Bartholomäus", "Ed"]):
        driver.app.games.new_game("lockdown", names, {})
        driver.app.session.do("fix", path="bag", value={"adult": 1})
        driver.app.act("encounter", seat="P2", light="dark")
        driver.app.go(Place("launch"))
        driver.frames(6)
        ring = driver.app.stage.lower.ids.card.ids.instrument
        assert _hidden(driver) == 0
        assert min(ring.size) / DENSITY >= 84


def _hidden(driver: Driver) -> int:
    """By how many dp the lists are higher than their place."""
    lists: Any = driver.app.stage.lower.ids.lists
    return max(0, round((lists.height - lists.parent.height) / DENSITY))


def test_the_first_round_ever_is_told_once_and_each_station_leads_to_its_rule(driver: Driver) -> None:
    driver.tap("new lockdown")
    driver.tap("SEAL AND START")
    driver.tap("TO THE TABLE")
    driver.tap("PLAY")
    assert {"ROUND 1, ONCE", "TWO ACTIONS EACH", "NOISE ROLL"} <= set(driver.texts())
    driver.tap("EACH STEP MAKES NOISE")
    assert driver.app.place.top == "rule:noise_roll"
    driver.back()
    driver.tap("TO THE TABLE")
    assert driver.app.place.top == "table"
    driver.back()
    driver.tap("new lockdown")
    driver.tap("SEAL AND START")
    driver.tap("TO THE TABLE")
    driver.tap("PLAY")
    assert driver.app.place.top == "table"


def test_who_wants_no_guide_is_told_nothing_any_more(driver: Driver) -> None:
    driver.tap("new lockdown")
    driver.tap("SEAL AND START")
    driver.tap("TO THE TABLE")
    driver.tap("PLAY")
    driver.tap("NO GUIDE")
    assert driver.app.place.top == "table"
    assert not driver.app.settings.hints


def test_the_group_of_last_time_is_there_and_a_name_is_written_over(driver: Driver) -> None:
    driver.app.games.new_game("lockdown", ["Max", "Sophie", "Jo", "Barth"], {})
    driver.app.go(Place())
    driver.tap("new lockdown")
    screen = driver.app.stage.lower
    assert screen.names == ["Max", "Sophie", "Jo", "Barth"]
    driver.tap("Jo name")
    driver.frames(4)
    assert field(driver).selection_text == "Jo"


def field(driver: Driver) -> Any:
    """Where a name is written."""
    return next(widget for widget in driver.walk() if getattr(widget, "name", "") == "the name")


LONG = ["Maximilian", "Anne-Sophie", "Jo", "Bartholomäus", "Ed"]


def begun_before(driver: Driver, game: str, names: list[str], **options: Any) -> Any:
    """The page of a new game, after one of the same game."""
    driver.app.games.new_game(game, names, options)
    driver.app.go(Place(f"new_game:{game}"))
    driver.frames(6)
    return driver.app.stage.lower


@pytest.mark.parametrize("game", ["lockdown", "nemesis", "aliens"])
@pytest.mark.parametrize("size", [(412, 915), (360, 640)], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_five_seats_with_long_names_stand_whole_without_scrolling(
    start: Callable[..., Driver], size: tuple[int, int], language: str, game: str
) -> None:
    driver = start(size, language)
    screen = begun_before(driver, game, LONG)
    assert {name.upper() for name in LONG} <= set(driver.texts())
    page = screen.ids.page
    low = page.to_window(*page.pos)[1]
    assert [row.number for row in screen.ids.players.rows] == ["1", "2", "3", "4", "5"]
    assert all(row.to_window(*row.pos)[1] >= low for row in screen.ids.players.rows)
    assert all(row.height >= 56 * DENSITY for row in screen.ids.players.rows)


def test_a_new_game_of_five_fits_a_phone_whole(driver: Driver) -> None:
    page = begun_before(driver, "lockdown", LONG).ids.page
    assert page.children[0].height <= page.height


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["lockdown", "nemesis", "aliens"])
@pytest.mark.parametrize("size", [(915, 412), (1024, 768)], ids=str)
def test_in_landscape_who_plays_stands_whole_beside_what_is_played(
    start: Callable[..., Driver], size: tuple[int, int], game: str, language: str
) -> None:
    driver = start(size, language)
    screen = begun_before(driver, game, LONG)
    aside, ids = screen.ids.aside, screen.ids
    low = aside.to_window(*aside.pos)[1]
    assert all(row.to_window(*row.pos)[1] >= low for row in ids.players.rows)
    assert all(row.right <= ids.page.x for row in ids.players.rows)
    assert ids.choices.to_window(*ids.choices.pos)[0] == ids.start.x  # what is played, and right under it what begins
    (x, begun), (_, end) = (ids.players.rows[at].grip.to_window(*ids.players.rows[at].grip.center) for at in (3, 0))
    driver.drag(x, begun, end)
    assert screen.names == ["Bartholomäus", "Maximilian", "Anne-Sophie", "Jo", "Ed"]
    driver.turn((412, 915))
    assert screen.seats.parent is ids.column.__self__
    assert ids.column.children[-1] is screen.seats
    driver.turn(size)
    driver.tap("Jo name")
    driver.tap("Jo out")
    assert screen.names == ["Bartholomäus", "Maximilian", "Anne-Sophie", "Ed"]
    driver.tap("add a player")
    driver.tap(driver.app.say("SEAL AND START"))
    assert len(driver.app.session.charter.names) == 5


def test_a_seat_is_dragged_to_its_place(driver: Driver) -> None:
    screen = begun_before(driver, "lockdown", LONG)
    rows = screen.ids.players.rows
    (x, start), (_, end) = (rows[at].grip.to_window(*rows[at].grip.center) for at in (3, 0))
    driver.drag(x, start, end)
    assert screen.names == ["Bartholomäus", "Maximilian", "Anne-Sophie", "Jo", "Ed"]
    assert [row.says for row in screen.ids.players.rows] == screen.names
    assert [bool(row.first) for row in screen.ids.players.rows] == [True, False, False, False, False]
    driver.tap("SEAL AND START")
    assert driver.app.session.charter.names[0] == "Bartholomäus"


def test_the_same_crew_comes_with_its_choices_and_a_new_one_with_none(driver: Driver) -> None:
    screen = begun_before(driver, "lockdown", LONG, board="surface", odds="public")
    assert screen.options == {"board": "surface", "odds": "public"}
    driver.tap("NEW")
    assert (screen.names, screen.options) == (["Ana", "Bo", "Cy"], {})
    driver.tap("SAME CREW")
    assert (screen.names, screen.options) == (LONG, {"board": "surface", "odds": "public"})


def test_on_a_new_phone_there_is_no_crew_to_choose(driver: Driver) -> None:
    driver.tap("new lockdown")
    assert not {"SAME CREW", "NEW"} & set(driver.texts())
    assert "FIRST" in driver.texts()


def test_enter_is_done_with_a_name(driver: Driver) -> None:
    driver.tap("new lockdown")
    driver.tap("Bo name")
    field(driver).text = "Bea"
    field(driver).dispatch("on_text_validate")
    driver.frames(3)
    assert driver.app.stage.lower.names == ["Ana", "Bea", "Cy"]
    assert {"ANA", "BEA", "CY"} <= set(driver.texts())


def test_of_a_group_that_is_too_large_for_another_game_as_many_sit_as_it_takes(driver: Driver) -> None:
    driver.app.games.new_game("aliens", ["Max"], {})
    driver.app.go(Place("new_game:lockdown"))
    driver.frames(4)
    least, most = driver.app.packs("lockdown").players
    assert least <= len(driver.app.stage.lower.names) <= most
