"""How a game of Nemesis may end, and how somebody may leave it, in a word or two each."""

from collections.abc import Mapping
from typing import Any

from companion.show.calling import Way
from companion.show.family.intruders import DEAD
from companion.show.nemesis.strip import turn
from companion.show.pictures.ended import Ended
from companion.show.tongue import Tongue, word

ENDINGS = {
    "jump": word("JUMP"),
    "selfdestruct": word("DESTRUCTION"),
    "fires": word("FIRE"),
    "malfunctions": word("MALFUNCTION"),
    "alert": word("ALERT"),
    "shuttle": word("THE SHUTTLE LEAVES"),
    "stopped": word("STOPPED"),
}
WAYS_OUT = {
    "dead": DEAD,
    "hibernating": Way(word("ASLEEP"), word("HIBERNATES"), "hibernate", alive=True),
    "pod": Way(word("LEFT IN A POD"), word("IN A POD"), "escape-pod", alive=True),
}


def mark(view: Mapping[str, Any]) -> str:
    """Where time stood."""
    if view["time"] is not None:
        return str(view["time"]["slot"])
    return turn(view)


def ended(view: Mapping[str, Any], say: Tongue, endings: Mapping[str, str], said: tuple[str, ...]) -> Ended:
    """The slot where time stands, and what ended it; in red where the ship or everybody aboard is lost."""
    reasons = view["ending"]["reasons"]
    calm = set(reasons) <= {"stopped", "jump", "shuttle"}
    headline = " + ".join(say(endings[reason]) for reason in reasons)
    return Ended(mark(view), headline, "ink" if calm else "danger", said, "" if reasons == ["stopped"] else "verdict")
