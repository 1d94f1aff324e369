"""The strip and the table of Beacon."""

from __future__ import annotations

from companion.games.common.record import Value
from companion.show.beacon.verbs import VERBS
from companion.show.pictures.record import Look
from companion.show.pictures.result import View
from companion.show.pictures.strip import Strip
from companion.show.pictures.table import Button, Idle, TablePicture
from companion.show.port import Port
from companion.show.tongue import Tongue
from companion.value import value

FULL = 12


@value
class Oil:
    """How much is left of how much, and what it is called."""

    left: int
    full: int
    word: str


def oil(view: View, say: Tongue) -> Oil:
    return Oil(view["oil"], FULL, say("OIL {n}", n=view["oil"]))


def strip(view: View, say: Tongue, undo: str) -> Strip:
    return Strip(
        say("ROUND {round}", round=view["round"]),
        say("R{round}", round=view["round"]),
        str(view["last_round"] - view["round"]),
        say("NIGHTS"),
        windows=(oil(view, say),),
        undo=say("UNDO") if undo else "",
        undo_what=undo,
    )


def table(view: View, say: Tongue, acting: str, _: Port) -> TablePicture:
    over = view["phase"] == "over"
    return TablePicture(
        idle=Idle(say("ON THE SHORE"), say("{n} of 3 wrecks", n=view["wrecks"]), rule="sea"),
        bag=say("SEA {count}", count=sum(view["bag"].values())),
        verbs=() if over else (*(_button(name, say, acting) for name in _offered(view)), _night(say)),
    )


def _offered(view: View) -> tuple[str, ...]:
    app = view["sources"]["weather"] == "app"
    return ("look_out", *(("forecast",) if app else ()))


def _button(name: str, say: Tongue, acting: str) -> Button:
    return Button(name, say(VERBS[name].label), VERBS[name].symbol, name, {"seat": acting})


def _night(say: Tongue) -> Button:
    return Button("night", say("NIGHT"), "round-end", "event_phase", onward=True)


def look(each: Value, _: View, say: Tongue) -> Look:
    return Look(say("OIL"), str(each.now))
