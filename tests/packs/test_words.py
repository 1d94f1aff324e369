"""Words: every message the rules tell has a sentence, in every language, and no sentence is there for nothing."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from companion.games.registry import GAMES
from companion.packs import Pack, Words, load
from companion.packs.files import DATA
from tools.packs import LANGUAGES, fields

COMPANION = Path(__file__).resolve().parents[2] / "companion"
FAMILY = "family"
TELLS = {"tell": "", "Refused": "no.", "_say": "", "_said": ""}
SAYS = "says"
"""The field of a rulebook that puts messages in the place of others."""
DUE = r"due\."
"""So begin the names of the sentences about what is still to be done; rules hand them on in a value."""
SESSION = ("seed_opened", "given_out")
"""What the session tells by the name of what was done."""
ANY = "[a-z_.A-Z]+"
"""A part of the name of a message that only the running game knows."""


@pytest.fixture(params=list(GAMES))
def pack(request: pytest.FixtureRequest) -> Pack:
    return load(request.param)


def elsewhere(game: str) -> set[str]:
    """Folders in which no code speaks for this game: those of the others, and the family of those it is not related to."""
    related = any(f"companion.games.{FAMILY}" in path.read_text("utf-8") for path in (COMPANION / "games" / game).rglob("*.py"))
    return set(GAMES) - {game} | (set() if related else {FAMILY})


def told(pack: Pack) -> Iterator[tuple[str, str]]:
    """Every message id in the code of a game and of what it stands on, as a pattern, and where it stands."""
    others = elsewhere(pack.id)
    for path in COMPANION.rglob("*.py"):
        if others & set(path.relative_to(COMPANION).parts[:-1]):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in TELLS:
                    yield from ((TELLS[name] + each, f"{path.name}:{node.lineno}") for each in ids(node.args[0]))
            if isinstance(node, ast.keyword) and node.arg == SAYS and isinstance(node.value, ast.Dict):
                yield from ((each, f"{path.name}:{node.value.lineno}") for other in node.value.values for each in ids(other))
            if (isinstance(node, ast.Constant | ast.JoinedStr) and "games" in path.parts) or path.name == "due.py":
                yield from ((each, f"{path.name}:{node.lineno}") for each in ids(node) if each.startswith(DUE) and each != DUE)
            if isinstance(node, ast.Return) and "games" in path.parts:
                yield from ((each, f"{path.name}:{node.lineno}") for each in reasons(node.value))


def reasons(node: ast.expr | None) -> Iterator[str]:
    """Messages that are handed back with what fills them: `return "why", {…}`, also where there may be none."""
    if isinstance(node, ast.IfExp):
        yield from (*reasons(node.body), *reasons(node.orelse))
    if isinstance(node, ast.Tuple) and len(node.elts) == 2:
        first, second = node.elts
        if isinstance(first, ast.Constant) and isinstance(first.value, str) and isinstance(second, ast.Dict):
            yield re.escape(first.value)


def ids(node: ast.expr) -> list[str]:
    """The ids an expression may be, as patterns."""
    if isinstance(node, ast.Constant):
        return [re.escape(str(node.value))]
    if isinstance(node, ast.IfExp):
        return ids(node.body) + ids(node.orelse)
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "said":  # as the book of the game says it
        return ids(node.args[1])
    if isinstance(node, ast.JoinedStr):
        return ["".join(parts) for parts in product(*(_part(part) for part in node.values))]
    return []


def _part(node: ast.expr) -> list[str]:
    """What may stand in one part of a message: a few words where the code says which, else anything."""
    inner = node.value if isinstance(node, ast.FormattedValue) else node
    return (ids(inner) or [ANY]) if isinstance(inner, ast.Constant | ast.IfExp) else [ANY]


def test_every_message_in_the_code_has_a_sentence(pack: Pack) -> None:
    cards = {item.key for component in pack.components.values() for item in component.items if item.effect}
    spoken = [*pack.sentences, *(f"{part}.{kind}" for part in ("effect", "dark") for kind in cards)]
    missing = [f"{where}: {pattern}" for pattern, where in told(pack) if not any(re.fullmatch(pattern, each) for each in spoken)]
    assert missing == []


def players_of(part: str) -> list[Pack]:
    """The games in which the sentences of a pack, or of a part of packs, are said."""
    return [each for each in map(load, GAMES) if part in (each.id, *each.includes)]


@pytest.mark.parametrize("part", sorted(path.parent.name for path in DATA.glob("*/pack.json")))
def test_no_sentence_is_there_for_nothing(part: str) -> None:
    """A pattern that fits anything says nothing of anything."""
    patterns = {pattern for each in players_of(part) for pattern, _ in told(each) if not re.fullmatch(pattern, "zzz_zzz")}
    own = set(load(part).sentences) - {name for other in load(part).includes for name in load(other).sentences}
    said = [name for name in sorted(own) if not name.startswith(("name.", "reason.", "option.", *SESSION))]
    idle = [name for name in said if not any(re.fullmatch(each, name) for each in patterns)]
    assert idle == []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
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
    alike = {
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
