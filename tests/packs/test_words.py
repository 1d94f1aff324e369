"""Words: every message the rules tell has a sentence, in every language, and no sentence is there for nothing."""

import ast
import io
import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from companion.games.registry import GAMES
from companion.packs import COMMON, Pack, Words, load
from tools import messages
from tools.packs import LANGUAGES, fields, promised


@pytest.fixture(params=list(GAMES))
def pack(request: pytest.FixtureRequest) -> Pack:
    return load(request.param)


def test_every_message_in_the_code_has_a_sentence(pack: Pack) -> None:
    assert messages.missing(pack) == []


def test_every_message_of_the_rules_can_be_seen_in_the_code(pack: Pack) -> None:
    """What is worked out while a game runs could have no sentence, and no test would know."""
    assert messages.unseen(pack.id) == []


@pytest.mark.parametrize("part", messages.PARTS)
def test_no_sentence_is_there_for_nothing(part: str) -> None:
    assert messages.idle(part) == []


def test_what_every_game_may_hear_stands_in_the_pack_that_every_game_includes() -> None:
    """A game of its own brings no sentence for the kit, the door, the session or the store."""
    sentences = load(COMMON).sentences
    shared = tuple(file for file in messages.every_file() if "show" not in file.folders and "window" not in file.folders)
    shared = tuple(file for file in shared if not {*GAMES, messages.FAMILY} & set(file.folders))
    lacking = {
        pattern: where
        for pattern, where in messages.told_in(shared)
        if not any(messages.fits(pattern, each) for each in sentences)
    }
    assert lacking == {}


