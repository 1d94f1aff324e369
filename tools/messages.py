"""Messages: what the code tells by an id, held against the sentences of the packs, with file and line.

    python -m tools.messages     messages without a sentence, sentences that nobody says, messages that can't be seen

The syntax tree is read, nothing is run. These are seen as messages:

- the first argument of `tell(…)` and `Refused(…)`: a text, an f-string, or one of two texts (`"a" if … else "b"`);
- the same argument of a function that only hands it on: `ends(table, "ship")` where `ends` tells its parameter;
- a text that is handed back with what fills it: `return "why", {…}`, also as one side of an `if … else`;
- texts under `says={…}` of a rulebook, and names of dues, which begin with `due.`.

What a part of an f-string may be only the running game knows, so that part fits anything. A message that is made in another way
is not seen: say it as a text, or hand it on.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from companion.games.registry import GAMES
from companion.packs import Pack, load
from companion.packs.files import DATA

COMPANION = Path(__file__).resolve().parent.parent / "companion"
RULES, LINE = COMPANION / "games", COMPANION / "sharing"
"""Where rules are, and where a line is, which tells its own messages to machines."""
FAMILY = "family"
TELLS = {"tell": "", "Refused": "no.", "_say": ""}
"""Who is given a message first, and how the name of its sentence begins."""
SAYS = "says"
"""The field of a rulebook that puts messages in the place of others."""
DUE = r"due\."
"""So begin the names of the sentences about what is still to be done; rules hand them on in a value."""
SESSION = ("seed_opened", "given_out")
"""What the session tells by the name of what was done."""
ANY = "[a-z_.A-Z]+"
"""A part of the name of a message that only the running game knows."""
NO_MESSAGE = ("name.", "reason.", "option.", "door_is_", *SESSION)
"""So begin sentences that are no messages: what something is called, what a reason or an option says, how the door greets."""


@dataclass(frozen=True)
class Teller:
    """A function that hands one of its parameters on as a message."""

    name: str
    parameter: str
    at: int
    """Which of its arguments that is."""
    prefix: str


Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


class File:
    """One module: its calls, each with the functions around it, and what it hands back."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.where = path.relative_to(COMPANION.parent).as_posix()
        self.folders = path.relative_to(COMPANION).parts[:-1]
        self.calls: list[tuple[ast.Call, tuple[Function, ...]]] = []
        self.others: list[ast.AST] = []
        self._read(ast.parse(path.read_text("utf-8")), ())

    def _read(self, node: ast.AST, around: tuple[Function, ...]) -> None:
        if isinstance(node, ast.Call):
            self.calls.append((node, around))
        elif isinstance(node, ast.keyword | ast.Constant | ast.JoinedStr | ast.Return):
            self.others.append(node)
        inside = (*around, node) if isinstance(node, Function) else around
        for child in ast.iter_child_nodes(node):
            self._read(child, inside)


read = cache(File)
"""A module, read once."""


@cache
def every_file() -> tuple[File, ...]:
    return tuple(read(path) for path in sorted(COMPANION.rglob("*.py")) if LINE not in path.parents)


def spoken_for(game: str) -> tuple[File, ...]:
    """The files that speak for a game: not those of the others, nor of a family it is not related to."""
    related = any(f"companion.games.{FAMILY}" in path.read_text("utf-8") for path in (RULES / game).rglob("*.py"))
    others = set(GAMES) - {game} | (set() if related else {FAMILY})
    return tuple(file for file in every_file() if not others & set(file.folders))


# -- what is seen --------------------------------------------------------------------------------


@cache
def messages_of(game: str) -> tuple[tuple[str, str], ...]:
    """Every message in the code of a game and of what it stands on, as a pattern, and where it stands."""
    return tuple(told_in(spoken_for(game)))


def told_in(files: tuple[File, ...]) -> Iterator[tuple[str, str]]:
    """Every message in these files."""
    tellers = _tellers(files)
    for file in files:
        for call, _ in file.calls:
            for prefix, argument in _arguments(call, tellers):
                yield from ((prefix + each, f"{file.where}:{call.lineno}") for each in ids(argument))
        for node in file.others:
            yield from ((each, f"{file.where}:{getattr(node, 'lineno', 1)}") for each in _beside(file, node))
        for prefix, usual in _usual(file, tellers):
            yield from ((prefix + each, f"{file.where}:{usual.lineno}") for each in ids(usual))


def unseen(game: str) -> list[str]:
    """Calls in the rules that tell something of which nobody can see what it is."""
    files = tuple(file for file in spoken_for(game) if file.path.is_relative_to(RULES))
    found = []
    for file in files:
        for call, around in file.calls:
            name = _called(call)
            if name in TELLS and call.args and not ids(call.args[0]) and _handed_on(call.args[0], around) is None:
                found.append(f"{file.where}:{call.lineno}: what {ast.unparse(call)[:60]} says is not seen: name it as a text")
    return found


