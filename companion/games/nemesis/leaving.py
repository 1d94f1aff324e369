"""Who dies, sleeps or gets away (S3 303-306, 850-877, 2269-2290)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import leaving
from companion.games.nemesis import clock, intruder_player, pods
from companion.games.nemesis.crew import WAYS_OUT
from companion.kit.intent import Result, intent, one_of
from companion.table import Refused, Table


@intent(playing, seat=SEAT_IN, how=one_of("dead", *WAYS_OUT))
def leave(table: Table, seat: str, how: str) -> Result:
    """A character dies, hibernates or gets away in a pod, and takes no further part."""
    if how == "dead":
        leaving.dies(table, seat)
        return {"status": "dead"}
    if how == "pod" and not table.value("pods"):
        raise Refused("no_pod_is_left")
    if how == "hibernating" and not clock.hibernation_open(table):
        raise Refused("chambers_are_closed", slot=table.value("track.hibernation"))
    if how == "pod" and (pod := pods.of(table, seat)) is not None:  # it takes along who sits beside
        return {"status": "pod", "with": pods.launch(table, pod)}
    pods.out(table, seat)
    return leaving.leaves(table, seat, how)


def after_death(table: Table, seat: str, first: bool) -> None:
    """S3 303-306: the first death unlocks every pod, that one time."""
    pods.out(table, seat)
    intruder_player.dies_first(table, seat)
    if first:
        pods.unlock_all(table)


def killed(table: Table, kind: str) -> list[str]:
    """Nothing else stands there; that the queen is dead counts for objectives, and she never returns."""
    if kind == "queen":
        table.set("queen_dead", True)
    return []
