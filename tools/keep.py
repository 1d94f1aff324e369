"""Keep games of this version for ever: what an update must still open, show and go on with.

    python -m tools.keep VERSION          write tests/kept/VERSION, once, when a version is released

Every value of every choice of every game is in one of them; they are begun, half-way or over in turn. Beside them lie a file of
games as the app keeps it, and one that was cut in the middle. A released folder is never written again.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from companion.charter import charter
from companion.games.registry import GAMES
from companion.packs import load
from companion.saves.store import Store
from companion.session import Session
from tools.offers import offer_of, options_of

KEPT = Path(__file__).resolve().parent.parent / "tests" / "kept"
NAMES = ("Ana", "Bo", "Cy")
STAGES = {"begun": 0.0, "half-way": 0.5, "over": 1.0}


def wanted(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The usual game, one of one player, and one for each value that can be chosen besides."""
    yield "usual", {}
    for choice in GAMES[game].choices:
        if choice.alone is not None:
            yield f"{choice.name}-{choice.alone}", {choice.name: choice.alone}
        for each in choice.values[1:]:
            yield f"{choice.name}-{str(each).lower()}", {choice.name: each}


def played(session: Session, seed: int, most: float = float("inf")) -> int:
    """Played by chance, to the end or for so many entries; how many there are."""
    offer, dice = offer_of(session.game.name), Random(seed)
    while len(session.journal.entries) < most and (chosen := offer(session.table, dice)):
        session.do(chosen[0], **chosen[1])
    return len(session.journal.entries)


def game_of(game: str, options: dict[str, Any], number: int, part: float) -> Session:
    """A game, so far played as is wanted of it."""
    alone = any(choice.alone is not None and options.get(choice.name) == choice.alone for choice in GAMES[game].choices)
    names, pack = NAMES[: 1 if alone else len(NAMES)], load(game)
    chosen = options_of(game, dict(options), len(names))

    def begun() -> Session:
        return Session.new(charter(pack, names, number.to_bytes(32, "big"), chosen), pack)

    session = begun()
    if part == 1.0:
        played(session, number)
    elif part:
        played(session, number, max(2, int(played(begun(), number) * part)))
    return session


def keep(folder: Path) -> int:
    """Every game into a folder; how many there are."""
    folder.mkdir(parents=True)
    number = 0
    for game in GAMES:
        stages = cycle(STAGES)
        for (name, options), stage in zip(wanted(game), stages, strict=False):
            number += 1
            export = json.dumps(game_of(game, options, number, STAGES[stage]).export(), separators=(",", ":"))
            _write(folder / f"{game}-{name}-{stage}.json.gz", export.encode())
    _store(folder)
    return number


def _store(folder: Path) -> None:
    file = folder / "games.airlock"
    store = Store(file)
    for number, game in enumerate(GAMES, 1):
        made = charter(load(game), NAMES, number.to_bytes(32, "big"))
        played(Session.new(made, None, store.new(made)), number, 100)
    store.close()
    whole = file.read_bytes()
    file.unlink()
    _write(folder / "games.gz", whole)
    _write(folder / "damaged.gz", whole[: len(whole) * 3 // 4])


def _write(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, 9, mtime=0))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version")
    folder = KEPT / parser.parse_args().version
    if folder.exists():
        print(f"{folder} is there already, and is not written again")
        return 1
    print(f"{keep(folder)} games kept in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
