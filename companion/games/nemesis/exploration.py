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
from companion.table import LOOK, Refused, Table

PILE, GONE = "exploration.draw", "exploration.gone"
LATER, LATER_GONE = "exploration_aftermath.draw", "exploration_aftermath.gone"
"""The tokens of Aftermath."""
SLOTS = tuple(range(1, 22))
BARE = ("nest", "slime")
"""Rooms without an item counter that never break."""
EFFECTS = ("silence", "danger", "slime", "fire", "malfunction", "doors", "lair", "turret")
AFTERMATH = ("lockdown", "danger", "egg", "slimed_room", "larva", "fire", "carcass", "corpse")
"""What the tokens of Aftermath show."""
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
        bag.draw(table, PILE, at(slot), LOOK)
    token = table.inside(at(slot))[0]
    look(table, seat, [token])
    table.tell("explore_seen", seat=seat)
    return {"effect": table.kind(token), "items": table.pieces[token].traits["items"], "slot": slot, "secret": seat}


@intent(
    playing,
    _something_hidden,
    seat=SEAT_IN,
    room=one_of(*BARE),
    slot=whole(SLOTS[0], SLOTS[-1]),
    token=one_of("exploration", "aftermath"),
    effect=one_of(*dict.fromkeys((*EFFECTS, *AFTERMATH))),
    items=whole(0, MOST_ITEMS),
    careful=YES_NO,
)
def explore(
    table: Table,
    seat: str,
    room: str | None = None,
    slot: int | None = None,
    token: str = "exploration",
    effect: str | None = None,
    items: int | None = None,
    careful: bool = False,
) -> Result:
    """Turn a room over and do what its token says; on cardboard the table says what it shows."""
    if token == "aftermath":
        return _of_aftermath(table, seat, effect, careful)
    if on_cardboard(table, "exploration"):
        if effect is None:
            raise Refused("say_what_came", component="exploration")
        _in_this_game(table, effect)
        _told(table, slot, effect, items)
    elif effect is not None or items is not None:
        raise Refused("app_draws", component="exploration")
    else:
        effect, items = _turned(table, slot)
    items = None if room or effect in BLANK else items
    if table.value("option.story") == "epilogue":  # S3 3209: rooms are turned up for their items, and nothing else of it counts
        if items is not None:
            table.tell("explored", seat=seat, items=items)
        return {"effect": None, "items": items}
    if room == "slime" and table.value("option.enemy") != "void_seeders":  # S3 2206: before the token counts
        boards.slime(table, seat)
    if effect == "turret" and room is not None:  # S3 3577: never there
        table.tell("no_turret_here")
        found: Result = {"effect": effect, "items": None}
    else:
        found = exploration.takes_effect(table, seat, effect, items, breaks=room is None, careful=careful)
    if effect == "turret" and room is None and turrets.left(table):
        found |= turrets.place(table)
    if effect == "lair":
        if table.value("lairs")["hidden"]:  # else somebody has counted it by hand already
            lairs.found(table)
        return found
    if careful:
        table.tell("careful_marker", seat=seat)
    elif found["effect"] not in ("silence", "danger") and table.value("option.story") != "research":
        table.tell("then_noise_roll", seat=seat)  # S3 3358: in a research mission the room has another token, which says it
    return found


def _of_aftermath(table: Table, seat: str, effect: str | None, careful: bool) -> Result:
    """S3 3652-3689: a larva is no encounter, and nobody rolls for it; slime stays in its room."""
    if not table.number("aftermath.hidden"):
        raise Refused("all_explored")
    if not on_cardboard(table, "exploration_aftermath"):
        if effect is not None:
            raise Refused("app_draws", component="exploration_aftermath")
        effect = table.kind(bag.draw(table, LATER, LATER_GONE))
    elif effect is None or effect not in AFTERMATH:
        raise Refused("say_what_came", component="exploration_aftermath")
    else:
        if (token := bag.of_kind(table, effect, LATER)) is not None:
            table.move(token, LATER_GONE)
    table.set("aftermath.hidden", table.number("aftermath.hidden") - 1)
    if effect in ("danger", "fire"):
        found = exploration.takes_effect(table, seat, effect, None, careful=careful)
    else:
        table.tell(f"aftermath_{effect}", seat=seat)
        found = {"effect": effect, "items": None}
    if effect == "slimed_room":
        boards.slime(table, seat)
    if effect == "larva":
        found["appeared"] = [intruders.appears_on_board(table, "larva")]
    elif careful:
        table.tell("careful_marker", seat=seat)
    elif effect != "danger":
        both = table.value("option.story") == "research"
        table.tell("then_noise_roll_of_two" if both else "then_noise_roll", seat=seat)
    return {**found, "left": table.number("aftermath.hidden")}


def later(table: Table) -> int:
    """How many tokens of Aftermath this game has."""
    return table.count(LATER) + table.count(LATER_GONE)


def later_hidden(table: Table, count: int) -> None:
    """So many tokens of Aftermath nobody has turned over: the last ones that were lie there again."""
    table.set("aftermath.hidden", count)
    while table.count(LATER) < count and table.count(LATER_GONE):
        table.move(min(table.inside(LATER_GONE)), LATER)


def _in_this_game(table: Table, effect: str) -> None:
    """S3 2887-2890, 3357: some tokens lie in the box; and there are three lairs."""
    enemy, story = table.value("option.enemy"), table.value("option.story")
    boxed = {
        **dict.fromkeys(("slime", "silence"), enemy == "void_seeders"),
        **dict.fromkeys(("doors", "danger"), story == "research"),
        "lair": enemy != "void_seeders" or not table.value("lairs")["hidden"],
        "turret": not turrets.on(table),
        **dict.fromkeys(set(AFTERMATH) - set(EFFECTS), True),
    }
    if boxed.get(effect):
        raise Refused("not_in_this_game", what=effect)


def _told(table: Table, slot: int | None, effect: str, items: int | None) -> None:
    """The table has turned a token over: one that shows so leaves the game, so that the app can draw on from what is left."""
    looked = [zone for zone in map(at, SLOTS) if zone != (at(slot) if slot else None)]
    order = [*([at(slot)] if slot else []), PILE, *looked]
    lying = [token for zone in order for token in table.of_kind(zone, effect)]
    fits = [token for token in lying if items in (None, int(table.pieces[token].traits["items"]))]
    if found := fits or lying:
        zone = table.where(found[0])
        table.move(table.one_of(zone, [token for token in found if table.where(token) == zone]), GONE)


def _turned(table: Table, slot: int | None) -> tuple[str, int]:
    """The token of that room leaves the game; of a room that nobody has looked at, any.

    With the Void Seeders the last tokens are lairs, while one is missing (FAQ).
    """
    missing = table.value("lairs")["hidden"] if table.value("option.enemy") == "void_seeders" else 0
    last = bool(missing) and missing >= hidden(table)
    if slot is not None and table.count(at(slot)):
        token = table.inside(at(slot))[0]
        table.move(token, GONE)
    elif table.count(PILE):
        token = bag.draw(table, PILE, GONE)
    else:
        raise Refused("all_explored")
    return ("lair", 0) if last else (table.kind(token), int(table.pieces[token].traits["items"]))
