"""The first step of the victory check: the active contingency token (S0 703-708)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.common import seating
from companion.games.family.book import Asks
from companion.games.family.judging import judge, living
from companion.games.lockdown.contingency import ACTIVE
from companion.games.lockdown.crew import MOST_KNOWLEDGE, entered
from companion.kit.intent import shown
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table

COUNTS = {"no_signal": "signal", "knowledge": "knowledge"}
"""What lies on a board that a code judges by; nobody has to tell the app of it before."""
DIRECTIONS = ("little", "much")
CODE, DIRECTION = "code", "direction"
"""What may be answered besides a number for each seat: the code on cardboard, and by which side of knowledge it kills."""


def contingency(table: Table, answer: Json) -> Asks | None:
    """The active token is turned over and judges everyone who lives; first what nobody has entered is asked."""
    said = _told(table, answer)
    code = _code(table, said.get(CODE))
    if code is None:
        table.tell("contingency_not_told")
        return None
    kills = str(_codes(table)[code]["kills"])
    _takes(table, kills, said)
    if asks := _asks(table, kills):
        table.tell(f"code_asks_{COUNTS[kills]}", seats=list(asks))
        return asks
    _judges(table, kills)
    return None


# -- what is told --------------------------------------------------------------------------------


def _told(table: Table, answer: Json) -> Mapping[str, Json]:
    """A code by its name, or whatever of code, side and numbers is known."""
    said = {CODE: answer} if isinstance(answer, str) else answer or {}
    if not isinstance(said, dict) or not set(said) <= {CODE, DIRECTION, *seating.seats(table)}:
        raise Refused("not_an_answer", answer=shown(answer))
    return said


def _codes(table: Table) -> dict[str, Mapping[str, Json]]:
    return {piece.kind: piece.traits for piece in table.pieces.values() if piece.id.startswith("contingency-")}


def _code(table: Table, said: Json) -> str | None:
    """The code that lies open; on cardboard the table says which it is. None: nobody has."""
    if on_cardboard(table, "contingency"):
        if said is None:
            return table.word("code") or None
        if said not in _codes(table):
            raise Refused("not_one_of", name="contingency", value=shown(said), words=", ".join(sorted(_codes(table))))
        return _opens(table, str(said))
    if said is not None:
        raise Refused("app_draws", component="contingency")
    for token in table.inside(ACTIVE):
        table.move(token, "contingency.revealed")
        _opens(table, table.kind(token))
    return table.word("code")


def _opens(table: Table, code: str) -> str:
    table.set("code", code)
    table.tell("contingency_is", code=code)
    return code


def _takes(table: Table, kills: str, said: Mapping[str, Json]) -> None:
    """What the table says of side and boards counts from now on."""
    if DIRECTION in said:
        if said[DIRECTION] not in DIRECTIONS:
            raise Refused("not_one_of", name=DIRECTION, value=shown(said[DIRECTION]), words=", ".join(DIRECTIONS))
        table.set("knowledge_code", {**table.value("knowledge_code"), DIRECTION: said[DIRECTION]})
    for seat, number in said.items():
        if seat in (CODE, DIRECTION):
            continue
        if kills not in COUNTS:
            raise Refused("not_an_answer", answer=seat)
        _enters(table, seat, COUNTS[kills], number)


def _enters(table: Table, seat: str, what: str, number: Json) -> None:
    knows = what == "knowledge"
    most = MOST_KNOWLEDGE if knows else 1
    if not isinstance(number, int) or (knows and isinstance(number, bool)) or not 0 <= number <= most:
        raise Refused("not_a_number", name=seat, value=shown(number), least=0, most=most)
    table.set(f"{seat}.{what}", int(number) if knows else bool(number))
    entered(table, seat, what)


# -- judging -------------------------------------------------------------------------------------


def _judged(table: Table) -> list[str]:
    """Everyone who lives; the bunker is safe from every code (our ruling)."""
    return [seat for seat in living(table) if table.value(f"{seat}.status") != "bunker"]


def _asks(table: Table, kills: str) -> dict[str, Json]:
    """The numbers that nobody has entered, as they would count."""
    if (what := COUNTS.get(kills)) is None:
        return {}
    unsaid = [seat for seat in _judged(table) if what not in table.value(f"{seat}.entered")]
    return {seat: int(table.value(f"{seat}.{what}")) for seat in unsaid}


def _judges(table: Table, kills: str) -> None:
    if kills == "knowledge":
        bound = table.value("knowledge_code")
        table.tell(f"code_kills_{bound[DIRECTION]}", bound=bound["bound"])
    for seat in living(table):
        if table.value(f"{seat}.status") == "bunker":
            table.tell("bunker_is_safe", seat=seat)
    for seat in _judged(table):
        if _killed_by(table, seat, kills):
            judge(table, seat, False, "dead", f"killed_{kills}")
            table.tell("killed_by_code", seat=seat)


def _killed_by(table: Table, seat: str, kills: str) -> bool:
    match kills:
        case "no_signal":
            return not table.flag(f"{seat}.signal")
        case "knowledge":  # which side dies stands on the owner's reference card
            bound = table.value("knowledge_code")
            knows = table.number(f"{seat}.knowledge")
            return bool(knows <= bound["bound"] if bound[DIRECTION] == "little" else knows > bound["bound"])
        case "pod" | "isolated":
            return bool(table.value(f"{seat}.status") == kills)
        case _:
            return False
