"""What the film of Nemesis shows: chambers and pods beside each slot."""

from __future__ import annotations

from companion.show.family.film import Filmed
from companion.show.family.film import film as shown
from companion.show.nemesis.endings import WAYS_OUT
from companion.show.nemesis.pieces import OF_ENEMY, PIECES, TOKENS
from companion.show.nemesis.strip import TURNS
from companion.show.pictures.film import Film
from companion.show.port import Port
from companion.show.tongue import Tongue, word
from companion.table import View

CARRIES = {"larva": "larva-on-board", "mutation": "mutation"}


def _slot(view: View) -> int | None:
    """Time, or the turns of the shuttle where no time is counted."""
    place, _, slot = view.where("time").partition(".")
    if place == "time":
        return int(slot)
    shuttle = view.value("shuttle")
    return None if shuttle is None else int(shuttle) - TURNS  # the first row of the film is the highest


def _called(slot: int) -> str:
    """A slot of time, or the turn of the shuttle."""
    return str(abs(slot))


def _open(view: View) -> tuple[bool, ...]:
    """The chambers, then a pod of each section that could be entered."""
    slot, pods = _slot(view), view.value("pods").values()
    sleeps = view.where("time").startswith("time.") and slot is not None and slot <= view.number("track.hibernation")
    return sleeps, *(any(pod["section"] == section and not pod["locked"] for pod in pods) for section in "AB")


def _none(_: tuple[bool, ...]) -> int:
    return 0


def _moment(say: Tongue, number: int, slot: str, what: str, _: int) -> str:
    return say("Round {round}, time {slot}: {what} in play.", round=number, slot=slot, what=what)


def film(port: Port, say: Tongue) -> Film:
    enemy = port.view()["options"]["enemy"]
    return shown(
        Filmed(
            kinds=TOKENS[enemy],
            loud=OF_ENEMY[enemy],
            pieces=PIECES,
            ways=WAYS_OUT,
            carries=CARRIES,
            slot=_slot,
            called=_called,
            windows=_open,
            shut=_none,
            moment=_moment,
            caption=word("OPEN"),
            lit="ink",
            dark="ink2",
        ),
        port,
        say,
    )
