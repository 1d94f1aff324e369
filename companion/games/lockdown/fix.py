"""Fix the record: set by hand what the table says otherwise. A fix sets and triggers nothing."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.lockdown import contamination, intruders
from companion.games.lockdown.countdowns import TRACK
from companion.games.lockdown.crew import STATUS
from companion.games.lockdown.intruders import BAG, STAND_INS, SUPPLY, TRAY
from companion.games.lockdown.power import token
from companion.games.lockdown.setup import DICE
from companion.games.lockdown.shapes import KINDS, SECTIONS
from companion.kit import bag
from companion.kit.deck import Deck
from companion.kit.intent import ANYTHING, TEXT, Result, intent, shown
from companion.table import Json, Refused, Table

Fixer = Callable[[Table, list[str], Json], None]


@intent(path=TEXT, value=ANYTHING)
def fix(table: Table, path: str, value: Json = None) -> Result:
    """Set one value by hand; what can't be is refused."""
    parts = path.split(".")
    if parts[0] not in FIXERS:
        raise Refused("nothing_to_fix", path=shown(path))
    FIXERS[parts[0]](table, parts[1:], value)
    table.tell("fixed", path=path, value=shown(value))
    return {"path": path}


# -- what values may be --------------------------------------------------------------------------


def _wrong(path: str, value: Json) -> Refused:
    return Refused("value_cannot_be", path=path, value=shown(value))


