"""Kinds of creatures: each stands in one place of the rules and in one of the face, and everything else follows from these."""

import ast
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games.aliens.board import ALIEN, BLIP, FACEHUGGER
from companion.games.family.kinds import INTRUDERS
from companion.games.nemesis.enemies import KINDS
from companion.show.face import face_of

ROOT = Path(__file__).resolve().parent.parent
COMPANION = ROOT / "companion"
CREATURES = {name for kinds in KINDS.values() for name in kinds.standing}
NAMES = CREATURES | {name for kinds in KINDS.values() for name in kinds.tokens} | {BLIP, ALIEN, FACEHUGGER}
PLACES = {"games/aliens/board.py", "show/family/intruders.py", "show/nemesis/pieces.py", "show/aliens/words.py"}
"""Where three kinds may stand side by side: the names of those of Aliens, and the faces."""
MANY = 3


def literals(tree: ast.AST) -> Iterator[set[Any]]:
    """What stands side by side, in a sequence, as the keys of a dictionary, or in a call."""
    for node in ast.walk(tree):
        match node:
            case ast.Tuple(elts=found) | ast.List(elts=found) | ast.Set(elts=found) | ast.Dict(keys=found):
                yield {each.value for each in found if isinstance(each, ast.Constant)}
            case ast.Call(args=found, keywords=more):
                yield {each.value for each in found if isinstance(each, ast.Constant)} | {each.arg for each in more}


def tables(source: str) -> int:
    """How many literals name three kinds."""
    return sum(len(found & NAMES) >= MANY for found in literals(ast.parse(source)))


def test_no_table_names_kinds_once_more() -> None:
    files = {path.relative_to(COMPANION).as_posix(): tables(path.read_text("utf-8")) for path in COMPANION.rglob("*.py")}
    assert {name: found for name, found in files.items() if found} == dict.fromkeys(PLACES, 1)


@pytest.mark.parametrize(
    "source",
    [
        'A = ("larva", "adult", "queen")',
        'A = {"larva": 1, "lurker": 2, "butcher": 3}',
        'f("creeper", "blank", "egg", "adult")',
        "dict(larva=1, adult=2, queen=4)",
    ],
)
def test_the_guard_finds_one(source: str) -> None:
    assert tables(source)


