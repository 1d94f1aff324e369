"""The attack cards and the events of the Void Seeders."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.family import contamination, intruders, markers
from companion.games.family.attack_cards import Attack, Strike, bite, contaminates, frenzy, named, scratch
from companion.games.family.event_cards import NOTHING, EventRule, counts
from companion.games.nemesis import clock, pods
from companion.games.nemesis.event_cards import strikes
from companion.games.nemesis.void_seeders import insanity, kinds
from companion.kit import rail
from companion.kit.deck import Deck
from companion.kit.forms import One, Tally
from companion.kit.intent import Result
from companion.kit.source import on_cardboard
from companion.table import Table

ALL = 8
DECK = Deck("event")


# -- attacks -------------------------------------------------------------------------------------


def duplicate(table: Table, strike: Strike) -> Result:
    """Another of the same kind comes and does not attack now; none left, the next lower kind."""
    return {"appeared": intruders.come_as_far(table, kinds.arrives(table, strike.kind), 1)}


def _panic_for(table: Table, strike: Strike) -> Result:
    if strike.seat is None:
        table.tell("panic_yours", seat=None)
        return {}
    return {"panic": insanity.panics(table, strike.seat)}


def dread(table: Table, strike: Strike) -> Result:
    table.tell("serious_wounds", seat=strike.seat, wounds=1)
    return {"wounds": {"serious": 1}, **_panic_for(table, strike)}


def braineating(table: Table, strike: Strike) -> Result:
    table.tell("death_or_wounds", seat=strike.seat, wounds=1)
    return {}


def dismay(table: Table, strike: Strike) -> Result:
    contaminates(table, strike)
    return _panic_for(table, strike)


ATTACKS: dict[str, Attack] = named(frenzy, scratch, duplicate, dread, braineating, bite, dismay)


# -- events --------------------------------------------------------------------------------------


def _terror(table: Table) -> None:
    """Everybody scans everything in hand; an infected card drives to the end of the track."""
    held = {seat: table.count(contamination.cards(seat)) for seat in seating.seats_in(table)}
    if any(held.values()):
        rail.ask(table, "contamination_drawn", Tally(held, "seat"))


def _terrified(table: Table, held: dict[str, int]) -> Result:
    mad = [seat for seat, count in held.items() if count and contamination.look(table, seat, count)]
    for seat in mad:
        insanity.jumps(table, seat)
    return {"mad": mad}


def _overheats(table: Table) -> None:
    rail.ask(table, "generator", One(("hidden", "working", "broken")))


def _overheated(table: Table, answer: str) -> Result:
    """A working one breaks; of a broken one only the board knows what burns from there on."""
    if answer == "working":
        markers.place(table, "malfunction", 1)
    if answer == "broken":
        table.tell("fire_spreads")
    return {"generator": answer}


def _highest_pod(table: Table) -> None:
    left = sorted(table.value("pods"))
    if left:
        pods.launch(table, left[-1])
    else:
        table.tell("no_pod_left")


def _whispers(table: Table) -> None:
    """Another event, for its number alone."""
    if on_cardboard(table, "event"):
        table.tell("whispers_yours")
        return
    card = DECK.draw(table)
    table.tell("whispers_in", corridor=table.pieces[card].traits["corridor"][0])


def _ship_fails(table: Table) -> None:
    rail.ask(table, "computers_broken", One((False, True)))


def _ship_failed(table: Table, broken: bool) -> Result:
    """Two or more broken computer rooms start self-destruct, sleepers or not; else the lowest one breaks."""
    if not broken:
        markers.place(table, "malfunction", 1)
    elif clock.selfdestruct(table) is None:
        clock.starts(table)
    else:
        table.tell("selfdestruct_runs_already")
    return {"broken": broken}


def _agoraphobia(table: Table) -> None:
    """To the lowest room with two or more; where it stands already it only moves there."""
    if table.flag("despoiler_gone"):
        table.tell("despoiler_never_comes")
    if not table.flag("despoiler_gone") and not intruders.of_kind(table, "despoiler"):
        rail.ask(table, "despoiler_comes", One((False, True)))


def _despoiler_comes(table: Table, comes: bool) -> Result:
    """Unless a lair fell since, or somebody has placed it."""
    if not comes or table.flag("despoiler_gone") or intruders.of_kind(table, "despoiler"):
        return {"appeared": []}
    return {"appeared": [intruders.appears_on_board(table, "despoiler")]}


EVENTS: dict[str, EventRule] = {
    "agoraphobia": EventRule(_agoraphobia, _despoiler_comes),
    "computer_system_failure": counts(malfunction=ALL),
    "evacuation_pod_ejection": EventRule(_highest_pod),
    "fear": strikes(contamination.given),
    "fire_wave": counts(fire=ALL),
    "fuel_explosion": counts(fire=3),
    "generator_overheat": EventRule(_overheats, _overheated),
    "hunt": NOTHING,
    "monophobia": NOTHING,
    "neurosis": NOTHING,
    "ship_ai_failure": EventRule(_ship_fails, _ship_failed),
    "tendrils": strikes(insanity.rises),
    "terror": EventRule(_terror, _terrified),
    "whispers": EventRule(_whispers),
}
