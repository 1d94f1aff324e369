"""Autodestruction and the alert: two tokens on the time track that end the game when time gets to them."""

from __future__ import annotations

from companion.games.common.seating import playing
from companion.games.lockdown.shapes import ACTING
from companion.kit.intent import Result, intent
from companion.kit.track import Track
from companion.table import Refused, Table

TRACK = Track("time", 15, 0)
AHEAD = 3
"""How far autodestruction is placed, and how far it jumps when it turns red."""


def slot(table: Table) -> int:
    """Where time stands; 0 is S."""
    return TRACK.slot(table, "time") or 0


def backup_on(table: Table) -> bool:
    return table.face("time") == "blue"


def autodestruction(table: Table) -> int | None:
    """The slot of the autodestruction token, or None while it is not on the track."""
    return TRACK.slot(table, "autodestruction")


def alert(table: Table) -> int | None:
    return TRACK.slot(table, "alert")


def isolation_open(table: Table) -> bool:
    """S1 363-379: time on a white slot, or the alert running."""
    return slot(table) <= table.number("track.white") or alert(table) is not None


def open_gate(table: Table, why: str) -> None:
    if not table.flag("gate_open"):
        table.set("gate_open", True)
        table.tell("gate_opens", why=why)


def start_autodestruction(table: Table) -> int:
    """S1 57-61: yellow, three slots ahead of time. Past S it stays on S (our ruling)."""
    table.turn("autodestruction", "yellow")
    reached = TRACK.put(table, "autodestruction", slot(table) - AHEAD)
    table.tell("autodestruction_starts", slot=reached)
    return reached


def turns_red(table: Table) -> int:
    """S0 253-256: three slots further, red; the gate opens and nobody can stop it any more."""
    at = autodestruction(table)
    assert at is not None
    table.turn("autodestruction", "red")
    reached = TRACK.put(table, "autodestruction", at - AHEAD)
    table.tell("autodestruction_red", slot=reached)
    open_gate(table, "autodestruction")
    return reached


def _does_not_run(table: Table) -> None:
    if autodestruction(table) is not None:
        raise Refused("autodestruction_runs")


@intent(playing, _does_not_run, seat=ACTING)
def autodestruction_start(table: Table, seat: str | None = None) -> Result:
    """Cooling system: start the sequence."""
    return {"slot": start_autodestruction(table), "side": "yellow"}


def _can_be_stopped(table: Table) -> None:
    if autodestruction(table) is None:
        raise Refused("autodestruction_does_not_run")
    if table.face("autodestruction") == "red":
        raise Refused("autodestruction_is_red")


@intent(playing, _can_be_stopped, seat=ACTING)
def autodestruction_stop(table: Table, seat: str | None = None) -> Result:
    """Power generator: stop it while the token is yellow."""
    table.move("autodestruction", "aside")
    table.tell("autodestruction_stops")
    return {}


def _no_alert_yet(table: Table) -> None:
    if alert(table) is not None:
        raise Refused("alert_runs")


@intent(playing, _no_alert_yet, seat=ACTING)
def alert_start(table: Table, seat: str | None = None) -> Result:
    """S1 281-285: half of the slot time is on, rounded down; isolation opens. From slot 1 that is S (our ruling)."""
    reached = TRACK.put(table, "alert", slot(table) // 2)
    table.tell("alert_starts", slot=reached, leaves=alert_leaves(reached))
    return {"slot": reached}


def alert_leaves(token: int) -> int:
    """The slot that time must leave for the alert to end the game; from S nothing leaves, so it is slot 1 (our ruling)."""
    return max(1, token)
