"""The character draft: two cards are shown, one is kept, the other goes back (S0 75-83)."""

from __future__ import annotations

from companion.games.common import checklist, seating
from companion.games.common.seating import SEAT_IN, playing
from companion.kit.intent import Result, Shape, intent, shown
from companion.kit.source import by_app
from companion.table import Json, Refused, Table

PILE, SHOWN = "draft.draw", "draft.shown"
DEALT = by_app("draft")


def _none_shown(table: Table) -> None:
    if table.count(SHOWN) and seating.is_in(table, table.word("drafting")):
        raise Refused("draft_first", seat=table.value("drafting"))
    if not table.count(PILE):
        raise Refused("deck_is_empty", deck="draft")


def some_shown(table: Table) -> None:
    if not table.count(SHOWN):
        raise Refused("nothing_to_choose", seat="")


def without(table: Table) -> list[str]:
    """Who has no character yet, in the order of the help cards, in which they choose (S0 75-80)."""
    seats = [seat for seat in seating.seats_in(table) if not table.value(f"{seat}.character")]
    return sorted(seats, key=lambda seat: table.number(f"{seat}.number"))


@intent(playing, DEALT, _none_shown, seat=SEAT_IN)
def draft_offer(table: Table, seat: str) -> Result:
    """Two random characters for a seat to choose from."""
    if table.value(f"{seat}.character"):
        raise Refused("has_a_character", seat=seat)
    if without(table)[0] != seat:
        table.tell("drafts_first", seat=without(table)[0])
    table.shuffle(PILE, *table.inside(SHOWN))  # whoever they were shown to has left
    for _ in range(min(2, table.count(PILE))):
        table.move(table.draw(PILE), SHOWN)
    table.set("drafting", seat)
    offered = [table.kind(card) for card in table.inside(SHOWN)]
    table.tell("draft_offered", seat=seat, characters=offered)
    return {"characters": offered}


def kept(table: Table, seat: str, character: str) -> str:
    """One of the two is kept, or with the original crew mixed in somebody of the same colour; the card that was chosen."""
    if table.value("drafting") != seat:
        raise Refused("draft_first", seat=table.value("drafting"))
    chosen = next(card for card in table.inside(SHOWN) if character in _faces(table, card))
    table.move(chosen, "draft.taken")
    table.shuffle(PILE, *table.inside(SHOWN))
    table.set(f"{seat}.character", character)
    table.set("drafting", "")
    if not without(table):
        checklist.app_did(table, "draft")
    return chosen


def offered(table: Table) -> list[str]:
    """Every name that may be kept now."""
    return [name for card in table.inside(SHOWN) for name in _faces(table, card)]


def _read_offered(table: Table, name: str, value: Json) -> str:
    if value not in offered(table):
        raise Refused("not_one_of", name=name, value=shown(value), words=", ".join(offered(table)))
    return str(value)


CHARACTER = Shape("a character of the cards that were shown", _read_offered, lambda table, _: offered(table), "card")


def _faces(table: Table, card: str) -> list[str]:
    """A card stands for its own character, and where the group mixes crews for those of the same colour."""
    own = [table.kind(card)]
    mixed = table.has("option.originals") and table.flag("option.originals")
    return own + list(table.pieces[card].traits.get("alternatives", ())) if mixed else own
