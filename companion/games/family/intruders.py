"""Intruder tokens: in the bag, in the supply, or in the tray as what stands on the board, with its injuries."""

from __future__ import annotations

from companion.games.common.seating import playing
from companion.games.family import objectives
from companion.games.family.book import book, said
from companion.games.family.shapes import KIND, PIECE, PIECES, STAND_IN, STANDING, kind_of, what_is
from companion.kit import bag, rail
from companion.kit.forms import Some
from companion.kit.intent import Result, intent, whole
from companion.table import Refused, Table

BAG, SUPPLY, TRAY, DRAWN = "bag", "supply", "tray", "drawn"
STAND_INS = "stand_ins"
"""Miniatures may come when no token of their kind is left; then one of these stands for them."""


def some_pieces(table: Table) -> Some:
    """Any of those that stand on the board; a kind stands for the first of it."""
    standing = table.inside(TRAY)
    return Some(tuple(standing), "piece", {kind_of(table, piece): piece for piece in reversed(standing)})


def of_kind(table: Table, kind: str) -> list[str]:
    """The intruders of one kind in the tray, stand-ins too."""
    return [piece for piece in table.inside(TRAY) if kind_of(table, piece) == kind]


def largest_first(table: Table) -> list[str]:
    """All that stand there, in the order in which they act where several may."""
    kinds = book(table).kinds.standing
    return sorted(table.inside(TRAY), key=lambda piece: -kinds.index(kind_of(table, piece)))


def appears_on_board(table: Table, kind: str) -> str:
    """A miniature comes: a token of its kind from the supply, or a stand-in where none is left."""
    piece = comes(table, kind)
    table.tell("appears", kind=kind_of(table, piece))
    replaced(table, kind_of(table, piece))
    first_encounter(table)
    crowded(table)
    return piece


def left(table: Table, kind: str) -> int:
    """How many miniatures of a kind are not on the board, of those that may run out."""
    return max(0, table.number(f"{kind}.limit") - len(of_kind(table, kind)))


def come_as_far(table: Table, kind: str, count: int) -> list[str]:
    """An effect brings so many, as far as there are miniatures."""
    there = min(count, left(table, kind))
    if there < count:
        table.tell("no_miniature_left", kind=kind)
    return [appears_on_board(table, kind) for _ in range(there)]


def comes(table: Table, kind: str) -> str:
    """A token of the kind from the supply into the tray; where none is left, a stand-in that shows the kind."""
    kind = book(table).arrives(table, kind)
    piece = bag.of_kind(table, kind, SUPPLY) or stand_in(table)
    if piece is None:
        raise Refused("too_many_intruders")
    if table.kind(piece) == STAND_IN:
        table.turn(piece, kind)
    table.move(piece, TRAY)
    return piece


def stand_in(table: Table) -> str | None:
    """One that stands nowhere; None where all of them do."""
    return min(table.inside(STAND_INS), default=None)


def first_encounter(table: Table) -> None:
    """S0 172-180: the first miniature of any kind; every player gives up one objective at once."""
    if not table.flag("first_encounter"):
        table.set("first_encounter", True)
        if objectives.gives_up(table):
            table.tell("first_encounter" if objectives.on_the_table(table) else "first_encounter_dealt")
        elif book(table).gives_up:
            table.tell("first_encounter_coop")


def crowded(table: Table) -> bool:
    """S0 347-351: a ninth adult; those that do not fight make room."""
    over = len(of_kind(table, "adult")) > table.number("adult.limit")
    if over:
        table.tell("too_many_adults")
    return over


def replaced(table: Table, kind: str) -> None:
    """A seventh larva or a fourth creeper comes all the same, and something else stands for it (our ruling)."""
    if 0 < book(table).kinds[kind].replaced < len(of_kind(table, kind)):
        table.tell("miniature_replaced", kind=kind)


def leaves_tray(table: Table, piece: str, target: str) -> None:
    """A token goes to the supply or the bag; a stand-in just goes. Injuries are lost."""
    if table.kind(piece) == STAND_IN:
        table.turn(piece, "")
        table.move(piece, STAND_INS)
    else:
        table.move(piece, target)
    set_injuries(table, piece, 0)
    rail.gone(table, piece)


def told_gone(table: Table, count: int) -> None:
    """How many have left the board without a fight."""
    if count:
        table.tell("lurkers_leave", count=count)
    else:
        table.tell("nobody_leaves")


