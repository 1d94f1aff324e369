"""Fix where pieces lie: the bag, the tray, the top of a deck, the active contingency."""

from __future__ import annotations

from companion.games.lockdown import intruders
from companion.games.lockdown.fix.values import MOST_INJURIES, elsewhere, end_of_path, whole, word, wrong
from companion.games.lockdown.intruders import BAG, STAND_INS, SUPPLY, TRAY
from companion.games.lockdown.shapes import KINDS
from companion.kit import bag
from companion.kit.deck import Deck
from companion.table import Json, Refused, Table


def intruder_bag(table: Table, parts: list[str], value: Json) -> None:
    """Tokens go between bag and supply until the bag holds exactly these."""
    if parts:
        kind = word("bag", parts[0], ("blank", *KINDS))
        end_of_path(f"bag.{kind}", parts[1:])
        now = {each: len(table.of_kind(BAG, each)) for each in ("blank", *KINDS)}
        value = {**now, kind: whole(f"bag.{kind}", value, 0, 27)}
    wanted = value if isinstance(value, dict) else {}
    if not isinstance(value, dict) or not set(wanted) <= {"blank", *KINDS}:
        raise wrong("bag", value)
    bag.make(table, BAG, {kind: whole(f"bag.{kind}", count, 0, 27) for kind, count in wanted.items()}, SUPPLY)


def in_play(table: Table, parts: list[str], value: Json) -> None:
    """A list of kinds sets the whole tray; in_play.PIECE.injuries sets what one of them suffered."""
    if len(parts) == 2 and parts[1] == "injuries" and parts[0] in table.inside(TRAY):
        intruders.set_injuries(table, parts[0], whole("injuries", value, 0, MOST_INJURIES))
        return
    end_of_path("in_play", parts)
    if not isinstance(value, list) or any(kind not in KINDS for kind in value):
        raise wrong("in_play", value)
    coming = list(value)
    for piece in list(table.inside(TRAY)):
        kind = table.face(piece) if table.kind(piece) == "stand_in" else table.kind(piece)
        if kind in coming:
            coming.remove(kind)  # it stays, with what it suffered
        else:
            intruders.leaves_tray(table, piece, SUPPLY)
    for kind in coming:
        standing = next(iter(table.of_kind(SUPPLY, kind) or table.of_kind(BAG, kind)), table.top(STAND_INS))
        if standing is None:
            raise Refused("too_many_intruders")
        if table.kind(standing) == "stand_in":
            table.turn(standing, kind)
        table.move(standing, TRAY)


def decks(table: Table, parts: list[str], value: Json) -> None:
    """decks.NAME.top: a copy of that card comes to lie on top of the draw pile."""
    if len(parts) != 2 or parts[1] != "top" or not table.has_zone(Deck(parts[0]).discards):
        raise Refused("nothing_to_fix", path=".".join(["decks", *parts]))
    if not isinstance(value, str):
        raise wrong("decks", value)
    Deck(parts[0]).put_on_top(table, value)


def contingency(table: Table, parts: list[str], value: Json) -> None:
    """contingency.active: the code that lies there changes places with one of that code."""
    if parts != ["active"] or not table.count("contingency.active"):
        raise Refused("nothing_to_fix", path=".".join(["contingency", *parts]))
    lying = table.inside("contingency.active")[0]
    if table.kind(lying) == value:
        return
    other = elsewhere(table, "contingency-", lambda piece: table.kind(piece) == value)
    if other is None:
        raise wrong("contingency.active", value)
    place = table.where(other)
    table.move(other, "contingency.active")
    table.move(lying, place)