def _beside(file: File, node: ast.AST) -> Iterator[str]:
    """Messages that are not told by a call."""
    rules = "games" in file.folders
    if isinstance(node, ast.keyword) and node.arg == SAYS and isinstance(node.value, ast.Dict):
        yield from (each for other in node.value.values for each in ids(other))
    if isinstance(node, ast.Constant | ast.JoinedStr) and (rules or file.path.name == "due.py"):
        yield from (each for each in ids(node) if each.startswith(DUE) and each != DUE)
    if isinstance(node, ast.Return) and rules:
        yield from _reasons(node.value)


def fits(pattern: str, name: str) -> bool:
    """Whether a message that is seen as this pattern may be the one with this name."""
    return re.fullmatch(pattern, name) is not None


def _reasons(node: ast.expr | None) -> Iterator[str]:
    """Messages that are handed back with what fills them: `return "why", {…}`, also where there may be none."""
    if isinstance(node, ast.IfExp):
        yield from (*_reasons(node.body), *_reasons(node.orelse))
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


# -- functions that hand a message on ------------------------------------------------------------


def _tellers(files: tuple[File, ...]) -> set[Teller]:
    """Functions of these files that tell one of their parameters, or hand it to one that does."""
    known: set[Teller] = set()
    while True:
        more = {
            teller
            for file in files
            for call, around in file.calls
            for prefix, argument in _arguments(call, known)
            if (teller := _handed_on(argument, around, prefix)) is not None
        }
        if more <= known:
            return known
        known |= more


def _handed_on(argument: ast.expr, around: tuple[Function, ...], prefix: str = "") -> Teller | None:
    """The function around a call whose own parameter this argument is."""
    if isinstance(argument, ast.Name):
        for function in reversed(around):
            names = [each.arg for each in (*function.args.posonlyargs, *function.args.args)]
            if argument.id in names and isinstance(function, ast.FunctionDef):
                at = names.index(argument.id) - (names[0] in ("self", "cls"))
                return Teller(function.name, argument.id, at, prefix)
    return None


def _usual(file: File, tellers: set[Teller]) -> Iterator[tuple[str, ast.expr]]:
    """What functions of a file hand on where they are given nothing else."""
    for function in {each for _, around in file.calls for each in around if isinstance(each, ast.FunctionDef)}:
        places = [*function.args.posonlyargs, *function.args.args]
        usual = dict(
            zip([each.arg for each in places[len(places) - len(function.args.defaults) :]], function.args.defaults, strict=True)
        )
        for teller in tellers:
            if teller.name == function.name and teller.parameter in usual:
                yield teller.prefix, usual[teller.parameter]


def _arguments(call: ast.Call, tellers: set[Teller]) -> Iterator[tuple[str, ast.expr]]:
    """What a call is given as a message."""
    name = _called(call)
    if name in TELLS and call.args:
        yield TELLS[name], call.args[0]
    for teller in (each for each in tellers if each.name == name):
        if 0 <= teller.at < len(call.args):
            yield teller.prefix, call.args[teller.at]
        yield from ((teller.prefix, each.value) for each in call.keywords if each.arg == teller.parameter)


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


# -- held against the sentences ------------------------------------------------------------------


def missing(pack: Pack) -> list[str]:
    """Messages without a sentence; what a card does is the sentence `effect.ID`, and in the dark `dark.ID`."""
    cards = {item.key for component in pack.components.values() for item in component.items if item.effect}
    spoken = [*pack.sentences, *(f"{part}.{kind}" for part in ("effect", "dark") for kind in cards)]
    return [
        f"{where}: no sentence for {pattern}"
        for pattern, where in messages_of(pack.game)
        if not any(fits(pattern, each) for each in spoken)
    ]


def idle(part: str) -> list[str]:
    """Sentences of a pack, or of a part of packs, that no game tells. A pattern that fits anything says nothing of anything."""
    players = [game for game in GAMES if part in (game, *load(game).includes)]
    patterns = {pattern for game in players for pattern, _ in messages_of(game) if not fits(pattern, "zzz_zzz")}
    own = set(load(part).sentences) - {name for other in load(part).includes for name in load(other).sentences}
    said = {name: _of(name, part) for name in sorted(own) if not name.startswith(NO_MESSAGE)}
    return [
        f"{part}/story.yaml: nobody says {name}"
        for name, message in said.items()
        if not any(fits(each, message) for each in patterns)
    ]


def _of(name: str, part: str) -> str:
    """The message of a sentence; one card's own sentence for a message ends with that card."""
    message, _, card = name.rpartition(".")
    cards = {item.key for each in load(part).components.values() for item in each.items}
    return message if message and card in cards and message not in ("effect", "dark") else name


PARTS = sorted(path.parent.name for path in DATA.glob("*/game.yaml"))


def main() -> int:
    found = [
        *(line for game in GAMES for line in (*missing(load(game)), *unseen(game))),
        *(line for part in PARTS for line in idle(part)),
    ]
    for line in dict.fromkeys(found):
        print(line)
    print(f"{sum(len(load(part).sentences) for part in PARTS)} sentences, {len(found)} fault(s)")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
