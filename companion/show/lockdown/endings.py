"""How a game of Lockdown may end, and how somebody may leave it, in a word or two each."""

from collections.abc import Mapping
from typing import Any

from companion.show.calling import Way
from companion.show.family.intruders import DEAD
from companion.show.pictures.ended import Ended
from companion.show.tongue import Tongue, word

ENDINGS = {
    "purge": word("PURGE"),
    "alert": word("ALERT"),
    "autodestruction": word("AUTODESTRUCTION"),
    "fires": word("FIRE"),
    "malfunctions": word("MALFUNCTION"),
    "stopped": word("STOPPED"),
}
WAYS_OUT = {
    "dead": DEAD,
    "pod": Way(word("LEFT IN A POD"), word("IN A POD"), "css-pod", alive=True),
    "isolated": Way(word("ISOLATED"), word("ISOLATED"), "isolation", alive=True),
    "bunker": Way(word("BUNKER"), word("BUNKER"), "gate", alive=True),
}


def ended(view: Mapping[str, Any], say: Tongue, endings: Mapping[str, str], said: tuple[str, ...]) -> Ended:
    """The slot where time stands, and what ended it; the facility is lost in red."""
    reasons, slot = view["ending"]["reasons"], view["time"]["slot"]
    stopped = reasons == ["stopped"]
    return Ended(
        "S" if slot == 0 else str(slot),
        " + ".join(say(endings[reason]) for reason in reasons),
        "ink" if stopped else "danger",
        said,
        "" if stopped else "verdict",
    )
