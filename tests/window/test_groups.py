"""A group that comes back: its names, seats and choices, and who begins next, by touches."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from companion.show.place import Place
from companion.window.widgets.verb import Small
from tools.driver import DENSITY, Driver

LONG = ("Maximilian", "Anne-Sophie", "Jo", "Bartholomäus", "Ed")


def played(driver: Driver, *evenings: Sequence[str], game: str = "lockdown") -> None:
    """An evening each, the last of them last."""
    for names in evenings:
        later = driver.app.games.stopwatch.now() + 3600
        driver.app.games.stopwatch.now = partial(float, later)
        assert driver.app.games.new_game(game, list(names), {})
        driver.app.games.leave_game(Place())


def new_game(driver: Driver, game: str = "lockdown") -> Any:
    driver.app.go(Place(f"new_game:{game}"))
    driver.frames(6)
    return driver.app.stage.lower


def chips(screen: Any) -> list[Small]:
    return [each for each in screen.ids.chips.walk(restrict=True) if isinstance(each, Small)]


def labels(screen: Any) -> list[str]:
    return [each.label for each in chips(screen)]


def stands_whole(screen: Any) -> bool:
    """Every chip is as wide as a finger, and inside the page."""
    inside = all(each.x >= 0 and each.right <= screen.width for each in chips(screen))
    return inside and min(min(each.size) for each in chips(screen)) > 47.5 * DENSITY


def test_two_groups_have_a_chip_each_and_bring_their_seats_and_choices(driver: Driver) -> None:
    driver.app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {"board": "surface"})
    driver.app.games.leave_game(Place())
    played(driver, ["Dora", "Emil"])
    screen = new_game(driver)
    assert labels(screen) == ["SAME CREW", "ANA, BO, CY", "NEW"]
    assert screen.names == ["Dora", "Emil"]
    driver.tap("ANA, BO, CY")
    assert (screen.names, screen.options) == (["Ana", "Bo", "Cy"], {"board": "surface"})
    driver.tap("SAME CREW")
    assert screen.names == ["Dora", "Emil"]
    driver.tap("SEAL AND START")
    assert driver.app.session.charter.names == ("Dora", "Emil")


def test_the_only_group_is_called_by_its_names(driver: Driver) -> None:
    played(driver, ["Ana", "Bo"])
    assert labels(new_game(driver)) == ["SAME CREW: ANA, BO", "NEW"]


def test_the_same_people_in_other_seats_are_one_group_and_sit_as_last_time(driver: Driver) -> None:
    played(driver, ["Ana", "Bo"], ["Bo", "Ana"])
    screen = new_game(driver)
    assert (labels(screen), screen.names) == (["SAME CREW: BO, ANA", "NEW"], ["Bo", "Ana"])


def test_seats_and_choices_are_those_of_the_last_evening_with_this_game(driver: Driver) -> None:
    played(driver, ["Ana", "Bo"])
    played(driver, ["Bo", "Ana"], game="nemesis")
    assert new_game(driver).names == ["Ana", "Bo"]
    assert new_game(driver, "nemesis").names == ["Bo", "Ana"]


@pytest.mark.parametrize("size", [(412, 915), (360, 640)], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_further_groups_are_behind_a_fold(start: Callable[..., Driver], size: tuple[int, int], language: str) -> None:
    driver = start(size, language)
    played(driver, ["Jo"], ["Uma", "Vic"], ["Ana", "Bo", "Cy"], ["Ed", "Fay"], LONG)
    screen = new_game(driver)
    assert stands_whole(screen)
    first = labels(screen)
    assert (first[0], first[-1]) == (driver.app.say("SAME CREW"), driver.app.say("NEW"))
    more = next(label for label in first if label.startswith("+"))
    driver.tap(more)
    assert stands_whole(screen)
    assert {"JO", "UMA, VIC", "ANA, BO, CY"} <= set(labels(screen))
    driver.tap("JO")
    assert screen.names[0] == "Jo"
    chosen = [each.label for each in chips(screen) if each.chosen and not each.label.startswith("+")]
    assert chosen == ["JO"]


def test_who_sat_second_begins_when_the_same_crew_plays_again(driver: Driver) -> None:
    driver.app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {"board": "surface"})
    driver.app.act("end_game")
    driver.frames(6)
    assert "SAME CREW AGAIN" in driver.texts()
    driver.tap("SAME CREW AGAIN")
    screen = driver.app.stage.lower
    assert (screen.names, screen.options["board"]) == (["Bo", "Cy", "Ana"], "surface")
    assert [bool(row.first) for row in screen.ids.players.rows] == [True, False, False]
    assert screen.new.group == 0
    driver.tap("SEAL AND START")
    assert driver.app.session.view()["first_player"] == "P1"
    assert driver.app.session.charter.names == ("Bo", "Cy", "Ana")


def test_a_flag_that_has_wandered_does_not_say_who_began(driver: Driver) -> None:
    driver.app.games.new_game("nemesis", ["Ana", "Bo", "Cy"], {})
    driver.app.session.do("fix", path="first_player", value="P3")
    driver.app.act("end_game")
    driver.app.games.again()
    driver.frames(4)
    assert driver.app.stage.lower.names == ["Bo", "Cy", "Ana"]


def test_where_a_lot_says_who_begins_everybody_keeps_the_seat(driver: Driver) -> None:
    driver.app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {"help_cards": "deal"})
    driver.app.act("end_game")
    driver.app.games.again()
    driver.frames(4)
    screen = driver.app.stage.lower
    assert screen.names == ["Ana", "Bo", "Cy"]
    assert not any(row.first for row in screen.ids.players.rows)


def test_in_aliens_the_leader_says_who_begins_so_everybody_keeps_the_seat(driver: Driver) -> None:
    driver.app.games.new_game("aliens", ["Ana", "Bo"], {})
    driver.app.games.again()
    driver.frames(4)
    assert driver.app.stage.lower.names == ["Ana", "Bo"]


def test_the_epilogue_stands_beside_the_same_crew_once_the_verdict_is_given(driver: Driver) -> None:
    driver.app.games.new_game("nemesis", ["Ana", "Bo"], {})
    for engine in "123":
        driver.app.session.do("fix", path=f"engines.{engine}.top", value="working")
    for seat in ("P1", "P2"):
        driver.app.act("leave", seat=seat, how="pod")
    driver.frames(6)
    sequel = driver.app.say(driver.app.playing.face.start.prelude.label)
    assert driver.app.place.top == "ended"
    assert "SAME CREW AGAIN" in driver.texts()
    assert sequel not in driver.texts()  # the rules begin it from a game that is judged
    judged = {"contamination": {"P1": {"action": 10}, "P2": {"action": 10}}, "objectives": {"P1": True, "P2": False}}
    driver.app.act("victory", answers=judged)
    for page in ("ended", "verdict"):
        driver.app.go(Place("game", over=(page,)))
        driver.frames(6)
        assert {"SAME CREW AGAIN", sequel} <= set(driver.texts()), page


def test_a_name_of_the_game_before_is_as_it_was_called_at_the_end(driver: Driver) -> None:
    driver.app.games.new_game("lockdown", ["Ana", "Bo"], {})
    driver.app.act("rename", seat="P2", called="Zoe", how="takes_over")
    driver.app.games.leave_game(Place())
    assert labels(new_game(driver)) == ["SAME CREW: ANA, ZOE", "NEW"]


def test_five_play_three_evenings_in_a_row_by_touches(driver: Driver) -> None:
    driver.app.games.new_game("lockdown", list(LONG), {"board": "surface"})
    begun = []
    for _ in range(3):
        begun.append(driver.app.session.charter.names)
        driver.app.tab("table")
        driver.app.over("menu")
        driver.frames(4)
        driver.hold("HOLD: STOP THE GAME")
        driver.tap("SAME CREW AGAIN")
        assert driver.app.stage.lower.options["board"] == "surface"
        driver.tap("SEAL AND START")
    assert begun == [LONG, (*LONG[1:], LONG[0]), (*LONG[2:], *LONG[:2])]
    assert labels(new_game(driver)) == ["SAME CREW", "NEW"]
    driver.app.over("statistics")
    driver.frames(3)
    driver.tap("STANDINGS")
    assert "3 EVENINGS" in driver.texts()
