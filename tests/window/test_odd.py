"""What an attacker found: odd files, odd places, odd moments. The app starts, says what it can, and loses nothing."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.exports import checked
from companion.session import Session
from companion.show.lockdown.film import film
from companion.show.place import Place
from companion.show.reports import write_report
from companion.show.tongue import Tongue
from companion.table import Refused
from tests.window.hand import begin
from tools.driver import Driver

NOWHERE = (
    "nonsense",
    "",
    "part:lockdown/zzz",
    "part:",
    "handover:x",
    "handover:1",
    "handover:999",
    "hand:P9",
    "secret:x",
    "entry:999",
    "entry:x",
    "choose:leave",
    "choose:leave:P9",
    "choose:slot:zz",
    "stuck",
    "what_if:zzz",
)
"""Places that cannot be shown: whoever comes from one is told so, and it is in a report."""
SOMEWHERE = ("verdict", "rule:zzz", "chapter:zzz", "record:zzz", "ceremony", "film", "story", "turning")
"""Places that can be shown, though nothing led there."""


@pytest.mark.usefixtures("breaks")
@pytest.mark.parametrize("overlay", NOWHERE)
def test_no_place_keeps_the_app_from_starting(start: Callable[..., Driver], tmp_path: Path, overlay: str) -> None:
    starts_from(overlay, start, tmp_path)


@pytest.mark.parametrize("overlay", SOMEWHERE)
def test_a_place_that_nothing_led_to_is_left_as_any(start: Callable[..., Driver], tmp_path: Path, overlay: str) -> None:
    starts_from(overlay, start, tmp_path)


def starts_from(overlay: str, start: Callable[..., Driver], tmp_path: Path) -> None:
    begin(start())
    kept = json.loads((tmp_path / "place.json").read_text())
    kept["place"]["over"] = [overlay]
    (tmp_path / "place.json").write_text(json.dumps(kept))
    driver = start()
    driver.app.go(Place("game"))
    driver.tap("NOISE ROLL")
    assert driver.app.session.journal.last.intent == "noise_roll"


BOXES = (
    "",
    "[]",
    "5",
    "null",
    "{",
    '"box"',
    "{}",
    '{"boxes": 5}',
    '{"boxes": [[]]}',
    '{"boxes": [{}]}',
    '{"pack": 5}',
    '{"pack": "lockdown", "lists": 5}',
    '{"pack": "lockdown", "lists": {"wounds": 5}}',
    '{"pack": "lockdown", "lists": {"wounds": {"cards": [5]}}}',
    '{"pack": "lockdown", "lists": {"wounds": {"cards": [{"name": 5, "copies": 1}]}}}',
    '{"pack": "lockdown", "lists": {"zzz": {"cards": []}}}',
    '{"pack": "lockdown", "corrections": 5}',
    '{"pack": "lockdown", "corrections": [5]}',
    '{"pack": "lockdown", "corrections": [{"component": "wounds"}]}',
    '{"pack": "lockdown", "lists": {"contamination": {"cards": [{"name": "A", "copies": 27, "infected": {"a": 1}}]}}}',
)


@pytest.mark.parametrize("box", BOXES)
def test_no_box_keeps_the_app_from_starting_or_a_game_from_beginning(
    start: Callable[..., Driver], tmp_path: Path, box: str
) -> None:
    begin(start())
    (tmp_path / "box.json").write_text(box)
    driver = start()
    assert driver.app.session is not None
    assert driver.app.games.stuck_at is None
    driver.app.go(Place())
    begin(driver)
    driver.tap("NOISE ROLL")
    assert driver.app.session.journal.last.intent == "noise_roll"


@pytest.mark.usefixtures("breaks")
def test_a_fault_in_opening_a_game_is_a_report_and_the_launch_screen(
    start: Callable[..., Driver], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(start())

    def breaks(*_: object) -> None:
        raise ZeroDivisionError("a fault of ours")

    with monkeypatch.context() as patched:
        patched.setattr("companion.saves.store.resume", breaks)
        driver = start()
        assert driver.app.place == Place()
        assert driver.app.notice
        assert "ZeroDivisionError" in next((tmp_path / "reports").iterdir()).read_text()
    driver.tap("RESUME")
    assert driver.app.session is not None


def odd(session: Session, change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    document = json.loads(json.dumps(session.export()))
    change(document)
    return document


ODD: dict[str, Callable[[dict[str, Any]], None]] = {
    "no such first player": lambda document: document["layout"]["values"].update(first_player="P9"),
    "no lines": lambda document: document["layout"]["values"].update({"track.lines": 5}),
    "half a character": lambda document: document.update(names=["\ud800", "B", "C"]),
    "no options": lambda document: document.update(options=None),
    "no secret": lambda document: document.update(secret="zz", given=[["a", "b"]]),
    "nobody": lambda document: document.update(names=[]),
    "a crowd": lambda document: document.update(names=[str(number) for number in range(9)]),
}


@pytest.mark.parametrize("what", ODD)
def test_an_odd_game_is_refused_or_left_alone_and_the_open_one_goes_on(
    start: Callable[..., Driver], tmp_path: Path, what: str
) -> None:
    driver = start()
    session = begin(driver)
    (tmp_path / "odd.json").write_text(json.dumps(odd(session, ODD[what])))
    driver.app.files.take(tmp_path / "odd.json")
    driver.frames(3)
    driver = start()
    if driver.app.session is None or driver.app.playing.game != 1:
        driver.app.games.open_game(1)
    driver.app.go(Place("game"))
    driver.tap("NOISE ROLL")
    assert driver.app.games.stuck_at is None
    assert driver.app.session.journal.last.intent == "noise_roll"


@pytest.mark.parametrize("what", ["half a character", "no options", "no secret", "nobody", "a crowd", "no lines"])
def test_an_odd_game_is_refused_before_anything_is_written(driver: Driver, what: str) -> None:
    with pytest.raises(Refused):
        checked(odd(begin(driver), ODD[what]))


def test_a_file_of_nothing_but_brackets_is_refused(driver: Driver, tmp_path: Path) -> None:
    begin(driver)
    (tmp_path / "odd.json").write_text("[" * 200_000)
    driver.app.files.take(tmp_path / "odd.json")
    assert driver.app.notice


def test_what_came_is_told_before_the_deck_changes_hands(driver: Driver) -> None:
    session = begin(driver)
    session.do("set_source", component="event", source="cardboard")
    session.do("event_phase")
    while (session.table.value("question") or {}).get("ask") != "event_card":
        session.do("next")
    with pytest.raises(Refused, match="answer_first"):
        session.do("set_source", component="event", source="app")
    session.do("next", answer="blood_trace")
    driver.app.over("proof")
    driver.frames(3)
    assert "THE SEAL HOLDS" in driver.texts()


def test_taking_back_a_hand_over_takes_its_list_away(driver: Driver) -> None:
    session = begin(driver)
    driver.app.over("sources")
    driver.frames(3)
    driver.tap("bag")
    assert driver.app.place.top.startswith("handover:")
    driver.undo()
    assert driver.app.place.top == "sources"
    assert session.table.value("source.bag") == "app"


def test_a_ceremony_that_finds_no_room_can_be_tried_again(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.app.go(Place("new_game:lockdown"))
    driver.app.games.begin_ceremony("lockdown", ["A", "B"], {})
    driver.tap("NEXT")
    driver.tap("NEXT")

    def full(*_: object) -> None:
        raise Refused("disk_is_full")

    with monkeypatch.context() as patched:
        patched.setattr(driver.app.games.kept.file, "write", full)
        driver.tap("NEXT")
    assert driver.app.place.top == "ceremony"
    driver.tap("NEXT")
    assert driver.app.session.charter.given[1][0] == "B"


def test_back_from_the_ceremony_keeps_what_was_chosen(driver: Driver) -> None:
    driver.tap("new lockdown")
    driver.tap("what is played")
    driver.tap("MARS SIDE")
    driver.tap("everybody adds")
    driver.tap("SEAL AND START")
    driver.back()
    screen = driver.app.stage.lower
    assert (screen.options["board"], screen.all_add) == ("surface", True)


def test_the_film_has_no_rows_of_time_that_was_taken_back(driver: Driver) -> None:
    session = begin(driver)
    session.do("event_phase")
    while session.table.where("time") != "time.14":
        session.do("next")
    while session.journal.next_undo():
        session.do("undo")
    assert [row.slot for row in film(session, Tongue("en")).pages[0].drawn.rows] == ["15"]


def test_dice_of_the_table_and_of_mars_are_no_part_of_the_noise_die(driver: Driver) -> None:
    session = begin(driver)
    session.do("set_source", component="noise", source="cardboard")
    session.do("event_phase")
    while session.table.value("phase") == "event":
        session.do("next")
    assert film(session, Tongue("en")).pages[0].drawn.noises == ()


def test_an_overlay_does_not_lie_under_the_rail(driver: Driver) -> None:
    session = begin(driver)
    session.do("event_phase")
    driver.app.go(Place("game"))
    driver.app.over("restore")
    driver.frames(3)
    driver.tap("RESTORE")
    assert driver.app.place.over == ("rail",)


def second_fault() -> None:
    """A fault while another one is told, which was over a secret."""
    try:
        raise ValueError("C is on slot 5")
    except ValueError:
        {}["plain"]


def test_a_second_fault_quotes_nothing_of_the_first_which_was_over_a_secret(tmp_path: Path) -> None:
    with pytest.raises(KeyError) as fault:
        second_fault()
    report = write_report(tmp_path, fault.value, "showing").read_text()
    assert "KeyError: 'plain'" in report
    assert "slot 5" not in report
