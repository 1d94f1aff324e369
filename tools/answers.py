"""What a table may answer to the step rail, for the simulator and the property tests."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.games.lockdown import contamination, crew
from companion.table import Table


def next_step(table: Table, dice: Random) -> dict[str, Any]:
    """Mostly the quiet answer; now and then another one that fits the question."""
    question = table.value("question")
    if question is None or dice.random() < 0.6:
        return {}
    return {"answer": _answer(table, dice, question)}


def _answer(table: Table, dice: Random, question: dict[str, Any]) -> Any:
    some = [seat for seat in crew.seats_in(table) if dice.random() < 0.3]
    match question["ask"]:
        case "pods_left":
            return some[:1]
        case "fire":
            return bool(table.number("eggs.nest") and dice.random() < 0.3)
        case "markers":
            return {what: dice.randint(0, min(2, most)) for what, most in question["most"].items()}
        case "cooling_system":
            return dice.choice(question["choices"])
        case "who_in_dark" | "nest":
            return some
        case "who_infested":
            return {"nest": some[:1], "dark": some[1:]}
        case "contamination_drawn":
            held = {seat: table.count(contamination.cards(seat)) for seat in crew.seats_in(table)}
            return {seat: min(4, count) for seat, count in held.items() if count}
        case "who_fights":
            return [piece for piece in table.inside("tray") if dice.random() < 0.5]
        case "noise_in_vents":
            return dice.random() < 0.5
        case "adults_come":
            return min(table.count("stand_ins"), dice.randint(0, 1))
        case "slimed_in_dark":
            return {"adults": min(table.count("stand_ins"), dice.randint(0, 1)), "seats": some}
        case "noise_roll":
            return dice.choice(("combat", "all", "surface") if table.value("option.board") == "surface" else ("combat", "all"))
        case "token":
            kinds = sorted({table.kind(piece) for piece in (*table.inside("bag"), *table.inside("supply"))})
            return dice.choice(kinds) if kinds else None
        case "event_card":
            return dice.choice(sorted({p.kind for p in table.pieces.values() if p.id.startswith("event-")}))
        case _:
            return None
