"""What the cards of the original attack deck do to what the app keeps; wounds are the players' business and only told."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.family import boards, contamination, intruders, lone
from companion.games.family.book import book
from companion.kit import bag
from companion.kit.intent import Result
from companion.kit.source import on_cardboard
from companion.table import Table
from companion.value import value


@value
class Strike:
    """An attack: on whom, by which intruder, why, and in what light, where somebody said."""

    seat: str | None
    piece: str | None
    kind: str
    cause: str
    light: str | None = None

    @property
    def dark(self) -> bool:
        return self.light == "dark"


Attack = Callable[[Table, Strike], Result]


# -- what many cards do --------------------------------------------------------------------------


def contaminates(table: Table, strike: Strike) -> None:
    contamination.given(table, strike.seat)


def slimes(table: Table, strike: Strike) -> None:
    if strike.seat is None:
        table.tell("take_slime")
    else:
        boards.slime(table, strike.seat)


def light_wounds(table: Table, strike: Strike, wounds: int) -> Result:
    table.tell("light_wounds", seat=strike.seat, wounds=wounds)
    return {"wounds": {"light": wounds}}


def grows(table: Table, strike: Strike) -> str | None:
    """A creeper becomes a breeder if one is available; its piece."""
    if strike.piece is None:
        table.tell("creeper_evolves")
        return None
    grown = intruders.becomes(table, strike.piece, "breeder")
    if grown is None:
        table.tell("no_breeder_left")
    return grown


# -- the cards -----------------------------------------------------------------------------------


def scratch(table: Table, strike: Strike) -> Result:
    result = light_wounds(table, strike, 1)
    contaminates(table, strike)
    return result


def claw_attack(table: Table, strike: Strike) -> Result:
    result = light_wounds(table, strike, 2)
    contaminates(table, strike)
    return result


def bite(table: Table, strike: Strike) -> Result:
    if strike.kind == "adult" and book(table).helps(table, "the_way_of_fighting", strike.seat):
        return light_wounds(table, strike, 1)
    table.tell("death_or_wound", seat=strike.seat, wounds=2)
    return {}


def tail_attack(table: Table, strike: Strike) -> Result:
    table.tell("death_or_wound", seat=strike.seat, wounds=1)
    return {}


def transformation(table: Table, strike: Strike) -> Result:
    grown = grows(table, strike)
    if grown or strike.piece is None:
        table.tell("strikes_if_empty_hand", kind="breeder")
    return {"evolved": grown}


def frenzy(table: Table, strike: Strike) -> Result:
    table.tell("frenzy")
    return {}


def slime(table: Table, strike: Strike) -> Result:
    slimes(table, strike)
    contaminates(table, strike)
    return {}


def summoning(table: Table, strike: Strike) -> Result:
    """A token is drawn; that intruder comes and does not attack. The blank just goes back."""
    if on_cardboard(table, "bag"):
        table.tell("summon_yours")
        return {}
    if not table.count(intruders.BAG):
        table.tell("summons_nobody")
        return {"summoned": None}
    piece = bag.draw(table, intruders.BAG, intruders.DRAWN)
    while lone.goes(table, piece):
        if not table.count(intruders.BAG):
            return {"summoned": None}
        piece = bag.draw(table, intruders.BAG, intruders.DRAWN)
    kind = table.kind(piece)
    if kind == "blank":
        table.move(piece, intruders.BAG)
        table.tell("summons_nobody")
        return {"summoned": None}
    table.move(piece, intruders.TRAY)
    table.tell("summons", kind=kind)
    intruders.replaced(table, kind)
    intruders.crowded(table)
    return {"summoned": piece}


def named(*cards: Attack) -> dict[str, Attack]:
    """Cards by the name of their function."""
    return {each.__name__: each for each in cards}


ORIGINAL = named(scratch, claw_attack, bite, tail_attack, transformation, frenzy, slime, summoning)
"""The deck of the original box."""
