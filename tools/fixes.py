"""What may be set by hand in each game: every path is asked for nonsense, and the refusal says what it takes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib import import_module

from companion.games.aliens.squad import CHARACTERS
from companion.games.family.intruders import TRAY
from companion.games.registry import GAMES, MODULES
from companion.headless import Door
from companion.table import Json

PIECE = "PIECE"
"""Stands in a path for a piece on the board, which has another name in every game."""
NONSENSE: Json = {"?": [None]}
BEFORE: Mapping[tuple[str, str], tuple[Mapping[str, Json], ...]] = {
    ("lockdown", "in_play"): ({"do": "fix", "path": "in_play", "value": ["adult"]},),
    ("lockdown", "seats"): ({"do": "turns", "by": "app"},),
    ("nemesis", "in_play"): ({"do": "fix", "path": "in_play", "value": ["adult"]},),
    ("nemesis", "seats"): ({"do": "turns", "by": "app"},),
    ("nemesis", "intruder_player"): ({"do": "fix", "path": "intruder_player.seat", "value": "P1"},),
    ("nemesis", "turrets"): ({"do": "turret_place"},),
    ("nemesis", "shuttle"): ({"do": "fix", "path": "alert", "value": {"stage": 1}},),
    ("aliens", "in_play"): ({"do": "appears", "kind": "alien", "tokens": 2}, {"do": "place_blips", "count": 1, "location": "1"}),
    ("aliens", "active"): (
        *({"do": "next"}, {"do": "next"}),
        *({"do": "activate", "character": each} for each in CHARACTERS),  # of all heroes and grunts the one whose turn it is
    ),
}
"""What has to happen first, so that there is something to set."""


def paths(game: str) -> tuple[str, ...]:
    """Every kind of path of a game, with an example of what changes in it."""
    found: tuple[str, ...] = import_module(f"{MODULES[game]}.fix").PATHS
    return found


def takes(game: str) -> dict[str, str]:
    """Each path and what may stand there: in a game as it comes, or with one option otherwise. The longest, the last of these."""
    found: dict[str, str] = {}
    for options in _options(game):
        doors: dict[str, Door] = {}
        for path in paths(game):
            first = path.partition(".")[0]
            group = first if (game, first) in BEFORE else ""
            doors[group] = doors.get(group) or _door(game, options, group)
            says = _asked(doors[group], path)
            if says is not None and len(says) >= len(found.get(path, "")):
                found[path] = says
    return {path: found[path] for path in paths(game) if path in found}


def _options(game: str) -> Iterator[Mapping[str, Json]]:
    yield {}
    yield from ({choice.name: each} for choice in GAMES[game].choices for each in choice.allowed())


def _door(game: str, options: Mapping[str, Json], first: str) -> Door:
    """A game in which there is something of this name, if these options have it at all."""
    door = Door()
    begin: Mapping[str, Json] = {
        "do": "new_game",
        "pack": game,
        "seats": ["Ana", "Bo", "Cy"],
        "seed": "00",
        "options": dict(options),
    }
    for line in (begin, *BEFORE.get((game, first), ())):
        door.answer(json.dumps(line))
    return door


def _asked(door: Door, path: str) -> str | None:
    """What a refusal says that this takes; None where there is nothing of the kind."""
    if PIECE in path and door.session is not None:
        path = path.replace(PIECE, next(iter(door.session.table.inside(TRAY)), ""))
    answer = door.answer(json.dumps({"do": "fix", "path": path, "value": NONSENSE}))
    return str(answer["says"]).partition(": ")[2] if answer.get("refused") == "value_cannot_be" else None
