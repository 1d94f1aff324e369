"""Check your box by touches: what is not verified, set right in place, kept, given away and taken in."""

import json
from collections.abc import Callable
from pathlib import Path

from kivy.core.clipboard import Clipboard

from companion.packs import Correction
from companion.show.place import Place
from tests.window.hand import begin
from tools.driver import Driver


def open_part(driver: Driver, component: str) -> None:
    driver.app.over("box:lockdown")
    driver.frames(3)
    driver.tap(next(row for row in driver.walk() if type(row).__name__ == "PartRow" and row.name == component))
    driver.frames(2)


def test_the_faces_of_the_css_tokens_are_entered_and_hold_for_the_next_game(start: Callable[..., Driver]) -> None:
    driver = start()
    begin(driver)
    open_part(driver, "css")
    driver.tap("css_none.count -")
    assert "6 of 7" in driver.texts()
    driver.tap("SO IT IS")
    assert driver.app.place.top == "part:lockdown/css"  # what does not add up can't be kept
    driver.tap("css_a.count +")
    driver.tap("SO IT IS")
    assert driver.app.place.top == "box:lockdown"
    assert "As in your box" in driver.texts()
    driver.app.go(Place())
    driver.tap("new lockdown")
    driver.tap("SEAL AND START")
    faces = [piece.kind for piece in driver.app.session.table.pieces.values() if piece.id.startswith("css")]
    assert faces.count("A") == 2
    driver = start()
    assert driver.app.packs("lockdown")["css"]["css_a"].count == 2


def test_facts_of_one_source_can_be_set_right_too(driver: Driver) -> None:
    begin(driver)
    open_part(driver, "knowledge_code")
    driver.tap("direction.value +")
    driver.tap("SO IT IS")
    assert driver.app.packs("lockdown")["knowledge_code"]["direction"].traits["value"] == "much"
    open_part(driver, "time_track")
    driver.tap("14.line -")
    driver.tap("SO IT IS")
    assert driver.app.packs("lockdown")["time_track"]["14"].traits["line"] == "none"


def test_the_box_is_given_away_and_taken_in(driver: Driver, tmp_path: Path) -> None:
    begin(driver)
    driver.app.over("box:lockdown")
    driver.frames(3)
    driver.tap("export")
    assert "Nothing of your box was written down yet." in driver.texts()
    given = tmp_path / "theirs.json"
    given.write_text(
        json.dumps(
            {
                "pack": "lockdown",
                "corrections": [{"component": "knowledge_code", "item": "direction", "field": "value", "value": "much"}],
            }
        )
    )
    driver.device.chosen = given
    driver.tap("import")
    assert "1 correction is in." in driver.texts()
    driver.tap("export")
    assert ("share", tmp_path / "box.json") in driver.device.asked


def test_a_file_that_is_wrong_is_said_and_changes_nothing(driver: Driver, tmp_path: Path) -> None:
    begin(driver)
    driver.app.over("box:lockdown")
    unknown = {"pack": "lockdown", "corrections": [{"component": "css", "item": "x", "field": "y", "value": 1}]}
    for content in ("nonsense", json.dumps(unknown), '{"airlock": 99}'):
        driver.device.chosen = tmp_path / "theirs.json"
        driver.device.chosen.write_text(content)
        driver.frames(3)
        driver.tap("import")
        assert driver.app.notice
        assert not (tmp_path / "box.json").exists()


def test_what_was_told_of_the_box_can_be_taken_out_again(driver: Driver, tmp_path: Path) -> None:
    begin(driver)
    owner = driver.app.files.owner
    shy = [{"name": "Wary of Shadows", "text": "They hit less in the dark.", "copies": 6}]
    owner.enter("lockdown", "weakness_night_stalkers", shy)
    owner.correct("lockdown", Correction("knowledge_code", "direction", "value", "much"))
    for component in ("weakness_night_stalkers", "knowledge_code"):
        open_part(driver, component)
        driver.hold("AS PRINTED")
        assert not owner.has("lockdown", component)
        open_part(driver, component)
        assert "AS PRINTED" not in driver.texts()
        driver.back()
        driver.back()


def test_a_box_that_no_game_begins_with_is_said_and_left_out(start: Callable[..., Driver], tmp_path: Path) -> None:
    (tmp_path / "box.json").write_text('{"pack": "lockdown", "lists": {"markers": {"cards": [{"name": "Foo", "copies": 1}]}}}')
    driver = start()
    begin(driver)
    driver.app.over("box:lockdown")
    driver.frames(3)
    assert any("there is no 'foo'" in text for text in driver.texts())
    driver.tap("LEAVE IT OUT")
    assert not any("there is no 'foo'" in text for text in driver.texts())
    assert not driver.app.files.owner.has("lockdown", "markers")


def test_a_game_is_taken_in_and_opened(driver: Driver, tmp_path: Path) -> None:
    session = begin(driver)
    driver.tap("NOISE ROLL")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(session.export()))
    driver.device.chosen = file
    driver.app.over("box:lockdown")
    driver.frames(3)
    driver.tap("import")
    assert driver.app.playing.game == 2
    assert driver.app.session.history() == session.history()


