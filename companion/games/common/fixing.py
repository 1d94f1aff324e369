"""Setting values by hand: what a value may be, and the paths that every game has. A fix sets and triggers nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace

from companion.games.common.record import Record, Value
from companion.kit.deck import Deck
from companion.kit.intent import TEXT, Given, Result, Shape, shown, unread
from companion.table import Json, Refused, Table

MOST_ROUNDS = 99
"""More than any game has seen."""

Fixer = Callable[[Table, list[str], Json], None]
"""Sets what a path names, after its first part."""


def said(value: Json) -> Json:
    """A value as a sentence tells it: what has a name goes by it, and what has fields tells them one by one.

    >>> said(None), said(True), said({"slot": 4, "on": False}), said([])
    ('nothing', 'yes', ['slot 4', 'on no'], 'nothing')
    """
    if value is None or value == [] or value == {}:
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return [said(each) for each in value]
    if isinstance(value, dict):
        return [shown(f"{name} {_joined(said(each))}") for name, each in value.items()]
    return shown(value)


def _joined(value: Json) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def wrong(path: str, value: Json) -> Refused:
    return Refused("value_cannot_be", path=path, value=said(value))


def whole(path: str, value: Json, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise wrong(path, value)
    return value


def word(path: str, value: Json, words: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in words:
        raise wrong(path, value)
    return value


def yes_no(path: str, value: Json) -> bool:
    if not isinstance(value, bool):
        raise wrong(path, value)
    return value


def fields(path: str, value: Json, allowed: tuple[str, ...]) -> dict[str, Json]:
    if not isinstance(value, dict) or not value or not set(value) <= set(allowed):
        raise wrong(path, value)
    return value


def end_of_path(path: str, parts: list[str]) -> None:
    if parts:
        raise Refused("nothing_to_fix", path=".".join([path, *parts]))


def fixed(table: Table, fixers: Mapping[str, Fixer], hidden: Collection[str], path: str, value: Json) -> Result:
    """Set one value; what can't be is refused. What lies face down stays out of the story, by whatever way it was put there."""
    first, *rest = path.split(".")
    if first not in fixers:
        raise Refused("nothing_to_fix", path=shown(path))
    fixers[first](table, rest, value)
    if first in hidden:
        table.tell("fixed_hidden", path=path)
    else:
        table.tell("fixed", path=path, value=said(value))
    return {"path": path}


def shapes(record: Callable[[Table], Record]) -> tuple[Shape, Shape]:
    """What may be set by hand, and to what: each value of the record, with a step each way."""

    def values(table: Table) -> Iterator[Value]:
        yield from (value for page in record(table).values() for value in page)

    def steps(table: Table, given: Given) -> Iterator[Json]:
        yield from (
            step[0] for value in values(table) if value.path == given.get("path") for step in (value.less, value.more) if step
        )

    path = replace(TEXT, offers=lambda table, _: dict.fromkeys(value.path for value in values(table)), of="path")
    return path, Shape("what may stand there", unread, steps)


# -- paths ---------------------------------------------------------------------------------------


def flag(name: str) -> Fixer:
    def fixer(table: Table, parts: list[str], value: Json) -> None:
        end_of_path(name, parts)
        table.set(name, yes_no(name, value))

    return fixer


def dice(*names: str) -> Fixer:
    """dice.NAME: the faces as they are printed on the owner's die."""

    def fixer(table: Table, parts: list[str], value: Json) -> None:
        if len(parts) != 1 or parts[0] not in names:
            raise Refused("nothing_to_fix", path=".".join(["dice", *parts]))
        faces = table.layout.values[f"die.{parts[0]}"]  # as it was printed, whatever somebody has made of it since
        if not isinstance(value, list) or len(value) != len(faces) or not set(map(str, value)) <= set(map(str, faces)):
            raise wrong(f"dice.{parts[0]}", value)
        table.set(f"die.{parts[0]}", value)

    return fixer


def current_round(table: Table, parts: list[str], value: Json) -> None:
    end_of_path("round", parts)
    table.set("round", whole("round", value, 1, MOST_ROUNDS))


def first_player(table: Table, parts: list[str], value: Json) -> None:
    end_of_path("first_player", parts)
    table.set("first_player", word("first_player", value, tuple(table.value("seats"))))


def decks(table: Table, parts: list[str], value: Json) -> None:
    """decks.NAME.top: a copy of that card comes to lie on top of the draw pile; where copies differ, {"card": …, FIELD: …}."""
    if len(parts) != 2 or parts[1] != "top" or not table.has_zone(Deck(parts[0]).discards):
        raise Refused("nothing_to_fix", path=".".join(["decks", *parts]))
    top = {"card": value} if isinstance(value, str) else value
    if not isinstance(top, dict) or not isinstance(top.get("card"), str):
        raise wrong("decks", value)
    Deck(parts[0]).put_on_top(table, top["card"], **{name: each for name, each in top.items() if name != "card"})


EVERYWHERE: Mapping[str, Fixer] = {"round": current_round, "first_player": first_player, "decks": decks}
