"""THIS IS WRONG, BOX CODE and ABOUT by touches: what is shared is what was shown, and nothing counts before it was seen."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kivy.core.clipboard import Clipboard

from companion.games.registry import GAMES
from companion.packs import Overlay, load
from companion.packs.boxcode import parts
from companion.packs.others import OtherBox
from companion.show.place import Place
from companion.show.reports import write_report
from companion.window.screens import box
from tests.packs.test_boxcode import _css, _long, _moved
from tests.window.hand import SIZES, begin
from tests.window.walks import begin as begin_game
from tools.driver import Driver


def type_in(driver: Driver, name: str, text: str) -> Any:
    """Writes into the field of this name, as a keyboard would."""
    field = next(each for each in driver.walk() if getattr(each, "name", "") == name)
    field.text = text
    driver.frames(2)
    return field


def shared(driver: Driver) -> str:
    """What went to the system's window last."""
    files = [file for what, file in driver.device.asked if what == "share"]
    assert isinstance(files[-1], Path)
    return files[-1].read_text("utf-8")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_fault_is_told_from_the_very_result(start: Callable[..., Driver], size: tuple[int, int], language: str) -> None:
    driver = start(size, language)
    session = begin(driver)
    say = driver.app.say
    session.do("fix", path="bag", value={"adult": 1})
    driver.app.act("encounter", seat="P1", light="dark")
    driver.app.go(Place("game", "table", ("result",)))
    driver.frames(3)
    driver.tap(next(each for each in driver.walk() if type(each).__name__ == "Why" and each.rule))
    assert driver.app.place.room == "rule"
    driver.tap("wrong")
    assert driver.app.place.room == "wrong"
    assert say("Sources agree") in driver.texts()
    driver.tap("kind words")
    type_in(driver, "wrong line", "My adult says 3")
    driver.tap("share the note")
    text = shared(driver)
    assert text.startswith("THIS IS WRONG: words\nMy adult says 3\n\nabout: entry/3 rule/")
    assert "Ana" not in text
    assert "kind=adult" in text
    driver.tap("read the note")
    assert text in driver.texts()
    driver.tap("as code")
    driver.tap("copy")
    assert Clipboard.paste() == driver.app.noting.form("wrong")
    driver.tap("as text")
    driver.tap("copy")
    assert Clipboard.paste() == text
    driver.tap("leave it")
    assert driver.app.place.room == "wrong"
    driver.tap("leave it")
    assert driver.app.place.room == "rule"


def test_a_result_whose_card_stands_on_the_table_is_meant_too(driver: Driver) -> None:
    begin(driver)
    driver.tap("NOISE ROLL")
    number = driver.app.playing.shown
    assert number
    driver.tap(next(each for each in driver.walk() if type(each).__name__ == "Why" and each.rule))
    driver.tap("wrong")
    assert driver.app.noting.entry == number
    driver.app.go(Place("game", "rules"))
    driver.app.over("rule:css")
    driver.frames(2)
    driver.tap("wrong")
    assert driver.app.noting.entry == 0  # looked up, not drawn
    assert driver.app.noting.kind == "rule"


def test_entries_values_and_lists_have_it_too(driver: Driver) -> None:
    begin(driver)
    for overlay, about in (
        ("entry:1", "entry/1"),
        ("record:board", "record/board"),
        ("part:lockdown/css", "part/lockdown/css"),
        ("enter:lockdown/wounds", "part/lockdown/wounds"),
    ):
        driver.app.go(Place("game", "table", (overlay,)))
        driver.frames(3)
        driver.tap("THIS IS WRONG" if overlay.startswith("entry") else "wrong")
        assert driver.app.place.top == f"wrong:{about}"
        driver.tap("share the note")
        assert f"about: {about}" in shared(driver)


def test_what_is_typed_of_one_thing_is_not_said_of_another_and_outlives_a_look_elsewhere(driver: Driver) -> None:
    begin(driver)
    driver.app.over("rule:css")
    driver.frames(2)
    driver.tap("wrong")
    type_in(driver, "wrong line", "Seven, not six")
    driver.app.turn("mono")
    driver.tap("read the note")
    driver.back()
    assert driver.app.noting.line == "Seven, not six"
    driver.back()
    driver.back()
    driver.app.over("rule:encounter")
    driver.frames(2)
    driver.tap("wrong")
    assert driver.app.noting.line == ""


