"""Three engines, each with two tokens of which the upper one is true (S3 118-121, 885-893, 2185-2189, 2244-2259)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.kit.intent import Result, Shape, intent, one_of, shown
from companion.kit.look import look
from companion.kit.source import by_app
from companion.table import Json, Refused, Table

ENGINES = ("1", "2", "3")
STATES = ("working", "damaged")
BREAKS = 2
"""So many damaged engines destroy the ship."""
app = by_app("engines")
LAST = "engines.last"
VALUES: dict[str, Json] = {LAST: {}}
"""Who looked at each engine last, and whether its order was changed then; nobody's name where nobody looked."""


def zone(engine: str) -> str:
    return f"engine.{engine}"


def top(table: Table, engine: str) -> str:
    """The piece that is true."""
    piece = table.top(zone(engine))
    assert piece is not None
    return piece


def damaged(table: Table) -> list[str]:
    return [engine for engine in ENGINES if table.kind(top(table, engine)) == "damaged"]


def lay(table: Table, engine: str, state: str) -> bool:
    """Put this token on top; whether the order has changed."""
    upper = top(table, engine)
    if table.kind(upper) == state:
        return False
    table.move(upper, zone(engine), 0)
    return True


def _noted(table: Table, engines: tuple[str, ...], seat: str, turned: bool) -> None:
    last: Json = {"seat": seat, "turned": turned}
    table.set(LAST, {**table.value(LAST), **dict.fromkeys(engines, last)})


def _read_engine(table: Table, name: str, value: Json) -> str:
    engine = str(value) if not isinstance(value, bool) else ""
    if engine not in ENGINES:
        raise Refused("not_one_of", name=name, value=shown(value), words=", ".join(ENGINES))
    return engine


def _read_engines(table: Table, name: str, value: Json) -> tuple[str, ...]:
    return ENGINES if value == "all" else (_read_engine(table, name, value),)


ENGINE = Shape("1 … 3", _read_engine, lambda _, __: ENGINES)
WHICH = Shape('1 … 3, or "all"', _read_engines, lambda _, __: (*ENGINES, "all"), "count")


@intent(playing, app, seat=SEAT_IN, engine=WHICH)
def engine_check(table: Table, seat: str, engine: tuple[str, ...]) -> Result:
    """An engine room, or the engine control room for all three: the upper tokens, for one pair of eyes."""
    tops = look(table, seat, [top(table, each) for each in engine])
    _noted(table, engine, seat, False)
    table.tell("engine_seen", seat=seat, engines=list(engine))
    return {"engines": dict(zip(engine, tops, strict=True)), "secret": seat}


@intent(playing, app, seat=SEAT_IN, engine=ENGINE, top=one_of(*STATES))
def engine_repair(table: Table, seat: str, engine: str, top: str) -> Result:
    """Both tokens are looked at and laid back in the order of choice; whether that changed it is said aloud."""
    look(table, seat, table.inside(zone(engine)))
    swapped = lay(table, engine, top)
    _noted(table, (engine,), seat, swapped)
    table.tell("engine_swapped" if swapped else "engine_left", seat=seat, engine=engine)
    return {"swapped": swapped, "top": top, "engine": engine, "secret": seat}


@intent(playing, app, engine=ENGINE)
def engine_swap(table: Table, engine: str) -> Result:
    """An effect turns the order round, and nobody looks."""
    table.move(top(table, engine), zone(engine), 0)
    _noted(table, (engine,), "", True)
    table.tell("engine_turned", engine=engine)
    return {"engine": engine}