def gives_up_token(table: Table, kind: str) -> str | None:
    """The table drew a token that is counted as lying on the board: what stands there came without it. The token."""
    token = next(iter(table.of_kind(TRAY, kind)), None)
    standing = stand_in(table)
    if token is None or standing is None:
        return None
    table.turn(standing, kind)
    table.move(standing, TRAY)
    set_injuries(table, standing, injuries(table, token))
    leaves_tray(table, token, SUPPLY)
    return token


def injuries(table: Table, piece: str) -> int:
    return int(table.value("injuries").get(piece, 0))


def set_injuries(table: Table, piece: str, count: int) -> None:
    others = {name: number for name, number in table.value("injuries").items() if name != piece}
    table.set("injuries", {**others, piece: count} if count else others)


def to_bag(table: Table, kind: str) -> bool:
    """A token of a kind from the supply into the bag; False where none is left."""
    token = bag.of_kind(table, kind, SUPPLY)
    if token is not None:
        table.move(token, BAG)
    return token is not None


def becomes(table: Table, piece: str, kind: str) -> str | None:
    """An intruder turns into another kind and keeps its injuries, while there is a miniature; None where there is none."""
    if not left(table, kind):
        return None
    before, hurt = kind_of(table, piece), injuries(table, piece)
    leaves_tray(table, piece, SUPPLY)
    grown = comes(table, kind)
    set_injuries(table, grown, hurt)
    table.tell("becomes", before=before, after=kind)
    return grown


# -- intents -------------------------------------------------------------------------------------


@intent(playing, kind=KIND)
def appears(table: Table, kind: str) -> Result:
    """A miniature comes without a draw: an effect or a death placed it."""
    piece = appears_on_board(table, kind)
    came = kind_of(table, piece)
    if book(table).kinds[came].scarce and len(of_kind(table, came)) > table.number(f"{came}.limit"):
        raise Refused("no_miniature_left", kind=came)
    return {"piece": piece, "kind": came, "token": table.kind(piece) != STAND_IN, **book(table).comes_with(table, came)}


def _something_there(table: Table) -> None:
    if not table.count(TRAY):
        raise Refused("nothing_in_play")


def _something_to_hurt(table: Table) -> None:
    if not book(table).things(table):
        _something_there(table)


def _can_be_hurt(table: Table, piece: str) -> str:
    """Its kind; some are hurt by nothing."""
    kind = what_is(table, piece)
    if book(table).kinds[kind].dies_of is None:
        raise Refused("nothing_hurts_it", kind=kind)
    return kind


@intent(playing, _something_there, piece=PIECE)
def killed(table: Table, piece: str) -> Result:
    """It dies: its token goes to the supply, not into the bag."""
    kind = _can_be_hurt(table, piece)
    leaves_tray(table, piece, SUPPLY)
    table.tell("killed" if book(table).kinds[kind].carcass else said(table, "killed_larva"), kind=kind)
    left = book(table).leaves_behind(table, kind)
    return {"kind": kind, **({"appeared": left} if left else {})}


@intent(playing, _something_there, piece=PIECE)
def hides(table: Table, piece: str) -> Result:
    """S0 336-341: into the vents; the token that stands for it returns to the bag (our ruling)."""
    kind, without_token = kind_of(table, piece), table.kind(piece) == STAND_IN
    leaves_tray(table, piece, BAG)
    book(table).into_ducts(table, kind)
    if without_token and said(table, "hides", kind) == "hides":
        table.tell("hides_bare", kind=kind)
    else:
        table.tell(said(table, "hides", kind), kind=kind)
    return {"kind": kind}


@intent(playing, _something_to_hurt, piece=STANDING, by=whole(-12, 12))
def injure(table: Table, piece: str, by: int = 1) -> Result:
    """Injury markers put on an intruder, or taken off."""
    kind = _can_be_hurt(table, piece)
    count = injuries(table, piece) + by
    if count < 0:
        raise Refused("not_that_many_injuries", injuries=injuries(table, piece))
    set_injuries(table, piece, count)
    table.tell("injured", kind=kind, injuries=count)
    return {"injuries": count}


def _crowd(table: Table) -> None:
    if len(of_kind(table, "adult")) <= table.number("adult.limit"):
        raise Refused("not_too_many_adults")


@intent(playing, _crowd, fighting=PIECES)
def adults_retreat(table: Table, fighting: list[str] | None = None) -> Result:
    """S0 347-351: all adults that do not fight leave; their tokens return to the bag. The newest one stays."""
    adults = of_kind(table, "adult")
    leaving = [piece for piece in adults[:-1] if piece not in (fighting or [])]
    for piece in leaving:
        leaves_tray(table, piece, BAG)
    table.tell("adults_retreat", count=len(leaving))
    return {"left": len(leaving)}
