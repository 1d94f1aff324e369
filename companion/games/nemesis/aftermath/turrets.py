"""Turrets: three status tokens each, of which the upper one counts (S3 3571-3616)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.kit.intent import Result, Shape, intent, one_of, shown
from companion.kit.look import look
from companion.table import Json, Refused, Table

NUMBERS = ("1", "2", "3")
STATUS = ("all", "intruders", "inactive")
GONE = "turret.gone"
SET_BY = "turrets.set_by"
"""Who set each turret that lies face down; nobody's name where nobody may know it any more."""
VALUES: dict[str, Json] = {"turrets": [], SET_BY: {}}


def stack(turret: str) -> str:
    return f"turret.{turret}"


def opened(turret: str) -> str:
    return f"turret.{turret}.open"


def on(table: Table) -> bool:
    return bool(table.value("option.turrets")) or table.value("option.story") == "research"


def _with_turrets(table: Table) -> None:
    if not on(table):
        raise Refused("no_turrets_here")


def now(table: Table, turret: str) -> str:
    """What the upper token says, seen or not."""
    shows = table.inside(opened(turret)) or [table.inside(stack(turret))[-1]]
    return table.kind(shows[0])


def may_shoot(table: Table) -> bool:
    """Whether any could, as far as everybody knows: one that lies face down might."""
    seen = [[table.kind(piece) for piece in table.inside(opened(turret))] for turret in table.value("turrets")]
    return any(status != ["inactive"] for status in seen)


def _read(table: Table, name: str, value: Json) -> str:
    turret = str(value) if not isinstance(value, bool) else ""
    if turret not in table.value("turrets"):
        raise Refused("no_such_turret", turret=shown(value))
    return turret


TURRET = Shape("the number of a turret on the board", _read, lambda table, _: table.value("turrets"))


def left(table: Table) -> list[str]:
    """Turrets that nobody has placed yet."""
    return [turret for turret in NUMBERS if turret not in table.value("turrets") and table.count(stack(turret)) == len(STATUS)]


def place(table: Table) -> Result:
    """Its status is shuffled, and open to whoever is in the room."""
    free = left(table)
    if not free:
        raise Refused("no_turret_left")
    turret = free[0]
    table.shuffle(stack(turret))
    table.set("turrets", sorted([*table.value("turrets"), turret]))
    table.move(table.inside(stack(turret))[-1], opened(turret))
    table.tell("turret_stands", turret=turret, status=now(table, turret))
    return {"turret": turret, "status": now(table, turret)}


def _forgotten(table: Table, turret: str) -> None:
    """Whoever set it before knows no more than the others."""
    table.set(SET_BY, {each: seat for each, seat in table.value(SET_BY).items() if each != turret})


def lay(table: Table, turret: str, wanted: str) -> None:
    """That token comes on top, face down."""
    _forgotten(table, turret)
    for piece in table.inside(opened(turret)):
        table.move(piece, stack(turret))
    table.move(table.of_kind(stack(turret), wanted)[0], stack(turret))


@intent(playing, _with_turrets)
def turret_place(table: Table) -> Result:
    """A turret token was turned over; never in the nest or the slimed room."""
    return place(table)


@intent(playing, _with_turrets, turret=TURRET)
def turret_reveal(table: Table, turret: str) -> Result:
    """Somebody enters its room: its status lies open."""
    if not table.count(opened(turret)):
        _forgotten(table, turret)
        table.move(table.inside(stack(turret))[-1], opened(turret))
    table.tell("turret_shows", turret=turret, status=now(table, turret))
    return {"turret": turret, "status": now(table, turret)}


@intent(playing, _with_turrets, turret=TURRET, status=one_of(*STATUS), seat=SEAT_IN)
def turret_set(table: Table, turret: str, status: str, seat: str | None = None) -> Result:
    """Turret room: another status than before, face down again; only who did it knows.

    Of one that lies face down only who sets it learns that it was so already, under the cover, and takes another.
    """
    same = now(table, turret) == status
    if same and table.count(opened(turret)):
        raise Refused("turret_is_so", turret=turret)
    lay(table, turret, status)
    if seat is not None:
        look(table, seat, [table.inside(stack(turret))[-1]])
        table.set(SET_BY, {**table.value(SET_BY), turret: seat})
    table.tell("turret_was_set", turret=turret)
    return {"turret": turret, "status": status, "same": same, "secret": seat or "everyone"}


@intent(playing, _with_turrets, turret=TURRET)
def turret_destroy(table: Table, turret: str) -> Result:
    """By demolition, or by an intruder in the fire step; turned up first. An inactive one can't be destroyed."""
    hidden = not table.count(opened(turret))
    if hidden:
        table.move(table.inside(stack(turret))[-1], opened(turret))
    if now(table, turret) == "inactive":
        if not hidden:
            raise Refused("turret_is_inactive", turret=turret)
        table.tell("turret_shows", turret=turret, status="inactive")
        return {"turret": turret, "status": "inactive"}
    table.set("turrets", [each for each in table.value("turrets") if each != turret])
    _forgotten(table, turret)
    for piece in (*reversed(table.inside(stack(turret))), *table.inside(opened(turret))):
        table.move(piece, GONE)
    table.tell("turret_gone", turret=turret)
    return {"turret": turret, "status": None}
