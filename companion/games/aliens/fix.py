"""The record: any value can be set by hand, and nothing is triggered."""

from __future__ import annotations

from typing import Any

from companion.games.aliens import board, campaign, endurance, squad, tracker
from companion.games.aliens.barricades import LIMIT
from companion.games.aliens.endurance import ABOVE, REMOVED, ZONES, equipment, hand, weapons
from companion.games.aliens.squad import CHARACTERS, MOST_DIAL, STATUS
from companion.games.common import fixing, seating
from companion.games.common.fixing import Fixer, any_of, end_of_path, fields, list_of, whole, word, wrong, yes_no
from companion.kit import bag
from companion.kit.intent import Result, intent
from companion.kit.lazily import later
from companion.table import UNSEEN, Json, Refused, Table

MOST_TURNS = 60
LAID = ("above", "under", "exhaust", "discard")


def _no_path(*parts: str) -> Refused:
    return Refused("nothing_to_fix", typed=".".join(parts))


# -- cards ---------------------------------------------------------------------------------------


def _endurance(table: Table, parts: list[str], value: Json) -> None:
    """All cards but hands and equipment are laid out anew; zones not named are empty, what is left over is removed."""
    end_of_path("endurance", parts)
    lists = fields("endurance", value, LAID)
    for zone in (*(ZONES[name] for name in LAID), endurance.STOCK):
        for card in reversed(table.inside(zone)):
            table.move(card, REMOVED)
    for name in LAID:
        if isinstance(lists.get(name), list):
            for card in reversed(endurance.named(table, REMOVED, lists[name])):  # names come top first
                table.move(card, ZONES[name])
    for name in LAID:
        count = lists.get(name, 0)
        if isinstance(count, list):
            continue
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= table.count(REMOVED):
            raise wrong(f"endurance.{name}", count, f"0 … {table.count(REMOVED)} | {list_of(_kinds(table))}")
        if table.layout.zones[ZONES[name]].eyes == "none":
            table.shuffle(ZONES[name])
        for _ in range(count):
            table.heap(ZONES[name], table.draw(REMOVED, UNSEEN))


def _hands(table: Table, parts: list[str], value: Json) -> None:
    """hands.P1: these cards, taken from what is removed, else from the deck; what leaves it is removed."""
    if len(parts) != 1 or parts[0] not in seating.seats(table):
        raise _no_path("hands", *parts)
    if not isinstance(value, list):
        raise wrong(f"hands.{parts[0]}", value, list_of(_kinds(table)))
    zone = hand(parts[0])
    for card in table.inside(zone):
        table.move(card, REMOVED)
    for name in value:
        found = bag.of_kind(table, str(name), REMOVED, ABOVE, endurance.UNDER)
        if found is None:
            raise wrong(f"hands.{parts[0]}", value, list_of(_kinds(table)))
        table.move(found, zone)


def _decks(table: Table, parts: list[str], value: Json) -> None:
    """decks.motion_tracker.top, a name; .draw, how many: the rest is discarded."""
    if len(parts) != 2 or parts[0] != tracker.DECK.name:
        raise _no_path("decks", *parts)
    if parts[1] == "top":
        fixing.decks(table, parts, value)
        return
    if parts[1] != "draw":
        raise _no_path("decks", *parts)
    count = whole("decks.motion_tracker.draw", value, 0, table.count(tracker.DECK.pile) + table.count(tracker.DECK.discards))
    while table.count(tracker.DECK.pile) > count:
        table.move(table.draw(tracker.DECK.pile, UNSEEN), tracker.DECK.discards)
    while table.count(tracker.DECK.pile) < count:
        table.move(table.inside(tracker.DECK.discards)[-1], tracker.DECK.pile, 0)


# -- characters ----------------------------------------------------------------------------------


