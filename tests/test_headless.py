"""The door: every line answered, nonsense refused in one sentence, nothing changed by it."""

import json
import os
import string
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.headless import Door, talk
from companion.saves.store import Store
from companion.table import Refused
from tests.play import Play

ODD: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    3,
    10**30,
    1.5,
    float("inf"),
    "",
    "P1",
    "P9",
    "lit",
    "purple",
    "x" * 5000,
    "{seat}",
    "\ud800",
    [],
    [[]],
    ["P1", None],
    {},
    {"S1": 1},
    {"a": {"b": {"c": []}}},
    "décor",
    "\x00",
    "many",
    [1, 2, 3],
]


CONTRACT = (
    "new_game",
    "noise_roll",
    "encounter",
    "attack",
    "injury_check",
    "killed",
    "hides",
    "appears",
    "explore",
    "combat_roll",
    "advantage_roll",
    "surface_roll",
    "computer_use",
    "css_peek",
    "css_move",
    "power_flip",
    "power_swap",
    "power_restore",
    "autodestruction_start",
    "autodestruction_stop",
    "alert_start",
    "contingency_peek",
    "contingency_take",
    "contaminate",
    "scan",
    "mark",
    "leave",
    "event_phase",
    "next",
    "set_source",
    "victory",
    "undo",
    "redo",
    "put_back",
    "fix",
    "import",
)


def nonsense(dice: Random, names: list[str], parameters: list[str]) -> str:
    """A line that is malformed, or well formed and odd."""
    manner = dice.randrange(5)
    if manner == 0:
        return "".join(dice.choice(string.printable.replace("\n", "").replace("\r", "")) for _ in range(dice.randint(1, 60)))
    line: dict[str, Any] = {dice.choice(["do", "ask"] if manner < 4 else ["do", "ask", "say", ""]): dice.choice([*names, *ODD])}
    for _ in range(dice.randint(0, 4)):
        line[dice.choice([*parameters, "self", "name", "what is this"])] = dice.choice(ODD)
    text = json.dumps(line)
    return text if manner > 1 else text[: dice.randrange(len(text))] + dice.choice(['"', "}", "]", "\\", ",", "nul", ""])


def test_three_thousand_lines_of_nonsense_are_answered_and_change_nothing_unless_accepted() -> None:
    play, dice = Play(3), Random(3000)
    intents = play.ask("intents")
    names = [intent["name"] for intent in intents] + ["table", "view", "history", "odds", "export", "box", "setup", "games"]
    parameters = sorted({name for intent in intents for name in intent["parameters"]})
    accepted = 0
    before = play.table()
    for _ in range(3000):
        answer = play.door.answer(nonsense(dice, names, parameters))
        json.dumps(answer)
        if answer["ok"]:
            accepted += "entry" in answer
            before = play.table()
            continue
        assert answer["refused"] != "our_fault", answer
        assert answer["says"].strip()
        assert "\n" not in answer["says"]
        assert play.table() == before
    assert accepted < 300  # nearly all of it is nonsense


def test_a_process_lives_through_nonsense_on_its_standard_input() -> None:
    dice = Random(1)
    burst = [nonsense(dice, ["noise_roll", "new_game", "view"], ["seat", "pack", "seats"]) for _ in range(300)]
    burst.append(json.dumps({"do": "new_game", "seats": ["Ana", "Bo"]}))
    done = subprocess.run(
        [sys.executable, "-m", "companion.headless"],
        input="\n".join(burst).encode("utf-8", "replace") + b"\n\xff\xfe\n",
        capture_output=True,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]
    assert len(answers) == len([line for line in burst if line.strip()]) + 1
    assert answers[-2]["ok"]
    assert not answers[-1]["ok"]
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("nonsense", "no_json"),
        ("[]", "no_line"),
        ('{"do": "undo", "ask": "table"}', "no_line"),
        ('{"do": 3}', "no_line"),
        ('{"do": "noise_roll", "seat": "P1"}', "no_game"),
        ('{"ask": "table"}', "no_game"),
        ('{"ask": "weather"}', "no_game"),
        ('{"do": "new_game", "pack": "chess", "seats": ["Ana", "Bo"]}', "pack_is_wrong"),
        ('{"do": "new_game", "pack": "../data", "seats": ["Ana", "Bo"]}', "no_such_pack"),
        ('{"do": "new_game", "seats": "Ana"}', "missing_parameter"),
        ('{"do": "new_game", "seats": []}', "so_many_players"),
        ('{"do": "new_game", "seats": ["Ana", "Ana"]}', "names_differ"),
        ('{"do": "new_game", "seats": ["Ana", 3]}', "names_differ"),
        ('{"do": "new_game", "seats": ["Ana", "Bo"], "seed": "xyz"}', "seed_is_hex"),
        ('{"do": "new_game", "seats": ["Ana", "Bo"], "options": {"mode": "solo"}}', "one_plays_solo"),
        ('{"do": "new_game", "seats": ["Ana", "Bo"], "options": {"mode": "chess"}}', "not_one_of"),
        ('{"do": "import", "game": {"airlock": 99}}', "export_is_newer"),
        ('{"do": "import"}', "no_export"),
        ('{"do": "open"}', "nothing_saved"),
        ('{"do": "correct", "corrections": []}', "no_box"),
    ],
)
def test_lines_without_a_game_are_refused_with_their_reason(line: str, reason: str) -> None:
    answer = Door().answer(line)
    assert (answer["ok"], answer["refused"]) == (False, reason)
    assert answer["says"]


