"""The CREW screen of Nemesis: seats with what lies on their boards, what the enemy has made of them, and the markers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.packs import Words
from companion.show.family.crew import status_name, tallies, usual_acts
from companion.show.family.hand import open_to_all
from companion.show.nemesis.endings import WAYS_OUT
from companion.show.pictures.crew import CrewLink, CrewPicture, SeatBoard
from companion.show.tongue import Tongue, word

STATES = {
    "slime": word("SLIME"),
    "larva": word("LARVA"),
    "signal": word("SENT"),
    "mutation": word("MUTATION"),
    "offer": word("THE OFFER"),
}
"""What lies on a board, in a word."""


def _states(seat: str, view: Mapping[str, Any], say: Tongue, words: Words) -> str:
    told = view["seats"][seat]
    character = [words.name(told["character"]).upper()] if told["character"] else []
    pod = [say("POD {pod}", pod=told["pod"])] if told["pod"] else []
    played = view["intruder_player"] or {}
    plays = [say("PLAYS THE INTRUDERS")] if played.get("seat") == seat else []
    return " · ".join(
        [*character, *open_to_all(told, words), *pod, *plays, *(say(label) for what, label in STATES.items() if told[what])]
    )


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
            acts=usual_acts(say, seat),
        )
        for seat, told in view["seats"].items()
    )
    return CrewPicture(
        seats,
        say("MARKERS ON THE BOARD"),
        tallies(view, say),
        (CrewLink(say("PODS"), "choose:pods", "escape-pod"), CrewLink(say("EDIT"), "record:crew")),
    )
