"""What can be chosen for a new game, declared by the game, checked here, and drawn from the same list on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.common.sources import Source, read_sources
from companion.kit.intent import shown
from companion.table import Json, Refused
from companion.value import value


@value
class Choice:
    """One thing to choose; the first value is the default."""

    name: str
    values: tuple[Json, ...]
    alone: Json = None
    """The value that a single player has, and nobody else; then there is nothing to choose."""
    asked: bool = True
    """Whether the page of a new game asks for it; every choice can be made at the door."""
    only: tuple[str, Json] | None = None
    """The choice, and its value, with which alone it is asked for."""

    def allowed(self) -> tuple[Json, ...]:
        return self.values if self.alone is None else (*self.values, self.alone)


def option_values(options: Mapping[str, Json]) -> dict[str, Json]:
    """What a layout holds for the options."""
    return {f"option.{name}": value for name, value in options.items() if name != "sources"}


def read_options(
    choices: Sequence[Choice], sources: Sequence[Source], names: Sequence[str], said: Mapping[str, Json]
) -> dict[str, Json]:
    """The options of a game, checked against each other and against who plays."""
    by_name, alone = {choice.name: choice for choice in choices}, len(names) == 1
    for name, wanted in said.items():
        if name == "sources":
            continue
        allowed = by_name[name].allowed() if name in by_name else ()
        if not any(wanted == each and type(wanted) is type(each) for each in allowed):
            words = ", ".join(map(str, allowed or by_name))
            raise Refused("not_one_of", name=shown(name), value=shown(wanted), words=words)
    options = {choice.name: choice.alone if alone and choice.alone is not None else choice.values[0] for choice in choices}
    options |= said
    if any(choice.alone is not None and (options[choice.name] == choice.alone) != alone for choice in choices):
        raise Refused("one_plays_solo")
    options["sources"] = read_sources(sources, said.get("sources", {}))
    return options
