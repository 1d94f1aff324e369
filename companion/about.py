"""What Airlock is: its versions, whose names it uses, under which licences it stands, and where a fault is reported."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from companion import __version__
from companion.games import Game
from companion.packs import Pack
from companion.packs import licences as inside
from companion.packs.files import DATA
from companion.value import value

NAME = "airlockcompanion/airlock"
"""The project's, at GitHub."""
REPOSITORY = f"https://github.com/{NAME}"
ISSUES = f"{REPOSITORY}/issues"
FAR_PAGE = f"https://{NAME.replace('/', '.github.io/')}/far/"
"""Where the page lies that guests open who are elsewhere; what stands behind the # is not sent there."""
RIGHTS = DATA / "rights.json"


@value
class Rights:
    """A game, and whose names it and its parts are."""

    game: str
    title: str
    holders: tuple[str, ...]


@value
class Known:
    """A game as this app knows it: the version of its rules and of its pack, and how many of its lists nobody has
    verified."""

    game: str
    rules: int
    pack: int
    unsure: int
    guessed: int
    """So many of these are a mix of ours."""


@value
class Licence:
    """Something of somebody's that is inside: whose it is, and the whole text that it stands under."""

    name: str
    version: str
    licence: str
    holders: tuple[str, ...]
    text: str


def version() -> str:
    """The version of the app."""
    return __version__


def rights(file: Path = RIGHTS) -> tuple[Rights, ...]:
    """Of every game we know of."""
    written = json.loads(file.read_text("utf-8"))
    return tuple(Rights(name, each["title"], tuple(each["holders"])) for name, each in written.items())


def known(games: Iterable[Game], packs: Iterable[Pack]) -> tuple[Known, ...]:
    """Each game beside the pack that it is played with."""
    return tuple(_known(game, pack) for game, pack in zip(games, packs, strict=True))


def _known(game: Game, pack: Pack) -> Known:
    lists = pack.components.values()
    return Known(
        game.name, game.version, pack.version, sum(each.unverified for each in lists), sum(each.house_mix for each in lists)
    )


def licences() -> tuple[Licence, ...]:
    """The app's own, then all that is inside."""
    told = inside.licences()
    ours = Licence("Airlock", __version__, "MIT", ("the Airlock makers",), told.texts["airlock"])
    parts = (Licence(each.name, each.version, each.licence, each.holders, "\n".join(told.under(each))) for each in told.parts)
    return (ours, *parts)
