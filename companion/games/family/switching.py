"""App or cardboard in the middle of a game: the one verb for it, made with what a game hands over and takes back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.games.common import handing
from companion.games.common.handing import CONTENTS
from companion.games.family import intruders
from companion.games.family.intruders import DRAWN
from companion.kit import bag
from companion.kit.intent import Intent, Result, intent, one_of
from companion.table import Refused, Table

ASKED = {"event_card": "event", "token": "bag", "contamination_drawn": "contamination"}
"""What the table is being asked about came from cardboard."""
IN_HAND: Mapping[str, str] = {"bag": DRAWN}
"""Where what was drawn lies until somebody has said what becomes of it."""


def busy(table: Table, component: str, in_hand: Mapping[str, str] = IN_HAND) -> bool:
    """Whether something of it waits for an answer or a choice: what is handed over then would not be all of it."""
    waits = component in in_hand and table.has_zone(in_hand[component]) and table.count(in_hand[component])
    return bool(waits) or ASKED.get((table.value("question") or {}).get("ask", "")) == component


def verb(
    components: Sequence[str],
    handed_over: Callable[[Table, str], Result],
    taken_back: Callable[[Table, str], None],
    in_hand: Mapping[str, str] = IN_HAND,
) -> Intent:
    """set_source for these components."""

    @intent(component=one_of(*components), source=one_of("app", "cardboard"), contents=CONTENTS)
    def set_source(table: Table, component: str, source: str, contents: dict[str, int] | None = None) -> Result:
        """Who draws from now on. Going to cardboard, the app says exactly what to build."""
        if busy(table, component, in_hand):
            raise Refused("answer_first")
        handing.switched(table, component, source, {})
        if source == "cardboard":
            return {"source": source, **handed_over(table, component)}
        if component == "bag" and contents is not None:
            bag.make(table, intruders.BAG, contents, intruders.SUPPLY)
        taken_back(table, component)
        return {"source": source}

    return set_source
