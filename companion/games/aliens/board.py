"""What stands on the board: blips whose number nobody knows, aliens with tokens, facehuggers; each by a letter (S2 1024-1121)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.games.aliens.ending import before_or_on_a_mission, on_a_mission
from companion.games.aliens.rulings import ruled
from companion.kit import rail
from companion.kit.intent import TEXT, Given, Result, Shape, intent, one_of, shown, whole
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table

POOL, OUT = "blips.pool", "blips.out"
BLIP, ALIEN, FACEHUGGER = "blip", "alien", "facehugger"
SPAWN, TUNNEL = "spawn", "tunnel"
"""Where blips come in: at a spawn point, by its number, or at a tunnel, as tunnel.N."""
TUNNELS = 4
"""So many the box has."""
MOST_TOKENS, MOST = 8, 60
UNLETTERED = "unlettered"
"""Whether an alien without a letter was met, which the table alone can see."""
SPACES = 3
"""How far every blip moves for each one missing (S2 1097)."""


def slot(number: int) -> str:
    return f"blip.{number}"


def slots(table: Table) -> list[str]:
    """Where blips lie that are on the board."""
    return [zone for zone in table.layout.zones if zone.startswith("blip.")]


def letters(number: int) -> str:
    """A … Z, AA …

    >>> letters(0), letters(25), letters(26)
    ('A', 'Z', 'AA')
    """
    return (letters(number // 26 - 1) if number >= 26 else "") + chr(ord("A") + number % 26)


def in_play(table: Table) -> dict[str, Any]:
    return dict(table.value("in_play"))


def of(table: Table, *kinds: str) -> list[str]:
    return [label for label, piece in in_play(table).items() if piece["kind"] in kinds]


def _read_piece(table: Table, _: str, value: Json) -> str:
    if not isinstance(value, str) or value not in table.value("in_play"):
        raise Refused("not_in_play", piece=shown(value))
    return value


def entrance(location: str) -> tuple[str, str]:
    """What kind of place it is where blips come in, and which.

    >>> entrance("3"), entrance("tunnel.2")
    (('spawn', '3'), ('tunnel', '2'))
    """
    kind, dot, number = location.partition(".")
    return (TUNNEL, number) if dot and kind == TUNNEL else (SPAWN, location)


def spawn_points(table: Table) -> list[str]:
    """Every spawn point that a card of the tracker names."""
    spaces = {str(piece.traits["location"]) for piece in table.pieces.values() if piece.traits.get("location") is not None}
    return sorted((each for each in spaces if entrance(each)[0] == SPAWN), key=lambda each: (len(each), each))


def _entrances(table: Table, _: Given) -> Iterator[str]:
    """The spawn points, and the tunnels that lie there: any of them, where the cards that place them are drawn on the table."""
    yield from spawn_points(table)
    there = TUNNELS if on_cardboard(table, "motion_tracker") else table.number("tunnels")
    yield from (f"{TUNNEL}.{number}" for number in range(1, there + 1))


PIECE = Shape("a letter of what stands on the board", _read_piece, lambda table, _: table.value("in_play"), "letter")
LOCATION = Shape("a spawn point, by its number | tunnel.N", TEXT.read, _entrances, of="place")


def forget(table: Table) -> None:
    """Something else has happened: what was rolled last is rolled."""
    if table.value("last") is not None:
        table.set("last", None)


def before(table: Table, label: str | None) -> dict[str, Any]:
    """What a roll is about, as it stood: taken back by a re-roll, and nothing else."""
    return {"piece": label, "stood": in_play(table).get(label) if label is not None else None}


def stands_again(table: Table, strike: dict[str, Any]) -> None:
    """The target of a roll as it stood before; which blip it is nobody has seen, so that any one may lie there."""
    label, stood = strike["piece"], strike["stood"]
    if label is None:
        return
    if stood["kind"] == BLIP and label not in in_play(table):
        stood = {**stood, "slot": _free_slot(table)}
        table.move(table.draw(POOL) if table.count(POOL) else table.one_of(OUT, table.inside(OUT)), slot(stood["slot"]))
    table.set("in_play", dict(sorted({**in_play(table), label: stood}.items(), key=_order)))


def _order(each: tuple[str, Any]) -> tuple[int, str]:
    return len(each[0]), each[0]


# -- coming and going ----------------------------------------------------------------------------


def comes(table: Table, kind: str, tokens: int = 0, at: int = 0, origin: str = "") -> str:
    """Something new under the next letter."""
    label = letters(table.number("labels"))
    table.set("labels", table.number("labels") + 1)
    table.set("in_play", {**in_play(table), label: {"kind": kind, "tokens": tokens, "slot": at, "from": origin}})
    return label


def changes(table: Table, label: str, **more: Json) -> None:
    standing = in_play(table)
    table.set("in_play", {**standing, label: {**standing[label], **more}})


def goes(table: Table, label: str) -> None:
    """It leaves the board; a blip unseen, back into the pool (A9)."""
    standing = in_play(table)
    gone = standing.pop(label)
    if gone["kind"] == BLIP:
        _back(table, gone["slot"], POOL if ruled(table, "A9") == "pool" else OUT)
    table.set("in_play", standing)
    rail.gone(table, label)


def _back(table: Table, at: int, target: str) -> None:
    for piece in table.inside(slot(at)):
        table.move(piece, target)


def _free_slot(table: Table) -> int:
    return next(number for number in range(1, len(table.layout.pieces) + 1) if not table.count(slot(number)))


def one_blip(table: Table, origin: str) -> str | None:
    """One out of the pool, its number fixed now; None where the pool is empty."""
    if not table.count(POOL):
        return None
    at = _free_slot(table)
    table.move(table.draw(POOL), slot(at))
    return comes(table, BLIP, 0, at, origin)


def hurt(table: Table, label: str) -> bool:
    """A hit takes a token, else the model; whether it is gone."""
    piece = in_play(table)[label]
    if piece["tokens"]:
        changes(table, label, tokens=piece["tokens"] - 1)
        table.tell("token_goes", piece=label, tokens=piece["tokens"] - 1)
        return False
    goes(table, label)
    table.tell("killed", piece=label)
    return True


def tokens(table: Table, label: str) -> int:
    return int(in_play(table)[label]["tokens"]) if label in table.value("in_play") else 0


# -- verbs ---------------------------------------------------------------------------------------


@intent(before_or_on_a_mission, count=whole(1, MOST), location=LOCATION)
def place_blips(table: Table, count: int, location: str = "") -> Result:
    """Out of the pool onto a spawn point or tunnel, a mission's first ones before it begins (S2 206); for each one missing every
    blip moves three spaces."""
    forget(table)
    kind, which = entrance(location)
    if which in table.value("barricades")[kind] and table.count(POOL):  # S2 858: whether it holds is rolled first (A49)
        table.tell("barricade_stands_tunnel" if kind == TUNNEL else "barricade_stands", location=which)
    placed = [label for label in (one_blip(table, location) for _ in range(count)) if label is not None]
    missing = count - len(placed)
    if placed:
        came(table, placed, location)
    if missing:
        table.tell("out_of_blips", missing=missing, spaces=SPACES * missing)
    return {"placed": placed, "missing": missing, "spaces": SPACES * missing}


def came(table: Table, labels: list[str], location: str) -> None:
    """Which blips have come, and where."""
    kind, which = entrance(location)
    if not location:
        table.tell("blips_came", pieces=labels)
    else:
        table.tell("blips_placed_tunnel" if kind == TUNNEL else "blips_placed", pieces=labels, location=which)


@intent(on_a_mission, kind=one_of(ALIEN, FACEHUGGER), tokens_=whole(0, MOST_TOKENS))
def appears(table: Table, kind: str, tokens_: int = 0) -> Result:
    """A model comes without a blip."""
    forget(table)
    label = comes(table, kind, tokens_)
    table.tell("appears", piece=label, kind=kind, tokens=tokens_)
    return {"piece": label}


def is_alien(table: Table, label: str | None) -> None:
    """Refuse a blip: it is neither shot at nor does it strike before it is seen (S2 770, 1050)."""
    if label is not None and in_play(table)[label]["kind"] == BLIP:
        raise Refused("no_alien", piece=label)


def _a_blip(table: Table, label: str) -> dict[str, Any]:
    blip = in_play(table)[label]
    if blip["kind"] != BLIP:
        raise Refused("no_blip", piece=label)
    return dict(blip)


@intent(on_a_mission, piece=PIECE, number=whole(1, 9))
def spot(table: Table, piece: str, number: int | None = None) -> Result:
    """Somebody sees it: one model on the others as tokens, and the blip goes back into the pool (S2 1028-1036)."""
    forget(table)
    blip = _a_blip(table, piece)
    (token,) = table.inside(slot(blip["slot"]))
    if on_cardboard(table, "blips"):
        if number is None:
            raise Refused("say_what_came", component="blips")
    elif number is not None:
        raise Refused("app_draws", component="blips")
    else:
        number = int(table.pieces[token].traits["number"])
    _back(table, blip["slot"], POOL)
    table.tell("spotted", piece=piece, number=number)
    if table.value("option.swarms") == "models":
        changes(table, piece, kind=ALIEN, tokens=0, slot=0)
        more = [comes(table, ALIEN, 0, 0, blip["from"]) for _ in range(number - 1)]
        if more:
            table.tell("models", piece=piece, pieces=more)
        return {"number": number, "tokens": 0, "pieces": [piece, *more]}
    changes(table, piece, kind=ALIEN, tokens=number - 1, slot=0)
    return {"number": number, "tokens": number - 1}


@intent(on_a_mission, piece=PIECE, by=whole(1, MOST_TOKENS))
def hit(table: Table, piece: str, by: int = 1) -> Result:
    """Each hit takes a token, else the model."""
    forget(table)
    gone = False
    for _ in range(by):
        gone = gone or hurt(table, piece)
    return {"killed": piece if gone else None, "tokens": tokens(table, piece)}


@intent(on_a_mission, piece=PIECE)
def killed(table: Table, piece: str) -> Result:
    """All of it; a blip unseen."""
    forget(table)
    goes(table, piece)
    table.tell("killed", piece=piece)
    return {"killed": piece}
