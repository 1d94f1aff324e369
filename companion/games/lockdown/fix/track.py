"""Fix what lies on the board: time, the tokens on its track, CSS tokens, power."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.common.fixing import Fixer, any_of, end_of_path, fields, whole, word, wrong, yes_no
from companion.games.lockdown.countdowns import TRACK
from companion.games.lockdown.power import token
from companion.games.lockdown.shapes import SECTIONS
from companion.table import Json, Refused, Table


def time(table: Table, parts: list[str], value: Json) -> None:
    if not parts:
        for name, each in fields("time", value, ("slot", "side")).items():
            time(table, [name], each)
    elif parts == ["slot"]:
        TRACK.put(table, "time", whole("time.slot", value, 0, 15))
    elif parts == ["side"]:
        table.turn("time", word("time.side", value, ("red", "blue")))
    else:
        end_of_path("time", parts)


def on_track(marker: str, sides: tuple[str, ...]) -> Fixer:
    """A token that lies on the track, or beside the board."""

    def fixer(table: Table, parts: list[str], value: Json) -> None:
        if parts == ["slot"]:
            TRACK.put(table, marker, whole(f"{marker}.slot", value, 0, 15))
        elif parts == ["side"] and sides:
            table.turn(marker, word(f"{marker}.side", value, sides))
        elif parts:
            end_of_path(marker, parts)
        elif value is None:
            table.move(marker, "aside")
        else:
            said = fields(marker, value, ("slot", "side") if sides else ("slot",), None)
            for name, each in said.items():
                fixer(table, [name], each)

    return fixer


def css(table: Table, parts: list[str], value: Json) -> None:
    """css.10: null takes the token away, a face puts one there; css.10.face changes what it shows."""
    if not parts or not parts[0].isdecimal() or int(parts[0]) not in TRACK or parts[1:] not in ([], ["face"]):
        raise Refused("nothing_to_fix", typed=".".join(["css", *parts]))
    zone = f"css.{int(parts[0])}"
    lying = table.top(zone)
    if value is None:
        if lying:
            table.move(lying, "css.spent")
        return
    face = value["face"] if isinstance(value, dict) and set(value) == {"face"} else value
    if lying and table.kind(lying) == face:
        return
    source = elsewhere(table, "css-", lambda piece: table.kind(piece) == face)
    if source is None:
        raise wrong(zone, value, any_of((*kinds_of(table, "css-"), None)))
    place = table.where(source)
    table.move(source, zone)
    if lying:
        table.move(lying, place)


def power(table: Table, parts: list[str], value: Json) -> None:
    if not parts:
        said = fields("power", value, SECTIONS)
        tokens = [each["token"] for each in said.values() if isinstance(each, dict) and "token" in each]
        if any(tokens.count(token) > 1 for token in tokens):
            raise wrong("power", value, f"{len(SECTIONS)} × 1 … {len(SECTIONS)}")
        for section, each in said.items():
            power(table, [section], each)
        return
    section = word("power", parts[0], SECTIONS)
    path = f"power.{section}"
    if len(parts) == 1:
        if isinstance(value, dict) and "true" in value:  # YAML 1.1 reads the word on as true
            value = {"on" if name == "true" else name: each for name, each in value.items()}
        wanted = fields(path, value, ("token", "on"))
        if "token" in wanted:
            power(table, [section, "token"], wanted["token"])
        if "on" in wanted:
            power(table, [section, "on"], wanted["on"])
    elif parts[1:] == ["token"]:
        _place_token(table, section, whole(f"{path}.token", value, 1, 4))
    elif parts[1:] == ["on"]:
        table.turn(token(table, section), "on" if yes_no(f"{path}.on", value) else "off")
    else:
        end_of_path(path, parts[1:])


def _place_token(table: Table, section: str, number: int) -> None:
    """The token changes places with the one that lay there."""
    here = token(table, section)
    there = next(each for each in SECTIONS if table.kind(token(table, each)) == str(number))
    if there != section:
        coming = token(table, there)
        table.move(here, f"power.{there}")
        table.move(coming, f"power.{section}")


def kinds_of(table: Table, prefix: str) -> list[str]:
    """What these pieces can be, wherever they lie."""
    return list(dict.fromkeys(piece.kind for piece in table.pieces.values() if piece.id.startswith(prefix)))


def elsewhere(table: Table, prefix: str, fits: Callable[[str], bool]) -> str | None:
    """A piece that fits: out of the box or spent first, from the board last."""
    found = [piece for piece in table.pieces if piece.startswith(prefix) and fits(piece)]
    found.sort(key=lambda piece: table.where(piece) not in ("css.box", "css.spent", "contingency.pool"))
    return found[0] if found else None
