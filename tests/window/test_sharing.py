"""EVERY PHONE by touches, with guests on loopback: who is linked, who asks, what they do here, and that the game goes on."""

from collections.abc import Callable, Iterator
from threading import enumerate as threads
from typing import Any

import pytest
import segno

from companion.saves.linked import KEPT
from companion.show.linklines import SCAN_CODE
from companion.show.place import Place
from companion.show.writing import Format
from tests.window.guests import Guests, on, open_
from tools.driver import Driver

Start = Callable[..., Driver]
PHONES = [
    ((412, 915), "en", 1.0),
    ((360, 640), "fr", 1.0),
    ((412, 915), "fr", 2.0),
    ((360, 640), "en", 2.0),
    ((915, 412), "en", 1.0),
]


@pytest.fixture
def open_table(driver: Driver) -> Iterator[Guests]:
    """A game at its table, with EVERY PHONE opened."""
    guests = Guests(driver)
    on(driver)
    open_(driver)
    yield guests
    guests.pool.shutdown()


def lines() -> list[str]:
    return [each.name for each in threads() if each.name.startswith("airlock")]


def says(driver: Driver, part: str) -> bool:
    return any(part in text for text in driver.texts())


# -- off until somebody turns it on --------------------------------------------------------------


def test_the_menu_opens_it_and_stop_leaves_nothing(open_table: Guests) -> None:
    driver = open_table.driver
    assert driver.app.place.top == "share"
    assert lines() == ["airlock-room"]
    assert says(driver, "A stranger on this Wi-Fi")
    driver.tap("stop")
    assert lines() == []
    assert driver.app.phones.hosting is None
    assert not (driver.home / KEPT).exists()
    assert driver.app.place == Place("game")


def test_a_game_that_is_only_tried_is_not_opened_to_anybody(driver: Driver) -> None:
    driver.app.games.show_a_round("lockdown", ["Ana", "Bo"])
    driver.app.go(Place("game", over=("menu",)))
    driver.frames(3)
    assert "EVERY PHONE" not in driver.texts()


# -- who is linked -------------------------------------------------------------------------------


def test_a_seat_is_linked_by_the_code_and_has_its_row(open_table: Guests) -> None:
    driver = open_table.driver
    assert {"0 OF 3 LINKED", "this phone", "nobody yet", "SCAN TO JOIN"} <= set(driver.texts())
    bo = open_table.guest("P2")
    assert {"1 OF 3 LINKED", "linked"} <= set(driver.texts())
    for right in ("look", "table", "seat"):
        driver.tap(f"{right} {bo.id}")
        assert driver.app.phones.hosting.guests.linked[bo.id].may == right


def test_who_has_typed_the_address_asks_with_two_words(open_table: Guests) -> None:
    driver, screen = open_table.driver, open_table.client()
    driver.tap("TO THE TABLE")
    assert driver.app.place == Place("game")
    screen.key, screen.code = open_table.does(lambda: screen.get("/k")[2]), ""
    assert open_table.does(lambda: screen.join(""))["no"] == "ask_host"
    assert driver.app.stage.ids.header.phones_state == "asks"
    assert ("buzz", (80, 120)) in driver.device.asked
    driver.tap("phones mark")
    assert driver.app.place.top == "share"
    assert {screen.keys.words, "A SCREEN ASKS TO BE LET IN"} <= set(driver.texts())  # type: ignore[union-attr]
    driver.tap("let in")
    assert open_table.does(lambda: screen.join(""))["seat"] == ""
    assert {"SCREEN", "no secrets", "LINKED"} <= set(driver.texts())


@pytest.mark.parametrize(("answer", "phones"), [("not in", 1), ("replace", 1), ("both", 2)])
def test_a_seat_that_has_a_phone_is_shared_or_changes_hands(open_table: Guests, answer: str, phones: int) -> None:
    driver, bo = open_table.driver, open_table.guest("P2")
    other = open_table.client()
    assert open_table.does(lambda: other.join("P2"))["no"] == "ask_host"
    assert other.keys.words in driver.texts()  # type: ignore[union-attr]
    driver.tap(answer)
    assert ("id" in open_table.does(lambda: other.join("P2"))) is (answer != "not in")
    linked = driver.app.phones.hosting.guests.at("P2")
    assert len(linked) == phones
    assert (bo.id in [each.id for each in linked]) is (answer != "replace")


def test_a_row_that_is_held_is_unlinked_and_a_tap_says_so(open_table: Guests) -> None:
    driver, bo = open_table.driver, open_table.guest("P2")
    driver.tap(f"link {bo.id}")
    assert driver.app.notice == "Hold it down until it is full."
    driver.hold(f"link {bo.id}")
    assert "0 OF 3 LINKED" in driver.texts()
    assert open_table.does(bo.poll) == {"status": 403}


