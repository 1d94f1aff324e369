"""The end of a game: engines and coordinates, before the steps that the family shares (S3 879-907)."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.family import objectives as dealing
from companion.games.family.judging import judge, survivors
from companion.games.nemesis import course
from companion.games.nemesis import engines as rooms
from companion.games.nemesis.holds import PLACES
from companion.kit.intent import shown
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table

QUARANTINE = "quarantine"
"""The objective whose holder survives a jump to Mars; the answer of the table has it by the same name."""


def _sleepers(table: Table) -> list[str]:
    return [seat for seat in survivors(table) if table.value(f"{seat}.status") == "hibernating"]


def _perishes(table: Table, seats: list[str], reason: str) -> None:
    for seat in seats:
        judge(table, seat, False, "dead", reason)
    if seats:
        table.tell("sleepers_die", seats=seats)


def _destroyed(table: Table) -> bool:
    return bool(table.value("ending")["destroyed"])


def engines(table: Table, answer: Json) -> None:
    """Two upper tokens that show damage destroy the ship, and the sleepers with it."""
    if _destroyed(table):
        return
    damaged = _told(answer) if on_cardboard(table, "engines") else rooms.damaged(table)
    for engine in rooms.ENGINES:
        table.tell("engine_is_broken" if engine in damaged else "engine_works", engine=engine)
    table.set(
        "ending",
        {**table.value("ending"), "engines": {engine: "damaged" if engine in damaged else "working" for engine in rooms.ENGINES}},
    )
    table.tell("engines_are", damaged=len(damaged))
    if len(damaged) >= rooms.BREAKS:
        table.set("ending", {**table.value("ending"), "destroyed": True})
        _perishes(table, _sleepers(table), "ship_exploded")


def _told(answer: Json) -> list[str]:
    """On cardboard the table says what the engines show, of each of them."""
    said = answer or {}
    if not isinstance(said, dict) or not set(said) <= set(rooms.ENGINES) or not set(map(str, said.values())) <= set(rooms.STATES):
        raise Refused("not_an_answer", answer=shown(answer))
    if set(said) != set(rooms.ENGINES):
        raise Refused("say_what_came", component="engines")
    return [engine for engine, state in said.items() if state == "damaged"]


def coordinates(table: Table, answer: Json) -> None:
    """Earth brings the sleepers home; Mars spares whoever has Quarantine; anything else kills them."""
    if _destroyed(table):
        return
    spared = _spared(table, answer)
    reached = _reached(answer) if on_cardboard(table, "coordinates") else course.reveal(table)
    table.tell("ship_reaches", where=reached)
    if reached != "Earth":
        lost = [seat for seat in _sleepers(table) if reached != "Mars" or seat not in spared]
        _perishes(table, lost, "wrong_course")


def _spared(table: Table, answer: Json) -> list[str]:
    """Who holds Quarantine: as the table says, and as the app has dealt."""
    said = answer if isinstance(answer, dict) else {}
    seats = said.get(QUARANTINE, [])
    known = seating.seats(table)
    if (answer and not isinstance(answer, dict)) or not isinstance(seats, list) or not set(said) <= {QUARANTINE, "reached"}:
        raise Refused("not_an_answer", answer=shown(answer))
    for seat in seats:
        if seat not in known:
            raise Refused("no_such_seat", seat=shown(seat))
    return [*seats, *(seat for seat in known if table.of_kind(dealing.held(seat), QUARANTINE))]


def _reached(answer: Json) -> str:
    """On cardboard the table says where the ship is headed."""
    said = (answer or {}).get("reached")
    if said is None:
        raise Refused("say_what_came", component="coordinates")
    if said not in PLACES:
        raise Refused("not_one_of", name="reached", value=shown(said), words=", ".join(PLACES))
    return str(said)
