"""Packs: typed, checked, compiled, corrected by their owner; every error says where."""

import json
import re
import shutil
from pathlib import Path

import pytest

from companion.games.registry import holds_of
from companion.packs import Correction, Overlay, PackError, correct, load, load_folder
from companion.packs.files import DATA, compiled, read_compiled
from companion.packs.written import FIELDS
from tests.play import NAMES, Play
from tools import packs as tool

WRITTEN = DATA / "lockdown"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(WRITTEN, tmp_path / "lockdown"))


def change(folder: Path, file: str, before: str, after: str) -> None:
    path = folder / file
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")


def test_what_is_compiled_is_what_is_written() -> None:
    assert tool.look(WRITTEN, check=True) == []


def test_the_compiled_pack_is_the_same_pack() -> None:
    assert load("lockdown") == load_folder(WRITTEN, holds_of)
    assert read_compiled(json.loads(compiled(load_folder(WRITTEN, holds_of)))) == load_folder(WRITTEN, holds_of)


@pytest.mark.parametrize(
    ("file", "before", "after", "says"),
    [
        (
            "decks/computer.yaml",
            "total: 6",
            "total: 7",
            "decks/computer.yaml:5: [0].total: the items add up to 6, the box holds 7",
        ),
        (
            "decks/attacks_night_stalkers.yaml",
            "blood: 4",
            "blood: lots",
            "decks/attacks_night_stalkers.yaml:13: [0].items[0].blood",
        ),
        (
            "decks/events_night_stalkers.yaml",
            "movers: [breeder, queen]",
            "movers: [breeder, king]",
            "decks/events_night_stalkers.yaml:12: [0].items[0].movers[1]: must be one of larva, creeper",
        ),
        ("tokens.yaml", "confidence: verified", "confidence: sure", "tokens.yaml:7: [0].confidence: must be one of verified"),
        (
            "tokens.yaml",
            "kind: larva, count: 4",
            "kind: larva, cuont: 4",
            "tokens.yaml:9: [0].items[0].cuont: is not a field here",
        ),
        ("dice.yaml", "face: 1, ", "", "dice.yaml:10: [0].items[0]: face is missing"),
        ("game.yaml", "format: 1", "format: 2", "game.yaml:5: format: is 2; this version of the app reads format 1"),
        ("game.yaml", "id: lockdown\n", "id: lockdown\nid: again\n", "game.yaml:3: id: stands there twice"),
        ("track.yaml", "  items:", " items:", "track.yaml"),
        ("dice.yaml", "- id: combat\n", "- id: noise\n", "there is another component 'noise'"),
        ("story.yaml", "in corridor {corridor};", "in corridor {corridor;", "story.yaml"),
        ("story.yaml", "{seat}: silence.", "{seat.name}: silence.", "is no plain name in braces"),
        ("setup.yaml", "when: {board: basic}", "when: [basic]", "when: must be a mapping"),
        ("game.yaml", "version: 1", "version: 2020-99-99", "game.yaml"),
    ],
)
def test_a_fault_is_named_with_file_line_and_field(folder: Path, file: str, before: str, after: str, says: str) -> None:
    change(folder, file, before, after)
    with pytest.raises(PackError) as wrong:
        load_folder(folder, holds_of)
    assert says in str(wrong.value)


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "game.yaml").unlink()
    with pytest.raises(PackError) as wrong:
        load_folder(folder, holds_of)
    assert str(wrong.value) == "game.yaml:1: file: is missing"


@pytest.mark.parametrize(
    ("file", "before", "after", "says"),
    [
        ("decks/events_night_stalkers.yaml", "kind: power_surge", "kind: power_purge", "there is no event 'power_purge'"),
        ("decks/computer.yaml", "options: [rover,", "options: [hover,", "no sentence for option 'hover'"),
        ("tokens.yaml", "source: [AR, IW, CS], confidence", "source: [GOSSIP], confidence", "source GOSSIP is not listed"),
        ("characters.yaml", "alternatives: [pilot, ", "alternatives: [copilot, ", "no name for 'copilot'"),
        (
            "story.yaml",
            "'No CSS token lies on {slot}.'",
            "'Nothing lies on {slot}.'",
            "not translated: 'Nothing lies on {slot}.'",
        ),
        ("setup.yaml", "when: {board: basic}", "when: {bored: basic}", "what is 'bored'?"),
        (
            "story.yaml",
            "no.all_is_dark:",
            "effect.power_surge: 'Again.'\nno.all_is_dark:",
            "its effect is the sentence effect.power_surge, which stands in story.yaml as well",
        ),
        ("game.yaml", "languages: [fr]", "languages: [fr, tlh]", "nobody speaks 'tlh' here"),
    ],
)
def test_the_lint_finds_what_a_reader_of_one_file_cannot(folder: Path, file: str, before: str, after: str, says: str) -> None:
    change(folder, file, before, after)
    assert any(says in line for line in tool.look(folder, check=True))


