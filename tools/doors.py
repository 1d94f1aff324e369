"""Every verb of every game at the door, and all that its results and views tell, as the code has it.

python -m tools.doors           write docs/verbs.md and docs/told.md
python -m tools.doors --check   fail where they are not what the code says
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path
from textwrap import dedent
from typing import Any

from companion.games import Common
from companion.games.family.reported import FamilyReport
from companion.games.registry import GAMES, MODULES
from companion.kit.intent import Intent
from companion.kit.lazily import opened
from companion.kit.told import TOLD
from tools.fixes import takes
from tools.made import written

DOCS = Path(__file__).resolve().parent.parent / "docs"
HEAD = """# The verbs of each game

Made by `python -m tools.doors` from the code; [door.md](door.md) says how a line is written. The same comes from
`{"ask": "intents"}` in a running game, with whether it is possible now, and why not. What stands in brackets may be left out.
"""


FIX_HEAD = """
What `fix` sets: every kind of path, with an example of what changes in it (`P1` is any seat, `S1` any section, `10` any slot,
`PIECE` one that is in play, and so on), and what may stand there. `…` within braces is what the paths below it take.

| path | what may stand there |
| --- | --- |
"""
LONGEST = 180
"""What may stand somewhere is no longer on the page; the refusal at the door says all of it."""


TOLD_HEAD = """# What results and views tell

Made by `python -m tools.doors` from the code; [door.md](door.md) says how to ask.

- A *result* is what an intent answers, `entry.told` in the code. Its keys stand in `companion/kit/told.py`, and in `told.py`
  beside the rules of each game. A test plays all games, and finds a key that nobody has listed.
- A *view* is the table as one pair of eyes may see it, `session.view(seat)` in the code. It is typed in `reported.py` beside
  the rules, so mypy finds a key that is misspelt or missing.

What a key means in one game it need not mean in another.
"""


def verbs() -> str:
    """The page of options, components, questions and verbs."""
    parts = [HEAD]
    for name, game in GAMES.items():
        parts.append(f'\n## `"pack": "{name}"`\n')
        parts += [f"\nOptions, the default first: {_listed(_options(name))}.\n"] if game.choices else []
        parts += [f"\nApp or cardboard: {_listed(f'`{each.component}`' for each in game.sources)}.\n"] if game.sources else []
        parts += [f"\nQuestions: {_listed(f'`{each}`' for each in game.questions)}.\n"] if game.questions else []
        parts.append("\n| verb | parameters | what it does |\n| --- | --- | --- |\n")
        parts += [_row(verb) for _, verb in sorted(game.intents.items())]
        parts.append(FIX_HEAD)
        parts += [f"| `{path}` | {_short(says)} |\n" for path, says in takes(name).items()]
    return "".join(parts)


def results() -> str:
    """The page of the keys of results and views."""
    everywhere = _explained(Common)
    parts = [TOLD_HEAD, "\n## In every game\n", *_table("a result", TOLD), *_table("a view", everywhere)]
    for name, game in GAMES.items():
        says = {**_explained(FamilyReport), **_explained(_report(name))}
        own = {key: says[key] for key in _report(name).__annotations__ if key not in everywhere}
        parts += [f'\n## `"pack": "{name}"`\n', *_table("a result", dict(sorted(game.tells.items()))), *_table("a view", own)]
    return "".join(parts)


def _report(game: str) -> Any:
    """The type that the report of a game returns."""
    if find_spec(f"{MODULES[game]}.reported") is None:  # it tells what every game tells
        return Common
    report: Any = GAMES[game].report
    report = opened(report.__name__) if ":" in report.__name__ else report  # opened when it is called
    found: Any = getattr(import_module(f"{MODULES[game]}.reported"), inspect.get_annotations(report)["return"])
    return found


def _explained(report: Any) -> dict[str, str]:
    """The keys that a type names itself, each with the sentence below it."""
    (made,) = ast.parse(dedent(inspect.getsource(report))).body
    assert isinstance(made, ast.ClassDef)
    found: dict[str, str] = {}
    for key, says in zip_longest(made.body, made.body[1:]):
        match key, says:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(sentence))):
                found[name] = " ".join(sentence.split())
            case ast.AnnAssign(), _:
                raise ValueError(f"{ast.unparse(key)} has no sentence")
    return found


def _table(of: str, keys: Mapping[str, str]) -> Iterable[str]:
    yield f"\n| key of {of} | what it means |\n| --- | --- |\n"
    yield from (f"| `{key}` | {_cell(says)} |\n" for key, says in keys.items())


def _listed(words: Iterator[str]) -> str:
    return ", ".join(words)


def _options(name: str) -> Iterator[str]:
    for choice in GAMES[name].choices:
        yield f"`{choice.name}` ({' · '.join(_cell(str(each).lower()) for each in choice.allowed())})"


def _row(verb: Intent) -> str:
    parameters = (
        f"{each.name}: {each.shape.says}" if each.needed else f"[{each.name}: {each.shape.says}]" for each in verb.parameters
    )
    says = (inspect.getdoc(verb.act) or "").split("\n\n")[0].replace("\n", " ")
    return f"| `{verb.name}` | {_cell('; '.join(parameters))} | {_cell(says)} |\n"


def _short(says: str) -> str:
    """Words that are too many end after a whole one."""
    if len(says) > LONGEST:
        says = says[:LONGEST].rpartition(" | ")[0] + " | …"
    return f"`{says}`".replace("|", "\\|")


def _cell(text: str) -> str:
    return text.replace("|", "or")


def main() -> int:
    return written({DOCS / "verbs.md": verbs(), DOCS / "told.md": results()}, "tools.doors", __doc__)


if __name__ == "__main__":
    sys.exit(main())