def test_nothing_but_the_table_tells() -> None:
    """By that name the messages are found: a second one that is handed something else hides them among its own."""
    defined = [
        file.where
        for file in messages.every_file()
        for node in ast.walk(ast.parse(file.path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name == "tell"
    ]
    assert defined == ["companion/table/table.py"]


SEEN = """
def straight(table):
    table.tell("plain")
    table.tell("left" if table.flag("x") else "right")
    table.tell(f"kind_{table.word('kind')}")
    raise Refused("never")

def ends(table, reason, message="by_itself"):
    table.set("ending", reason)
    table.tell(message)

def ends_well(table, message):
    ends(table, "well", message)

def why_not(table):
    return None if table.count("bag") else ("nothing_left", {})

def over(table):
    ends_well(table, "ship_comes")
    ends(table, "dark", message="lamp_is_out")

def refuses(why):
    raise Refused(why)

def keeps(table):
    refuses("not_now")
"""


def test_messages_are_seen_where_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "companion" / "games" / "toy" / "chapter.py"
    path.parent.mkdir(parents=True)
    path.write_text(SEEN)
    monkeypatch.setattr(messages, "COMPANION", tmp_path / "companion")
    seen = dict(messages.told_in((messages.File(path),)))
    assert set(seen) == {
        *("plain", "left", "right", f"kind_{messages.ANY}", "no.never", "by_itself", "nothing_left"),
        *("ship_comes", "lamp_is_out", "no.not_now"),
    }
    assert seen["ship_comes"] == "companion/games/toy/chapter.py:19"


def test_what_is_not_seen_is_named_by_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "companion" / "games" / "toy" / "chapter.py"
    path.parent.mkdir(parents=True)
    path.write_text('def odd(table):\n    table.tell(NAMES[table.word("kind")])\n')
    monkeypatch.setattr(messages, "COMPANION", tmp_path / "companion")
    monkeypatch.setattr(messages, "RULES", tmp_path / "companion" / "games")
    monkeypatch.setattr(messages, "spoken_for", lambda _: (messages.File(path),))
    (fault,) = messages.unseen("toy")
    assert fault.startswith("companion/games/toy/chapter.py:2: what table.tell(NAMES")


# -- languages -----------------------------------------------------------------------------------

SHIPPED = ("common", "family", "lockdown", "nemesis", "aliens")


@pytest.mark.parametrize("part", SHIPPED)
def test_what_has_shipped_promises_french(part: str) -> None:
    """A game that is being made may promise none; one that people have played in French stays in French."""
    assert promised(part) == ("fr",)


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_sentence_can_be_filled(pack: Pack, language: str) -> None:
    words = Words(pack, language, {"P1": "Ana"})
    for name, sentence in pack.sentences.items():
        said = words.say(name, dict.fromkeys(fields(sentence), "P1"))
        assert said
        assert "{" not in said
        assert "…" not in said


NAMED = "Nemesis: Lockdown"
"""A name is not broken apart, in any language."""


def unspaced(said: str) -> bool:
    """Whether a sign that French sets apart follows a word directly; the time of a clock is one word."""
    plain = re.sub(r"\{[^{}]*\}|\w+://\S*", "x", said).replace(NAMED, "").replace("0:00", "")
    return bool(re.search(r"[^\s:;!?][:;!?»]|«\S", plain))


def french() -> list[Path]:
    return sorted(path for folder in ("data", "companion") for path in Path(folder).glob("**/locale/fr/LC_MESSAGES/*.po"))


@pytest.mark.parametrize("path", french(), ids=str)
def test_in_french_a_space_stands_before_two_part_signs(path: Path) -> None:
    catalogue = read_po(io.BytesIO(path.read_bytes()), "fr")
    assert [each.string for each in catalogue if each.id and unspaced(str(each.string))] == []


def test_no_sign_that_french_sets_apart_is_put_between_words_outside_the_catalogues() -> None:
    """What is joined in the code is joined in English; what a report or the proof of a seal says is for the machine."""
    wrong = []
    for path in [path for folder in ("show", "window") for path in Path("companion", folder).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            parts = node.values if isinstance(node, ast.JoinedStr) else []
            said = [str(each.value) for each in parts if isinstance(each, ast.Constant)]
            if any(re.search(r"[:;!?] ", each) for each in said):
                wrong.append(f"{path}:{node.lineno}: {said}")
    assert [each for each in wrong if not any(name in each for name in ("show/proof.py", "show/reports.py"))] == []


def test_a_card_that_stands_for_those_of_the_box_is_told_by_its_type_alone() -> None:
    parameters = {"card": "house_event", "type": "event"}
    pack = load("aliens")
    assert Words(pack).say("revealed", parameters) == "Revealed: an event of your box."
    assert Words(pack).say("revealed", {"card": "m4_helmet", "type": "equipment"}) == "Revealed: M4 Helmet, equipment."
    assert Words(pack).say("hazard_drawn", {"card": "house_hazard", "seat": "Bo"}) == "Bo drew a hazard."
    assert "événement, événement" not in Words(pack, "fr").say("revealed", parameters).lower()


@pytest.mark.parametrize(
    ("place", "en", "fr"),
    [("spawn 1", "spawn point 1", "point d’arrivée 1"), ("tunnel 2", "tunnel 2", "tunnel 2"), ("door", "door", "porte")],
)
def test_where_a_barricade_stands_is_said_in_every_language(place: str, en: str, fr: str) -> None:
    pack = load("aliens")
    assert Words(pack).say("barricade_on", {"where": place}) == f"Barricaded: {en}."
    assert Words(pack, "fr").say("barricade_on", {"where": place}).replace("\xa0", " ") == f"Barricade posée : {fr}."


def test_french_differs_from_english_in_nearly_every_sentence(pack: Pack) -> None:
    if "fr" not in promised(pack.id):
        pytest.skip(f"{pack.id} does not promise French")
    french = Words(pack, "fr")
    same = [text for text in pack.sentences.values() if french.translated(text) == text]
    named = {"Hicks", "Hudson", "Gorman", "Vasquez", "Frost", "Ripley", "Newt", "alien", "facehugger"}
    alike = {
        "{says}",
        "S1",
        "S2",
        "S3",
        "signal",
        "surprise",
        "scanner",
        "interaction",
        "tunnel",
        "slime",
        "Slime.",
        "{seat}: silence.",
        "Destination: {to}.",
        "inactive",
        "{what}: {count}.",
        "{text}",
    }
    assert set(same) <= named | alike
