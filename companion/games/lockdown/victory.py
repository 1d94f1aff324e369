"""The first step of the victory check: the active contingency token (S0 703-708)."""

from __future__ import annotations

from companion.games.family.judging import judge, living
from companion.games.lockdown.contingency import ACTIVE
from companion.kit.intent import shown
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table


def contingency(table: Table, answer: Json) -> None:
    """The active token is turned over and judges everyone who lives; the bunker is safe from all codes."""
    kills = _active(table, answer)
    for seat in living(table):
        if table.value(f"{seat}.status") != "bunker" and _killed_by(table, seat, kills):
            judge(table, seat, False, "dead", f"killed_{kills}")
            table.tell("killed_by_code", seat=seat)


def _active(table: Table, answer: Json) -> str:
    """What the active token kills by; on cardboard the table says which code it is."""
    if on_cardboard(table, "contingency"):
        codes = {piece.kind: piece for piece in table.pieces.values() if piece.id.startswith("contingency-")}
        if answer is None:
            table.tell("contingency_not_told")
            return "nobody"
        if not isinstance(answer, str) or answer not in codes:
            raise Refused("not_one_of", name="contingency", value=shown(answer), words=", ".join(sorted(codes)))
        table.tell("contingency_is", code=answer)
        return str(codes[answer].traits["kills"])
    token = table.inside(ACTIVE)[0]
    table.move(token, "contingency.revealed")
    table.tell("contingency_is", code=table.kind(token))
    return str(table.pieces[token].traits["kills"])


def _killed_by(table: Table, seat: str, kills: str) -> bool:
    match kills:
        case "no_signal":
            return not table.flag(f"{seat}.signal")
        case "knowledge":  # which side dies stands on the owner's reference card
            bound = table.value("knowledge_code")
            knows = table.number(f"{seat}.knowledge")
            return bool(knows <= bound["bound"] if bound["direction"] == "little" else knows > bound["bound"])
        case "pod" | "isolated":
            return bool(table.value(f"{seat}.status") == kills)
        case _:
            return False
