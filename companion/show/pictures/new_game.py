"""NEW GAME: the choices that a game declares, and which components the app draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from companion.games import Game
from companion.games.common.sources import drawn
from companion.packs import Pack, Words
from companion.show.tongue import Tongue
from companion.table import Json
from companion.value import value

if TYPE_CHECKING:
    from companion.show.face import Face


YES_NO = (False, True)
"""The values of what is added or left out."""


@value
class Segment:
    value: Json
    label: str
    chosen: bool
    alone: bool = False
    """For a single player, and nobody else."""


@value
class ChoiceLine:
    """One choice, its values side by side."""

    name: str
    title: str
    segments: tuple[Segment, ...]


@value
class Switch:
    """One component with its switch."""

    component: str
    symbol: str
    label: str
    by_app: bool
    house_mix: bool


@value
class DetailLine:
    """One line of what is chosen in detail; a tap makes the option what `after` says, None where nothing else is allowed."""

    name: str
    label: str
    shown: str
    after: Json


@value
class Detail:
    """An option that most leave as it stands: in one line what it is now, and line by line what it may be."""

    option: str
    title: str
    says: str
    value: Json
    """What it is now, for those who play and what else was chosen."""
    lines: tuple[DetailLine, ...]


def rows(game: Game, face: Face, players: int, chosen: Mapping[str, Any], say: Tongue) -> tuple[ChoiceLine, ...]:
    """What there is to choose for so many players."""
    made = []
    for choice in game.choices:
        if not choice.asked or choice.values == YES_NO or not applies(game, choice.name, chosen):
            continue
        words, alone = face.start.options[choice.name], players == 1 and choice.alone is not None
        now = choice.alone if alone else chosen.get(choice.name, choice.values[0])
        segments = tuple(
            Segment(value, say(words.labels[value]), value == now, choice.alone is not None and value == choice.alone)
            for value in choice.allowed()
        )
        made.append(ChoiceLine(choice.name, say(words.title) if words.title else "", segments))
    return tuple(made)


def applies(game: Game, name: str, chosen: Mapping[str, Any]) -> bool:
    """Whether something is a choice at all beside what else was chosen."""
    choices = {choice.name: choice for choice in game.choices}
    if name not in choices or (only := choices[name].only) is None:
        return True
    return bool(chosen.get(only[0], choices[only[0]].values[0]) == only[1])


def extras(game: Game, face: Face, chosen: Mapping[str, Any], say: Tongue) -> tuple[Switch, ...]:
    """What may be added to a game, or left out."""
    return tuple(
        Switch(choice.name, "", say(face.start.options[choice.name].title), bool(chosen.get(choice.name, False)), False)
        for choice in game.choices
        if choice.asked and choice.values == YES_NO
    )


def added(shown: tuple[Switch, ...], say: Tongue) -> str:
    """What was added, in a line."""
    return ", ".join(each.label for each in shown if each.by_app) or say("Nothing is added")


def chosen_in_short(lines: Sequence[ChoiceLine], say: Tongue) -> tuple[str, str]:
    """What was chosen, and beneath it the last choice with its title."""
    labels = [next((each.label for each in line.segments if each.chosen), "") for line in lines]
    if len(lines) < 2:
        return "".join(labels), ""
    return " · ".join(labels[:-1]), say("{title}: {choice}", title=lines[-1].title.capitalize(), choice=labels[-1].lower())


def ways_again(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """What was chosen in another game, and who drew, as far as it is a choice for several players."""
    alone = {choice.name: choice.alone for choice in game.choices if choice.asked} | {"sources": None}
    return {name: value for name, value in options.items() if name in alone and value != alone[name]}


def drawn_by(shown: tuple[Switch, ...], say: Tongue) -> tuple[str, str]:
    """Who draws, and what lies on the table."""
    by_app = sum(each.by_app for each in shown)
    if by_app == len(shown):
        return say("EVERYTHING BY THE APP"), ""
    yours = ", ".join(each.label for each in shown if not each.by_app)
    return say("DRAWN BY THE APP: {n} OF {all}", n=by_app, all=len(shown)), say("Yours: {what}", what=yours)


def switches(game: Game, face: Face, pack: Pack, words: Words, options: Mapping[str, Any]) -> tuple[Switch, ...]:
    """Every component of this game, with who draws for it."""
    defaults = {choice.name: choice.values[0] for choice in game.choices}
    made = []
    for each in drawn(pack, game.sources, {**defaults, **options}):
        label = words.name(each.component)
        made.append(
            Switch(
                each.component,
                face.contents.components[each.component],
                label[:1].upper() + label[1:],
                each.source == "app",
                each.house_mix,
            )
        )
    return tuple(made)
