"""The event phase by touches: how many it takes, and the ways out of it and back."""

from typing import Any

from companion.show.place import Place
from tests.window.hand import begin, quiet_bag
from tools.driver import Driver


def test_a_quiet_event_phase_is_five_taps(driver: Driver) -> None:
    session = begin(driver)
    quiet_bag(driver)
    before = driver.touches
    driver.tap("END ROUND")
    while session.table.value("phase") == "event":
        driver.next()
    assert driver.touches - before <= 5


def test_a_typical_event_phase_is_eight_taps(driver: Driver) -> None:
    session = begin(driver)
    quiet_bag(driver)
    session.do("fix", path="time.slot", value=14)  # the red line at 13
    session.do("fix", path="in_play", value=["adult", "creeper"])
    driver.app.refresh()
    before = driver.touches
    driver.tap("END ROUND")
    while session.table.value("step") != "attacks":
        driver.next()
    driver.tap("CREEPER")
    driver.next()  # nobody is with the adult: held, it moves on
    while session.table.value("phase") == "event":
        driver.next()
    assert driver.touches - before <= 8


def to_the_attacks(driver: Driver, fires: int) -> Any:
    """Pods and a line on the way; an adult, a creeper and a larva have attacked."""
    session = begin(driver)
    quiet_bag(driver)
    fixes = {
        "time.slot": 10,
        "bag": {"adult": 4},
        "in_play": ["adult", "creeper", "larva"],
        "markers.fire.placed": fires,
        "dice.noise": [2] * 10,
    }
    for path, value in fixes.items():
        session.do("fix", path=path, value=value)
    driver.app.refresh()
    driver.touches = 0
    driver.tap("END ROUND")
    while session.table.value("step") != "noise":
        driver.next()
    for piece in pieces(session):
        driver.tap(f"attack {piece}")
    return session


def test_a_busy_event_phase_is_fourteen_taps(driver: Driver) -> None:
    """Pods launch, power falls, three attack, two burn, an event, and three roll for noise."""
    session = to_the_attacks(driver, fires=2)
    for piece in pieces(session)[:2]:
        driver.tap(f"injury_check {piece}")
    assert session.table.value("step") == "fire"
    driver.tap("NEXT")
    while session.table.value("phase") == "event":
        if "ROLL FOR ALL" in driver.texts():
            driver.tap("ROLL FOR ALL")
        else:
            driver.next()
    assert driver.touches <= 14


def test_the_busiest_event_phase_that_players_counted_is_fourteen_taps(driver: Driver) -> None:
    """Pods, a line, three attacks, one that burns, then noise that is an encounter with a surprise attack."""
    session = to_the_attacks(driver, fires=1)
    driver.tap(f"injury_check {pieces(session)[0]}")
    while session.table.value("step") != "bag":
        driver.next()
    driver.tap("ROLL FOR ALL")
    driver.tap(next(widget for widget in driver.walk() if str(getattr(widget, "name", "")).startswith("encounter ")))
    driver.tap("SURPRISE ATTACK")
    while session.table.value("phase") == "event":
        driver.next()
    assert driver.touches <= 14


def test_each_intruder_attacks_once_in_its_step_and_undo_gives_its_button_back(driver: Driver) -> None:
    session = begin(driver)
    quiet_bag(driver)
    session.do("fix", path="in_play", value=["adult", "creeper"])
    driver.app.refresh()
    driver.tap("END ROUND")
    while session.table.value("step") != "attacks":
        driver.next()
    first, second = (each["piece"] for each in session.view()["in_play"])
    driver.tap(f"attack {first}")
    names = {getattr(widget, "name", "") for widget in driver.walk()}
    assert f"attack {second}" in names
    assert f"attack {first}" not in names
    driver.undo()
    assert f"attack {first}" in {getattr(widget, "name", "") for widget in driver.walk()}


