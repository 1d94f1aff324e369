"""NEW GAME: the choices that a game declares, and which components the app draws."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from companion.games import Game
from companion.games.common.sources import drawn
from companion.packs import Pack, Words
from companion.table import Json
from companion.ui.tongue import Tongue

if TYPE_CHECKING:
    from companion.ui.face import Face


@dataclass(frozen=True, slots=True)
class Segment:
    value: Json
    label: str
    chosen: bool
    alone: bool = False
    """For a single player, and nobody else."""


@dataclass(frozen=True, slots=True)
class ChoiceLine:
    """One choice, its values side by side."""

    name: str
    title: str
    segments: tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class Switch:
    """One component with its switch."""

    component: str
    symbol: str
    label: str
    by_app: bool
    house_mix: bool


def rows(game: Game, face: Face, players: int, chosen: Mapping[str, Any], say: Tongue) -> tuple[ChoiceLine, ...]:
    """What there is to choose for so many players."""
    made = []
    for choice in game.choices:
        if not choice.asked:
            continue
        words, alone = face.options[choice.name], players == 1 and choice.alone is not None
        now = choice.alone if alone else chosen.get(choice.name, choice.values[0])
        segments = tuple(
            Segment(value, say(words.labels[value]), value == now, choice.alone is not None and value == choice.alone)
            for value in choice.allowed()
        )
        made.append(ChoiceLine(choice.name, say(words.title) if words.title else "", segments))
    return tuple(made)


def drawn_by(shown: tuple[Switch, ...], say: Tongue) -> str:
    """Who draws, in a line."""
    by_app = sum(each.by_app for each in shown)
    if by_app == len(shown):
        return say("Everything by the app")
    return say("The app: {n} of {all}", n=by_app, all=len(shown))


def switches(game: Game, face: Face, pack: Pack, words: Words, options: Mapping[str, Any]) -> tuple[Switch, ...]:
    """Every component of this game, with who draws for it."""
    defaults = {choice.name: choice.values[0] for choice in game.choices}
    made = []
    for each in drawn(pack, game.sources, {**defaults, **options}):
        label = words.name(each.component)
        made.append(Switch(each.component, face.components[each.component], label[:1].upper() + label[1:], each.source == "app",
                           each.house_mix))
    return tuple(made)
