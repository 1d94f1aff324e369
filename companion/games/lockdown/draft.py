"""The character draft: what a character of Lockdown starts with (S0 75-83)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import draft
from companion.games.lockdown import crew
from companion.kit.intent import Result, intent
from companion.table import Table

SURVIVOR_KNOWLEDGE = 3


@intent(playing, draft.DEALT, draft.some_shown, seat=SEAT_IN, character=draft.CHARACTER)
def draft_keep(table: Table, seat: str, character: str) -> Result:
    """S0 793-806: the original crew count as survivors, start in isolation with 3 knowledge and no item."""
    card = draft.kept(table, seat, character)
    traits, is_original = table.pieces[card].traits, character != table.kind(card)
    knowledge = SURVIVOR_KNOWLEDGE if is_original else int(traits["knowledge"])
    room = "isolation_room" if is_original else traits["room"]
    table.set(f"{seat}.knowledge", knowledge)
    crew.entered(table, seat, "knowledge")
    table.set(f"{seat}.room", room)
    table.tell("takes_character", seat=seat, character=character, room=room, knowledge=knowledge)
    return {"character": character, "room": room, "without": draft.without(table)}