def test_a_keyboard_holds_a_row_too(open_table: Guests) -> None:
    from kivy.core.window import Window

    driver, bo = open_table.driver, open_table.guest("P2")
    driver.app.keys.show(driver.find(f"link {bo.id}"))
    Window.dispatch("on_keyboard", 13, 40, None, [])
    driver.frames(60)
    Window.dispatch("on_key_up", 13, 40)
    driver.frames(2)
    assert driver.app.phones.hosting.guests.everybody() == []


def test_a_phone_that_is_cut_off_is_hatched_with_how_long(open_table: Guests) -> None:
    driver = open_table.driver
    open_table.guest("P2")
    assert says(driver, "linked")
    open_table.now += 65
    driver.frames(70)  # the page is drawn anew once a second
    assert says(driver, "CUT 1:05")
    assert "kept here" in driver.texts()
    driver.tap("TO THE TABLE")
    assert driver.app.stage.ids.header.phones_state == "cut"


def test_a_new_code_refuses_the_old_one_and_the_code_on_the_page_changes(open_table: Guests) -> None:
    driver, old = open_table.driver, open_table.client()
    drawn = driver.app.stage.lower.page
    driver.tap("new code")
    assert driver.app.stage.lower.page != drawn
    assert open_table.does(lambda: old.join("P2"))["no"] == "code_is_old"
    open_table.guest("P2")


def test_whose_phone_this_is_can_be_said_and_is_told_to_guests(open_table: Guests) -> None:
    driver = open_table.driver
    driver.tap("link P2")
    assert driver.app.phones.host == "Bo"
    ana = open_table.guest("P1")
    assert "BO&#x27;S TABLE" in ana.last["page"] or "BO'S TABLE" in ana.last["page"]


def test_every_address_stands_there_and_a_tap_shows_its_code(open_table: Guests) -> None:
    driver = open_table.driver
    driver.device.networks = (("ap0", "127.0.0.1"), ("wlan0", "10.0.0.7"))
    driver.app.on_resume()
    driver.frames(3)
    port = driver.app.phones.hosting.room.port
    assert {f"127.0.0.1:{port}", f"10.0.0.7:{port}"} <= set(driver.texts())
    driver.tap("address 1")
    assert driver.app.phones.shared_table().at == 1
    driver.device.networks = ()
    driver.app.on_resume()
    driver.frames(3)
    assert says(driver, "This phone is in no network.")


# -- what they do here ---------------------------------------------------------------------------


def test_what_a_guest_does_stands_on_the_table_as_if_it_was_done_here(open_table: Guests) -> None:
    driver, bo = open_table.driver, open_table.guest("P2")
    driver.app.go(Place("game"))
    driver.frames(3)
    driver.device.asked.clear()
    assert open_table.act(bo, "noise_roll", seat="P2")["ok"] == 2
    assert driver.app.playing.shown == 2
    assert "#2" in driver.texts()
    assert [kind for kind, _ in driver.device.asked if kind == "play"]


def test_a_page_that_lies_over_the_table_stays(open_table: Guests) -> None:
    driver, bo = open_table.driver, open_table.guest("P2")
    driver.app.go(Place("game", "rules"))
    open_table.act(bo, "noise_roll", seat="P2")
    assert driver.app.place == Place("game", "rules")


