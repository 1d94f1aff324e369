"""TRACKS: the slide rule or the shuttle track, the alert, the secrets of the ship with who looked last, and what may be done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.nemesis.alert import AlertCard, alert_card, checked_at
from companion.show.nemesis.results import STATUS
from companion.show.nemesis.ship import ENGINES, SPACES
from companion.show.nemesis.sliderule import TimeRule, slide_rule
from companion.show.nemesis.strip import TURNS, Token
from companion.show.pictures.names import seat_name
from companion.show.port import Port
from companion.show.tongue import Tongue
from companion.value import value


@value
class SecretTile:
    """A secret of the ship: who looked at it last, or turned it; that is public."""

    symbol: str
    number: str
    mark: str
    who: str
    leads: str


@value
class TurretTile:
    name: str
    symbol: str
    says: str
    leads: str
    shut: bool
    """Off, or nobody has seen it."""


@value
class Shuttle:
    """Turns of the shuttle track, those of a check framed."""

    title: str
    checks: str
    turns: tuple[tuple[str, str, bool], ...]
    """Number, state (over, now, coming), and whether an alert is checked there."""


@value
class ShipAct:
    """A button: the page it opens, or the intent it is held for."""

    label: str
    symbol: str
    does: str
    held: bool = False
    warns: bool = False


@value
class PodSection:
    section: str
    tokens: tuple[Token, ...]


@value
class ShipState:
    rule: TimeRule | None
    shuttle: Shuttle | None
    alert: AlertCard | None
    secret: str
    """The caption over the secrets."""
    tiles: tuple[SecretTile, ...]
    turret_caption: str
    turrets: tuple[TurretTile, ...]
    jump_to: str
    spaces: tuple[tuple[str, bool, bool], ...]
    """Each space of the destination track, whether the ship goes there, and whether it may be set now."""
    pods: tuple[PodSection, ...]
    acts: tuple[ShipAct, ...]


def tracks(view: Mapping[str, Any], port: Port, say: Tongue) -> ShipState:
    return ShipState(
        slide_rule(view, say),
        _shuttle(view, say),
        alert_card(view, port, say),
        say("SECRETS OF THE SHIP"),
        tuple(_tiles(view, say)),
        say("TURRETS") if view["turrets"] else "",
        tuple(_turrets(view, say)),
        say("JUMP TO"),
        tuple(_spaces(view, port)),
        tuple(_pods(view)),
        tuple(_acts(port, say)),
    )


# -- missions ------------------------------------------------------------------------------------


def _shuttle(view: Mapping[str, Any], say: Tongue) -> Shuttle | None:
    """How many turns are over; in an Epilogue with its two checks."""
    if view["shuttle"] is None:
        return None
    epilogue = view["options"]["story"] == "epilogue"
    now, checks = TURNS - int(view["shuttle"]["left"]), checked_at(view)
    turns = tuple(
        (str(turn), "over" if turn < now else "now" if turn == now else "coming", turn in checks) for turn in range(TURNS + 1)
    )
    return Shuttle(say("SHUTTLE TIME"), say("CHECK AT 3 AND 5") if epilogue else say("CHECK AT 5"), turns)


# -- secrets -------------------------------------------------------------------------------------


def _tiles(view: Mapping[str, Any], say: Tongue) -> Iterator[SecretTile]:
    """Three engines and the coordinates, where the app keeps them; who looked last, or changed their order."""
    if view["sources"]["engines"] == "app":
        for engine in ENGINES:
            last = view["engines"][engine]["last"]
            mark = "" if last is None else "redo" if last["turned"] else "peek-eye"
            who = say("NOBODY") if last is None else seat_name(view, last["seat"]) or "–"
            yield SecretTile("engine", engine, mark, who, f"choose:engine:{engine}")
    if view["sources"]["coordinates"] == "app":
        who = seat_name(view, view["coordinates"]["last"])
        yield SecretTile("coordinates", "", "peek-eye" if who else "", who or say("NOBODY"), "choose:coordinates")


def _turrets(view: Mapping[str, Any], say: Tongue) -> Iterator[TurretTile]:
    for number, state in view["turrets"].items():
        label, symbol = STATUS.get(state.get("status", ""), ("", "unknown-token"))
        shut = state.get("status") in (None, "inactive")
        says = say(label) if label else say("FACE DOWN")
        yield TurretTile(say("TURRET {n}", n=number), symbol, says, f"choose:turret:{number}", shut)


# -- what may be done ----------------------------------------------------------------------------


def _spaces(view: Mapping[str, Any], port: Port) -> Iterator[tuple[str, bool, bool]]:
    for space in SPACES:
        yield space, space == view["destination"], port.why_not("destination_set", to=space) is None


def _pods(view: Mapping[str, Any]) -> Iterator[PodSection]:
    for section in ("A", "B"):
        there = {pod: state for pod, state in view["pods"].items() if state["section"] == section}
        yield PodSection(section, tuple(Token("shut" if state["locked"] else "open", pod) for pod, state in there.items()))


def _acts(port: Port, say: Tongue) -> Iterator[ShipAct]:
    if port.why_not("selfdestruct_start") is None:
        yield ShipAct(say("SELF-DESTRUCT"), "autodestruction", "what_if:selfdestruct")
    if port.why_not("selfdestruct_stop") is None:
        yield ShipAct(say("HOLD TO STOP"), "autodestruction", "selfdestruct_stop", held=True, warns=True)
