"""Words: every message the rules tell has a sentence, in every language, and no sentence is there for nothing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.family import attack_cards as originals
from companion.games.lockdown import attack_cards, event_cards
from companion.games.nemesis import event_cards as nemesis_events
from companion.games.nemesis.aftermath import cards as aftermath
from companion.games.nemesis.carnomorphs import cards as carnomorphs
from companion.games.nemesis.void_seeders import cards as seeders
from companion.packs import Pack, Words, load
from tools.packs import fields

ROOT = Path(__file__).parent.parent.parent
PACK = load("lockdown")
EVENTS = {
    "lockdown": event_cards.CARDS,
    "aliens": {},
    "nemesis": {**nemesis_events.CARDS, **carnomorphs.EVENTS, **seeders.EVENTS, **aftermath.EVENTS},
}
ATTACKS = {"lockdown": attack_cards.CARDS, "aliens": {},
           "nemesis": {**originals.ORIGINAL, **carnomorphs.ATTACKS, **seeders.ATTACKS}}
OTHERS = {"lockdown": {"nemesis", "aliens"}, "nemesis": {"lockdown", "aliens"},
          "aliens": {"lockdown", "nemesis", "family"}}
TELLS = {"tell": "", "Refused": "no.", "_say": "", "_said": ""}
SESSION = ("seed_opened", "given_out")
"""What the session tells by the name of what was done."""


@pytest.fixture(params=list(EVENTS))
def pack(request: pytest.FixtureRequest) -> Pack:
    return load(request.param)


def told(pack: Pack) -> Iterator[tuple[str, str]]:
    """Every message id in the code of a game and of what it stands on, as a pattern, and where it stands."""
    for path in (ROOT / "companion").rglob("*.py"):
        if OTHERS[pack.id] & set(path.parts[-4:]):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in TELLS:
                    yield from ((TELLS[name] + each, f"{path.name}:{node.lineno}") for each in ids(node.args[0]))
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple) and "games" in path.parts:
                first = node.value.elts[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str) and isinstance(node.value.elts[1], ast.Dict):
                    yield first.value, f"{path.name}:{node.lineno}"


def ids(node: ast.expr) -> list[str]:
    """The ids an expression may be, as patterns."""
    if isinstance(node, ast.Constant):
        return [str(node.value).replace(".", r"\.")]
    if isinstance(node, ast.IfExp):
        return ids(node.body) + ids(node.orelse)
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "said":  # as the book of the game says it
        return ids(node.args[1])
    if isinstance(node, ast.JoinedStr):
        return ["".join(ids(part)[0] if isinstance(part, ast.Constant) else r"[a-z_.A-Z]+" for part in node.values)]
    return []


def test_every_message_in_the_code_has_a_sentence(pack: Pack) -> None:
    cards = {item.key for component in pack.components.values() for item in component.items if item.effect}
    spoken = [*pack.sentences, *(f"{part}.{kind}" for part in ("effect", "dark") for kind in {*EVENTS[pack.id], *cards})]
    missing = [f"{where}: {pattern}" for pattern, where in told(pack) if not any(re.fullmatch(pattern, each) for each in spoken)]
    assert missing == []


def test_no_sentence_is_there_for_nothing(pack: Pack) -> None:
    patterns = [pattern for pattern, _ in told(pack)]
    others = ("name.", "reason.", "option.", *SESSION)
    idle = [
        name for name in pack.sentences
        if not name.startswith(others) and not any(re.fullmatch(pattern, name) for pattern in patterns)
    ]
    assert idle == []


def test_every_card_of_the_rules_says_something(pack: Pack) -> None:
    cards = [component for component in pack.components.values() if component.holds in ("event_cards", "attack_cards")]
    items = {item.key: item for component in cards for item in component.items}
    for kind in (*EVENTS[pack.id], *ATTACKS[pack.id]):
        assert items[kind].effect, kind


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sentence_can_be_filled(pack: Pack, language: str) -> None:
    words = Words(pack, language, {"P1": "Ana"})
    for name, sentence in pack.sentences.items():
        said = words.say(name, dict.fromkeys(fields(sentence), "P1"))
        assert said
        assert "{" not in said
        assert "…" not in said


def test_french_differs_from_english_in_nearly_every_sentence(pack: Pack) -> None:
    french = Words(pack, "fr")
    same = [text for text in pack.sentences.values() if french.translated(text) == text]
    named = {"Hicks", "Hudson", "Gorman", "Vasquez", "Frost", "Ripley", "Newt", "alien", "facehugger"}
    alike = {"S1", "S2", "S3", "signal", "slime", "Slime.", "{seat}: silence.", "Destination: {to}.", "inactive",
             "{what}: {count}.", "{text}"}
    assert set(same) <= named | alike
