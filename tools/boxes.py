"""What the app knows of each box, and how well, as the packs have it: docs/boxes.md, and the table in the README.

python -m tools.boxes           write both
python -m tools.boxes --check   fail where they are not what the packs say
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from companion.games.registry import GAMES
from companion.packs import load
from companion.packs.model import Component, Item, Pack
from tools.made import written

ROOT = Path(__file__).resolve().parent.parent
README, PAGE = ROOT / "README.md", ROOT / "docs" / "boxes.md"
BEGINS, ENDS = "<!-- boxes -->\n", "<!-- /boxes -->"
HEAD = """# What is known of each box

Made by `python -m tools.boxes` from the packs in `data`, where every fact names its source. *As printed*: two sources agree, or
the rules say it. *One source*: one list of somebody who looked. *Our mix*: no source tells, so the app plays with something
of the right kind and size, and says so wherever it matters. Menu, CHECK YOUR BOX takes what your own box holds; from then on
your games are played with it. [packs.md](packs.md) says how a fact is corrected for everybody.
"""
KNOWN = {"verified": "as printed", "single-source": "one source", "house": "our mix", "unknown": "yours to enter"}
"""How well a thing is known, the best first."""


def kinds(component: Component) -> dict[str, int]:
    """How many of its things are known how well; a thing that has no number counts once."""
    found = dict.fromkeys(KNOWN, 0)
    for item in component.items:
        found[_known(component, item)] += item.count or 1
    return found


def _known(component: Component, item: Item) -> str:
    """No better than all of the list that it stands in."""
    order = list(KNOWN)
    return max(component.confidence, item.confidence, key=order.index)


def page() -> str:
    return HEAD + "".join(line for game in GAMES for line in _table(load(game)))


def _table(pack: Pack) -> Iterator[str]:
    yield f"\n## {pack.title}\n\n| part | {' | '.join(KNOWN.values())} |\n| --- |{' ---: |' * len(KNOWN)}\n"
    titles = [component.title for component in pack.components.values()]
    for component in pack.components.values():
        name = component.title if titles.count(component.title) == 1 else f"{component.title} ({component.id})"
        yield f"| {name} | {' | '.join(str(count or '') for count in kinds(component).values())} |\n"


def summary() -> str:
    """A line for each game, how many of its lists are known whole, from one source, and mixed in part."""
    lines = [f"| lists of the box | {' | '.join(KNOWN.values())} |\n| --- |{' ---: |' * len(KNOWN)}\n"]
    for pack in map(load, GAMES):
        worst = [max((name for name, count in kinds(each).items() if count), key=list(KNOWN).index) for each in _lists(pack)]
        lines.append(f"| {pack.title} | {' | '.join(str(worst.count(name)) for name in KNOWN)} |\n")
    return "".join(lines)


def _lists(pack: Pack) -> Iterator[Component]:
    return (each for each in pack.components.values() if each.items)


def readme(text: str) -> str:
    """The README with its table as it is now."""
    before, _, rest = text.partition(BEGINS)
    _, there, after = rest.partition(ENDS)
    if not there:
        raise ValueError(f"README.md has no place for the table, {BEGINS.strip()} to {ENDS}")
    return f"{before}{BEGINS}{summary()}{ENDS}{after}"


def main() -> int:
    return written({PAGE: page(), README: readme(README.read_text("utf-8"))}, "tools.boxes", __doc__)


if __name__ == "__main__":
    sys.exit(main())
