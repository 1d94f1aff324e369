"""The CREW screen of Nemesis: seats with what lies on their boards, what the enemy has made of them, and the markers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.packs import Words
from companion.show.family.crew import acts, leads, status_name, tallies
from companion.show.family.hand import open_to_all
from companion.show.nemesis.endings import WAYS_OUT
from companion.show.pictures.crew import CrewLink, CrewPicture, SeatBoard
from companion.show.tongue import Tongue, word

STATES = {
    "slime": ("slime", word("SLIME")),
    "larva": ("larva-on-board", word("LARVA")),
    "signal": ("signal", word("SENT")),
    "mutation": ("mutation", word("MUTATION")),
    "offer": ("quest", word("THE OFFER")),
}
"""What lies on a board: its symbol and a word."""


def _states(seat: str, view: Mapping[str, Any], say: Tongue, words: Words) -> str:
    told = view["seats"][seat]
    pod = [say("POD {pod}", pod=told["pod"])] if told["pod"] else []
    played = view["intruder_player"] or {}
    plays = [say("PLAYS THE INTRUDERS")] if played.get("seat") == seat else []
    return " · ".join((*open_to_all(told, words), *pod, *plays))


def _counts(told: Mapping[str, Any], enemy: str) -> Iterator[tuple[str, str]]:
    if enemy == "carnomorphs" and (told["mutation"] or told["mutation_markers"]):
        yield "mutation", f"{told['mutation_markers']}/4"
    if enemy == "void_seeders":
        yield "insanity", str(told["insanity"])
    yield "contamination", str(told["contamination"])


def crew(view: Mapping[str, Any], say: Tongue, words: Words) -> CrewPicture:
    enemy = view["options"]["enemy"]
    seats = tuple(
        SeatBoard(
            seat=seat,
            number=str(told["number"]),
            name=str(told["name"]).upper(),
            first=seat == view["first_player"],
            status=status_name(told["status"], WAYS_OUT, say),
            out=told["status"] != "in",
            counts=tuple(_counts(told, enemy)),
            states=_states(seat, view, say, words),
            character=words.name(told["character"]).upper() if told["character"] else "",
            signs=tuple((symbol, say(label)) for what, (symbol, label) in STATES.items() if told[what]),
            leads=leads(seat, told["status"]),
            acts=acts(seat, say) if told["status"] == "in" else (),
        )
        for seat, told in view["seats"].items()
    )
    return CrewPicture(
        seats,
        say("MARKERS ON THE BOARD"),
        tallies(view, say),
        (CrewLink(say("PODS"), "choose:pods", "escape-pod"), CrewLink(say("EDIT"), "record:crew")),
    )
