"""What Airlock is: its versions, whose names it uses, under which licences it stands, and where a fault is reported."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from companion import __version__
from companion.games import Game
from companion.packs import Pack
from companion.packs.files import DATA
from companion.value import value

REPOSITORY = "https://github.com/airlockcompanion/airlock"
ISSUES = f"{REPOSITORY}/issues"
ROOT = Path(__file__).resolve().parent.parent
RIGHTS = DATA / "rights.json"
TEXTS = (
    ("Airlock", "MIT", "LICENSE"),
    ("Saira Condensed", "SIL Open Font License 1.1", "assets/fonts/SairaCondensed-OFL.txt"),
    ("B612", "SIL Open Font License 1.1", "assets/fonts/B612-copyright.txt"),
    ("stablelib", "MIT", "assets/page/stablelib-LICENSE.txt"),
)
"""What lies in the tree, its licence, and the file of its text."""
BROUGHT = (
    ("Kivy", "MIT"),
    ("PyYAML", "MIT"),
    ("plyer", "MIT"),
    ("segno", "BSD-3-Clause"),
    ("PyCryptodome", "BSD-2-Clause, public domain"),
    ("Python", "PSF-2.0"),
)
"""What it runs on, each with its licence."""


@value
class Rights:
    """A game, and whose names it and its parts are."""

    game: str
    title: str
    holders: tuple[str, ...]


@value
class Known:
    """A game as this app knows it: the version of its rules and of its pack, and how many of its lists nobody has verified."""

    game: str
    rules: int
    pack: int
    unsure: int


@value
class Licence:
    """Something of somebody's that is inside."""

    name: str
    licence: str
    file: str = ""
    """Of its text, in the tree; "" where none lies there."""

    @property
    def text(self) -> str:
        """All of it; "" where this copy of the app has none."""
        path = ROOT / self.file
        return path.read_text("utf-8") if self.file and path.is_file() else ""


def version() -> str:
    """The version of the app."""
    return __version__


def rights(file: Path = RIGHTS) -> tuple[Rights, ...]:
    """Of every game we know of."""
    written = json.loads(file.read_text("utf-8"))
    return tuple(Rights(name, each["title"], tuple(each["holders"])) for name, each in written.items())


def known(games: Iterable[Game], packs: Iterable[Pack]) -> tuple[Known, ...]:
    """Each game beside the pack that it is played with."""
    return tuple(
        Known(game.name, game.version, pack.version, sum(each.unverified for each in pack.components.values()))
        for game, pack in zip(games, packs, strict=True)
    )


def licences() -> tuple[Licence, ...]:
    """All that is inside, what has its text here first."""
    return tuple(Licence(*each) for each in (*TEXTS, *BROUGHT))
