"""How the game ends, and what each end means for whom (S0 681-701)."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.common.seating import playing
from companion.games.lockdown import countdowns
from companion.kit import rail
from companion.kit.intent import Result, intent
from companion.table import Table

DESTROYED = ("autodestruction", "fires", "malfunctions")
"""Ends that kill everyone in the facility, the isolation room included."""


def clear_the_rail(table: Table) -> None:
    """Nothing is asked and nobody is waiting any more; a token in hand goes back into the bag."""
    table.set("step", "")
    rail.asks_nothing(table)
    table.set("shown", False)
    table.set("event_card", "")
    for piece in table.inside("drawn"):
        table.move(piece, "bag")


def end(table: Table, *reasons: str) -> None:
    """The game is over: whoever is still in the facility dies, and who is isolated dies if it is destroyed."""
    destroyed = any(reason in DESTROYED for reason in reasons)
    table.set("phase", "over")
    clear_the_rail(table)
    for reason in reasons:
        table.tell(f"ends_{reason}")
    lost = []
    for seat in seating.seats(table):
        status = table.word(f"{seat}.status")
        if status == "in" or (status == "isolated" and destroyed):
            table.set(f"{seat}.status", "dead")
            lost.append(seat)
    if lost:
        table.tell("die_at_the_end", seats=lost)
    table.set("ending", {"reasons": list(reasons), "destroyed": destroyed, "lost": lost})


def if_nobody_is_left(table: Table) -> None:
    """S0 689-701: the last one has left; time runs on to what waits on the track, and both count if both run."""
    if table.value("phase") == "over" or seating.seats_in(table):
        return
    table.tell("everyone_has_left")
    reasons = []
    if countdowns.autodestruction(table) is not None:
        if table.face("autodestruction") == "yellow":  # our ruling: time runs on, so it turns red and goes off
            countdowns.turns_red(table)
        reasons.append("autodestruction")
    if countdowns.alert(table) is not None:
        reasons.append("alert")
    stops = [at for at in (countdowns.autodestruction(table), countdowns.alert(table)) if at is not None]
    reached = min(stops, default=0)
    if reached < countdowns.slot(table):
        countdowns.TRACK.put(table, "time", reached)
    end(table, *(reasons or ["purge"]))


@intent(playing)
def end_game(table: Table) -> Result:
    """The group stops here: no end of the rules, and nobody dies of it."""
    table.set("phase", "over")
    clear_the_rail(table)
    table.set("ending", {"reasons": ["stopped"], "destroyed": False, "lost": []})
    table.tell("ends_stopped")
    return {}
