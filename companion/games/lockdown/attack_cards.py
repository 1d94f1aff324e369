"""What the attack cards of the Night Stalkers do to what the app keeps."""

from __future__ import annotations

from companion.games.family import attack_cards, boards, dues
from companion.games.family.attack_cards import ORIGINAL, Strike, contaminates, grows, light_wounds, named, slimes
from companion.games.lockdown import weakness
from companion.kit.intent import Result
from companion.table import Table


def blood_chase(table: Table, strike: Strike) -> Result:
    result = light_wounds(table, strike, 1)
    slimes(table, strike)
    if strike.cause == "escape":
        table.tell("follows_blood", kind=strike.kind)
    return result


def blood_rage(table: Table, strike: Strike) -> Result:
    table.tell("blood_rage", seat=strike.seat)
    return {}


def cut(table: Table, strike: Strike) -> Result:
    result = light_wounds(table, strike, 2 if strike.dark else 1)
    contaminates(table, strike)
    return result


def evolve(table: Table, strike: Strike) -> Result:
    """A creeper becomes a breeder if one is available; in the dark it strikes at once."""
    grown = grows(table, strike)
    if strike.dark and (grown or strike.piece is None):
        table.tell("strikes_at_once", kind="breeder")
    if strike.dark and grown:
        dues.strikes_too(table, grown)
    return {"evolved": grown, "strikes_again": bool(grown) and strike.dark}


def infecting_the_host(table: Table, strike: Strike) -> Result:
    slimes(table, strike)
    if strike.dark:
        if strike.seat is None:
            table.tell("take_larva")
        else:
            boards.larva(table, strike.seat)
    return {}


def perched_in_the_dark(table: Table, strike: Strike) -> Result:
    table.tell("serious_wounds", seat=strike.seat, wounds=1)
    if strike.dark and not (strike.kind == "adult" and weakness.helps(table, "wary_of_shadows", strike.seat)):
        table.tell("dies_with_wounds", seat=strike.seat, wounds=3)
    return {"wounds": {"serious": 1}}


def piercing_the_heart(table: Table, strike: Strike) -> Result:
    table.tell("serious_wounds", seat=strike.seat, wounds=1)
    contaminates(table, strike)
    if strike.dark:
        table.tell("dies_with_wounds", seat=strike.seat, wounds=2)
    return {"wounds": {"serious": 1}}


CARDS: dict[str, attack_cards.Attack] = {
    **ORIGINAL,
    **named(blood_chase, blood_rage, cut, evolve, infecting_the_host, perched_in_the_dark, piercing_the_heart),
}
