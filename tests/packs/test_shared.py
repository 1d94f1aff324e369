"""What somebody shares is tried before it is taken, and can be taken out again."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.headless import Door
from companion.owner import Owner
from companion.packs import PackError, from_lines

FOO = {"name": "Foo", "copies": 1}
SHY = {"name": "Wary of Shadows", "text": "They hit less in the dark.", "copies": 6}
UNPLAYABLE: dict[str, dict[str, Any]] = {
    "a track that is none": {"pack": "nemesis", "lists": {"tracks": {"cards": [FOO]}}},
    "a level that is none": {"pack": "nemesis", "lists": {"insanity_track": {"cards": [FOO]}}},
    "a character nobody knows": {"pack": "aliens", "lists": {"characters": {"cards": [FOO]}}},
    "a list of nothing we know": {"pack": "lockdown", "lists": {"dragons": {"cards": [FOO]}}},
    "a card of an odd kind": {"pack": "aliens", "lists": {"endurance": {"cards": [{**FOO, "copies": 60, "type": "dragon"}]}}},
}


def written(path: Path, content: Any) -> Path:
    path.write_text(json.dumps(content))
    return path


@pytest.mark.parametrize("what", UNPLAYABLE)
def test_a_list_with_which_no_game_begins_is_not_taken(tmp_path: Path, what: str) -> None:
    owner = Owner(box=tmp_path / "box.json")
    with pytest.raises(PackError):
        owner.take(written(tmp_path / "theirs.json", UNPLAYABLE[what]))
    assert not (tmp_path / "box.json").exists()


@pytest.mark.parametrize("what", UNPLAYABLE)
def test_a_box_with_which_no_game_begins_is_said_when_it_is_read(tmp_path: Path, what: str) -> None:
    door = Door(box=written(tmp_path / "box.json", UNPLAYABLE[what]))
    answer = door.answer(json.dumps({"do": "new_game", "pack": UNPLAYABLE[what]["pack"], "seats": ["Ana", "Bo"]}))
    assert (answer["ok"], answer["refused"]) == (False, "pack_is_wrong")


def test_of_a_file_that_is_half_wrong_nothing_is_taken(tmp_path: Path) -> None:
    code = {"component": "knowledge_code", "item": "direction", "field": "value", "value": "much"}
    half = {"pack": "lockdown", "corrections": [code], "lists": {"markers": {"cards": [FOO]}}}
    owner = Owner(box=tmp_path / "box.json")
    with pytest.raises(PackError):
        owner.take(written(tmp_path / "theirs.json", half))
    assert not (tmp_path / "box.json").exists()
    assert owner.take(written(tmp_path / "theirs.json", {**half, "lists": {"weakness_night_stalkers": {"cards": [SHY]}}})) == 2


def test_what_was_taken_can_be_taken_out_again(tmp_path: Path) -> None:
    door = Door(box=tmp_path / "box.json")
    enter = {"do": "enter", "pack": "lockdown", "component": "weakness_night_stalkers", "cards": [SHY]}
    assert door.answer(json.dumps(enter))["ok"]
    assert door.owner.has("lockdown", "weakness_night_stalkers")
    assert door.answer('{"do": "forget", "pack": "lockdown", "component": "weakness_night_stalkers"}')["ok"]
    assert not door.owner.has("lockdown", "weakness_night_stalkers")
    assert door.owner.pack("lockdown").components == door.owner.printed("lockdown").components


def test_what_of_a_box_cannot_be_played_is_left_out_and_the_rest_holds(tmp_path: Path) -> None:
    lists = {"weakness_night_stalkers": {"cards": [SHY]}, "markers": {"cards": [FOO]}}
    owner = Owner(box=written(tmp_path / "box.json", {"pack": "lockdown", "lists": lists}))
    with pytest.raises(PackError):
        owner.pack("lockdown")
    owner.mend("lockdown")
    assert [owner.has("lockdown", each) for each in lists] == [True, False]
    assert owner.pack("lockdown")["weakness_night_stalkers"].items[0].name == "Wary of Shadows"


@pytest.mark.parametrize("odd", "①²³")
def test_a_digit_that_is_no_number_is_a_word(odd: str) -> None:
    assert from_lines(f"{odd} | Pistol | {odd}", ("type",)) == [{"name": odd, "copies": 1, "type": "Pistol"}]
    door = Door()
    for line in ({"endurance": {"cards": [{"name": "Pistol", "text": f"exhaust {odd}"}]}}, {"blips": {odd: 8}}):
        answer = door.answer(json.dumps({"do": "new_game", "pack": "aliens", "seats": ["Ana"], "options": {"lists": line}}))
        assert answer["refused"] != "our_fault"
