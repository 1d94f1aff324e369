"""Escape pods: locked and unlocked, who waits inside, and the launch (S3 111-116, 2191-2195, 2294-2338)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.common.fixing import fields, list_of, word, wrong, yes_no
from companion.games.common.seating import SEAT_IN, is_in, playing
from companion.games.family import leaving
from companion.kit.intent import Result, Shape, intent, one_of, shown
from companion.table import Json, Refused, Table

SEATS = 2
SECTIONS = ("A", "B")
BOX = "pods.box"


def deal(table: Table, count: int) -> None:
    """Any of the pods, in the order of their numbers, first to section A, then B, and so on; all locked."""
    drawn = []
    for _ in range(count):
        pod = table.draw(BOX)
        table.move(pod, "pods.drawn")
        drawn.append(table.kind(pod))
    pods: dict[str, Json] = {
        pod: {"section": SECTIONS[at % 2], "locked": True, "seats": []} for at, pod in enumerate(sorted(drawn))
    }
    table.set("pods", pods)
    table.set("setup.pods", ", ".join(f"{state['section']} {pod}" for pod, state in pods.items()))


def _read_pod(table: Table, name: str, value: Json) -> str:
    pod = str(value) if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)) else ""
    if pod not in table.value("pods"):
        raise Refused("no_such_pod", pod=shown(value))
    return pod


POD = Shape("the number of a pod that is still there", _read_pod, lambda table, _: table.value("pods"))


def of(table: Table, seat: str) -> str | None:
    """The pod that a seat waits in."""
    return next((pod for pod, state in table.value("pods").items() if seat in state["seats"]), None)


def _change(table: Table, pod: str, **more: Json) -> None:
    pods = dict(table.value("pods"))
    table.set("pods", {**pods, pod: {**pods[pod], **more}})


def read(table: Table, path: str, value: Json) -> Json:
    """A pod as somebody tells it, or refused."""
    said = {"locked": True, "seats": [], **fields(path, value, ("section", "locked", "seats"), None)}
    known, inside = table.value("seats"), said["seats"]
    if (
        not isinstance(inside, list)
        or len(inside) > SEATS
        or any(seat not in list(known) for seat in inside)
        or (len(inside) != len(set(inside)))
    ):
        raise wrong(path, value, f"0 … {SEATS} × {list_of(known)}")
    section = word(path, said.get("section"), SECTIONS)
    return {"section": section, "locked": yes_no(path, said["locked"]), "seats": inside}


# -- locks ---------------------------------------------------------------------------------------


def unlock_all(table: Table) -> None:
    if any(state["locked"] for state in table.value("pods").values()):
        table.set("pods", {pod: {**state, "locked": False} for pod, state in table.value("pods").items()})
        table.tell("pods_unlock")


def _turned(table: Table, pod: str, locked: bool) -> Result:
    if table.value("pods")[pod]["locked"] == locked:
        raise Refused("pod_is_locked" if locked else "pod_is_unlocked", pod=pod)
    _change(table, pod, locked=locked)
    table.tell("pod_locks" if locked else "pod_unlocks", pod=pod)
    return {"pod": pod, "locked": locked}


@intent(playing, pod=POD, seat=SEAT_IN)
def pod_unlock(table: Table, pod: str, seat: str | None = None) -> Result:
    """Hatch control or a key: one pod opens."""
    return _turned(table, pod, False)


@intent(playing, pod=POD, seat=SEAT_IN)
def pod_lock(table: Table, pod: str, seat: str | None = None) -> Result:
    """One pod shuts; who is inside stays there."""
    return _turned(table, pod, True)


# -- in and out ----------------------------------------------------------------------------------


@intent(playing, seat=SEAT_IN, pod=POD)
def pod_enter(table: Table, seat: str, pod: str) -> Result:
    """After a noise roll that brought nobody: one of its two places, while it is unlocked."""
    state = table.value("pods")[pod]
    if of(table, seat) is not None:
        raise Refused("already_in_a_pod", seat=seat)
    if state["locked"]:
        raise Refused("pod_is_locked", pod=pod)
    if len(state["seats"]) == SEATS:
        raise Refused("pod_is_full", pod=pod)
    _change(table, pod, seats=[*state["seats"], seat])
    table.tell("pod_entered", seat=seat, pod=pod)
    return {"pod": pod, "seats": [*state["seats"], seat]}


def out(table: Table, seat: str) -> None:
    """Whoever has left the game waits nowhere."""
    if (pod := of(table, seat)) is not None:
        _change(table, pod, seats=[each for each in table.value("pods")[pod]["seats"] if each != seat])


def back_in(table: Table, seat: str, pod: str | None) -> None:
    """As if nothing had happened, while the pod is there and has room."""
    state = table.value("pods").get(pod)
    if pod is not None and state and len(state["seats"]) < SEATS:
        _change(table, pod, seats=[*state["seats"], seat])


@intent(playing, seat=SEAT_IN, section=one_of(*SECTIONS))
def pod_leave(table: Table, seat: str | None = None, section: str | None = None) -> Result:
    """Somebody climbs out; or an intruder came to a section, and its pods are emptied (S3 2330-2333)."""
    if (seat is None) == (section is None):
        raise Refused("seat_or_section")
    waiting = [] if seat is None or of(table, seat) is None else [seat]
    inside = waiting if section is None else _inside(table, section)
    if not inside:
        raise Refused("nobody_in_a_pod")
    _climb_out(table, inside)
    return {"seats": inside}


def _inside(table: Table, section: str) -> list[str]:
    """Who waits in the pods of a section."""
    return [seat for state in table.value("pods").values() if state["section"] == section for seat in state["seats"]]


def _climb_out(table: Table, seats: list[str]) -> None:
    for seat in seats:
        out(table, seat)
    table.tell("pod_left", seats=seats)


def waiting(table: Table) -> list[str]:
    """Everybody who sits in a pod that is still there."""
    return [seat for state in table.value("pods").values() for seat in state["seats"] if is_in(table, seat)]


def remind(table: Table) -> None:
    """S3 2330-2333: only people see whether an intruder has come into a section where somebody waits."""
    if seats := waiting(table):
        table.tell("pods_empty_if", seats=seats)


def they_choose(table: Table) -> None:
    """S3 2320-2330: in each player phase whoever waits chooses anew."""
    if seats := waiting(table):
        table.tell("pods_wait", seats=seats)


def emptied_by_encounter(table: Table, seat: str) -> None:
    """Somebody who waits in a pod has met an intruder: it stands in the section, so that its pods are empty."""
    if (pod := of(table, seat)) is not None:
        _climb_out(table, _inside(table, table.value("pods")[pod]["section"]))
    remind(table)


# -- away ----------------------------------------------------------------------------------------


def launch(table: Table, pod: str) -> list[str]:
    """The pod is gone, and everybody inside is safe, locked or not (our ruling); whom a fix has put there has left already."""
    pods: Mapping[str, Json] = table.value("pods")
    inside = [seat for seat in pods[pod]["seats"] if is_in(table, seat)]
    table.set("pods", {each: state for each, state in pods.items() if each != pod})
    table.tell("pod_launched", pod=pod)
    for seat in inside:
        leaving.leaves(table, seat, "pod")
    return inside


@intent(playing, pod=POD)
def pod_launch(table: Table, pod: str) -> Result:
    """Whoever sits in it decides, at once or at the start of a later turn."""
    if not table.value("pods")[pod]["seats"]:
        raise Refused("pod_is_empty", pod=pod)
    return {"pod": pod, "seats": launch(table, pod)}