def test_a_translation_with_other_parameters_is_found(folder: Path) -> None:
    catalogue = "locale/fr/LC_MESSAGES/lockdown.po"
    change(folder, catalogue, "Un jeton SAF passe de {before} à {after}.", "Un jeton SAF passe à {apres}.")
    assert any("other parameters" in line for line in tool.look(folder, check=True))


def test_a_pack_that_promises_no_language_is_counted_and_not_refused(folder: Path) -> None:
    """Whoever does not speak French can land a game; what is broken is still named."""
    shutil.rmtree(folder / "locale")
    assert any("not translated" in line for line in tool.look(folder, check=True))
    change(folder, "game.yaml", "languages: [fr]\n", "")
    assert [line for line in tool.look(folder, check=True) if "fr" in line] == []
    (said,) = tool.unfinished(folder)
    assert re.fullmatch(r"lockdown: fr: (\d+) of \1 texts are still missing; none is promised", said)
    assert tool.look(folder, check=False) == []  # and the catalogue is there, for whoever does
    change(
        folder, "locale/fr/LC_MESSAGES/lockdown.po", 'msgid "CSS tokens"\nmsgstr ""', 'msgid "CSS tokens"\nmsgstr "{n} jetons"'
    )
    assert any("other parameters than 'CSS tokens'" in line for line in tool.look(folder, check=True))


PAGE = Path(__file__).resolve().parents[2] / "docs" / "packs.md"


@pytest.mark.parametrize("what", list(FIELDS))
def test_the_page_lists_every_field_that_the_reader_takes(what: str) -> None:
    """The first table under the heading that names it."""
    _, _, after = PAGE.read_text("utf-8").partition(f"`{what}`\n\n|")
    table = after.partition("\n\n")[0]
    assert tuple(re.findall(r"^\| `(\w+)`", table, re.M)) == FIELDS[what]


def test_every_component_has_source_and_confidence_and_unknowns_are_marked() -> None:
    pack = load("lockdown")
    for component in pack.components.values():
        assert component.source
        assert component.confidence
        assert all(item.source and item.confidence for item in component.items)
    marked = {component.id for component in pack.components.values() if component.house_mix}
    assert {"css", "combat", "advantage", "surface_die", "exploration", "contamination", "mars", "wounds"} <= marked
    assert not {"event_night_stalkers", "computer", "intruders_night_stalkers"} & marked


@pytest.mark.parametrize(
    ("component", "total"),
    [
        ("intruders_night_stalkers", 27),
        ("intruders_intruders", 27),
        ("event_night_stalkers", 22),
        ("event_intruders", 20),
        ("attack_night_stalkers", 20),
        ("attack_intruders", 20),
        ("computer", 6),
        ("contamination", 27),
        ("css", 7),
        ("contingency", 7),
        ("exploration", 20),
        ("surface_exploration", 10),
        ("mars", 8),
        ("wounds", 25),
        ("items_red", 30),
        ("objectives_shared", 10),
        ("power", 4),
        ("noise", 10),
        ("time_track", 16),
    ],
)
def test_counts_are_those_printed_in_the_box(component: str, total: int) -> None:
    assert sum(item.count for item in load("lockdown")[component].items) == total


# -- the owner's box -----------------------------------------------------------------------------

CSS = [Correction("css", "css_all", "count", 1), Correction("css", "css_none", "count", 3)]


def test_a_correction_is_laid_over_the_pack_and_the_pack_stays_as_it_is() -> None:
    pack = load("lockdown")
    mine = correct(pack, Overlay("lockdown").with_(*CSS), holds_of("lockdown"))
    assert [item.count for item in mine["css"].items] == [1, 1, 1, 1, 3]
    assert mine["css"]["css_none"].confidence == "owner"
    assert [item.count for item in pack["css"].items] == [1, 1, 1, 2, 2]


def test_a_newer_correction_takes_the_place_of_an_older_one() -> None:
    overlay = Overlay("lockdown").with_(*CSS).with_(Correction("css", "css_all", "count", 2))
    assert len(overlay.corrections) == 2
    assert overlay.corrections[0].value == 2


