"""What a hero's card does as an activation begins and as it ends, in a few words (facts 2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.tongue import word

OLD = 2020
"""The edition before the one of today."""
ON_ACTIVATION: Mapping[str, str] = {
    "hicks": word("MAY DRAW 1"),
    "hudson": word("MAY RECYCLE OF THE HAND"),
    "vasquez": word("REVEALS FOR A WEAPON"),
    "frost": word("MAY MOVE 2"),
    "ripley": word("RECYCLES 2, DRAWS 1"),
}
DURING: Mapping[str, str] = {"gorman": word("MAY GIVE AN ACTION")}
END_OF_ACTIVATION: Mapping[str, str] = {
    "hudson": word("REVEALS FOR A WEAPON"),
    "gorman": word("DRAWS 2"),
    "newt": word("MAY EXHAUST 2"),
}
OF_OLD: Mapping[str, str] = {"newt": word("EXHAUSTS 2")}
"""What was a must in the edition of 2020."""


def as_it_ends(view: Mapping[str, Any], who: str) -> str:
    """What the card of a hero does as an activation ends, in the edition that is played."""
    return OF_OLD.get(who, END_OF_ACTIVATION[who]) if view["edition"] == OLD else END_OF_ACTIVATION[who]
