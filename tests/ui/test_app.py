"""The app in the hand: played by touches alone, on a mock screen."""



from tests.ui.hand import begin, quiet_bag
from tools.driver import Driver


def test_a_whole_game_from_launch_to_the_end_by_touches_alone(driver: Driver) -> None:
    session = begin(driver)
    for _ in range(300):
        if session.table.value("phase") == "over":
            break
        if session.table.value("phase") == "players":
            driver.tap("NOISE ROLL")
            driver.tap("END ROUND")
        else:
            driver.next()
    assert session.table.value("phase") == "over"
    assert "THE GAME IS OVER" in driver.texts()
    assert "PURGE" in driver.texts()


def test_a_noise_roll_is_one_tap_and_its_number_is_on_the_screen(driver: Driver) -> None:
    session = begin(driver)
    before = driver.touches
    driver.tap("NOISE ROLL")
    assert driver.touches - before == 1
    assert session.journal.last.intent == "noise_roll"
    assert "#2" in driver.texts()


def test_an_encounter_is_one_tap_and_a_done(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="bag", value={"adult": 3})
    before = driver.touches
    driver.tap("ENCOUNTER")
    assert {"ADULT", "LIT", "DARK"} <= set(driver.texts())
    driver.tap("NO SURPRISE")
    assert driver.touches - before == 2
    assert len(session.view()["in_play"]) == 1


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
    driver.tap("ATTACK")
    driver.tap("NEXT")
    while session.table.value("phase") == "event":
        driver.next()
    assert driver.touches - before <= 8


def test_a_busy_event_phase_is_fourteen_taps(driver: Driver) -> None:
    """Pods launch, power falls, three attack, two burn, an event, and three roll for noise."""
    session = begin(driver)
    quiet_bag(driver)
    fixes = {"time.slot": 10, "bag": {"adult": 4}, "in_play": ["adult", "creeper", "larva"], "markers.fire.placed": 2}
    for path, value in fixes.items():
        session.do("fix", path=path, value=value)
    driver.app.refresh()
    before = driver.touches
    driver.tap("END ROUND")
    while session.table.value("step") != "noise":
        driver.next()
    for piece in [each["piece"] for each in session.view()["in_play"]]:
        driver.tap(f"attack {piece}")
    driver.tap("NEXT")
    assert session.table.value("step") == "fire"
    for piece in [each["piece"] for each in session.view()["in_play"]][:2]:
        driver.tap(f"injury_check {piece}")
    driver.tap("NEXT")
    while session.table.value("phase") == "event":
        if "ROLL FOR ALL" in driver.texts():
            driver.tap("ROLL FOR ALL")
        else:
            driver.next()
    assert driver.touches - before <= 14


def test_undo_is_one_tap_and_names_what_it_takes_back(driver: Driver) -> None:
    session = begin(driver)
    start = session.table.state()
    driver.tap("NOISE ROLL")
    assert "NOISE #2" in driver.texts()
    before = driver.touches
    driver.undo()
    assert driver.touches - before == 1
    assert session.table.state() == start


def test_undone_lines_are_struck_through_in_the_history(driver: Driver) -> None:
    begin(driver)
    driver.tap("NOISE ROLL")
    driver.undo()
    driver.app.over("history")
    driver.frames(3)
    assert any(getattr(widget, "strikethrough", False) for widget in driver.walk())


