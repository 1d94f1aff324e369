"""The games the app knows the rules of, by name; each is opened when somebody asks for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from companion.games import Game
from companion.packs import Holdings

MODULES = {"lockdown": "companion.games.lockdown", "nemesis": "companion.games.nemesis", "aliens": "companion.games.aliens"}
"""Where each game keeps its value GAME."""


class Registry(Mapping[str, Game]):
    """Names and games. That a game is there can be known without reading its rules."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self._modules = dict(modules)
        self._games: dict[str, Game] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in self._games:
            self._games[name] = import_module(self._modules[name]).GAME
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)


GAMES = Registry(MODULES)


def holds_of(game: str) -> Holdings:
    """What the components of a game hold; of a part that others include, whatever these hold."""
    return GAMES[game].holds if game else {name: holding for each in GAMES.values() for name, holding in each.holds.items()}
