"""The record: values of Aliens that somebody may have to set right by hand, page by page, with their bounds."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.aliens import board, squad, tracker
from companion.games.aliens.barricades import LIMIT
from companion.games.aliens.squad import MOST_DIAL, NUMBERS, STATUS
from companion.games.common.fixing import MOST_ROUNDS
from companion.games.common.record import Record, Value, either, number
from companion.table import Table

GUN, STEP = 450, 50
MOST_TURNS = 60


def record(table: Table) -> Record:
    cards, people, standing = list(_cards(table)), list(_squad(table)), list(_board(table))
    states = [value for value in people if value.what in ("status", "dial")]
    return {"cards": cards, "squad": people, "numbers": list(_numbers(table)), "board": [*standing, *states]}


def _cards(table: Table) -> Iterator[Value]:
    yield number("round", "round", table.number("round"), 1, MOST_ROUNDS)
    if table.value("turn_dial") is not None:
        yield number("turn_dial", "turn_dial", table.number("turn_dial"), 1, MOST_TURNS)
    deck = tracker.DECK
    most = table.count(deck.pile) + table.count(deck.discards)
    yield number("tracker", f"decks.{deck.name}.draw", table.count(deck.pile), 0, most)
    if table.value("active") is not None:
        yield number("actions", "active.actions", int(table.value("active")["actions"]), 0, 9)


def _squad(table: Table) -> Iterator[Value]:
    seats = squad.seats_in(table)
    if leader := squad.leader(table):
        yield either("leader", "leader", leader, seats)
    for who in squad.members(table):
        path = f"characters.{who}"
        yield number("dial", f"{path}.dial", table.number(f"{who}.dial"), 1, MOST_DIAL, character=who)
        yield either("status", f"{path}.status", squad.status(table, who), STATUS, character=who)
        yield either("activated", f"{path}.activated", table.flag(f"{who}.activated"), (False, True), character=who)
        yield either("facehugger", f"{path}.facehugger", table.flag(f"{who}.facehugger"), (False, True), character=who)


def _numbers(table: Table) -> Iterator[Value]:
    """What stands on the card; what nobody has told can be set from either end."""
    for who in squad.members(table):
        for name in NUMBERS:
            path, now = f"characters.{who}.{name}", table.value(f"{who}.{name}")
            if now is None:
                yield Value(name, path, now, (MOST_DIAL,), (1,), {"character": who})
            else:
                yield number(name, path, int(now), 1, MOST_DIAL, character=who)


def _board(table: Table) -> Iterator[Value]:
    for label, piece in board.in_play(table).items():
        if piece["kind"] != board.BLIP:
            yield number("tokens", f"in_play.{label}.tokens", int(piece["tokens"]), 0, board.MOST_TOKENS, piece=label)
    lies = table.value("barricades")
    yield number("doors", "barricades.doors", int(lies["doors"]), 0, LIMIT)
    yield number("tunnels", "tunnels.placed", table.number("tunnels"), 0, board.TUNNELS)
    for gun, ammo in table.value("sentry").items():
        less, more = ((ammo - STEP,) if ammo >= STEP else None), ((ammo + STEP,) if ammo + STEP <= GUN else None)
        yield Value("gun", f"sentry.{gun}", ammo, less, more, {"gun": gun})
