"""Defensive fire: who has fired at which letter since the aliens began to move, since each takes one attack (S2 962)."""

from __future__ import annotations

from collections.abc import Iterable

from companion.show.aliens.squad import called
from companion.show.pictures.rail import GOES_ON
from companion.show.tongue import Tongue
from companion.table import Entry

FIRES = ("attack", "full_auto")


def fired_at(entries: Iterable[Entry]) -> dict[str, list[str]]:
    """Who has fired at which letter by defensive fire: each takes one attack."""
    found: dict[str, list[str]] = {}
    for entry in entries:
        given = entry.parameters
        if entry.intent in FIRES and given.get("defensive", entry.intent != FIRES[0]):
            for piece in [given["piece"]] if given.get("piece") else given.get("targets", ()):
                if given["character"] not in found.setdefault(str(piece), []):
                    found[str(piece)].append(str(given["character"]))
    return found


def has_fired(entries: Iterable[Entry], who: str, piece: str) -> bool:
    """Whether somebody has fired at this one since the station was entered, the newest entry first."""
    here = []
    for entry in entries:
        if entry.intent == GOES_ON:
            break
        here.append(entry)
    return who in fired_at(here).get(piece, ())


def fired_says(who: str, say: Tongue) -> str:
    return say("{name} has fired at it.", name=called(who))