def test_it_leads_to_where_the_own_box_is_set_right(driver: Driver) -> None:
    session = begin(driver)
    deck = next(part for part in session.pack.components.values() if part.id.startswith("event_") and part.unverified)
    card = next(item for item in deck.items if item.effect)
    driver.app.over(f"rule:card:{card.key}")
    driver.frames(2)
    driver.tap("wrong")
    driver.tap("mend")
    assert driver.app.place.top in (f"part:lockdown/{deck.id}", f"enter:lockdown/{deck.id}")


def test_an_app_that_was_stopped_over_it_comes_back_to_it(start: Callable[..., Driver]) -> None:
    driver = start()
    begin(driver)
    driver.app.over("rule:css")
    driver.frames(2)
    driver.tap("wrong")
    driver = start()
    assert driver.app.place.top == "wrong:rule/css"
    driver.tap("share the note")
    assert "about: rule/css" in shared(driver)


@pytest.mark.parametrize(
    "about", ["rule/nothing", "entry/99", "entry/x", "record/nothing", "part/lockdown/nothing", "part/nothing/x"]
)
def test_what_is_not_there_any_more_goes(driver: Driver, about: str) -> None:
    begin(driver)
    driver.app.over(f"wrong:{about}")
    driver.frames(2)
    assert driver.app.place.over == ()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_it_behind_its_entries(tmp_path: Path, game: str) -> None:
    driver = Driver(tmp_path).start()
    try:
        begin_game(driver.app, game)
        driver.app.over("entry:1")
        driver.frames(2)
        driver.tap("THIS IS WRONG")
        driver.tap("share the note")
        assert f"pack {game}" in shared(driver)
    finally:
        driver.stop()


# -- box code ------------------------------------------------------------------------------------


def to_the_code(driver: Driver, pack: str = "lockdown") -> None:
    driver.app.go(Place("launch"))
    driver.app.over(f"box:{pack}")
    driver.frames(3)
    driver.tap("box code")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_box_is_given_as_a_code_and_taken_list_by_list(
    start: Callable[..., Driver], size: tuple[int, int], tmp_path: Path
) -> None:
    driver = start(size)
    to_the_code(driver)
    assert "Nothing of your box was written down yet." in driver.texts()
    owner = driver.app.files.owner
    owner.correct("lockdown", *_moved(tmp_path).corrections)
    driver.app.refresh()
    driver.frames(2)
    driver.tap("second")
    code = Clipboard.paste()
    assert code == driver.app.swapping.parts("lockdown")[0]
    driver.tap("third")
    assert shared(driver).strip() == code
    owner.forget("lockdown", "css")
    driver.tap("takes")
    driver.tap("second")
    assert not owner.has("lockdown", "css")
    told = "\n".join(driver.texts())
    assert "New here\n" in told
    assert "Pod A: 1 → 0\nPod B: 1 → 2\n3 numbers are as here" in told
    driver.tap("offered css")
    assert driver.app.swapping.wanted == ()
    driver.tap("offered css")
    driver.tap("onward")
    assert owner.has("lockdown", "css")
    assert driver.app.packs("lockdown")["css"]["css_b"].count == 2
    assert "1 list is in. Games that begin from now on have it." in driver.texts()
    driver.tap("second")
    assert "As you have told" in driver.texts()


def test_what_does_not_fit_says_so_and_changes_nothing(driver: Driver) -> None:
    to_the_code(driver)
    driver.tap("takes")
    (good,) = parts([_css()], {"lockdown": 1})
    for pasted, says in (
        ("Hello", "There is no box code in this."),
        (good[:-9] + good[-8:], "Part 1 of 1 is damaged: a letter is missing or wrong."),
        (good.replace("AIRBOX1", "AIRBOX9"), "A newer Airlock made this code, of form 9; this one reads 1. Update the app."),
        (parts([Overlay("lockdown", _css().corrections[:1])], {"lockdown": 1})[0], ""),
    ):
        Clipboard.copy(pasted)
        driver.tap("second")
        assert says in driver.texts() or not says
    Clipboard.copy(parts([Overlay("atlantis", _css().corrections)], {"atlantis": 1})[0])
    driver.tap("second")
    assert "This app knows no such list." in driver.texts()
    assert driver.app.swapping.wanted == ()
    assert not (driver.app.home / "box.json").exists()


