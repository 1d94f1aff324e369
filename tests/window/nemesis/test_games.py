"""Whole games of Nemesis by touches alone, from launch to film: every enemy, both missions, the dead who play on."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.place import Place
from tests.window.nemesis.evening import Player
from tools.driver import Driver


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_against_the_intruders(start: Callable[..., Driver], language: str) -> None:
    player = Player(start(language=language))
    player.begins()
    for _ in range(4):
        player.plays_a_round()
    session = player.session
    player.driver.tap("tracks")
    player.driver.tap("secret 2")
    player.tap("CHECK: {name} ONLY", name=str(session.view()["seats"][player.driver.app.playing.acting]["name"]).upper())
    player.tap("DONE")
    player.driver.tap("to C")
    player.driver.tap("what_if:selfdestruct")
    player.driver.hold("what if")
    assert session.view()["selfdestruct"] == {"slot": 6, "yellow": False}
    player.driver.tap("table")
    while session.view()["time"]["slot"] > 8 and session.view()["phase"] != "over":
        player.plays_a_round()
    if session.view()["phase"] != "over":
        player.leaves("P1", "HIBERNATES")
        player.leaves("P2", "DIED")
        player.leaves("P3", "IN A POD")
    assert session.view()["phase"] == "over"
    assert session.view()["destination"] == "C"
    player.is_judged("THE ENGINES", "THE COURSE", "SCAN ALL", "OBJECTIVES")
    assert session.view()["judged"] == 4
    assert player.leaks() == set()


def test_a_game_against_the_carnomorphs(start: Callable[..., Driver]) -> None:
    player = Player(start())
    player.begins("CARNOMORPHS")
    for _ in range(3):
        player.plays_a_round()
    session, driver = player.session, player.driver
    piece = (session.view()["in_play"] or [appears(player, "METAGORGER")])[0]["piece"]
    player.tap("END ROUND")
    while session.view()["step"] != "attacks":
        driver.next()
    driver.tap(f"choose:feed:{piece}")
    player.tap("EGG")
    assert any(entry.intent == "feed" for entry in session.journal.entries)
    while session.view()["phase"] == "event":
        driver.next()
    driver.tap("crew")
    driver.tap("seat P2")
    player.tap("A MUTATION CARD")
    assert session.view()["seats"]["P2"]["mutation"]
    player.tap("DONE")
    driver.tap("seat P2")
    player.tap("A MUTATION MARKER: {n} OF 4", n=0)
    assert session.view()["seats"]["P2"]["mutation_markers"] == 1
    player.tap("DONE")
    finishes(player)


def test_a_game_against_the_void_seeders(start: Callable[..., Driver]) -> None:
    player = Player(start())
    player.begins("SEEDERS")
    for _ in range(3):
        player.plays_a_round()
    session, driver = player.session, player.driver
    driver.tap("crew")
    driver.tap("seat P2")
    before = session.view()["seats"]["P2"]["insanity"]
    player.tap("PANIC CARD")
    assert any(text.startswith("NEEDS ") for text in driver.texts())
    player.tap("INTERRUPTION")
    assert session.view()["seats"]["P2"]["insanity"] == before
    driver.tap("table")
    driver.tap("more")
    player.tap("LAIRS")
    player.tap("A LAIR IS FOUND")
    assert session.view()["lairs"]["standing"] == 1
    finishes(player)


def test_a_research_mission_with_its_alert_its_turrets_and_its_hourglass(start: Callable[..., Driver]) -> None:
    player = Player(start())
    player.begins("MISSION", added=("hourglass",))
    session, driver = player.session, player.driver
    assert (session.view()["options"]["story"], session.view()["hourglass"]["state"]) == ("research", "runs")
    driver.tap("more")
    player.tap("ALERT AND SHUTTLE")
    player.tap("AN ALERT BEGINS")
    driver.tap("more")
    player.tap("TURRETS")
    player.tap("A TURRET IS FOUND")
    driver.tap("tracks")
    assert player.shows("SHUTTLE TIME")
    driver.tap("table")
    player.plays_a_round()
    driver.tap("more")
    player.tap("ALERT AND SHUTTLE")
    player.tap("THE ALERT IS DONE")
    player.plays_a_round()
    assert session.view()["alert"] is None
    finishes(player, "THE ALERT")


def test_an_epilogue_follows_the_game_that_was_just_played(start: Callable[..., Driver]) -> None:
    player = Player(start())
    player.begins()
    player.plays_a_round()
    session, driver = player.session, player.driver
    session.do("fix", path="time.slot", value=7)
    driver.app.refresh()
    for engine in "123":
        session.do("fix", path=f"engines.{engine}.top", value="working")
    for seat, way in (("P1", "HIBERNATES"), ("P2", "IN A POD"), ("P3", "IN A POD")):
        player.leaves(seat, way)
    player.is_judged("THE ENGINES", "THE COURSE", "SCAN ALL", "OBJECTIVES")
    driver.back()
    while driver.app.place.over:
        driver.back()
    driver.tap(driver.app.stage.ids.header.children[-1])
    player.tap("PLAY ON: EPILOGUE")
    assert player.shows("What lies there comes from the game before.")
    for label in ("SEAL AND START", "TO THE TABLE"):
        player.tap(label)
    driver.tap(player.say("PLAY"))
    after = player.session
    assert after is not session
    assert (after.view()["options"]["story"], after.view()["shuttle"]) == ("epilogue", {"left": 5})
    for _ in range(12):
        if after.view()["phase"] == "over":
            break
        driver.tap("more")
        player.tap("ALERT AND SHUTTLE")
        if player.shows_button("THE ALERT IS DONE"):
            player.tap("THE ALERT IS DONE")
        else:
            driver.back()
        player.ends_the_round()
    assert after.view()["ending"]["reasons"] == ["shuttle"]
    player.is_judged("THE TOKENS", "THE SHUTTLE", "SCAN ALL", "OBJECTIVES")


def test_an_epilogue_of_what_the_players_say_lies_there(start: Callable[..., Driver]) -> None:
    player = Player(start())
    player.driver.tap("new nemesis")
    player.driver.tap("what is played")
    player.tap("EPILOGUE")
    for name, count in (("larva", 2), ("adult", 3), ("malfunction", 4)):
        for _ in range(count):
            player.driver.tap(f"{name} +")
    player.tap("SEAL AND START")
    view = player.session.view()
    assert view["markers"]["malfunction"]["placed"] == 4
    assert view["bag"]["larva"] == 3  # one more for three players
    assert view["options"]["before"]["bag"]["adult"] == 3


def test_the_dead_play_on_as_the_intruders(start: Callable[..., Driver]) -> None:
    player = Player(start())
    player.begins(added=("intruder_player",))
    session, driver = player.session, player.driver
    session.do("fix", path="in_play", value=["adult"])
    player.leaves("P2", "DIED")
    player.ends_the_round()
    driver.tap("intruders")
    assert len(session.view("P2")["intruder_player"]["hand"]) == 3
    driver.tap("card 2")
    driver.tap("attack")
    player.tap("ADULT")
    player.tap("CY")
    assert session.journal.last.intent == "intruder_play"
    picked = driver.app.playing.stands.answers[0].label
    driver.tap(picked)
    assert session.journal.last.intent == "intruder_choose"
    player.tap("DONE")
    driver.tap("pass")
    player.tap("KEEP NONE")
    assert session.view()["intruder_player"]["passed"]


def appears(player: Player, kind: str) -> list[dict[str, Any]]:
    player.driver.tap("+")
    player.tap(kind)
    return list(player.session.view()["in_play"])


def finishes(player: Player, *before: str) -> None:
    """All leave, and are judged."""
    if player.session.view()["phase"] != "over":
        player.driver.tap("table")
        player.leaves("P1", "DIED")
        player.leaves("P2", "IN A POD")
    if player.session.view()["phase"] != "over":
        player.leaves("P3", "IN A POD")
    player.is_judged(*before, "THE ENGINES", "THE COURSE", "SCAN ALL", "OBJECTIVES")


def test_a_plan_asks_its_question_on_the_rail_and_the_turns_go_on(start: Callable[..., Driver]) -> None:
    player = Player(start())
    player.begins(added=("intruder_player",))
    session, driver = player.session, player.driver
    session.do("contaminate", seat="P1")
    player.leaves("P2", "DIED")
    player.ends_the_round()
    session.do("fix", path="intruder_player.hand", value=["planning_4", "metamorphosis_1"])
    session.do("fix", path="decks.event.top", value="coolant_leak")
    driver.app.refresh()
    for act in ("intruders", "card 1", "effect"):
        driver.tap(act)
    driver.back()  # the choice waits, wherever one goes
    driver.tap("attack")
    player.tap("COOLANT LEAK")
    assert player.shows("A CARD IS PLAYED")
    player.tap("IT IS BROKEN")
    assert (session.view()["phase"], session.view()["selfdestruct"]) == ("players", {"slot": 6, "yellow": False})
    for act in ("intruders", "card 1", "effect"):
        driver.tap(act)
    assert (session.view()["question"] or {})["ask"] == "contamination_drawn"
    driver.next()
    assert session.view()["phase"] == "players"
    assert player.leaks() == set()


def test_every_step_of_the_verdict_goes_on_when_it_is_held(start: Callable[..., Driver]) -> None:
    player = Player(start())
    player.begins()
    session, driver = player.session, player.driver
    session.do("fix", path="time.slot", value=7)
    for seat, how in (("P1", "hibernating"), ("P2", "hibernating"), ("P3", "dead")):
        session.do("leave", seat=seat, how=how)
    driver.app.go(Place("game"))
    player.tap("VERDICT")
    while (judged := session.table.value("judged")) < 4:
        driver.hold(next(widget for widget in driver.walk() if type(widget).__name__ in ("Act", "MovesOn")))
        assert session.table.value("judged") == judged + 1
