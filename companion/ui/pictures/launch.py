"""LAUNCH: the game that waits, as a card with its clock."""

from __future__ import annotations

from dataclasses import dataclass

from companion.session import Session
from companion.ui.pictures.clock import Clock, clock
from companion.ui.pictures.names import entry_name
from companion.ui.tongue import Tongue


@dataclass(frozen=True, slots=True)
class Chip:
    number: str
    name: str
    first: bool


@dataclass(frozen=True, slots=True)
class Waiting:
    """The newest game, and where it stands."""

    game: str
    round: str
    seats: tuple[Chip, ...]
    number: str
    kind: str
    who: str
    clock: Clock


def waiting(session: Session, say: Tongue) -> Waiting:
    view, last = session.view(), session.journal.last
    assert last is not None  # a game that waits has at least its set-up
    seats = view["seats"]
    who = last.parameters.get("seat")
    return Waiting(
        game=session.pack.title.rpartition(": ")[2].upper(),
        round=say("THE END") if view["phase"] == "over" else say("ROUND {round}", round=view["round"]),
        seats=tuple(
            Chip(str(told["number"]), str(told["name"]).upper(), seat == view["first_player"]) for seat, told in seats.items()
        ),
        number=f"#{last.number}", kind=entry_name(last.intent, last.result, say),
        who=str(seats[who]["name"]).upper() if who in seats else "", clock=clock(view),
    )