@pytest.mark.parametrize(
    ("correction", "says"),
    [
        (Correction("css", "css_all", "count", 3), "8 corrected, the box holds 7"),
        (Correction("css", "css_all", "count", -1), "a count is a whole number"),
        (Correction("css", "css_all", "count", True), "a count is a whole number"),
        (Correction("css", "css_d", "count", 1), "there is no 'css_d'"),
        (Correction("ccs", "css_a", "count", 1), "there is no component 'ccs'"),
        (Correction("css", "css_a", "colour", "red"), "has no 'colour'"),
        (Correction("computer", "lockdown", "count", 2), "is verified, there is nothing to correct"),
        (Correction("event_intruders", "event_intruders_01", "corridor", []), "one or two corridor numbers"),
        (Correction("event_intruders", "event_intruders_01", "movers", ["dragon"]), "must be one of larva"),
        (Correction("attack_night_stalkers", "attack_night_stalkers_15", "blood", "lots"), "must be a whole number"),
        (Correction("css", "css_a", "name", ""), "a name is a short text"),
    ],
)
def test_a_correction_that_cannot_be_is_refused(correction: Correction, says: str) -> None:
    with pytest.raises(PackError, match=says):
        correct(load("lockdown"), Overlay("lockdown").with_(correction), holds_of("lockdown"))


def test_a_game_is_played_with_the_corrected_box_and_the_file_can_travel(tmp_path: Path) -> None:
    from companion.headless import Door

    box = tmp_path / "box.json"
    door = Door(box=box)
    play = Play(2, door=door)
    none = [{"component": "css", "item": item, "field": "count", "value": 0} for item in ("css_a", "css_b", "css_c", "css_all")]
    play.do("correct", corrections=[*none, {"component": "css", "item": "css_none", "field": "count", "value": 7}])
    assert {token["face"] for token in Play(2, door=Door(box=box))["css"].values()} == {"NONE"}
    assert "pack.json" not in {path.name for path in tmp_path.iterdir()}
    assert "box" not in play.say(do="correct", corrections=[{"component": "css", "item": "css_a", "field": "count", "value": 9}])
    assert len(Overlay.load(box, "lockdown").corrections) == 5  # what can't be is not written


def test_a_correction_that_would_stop_the_game_is_refused_and_the_old_file_stays(tmp_path: Path) -> None:
    from companion.headless import Door

    box = tmp_path / "box.json"
    play = Play(2, door=Door(box=box))
    play.do("correct", corrections=[{"component": "knowledge_code", "item": "direction", "field": "value", "value": "much"}])
    before = box.read_bytes()
    for value in ("sideways", 5):
        corrections = [{"component": "knowledge_code", "item": "direction", "field": "value", "value": value}]
        assert play.say(do="correct", corrections=corrections)["refused"] == "pack_is_wrong"
    assert box.read_bytes() == before
    assert Play(2, door=Door(box=box)).door.session is not None


def test_an_overlay_that_is_none_is_named(tmp_path: Path) -> None:
    box = tmp_path / "box.json"
    box.write_text("{}")
    with pytest.raises(PackError, match=r"box\.json"):
        Overlay.load(box, "lockdown")


# -- a pack of one's own -------------------------------------------------------------------------


def test_a_home_made_pack_loads_from_a_folder_and_is_played(folder: Path) -> None:
    from companion.headless import Door

    change(folder, "game.yaml", "id: lockdown\n", "id: mine\n")
    change(folder, "tokens.yaml", "id: fire, name: Fire markers, limit: 12", "id: fire, name: Fire markers, limit: 3")
    folder.rename(folder.parent / "mine")
    door = Door(own=folder.parent)
    answer = door.answer(json.dumps({"do": "new_game", "pack": "mine", "seats": NAMES[:2]}))
    assert answer["ok"], answer
    assert door.session is not None
    assert door.session.view()["markers"]["fire"]["limit"] == 3


@pytest.mark.parametrize(
    ("file", "before", "after", "says"),
    [
        ("decks/computer.yaml", "id: computer\n", "id: computers\n", "computer: there is no component of this name"),
        ("decks/events_intruders.yaml", "kind: hunt", "kind: haunt", "there is no event 'haunt'"),
        ("tokens.yaml", "kills: pod", "kills: time", "nobody knows how to kill by 'time'"),
    ],
)
def test_a_home_made_pack_that_cannot_be_played_is_said_before_the_game(
    folder: Path, file: str, before: str, after: str, says: str
) -> None:
    from companion.headless import Door

    change(folder, file, before, after)
    answer = Door(own=folder.parent).answer('{"do": "new_game", "seats": ["Ana", "Bo"]}')
    assert not answer["ok"]
    assert says in answer["says"]


def test_a_fault_in_a_home_made_pack_is_told_at_the_door(folder: Path) -> None:
    from companion.headless import Door

    change(folder, "dice.yaml", "total: 10", "total: ten")
    answer = Door(own=folder.parent).answer('{"do": "new_game", "seats": ["Ana", "Bo"]}')
    assert not answer["ok"]
    assert "dice.yaml:5" in answer["says"]
