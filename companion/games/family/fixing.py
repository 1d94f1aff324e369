"""Fix by hand what the family shares: the bag, the tray, markers, what lies on a character board, the end of a game."""

from __future__ import annotations

from companion.games.common import names, seating
from companion.games.common.fixing import Fixer, any_of, end_of_path, fields, list_of, object_of, whole, word, wrong, yes_no
from companion.games.family import contamination, intruders, turn_order
from companion.games.family.book import book
from companion.games.family.intruders import BAG, SUPPLY, TRAY
from companion.games.family.markers import LIMITED
from companion.games.family.shapes import STAND_IN, kind_of
from companion.kit import bag
from companion.table import UNSEEN, Json, Refused, Table

MOST_TOKENS, MOST_MARKERS, MOST_INJURIES = 27, 30, 30
"""More than any game has seen."""
LETTERS = f"a … z (1 … {names.LONGEST_NAME})"
"""How a refusal says that a name may stand there, in no language."""


def intruder_bag(table: Table, parts: list[str], value: Json) -> None:
    """Tokens go between bag and supply until the bag holds exactly these."""
    kinds = book(table).kinds.tokens
    if parts:
        kind = word("bag", parts[0], kinds)
        end_of_path(f"bag.{kind}", parts[1:])
        now = {each: len(table.of_kind(BAG, each)) for each in kinds}
        value = {**now, kind: whole(f"bag.{kind}", value, 0, MOST_TOKENS)}
    if not isinstance(value, dict) or not set(value) <= set(kinds):
        raise wrong("bag", value, object_of(kinds))
    bag.make(table, BAG, {kind: whole(f"bag.{kind}", count, 0, MOST_TOKENS) for kind, count in value.items()}, SUPPLY)


def in_play(table: Table, parts: list[str], value: Json) -> None:
    """A list of kinds sets the whole tray; in_play.PIECE.injuries sets what one of them suffered."""
    if len(parts) == 2 and parts[1] == "injuries" and parts[0] in table.inside(TRAY):
        intruders.set_injuries(table, parts[0], whole("injuries", value, 0, MOST_INJURIES))
        return
    end_of_path("in_play", parts)
    standing_kinds = book(table).kinds.standing
    if not isinstance(value, list) or any(kind not in standing_kinds for kind in value):
        raise wrong("in_play", value, list_of(standing_kinds))
    coming = list(value)
    for piece in list(table.inside(TRAY)):
        kind = kind_of(table, piece)
        if kind in coming:
            coming.remove(kind)  # it stays, with what it suffered
        else:
            intruders.leaves_tray(table, piece, SUPPLY)
    for kind in coming:
        standing = bag.of_kind(table, kind, SUPPLY, BAG) or intruders.stand_in(table)
        if standing is None:
            raise Refused("too_many_intruders")
        if table.kind(standing) == STAND_IN:
            table.turn(standing, kind)
        table.move(standing, TRAY)


def markers(table: Table, parts: list[str], value: Json) -> None:
    match parts:
        case ["eggs"]:
            total = table.number("eggs.nest") + table.number("eggs.supply")
            wanted = whole("markers.eggs", value, 0, total)
            table.set("eggs.nest", wanted)
            table.set("eggs.supply", total - wanted)
        case [what] if what in LIMITED:
            for name, each in fields(f"markers.{what}", value, ("limit", "placed")).items():
                markers(table, [what, name], each)
        case [what, "placed"] if what in LIMITED:
            table.set(f"{what}.placed", whole(f"markers.{what}", value, 0, table.number(f"{what}.limit")))
        case [what, "limit"] if what in LIMITED:
            table.set(f"{what}.limit", whole(f"markers.{what}", value, table.number(f"{what}.placed"), MOST_MARKERS))
        case _:
            raise Refused("nothing_to_fix", typed=".".join(["markers", *parts]))


def contaminated(table: Table, seat: str, path: str, value: Json) -> None:
    """How many cards a seat has; they come off the deck, and go under it."""
    zone, wanted = contamination.cards(seat), whole(path, value, 0, contamination.MOST)
    while table.count(zone) > wanted:
        table.move(table.draw(zone, UNSEEN), contamination.PILE, 0)
    while table.count(zone) < wanted:
        if not table.count(contamination.PILE):
            raise wrong(path, value, f"0 … {table.count(zone)}")
        table.move(table.draw(contamination.PILE, UNSEEN), zone)


def seats(of_seat: dict[str, Fixer]) -> Fixer:
    """seats.SEAT.FIELD: each field as the game says, the seat as the first part."""

    def fixer(table: Table, parts: list[str], value: Json) -> None:
        if len(parts) == 1 and parts[0] in table.value("seats"):
            for name, each in fields(f"seats.{parts[0]}", value, tuple(of_seat)).items():
                fixer(table, [parts[0], name], each)
            return
        if len(parts) != 2 or parts[0] not in table.value("seats") or parts[1] not in of_seat:
            raise Refused("nothing_to_fix", typed=".".join(["seats", *parts]))
        of_seat[parts[1]](table, parts, value)

    return fixer


def path_of(parts: list[str]) -> str:
    return ".".join(["seats", *parts])


def mark(table: Table, parts: list[str], value: Json) -> None:
    """Something lies on the board of a seat, or does not."""
    table.set(".".join(parts), yes_no(path_of(parts), value))


def between(least: int, most: int) -> Fixer:
    def fixer(table: Table, parts: list[str], value: Json) -> None:
        table.set(".".join(parts), whole(path_of(parts), value, least, most))

    return fixer


def among(*words: str) -> Fixer:
    def fixer(table: Table, parts: list[str], value: Json) -> None:
        table.set(".".join(parts), word(path_of(parts), value, words))

    return fixer


def text(table: Table, parts: list[str], value: Json) -> None:
    if not isinstance(value, str) or not value.strip() or len(value) > names.LONGEST_NAME:
        raise wrong(path_of(parts), value, LETTERS)
    table.set(".".join(parts), value)


def called(table: Table, parts: list[str], value: Json) -> None:
    """The name of who sits there, as it might have been when the game began."""
    seat, name = parts[0], value.strip() if isinstance(value, str) else ""
    if not names.differ(list({**seating.names(table), seat: name}.values())):
        raise wrong(path_of(parts), value, LETTERS)
    table.set(f"{seat}.name", name)


def cards(table: Table, parts: list[str], value: Json) -> None:
    contaminated(table, parts[0], path_of(parts), value)


def turns(table: Table, parts: list[str], value: Json) -> None:
    """Who keeps turns; the first player is next."""
    end_of_path("turns", parts)
    turn_order.keeps(table, word("turns", value, turn_order.BY))


def passed(table: Table, parts: list[str], value: Json) -> None:
    """Whether a seat has passed, while the app keeps turns."""
    if not turn_order.kept(table):
        raise Refused("table_keeps_turns")
    others = [each for each in table.value("turn.passed") if each != parts[0]]
    table.set("turn.passed", [*others, parts[0]] if yes_no(path_of(parts), value) else others)


def opened_again(table: Table, parts: list[str], value: Json) -> None:
    """ending: null opens the game again; statuses are fixed on their own."""
    end_of_path("ending", parts)
    if value is not None or table.value("phase") != "over":
        raise wrong("ending", value, any_of((None,)))
    table.set("ending", None)
    table.set("phase", "players")
    table.set("judged", 0)
    table.set("asks", {})
    table.set("verdict", {})
