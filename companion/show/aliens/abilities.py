"""What a hero's card does as an activation begins and as it ends, in a few words (facts 2.1)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.show.tongue import word

ON_ACTIVATION: Mapping[str, str] = {
    "hicks": word("MAY DRAW 1"),
    "hudson": word("MAY RECYCLE OF THE HAND"),
    "gorman": word("MAY GIVE AN ACTION"),
    "vasquez": word("REVEALS FOR A WEAPON"),
    "frost": word("MAY MOVE 2"),
    "ripley": word("RECYCLES 2, DRAWS 1"),
}
END_OF_ACTIVATION: Mapping[str, str] = {
    "hudson": word("REVEALS FOR A WEAPON"),
    "gorman": word("DRAWS 2"),
    "newt": word("MAY EXHAUST 2"),
}
