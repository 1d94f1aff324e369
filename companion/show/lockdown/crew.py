"""The CREW screen of Lockdown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.packs import Words
from companion.show.family.crew import acts, leads, status_name, tallies
from companion.show.family.hand import open_to_all
from companion.show.lockdown.endings import WAYS_OUT
from companion.show.pictures.crew import CrewLink, CrewPicture, SeatBoard
from companion.show.tongue import Tongue, word

MARKS = (("slime", "slime"), ("larva", "larva-on-board"), ("signal", "signal"))
STATES = {"slime": word("SLIME"), "larva": word("LARVA"), "signal": word("SENT")}
"""What lies on a board, in a word."""


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
            states=" · ".join(open_to_all(told, words)),
            character=words.name(told["character"]).upper() if told["character"] else "",
            signs=tuple((symbol, say(STATES[what])) for what, symbol in MARKS if told[what]),
            leads=leads(seat, told["status"]),
            acts=acts(seat, say) if told["status"] == "in" else (),
        )
        for seat, told in view["seats"].items()
    )
    return CrewPicture(
        seats,
        say("MARKERS ON THE BOARD"),
        tallies(view, say),
        (CrewLink(say("CONTINGENCY"), "choose:contingency", "contingency"), CrewLink(say("EDIT"), "record:crew")),
    )
