"""Every verb of every game at the door, as the code has it, written to docs/verbs.md.

python -m tools.doors           write it
python -m tools.doors --check   fail where it is not what the code says
"""

from __future__ import annotations

import argparse
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

from companion.games.registry import GAMES
from companion.kit.intent import Intent

PAGE = Path(__file__).resolve().parent.parent / "docs" / "verbs.md"
HEAD = """# The verbs of each game

Made by `python -m tools.doors` from the code; [door.md](door.md) says how a line is written. The same comes from
`{"ask": "intents"}` in a running game, with whether it is possible now, and why not. What stands in brackets may be left out.
"""


def page() -> str:
    parts = [HEAD]
    for name, game in GAMES.items():
        parts.append(f'\n## `"pack": "{name}"`\n')
        parts += [f"\nOptions, the default first: {_listed(_options(name))}.\n"] if game.choices else []
        parts += [f"\nApp or cardboard: {_listed(f'`{each.component}`' for each in game.sources)}.\n"] if game.sources else []
        parts += [f"\nQuestions: {_listed(f'`{each}`' for each in game.questions)}.\n"] if game.questions else []
        parts.append("\n| verb | parameters | what it does |\n| --- | --- | --- |\n")
        parts += [_row(verb) for _, verb in sorted(game.intents.items())]
    return "".join(parts)


def _listed(words: Iterator[str]) -> str:
    return ", ".join(words)


def _options(name: str) -> Iterator[str]:
    for choice in GAMES[name].choices:
        yield f"`{choice.name}` ({' · '.join(_cell(str(each).lower()) for each in choice.allowed())})"


def _row(verb: Intent) -> str:
    told = (f"{each.name}: {each.shape.says}" if each.needed else f"[{each.name}: {each.shape.says}]" for each in verb.parameters)
    says = (inspect.getdoc(verb.act) or "").split("\n\n")[0].replace("\n", " ")
    return f"| `{verb.name}` | {_cell('; '.join(told))} | {_cell(says)} |\n"


def _cell(text: str) -> str:
    return text.replace("|", "or")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    made = page()
    if not parser.parse_args().check:
        PAGE.write_text(made, encoding="utf-8")
    elif PAGE.read_text("utf-8") != made:
        print(f"{PAGE.name} is stale; run python -m tools.doors")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
