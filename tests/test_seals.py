"""What a seal covers, what a mark tells, and what is said of a game that a damaged file has lost a part of."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.charter import Charter, charter
from companion.exports import import_game
from companion.headless import Door
from companion.packs import load
from companion.saves.store import Store
from companion.seal import WORDS, words
from companion.session import Session
from companion.show.proof import proof
from companion.table import Refused
from tests.play import Play
from tests.saves.test_rescue import by_chance
from tools.verify import SEAL_WORDS, judged, report, seal

VERIFY = Path(__file__).parent.parent / "tools" / "verify.py"
Game = dict[str, Any]


def exported(session: Session) -> Game:
    return dict(json.loads(json.dumps(session.export())))


def begun(**options: Any) -> Session:
    return Session.new(charter(load("lockdown"), ["Ana", "Bo"], bytes(32), options, given=[("Ana", "nutmeg"), ("Bo", "")]))


# -- the seal ------------------------------------------------------------------------------------

CHANGES: dict[str, Callable[[Game], object]] = {
    "names": lambda game: game["names"].reverse(),
    "options": lambda game: game["options"].update(mode="coop"),
    "pack version": lambda game: game.update(pack_version=99),
    "rules version": lambda game: game.update(rules=1),
    "who added to the seed": lambda game: (game.pop("secret"), game.pop("given")),
    "what was added": lambda game: game["given"].reverse(),
    "seed": lambda game: game.update(seed="00" * 32),
    "layout": lambda game: game["layout"]["values"].update(round=3),
    "texts": lambda game: game.update(says={"attack": {"cut": ["Cut", "Each of you draws two cards."]}}),
    "kind of seal": lambda game: game.pop("sealed"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_the_seal_covers_the_whole_charter(what: str) -> None:
    game = exported(begun())
    before = seal(game)
    assert before == begun().charter.seal == Charter.read(game).seal
    CHANGES[what](game)
    assert seal(game) != before
    assert Charter.read(game).seal == seal(game)


def test_a_game_of_before_keeps_the_seal_that_people_have_noted() -> None:
    game = exported(begun())
    del game["sealed"]
    game["airlock"] = 1
    old = seal(game)
    game["names"].reverse()
    assert seal(game) == old
    game["names"].reverse()
    session = import_game(game)
    assert session.charter.seal == old
    assert judged(game).wrong is None


def test_the_four_words_are_those_of_the_page() -> None:
    assert SEAL_WORDS.split() == WORDS.read_text("utf-8").split()
    game = exported(begun())
    said = " · ".join(words(begun().charter.seal)).upper()
    assert any(said in line for line in report(game, judged(game)))


def test_the_owners_cards_say_the_same_on_another_phone(tmp_path: Path) -> None:
    door = Door(box=tmp_path / "box.json")
    shy = [{"name": "Wary of Shadows", "text": "They hit less in the dark.", "copies": 6}]
    enter = {"do": "enter", "pack": "lockdown", "component": "weakness_night_stalkers", "cards": shy}
    assert door.answer(json.dumps(enter))["ok"]
    game = Play(2, door=door, sources={"weakness": "app"}).ask("export")
    other = Door()
    answer = other.answer(json.dumps({"do": "import", "game": game}))
    assert answer["ok"], answer
    assert "wary_of_shadows" in answer["result"]["not_as_in_your_box"]
    assert other.session is not None
    assert other.session.words.name("wary_of_shadows") == "Wary of Shadows"
    assert other.session.words.say("effect.wary_of_shadows", {}) == "They hit less in the dark."


# -- what is compared on import ------------------------------------------------------------------


def test_a_hidden_zone_that_lies_open_is_no_layout_of_ours() -> None:
    game = exported(begun())
    for zone in game["layout"]["zones"]:
        zone[2] = "all"
    with pytest.raises(Refused, match="no_export"):
        import_game(game)


def test_dice_that_are_not_those_of_the_box_are_named() -> None:
    document = exported(begun())
    document["layout"]["values"]["die.noise"].append("danger")
    game = exported(Session.new(Charter.read(document)))
    answer = Door().answer(json.dumps({"do": "import", "game": game}))
    assert answer["result"] == {"not_as_in_your_box": ["die.noise"]}


@pytest.mark.parametrize("name", ["A\nB", "A\0B", "A\u202eB", "x" * 41, " ", "A\u2028B"])
def test_a_name_that_breaks_a_line_or_turns_it_round_is_none(name: str) -> None:
    with pytest.raises(Refused, match="names_differ"):
        charter(load("lockdown"), ["Ana", name])
    game = exported(begun())
    game["names"][1] = name
    game["entries"][0][3]["seats"][1] = name
    with pytest.raises(Refused, match="no_export"):
        import_game(game)


def test_a_name_may_have_any_letters() -> None:
    names = ["Zoë", "Łukasz", "Иван", "陳 大文", "👩\u200d🚀"]
    assert charter(load("lockdown"), names).names == tuple(names)


# -- the mark of the verdict ---------------------------------------------------------------------


def over() -> Session:
    session = Session.new(charter(load("lockdown"), ["Ana", "Bo"], bytes(32)))
    session.do("noise_roll", seat="P1")
    for seat in ("P1", "P2"):
        session.do("leave", seat=seat, how="pod")
    return session


def test_the_mark_of_the_verdict_stays_whatever_is_opened_afterwards() -> None:
    session = over()
    noted = proof(session)
    session.do("open_seed")
    session.do("fix", path="seats.P1.knowledge", value=3)
    assert (proof(session).verdict, proof(session).mark) == (noted.verdict, noted.mark) == (4, noted.mark)
    session.do("undo")
    game = exported(session)
    assert any(noted.mark in line for line in report(game, judged(game)))


def test_each_verdict_has_a_mark_of_its_own() -> None:
    session = over()
    session.do("undo")
    assert session.view()["phase"] != "over"
    session.do("leave", seat="P2", how="dead")
    game = exported(session)
    assert [number for number, _ in judged(game).verdicts] == [4, 6]
    assert proof(session).verdict == 6


def test_the_file_of_a_stranger_explains_itself_and_says_what_it_cannot_read(tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("{")
    for asked, code, says in (
        ("--help", 0, "python tools/verify.py"),
        ("no.json", 2, "can't be read"),
        ("gone", 2, "can't be read"),
    ):
        done = subprocess.run([sys.executable, "-I", VERIFY, asked], capture_output=True, text=True, cwd=tmp_path, check=False)
        assert (done.returncode, says in done.stdout, done.stderr) == (code, True, "")


# -- holes ---------------------------------------------------------------------------------------


def holed(folder: Path, game: str, *numbers: int) -> Session:
    """A game out of a save in which some entries could not be read."""
    path, kept = by_chance(folder, game)
    whole = path.read_bytes()
    for number in numbers:
        body = kept[number]
        whole = whole.replace(body, body[:-1] + b" ")
    path.write_bytes(whole)
    with pytest.raises(Refused) as refused:
        list(Store(path).resume().journal.entries)
    return Store(folder / refused.value.parameters["rescued"]).resume()


@pytest.mark.parametrize("game", ["lockdown", "nemesis", "aliens"])
def test_a_rescued_game_is_not_accused_and_goes_on_elsewhere(tmp_path: Path, game: str) -> None:
    session = holed(tmp_path, game, 9, 11, 100)
    document = exported(session)
    assert [number for number, _ in document["bookmarks"]] == [32, 128]
    found = judged(document)
    assert found.wrong is None
    assert [(hole.first, hole.last, hole.again) for hole in found.holes] == [(9, 11, 32), (100, 100, 128)]
    assert 0 < found.holes[0].draws < found.holes[1].draws < found.draws
    assert "entries 9 to 11 were lost" in "\n".join(report(document, found))
    checked = proof(session)
    assert (checked.wrong, len(checked.holes)) == ("", 2)
    elsewhere = Store(tmp_path / "elsewhere")
    other = elsewhere.resume(elsewhere.take_in(document))
    assert other.table.state() == session.table.state() == import_game(document).table.state()
    assert exported(other) == document
    while other.journal.next_undo():
        other.do("undo")
        session.do("undo")
    assert other.table.state() == session.table.state()
    assert judged(exported(other)).wrong is None


def test_what_follows_a_hole_is_checked_again(tmp_path: Path) -> None:
    session = holed(tmp_path, "lockdown", 9)
    document = exported(session)
    behind = next(line for line in document["entries"][40:] if line[1] == "do" and any(event[0] == "rolled" for event in line[4]))
    rolled = next(event for event in behind[4] if event[0] == "rolled")
    rolled[2] = "danger" if rolled[2] != "danger" else 1
    assert f"entry {behind[0]} " in str(judged(document).wrong)
    with pytest.raises(Refused, match="entry_does_not_fit"):
        import_game(document)


HOLES: dict[str, Callable[[Game], object]] = {
    "no table behind it": lambda game: game.pop("bookmarks"),
    "a table where nothing was lost": lambda game: game["bookmarks"].append([64, game["bookmarks"][0][1]]),
    "a piece twice": lambda game: game["bookmarks"][0][1]["zones"].setdefault("bag", []).append("adult-01"),
    "a place that does not exist": lambda game: game["bookmarks"][0][1]["zones"].update(cellar=[]),
    "a value that does not exist": lambda game: game["bookmarks"][0][1]["values"].update(wins=9),
    "a loss that does something": lambda game: game["entries"][8][4].append(["set", "round", 1, 2]),
    "a link to what comes": lambda game: game["entries"][8].__setitem__(7, 99),
}


@pytest.mark.parametrize("what", HOLES)
def test_a_hole_that_was_made_up_is_not_taken(tmp_path: Path, what: str) -> None:
    document = exported(holed(tmp_path, "lockdown", 9))
    import_game(json.loads(json.dumps(document)))
    HOLES[what](document)
    with pytest.raises(Refused):
        import_game(document)
