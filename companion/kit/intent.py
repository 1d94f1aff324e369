"""An intent: a verb the players can ask for, with parameters that are checked before any rule runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, Literal

from companion.table import Json, Refused, Table
from companion.value import value

Result = dict[str, Json]
Check = Callable[[Table], None]
Given = Mapping[str, Any]
"""What was said so far: parameters by their names, as they came in."""
Offers = Callable[[Table, Given], Iterable[Json]]
Of = Literal["", "seat", "piece", "kind", "card", "letter", "slot", "count", "place", "path", "task"]
"""What options are, so that whoever draws them knows how they are called; "" for words and numbers."""
CHANCE = "rests_on_chance"
UNTOLD = "unknown_number"
"""What stands on a card of which nobody has told the app; it can be entered, and then it is done."""
MORE = (
    *(CHANCE, UNTOLD, "missing_parameter", "say_what_came", "say_which_cards"),
    *("kind_or_piece", "seat_or_character", "seat_or_section"),
)
"""Refusals that ask for more to be said, or for chance: they speak against nothing that was said so far."""


@value
class Shape:
    """What a parameter may be: `read` checks a value against the table, `offers` lists those that may be meant.

    A list is offered generously: the rules themselves say which of it they take now (`Intent.takes`).
    """

    says: str
    read: Callable[[Table, str, Json], Any]
    offers: Offers | None = None
    """None where nobody can list what may be said. Of a list of things each is offered as a list of one."""
    of: Of = ""
    seat: Callable[[Table, Any], str] | None = None
    """Whose act it is that names such a value; None where a value says nothing of that."""
    private: bool = False
    """What it offers is known to nobody but whoever acts."""
    closed: Callable[[Table], bool] = lambda _: False
    """Whether nothing can be said now, whatever it is."""


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
    owner: Callable[[Table, Given], str] | None = None
    """Whose act it is, where its parameters do not tell."""

    def parameter(self, name: str) -> Parameter:
        for parameter in self.parameters:
            if parameter.name == name:
                return parameter
        raise Refused("unknown_parameter", intent=self.name, name=shown(name))

    def whose(self, table: Table, given: Given) -> str:
        """The seat whose act this is; "" where it is the table's."""
        return self.named(table, given) if self.owner is None else self.owner(table, given)

    def named(self, table: Table, given: Given) -> str:
        """The seat that its parameters name; "" where they name none."""
        for parameter in self.parameters:
            if parameter.shape.seat is not None and given.get(parameter.name) is not None:
                return parameter.shape.seat(table, given[parameter.name])
        return ""

    def unsaid(self, table: Table, given: Given) -> list[str]:
        """The seats of which one may be meant, although none was said."""
        if self.owner is not None:
            return []
        for parameter in self.parameters:
            shape = parameter.shape
            if shape.seat is not None and shape.offers is not None:
                return [shape.seat(table, each) for each in shape.offers(table, given)]
        return []

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

    def read(self, table: Table, given: Mapping[str, Json]) -> dict[str, Any]:
        """Turn what came in into arguments, or refuse what is missing, unknown or wrong."""
        known = {parameter.name for parameter in self.parameters}
        for name in given:
            if name not in known:
                raise Refused("unknown_parameter", intent=self.name, name=name)
        arguments: dict[str, Any] = {}
        for parameter in self.parameters:
            value = given.get(parameter.name)
            if value is not None:
                arguments[parameter.argument] = parameter.shape.read(table, parameter.name, value)
            elif parameter.needed:
                raise Refused("missing_parameter", intent=self.name, name=parameter.name)
        return arguments

    def do(self, table: Table, given: Mapping[str, Json]) -> Result:
        self.check(table)
        return self.act(table, **self.read(table, given))

    def takes(self, table: Table, given: Given) -> bool:
        """Whether the rules would take this now, with whatever else it needs said somehow. Nothing happens."""
        missing = next((each for each in self.parameters if each.needed and each.name not in given), None)
        if missing is not None and missing.shape.offers is not None:
            return any(self.takes(table, {**given, missing.name: each}) for each in missing.shape.offers(table, given))
        return self.would(table, given) in (None, *MORE) or any(
            self.would(table, {**given, more.name: each}) in (None, *MORE)
            for more in self.parameters
            if more.name not in given and more.shape.offers is not None and not more.shape.closed(table)
            for each in more.shape.offers(table, given)
        )

    def would(self, table: Table, given: Given) -> str | None:
        """Why it would be refused just so, as far as can be known without drawing; None where it would happen."""
        with table.trial():
            try:
                self.do(table, given)
            except Refused as refused:
                return refused.reason
        return None

    def offers(self, table: Table, parameter: str, given: Given) -> list[Json]:
        """Every value of a parameter that the rules would take now, beside what was said so far."""
        offers = self.parameter(parameter).shape.offers
        if offers is None:
            raise Refused("cannot_be_listed", intent=self.name, name=parameter)
        return [each for each in offers(table, given) if self.takes(table, {**given, parameter: each})]


def intent(
    *checks: Check, whose: Callable[[Table, Given], str] | None = None, **shapes: Shape | None
) -> Callable[[Callable[..., Result]], Intent]:
    """Make a function an intent. A parameter with a default in the function may be left out."""

    def made(act: Callable[..., Result]) -> Intent:
        optional = len(act.__defaults__ or ())
        names = act.__code__.co_varnames[1 : act.__code__.co_argcount]
        needed = set(names[: len(names) - optional])
        parameters = tuple(
            Parameter(name.rstrip("_"), shape, name in needed, name) for name, shape in shapes.items() if shape is not None
        )
        assert [parameter.argument for parameter in parameters] == list(names), f"{act.__name__}: shapes differ from {names}"
        return Intent(act.__name__, act, parameters, checks, whose)

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

    return Shape(f"{least} … {most}", read, lambda _, __: range(least, most + 1))


def one_of(*words: str) -> Shape:
    """One of a few words."""

    def read(_: Table, name: str, value: Json) -> str:
        if not isinstance(value, str) or value not in words:
            raise Refused("not_one_of", name=name, value=shown(value), words=", ".join(words))
        return value

    return Shape(" | ".join(words), read, lambda _, __: words)


def unread(_: Table, __: str, value: Json) -> Json:
    """A value as it came in, which is checked where more is known."""
    return value


def _read_yes_no(_: Table, name: str, value: Json) -> bool:
    if not isinstance(value, bool):
        raise Refused("not_one_of", name=name, value=shown(value), words="true, false")
    return value


def _read_text(_: Table, name: str, value: Json) -> str:
    if not isinstance(value, str) or not value:
        raise Refused("not_a_word", name=name, value=shown(value))
    return value


YES_NO = Shape("true | false", _read_yes_no, lambda _, __: (True, False))
TEXT = Shape("a word", _read_text)


def shown(value: Json) -> str:
    """A value as it may stand in a sentence: short, whatever came in."""
    text = "–" if value is None else value if isinstance(value, str) else repr(value)
    return text if len(text) <= 40 else f"{text[:39]}…"