def _characters(table: Table, parts: list[str], value: Json) -> None:
    """characters.hicks.dial and so on."""
    path = ".".join(["characters", *parts])
    if len(parts) != 2 or parts[0] not in CHARACTERS:
        raise _no_path("characters", *parts)
    who, name = parts
    match name:
        case "dial" | "aim" | "tech" | "speed" | "defense" | "melee":
            table.set(f"{who}.{name}", whole(path, value, 1, MOST_DIAL))
        case "rank":
            table.set(f"{who}.rank", whole(path, value, 0, squad.MOST_RANK))
        case "status":
            table.set(f"{who}.status", word(path, value, STATUS))
        case "facehugger" | "activated":
            table.set(f"{who}.{name}", yes_no(path, value))
        case "weapons" | "equipment":
            _worn(table, who, "weapon" if name == "weapons" else "equipment", path, value)
        case "hazards":
            _worn(table, who, endurance.HAZARD, path, value)
        case _:
            raise _no_path("characters", *parts)


def _dials(table: Table, parts: list[str], value: Json) -> None:
    """dials, "aim": all of them back at what the cards say, where that is known."""
    end_of_path("dials", parts)
    word("dials", value, ("aim",))
    for who in squad.members(table):
        squad.reset_dial(table, who)


def _worn(table: Table, who: str, type_: str, path: str, value: Json) -> None:
    """These cards of that type, taken from what is removed, else from the deck."""
    every = _kinds(table, type_)
    if not isinstance(value, list) or any(name not in every for name in value):
        raise wrong(path, value, list_of(every))
    zone = {"weapon": weapons(who), "equipment": equipment(who), endurance.HAZARD: endurance.lying(who)}[type_]
    for card in table.inside(zone):
        table.move(card, REMOVED)
    for name in value:
        found = bag.of_kind(table, str(name), REMOVED, ABOVE, endurance.UNDER)
        if found is None:
            raise wrong(path, value, list_of(every))
        table.move(found, zone)


def _kinds(table: Table, type_: str | None = None) -> list[Json]:
    """Every card of the endurance deck by its name, or those of one type."""
    deck = (piece for piece in table.pieces.values() if piece.id.startswith(f"{endurance.COMPONENT}-"))
    return list(dict.fromkeys(piece.kind for piece in deck if type_ in (None, piece.traits["type"])))


# -- board ---------------------------------------------------------------------------------------


def _in_play(table: Table, parts: list[str], value: Json) -> None:
    """in_play.A.tokens; in_play.A.number, of a blip: another one with that number lies there."""
    if len(parts) != 2 or parts[0] not in table.value("in_play"):
        raise _no_path("in_play", *parts)
    label, name = parts
    there, path = board.in_play(table)[label], ".".join(["in_play", *parts])
    if name == "tokens" and there["kind"] != board.BLIP:
        board.changes(table, label, tokens=whole(path, value, 0, board.MOST_TOKENS))
    elif name == "number" and there["kind"] == board.BLIP:
        lying = table.inside(board.slot(there["slot"]))[0]
        found = [piece for piece in (lying, *table.inside(board.POOL)) if table.pieces[piece].traits["number"] == value]
        if not found:
            every = {piece.traits["number"] for piece in table.pieces.values() if piece.id.startswith(f"{board.BLIP}-")}
            raise wrong(path, value, any_of(sorted(every)))
        if found[0] != lying:
            table.move(lying, board.POOL)
            table.move(found[0], board.slot(there["slot"]))
    else:
        raise _no_path("in_play", *parts)


def _barricades(table: Table, parts: list[str], value: Json) -> None:
    lies = dict(table.value("barricades"))
    if len(parts) != 1 or parts[0] not in ("doors", "spawn", "tunnel"):
        raise _no_path("barricades", *parts)
    path = f"barricades.{parts[0]}"
    if parts[0] == "doors":
        table.set("barricades", {**lies, "doors": whole(path, value, 0, LIMIT)})
    elif not isinstance(value, list) or not all(isinstance(each, str) for each in value) or len(value) > LIMIT:
        raise wrong(path, value, list_of(("1", "2")))
    else:
        table.set("barricades", {**lies, parts[0]: sorted(set(value))})


def _sentry(table: Table, parts: list[str], value: Json) -> None:
    guns: dict[str, Any] = dict(table.value("sentry"))
    if len(parts) != 1 or parts[0] not in guns:
        raise _no_path("sentry", *parts)
    table.set("sentry", {**guns, parts[0]: whole(f"sentry.{parts[0]}", value, 0, 450)})


