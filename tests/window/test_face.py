"""Faces: nothing that a game can do, ask or hold is without its words, symbol, rule and form. No silent fallback."""

from pathlib import Path
from typing import Any

import pytest

from companion.games.common.sources import drawn
from companion.games.registry import GAMES
from companion.packs import lexicon, load, load_rules
from companion.show.breathing import GO_ON
from companion.show.face import Face, face_of
from companion.show.place import HOME
from companion.show.senses import CAPTIONS
from companion.show.tokens import DRAWS
from companion.table import Entry
from tools.words import spoken

ROOT = Path(__file__).resolve().parents[2]
BY_HAND = {"fix", "rename", "set_source", "setup_done"}
"""What puts something right has no rule behind it."""
SYMBOLS = {path.stem for path in (ROOT / "assets" / "symbols").glob("*.svg")}


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def face(game: str) -> Face:
    return face_of(game)


def test_every_intent_is_a_verb_and_every_verb_an_intent(game: str, face: Face) -> None:
    assert set(face.verbs) == set(GAMES[game].intents)


def test_every_verb_has_its_words_in_every_language_a_symbol_and_a_rule(game: str, face: Face) -> None:
    said, rules = spoken(), {rule.id for rule in lexicon(load(game), GAMES[game].holds, load_rules(game))}
    for name, verb in face.verbs.items():
        assert verb.symbol in SYMBOLS, name
        assert verb.label in said, name
        assert name in BY_HAND or callable(verb.rule) or verb.rule in rules, name
        assert callable(verb.first) or not verb.first or verb.first in rules, name
        assert isinstance(verb.severity, str) is False or verb.severity in ("", *DRAWS), name
        assert not verb.drawn_by or verb.drawn_by in {source.component for source in GAMES[game].sources}, name


def test_every_question_step_choice_and_component_has_its_words(game: str, face: Face) -> None:
    rules = GAMES[game]
    assert set(face.questions) == set(rules.questions)
    assert set(face.steps) == {"start", *rules.steps}
    asked = [choice for choice in rules.choices if choice.asked]
    assert {choice.name: set(choice.allowed()) for choice in asked} == {
        name: set(option.labels) for name, option in face.start.options.items()
    }
    assert set(face.contents.components) == {source.component for source in rules.sources}
    assert all(symbol in SYMBOLS for symbol in face.contents.components.values())
    usual = {choice.name: choice.values[0] for choice in rules.choices}
    assert {each.component for each in drawn(load(game), rules.sources, usual)} <= set(face.contents.components)
    assert face.tabs[0].name == HOME


def test_every_lane_of_the_set_up_list_has_a_name(game: str, face: Face) -> None:
    assert {task.lane for task in load(game).tasks} <= set(face.start.lanes)


def test_every_sound_has_a_caption_and_ships() -> None:
    own = {face.sense.sound for game in GAMES for face in face_of(game).pieces.values() if face.sense.says}
    assert {*CAPTIONS, *own, *GO_ON} == {path.stem for path in (ROOT / "assets" / "sounds").glob("*.wav")}


def test_the_shell_names_no_game() -> None:
    """No literal of a game's name outside of its own folders, the registry and the list of faces."""
    for path in [*(ROOT / "companion").rglob("*.py"), *(ROOT / "companion").rglob("*.kv")]:
        there = path.relative_to(ROOT).as_posix()
        if any(f"/{game}/" in there for game in GAMES) or there == "companion/games/registry.py":
            continue
        text = path.read_text("utf-8")
        assert not any(f'"{game}"' in text or f"'{game}'" in text for game in GAMES), there


def test_what_follows_from_a_verb_is_known_for_whatever_it_told(game: str, face: Face) -> None:
    """Rules by what an entry told never lead nowhere, even of an entry that told nothing."""
    empty: dict[str, Any] = {"what": "fire"}
    for name in face.verbs:
        assert isinstance(face.rule(Entry(2, "do", name, empty, (), {})), str)
