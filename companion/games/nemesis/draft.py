"""Who plays whom (S3 144-161)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing, seats_in
from companion.games.family import draft
from companion.kit.intent import Result, intent
from companion.table import Table


@intent(playing, draft.DEALT, draft.some_shown, seat=SEAT_IN, character=draft.CHARACTER)
def draft_keep(table: Table, seat: str, character: str) -> Result:
    """One of the two that were shown."""
    draft.kept(table, seat, character)
    table.tell("takes_character", seat=seat, character=character)
    return {"character": character, "without": [each for each in seats_in(table) if not table.value(f"{each}.character")]}
