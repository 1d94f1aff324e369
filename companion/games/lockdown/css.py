"""The cargo sending system: tokens on the track that launch pods, seen by few and moved by one slot."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import endings, turn_order
from companion.games.lockdown import countdowns
from companion.games.lockdown.shapes import ACTING, POD, PODS, SLOT
from companion.kit import rail
from companion.kit.forms import Some
from companion.kit.intent import Result, Shape, intent, shown
from companion.kit.look import look
from companion.kit.rail import Question
from companion.kit.source import app_draws, on_cardboard
from companion.table import Json, Refused, Table


def app(table: Table) -> None:
    app_draws(table, "css")


def token(table: Table, slot: int) -> str | None:
    """The CSS token on a slot."""
    return table.top(f"css.{slot}")


def _token_there(table: Table, slot: int) -> str:
    found = token(table, slot)
    if found is None:
        raise Refused("no_css_there", slot=slot)
    return found


# -- looking and moving --------------------------------------------------------------------------


@intent(playing, app, slot=SLOT, seat=ACTING)
def css_peek(table: Table, slot: int, seat: str) -> Result:
    """One seat looks at one token; nobody else learns what it shows."""
    found = _token_there(table, slot)
    face = look(table, seat, [found])[0]
    table.tell("css_seen", seat=seat, slot=slot)
    return {"slot": slot, "face": face, "secret": seat}


def _read_step(table: Table, name: str, value: Json) -> int:
    if isinstance(value, bool) or value not in (1, -1):
        raise Refused("one_slot_only", value=shown(value))
    return int(value)


STEP = Shape("+1 or -1: one slot", _read_step, lambda _, __: (1, -1))


@intent(playing, app, slot=SLOT, by=STEP, seat=ACTING)
def css_move(table: Table, slot: int, by: int, seat: str | None = None) -> Result:
    """S1 203-210: one slot either way, place or no place; not from under time, not onto another token."""
    found = _token_there(table, slot)
    if slot == countdowns.slot(table):
        raise Refused("css_under_time", slot=slot)
    if slot + by not in countdowns.TRACK:
        raise Refused("no_such_slot", slot=slot + by)
    if token(table, slot + by):
        raise Refused("css_already_there", slot=slot + by)
    table.move(found, f"css.{slot + by}")
    table.tell("css_moved", before=slot, after=slot + by)
    return {"slot": slot + by}


@intent(playing, seat=SEAT_IN, pod=POD)
def pod_enter(table: Table, seat: str, pod: str) -> Result:
    """S1 107-117: only while time is on a slot with a CSS token, and only into an empty pod. Whoever enters has passed."""
    if not on_cardboard(table, "css"):
        _token_there(table, countdowns.slot(table))
    if table.value(f"{seat}.pod"):
        raise Refused("already_in_a_pod", seat=seat)
    if occupant(table, pod):
        raise Refused("pod_not_empty", pod=pod)
    table.set(f"{seat}.pod", pod)
    table.tell("pod_entered", seat=seat, pod=pod)
    turn_order.passes(table, seat)
    return {"pod": pod}


def occupant(table: Table, pod: str) -> str | None:
    return next((seat for seat in seating.seats_in(table) if table.value(f"{seat}.pod") == pod), None)


# -- step 1 of the event phase -------------------------------------------------------------------


def why_skip(table: Table) -> tuple[str, dict[str, Json]] | None:
    slot = countdowns.slot(table)
    if not on_cardboard(table, "css") and token(table, slot) is None:
        return "no_css_here", {"slot": slot}
    if on_cardboard(table, "css") and not _sitting(table):
        return "pods_on_cardboard", {}
    return None


def launch(table: Table) -> Result:
    """S0 112-114: the token under time is revealed; it says which pods go."""
    slot = countdowns.slot(table)
    if on_cardboard(table, "css"):
        rail.ask(table, "pods_left", Some(tuple(_sitting(table)), "seat"))
        table.tell("css_reveal_yours", slot=slot)
        return {"slot": slot}
    found = _token_there(table, slot)
    face = table.kind(found)
    table.move(found, "css.spent")
    table.tell("css_revealed", slot=slot, face=face)
    launched = launches(face)
    value = {pod for pod in PODS if occupant(table, pod)}
    unsaid = [seat for seat in seating.seats_in(table) if not table.value(f"{seat}.pod")]
    if unsaid and {*PODS} - {*launched} - value:
        table.tell("pod_left_behind")
    if value:
        _settle(table, [seat for pod in launched if (seat := occupant(table, pod))])
    free: list[Json] = [pod for pod in launched if pod not in value]
    if free and unsaid:  # S1 107-117: a letter is one pod, and a pod has one place
        rail.ask(table, "pods_left", Some(tuple(unsaid), "seat", most=len(free)), launched=free)
    return {"slot": slot, "face": face, "launched": launched}


def launches(face: str) -> list[str]:
    """Which pods a face sends off."""
    return list(PODS) if face == "ALL" else [face] if face in PODS else []


def left(table: Table, gone: list[str], _: Question) -> Result:
    """Who sat in a pod that launched; the quiet answer is nobody."""
    _settle(table, gone)
    return {"left": gone}


def _sitting(table: Table) -> list[str]:
    """Who sits in a pod, as far as somebody has told."""
    return [seat for seat in seating.seats_in(table) if table.value(f"{seat}.pod")]


def _settle(table: Table, gone: list[str]) -> None:
    """Launched seats are out of the game; S4 203-206: whoever stays goes back to the cargo room, wounded."""
    for seat in seating.seats_in(table):
        pod = table.word(f"{seat}.pod")
        if seat in gone:
            table.set(f"{seat}.status", "pod")
            table.tell("pod_launched", seat=seat)
        elif pod:
            table.tell("pod_stays", seat=seat, pod=pod)
        if pod:
            table.set(f"{seat}.pod", "")
    endings.if_nobody_is_left(table)