def test_autodestruction_is_held_not_tapped(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("tracks")
    driver.app.theme.duration = 1
    driver.tap("AUTO: WHAT IF?")
    assert {"AUTO: WHAT IF?", "DESTROYED AFTER 7 ROUNDS"} <= set(driver.texts())
    driver.tap("what if")
    assert session.view()["autodestruction"] is None
    driver.hold("what if")
    assert driver.app.place.top == "tracks"
    assert session.view()["autodestruction"] == {"slot": 12, "side": "yellow"}


def test_draw_buttons_take_no_second_tap_right_after_a_draw(driver: Driver) -> None:
    session = begin(driver)
    driver.app.theme.duration = 1
    driver.tap("NOISE ROLL")
    entries = len(session.journal.entries)
    driver.tap("NOISE ROLL")
    assert len(session.journal.entries) == entries
    driver.frames(30)
    driver.tap("NOISE ROLL")
    assert len(session.journal.entries) == entries + 1


def test_the_back_key_pops_what_lies_on_top(driver: Driver) -> None:
    begin(driver)
    driver.tap("tracks")
    driver.app.over("history")
    driver.frames(2)
    driver.back()
    assert driver.app.place.top == "tracks"
    driver.back()
    assert driver.app.place.top == "table"
    driver.back()
    assert driver.app.place.top == "launch"


def test_a_refusal_is_a_sentence_on_the_screen(driver: Driver) -> None:
    begin(driver)
    driver.tap("crew")
    driver.tap("leave P1")
    driver.hold("HOLD: ISOLATED")
    assert "Isolation opens on slot 8, or with the alert." in driver.texts()


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


def test_power_is_restored_by_tapping_two_and_two(driver: Driver) -> None:
    session = begin(driver)
    value = {"S1": {"token": 1, "on": True}, "S2": {"token": 2, "on": True}, "S3": {"token": 3, "on": False},
             "lift": {"token": 4, "on": False}}
    session.do("fix", path="power", value=value)
    driver.tap("tracks")
    driver.tap("RESTORE POWER")
    driver.tap("S1")
    driver.tap("LIFT")
    driver.tap("RESTORE")
    power = session.view()["power"]
    assert {section: told["token"] for section, told in power.items()} == {"S1": 4, "S2": 2, "S3": 3, "lift": 1}
    assert power["lift"]["on"]
    assert session.view()["time"]["side"] == "blue"


def test_a_secret_stands_on_the_screen_only_while_it_is_held(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="css.10", value="ALL")
    driver.tap("tracks")
    driver.tap("choose:css")
    driver.tap("SLOT 10")
    driver.tap("PEEK")
    assert {"PASS TO", "ANA", "HOLD TO LOOK"} <= set(driver.texts())
    assert "ALL PODS" not in driver.texts()
    ring = next(widget for widget in driver.walk() if type(widget).__name__ == "HoldToLook")
    touch = driver.press(ring)
    assert "ALL PODS" in driver.texts()
    touch.touch_up()
    driver.frames(2)
    assert "ALL PODS" not in driver.texts()
    driver.tap("DONE")
    driver.app.over("history")
    driver.frames(3)
    assert not any("ALL PODS" in text.upper() for text in driver.texts())


def test_the_door_closes_over_a_draw_and_parts_on_the_picture(driver: Driver) -> None:
    session = begin(driver)
    driver.app.theme.duration = 1
    door = driver.app.stage.ids.door
    driver.tap("NOISE ROLL")
    assert session.journal.last.intent == "noise_roll"  # kept before anything moves
    assert door.moving
    driver.frames(12)
    assert door.shut == 1
    assert "#2" in driver.texts()
    driver.frames(40)
    assert not door.moving
    assert door.shut == 0


def test_any_tap_ends_the_draw_on_its_last_frame(driver: Driver) -> None:
    session = begin(driver)
    driver.app.theme.duration = 1
    driver.tap("NOISE ROLL")
    assert driver.app.stage.ids.door.moving
    driver.tap(driver.app.stage.ids.lower)
    assert not driver.app.stage.ids.door.moving
    assert "#2" in driver.texts()
    assert len(session.journal.entries) == 2  # the tap that skipped drew nothing


def test_fast_draws_have_no_door(driver: Driver) -> None:
    begin(driver)
    driver.app.theme.duration = 0
    driver.tap("NOISE ROLL")
    assert not driver.app.stage.ids.door.moving
    assert "#2" in driver.texts()


def test_the_set_up_list_is_ticked_by_anybody_and_may_be_left_at_once(driver: Driver) -> None:
    driver.tap("NEW GAME")
    driver.tap("SEAL AND START")
    driver.tap("GO ON")
    assert any(text.startswith("BOARD  0 / ") for text in driver.texts())
    driver.tap(next(widget for widget in driver.walk() if getattr(widget, "task", "") == "sides"))
    driver.frames(20)  # a list waits a moment to see whether the finger scrolls
    assert any(text.startswith("BOARD  1 / ") for text in driver.texts())
    driver.tap("PLAY")
    assert driver.app.place.top == "table"


def test_a_noise_roll_of_the_bag_leads_to_an_encounter_and_back_to_the_queue(driver: Driver) -> None:
    session = begin(driver)
    for path, value in (("bag", {"adult": 3}), ("decks.event.top", "nest"), ("dice.noise", [2] * 10)):
        session.do("fix", path=path, value=value)
    driver.app.refresh()
    driver.tap("END ROUND")
    while session.table.value("step") != "bag":
        driver.next()
    driver.next()
    driver.tap("ENCOUNTER: ANA")
    assert "ADULT" in driver.texts()
    driver.tap("NO SURPRISE")
    assert driver.app.place.top == "rail"
    assert "ROLL FOR BO" in driver.texts()


def test_what_retreats_is_what_stands_there(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="in_play", value=["larva", "queen"])
    driver.app.refresh()
    driver.tap("more")
    driver.tap("RETREAT")
    assert {"LARVA", "QUEEN"} <= set(driver.texts())
    assert "ADULT" not in driver.texts()
    driver.tap("QUEEN")
    assert session.journal.last.result["kind"] == "queen"
    assert driver.app.place.top == "table"


def test_whoever_leaves_the_rail_finds_it_again_under_end_round(driver: Driver) -> None:
    begin(driver)
    driver.tap("END ROUND")
    driver.next()
    driver.back()
    assert driver.app.place.top == "table"
    driver.tap("END ROUND")
    assert driver.app.place.top == "rail"


def test_a_slot_of_the_clock_can_be_touched(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("tracks")
    clock = next(widget for widget in driver.walk() if type(widget).__name__ == "FacilityClock")
    driver.touch(*clock.to_window(*clock.place_of(10)))
    assert {"SLOT 10", "PEEK", "ONE SLOT EARLIER"} <= set(driver.texts())
    driver.back()
    driver.touch(*clock.to_window(*clock.place_of(12)))
    driver.tap("RECORD: TIME IS HERE")
    assert session.view()["time"]["slot"] == 12


def test_the_record_is_fixed_by_steps(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("tracks")
    driver.tap("EDIT")
    driver.tap("TIME -")
    driver.tap("TIME -")
    driver.tap("TIME +")
    assert session.view()["time"]["slot"] == 14
    driver.tap("CREW")
    driver.tap("FIRST PLAYER +")
    assert session.view()["first_player"] == "P2"
    driver.undo()
    assert session.view()["first_player"] == "P1"
    driver.back()
    assert driver.app.place.top == "tracks"


def test_a_new_game_is_set_up_by_touches_alone(driver: Driver) -> None:
    driver.tap("NEW GAME")
    driver.tap("Cy up")
    driver.tap("Ana out")
    driver.tap("add a player")
    driver.tap("noise")
    driver.frames(10)
    assert "House mix: not known from any source. Check your box." in driver.texts()
    driver.tap("SEAL AND START")
    assert {"THE SEAL", "1", "2", "3", "4"} <= set(driver.texts())
    driver.tap("GO ON")
    driver.tap("PLAY")
    view = driver.app.playing.view()
    assert [told["name"] for told in view["seats"].values()] == ["Cy", "Bo", "Ana"]
    assert view["sources"]["noise"] == "cardboard"
    assert "NOISE ROLL" not in driver.texts()  # the die lies on the table


def test_the_launch_screen_shows_the_game_that_waits(driver: Driver) -> None:
    begin(driver)
    driver.tap("NOISE ROLL")
    driver.back()
    assert {"LOCKDOWN", "ROUND 1", "#2", "NOISE", "ANA", "BO", "CY"} <= set(driver.texts())
    assert any(type(widget).__name__ == "FacilityClock" for widget in driver.walk())
    driver.tap("RESUME")
    assert driver.app.place.top == "table"


def test_a_line_of_the_history_opens_and_the_last_one_can_be_put_back_and_shaken(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("ENCOUNTER")
    if driver.app.place.top == "result":
        driver.back()
    driver.app.over("history")
    driver.frames(4)
    driver.app.theme.duration = 1
    row = next(widget for widget in driver.walk() if getattr(widget, "number", "") == "#2")
    driver.tap(row)
    driver.frames(20)
    assert driver.app.place.top == "entry:2"
    assert any(text.startswith("#2  ENCOUNTER") for text in driver.texts())
    driver.tap("HOLD: PUT BACK AND SHAKE")
    assert session.journal.last.act == "do"  # a tap is not enough
    driver.hold("HOLD: PUT BACK AND SHAKE")
    assert session.journal.last.act == "put_back"
    assert driver.app.place.top == "history"
