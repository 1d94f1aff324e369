"""RULES by touches: leafing, searching, why?, and another language in the middle of a game."""

from pathlib import Path

from companion.show.place import Place
from companion.show.settings import Settings
from companion.window.widgets.rulerow import RuleRow
from tests.window.hand import begin
from tools.driver import Driver


def write(driver: Driver, text: str) -> None:
    driver.app.stage.screen("rules").ids.words.text = text
    driver.frames(4)


def test_a_chapter_leads_to_its_entries_and_an_entry_to_others_and_back(driver: Driver) -> None:
    begin(driver)
    driver.tap("rules")
    driver.tap("ROOMS")
    driver.frames(4)
    driver.tap(next(row for row in driver.walk() if getattr(row, "rule", "") == "archive"))
    assert "Archive" in driver.texts()
    driver.tap(next(row for row in driver.walk() if getattr(row, "rule", "") == "contingency"))
    assert "Book page 11" in " ".join(driver.texts())
    driver.tap("DONE")
    assert "Archive" in driver.texts()
    driver.back()
    driver.back()
    assert driver.app.place.top == "rules"


def test_a_search_forgives_and_counts_at_each_key_stroke(driver: Driver) -> None:
    begin(driver)
    driver.tap("rules")
    write(driver, "encuonter")
    assert "Encounter" in driver.texts()
    write(driver, "xyzzyx")
    assert "Nothing is called so." in driver.texts()
    write(driver, "")
    assert "ROOMS" in driver.texts()


def test_why_leads_from_a_result_to_its_rule_and_back_to_the_result(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="decks.attack.top", value="cut")
    session.do("fix", path="in_play", value=["adult"])
    driver.app.refresh()
    driver.tap("INTRUDER ATTACKS")
    driver.tap("WHY")
    assert driver.app.place.top == "rule:card:cut"
    assert "1 light wound and 1 contamination card." in driver.texts()
    driver.tap("DONE")
    assert driver.app.place.top == "result"


def test_why_on_the_card_of_the_table_is_a_tap_and_a_long_press_beside_it_still_takes_it_back(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("NOISE ROLL")
    driver.tap(next(widget for widget in driver.walk() if type(widget).__name__ == "Why" and widget.rule))
    assert driver.app.place.top.startswith("rule:")
    driver.tap("DONE")
    driver.hold(driver.app.stage.screen("table").card)
    assert session.journal.last.act == "undo"


def test_each_step_of_the_rail_says_why(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("END ROUND")
    while session.table.value("phase") == "event":
        driver.tap("WHY")
        assert driver.app.place.top.startswith("rule:")
        driver.tap("DONE")
        driver.next()


def test_what_this_round_brings_says_why(driver: Driver) -> None:
    begin(driver)
    driver.tap(driver.app.stage.screen("table").idle)
    assert driver.app.place.top == "rule:thresholds"


def test_the_language_changes_in_the_middle_of_a_game_and_stays(driver: Driver, tmp_path: Path) -> None:
    session = begin(driver)
    driver.tap("NOISE ROLL")
    driver.tap("rules")
    driver.tap("language")
    assert {"RÈGLES", "SALLES", "ÉTAPES"} <= set(driver.texts())
    driver.tap("table")
    assert "JET DE BRUIT" in driver.texts()
    assert session.story(session.journal.last)[0].startswith("Ana")
    assert Settings.load(tmp_path / "settings.json").language == "fr"
    driver.stop()
    again = Driver(tmp_path).start()
    try:
        assert "JET DE BRUIT" in again.texts()
        again.tap("rules")
        again.tap("language")
        again.tap("table")
        assert "NOISE ROLL" in again.texts()
    finally:
        again.stop()


def test_a_chapter_says_each_rule_whole_in_its_row(driver: Driver) -> None:
    begin(driver)
    driver.app.go(Place("game", "rules", ("chapter:room",)))
    driver.frames(6)
    shown = [each for each in driver.walk() if isinstance(each, RuleRow)]
    wanted = {line.title: line.says for line in driver.app.book.chapter("room")}
    assert len(shown) > 2
    for row in shown:
        said = [" ".join(each.text.split()) for each in row.lettering]
        assert wanted[row.title] in said
        assert all(each.low >= row.y for each in row.lettering)