def _tunnels(table: Table, parts: list[str], value: Json) -> None:
    if parts != ["placed"]:
        raise _no_path("tunnels", *parts)
    table.set("tunnels", whole("tunnels.placed", value, 0, board.TUNNELS))


# -- turn and campaign ---------------------------------------------------------------------------


def _turn_dial(table: Table, parts: list[str], value: Json) -> None:
    end_of_path("turn_dial", parts)
    if value is not None and (isinstance(value, bool) or value not in range(1, MOST_TURNS + 1)):
        raise wrong("turn_dial", value, f"1 … {MOST_TURNS} | null")
    table.set("turn_dial", value)


def _seat(name: str) -> Fixer:
    def fixer(table: Table, parts: list[str], value: Json) -> None:
        end_of_path(name, parts)
        if value is not None and value not in seating.seats(table):
            raise wrong(name, value, any_of((*seating.seats(table), None)))
        table.set(name, value)

    return fixer


def _active(table: Table, parts: list[str], value: Json) -> None:
    active = table.value("active")
    if parts != ["actions"] or active is None:
        raise _no_path("active", *parts)
    table.set("active", {**active, "actions": whole("active.actions", value, 0, 9)})


def _campaign(table: Table, parts: list[str], value: Json) -> None:
    before = table.value("campaign")
    path = ".".join(["campaign", *parts])
    if before is None or len(parts) != 1 or parts[0] not in before:
        raise _no_path("campaign", *parts)
    match parts[0]:
        case "mission":
            found: Json = word(path, value, (*campaign.ORDER, *campaign.BETWEEN))
        case "resupplied":
            found = yes_no(path, value)
        case "killed" | "captured" | "facehugged":
            if not isinstance(value, list) or any(each not in CHARACTERS for each in value):
                raise wrong(path, value, list_of(CHARACTERS))
            found = list(value)
        case _:
            raise _no_path("campaign", *parts)
    table.set("campaign", {**before, parts[0]: found})


def _ending(table: Table, parts: list[str], value: Json) -> None:
    """ending: null opens a finished game again, where the Marine Phase begins."""
    end_of_path("ending", parts)
    if value is not None or table.value("ending") is None:
        raise wrong("ending", value, any_of((None,)))
    table.set("ending", None)
    table.set("phase", "marine")
    table.set("step", "remaining_grunts")


FIXERS: dict[str, Fixer] = {
    "round": fixing.current_round,
    "endurance": _endurance,
    "hands": _hands,
    "decks": _decks,
    "characters": _characters,
    "dials": _dials,
    "in_play": _in_play,
    "barricades": _barricades,
    "sentry": _sentry,
    "tunnels": _tunnels,
    "turn_dial": _turn_dial,
    "leader": _seat("leader"),
    "token": _seat("token"),
    "active": _active,
    "campaign": _campaign,
    "ending": _ending,
}
PATHS = (
    *("round", "endurance", "hands.P1", "decks.motion_tracker.top", "decks.motion_tracker.draw"),
    *(f"characters.hicks.{dial}" for dial in ("dial", "aim", "tech", "speed", "defense", "melee")),
    *(f"characters.hicks.{each}" for each in ("rank", "status", "facehugger", "activated", "weapons", "equipment", "hazards")),
    *(
        "dials",
        "in_play.A.tokens",
        "in_play.A.number",
        "barricades.doors",
        "barricades.spawn",
        "barricades.tunnel",
        "sentry.1",
        "tunnels.placed",
    ),
    *("turn_dial", "leader", "token", "active.actions"),
    *(f"campaign.{each}" for each in ("mission", "resupplied", "killed", "captured", "facehugged")),
    "ending",
)
"""Every kind of path, with an example of what changes in it."""
HIDDEN = ("endurance", "hands", "decks", "in_play", "dials")
"""What may lie face down, and what is too much to be told in a line."""


PATH, VALUE = fixing.shapes(later("companion.games.aliens.record:record"))


@intent(path=PATH, value=VALUE)
def fix(table: Table, path: str, value: Json = None) -> Result:
    """Set one value by hand."""
    return fixing.fixed(table, FIXERS, PATHS, HIDDEN, path, value)
