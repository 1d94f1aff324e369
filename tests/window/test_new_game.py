"""From the launch screen to the table, by touches."""

from companion.show.lockdown.drawings.clock import WAITING
from companion.show.place import Place
from companion.window.widgets.sheet import Sheet
from tests.window.hand import begin, play
from tools.driver import Driver


def test_a_new_game_is_set_up_by_touches_alone(driver: Driver) -> None:
    driver.tap("new lockdown")
    driver.tap("Cy name")
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
    assert [told["name"] for told in view["seats"].values()] == ["Cy", "Bo", "Ana"]
    assert view["sources"]["noise"] == "cardboard"
    assert "NOISE ROLL" not in driver.texts()  # the die lies on the table


def test_one_plays_alone_by_one_tap_and_more_by_another(driver: Driver) -> None:
    driver.tap("new lockdown")
    driver.tap("SOLO")
    driver.tap("Ana name")
    next(widget for widget in driver.walk() if getattr(widget, "name", "") == "the name").text = "Zoé"
    driver.tap("CO-OP")
    assert driver.app.stage.lower.names == ["Zoé", "Bo", "Cy"]
    driver.tap("SOLO")
    driver.tap("SEAL AND START")
    assert driver.app.session.view()["options"]["mode"] == "solo"
    assert [told["name"] for told in driver.app.session.view()["seats"].values()] == ["Zoé"]


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
    assert {"LOCKDOWN", "ROUND 1", "#2", "NOISE", "ANA", "BO", "CY"} <= set(driver.texts())
    assert any(isinstance(widget, Sheet) and widget.instrument is WAITING for widget in driver.walk())
    driver.tap("RESUME")
    assert driver.app.place.top == "table"


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
    assert screen.ids.name.selection_text == "Jo"


def test_of_a_group_that_is_too_large_for_another_game_as_many_sit_as_it_takes(driver: Driver) -> None:
    driver.app.games.new_game("aliens", ["Max"], {})
    driver.app.go(Place("new_game:lockdown"))
    driver.frames(4)
    least, most = driver.app.packs("lockdown").players
    assert least <= len(driver.app.stage.lower.names) <= most
