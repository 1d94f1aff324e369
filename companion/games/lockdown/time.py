"""The time track: moving time, crossing power lines, and what a slot brings (step 2 of the event phase)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.family import endings
from companion.games.lockdown import countdowns, power
from companion.kit.intent import Result
from companion.table import Json, Table, Told, View

if TYPE_CHECKING:
    from companion.games.lockdown.reported import ComingSeen

SLOTS = range(15, 0, -1)


def move_time(table: Table) -> Result:
    """S0 116-119: one slot on; first what ends the game, then autodestruction, then the line that was crossed."""
    before = countdowns.slot(table)
    if ends := _ends_here(table, before):
        if "alert" in ends:
            countdowns.TRACK.put(table, "time", before - 1)
            table.tell("time_moves", before=before, after=before - 1)
        endings.end(table, *ends)
        return {"from": before, "to": countdowns.slot(table)}
    was_open = countdowns.isolation_open(table)
    now = countdowns.TRACK.put(table, "time", before - 1)
    table.tell("time_moves", before=before, after=now)
    result: Result = {"from": before, "to": now}
    quiet = True
    if countdowns.autodestruction(table) == before:
        result["turns_red"] = countdowns.turns_red(table)
        quiet = False
    if now == 0:
        endings.end(table, *(["autodestruction"] if countdowns.autodestruction(table) is not None else []), "purge")
        return result
    if line := table.value("track.lines").get(str(now)):
        result["line"] = line
    if section := _crosses(table, now):
        result["dark"] = section
        quiet = False
    if countdowns.isolation_open(table) and not was_open:
        table.tell("isolation_opens")
        quiet = False
    return {**result, "quiet": quiet}


def _ends_here(table: Table, slot: int) -> list[str]:
    """S0 684-701: the red token explodes when time has to leave it, the alert ends the game when time leaves it.

    FAQ rules 1: where the alert ends the game, autodestruction that is running counts as well.
    """
    token = countdowns.alert(table)
    alarm = token is not None and countdowns.alert_leaves(token) == slot
    running = countdowns.autodestruction(table)
    explodes = running == slot and table.face("autodestruction") == "red"
    ends = ["autodestruction"] if explodes or (alarm and running is not None) else []
    return [*ends, "alert"] if alarm else ends


def _crosses(table: Table, slot: int) -> str | None:
    """S0 566-574: a red line bites while the backup is off, a blue one always; the section that goes dark."""
    line = table.value("track.lines").get(str(slot))
    if line is None:
        return None
    if line == "red" and countdowns.backup_on(table):
        table.tell("red_line_sleeps", slot=slot)
        return None
    table.tell("line_bites", line=line, slot=slot)
    return power.falls(table)


def ends_of_round(table: Table) -> list[Json]:
    """What each end of round would tell, if nothing were done about it: the rule itself, let run to its end."""
    found: list[Json] = []
    while table.value("phase") != "over":
        begun, before = len(table.happened), countdowns.slot(table)
        move_time(table)
        events = [{"what": event.message, **event.parameters} for event in table.happened[begun:] if isinstance(event, Told)]
        found.append({"from": before, "to": countdowns.slot(table), "told": events})
    return found


def forecast(view: View) -> list[ComingSeen]:
    """What each coming slot brings, for the track on the screen; only what all may know."""
    time = int(view.where("time").rpartition(".")[2])
    lines = view.value("track.lines")
    coming: list[ComingSeen] = []
    for slot in range(time - 1, -1, -1):
        here: ComingSeen = {"slot": slot}
        if str(slot) in lines:
            here["line"] = lines[str(slot)]
        if view.count(f"css.{slot}"):
            here["css"] = True
        if slot == view.value("track.white"):
            here["isolation"] = True
        if view.where("alert") == f"time.{slot}":
            here["alert"] = True
        if view.where("autodestruction") == f"time.{slot}":
            here["autodestruction"] = view.face("autodestruction")
        if slot == 0:
            here["purge"] = True
        coming.append(here)
    return coming
