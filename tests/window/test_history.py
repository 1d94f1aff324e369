"""HISTORY: a long game opens as fast as a short one, and says of every entry what it always said."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from companion.charter import charter
from companion.packs import load
from companion.session import Session
from companion.show.face import Face, face_of
from companion.show.pictures.history import history
from companion.show.place import Place
from companion.show.tongue import Tongue
from companion.show.writing import lines_of
from companion.table import Refused, Set
from companion.window.screens.history import BESIDE
from tests.window.hand import begin
from tests.window.reading import needed
from tools.driver import DENSITY, Driver
from tools.offers import offer_of

SAY = Tongue("en")


def played(game: str, seed: int, acts: int = 120) -> Session:
    """A game by chance in which much is taken back, brought again and put back."""
    session, dice, offer = Session.new(charter(load(game), ["Ana", "Bo", "Cy"], bytes([seed]) * 8)), Random(seed), offer_of(game)
    for _ in range(acts):
        act = dice.choices(("do", "undo", "redo", "put_back"), (80, 12, 4, 4))[0]
        chosen = offer(session.table, dice) if act == "do" else (act, {})
        try:
            if chosen:
                session.do(chosen[0], **chosen[1])
        except Refused:
            pass
    return session


def forward(session: Session, face: Face) -> Iterator[tuple[int, str]]:
    """What the headings are found from when one begins at the beginning: slowly, and plain to see."""
    after: dict[int, dict[str, Any]] = {0: {"round": 1, "phase": "players", "clock": ""}}
    for entry in session.journal.entries:
        of = session.journal.entries[entry.of] if entry.of else None
        made_on = {"undo": entry.top_after, "redo": entry.of, "put_back": of.top_before if of else 0}
        base = made_on.get(entry.act, entry.top_before)
        at = after[entry.number] = dict(after[base])
        for event in entry.events:
            if isinstance(event, Set) and event.name in at:
                at[event.name] = event.after
            at["clock"] = face.clock_after(event) or at["clock"]
        ends = "event" in (after[base]["phase"], at["phase"])
        number = after[base]["round"] if ends else at["round"]
        name = f"END OF ROUND {number}" if ends else face.turn.round.replace("{round}", str(number))
        yield entry.number, name if ends or not at["clock"] else f"{name} · TIME {at['clock']}"


@pytest.mark.parametrize("game", ["lockdown", "nemesis", "aliens"])
def test_every_entry_stands_under_its_round_however_much_was_taken_back(game: str) -> None:
    face = face_of(game)
    for seed in range(6):
        session = played(game, seed)
        titles = dict(forward(session, face))
        whole = [(group.title, line) for group in history(session, face, SAY) for line in group.lines]
        assert all(title == titles[int(line.number[1:])] for title, line in whole)
        for most in (7, 40):
            part = [(group.title, line) for group in history(session, face, SAY, most=most) for line in group.lines]
            assert part == whole[: len(part)]


def test_what_was_before_is_a_tap_away(driver: Driver) -> None:
    session = begin(driver)
    for _ in range(150):
        session.do("noise_roll", seat="P1")
    driver.app.over("history")
    driver.frames(4)
    view = driver.app.stage.lower.ids.rows
    assert len(session.journal.entries) > len(view.data)
    for _ in range(3):
        view.scroll_y = 0
        driver.frames(4)
        if "OLDER" not in driver.texts():
            break
        driver.tap(next(each for each in driver.walk() if type(each).__name__ == "OlderRow"))
    assert "#1" in driver.texts()
    assert "OLDER" not in driver.texts()


def test_what_is_looked_for_is_found_however_long_ago(driver: Driver) -> None:
    session = begin(driver)
    wanted = f"#{session.do('power_flip', section='S1').number}"
    for _ in range(150):
        session.do("noise_roll", seat="P1")
    driver.app.over("history")
    driver.frames(4)
    driver.tap("FIND")
    driver.app.stage.lower.ids.words.text = wanted
    driver.frames(30)
    assert wanted in [each["number"] for each in driver.app.stage.lower.ids.rows.data if "number" in each]


def test_a_line_that_was_taken_back_says_by_which(driver: Driver) -> None:
    session = begin(driver)
    session.do("noise_roll", seat="P1")
    taken = session.journal.last.number
    back = session.do("undo").number
    driver.app.over(f"entry:{taken}")
    driver.frames(3)
    assert any(f"Taken back by #{back}." in text for text in driver.texts())


def test_a_step_has_its_own_sign_and_says_what_came_of_it_and_a_draw_is_a_few_words(driver: Driver) -> None:
    session = begin(driver)
    fixes = {"bag": {"adult": 2}, "decks.event.top": "nest", "decks.attack.top": "cut", "dice.noise": [3] * 10, "time.slot": 13}
    for path, value in fixes.items():
        session.do("fix", path=path, value=value)
    session.do("noise_roll", seat="P1")
    session.do("attack", kind="adult")
    session.do("event_phase")
    while session.view()["step"] != "bag":
        session.do("next")
    lines = [line for group in history(session, driver.app.playing.face, driver.app.say) for line in group.lines]
    said = {line.title: (line.symbol, line.detail) for line in lines}
    assert said["NOISE · ANA"] == ("noise", "corridor 3")
    assert said["ATTACK"] == ("attack-card", "Cut: it hits")
    assert said["EVENT CARD"][0] == "event-card"
    assert said["INTRUDER BAG"][0] == "bag"
    removed = next(line for line in lines if line.title == "REMOVE NOISE")
    assert removed.symbol == "noise"
    assert not removed.detail.startswith("Time")


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("game", ["lockdown", "aliens"])
@pytest.mark.parametrize("size", [(1024, 768), (900, 600), (1280, 800)], ids=str)
def test_as_many_of_the_last_entries_stand_in_the_column_as_there_is_room_for(
    start: Callable[..., Driver], size: tuple[int, int], game: str, scale: float
) -> None:
    """With large letters they pushed the header over the edge of a tablet."""
    driver = start(size)
    app = driver.app
    app.games.new_game(game, ["Ana", "Bo"], {})
    for name in ("Bartholomäus", "Ana", "Cyprien", "Ana", "Bartholomäus", "Ana"):
        app.session.do("rename", seat="P1", called=name)
    while app.settings.text_scale != scale:
        app.turn("text_scale")
    for turned in (size, size[::-1], size):
        driver.turn(turned)
        app.go(Place("game", app.playing.face.tabs[1].name))
        driver.frames(6)
    stage = app.stage
    latest, head = stage.ids.latest, stage.ids.head
    assert stage.ids.header.top <= head.top
    assert latest.y >= head.y
    shown = len(latest.ids.rows.children)
    assert shown == len(latest.made) or latest.height + latest.made[shown].height > latest.room


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(360, 640), (412, 915), (915, 412)], ids=str)
def test_what_an_entry_did_stands_in_two_lines_of_its_row(
    start: Callable[..., Driver], size: tuple[int, int], language: str, scale: float
) -> None:
    driver = start(size, language)
    app = driver.app
    app.games.new_game("lockdown", ["Ana", "Bartholomäus", "Cy"], {})
    app.session.do("event_phase")
    while app.session.view()["phase"] == "event":
        app.session.do("next")
    while app.settings.text_scale != scale:
        app.turn("text_scale")
    for turned in (size, size[::-1], size):
        driver.turn(turned)
        app.go(Place("game", over=("history",)))
        driver.frames(6)
        rows = [row for row in driver.walk() if type(row).__name__ == "EntryRow"]
        assert rows
        for row in rows:
            title, detail = (
                next(each for each in row.walk() if getattr(each, "text", "") == says) for says in (row.title, row.detail)
            )
            line = needed("x", None, detail.font_name, detail.font_size, False, 1)[1]
            assert detail.width == row.width - BESIDE * DENSITY
            (_, low), (_, high) = detail.ink
            used = lines_of(row.detail, detail.width, detail.font_name, detail.font_size, False)
            assert round(high / line) == min(2, used), row.detail
            assert low >= row.y - 1
            assert low + high <= title.center_y
