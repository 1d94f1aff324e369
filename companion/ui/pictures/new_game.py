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


@dataclass(frozen=True, slots=True)
class ChoiceLine:
    """One choice, its values side by side."""

    name: str
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
    return tuple(
        ChoiceLine(choice.name, tuple(
            Segment(value, say(face.options[choice.name].labels[value]), chosen.get(choice.name, choice.values[0]) == value)
            for value in choice.values
        ))
        for choice in game.choices
        if choice.asked and not (players == 1 and choice.alone is not None)
    )


def switches(game: Game, face: Face, pack: Pack, words: Words, options: Mapping[str, Any]) -> tuple[Switch, ...]:
    """Every component of this game, with who draws for it."""
    defaults = {choice.name: choice.values[0] for choice in game.choices}
    made = []
    for each in drawn(pack, game.sources, {**defaults, **options}):
        label = words.name(each.component)
        made.append(Switch(each.component, face.components[each.component], label[:1].upper() + label[1:], each.source == "app",
                           each.house_mix))
    return tuple(made)
