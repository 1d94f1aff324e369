"""THIS IS WRONG: a note tells what the app knows of a fact, never who plays, and never what only one seat may know."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from urllib.parse import parse_qs, quote_plus, urlsplit

import pytest
import yaml

from companion import wrong
from companion.charter import charter
from companion.games.registry import GAMES
from companion.headless import Door
from companion.packs import Correction, Overlay, lexicon, load, load_rules
from companion.packs.boxcode import parts
from companion.page.reader import LOOK, SEAT
from companion.session import Session
from companion.table import Refused
from tests.page.test_pages import hosted
from tests.page.test_twins import Twins
from tests.play import NAMES, Play

MOST = 60
"""So many tables of each game are compared with their twin."""


def note_of(session: Session, number: int) -> str:
    fact = wrong.of_the_entry(session, number)
    return wrong.note(fact, "number", "", session.pack, "en", session, number).text


@pytest.mark.parametrize("game", GAMES)
def test_a_note_is_the_same_whatever_the_secret(game: str, tmp_path: Path) -> None:
    compared = pairs = 0
    for number in count(1):
        twins, known = Twins(game, number, tmp_path), 0
        while twins.goes_on() and compared < MOST:
            if twins.two is None:
                if not twins.exchanged():
                    continue
                known = 0
            assert twins.two is not None
            newest = len(twins.one.journal.entries)
            for entry in range(known + 1, newest + 1):
                assert note_of(twins.one, entry) == note_of(twins.two, entry), (game, number, entry)
            known, compared = newest, compared + 1
        pairs += twins.pairs
        if compared >= MOST:
            break
    assert pairs > 0


def notes(play: Play) -> Iterator[str]:
    session = play.door.session
    assert session is not None
    for number in range(1, len(session.journal.entries) + 1):
        yield note_of(session, number)
    for page in session.record():
        yield wrong.note(wrong.of_the_record(session, page), "number", "", session.pack, "en", session).text


@pytest.mark.parametrize("game", GAMES)
def test_no_note_names_a_player(game: str) -> None:
    play = Play(pack=game)
    for _ in range(30):
        possible = [
            each for each in play.ask("intents") if each["possible"] and each["name"] in ("next", "noise_roll", "event_phase")
        ]
        for each in possible[:1]:
            play.say(do=each["name"], **({"seat": "P1"} if each["name"] == "noise_roll" else {}))
    play.say(do="rename", seat="P2", name="Zoë")
    text = "\n".join(notes(play))
    assert "layer 1" in text
    assert [name for name in (*NAMES[:3], "Zoë") if f" {name}" in text or f"={name}" in text] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_can_be_looked_up_has_a_note(game: str, language: str) -> None:
    pack, holds = load(game), GAMES[game].holds
    for rule in lexicon(pack, holds, load_rules(game)):
        made = wrong.note(wrong.rule(pack, holds, rule.id, language), "rule", "No", pack, language)
        assert f"about: rule/{rule.id}\n" in made.text
        assert len(made.form) <= wrong.MOST_OF_A_FORM
    for component in pack.components:
        made = wrong.note(wrong.part(pack, component, language), "card", "", pack, language)
        assert f"sure: {pack[component].confidence}" in made.text


def test_an_entry_tells_the_fact_that_it_drew_and_where_that_is_from() -> None:
    play = Play()
    play.do("fix", path="bag", value={"adult": 1})
    play.do("encounter", seat="P1", light="dark")
    adult = next(each for each in load("lockdown")["intruders_night_stalkers"].items if each.key == "adult")
    text = play.ask("wrong", about="entry/3", kind="number", line="My adult says 3")["text"]
    assert text.startswith("THIS IS WRONG: number\nMy adult says 3\n\nabout: entry/3\n")
    assert f"from: {', '.join(adult.source)}\n" in text
    assert f"sure: {adult.confidence}\n" in text
    assert "kind=adult" in text
    assert "adult-" in text
    assert "pack lockdown" in text


def test_the_form_holds_the_note_field_by_field() -> None:
    asked = Play().ask("wrong", about="rule/encounter", kind="words", line="Déjà vu & co", pack="lockdown")
    fields = parse_qs(urlsplit(asked["form"]).query)
    assert fields["line"] == ["Déjà vu & co"]
    assert fields["kind"] == ["words"]
    assert fields["note"][0].startswith("about: rule/encounter\n")
    file = Path(__file__).parents[1] / ".github" / "ISSUE_TEMPLATE" / fields["template"][0]
    form = {each["id"]: each for each in yaml.safe_load(file.read_text("utf-8"))["body"] if "id" in each}
    assert {"kind", "line", "note"} <= set(form)
    assert form["kind"]["attributes"]["options"] == list(wrong.KINDS)


@pytest.mark.parametrize(
    "asked",
    [
        {"about": "rule/nothing"},
        {"about": "part/lockdown/nothing"},
        {"about": "record/nothing"},
        {"about": "entry/99"},
        {"about": "entry/x"},
        {"about": "app", "kind": "taste"},
        {"about": "app", "line": "x" * 400},
        {"about": "app", "line": 7},
        {"about": "app", "entry": "1"},
        {"about": "app", "pack": "nothing"},
    ],
)
def test_nonsense_is_refused_in_a_sentence(asked: dict[str, object]) -> None:
    answer = Play().say(ask="wrong", **asked)
    assert not answer["ok"]
    assert answer["says"]


def test_a_box_code_goes_from_door_to_door(tmp_path: Path) -> None:
    items = load("lockdown")["css"].items
    one, other = (Door(box=tmp_path / name) for name in ("one.json", "other.json"))
    for door in (one, other):
        assert door._ask("box_code", {}) == []
    one.owner.correct(
        "lockdown",
        Correction("css", items[0].id, "count", items[0].count - 1),
        Correction("css", items[1].id, "count", items[1].count + 1),
    )
    code = " ".join(one._ask("box_code", {}))
    assert [(each["component"], each["state"]) for each in other._ask("code", {"code": code})] == [("css", "new")]
    assert not (tmp_path / "other.json").exists()
    assert other._do("take_code", {"code": code, "components": ["css"]})["result"] == {"taken": 1}
    assert other._pack("lockdown")["css"].items == one._pack("lockdown")["css"].items
    assert [each["state"] for each in other._ask("code", {"code": code})] == ["same"]
    with pytest.raises(Refused, match="code_does_not_fit"):
        other._do("take_code", {"code": code, "components": ["bag"]})
    with pytest.raises(Refused, match="no_box"):
        Door()._do("take_code", {"code": " ".join(parts([Overlay("lockdown")], {"lockdown": 1}))})


def test_about_names_everybody_whose_game_it_is() -> None:
    told = Door()._ask("about", {})
    assert [each["game"] for each in told["games"]] == list(GAMES)
    assert {each["game"] for each in told["rights"]} == set(GAMES)
    assert all(each["holders"] for each in told["rights"])
    readme = (Path(__file__).parents[1] / "README.md").read_text("utf-8").replace("\n", " ")
    assert [name for each in told["rights"] for name in each["holders"] if name not in readme] == []


def test_a_guest_has_the_form_at_a_rule_and_an_entry(tmp_path: Path) -> None:
    session = Session.new(charter(load("lockdown"), NAMES[:3], bytes(32)), load("lockdown"))
    table = hosted(session, tmp_path, (("P2", SEAT, "en"), ("", LOOK, "fr")))
    for guest in table.guests.everybody():
        for room, about in (("rule:encounter", "rule/encounter"), ("entry:1", "entry/1")):
            visitor = table.visitor(guest)
            table._move(guest, visitor, "go", room)
            page = str(visitor.page())
            form = page[page.index(f"href='{wrong.FORM}") :].partition("' ")[0]
            assert quote_plus(f"about: {about}") in form
            assert "Ana" not in form