def test_what_the_host_does_and_ticks_reaches_every_guest(open_table: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, ana = open_table.driver, open_table.guest("P1")
    driver.app.go(Place("game"))
    driver.tap("NOISE ROLL")
    assert open_table.does(ana.poll)["n"] == 2
    driver.app.session.do("fix", path="bag", value={"adult": 1})
    driver.app.act("encounter", seat="P1")
    driver.app.go(Place("game"))
    published: list[int] = []
    monkeypatch.setattr(driver.app.phones.hosting, "publish", lambda: published.append(1))
    driver.app.does(driver.app.playing.due[0].ticks)
    assert published == [1]


def test_pages_of_guests_are_made_one_a_frame(open_table: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = open_table.driver
    for seat in ("P1", "P2", "P3"):
        open_table.guest(seat)
    made: list[str] = []
    real = driver.app.phones.hosting._publish
    monkeypatch.setattr(driver.app.phones.hosting, "_publish", lambda guest, at: (made.append(guest.seat), real(guest, at))[1])
    driver.app.go(Place("game"))
    driver.app.act("noise_roll", seat="P1")
    assert made == []
    for count in range(1, 4):
        driver.frames()
        assert len(made) == count
    driver.frames(3)
    assert made == ["P1", "P2", "P3"]


def test_a_secret_that_lies_open_here_stays_and_is_its_own(open_table: Guests) -> None:
    driver, bo = open_table.driver, open_table.guest("P2")
    driver.app.go(Place("game"))
    driver.app.go(Place("game", over=("hand:P1",)))
    driver.frames(3)
    touch = driver.press(next(each for each in driver.walk() if type(each).__name__ == "HoldToLook"))
    assert driver.app.stage.lower.open
    open_table.act(bo, "noise_roll", seat="P2")
    assert driver.app.stage.lower.open
    assert driver.app.place.top == "hand:P1"
    touch.touch_up()
    driver.frames(2)
    assert not driver.app.stage.lower.open


@pytest.mark.parametrize(("size", "language", "scale"), PHONES)
def test_secrets_of_a_seat_with_its_own_phone_are_there_or_here(
    start: Start, size: tuple[int, int], language: str, scale: float
) -> None:
    driver = start(size, language)
    sized(driver, scale)
    guests = Guests(driver)
    on(driver)
    driver.app.phones.open()
    guests.guest("P2")
    driver.app.go(Place("game", over=("hand:P2",)))
    driver.frames(3)
    say = driver.app.say
    assert say("ON {name}'S PHONE", name="BO") in driver.texts()
    ring = next(each for each in driver.app.stage.lower.walk() if type(each).__name__ == "HoldToLook")
    touch = driver.press(ring)  # what stands in its place is no ring: nothing opens under a thumb
    assert not driver.app.stage.lower.open
    touch.touch_up()
    driver.frames(2)
    assert "BO" in driver.texts()
    touch = driver.press(next(each for each in driver.walk() if type(each).__name__ == "HoldToLook"))
    assert driver.app.stage.lower.open
    touch.touch_up()
    driver.app.go(Place("game", over=("hand:P1",)))
    driver.frames(3)
    assert say("ON {name}'S PHONE", name="ANA") not in driver.texts()
    guests.pool.shutdown()


# -- other games, kills, sleep -------------------------------------------------------------------


def test_a_game_that_is_left_is_shut_and_opens_again_with_it(open_table: Guests) -> None:
    driver, bo = open_table.driver, open_table.guest("P2")
    driver.app.go(Place())
    assert lines() == []
    assert not driver.device.kept_awake
    driver.tap("RESUME")
    driver.frames(4)
    assert lines() == ["airlock-room"]
    bo.port = driver.app.phones.hosting.room.port
    assert open_table.does(lambda: bo.poll(0, 0))["n"] == 1
    on(driver, names=("Di", "Ed"))
    assert lines() == []


def test_a_killed_app_goes_on_by_itself_and_one_to_which_nobody_was_linked_does_not(start: Start) -> None:
    driver = start()
    guests = Guests(driver)
    on(driver)
    open_(driver)
    driver = start()
    driver.frames(5)
    assert lines() == []
    guests.hears(driver)
    driver.app.phones.open()
    bo = guests.guest("P2")
    driver.app.go(Place("game"))
    driver = start()
    guests.hears(driver)
    driver.frames(5)
    assert lines() == ["airlock-room"]
    bo.port = driver.app.phones.hosting.room.port
    assert guests.act(bo, "noise_roll", seat="P2")["ok"] == 2
    assert driver.app.playing.shown == 2
    guests.pool.shutdown()


def test_asleep_it_says_so_and_awake_it_is_back(open_table: Guests) -> None:
    driver, bo = open_table.driver, open_table.guest("P2")
    driver.app.on_pause()
    assert open_table.does(bo.poll)["asleep"] == "ANA'S PHONE SLEEPS"
    assert open_table.does(lambda: bo.act("noise_roll", seat="P2"))["says"] == "ANA'S PHONE SLEEPS"
    driver.app.on_resume()
    assert open_table.act(bo, "noise_roll", seat="P2")["ok"] == 2


def test_the_screen_stays_on_and_dims_whatever_the_settings_say(open_table: Guests) -> None:
    driver = open_table.driver
    for setting in ("awake", "ember"):
        driver.app.turn(setting)
    driver.app.theme.duration = 0
    assert driver.device.kept_awake
    bo = open_table.guest("P2")
    driver.app.go(Place("game"))
    driver.frames(int(60 * driver.app.theme.real_seconds("ember_after")) + 10)
    assert driver.app.ember is not None
    open_table.act(bo, "noise_roll", seat="P2")
    assert driver.app.ember is not None
    other = open_table.client()
    open_table.does(lambda: other.join("P2"))
    assert driver.app.ember is None  # somebody asks
    driver.tap("phones mark")
    driver.hold("HOLD: STOP")
    assert not driver.device.kept_awake


# -- the game goes on whatever the net does ------------------------------------------------------


def test_leave_is_asked_for_here_and_a_refusal_is_a_sentence(driver: Driver) -> None:
    Guests(driver).pool.shutdown()
    on(driver)
    driver.device.shares, driver.device.granting = None, False
    open_(driver)
    assert says(driver, "This phone does not let others nearby reach it.")
    assert lines() == []
    driver.device.shares = True
    driver.tap("OPEN THE TABLE")
    assert "SCAN TO JOIN" in driver.texts()


def test_a_port_that_cannot_be_listened_on_is_a_sentence(driver: Driver) -> None:
    Guests(driver).pool.shutdown()
    driver.app.phones.where = {"port": 0, "address": "203.0.113.7"}
    on(driver)
    open_(driver)
    assert says(driver, "Nothing can be listened on here")
    driver.tap("TO THE TABLE")
    assert driver.app.place == Place("game")
    driver.tap("NOISE ROLL")
    assert driver.app.session.journal.last.intent == "noise_roll"


@pytest.mark.usefixtures("breaks")
@pytest.mark.parametrize("shuts", [True, False])
def test_a_line_that_breaks_is_said_and_the_app_plays_on(
    open_table: Guests, shuts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_table.driver
    open_table.guest("P2")
    room = driver.app.phones.hosting.room
    shut = room.shut

    def torn(*_: Any) -> None:
        raise RuntimeError("the line is torn")

    monkeypatch.setattr(room, "publish", torn)
    if not shuts:
        monkeypatch.setattr(room, "shut", torn)
    driver.app.go(Place("game"))
    driver.tap("NOISE ROLL")
    driver.frames(4)
    assert driver.app.session.journal.last.intent == "noise_roll"
    assert driver.app.phones.hosting is None
    assert says(driver, "EVERY PHONE broke and is shut.")
    assert list((driver.home / "reports").iterdir())
    driver.tap("NOISE ROLL")
    assert len(driver.app.session.journal.entries) == 3
    shut()
    assert lines() == []


# -- every screen --------------------------------------------------------------------------------


def sized(driver: Driver, scale: float) -> None:
    while driver.app.settings.text_scale != scale:
        driver.app.turn("text_scale")


@pytest.mark.parametrize(("size", "language", "scale"), PHONES)
def test_the_page_stands_in_every_size(start: Start, size: tuple[int, int], language: str, scale: float) -> None:
    driver = start(size, language)
    sized(driver, scale)
    guests = Guests(driver)
    on(driver, names=("Ana", "Bartholomäus", "Cy", "Di", "Ed"))
    open_(driver)
    say = driver.app.say
    two = guests.guest("P2")
    other = guests.client()
    guests.does(lambda: other.join("P2"))
    for name in ("stop", "new code") if scale == 1 else ("new code",):
        button = driver.find(say("HOLD: {what}", what=say("STOP")) if name == "stop" else name)
        assert 0 <= button.to_window(*button.pos)[1] < driver.app.stage.height
    for name in ("not in", "replace", "both", f"look {two.id}"):
        spot = driver.find(name)
        assert spot.height >= 2 * 44, name
        assert spot.x >= 0
        assert spot.to_window(spot.x + spot.width, 0)[0] <= driver.app.stage.width
    driver.tap(f"table {two.id}")
    assert driver.app.phones.hosting.guests.linked[two.id].may == "table"
    driver.tap("both")
    driver.tap(say("TO THE TABLE"))
    assert driver.app.place == Place("game")
    guests.pool.shutdown()


def test_the_code_that_is_drawn_is_the_code(open_table: Guests) -> None:
    """Each square that is dark on the paper is dark in the code of the link, and no other."""
    link = open_table.link
    squares = segno.make(link, micro=False).matrix
    side, found = 212.0, open_table.driver.app.stage.lower.page.main[0]
    unit = side / (len(squares) + 8)
    blocks = [each for each in SCAN_CODE.drawn(found, 380, side, Format()).strokes if getattr(each, "role", "") == "ground"]

    def dark(row: int, column: int) -> bool:
        x, y = (column + 4.5) * unit, side - (row + 4.5) * unit
        return any(each.points[0] < x < each.points[2] and each.points[1] < y < each.points[5] for each in blocks)

    assert all(dark(row, at) == bool(square) for row, line in enumerate(squares) for at, square in enumerate(line))