def test_the_shell_names_no_creature() -> None:
    shell = [*(COMPANION / "show").glob("*.py"), *(COMPANION / "show" / "pictures").glob("*.py")]
    shell += [
        path for room in ("window", "page", "device") for path in (COMPANION / room).rglob("*") if path.suffix in (".py", ".kv")
    ]
    names = re.compile(rf"\b({'|'.join(CREATURES)})s?\b", re.IGNORECASE)
    assert [path.name for path in shell if names.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_every_kind_has_a_face(game: str) -> None:
    known = {*INTRUDERS} if game == "lockdown" else {name for kinds in KINDS.values() for name in kinds}
    assert set(face_of(game).pieces) == known


# -- one more kind, in a copy --------------------------------------------------------------------

RULES = 'Kind("drone", cards=1, develops=LISTENS),\n'
FACE = '"drone": _intruder(word("DRONE"), "drone", 3, sense=Sense("drone", (7,), word("a hum")), door=0.5),\n'
INTRUDER = ("games/family/kinds.py", '        Kind("queen"', RULES), ("show/family/intruders.py", '    "queen":', FACE)
CARNOMORPH = (
    ("games/nemesis/enemies.py", '    _carnomorph("butcher"', RULES),
    ("show/nemesis/pieces.py", '    "butcher":', '"drone": _carnomorph(word("DRONE"), "drone", 3),\n'),
)
HUM, STEEL = ["drone", "a hum", 0.5], ["adult", "steel, drawn slowly", 0.76]
ADDED = [
    ("lockdown", "night_stalkers", "intruders_night_stalkers", INTRUDER, HUM),
    ("nemesis", "intruders", "tokens_intruders", INTRUDER, HUM),
    ("nemesis", "carnomorphs", "tokens_carnomorphs", CARNOMORPH, STEEL),
]
"""The game, its enemy, the tokens in its box, before which line of rules and face a kind is added, and how it sounds."""
PLAYED = """
import json, sys
from companion.charter import charter
from companion.packs import load
from companion.packs.holding import checked_trait
from companion.session import Session
from companion.show.face import face_of
from companion.show.pictures.bag import bag
from companion.show.pictures.choice import Asked
from companion.show.playing import Manner, Playing
from companion.show.tongue import Tongue

game, enemy = sys.argv[1:]
say, face = Tongue("en"), face_of(game)
session = Session.new(charter(load(game), ["Ana", "Bo"], b"seed", {"enemy": enemy}))
playing, least = Playing(session, face, say), session.offers("appears", "kind")[0]
offered = session.offers("appears", "kind")
choice = [option.label for option in face.choices(Asked(session, session.view(), "P1", "appears", "", say))[1]]
session.do("fix", path="bag", value={"drone": 1})
lines, record = bag(session.view(), session.record(), face, say), session.record()
met, moment = playing.act("encounter", Manner(), {"seat": "P1"})
session.do("appears", kind=least)
session.do("appears", kind="drone")
struck, _ = playing.act("attack", Manner(), {"kind": "drone"})
table = face.table(playing.view, say, "P1", session)
checked = session.do("injury_check", kind="drone").told["cards"]
view = session.view()
film = face.film(session, say)
session.do("event_phase")
while session.view()["step"] != "attacks":
    session.do("next")
print(json.dumps({
    "offered": offered,
    "choice": choice,
    "bag": [(row.kind, row.count, row.name) for row in lines.rows if row.count],
    "record": [value.path for value in record["bag"] if "drone" in value.path],
    "looks": [face.look(value, view, say).label for value in record["bag"] if value.about.get("kind") == "drone"],
    "met": met.told["kind"],
    "sense": (moment.sense.sound, moment.sense.says, moment.draw),
    "tray": [each["kind"] for each in view["in_play"]],
    "chips": [chip.symbol for chip in table.chips],
    "tiles": [
        kind
        for part in face.verb("attack").result(playing.happened(struck)).parts
        if getattr(part, "name", "") == "tiles"
        for kind, _ in part.value.kinds
    ],
    "checked": len(checked),
    "card": checked_trait(session.game.holds, "attack_cards", "hits", ["drone"]),
    "danger": face.danger(view),
    "film": [symbol for symbol, _ in film.pages[0].drawn.kinds],
    "attackers": [session.table.kind(piece) for piece in session.view()["question"]["pieces"]],
}))
"""


@pytest.fixture(params=ADDED, ids=lambda each: each[1])
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """A game that has a kind more: one line in its rules, one in its face, and in its box two tokens and a name."""
    game, enemy, tokens, lines, heard = request.param
    shutil.copytree(COMPANION, tmp_path / "companion", ignore=shutil.ignore_patterns("__pycache__", "window"))
    shutil.copytree(ROOT / "data" / game, tmp_path / "data" / game)
    for name, line, added in lines:
        path = tmp_path / "companion" / name
        source, indent = path.read_text("utf-8"), line[: len(line) - len(line.lstrip())]
        assert source.count(line) == 1
        path.write_text(source.replace(line, f"{indent}{added}{line}"), "utf-8")
    box = tmp_path / "data" / game / "pack.json"
    pack = json.loads(box.read_text("utf-8"))
    first = pack["components"][tokens]["items"][-1]
    pack["components"][tokens]["items"].append({**first, "id": "drone", "kind": "drone", "count": 2})
    pack["sentences"]["name.drone"] = "drone"
    box.write_text(json.dumps(pack), "utf-8")
    done = subprocess.run([sys.executable, "-c", PLAYED, game, enemy], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return {**json.loads(done.stdout), "heard": heard}


def test_a_new_kind_is_everywhere(played: Any) -> None:
    offered = played["offered"]
    least, most = offered[0], offered[-1]
    assert offered[-2] == "drone"
    assert played["choice"] == [kind.upper() for kind in offered]
    assert played["bag"] == [["drone", 1, "DRONE"]]
    assert played["record"] == ["bag.drone"]
    assert played["looks"] == ["BAG: DRONE", "IN PLAY: DRONE"]
    assert (played["met"], played["sense"]) == ("drone", played["heard"])
    assert played["tray"] == ["drone", least, "drone"]
    assert played["chips"] == ["drone", "drone", least]
    assert played["attackers"][:2] == ["drone", "drone"]
    assert played["tiles"] == offered[1:]
    assert (played["checked"], played["card"]) == (1, ["drone"])
    assert played["danger"]
    assert played["film"][-3:] == ["drone", most, "blank"]
