"""Everything in one file at the door: written where nothing lies, and brought back there."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.headless import Door
from companion.saves.store import Store


def door_at(home: Path) -> Door:
    home.mkdir(exist_ok=True)
    return Door(Store(home / "games.airlock"), box=home / "box.json")


def say(door: Door, **line: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(json.dumps(door.answer(json.dumps(line))))
    assert answer.get("refused") != "our_fault"
    return answer


def test_games_and_box_go_into_one_file_and_come_back(tmp_path: Path) -> None:
    old, new, file = door_at(tmp_path / "old"), door_at(tmp_path / "new"), str(tmp_path / "all.zip")
    for names in (["Ana", "Bo"], ["Cy", "Di", "Ed"]):
        assert say(old, do="new_game", seats=names)["ok"]
    fact = {"component": "knowledge_code", "item": "direction", "field": "value", "value": "much"}
    assert say(old, do="correct", corrections=[fact])["ok"]
    assert say(old, do="back_up", file=file) == {"ok": True, "entry": 0, "events": [], "story": [], "result": {"games": 2}}
    assert say(new, do="bring_back", file=file)["result"] == {"games": 2, "known": 0}
    assert say(new, do="bring_back", file=file)["result"] == {"games": 0, "known": 2}
    assert [each["names"] for each in say(new, ask="games")["result"]] == [
        each["names"] for each in say(old, ask="games")["result"]
    ]
    assert (tmp_path / "new" / "box.json").read_text() == (tmp_path / "old" / "box.json").read_text()


def test_the_games_of_another_save_come_too(tmp_path: Path) -> None:
    old, new = door_at(tmp_path / "old"), door_at(tmp_path / "new")
    say(old, do="new_game", seats=["Ana", "Bo"])
    assert say(new, do="bring_back", file=str(tmp_path / "old" / "games.airlock"))["result"] == {"games": 1, "known": 0}


def test_the_open_game_goes_on_after_both(tmp_path: Path) -> None:
    door = door_at(tmp_path / "old")
    say(door, do="new_game", seats=["Ana", "Bo"])
    say(door, do="back_up", file=str(tmp_path / "all.zip"))
    say(door, do="bring_back", file=str(tmp_path / "all.zip"))
    assert say(door, do="noise_roll", seat="P1")["entry"] == 2


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"do": "back_up"}, "missing_parameter"),
        ({"do": "back_up", "file": 3}, "no_such_file"),
        ({"do": "back_up", "file": ""}, "no_such_file"),
        ({"do": "back_up", "file": "\0"}, "no_such_file"),
        ({"do": "back_up", "file": "x" * 5000}, "no_such_file"),
        ({"do": "back_up", "file": "HOME/games.airlock"}, "file_exists"),
        ({"do": "back_up", "file": "HOME"}, "file_exists"),
        ({"do": "back_up", "file": "HOME/link.zip"}, "file_exists"),
        ({"do": "back_up", "file": "HOME/nowhere/all.zip"}, "no_such_file"),
        ({"do": "back_up", "file": "HOME/" + "x" * 300}, "save_cannot_be_written"),
        ({"do": "back_up", "file": "HOME/all.zip", "over": True}, "unknown_parameter"),
        ({"do": "bring_back"}, "missing_parameter"),
        ({"do": "bring_back", "file": "HOME/nowhere.zip"}, "no_such_file"),
        ({"do": "bring_back", "file": "HOME/" + "x" * 300}, "file_cannot_be_read"),
        ({"do": "bring_back", "file": "HOME"}, "file_cannot_be_read"),
        ({"do": "bring_back", "file": "HOME/photo.json"}, "file_is_not_ours"),
        ({"do": "bring_back", "file": "HOME/game.json"}, "no_backup"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(tmp_path: Path, line: dict[str, Any], reason: str) -> None:
    home = tmp_path / "old"
    door = door_at(home)
    say(door, do="new_game", seats=["Ana", "Bo"])
    (home / "photo.json").write_bytes(b"\xff")
    (home / "game.json").write_text(json.dumps(say(door, ask="export")["result"]))
    (home / "link.zip").symlink_to(home / "nowhere.zip")
    before = {each.name: each.read_bytes() for each in home.iterdir() if each.is_file()}
    given = {name: each.replace("HOME", str(home)) if isinstance(each, str) else each for name, each in line.items()}
    answer = say(door, **given)
    assert answer["refused"] == reason
    assert answer["says"]
    assert {each.name: each.read_bytes() for each in home.iterdir() if each.is_file()} == before


@pytest.mark.parametrize("intent", ["back_up", "bring_back"])
def test_without_a_save_there_is_nothing_to_keep(tmp_path: Path, intent: str) -> None:
    assert say(Door(), do=intent, file=str(tmp_path / "all.zip"))["refused"] == "nothing_saved"
    assert list(tmp_path.iterdir()) == []
