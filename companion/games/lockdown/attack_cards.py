"""What the cards of the attack deck do to what the app keeps; wounds are the players' business and only told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.games.lockdown import contamination, crew, intruders, weakness
from companion.kit import bag
from companion.kit.intent import Result
from companion.kit.source import on_cardboard
from companion.table import Table


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack that hit: whom, by which intruder, why, and whether it is dark there."""

    seat: str | None
    piece: str | None
    kind: str
    cause: str
    dark: bool


def resolve(table: Table, card: str, strike: Strike) -> Result:
    """Let a card do what it does."""
    return CARDS[card](table, strike)


def _contaminates(table: Table, strike: Strike) -> None:
    contamination.given(table, strike.seat)


def _slimes(table: Table, strike: Strike) -> None:
    if strike.seat is None:
        table.tell("take_slime")
    else:
        crew.slime(table, strike.seat)


def blood_chase(table: Table, strike: Strike) -> Result:
    table.tell("light_wounds", seat=strike.seat, wounds=1)
    _slimes(table, strike)
    if strike.cause == "escape":
        table.tell("follows_blood", kind=strike.kind)
    return {"wounds": {"light": 1}}


def blood_rage(table: Table, strike: Strike) -> Result:
    table.tell("blood_rage", seat=strike.seat)
    return {}


def cut(table: Table, strike: Strike) -> Result:
    wounds = 2 if strike.dark else 1
    table.tell("light_wounds", seat=strike.seat, wounds=wounds)
    _contaminates(table, strike)
    return {"wounds": {"light": wounds}}


def scratch(table: Table, strike: Strike) -> Result:
    table.tell("light_wounds", seat=strike.seat, wounds=1)
    _contaminates(table, strike)
    return {"wounds": {"light": 1}}


def claw_attack(table: Table, strike: Strike) -> Result:
    table.tell("light_wounds", seat=strike.seat, wounds=2)
    _contaminates(table, strike)
    return {"wounds": {"light": 2}}


def evolve(table: Table, strike: Strike) -> Result:
    """A creeper becomes a breeder if one is available; in the dark it strikes at once."""
    grown = _grows(table, strike)
    if grown and strike.dark:
        table.tell("strikes_at_once", kind="breeder")
    return {"evolved": grown, "strikes_again": bool(grown) and strike.dark}


def transformation(table: Table, strike: Strike) -> Result:
    grown = _grows(table, strike)
    if grown:
        table.tell("strikes_if_empty_hand", kind="breeder")
    return {"evolved": grown}


def _grows(table: Table, strike: Strike) -> str | None:
    if strike.piece is None:
        table.tell("creeper_evolves")
        return None
    grown = intruders.becomes(table, strike.piece, "breeder")
    if grown is None:
        table.tell("no_breeder_left")
    return grown


def infecting_the_host(table: Table, strike: Strike) -> Result:
    _slimes(table, strike)
    if strike.dark:
        if strike.seat is None:
            table.tell("take_larva")
        else:
            contamination.larva(table, strike.seat)
    return {}


def slime(table: Table, strike: Strike) -> Result:
    _slimes(table, strike)
    _contaminates(table, strike)
    return {}


def perched_in_the_dark(table: Table, strike: Strike) -> Result:
    table.tell("serious_wounds", seat=strike.seat, wounds=1)
    if strike.dark and not (strike.kind == "adult" and weakness.helps(table, "wary_of_shadows", strike.seat)):
        table.tell("dies_with_wounds", seat=strike.seat, wounds=3)
    return {"wounds": {"serious": 1}}


def piercing_the_heart(table: Table, strike: Strike) -> Result:
    table.tell("serious_wounds", seat=strike.seat, wounds=1)
    _contaminates(table, strike)
    if strike.dark:
        table.tell("dies_with_wounds", seat=strike.seat, wounds=2)
    return {"wounds": {"serious": 1}}


def bite(table: Table, strike: Strike) -> Result:
    if strike.kind == "adult" and weakness.helps(table, "the_way_of_fighting"):
        table.tell("light_wounds", seat=strike.seat, wounds=1)
        return {"wounds": {"light": 1}}
    table.tell("death_or_wound", seat=strike.seat, wounds=2)
    return {}


def tail_attack(table: Table, strike: Strike) -> Result:
    table.tell("death_or_wound", seat=strike.seat, wounds=1)
    return {}


def frenzy(table: Table, strike: Strike) -> Result:
    table.tell("frenzy")
    return {}


def summoning(table: Table, strike: Strike) -> Result:
    """A token is drawn; that intruder comes and does not attack. The blank just goes back."""
    if on_cardboard(table, "bag") or not table.count(intruders.BAG):
        table.tell("summon_yours")
        return {}
    piece = bag.draw(table, intruders.BAG, intruders.DRAWN)
    kind = table.kind(piece)
    if kind == "blank":
        table.move(piece, intruders.BAG)
        table.tell("summons_nobody")
        return {"summoned": None}
    table.move(piece, intruders.TRAY)
    table.tell("summons", kind=kind)
    intruders.crowded(table)
    return {"summoned": piece}


CARDS: dict[str, Callable[[Table, Strike], Result]] = {
    each.__name__: each
    for each in (
        blood_chase, blood_rage, cut, evolve, infecting_the_host, perched_in_the_dark, piercing_the_heart,
        scratch, claw_attack, bite, slime, summoning, transformation, frenzy, tail_attack,
    )
}
