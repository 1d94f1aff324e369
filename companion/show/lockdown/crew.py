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
            number=str(person["number"]),
            name=str(person["name"]).upper(),
            first=seat == view["first_player"],
            status=status_name(person["status"], WAYS_OUT, say),
            out=person["status"] != "in",
            counts=(("knowledge", str(person["knowledge"])), ("contamination", str(person["contamination"]))),
            states=" · ".join(open_to_all(person, words)),
            character=words.name(person["character"]).upper() if person["character"] else "",
            signs=tuple((symbol, say(STATES[what])) for what, symbol in MARKS if person[what]),
            leads=leads(seat, person["status"]),
            acts=acts(seat, say) if person["status"] == "in" else (),
        )
        for seat, person in view["seats"].items()
    )
    return CrewPicture(
        seats,
        say("MARKERS ON THE BOARD"),
        tallies(view, say),
        (CrewLink(say("CONTINGENCY"), "choose:contingency", "contingency"), CrewLink(say("EDIT"), "record:crew")),
    )
