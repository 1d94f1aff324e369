"""What stands, for those who return after days: who is still in, who is not, and what is on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from companion.show.calling import PieceWords, Way
from companion.show.family.crew import status_name
from companion.show.tongue import Tongue

Line = tuple[str, str]


def crew(view: Mapping[str, Any], ways: Mapping[str, Way], say: Tongue) -> Line:
    """Who is still in, with what all can see on their boards, and what has become of the others."""
    seats = view["seats"].values()
    inside = [str(person["name"]) for person in seats if person["status"] == "in"]
    gone = [
        say("{name}: {fate}", name=person["name"], fate=status_name(person["status"], ways, say).lower())
        for person in seats
        if person["status"] != "in"
    ]
    carry = [str(person["name"]) for person in seats if person["status"] == "in" and person["larva"]]
    return "tab-crew", " ".join(
        (
            *((say("Still in: {names}.", names=", ".join(inside)),) if inside else ()),
            *((say("Out: {names}.", names="; ".join(gone)),) if gone else ()),
            *((say("With a larva: {names}.", names=", ".join(carry)),) if carry else ()),
        )
    )


def board(view: Mapping[str, Any], pieces: Mapping[str, PieceWords], say: Tongue) -> Line:
    """What stands on the board, the worst first, and what lies in the bag."""
    there = Counter(str(each["kind"]) for each in view["in_play"])
    kinds = sorted(there, key=lambda kind: -pieces[kind].threat)
    listed = ", ".join(say(pieces[kind].counted or pieces[kind].label, n=there[kind]).lower() for kind in kinds)
    bag = say("{n} {n:token|tokens} in the bag.", n=sum(view["bag"].values())) if view["sources"]["bag"] == "app" else ""
    stands = say("On the board: {what}.", what=listed) if listed else say("Nothing hunts you on the board.")
    return pieces[kinds[0]].symbol if kinds else "silence", " ".join(filter(None, (stands, bag)))


def next_end(headline: str, say: Tongue) -> str:
    """What the next end of a round brings, in a sentence."""
    return say("End of round: {what}.", what=headline[:1] + headline[1:].lower())
