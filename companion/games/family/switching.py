"""App or cardboard in the middle of a game: the one verb for it, made with what a game hands over and takes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.games.common import handing
from companion.games.common.handing import CONTENTS
from companion.games.family import intruders
from companion.kit import bag
from companion.kit.intent import Intent, Result, intent, one_of
from companion.table import Table

ASKED = {"event_card": "event", "token": "bag", "contamination_drawn": "contamination"}
"""What the table is being asked about came from cardboard."""


def verb(
    components: Sequence[str], handed_over: Callable[[Table, str], Result], taken_back: Callable[[Table, str], None],
) -> Intent:
    """set_source for these components."""

    @intent(component=one_of(*components), source=one_of("app", "cardboard"), contents=CONTENTS)
    def set_source(table: Table, component: str, source: str, contents: dict[str, int] | None = None) -> Result:
        """Who draws from now on. Going to cardboard, the app says exactly what to build."""
        handing.switched(table, component, source, ASKED)
        if source == "cardboard":
            return {"source": source, **handed_over(table, component)}
        if component == "bag" and contents is not None:
            bag.make(table, intruders.BAG, contents, intruders.SUPPLY)
        taken_back(table, component)
        return {"source": source}

    return set_source