@pytest.mark.parametrize("line", ['{"ask": "offers"}', '{"ask": "whose"}', '{"ask": "offers", "intent": "fix"}'])
def test_a_question_says_what_it_can_not_do_without(line: str) -> None:
    door = Door()
    door.answer('{"do": "new_game", "pack": "lockdown", "seats": ["Ana", "Bo"]}')
    assert door.answer(line)["refused"] == "missing_parameter"


def test_intents_say_what_is_possible_and_why_not() -> None:
    play = Play(3)
    listed = {intent["name"]: intent for intent in play.ask("intents")}
    assert listed["noise_roll"]["possible"]
    assert listed["noise_roll"]["parameters"] == {"seat": "a seat still in the game"}
    assert not listed["next"]["possible"]
    assert listed["next"]["why_not"] == "No event phase is running."
    assert not listed["victory"]["possible"]
    assert listed["undo"]["why_not"] == "There is nothing to undo."
    assert listed["new_game"]["possible"]
    for name, intent in listed.items():
        assert intent["says"], f"{name} does not say what it is for"


def test_every_intent_of_the_contract_is_there() -> None:
    assert set(CONTRACT) <= {intent["name"] for intent in Play(3).ask("intents")}


def test_what_is_said_to_be_possible_is_not_refused_for_being_impossible() -> None:
    play = Play(3)
    for intent in play.ask("intents"):
        if intent["possible"] and not intent["parameters"]:
            assert play.say(do=intent["name"])["ok"], intent["name"]
            play.say(do="undo")


def test_odds_are_exact() -> None:
    odds = Play(3).ask("odds", zone="bag")
    assert odds == {"adult": 6 / 13, "blank": 1 / 13, "creeper": 1 / 13, "larva": 4 / 13, "queen": 1 / 13}


def test_odds_are_on_the_shared_screen_only_if_the_table_chose_so() -> None:
    assert Play(3).ask("view", seat="table")["odds"] is None
    assert Play(3, odds="public").ask("view", seat="table")["odds"]["adult"] == 6 / 13


def test_the_story_is_told_in_french() -> None:
    play = Play(2, door=Door(language="fr"))
    assert "Grande porte" in play.story("leave", seat="P1", how="dead").replace("grande", "Grande").replace("La Grande", "Grande")
    assert play.say(do="fly")["says"] == "Ce verbe n’existe pas\xa0: fly. La question «\xa0intents\xa0» les donne tous."


def test_names_with_braces_are_only_names() -> None:
    door = Door()
    door.answer(json.dumps({"do": "new_game", "seats": ["{0}", "{seat.name}", "%s"]}))
    assert "{0}" in "".join(door.answer(json.dumps({"do": "noise_roll", "seat": "P1"}))["story"])


def test_a_newest_game_that_can_t_be_opened_says_why_and_others_can_be_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = '{"do": "new_game", "pack": "lockdown", "seats": ["A", "B"]}'
    store = Store(tmp_path / "games")
    assert json.loads(next(talk(Door(store), [begin])))["ok"]
    store.close()

    def older(*_: object) -> None:
        raise Refused("newer_rules", version=0)

    with monkeypatch.context() as patched:
        patched.setattr("companion.saves.store.resume", older)
        lines = ['{"ask": "table"}', '{"ask": "games"}', begin]
        answers = [json.loads(line) for line in talk(Door(Store(tmp_path / "games")), lines)]
    assert answers[0]["refused"] == "newer_rules"
    assert [game["id"] for game in answers[1]["result"]] == [1]
    assert answers[2]["ok"]