def test_a_pack_of_the_owners_own_that_is_wrong_says_file_line_and_field(start: Callable[..., Driver], tmp_path: Path) -> None:
    folder = tmp_path / "packs" / "lockdown"
    folder.mkdir(parents=True)
    (folder / "game.yaml").write_text("id: lockdown\ngame: lockdown\ntitle: Mine\nformat: one\n")
    driver = start()
    driver.tap("new lockdown")
    assert any("game.yaml:4: format:" in text for text in driver.texts())
    driver.tap("SEAL AND START")
    assert driver.app.session.pack.title.startswith("Nemesis")


# -- cards typed in ------------------------------------------------------------------------------


def write(driver: Driver, name: str, text: str) -> None:
    next(widget for widget in driver.walk() if getattr(widget, "name", "") == name).text = text
    driver.frames(2)


def test_a_deck_is_typed_in_card_by_card_and_dealt_from_the_next_game_on(start: Callable[..., Driver]) -> None:
    driver = start()
    begin(driver)
    open_part(driver, "weakness_night_stalkers")
    write(driver, "card name", "Wary")
    driver.tap("WARY OF SHADOWS")  # a source gives this one; what it does is known
    driver.tap("ADD CARD")
    assert "1 of 6" in driver.texts()
    for name in ("Slow", "Deaf", "Blind"):
        write(driver, "card name", name)
        driver.tap("ADD CARD")
    assert driver.app.packs("lockdown")["weakness_night_stalkers"].house_mix  # not complete, so not played with
    write(driver, "card name", "Twins")
    driver.tap("copies 3")
    driver.tap("ADD CARD")
    assert any("the box holds 6" in text for text in driver.texts())
    driver.tap("copies 2")
    driver.tap("ADD CARD")
    assert "6 of 6" in driver.texts()
    driver.tap("LAST ONE")
    assert "4 of 6" in driver.texts()
    driver.tap("ADD CARD")
    driver.tap("entered")
    assert "As in your box" in driver.texts()
    driver = start()
    pack = driver.app.packs("lockdown")
    assert [item.name for item in pack["weakness_night_stalkers"].items][:2] == ["Wary of Shadows", "Slow"]
    assert pack["weakness_night_stalkers"]["wary_of_shadows"].effect
    driver.app.go(Place())
    driver.tap("new lockdown")
    driver.tap("SEAL AND START")
    session = driver.app.session
    assert session.table.value("source.weakness") == "app"
    assert len([piece for piece in session.table.pieces if piece.startswith("weakness")]) == 6


def test_a_whole_list_is_pasted_and_given_away(driver: Driver, tmp_path: Path) -> None:
    begin(driver)
    open_part(driver, "items_red")
    Clipboard.copy("\n".join(f"2 | Thing {number} | does this" for number in range(15)))
    driver.tap("paste")
    assert "30 of 30" in driver.texts()
    driver.tap("entered")
    driver.tap("export")
    given = tmp_path / "theirs.json"
    given.write_text((driver.home / "box.json").read_text())
    driver.app.files.owner.enter("lockdown", "items_red", [])
    assert driver.app.packs("lockdown")["items_red"].house_mix
    driver.device.chosen = given
    driver.tap("import")
    driver.frames(3)
    assert driver.app.packs("lockdown")["items_red"]["thing_0"].effect == "does this"


def test_for_how_many_an_objective_is_meant_is_typed_with_it(driver: Driver) -> None:
    begin(driver)
    open_part(driver, "objectives_corporate")
    screen = driver.app.stage.screen("enter")
    for name, fewest in (("Alone At Last", 1), ("Somebody Dies", 5)):
        screen.ids.name.text = name
        driver.tap(f"players {fewest}")
        driver.tap("ADD CARD")
    Clipboard.copy("7 | The Rest | in a few words | 2")
    driver.tap("paste")
    assert "9 of 9" in driver.texts()
    driver.app.games.new_game("lockdown", ["Ana", "Bo"], {})
    table = driver.app.session.table
    assert {table.kind(card) for card in table.inside("objectives_corporate.draw")} == {"alone_at_last", "the_rest"}


def test_what_somebody_dies_of_has_no_number_of_players(driver: Driver) -> None:
    begin(driver)
    open_part(driver, "wounds")
    assert "PLAYERS" not in driver.texts()


def test_what_is_counted_has_a_cell_for_each_piece_and_the_next_component_is_a_tap_away(driver: Driver) -> None:
    """The gauge follows a step; what was stepped and not kept does not follow to another component."""
    begin(driver)
    open_part(driver, "css")
    rows = {row.row.key[0]: row for row in driver.walk() if type(row).__name__ == "FactRow"}
    assert {(row.row.count, row.row.total) for row in rows.values()} == {(1, 7), (2, 7)}
    assert all(row.gauge for row in rows.values())
    driver.tap("css_none.count -")
    assert {(row.row.count, row.row.total) for row in driver.walk() if type(row).__name__ == "FactRow"} == {(1, 7), (2, 7)}
    assert "6 of 7" in driver.texts()
    driver.tap(next(row for row in driver.walk() if type(row).__name__ == "PartRow" and row.name == "knowledge_code"))
    assert driver.app.place.top == "part:lockdown/knowledge_code"
    driver.tap("direction.value +")
    driver.tap("SO IT IS")
    assert driver.app.place.top == "box:lockdown"
    assert driver.app.packs("lockdown")["knowledge_code"]["direction"].traits["value"] == "much"
    open_part(driver, "css")
    assert "7 of 7" in driver.texts()
    assert not any(row.name == "knowledge_code" for row in driver.walk() if type(row).__name__ == "PartRow")
