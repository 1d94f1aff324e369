"""Setting values by hand: what a value may be, and the paths that every game has. A fix sets and triggers nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
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


def wrong(path: str, value: Json, takes: str) -> Refused:
    """A value that can't stand there, with what can: as it is typed, so in no language."""
    return Refused("value_cannot_be", typed=path, value=said(value), takes=takes)


def any_of(words: Iterable[Json]) -> str:
    """One of these, as a refusal tells it.

    >>> any_of(("red", "blue", 3, None))
    'red | blue | 3 | null'
    """
    return " | ".join(each if isinstance(each, str) and each else json.dumps(each) for each in words)


def list_of(words: Iterable[Json]) -> str:
    """A list of these, as a refusal tells it."""
    return f"[{any_of(words)}, …]"


def object_of(names: Iterable[str]) -> str:
    """An object with some of these names.

    >>> object_of(("slot", "side"))
    '{slot: …, side: …}'
    """
    return f"{{{', '.join(f'{each}: …' for each in names)}}}"


def whole(path: str, value: Json, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise wrong(path, value, f"{least} … {most}")
    return value


def word(path: str, value: Json, words: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in words:
        raise wrong(path, value, any_of(words))
    return value


def yes_no(path: str, value: Json) -> bool:
    if not isinstance(value, bool):
        raise wrong(path, value, any_of((True, False)))
    return value


def fields(path: str, value: Json, allowed: tuple[str, ...], *else_: Json) -> dict[str, Json]:
    """An object with some of these fields; what else may stand there, whoever asks has looked at before."""
    if not isinstance(value, dict) or not value or not set(value) <= set(allowed):
        raise wrong(path, value, any_of((object_of(allowed), *else_)))
    return value


def end_of_path(path: str, parts: list[str]) -> None:
    if parts:
        raise Refused("nothing_to_fix", typed=".".join([path, *parts]))


def fixed(
    table: Table, fixers: Mapping[str, Fixer], paths: Iterable[str], hidden: Collection[str], path: str, value: Json
) -> Result:
    """Set one value; what can't be is refused, with what could. What lies face down stays out of the story, by whatever way it
    was put there."""
    first, *rest = path.split(".")
    try:
        if first not in fixers:
            raise Refused("nothing_to_fix", typed=path)
        fixers[first](table, rest, value)
    except Refused as refused:
        if refused.reason != "nothing_to_fix":
            raise
        near = [each for each in paths if each.partition(".")[0] == first] or fixers
        raise Refused("nothing_to_fix", typed=shown(path), takes=", ".join(near)) from None
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
            raise Refused("nothing_to_fix", typed=".".join(["dice", *parts]))
        faces = table.layout.values[f"die.{parts[0]}"]  # as it was printed, whatever somebody has made of it since
        if not isinstance(value, list) or len(value) != len(faces) or not set(map(str, value)) <= set(map(str, faces)):
            raise wrong(f"dice.{parts[0]}", value, f"{len(faces)} × {list_of(dict.fromkeys(faces))}")
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
        raise Refused("nothing_to_fix", typed=".".join(["decks", *parts]))
    top = {"card": value} if isinstance(value, str) else value
    cards = dict.fromkeys(piece.kind for piece in table.pieces.values() if piece.id.startswith(f"{parts[0]}-"))
    if not isinstance(top, dict) or not isinstance(top.get("card"), str):
        raise wrong(".".join(["decks", *parts]), value, any_of(cards))
    if top["card"] not in cards:
        raise Refused("no_such_card", card=shown(top["card"]), takes=any_of(cards))
    Deck(parts[0]).put_on_top(table, top["card"], **{name: each for name, each in top.items() if name != "card"})


EVERYWHERE: Mapping[str, Fixer] = {"round": current_round, "first_player": first_player, "decks": decks}