def test_a_saved_game_goes_on_and_others_can_be_opened(tmp_path: Path) -> None:
    path = tmp_path / "games.airlock"
    door = Door(Store(path))
    first = Play(2, door=door)
    first.do("mark", what="fire", by=3)
    Play(3, door=door)
    again = Door(Store(path))
    assert len(again.session.table.value("seats")) == 3  # type: ignore[union-attr]
    assert [game["id"] for game in again.answer('{"ask": "games"}')["result"]] == [2, 1]
    assert again.answer('{"do": "open", "game": 1}')["ok"]
    assert again.session.view()["markers"]["fire"]["placed"] == 3  # type: ignore[union-attr]


def test_empty_lines_are_passed_over() -> None:
    assert list(talk(Door(), ["", "  \n"])) == []


@pytest.mark.parametrize(
    "line",
    [
        '{"ask": "\\ud800"}',
        '{"do": "setup_done", "task": "\\ud800"}',
        '{"ask": "odds", "zone": NaN}',
        '{"do": "victory", "answers": Infinity}',
        '{"do": "mark", "what": "fire", "by": ' + "9" * 5000 + "}",
        "[" * 100_000,
    ],
)
def test_what_is_no_json_proper_is_refused_and_nobody_dies_of_it(line: str) -> None:
    play = Play(2)
    answer = play.door.answer(line)
    assert (answer["ok"], answer["refused"]) == (False, "no_json")


@pytest.mark.parametrize("zone", ["css.10", "contingency.active", "contingency.pool", "event.draw", "contingency.P2"])
def test_odds_of_what_is_hidden_are_not_told(zone: str) -> None:
    assert Play(2).say(ask="odds", zone=zone)["refused"] == "zone_is_hidden"


@pytest.mark.parametrize(
    "line",
    [
        {"do": "fix", "path": "css.²", "value": "A"},
        {"do": "open", "game": 10**20},
        {"ask": "box", "pack": ["x"]},
        {"do": "new_game", "pack": "a" * 300, "seats": ["A", "B"]},
        {"do": "fix", "path": "power", "value": {"S1": {"token": 3}, "S2": {"token": 3}}},
    ],
)
def test_odd_values_are_refused_not_stumbled_over(line: dict[str, Any]) -> None:
    answer = Play(2).say(**line)
    assert not answer["ok"]
    assert answer["refused"] != "our_fault"


def test_a_broken_box_file_is_said_and_the_door_stays_open(tmp_path: Path) -> None:
    box = tmp_path / "box.json"
    box.write_text("{")
    door = Door(box=box)
    assert door.answer("nonsense")["refused"] == "no_json"
    assert door.answer('{"do": "new_game", "seats": ["Ana", "Bo"]}')["refused"] == "pack_is_wrong"


def test_the_seal_is_shown_before_the_first_draw_and_the_verifier_knows_it() -> None:
    from tools.verify import seal

    play = Play(2)
    assert play.begun["seal"] == seal(play.ask("export"))
    assert play.begun["seal"] != Play(2, seed="01").begun["seal"]


def test_put_back_does_not_take_back_what_was_put_by_hand() -> None:
    play = Play(2)
    play.fix("seats.P1.contamination", 3)
    assert play.refused("put_back") == "nothing_to_put_back"


@pytest.mark.parametrize(
    ("asked", "switch", "greets", "refuses"),
    [
        ({"LANG": "fr_FR.UTF-8"}, (), "Airlock sans écran.", "Aucune partie ouverte"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "en"}, (), "Airlock without a screen.", "No game is open"),
        ({"LANG": "C", "LANGUAGE": "ja"}, (), "Airlock without a screen.", "No game is open"),
        ({"LANG": "en_GB.UTF-8"}, ("--language", "fr"), "Airlock sans écran.", "Aucune partie ouverte"),
    ],
)
def test_the_door_speaks_the_language_of_the_environment_unless_it_is_named(
    asked: dict[str, str], switch: tuple[str, ...], greets: str, refuses: str
) -> None:
    quiet = {name: said for name, said in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    command = [sys.executable, "-m", "companion.headless", "--greet", *switch]
    ran = subprocess.run(command, input='{"ask": "table"}\n', env={**quiet, **asked}, capture_output=True, text=True, check=True)
    assert ran.stdout.startswith(greets)
    assert refuses in ran.stdout
