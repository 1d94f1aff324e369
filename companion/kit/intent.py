"""An intent: a verb the players can ask for, with parameters that are checked before any rule runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

from companion.table import Json, Refused, Table
from companion.value import value

Result = dict[str, Json]
Check = Callable[[Table], None]


@value
class Shape:
    """What a parameter may be: `read` checks it against the table, `says` describes it to people."""

    says: str
    read: Callable[[Table, str, Json], Any]


@value
class Parameter:
    name: str
    shape: Shape
    needed: bool
    argument: str
    """What the function calls it: a word that Python keeps for itself ends there in a stroke."""


@value
class Intent:
    """A verb: `act` changes the table, `checks` say beforehand whether it can."""

    name: str
    act: Callable[..., Result]
    parameters: tuple[Parameter, ...]
    checks: tuple[Check, ...]

    def check(self, table: Table) -> None:
        """Refuse if this can't be done now, whatever the parameters."""
        for check in self.checks:
            check(table)

    def why_not(self, table: Table) -> Refused | None:
        """The reason this can't be done now, or None."""
        try:
            self.check(table)
        except Refused as refused:
            return refused
        return None

    def read(self, table: Table, told: Mapping[str, Json]) -> dict[str, Any]:
        """Turn what came in into arguments, or refuse what is missing, unknown or wrong."""
        known = {parameter.name for parameter in self.parameters}
        for name in told:
            if name not in known:
                raise Refused("unknown_parameter", intent=self.name, name=name)
        arguments: dict[str, Any] = {}
        for parameter in self.parameters:
            value = told.get(parameter.name)
            if value is not None:
                arguments[parameter.argument] = parameter.shape.read(table, parameter.name, value)
            elif parameter.needed:
                raise Refused("missing_parameter", intent=self.name, name=parameter.name)
        return arguments

    def do(self, table: Table, told: Mapping[str, Json]) -> Result:
        self.check(table)
        return self.act(table, **self.read(table, told))


def intent(*checks: Check, **shapes: Shape | None) -> Callable[[Callable[..., Result]], Intent]:
    """Make a function an intent. A parameter with a default in the function may be left out."""

    def made(act: Callable[..., Result]) -> Intent:
        optional = len(act.__defaults__ or ())
        names = act.__code__.co_varnames[1 : act.__code__.co_argcount]
        needed = set(names[: len(names) - optional])
        parameters = tuple(
            Parameter(name.rstrip("_"), shape, name in needed, name) for name, shape in shapes.items() if shape is not None
        )
        assert [parameter.argument for parameter in parameters] == list(names), f"{act.__name__}: shapes differ from {names}"
        return Intent(act.__name__, act, parameters, checks)

    return made


def collect(*chapters: ModuleType) -> dict[str, Intent]:
    """Every intent of these modules, by its name."""
    found = [each for chapter in chapters for each in vars(chapter).values() if isinstance(each, Intent)]
    return {each.name: each for each in found}


class Chapters(Mapping[str, Intent]):
    """Every intent of the chapters of a game, by its name; the chapters are opened when the first intent is wanted.

    A table that is only looked at needs no rules: so the app shows a game before it has read them.
    """

    def __init__(self, *chapters: str) -> None:
        self.chapters = chapters

    @cached_property
    def _intents(self) -> dict[str, Intent]:
        return collect(*(import_module(chapter) for chapter in self.chapters))

    def __getitem__(self, name: str) -> Intent:
        return self._intents[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._intents)

    def __len__(self) -> int:
        return len(self._intents)


# -- shapes that every game needs ----------------------------------------------------------------


def whole(least: int, most: int) -> Shape:
    """A whole number between two bounds."""

    def read(_: Table, name: str, value: Json) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise Refused("not_a_number", name=name, value=shown(value), least=least, most=most)
        return value

    return Shape(f"{least} … {most}", read)


def one_of(*words: str) -> Shape:
    """One of a few words."""

    def read(_: Table, name: str, value: Json) -> str:
        if not isinstance(value, str) or value not in words:
            raise Refused("not_one_of", name=name, value=shown(value), words=", ".join(words))
        return value

    return Shape(" | ".join(words), read)


def _read_any(_: Table, __: str, value: Json) -> Json:
    return value


def _read_yes_no(_: Table, name: str, value: Json) -> bool:
    if not isinstance(value, bool):
        raise Refused("not_one_of", name=name, value=shown(value), words="true, false")
    return value


def _read_text(_: Table, name: str, value: Json) -> str:
    if not isinstance(value, str) or not value:
        raise Refused("not_a_word", name=name, value=shown(value))
    return value


ANYTHING = Shape("anything", _read_any)
YES_NO = Shape("true | false", _read_yes_no)
TEXT = Shape("a word", _read_text)


def shown(value: Json) -> str:
    """A value as it may stand in a sentence: short, whatever came in."""
    text = "–" if value is None else value if isinstance(value, str) else repr(value)
    return text if len(text) <= 40 else f"{text[:39]}…"
