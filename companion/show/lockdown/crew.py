"""The CREW screen of Lockdown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.packs import Words
from companion.show.family.crew import status_name, tallies, usual_acts
from companion.show.family.hand import open_to_all
from companion.show.lockdown.endings import WAYS_OUT
from companion.show.pictures.crew import CrewLink, CrewPicture, SeatBoard
from companion.show.tongue import Tongue, word

MARKS = (("slime", "slime"), ("larva", "larva-on-board"), ("signal", "signal"))
STATES = {"slime": word("SLIME"), "larva": word("LARVA"), "signal": word("SENT")}
"""What lies on a board, in a word."""


def _states(told: Mapping[str, Any], say: Tongue, words: Words) -> str:
    character = [words.name(told["character"]).upper()] if told["character"] else []
    return " · ".join([*character, *open_to_all(told, words), *(say(label) for what, label in STATES.items() if told[what])])


def crew(view: Mapping[str, Any], say: Tongue, words: Words) -> CrewPicture:
    seats = tuple(
        SeatBoard(
            seat=seat,
            number=str(told["number"]),
            name=str(told["name"]).upper(),
            first=seat == view["first_player"],
            status=status_name(told["status"], WAYS_OUT, say),
            out=told["status"] != "in",
            counts=(("knowledge", str(told["knowledge"])), ("contamination", str(told["contamination"]))),
            states=_states(told, say, words),
            acts=usual_acts(say, seat),
        )
        for seat, told in view["seats"].items()
    )
    return CrewPicture(
        seats,
        say("MARKERS ON THE BOARD"),
        tallies(view, say),
        (CrewLink(say("CONTINGENCY"), "choose:contingency", "contingency"), CrewLink(say("EDIT"), "record:crew")),
    )