def _whole(path: str, value: Json, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _wrong(path, value)
    return value


def _word(path: str, value: Json, words: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in words:
        raise _wrong(path, value)
    return value


def _yes_no(path: str, value: Json) -> bool:
    if not isinstance(value, bool):
        raise _wrong(path, value)
    return value


def _fields(path: str, value: Json, allowed: tuple[str, ...]) -> dict[str, Json]:
    if not isinstance(value, dict) or not value or not set(value) <= set(allowed):
        raise _wrong(path, value)
    return value


def _end(path: str, parts: list[str]) -> None:
    if parts:
        raise Refused("nothing_to_fix", path=".".join([path, *parts]))


# -- the track -----------------------------------------------------------------------------------


def _time(table: Table, parts: list[str], value: Json) -> None:
    if not parts:
        for name, each in _fields("time", value, ("slot", "side")).items():
            _time(table, [name], each)
    elif parts == ["slot"]:
        TRACK.put(table, "time", _whole("time.slot", value, 0, 15))
    elif parts == ["side"]:
        table.turn("time", _word("time.side", value, ("red", "blue")))
    else:
        _end("time", parts)


def _on_track(marker: str, sides: tuple[str, ...]) -> Fixer:
    """A token that lies on the track, or beside the board."""

    def fixer(table: Table, parts: list[str], value: Json) -> None:
        if parts == ["slot"]:
            TRACK.put(table, marker, _whole(f"{marker}.slot", value, 0, 15))
        elif parts == ["side"] and sides:
            table.turn(marker, _word(f"{marker}.side", value, sides))
        elif parts:
            _end(marker, parts)
        elif value is None:
            table.move(marker, "aside")
        else:
            told = _fields(marker, value, ("slot", "side") if sides else ("slot",))
            for name, each in told.items():
                fixer(table, [name], each)

    return fixer


def _css(table: Table, parts: list[str], value: Json) -> None:
    """css.10: null takes the token away, a face puts one there; css.10.face changes what it shows."""
    if not parts or not parts[0].isdigit() or int(parts[0]) not in TRACK or parts[1:] not in ([], ["face"]):
        raise Refused("nothing_to_fix", path=".".join(["css", *parts]))
    zone = f"css.{int(parts[0])}"
    lying = table.top(zone)
    if value is None:
        if lying:
            table.move(lying, "css.spent")
        return
    face = value["face"] if isinstance(value, dict) and set(value) == {"face"} else value
    if lying and table.kind(lying) == face:
        return
    source = _elsewhere(table, "css-", lambda piece: table.kind(piece) == face)
    if source is None:
        raise _wrong(zone, value)
    place = table.where(source)
    table.move(source, zone)
    if lying:
        table.move(lying, place)


def _elsewhere(table: Table, prefix: str, fits: Callable[[str], bool]) -> str | None:
    """A piece that fits: out of the box or spent first, from the board last."""
    found = [piece for piece in table.pieces if piece.startswith(prefix) and fits(piece)]
    found.sort(key=lambda piece: table.where(piece) not in ("css.box", "css.spent", "contingency.pool"))
    return found[0] if found else None


# -- power ---------------------------------------------------------------------------------------


def _power(table: Table, parts: list[str], value: Json) -> None:
    if not parts:
        told = _fields("power", value, SECTIONS)
        for section, each in told.items():
            _power(table, [section], each)
        return
    section = _word("power", parts[0], SECTIONS)
    path = f"power.{section}"
    if len(parts) == 1:
        if isinstance(value, dict) and "true" in value:  # YAML 1.1 reads the word on as true
            value = {"on" if name == "true" else name: each for name, each in value.items()}
        wanted = _fields(path, value, ("token", "on"))
        if "token" in wanted:
            _power(table, [section, "token"], wanted["token"])
        if "on" in wanted:
            _power(table, [section, "on"], wanted["on"])
    elif parts[1:] == ["token"]:
        _place_token(table, section, _whole(f"{path}.token", value, 1, 4))
    elif parts[1:] == ["on"]:
        table.turn(token(table, section), "on" if _yes_no(f"{path}.on", value) else "off")
    else:
        _end(path, parts[1:])


def _place_token(table: Table, section: str, number: int) -> None:
    """The token changes places with the one that lay there."""
    here = token(table, section)
    there = next(each for each in SECTIONS if table.kind(token(table, each)) == str(number))
    if there != section:
        coming = token(table, there)
        table.move(here, f"power.{there}")
        table.move(coming, f"power.{section}")


# -- intruders -----------------------------------------------------------------------------------


def _bag(table: Table, parts: list[str], value: Json) -> None:
    """Tokens go between bag and supply until the bag holds exactly these."""
    if parts:
        kind = _word("bag", parts[0], ("blank", *KINDS))
        _end(f"bag.{kind}", parts[1:])
        now = {each: len(table.of_kind(BAG, each)) for each in ("blank", *KINDS)}
        value = {**now, kind: _whole(f"bag.{kind}", value, 0, 27)}
    wanted = value if isinstance(value, dict) else {}
    if not isinstance(value, dict) or not set(wanted) <= {"blank", *KINDS}:
        raise _wrong("bag", value)
    bag.make(table, BAG, {kind: _whole(f"bag.{kind}", count, 0, 27) for kind, count in wanted.items()}, SUPPLY)


def _in_play(table: Table, parts: list[str], value: Json) -> None:
    """A list of kinds sets the whole tray; in_play.PIECE.injuries sets what one of them suffered."""
    if len(parts) == 2 and parts[1] == "injuries" and parts[0] in table.inside(TRAY):
        intruders.set_injuries(table, parts[0], _whole("injuries", value, 0, 30))
        return
    _end("in_play", parts)
    if not isinstance(value, list) or any(kind not in KINDS for kind in value):
        raise _wrong("in_play", value)
    for piece in table.inside(TRAY):
        intruders.leaves_tray(table, piece, SUPPLY)
    for kind in value:
        standing = next(iter(table.of_kind(SUPPLY, kind) or table.of_kind(BAG, kind)), table.top(STAND_INS))
        if standing is None:
            raise Refused("too_many_intruders")
        if table.kind(standing) == "stand_in":
            table.turn(standing, kind)
        table.move(standing, TRAY)


def _decks(table: Table, parts: list[str], value: Json) -> None:
    """decks.NAME.top: a copy of that card comes to lie on top of the draw pile."""
    if len(parts) != 2 or parts[1] != "top" or not table.has_zone(Deck(parts[0]).discards):
        raise Refused("nothing_to_fix", path=".".join(["decks", *parts]))
    if not isinstance(value, str):
        raise _wrong("decks", value)
    Deck(parts[0]).put_on_top(table, value)


# -- counters, seats, flags ----------------------------------------------------------------------


def _markers(table: Table, parts: list[str], value: Json) -> None:
    match parts:
        case ["eggs"]:
            total = table.number("eggs.nest") + table.number("eggs.supply")
            wanted = _whole("markers.eggs", value, 0, total)
            table.set("eggs.nest", wanted)
            table.set("eggs.supply", total - wanted)
        case ["fire" | "malfunction" as what]:
            for name, each in _fields(f"markers.{what}", value, ("limit", "placed")).items():
                _markers(table, [what, name], each)
        case ["fire" | "malfunction" as what, "placed"]:
            table.set(f"{what}.placed", _whole(f"markers.{what}", value, 0, table.number(f"{what}.limit")))
        case ["fire" | "malfunction" as what, "limit"]:
            table.set(f"{what}.limit", _whole(f"markers.{what}", value, table.number(f"{what}.placed"), 30))
        case _:
            raise Refused("nothing_to_fix", path=".".join(["markers", *parts]))


def _seats(table: Table, parts: list[str], value: Json) -> None:
    if len(parts) == 1 and parts[0] in table.value("seats"):
        told = _fields(f"seats.{parts[0]}", value, SEAT_FIELDS)
        for name, each in told.items():
            _seats(table, [parts[0], name], each)
        return
    if len(parts) != 2 or parts[0] not in table.value("seats") or parts[1] not in SEAT_FIELDS:
        raise Refused("nothing_to_fix", path=".".join(["seats", *parts]))
    seat, name = parts
    path = f"seats.{seat}.{name}"
    match name:
        case "status":
            value = _word(path, value, STATUS)
        case "contamination":
            _contamination(table, seat, _whole(path, value, 0, 27))
            return
        case "knowledge":
            value = _whole(path, value, 0, 8)
        case "number":
            value = _whole(path, value, 1, 5)
        case "pod":
            value = _word(path, value, ("", "A", "B", "C"))
        case "name" | "character":
            if not isinstance(value, str) or not value.strip() or len(value) > 40:
                raise _wrong(path, value)
        case _:
            value = _yes_no(path, value)
    table.set(f"{seat}.{name}", value)


SEAT_FIELDS = (
    "status", "contamination", "knowledge", "number", "pod", "name", "character", "larva", "slime", "signal", "archive",
)


def _contamination(table: Table, seat: str, wanted: int) -> None:
    zone = contamination.cards(seat)
    while table.count(zone) > wanted:
        contamination.bury(table, table.inside(zone)[-1])
    while table.count(zone) < wanted:
        top = table.top(contamination.PILE)
        if top is None:
            raise _wrong(zone, wanted)
        table.move(top, zone)


def _contingency(table: Table, parts: list[str], value: Json) -> None:
    """contingency.active: the code that lies there changes places with one of that code."""
    if parts != ["active"] or not table.count("contingency.active"):
        raise Refused("nothing_to_fix", path=".".join(["contingency", *parts]))
    lying = table.inside("contingency.active")[0]
    if table.kind(lying) == value:
        return
    other = _elsewhere(table, "contingency-", lambda piece: table.kind(piece) == value)
    if other is None:
        raise _wrong("contingency.active", value)
    place = table.where(other)
    table.move(other, "contingency.active")
    table.move(lying, place)


def _dice(table: Table, parts: list[str], value: Json) -> None:
    """dice.combat: the faces as they are printed on the owner's die."""
    if len(parts) != 1 or parts[0] not in DICE:
        raise Refused("nothing_to_fix", path=".".join(["dice", *parts]))
    faces = table.value(f"die.{parts[0]}")
    if not isinstance(value, list) or len(value) != len(faces) or not set(map(str, value)) <= set(map(str, faces)):
        raise _wrong(f"dice.{parts[0]}", value)
    table.set(f"die.{parts[0]}", value)


def _flag(name: str) -> Fixer:
    def fixer(table: Table, parts: list[str], value: Json) -> None:
        _end(name, parts)
        table.set(name, _yes_no(name, value))

    return fixer


def _round(table: Table, parts: list[str], value: Json) -> None:
    _end("round", parts)
    table.set("round", _whole("round", value, 1, 99))


def _first_player(table: Table, parts: list[str], value: Json) -> None:
    _end("first_player", parts)
    table.set("first_player", _word("first_player", value, tuple(table.value("seats"))))


def _ending(table: Table, parts: list[str], value: Json) -> None:
    """ending: null opens the game again; statuses are fixed on their own."""
    _end("ending", parts)
    if value is not None or table.value("phase") != "over":
        raise _wrong("ending", value)
    table.set("ending", None)
    table.set("phase", "players")
    table.set("judged", 0)
    table.set("verdict", {})
    for token_shown in table.inside("contingency.revealed"):
        table.move(token_shown, "contingency.active")


FIXERS: dict[str, Fixer] = {
    "time": _time,
    "autodestruction": _on_track("autodestruction", ("yellow", "red")),
    "alert": _on_track("alert", ()),
    "css": _css,
    "power": _power,
    "bag": _bag,
    "in_play": _in_play,
    "decks": _decks,
    "markers": _markers,
    "seats": _seats,
    "contingency": _contingency,
    "dice": _dice,
    "round": _round,
    "first_player": _first_player,
    "ending": _ending,
    **{name: _flag(name) for name in ("gate_open", "first_encounter", "first_death", "venting")},
}
