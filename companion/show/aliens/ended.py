"""The end of a mission: won or lost, large; why, under it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.pictures.ended import Ended
from companion.show.tongue import Tongue


def ended(view: Mapping[str, Any], say: Tongue, endings: Mapping[str, str], said: tuple[str, ...]) -> Ended:
    ending = view["ending"] or {"won": False, "reasons": ()}
    score = view["campaign"]["score"] if view["campaign"] else None
    counted = (say("Score: {n}", n=score),) if score is not None else ()
    return Ended(
        say("T{round}", round=view["round"]),
        say("WON") if ending["won"] else say("LOST"),
        "done" if ending["won"] else "danger",
        (*counted, *said, *(say(endings[reason]) for reason in ending["reasons"] if not said)),
    )
