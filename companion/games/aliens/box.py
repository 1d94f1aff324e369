"""What a pack lacks to be played as Aliens, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.aliens.options import MISSIONS
from companion.games.aliens.squad import CHARACTERS
from companion.packs import Pack

NEEDED = {
    "endurance": "endurance_cards",
    "motion_tracker": "tracker_cards",
    "blips": "blips",
    "characters": "characters",
    "missions": "missions",
}


def faults(pack: Pack) -> Iterator[str]:
    """Everything that would stop a game."""
    missing = [name for name, holds in NEEDED.items() if name not in pack.components or pack[name].holds != holds]
    for name in missing:
        yield f"{name}: there is no component of this name that holds {NEEDED[name]}"
    if missing:
        return
    for name, wanted in (("characters", CHARACTERS), ("missions", (*MISSIONS, "bug_hunt"))):
        there = {item.id for item in pack[name].items}
        yield from (f"{name}: {each} is missing" for each in wanted if each not in there)
