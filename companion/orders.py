"""Orders: what the table was told to do, and only people can carry out; each is due until somebody ticks it or the round ends."""

from __future__ import annotations

from companion.games import Game
from companion.kit.due import Due
from companion.table import Entry, Journal, Set, Told


def open_orders(game: Game, journal: Journal) -> list[Due]:
    """Those of this round, the oldest first."""
    found: list[Due] = []
    for entry in journal.standing():
        found[:0] = _ordered(game, entry)
        if any(isinstance(event, Set) and _turns_a_page(game, event) for event in entry.events):
            break
    return found


def _turns_a_page(game: Game, event: Set) -> bool:
    """Whether a round begins by it, or what lies between two parts of a game: no order of before stands any more."""
    return event.name == "round" or (event.name == "phase" and event.after == game.between)


def _ordered(game: Game, entry: Entry) -> list[Due]:
    events = [event for event in entry.events if isinstance(event, Told)]
    number = entry.of if entry.act == "redo" else entry.number
    return [
        Due(f"order:{number}:{at}", "order", str(event.parameters.get("seat") or ""), event.parameters, message=event.message)
        for at, event in enumerate(events)
        if event.message in game.orders
    ]