def test_the_back_key_leaves_the_event_phase_and_takes_back_nothing_else(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("END ROUND")
    session.do("noise_roll", seat="P1")
    driver.app.refresh()
    driver.back()
    assert session.journal.last.intent == "noise_roll"
    assert session.journal.last.act == "do"
    driver.app.over("rail")
    session.do("undo")
    driver.app.refresh()
    driver.back()
    assert session.table.value("phase") == "players"


def test_a_noise_roll_of_the_bag_leads_to_an_encounter_and_back_to_the_queue(driver: Driver) -> None:
    session = begin(driver)
    for path, value in (("bag", {"adult": 3}), ("decks.event.top", "nest"), ("dice.noise", [2] * 10)):
        session.do("fix", path=path, value=value)
    driver.app.refresh()
    driver.tap("END ROUND")
    while session.table.value("step") != "bag":
        driver.next()
    driver.tap("ROLL FOR ANA")
    driver.tap("encounter P1")
    assert "ADULT" in driver.texts()
    driver.tap("NO SURPRISE")
    assert driver.app.place.top == "rail"
    assert driver.find("ROLL FOR BO")


def test_whoever_leaves_the_rail_finds_it_again_under_end_round(driver: Driver) -> None:
    begin(driver)
    driver.tap("END ROUND")
    driver.next()
    driver.back()
    assert driver.app.place.top == "table"
    assert "END OF ROUND 1" in driver.texts()  # not as if nothing were running
    driver.tap("BACK TO STEP 2")
    assert driver.app.place.top == "rail"


# -- what an attacker found ----------------------------------------------------------------------


def attacking(driver: Driver, *kinds: str, **fixes: object) -> Any:
    """In the attacks step, with these in play."""
    session = begin(driver)
    quiet_bag(driver)
    for path, value in {"in_play": list(kinds), **{name.replace("__", "."): fixed for name, fixed in fixes.items()}}.items():
        session.do("fix", path=path, value=value)
    driver.app.refresh()
    driver.tap("END ROUND")
    while session.table.value("step") != "attacks":
        driver.next()
    return session


def names(driver: Driver) -> set[str]:
    return {getattr(widget, "name", "") for widget in driver.walk()}


def pieces(session: Any) -> list[str]:
    return [each["piece"] for each in session.view()["in_play"]]


def test_of_many_intruders_none_is_without_a_way_to_attack(driver: Driver) -> None:
    session = attacking(driver, *["adult"] * 7)
    oldest, newest = pieces(session)[0], pieces(session)[-1]
    assert f"attack {oldest}" in names(driver)
    adults = [widget for widget in driver.walk() if getattr(widget, "label", "").startswith("ADULT ")]
    assert len(adults) == 7
    driver.tap(f"attack {newest}")
    assert session.journal.last.parameters["piece"] == newest


def test_an_attack_that_was_put_back_and_shaken_can_be_made_again(driver: Driver) -> None:
    session = attacking(driver, "adult", "adult")
    first = pieces(session)[0]
    driver.tap(f"attack {first}")
    driver.app.act("put_back")
    driver.frames(3)
    assert f"attack {first}" in names(driver)


def test_an_injury_check_is_no_attack(driver: Driver) -> None:
    session = attacking(driver, "adult", "adult")
    first = pieces(session)[0]
    driver.app.act("injury_check", piece=first)
    driver.app.go(Place("game", "table", ("rail",)))
    driver.frames(3)
    assert f"attack {first}" in names(driver)


def test_what_evolved_in_an_attack_does_not_attack_again(driver: Driver) -> None:
    session = attacking(driver, "creeper", "adult", decks__attack__top="evolve")
    driver.tap(f"attack {pieces(session)[0]}")
    evolved = session.journal.last.result["evolved"]
    assert f"attack {evolved}" not in names(driver)


def test_attacks_on_cardboard_have_no_buttons(driver: Driver) -> None:
    session = attacking(driver, "adult")
    session.do("set_source", component="attack", source="cardboard")
    driver.app.refresh()
    driver.frames(3)
    assert not any(name.startswith(("attack ", "injury_check ")) for name in names(driver))


def test_an_attack_that_is_redone_is_shown_as_it_was(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="decks.attack.top", value="cut")
    driver.app.act("attack", kind="adult")
    driver.app.act("undo")
    driver.app.act("redo")
    driver.frames(3)
    assert {"CUT", "HITS"} <= set(driver.texts())


def test_one_tap_puts_the_larva_on_a_board_and_takes_the_card(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="in_play", value=["larva"])
    before = session.view()["seats"]["P2"]["contamination"]
    driver.app.act("attack", piece="larva")
    driver.frames(8)
    driver.tap("mark larva 1 P2")
    seat = session.view()["seats"]["P2"]
    assert (bool(seat["larva"]), seat["contamination"]) == (True, before + 1)
