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
    person = view["seats"][seat]
    pod = [say("POD {pod}", pod=person["pod"])] if person["pod"] else []
    played = view["intruder_player"] or {}
    plays = [say("PLAYS THE INTRUDERS")] if played.get("seat") == seat else []
    return " · ".join((*open_to_all(person, words), *pod, *plays))


def _counts(person: Mapping[str, Any], enemy: str) -> Iterator[tuple[str, str]]:
    if enemy == "carnomorphs" and (person["mutation"] or person["mutation_markers"]):
        yield "mutation", f"{person['mutation_markers']}/4"
    if enemy == "void_seeders":
        yield "insanity", str(person["insanity"])
    yield "contamination", str(person["contamination"])


def crew(view: Mapping[str, Any], say: Tongue, words: Words) -> CrewPicture:
    enemy = view["options"]["enemy"]
    seats = tuple(
        SeatBoard(
            seat=seat,
            number=str(person["number"]),
            name=str(person["name"]).upper(),
            first=seat == view["first_player"],
            status=status_name(person["status"], WAYS_OUT, say),
            out=person["status"] != "in",
            counts=tuple(_counts(person, enemy)),
            states=_states(seat, view, say, words),
            character=words.name(person["character"]).upper() if person["character"] else "",
            signs=tuple((symbol, say(label)) for what, (symbol, label) in STATES.items() if person[what]),
            leads=leads(seat, person["status"]),
            acts=acts(seat, say) if person["status"] == "in" else (),
        )
        for seat, person in view["seats"].items()
    )
    return CrewPicture(
        seats,
        say("MARKERS ON THE BOARD"),
        tallies(view, say),
        (CrewLink(say("PODS"), "choose:pods", "escape-pod"), CrewLink(say("EDIT"), "record:crew")),
    )
