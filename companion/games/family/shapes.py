"""What the parameters of the shared intents may be."""

from __future__ import annotations

from companion.games.family.book import book
from companion.kit.intent import Given, Shape, one_of, shown
from companion.table import Json, Refused, Table

STAND_IN = "stand_in"
"""What stands for a miniature when no token of its kind is left; it shows the kind as its face."""


def kind_of(table: Table, piece: str) -> str:
    """The kind of an intruder; a stand-in shows it as its face."""
    kind = table.kind(piece)
    return table.face(piece) if kind == STAND_IN else kind


def what_is(table: Table, named: str) -> str:
    """What a name stands for: a thing, or an intruder with its kind."""
    return book(table).things(table).get(named) or kind_of(table, named)


def _kinds(table: Table) -> tuple[str, ...]:
    return book(table).kinds.standing


def _read_kind(table: Table, name: str, value: Json) -> str:
    return str(one_of(*_kinds(table)).read(table, name, value))


def _read_piece(table: Table, name: str, value: Json) -> str:
    """An intruder in the tray, by its piece or by a kind that stands there."""
    if isinstance(value, str):
        if value in table.pieces and table.where(value) == "tray":
            return value
        if value in _kinds(table) and (same := [each for each in table.inside("tray") if kind_of(table, each) == value]):
            return same[0]
    raise Refused("not_in_play", piece=shown(value))


def _read_standing(table: Table, name: str, value: Json) -> str:
    if isinstance(value, str) and value in book(table).things(table):
        return value
    return _read_piece(table, name, value)


def _read_drawn(table: Table, name: str, value: Json) -> str:
    return str(one_of(*book(table).kinds.tokens).read(table, name, value))


def _read_pieces(table: Table, name: str, value: Json) -> list[str]:
    if not isinstance(value, list):
        raise Refused("not_a_list", name=name)
    return [_read_piece(table, name, each) for each in value]


def _read_attacker(table: Table, name: str, value: Json) -> str:
    if isinstance(value, str) and (value in _kinds(table) or (value in table.pieces and table.where(value) == "tray")):
        return value
    raise Refused("no_such_intruder", kind=shown(value))


def _read_hurt(table: Table, name: str, value: Json) -> str:
    if isinstance(value, str) and value in (*book(table).kinds.things, *book(table).things(table)):
        return value  # an egg, a lair: no intruder, and hurt all the same
    return _read_attacker(table, name, value)


def _read_aimed(table: Table, name: str, value: Json) -> str:
    return str(one_of(*_any_aimed(table, {})).read(table, name, value))


def _any_aimed(table: Table, _: Given) -> tuple[str, ...]:
    return (*_kinds(table), *book(table).kinds.things)


def _standing(table: Table, _: Given) -> tuple[str, ...]:
    return table.inside("tray")


def _any_attacker(table: Table, _: Given) -> tuple[str, ...]:
    return (*table.inside("tray"), *_kinds(table))


def _any_hurt(table: Table, given: Given) -> tuple[str, ...]:
    return (*_any_attacker(table, given), *book(table).kinds.things, *book(table).things(table))


def _all_standing(table: Table, given: Given) -> tuple[str, ...]:
    return (*_standing(table, given), *book(table).things(table))


KIND = Shape("a kind of intruder", _read_kind, lambda table, _: _kinds(table), "kind")
DRAWN = Shape("what the token shows", _read_drawn, lambda table, _: book(table).kinds.tokens, "kind")
PIECE = Shape("an intruder in the tray, by piece or kind", _read_piece, _standing, "piece")
STANDING = Shape("what stands and can be hurt, by piece or kind", _read_standing, _all_standing, "piece")
PIECES = Shape(
    "those that share a room with a character, by piece",
    _read_pieces,
    lambda table, given: ([each] for each in _standing(table, given)),
    "piece",
)
ATTACKER = Shape("a kind of intruder, or a piece in the tray", _read_attacker, _any_attacker, "piece")
AIMED = Shape("a kind of intruder, or egg", _read_aimed, _any_aimed, "kind")
HURT = Shape("a kind of intruder, egg, or a piece in the tray", _read_hurt, _any_hurt, "piece")
