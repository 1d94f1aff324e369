"""Every screen at every size, text size and language: large enough, and inside its place."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.show.place import Place
from companion.window.widgets.sheet import Sheet
from tests.window.hand import SIZES, begin, play
from tools.driver import DENSITY, Driver


def screens(driver: Driver) -> Iterator[str]:
    """Every screen of a game in turn."""
    begin(driver)
    driver.app.session.do("fix", path="in_play", value=["adult", "queen"])
    for tab in ("table", "tracks", "crew", "rules"):
        driver.tap(tab)
        yield tab
    overlays = (
        "bag",
        "history",
        "choose:more",
        "choose:piece:adult.1",
        "choose:attack",
        "choose:leave:P1",
        "menu",
        "settings",
        "sources",
        "box:lockdown",
        "part:lockdown/css",
        "rule:css",
        "chapter:room",
        "record:board",
        "hand:P2",
        "film",
        "proof",
        "restore",
        "setup",
        "enter:lockdown/wounds",
        "guide",
        "about",
        "licences",
        "licence:1",
        "wrong:rule/css",
        "wrong:part/lockdown/css",
        "wrong:entry/1",
        "note:wrong",
        "note:crash",
        "code:lockdown",
    )
    for overlay in overlays:
        driver.app.over(overlay)
        driver.frames(2)
        yield overlay
        driver.back()
    driver.tap("table")
    driver.tap("NOISE ROLL")
    yield "result card"
    driver.tap("ENCOUNTER")
    yield "result"
    driver.back()
    driver.tap("END ROUND")
    yield "rail"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_smaller_than_a_finger_or_a_reader_needs(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    for name in screens(driver):
        for widget in driver.walk():
            if (hasattr(widget, "on_release") or hasattr(widget, "on_held")) and not isinstance(widget, Sheet):
                assert widget.height >= 47.9 * DENSITY, f"{name}: {widget} is {widget.height / DENSITY} dp high"
                assert widget.width >= 43.9 * DENSITY, f"{name}: {widget} is {widget.width / DENSITY} dp wide"
                x, _ = widget.to_window(widget.x, widget.y)
                assert -1 <= x <= driver.app.stage.width - widget.width + 1, f"{name}: {widget} is half outside"
            if getattr(widget, "text", "") and hasattr(widget, "use"):
                assert widget.font_size >= 18 * DENSITY, f"{name}: {widget.text!r}"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_table_stands_inside_its_screen(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    begin(driver)
    driver.tap("NOISE ROLL")
    driver.frames(8)
    stage = driver.app.stage
    for widget in driver.walk():
        x, y = widget.to_window(widget.x, widget.y)
        assert x >= -1, widget
        assert y >= -1, widget
        assert x + widget.width <= stage.width + 1, widget
        assert y + widget.height <= stage.height + 1, (widget, getattr(widget, "text", ""), widget.size, widget.size_hint)


def test_left_hand_mirrors_the_rows_and_text_grows_and_both_are_kept(start: Callable[..., Driver]) -> None:
    driver = start()
    begin(driver)
    right = driver.find("INTRUDER ATTACKS").x
    small = driver.find("INTRUDER ATTACKS").lettering[0].size
    driver.app.over("menu")
    driver.frames(3)
    driver.tap("SETTINGS")
    driver.tap("left_hand")
    driver.tap("text_scale")
    driver.back()
    driver.back()
    driver.frames(3)
    assert driver.find("INTRUDER ATTACKS").x > right
    assert driver.find("INTRUDER ATTACKS").lettering[0].size > small
    again = start()
    again.frames(3)
    assert again.find("INTRUDER ATTACKS").x > right
    assert again.app.settings.text_scale == 1.25


def test_the_table_speaks_french(tmp_path: Path) -> None:
    driver = Driver(tmp_path, language="fr").start()
    try:
        driver.tap("new lockdown")
        driver.tap("SCELLER ET JOUER")
        driver.tap("À LA TABLE")
        play(driver)
        driver.tap("JET DE BRUIT")
        assert {"TEMPS", "ANNULER", "TABLE", "PISTES", "ÉQUIPE"} <= set(driver.texts())
        driver.tap("FIN DE MANCHE")
        driver.next()
        assert "FIN DE MANCHE 1" in driver.texts()
        before = driver.texts()
        driver.stop()
        driver = Driver(tmp_path, language="fr").start()  # and does after a kill
        assert driver.texts() == before
    finally:
        driver.stop()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_strip_names_each_section_and_says_how_it_is(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    session = begin(driver)
    for section in ("S1", "S2", "S3", "lift"):
        session.do("fix", path=f"power.{section}.on", value=not session.view()["power"][section]["on"])
        driver.app.refresh()
        driver.frames(3)
        said = " ".join(driver.texts())
        for name, state in session.view()["power"].items():
            word = "ON" if state["on"] else "DARK"
            short = {"lift": "LF"}.get(name, name)
            names = (f"{short} {word}", "LIFT" if name == "lift" else name)
            assert any(each in said for each in names), (name, said)
            assert said.count("DARK") >= sum(not each["on"] for each in session.view()["power"].values())


def test_what_is_laid_over_the_table_fades_in_and_tabs_cut(driver: Driver) -> None:
    begin(driver)
    driver.app.theme.duration = 1
    driver.app.over("menu")
    driver.frames(3)
    assert 0 < driver.app.stage.lower.opacity < 1
    driver.frames(15)
    assert driver.app.stage.lower.opacity == 1
    driver.app.close()
    driver.frames(15)
    driver.app.tab("crew")
    assert driver.app.stage.lower.opacity == 1
    driver.app.turn("reduced")
    driver.app.over("menu")
    assert driver.app.stage.lower.opacity == 1


def test_a_result_that_is_taken_back_leaves_to_the_left_and_time_comes_from_below(driver: Driver) -> None:
    begin(driver)
    driver.app.theme.duration = 1
    driver.app.act("noise_roll", seat="P1")
    driver.frames(90)
    card = driver.app.stage.screen("table").card
    driver.app.act("undo")
    driver.frames(5)
    assert card.parent is not None
    assert card.x < 0
    driver.frames(20)
    assert card.parent is None
    driver.app.act("fix", path="time.slot", value=14)
    driver.frames(3)
    time = driver.app.stage.ids.strip.ids.time
    assert (time.before, time.text) == ("15", "14")
    assert 0 < time.away < 1
    driver.frames(20)
    assert (time.before, time.away) == ("", 0)


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_from_the_crew_hand_card_and_scan_are_one_tap_for_who_acts(driver: Driver, game: str) -> None:
    driver.app.games.new_game(game, ["Ana", "Bo", "Cy"], {})
    driver.app.playing.acting = "P2"
    for name, top in (("hand P2", "hand:P2"), ("scan P2", "choose:scan:P2")):
        driver.app.go(Place("game", "crew"))
        driver.tap(name)
        assert driver.app.place.top == top
    driver.app.go(Place("game", "crew"))
    driver.tap("contaminate P2")
    assert [entry.intent for entry in driver.app.session.journal.entries][-1:] == ["contaminate"]
    assert driver.app.session.view()["seats"]["P2"]["contamination"] == 1


def test_a_button_that_is_held_says_so_when_it_is_tapped(driver: Driver) -> None:
    session = begin(driver)
    driver.app.over("choose:leave:P1")
    driver.frames(4)
    held = next(widget for widget in driver.walk() if type(widget).__name__ == "Hold")
    driver.app.theme.duration = 1
    driver.touch(*held.to_window(*held.center))
    assert session.view()["seats"]["P1"]["status"] == "in"
    assert "Hold it down until it is full." in driver.texts()


def test_a_single_choice_is_as_wide_as_the_way_out(driver: Driver) -> None:
    begin(driver)
    driver.app.over("choose:scan:P1")
    driver.frames(4)
    assert driver.find("TAKE A CARD").width == driver.find("LEAVE IT").width