def test_a_long_code_is_shown_part_by_part_and_taken_in_any_order(driver: Driver) -> None:
    made = parts([_long()], {"lockdown": 1})
    to_the_code(driver)
    driver.tap("takes")
    for number in reversed(range(1, len(made))):
        Clipboard.copy(made[number])
        driver.tap("second")
        assert any("Still missing: 1" in text for text in driver.texts())
    field = type_in(driver, "typed code", made[0].lower())
    field.dispatch("on_text_validate")
    driver.frames(2)
    assert [each.component for each in driver.app.swapping.offers] == ["event_intruders"]
    assert driver.app.swapping.so_far == ""


def test_a_file_with_a_code_in_it_is_taken(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "from a friend.txt"
    file.write_text(f"Here is my box:\n{parts([_moved(tmp_path)], {'lockdown': 1})[0]}\n", "utf-8")
    to_the_code(driver)
    driver.tap("takes")
    driver.device.chosen = file
    driver.tap("third")
    driver.frames(3)
    assert [each.state for each in driver.app.swapping.offers] == ["new"]


def test_how_many_other_boxes_agree_stands_beside_each_list(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    boxes = (OtherBox("A", 1, _css()), OtherBox("B", 1, _moved(tmp_path)), OtherBox("C", 1, _css()))
    monkeypatch.setattr(box, "others", lambda: boxes)
    driver.app.over("box:lockdown")
    driver.frames(2)
    assert "House mix, not your box · 2 of 3 other boxes agree" in driver.texts()
    monkeypatch.setattr(box, "others", lambda: boxes[:1])
    driver.app.refresh()
    driver.frames(2)
    assert "House mix, not your box · 1 other box agrees" in driver.texts()


# -- about ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_about_says_what_this_is(start: Callable[..., Driver], size: tuple[int, int], language: str) -> None:
    driver = start(size, language)
    driver.app.over("settings")
    driver.frames(2)
    driver.tap("about")
    told = "\n".join(driver.texts())
    for holder in ("Awaken Realms", "Rebel", "Gale Force Nine", "20th Century Studios"):
        assert holder in told
    assert str(sum(each.house_mix for game in GAMES for each in load(game).components.values())) in told
    driver.tap("licences")
    driver.tap("Saira Condensed")
    assert any("SIL OPEN FONT LICENSE" in text for text in driver.texts())
    driver.back()
    driver.back()
    driver.tap("wrong")
    driver.tap("share the note")
    assert "about: app\napp: Airlock " in shared(driver)
    assert "pack " not in shared(driver)


@pytest.mark.usefixtures("breaks")
def test_what_broke_is_shown_before_it_is_shared(driver: Driver) -> None:
    begin(driver)
    driver.app.over("about")
    driver.frames(2)
    assert "SOMETHING BROKE" not in driver.texts()
    try:
        raise KeyError("Ana lost Bo's card")
    except KeyError as error:
        write_report(driver.app.home, error, "#1 new_game")
    driver.app.refresh()
    driver.frames(2)
    driver.tap("SOMETHING BROKE")
    driver.tap("share the note")
    text = shared(driver)
    assert text in driver.texts()
    assert 'KeyError: "player 1 lost player 2\'s card"' in text
    assert str(driver.app.home) not in text
    assert str(Path.home()) + "/" not in text
    driver.tap("as code")
    assert driver.app.noting.form("crash").startswith("https://github.com/")
    assert len(driver.app.noting.form("crash")) <= 900


def test_a_note_that_a_kill_has_left_open_is_still_about_the_same(tmp_path: Path) -> None:
    """What was typed is gone with the app; what it is about lies beneath."""
    driver = Driver(tmp_path).start()
    begin(driver)
    driver.app.go(Place("game", "table", ("rule:noise_roll",)))
    driver.frames(3)
    driver.tap("wrong")
    driver.tap("read the note")
    note = driver.app.noting.text("wrong")
    assert "about: rule/noise_roll" in note
    driver.stop()
    again = Driver(tmp_path).start()
    assert again.app.place.room == "note"
    assert note in again.texts()
    again.stop()
