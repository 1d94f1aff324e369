"""Rooms that nobody has seen yet (S3 408-452, 2197-2202)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import boards, exploration, intruders
from companion.games.nemesis.aftermath import turrets
from companion.games.nemesis.void_seeders import lairs
from companion.kit import bag
from companion.kit.intent import YES_NO, Result, intent, one_of, whole
from companion.kit.look import look
from companion.kit.source import by_app, on_cardboard
from companion.table import Refused, Table

PILE, GONE = "exploration.draw", "exploration.gone"
SLOTS = tuple(range(1, 22))
BARE = ("nest", "slime")
"""Rooms without an item counter that never break."""
EFFECTS = ("silence", "danger", "slime", "fire", "malfunction", "doors", "lair", "turret")
AFTERMATH = ("lockdown", "danger", "egg", "slimed_room", "larva", "fire", "carcass", "corpse")
"""What the tokens of Aftermath show; how many there are of each nobody has told."""
MOST_ITEMS = 4
BLANK = ("lair", "turret")
"""Tokens without a number."""


def at(slot: int) -> str:
    """The token of one room, once somebody has looked at it."""
    return f"exploration.at.{slot}"


def hidden(table: Table) -> int:
    """How many tokens nobody has turned over."""
    return table.count(PILE) + sum(table.count(at(slot)) for slot in SLOTS)


def _something_hidden(table: Table) -> None:
    if not on_cardboard(table, "exploration") and not hidden(table) and not table.number("aftermath.hidden"):
        raise Refused("all_explored")


@intent(playing, by_app("exploration"), _something_hidden, seat=SEAT_IN, slot=whole(SLOTS[0], SLOTS[-1]))
def explore_peek(table: Table, seat: str, slot: int) -> Result:
    """Monitoring: the token of one room is looked at, and lies there from now on."""
    if not table.count(at(slot)):
        if not table.count(PILE):
            raise Refused("all_explored")
        bag.draw(table, PILE, at(slot))
    token = table.inside(at(slot))[0]
    look(table, seat, [token])
    table.tell("explore_seen", seat=seat)
    return {"effect": table.kind(token), "items": table.pieces[token].traits["items"], "slot": slot, "secret": seat}


@intent(
    playing, _something_hidden, seat=SEAT_IN, room=one_of(*BARE), slot=whole(SLOTS[0], SLOTS[-1]),
    token=one_of("exploration", "aftermath"),
    effect=one_of(*dict.fromkeys((*EFFECTS, *AFTERMATH))), items=whole(0, MOST_ITEMS), careful=YES_NO,
)
def explore(
    table: Table, seat: str, room: str | None = None, slot: int | None = None, token: str = "exploration",
    effect: str | None = None, items: int | None = None, careful: bool = False,
) -> Result:
    """Turn a room over and do what its token says; on cardboard the table says what it shows."""
    if token == "aftermath":
        return _of_aftermath(table, seat, effect)
    if on_cardboard(table, "exploration"):
        if effect is None:
            raise Refused("say_what_came", component="exploration")
    elif effect is not None or items is not None:
        raise Refused("app_draws", component="exploration")
    else:
        effect, items = _turned(table, slot)
    items = None if room or effect in BLANK else items
    found = exploration.takes_effect(table, seat, effect, items, breaks=room is None, careful=careful)
    if effect == "turret":
        return {**found, **(turrets.place(table) if turrets.left(table) else {})}
    if effect == "lair":
        if table.value("lairs")["hidden"]:  # else somebody has counted it by hand already
            lairs.found(table)
        return found
    if room == "slime" and table.value("option.enemy") != "void_seeders":
        boards.slime(table, seat)
    if careful:
        table.tell("careful_marker", seat=seat)
    elif found["effect"] not in ("silence", "danger"):
        table.tell("then_noise_roll", seat=seat)
    return found


def _of_aftermath(table: Table, seat: str, effect: str | None) -> Result:
    """S3 3652-3689: the table says what it shows; a larva is no encounter, and nobody rolls for it."""
    if not table.number("aftermath.hidden"):
        raise Refused("all_explored")
    if effect is None or effect not in AFTERMATH:
        raise Refused("say_what_came", component="exploration")
    table.set("aftermath.hidden", table.number("aftermath.hidden") - 1)
    if effect in ("danger", "fire"):
        found = exploration.takes_effect(table, seat, effect, None)
    else:
        table.tell(f"aftermath_{effect}", seat=seat)
        found = {"effect": effect, "items": None}
    if effect == "larva":
        found["appeared"] = [intruders.appears_on_board(table, "larva")]
    return {**found, "left": table.number("aftermath.hidden")}


def _turned(table: Table, slot: int | None) -> tuple[str, int]:
    """The token of that room leaves the game; of a room that nobody has looked at, any."""
    if slot is not None and table.count(at(slot)):
        token = table.inside(at(slot))[0]
        table.move(token, GONE)
    elif table.count(PILE):
        token = bag.draw(table, PILE, GONE)
    else:
        raise Refused("all_explored")
    return table.kind(token), int(table.pieces[token].traits["items"])
