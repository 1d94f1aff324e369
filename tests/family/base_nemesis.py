"""The original game as a layout of a hundred lines on the chapters of the family: no screen, no pack of its own.

It is here to show that the shared chapters know no Lockdown. The real thing is a game of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.games import Game, family
from companion.games.common import seating
from companion.games.common.options import Choice, option_values, read_options
from companion.games.common.seating import SEAT_IN, playing
from companion.games.common.sources import Source
from companion.games.family import (
    attack_cards,
    attacks,
    contamination,
    development,
    encounters,
    endings,
    event_cards,
    events,
    exploration,
    judging,
    layout,
    leaving,
    markers,
    phase,
    reporting,
)
from companion.games.family.attack_cards import Strike
from companion.games.family.book import Rulebook, declare
from companion.games.family.kinds import INTRUDERS, original
from companion.games.family.shapes import ATTACKER, DRAWN
from companion.kit import bag, look
from companion.kit.deck import Deck
from companion.kit.intent import Chapters, Intent, Result, intent, one_of, whole
from companion.kit.rail import Rail, Step
from companion.kit.track import Track
from companion.packs import COMMON, Pack, load
from companion.table import Json, Layout, Piece, Table, View, Zone

TOKENS = {
    "larva": [1] * 8,
    "creeper": [1] * 3,
    "adult": [2] * 4 + [3] * 5 + [4] * 3,
    "breeder": [3, 4],
    "queen": [4],
    "blank": [0],
}
STARTS = {"blank": (1, 0), "larva": (4, 0), "creeper": (1, 0), "queen": (1, 0), "adult": (3, 1)}
MOVERS = {"CA": ("creeper", "adult"), "BQ": ("breeder", "queen"), "AB": ("adult", "breeder")}
EVENTS = {
    "CA": ("damaging_fire", "damage", "scent_of_prey", "lurking"),
    "BQ": ("regeneration", "egg_protection", "hunt", "hunt"),
    "AB": ("bulkheads_open", "malfunction", "hatching", "eclosion"),
}
EXPLORATION = {"malfunction": 8, "doors": 4, "danger": 2, "fire": 2, "slime": 2, "silence": 2}
TRACK = Track("time", 15, 0)
CHOICES = (Choice("mode", ("semi", "coop"), alone="solo"),)
SOURCES = tuple(Source(name, "app") for name in ("bag", "event", "attack", "contamination", "noise", "exploration"))


def pieces() -> Iterator[Piece]:
    yield Piece("time", "time")
    yield from layout.stand_ins()
    for kind, numbers in TOKENS.items():
        yield from (Piece(f"{kind}-{at:02d}", kind, {"number": number}) for at, number in enumerate(numbers, 1))
    for at, (movers, name, corridor) in enumerate(
        ((MOVERS[group], name, corridor) for group, names in EVENTS.items() for corridor, name in enumerate(names, 1)), 1
    ):
        yield Piece(f"event-{at:02d}", name, {"movers": movers, "corridor": [corridor], "remove": name == "eclosion"})
    yield from layout.made(load("family")["attack_intruders"], "attack")
    yield from (Piece(f"contamination-{at:02d}", "card", {"infected": at <= 7}) for at in range(1, 28))
    effects = [effect for effect, count in EXPLORATION.items() for _ in range(count)]
    yield from (Piece(f"exploration-{at:02d}", effect, {"items": 1 + at % 4}) for at, effect in enumerate(effects, 1))


def lay_out(pack: Pack, names: Sequence[str], said: Mapping[str, Json]) -> Layout:
    options = read_options(CHOICES, SOURCES, names, said)
    seats = [f"P{number}" for number in range(1, len(names) + 1)]
    made = {piece.id: piece for piece in pieces()}
    all_of = layout.within(made)
    zones = [
        *TRACK.zones(),
        Zone("aside", holds=("time",)),
        *layout.intruder_zones(all_of, INTRUDERS.listed),
        *Deck("event").zones(all_of("event")),
        *Deck("attack").zones(all_of("attack")),
        *Deck("contamination").zones(all_of("contamination")),
        Zone("exploration.draw", "bag", "none", all_of("exploration")),
        Zone("exploration.gone"),
        *(Zone(contamination.cards(seat), "set", "none") for seat in seats),
    ]
    values: dict[str, Json] = {
        **seating.values(seats, names),
        **look.values(seats),
        **layout.VALUES,
        **option_values(options),
        "book": "test_nemesis",
        "eggs.nest": 5,
        "eggs.supply": 3,
        "adult.limit": 8,
        "breeder.limit": 2,
        "bag.start": STARTS,
        "die.noise": [1, 1, 2, 2, 3, 3, 4, 4, "silence", "danger"],
        **{f"{what}.{name}": at for what in markers.LIMITED for name, at in (("placed", 0), ("limit", 8))},
        **{f"{seat}.{what}": False for seat in seats for what in ("larva", "slime")},
        **{f"source.{source.component}": "app" for source in SOURCES},
    }
    return Layout(made, {zone.name: zone for zone in zones}, values)


def set_up(table: Table) -> Result:
    table.move("time", TRACK.zone(TRACK.first))
    layout.fill_bag(table, len(seating.seats(table)))
    for deck in ("event", "attack", "contamination"):
        table.shuffle(f"{deck}.draw")
    for _ in range(4):
        bag.draw(table, "exploration.draw", "exploration.gone")
    return {}


@intent(playing, encounters.bag_holds_something, seat=SEAT_IN, kind=DRAWN)
def encounter(table: Table, seat: str, kind: str | None = None) -> Result:
    piece = encounters.meets(table, seat, kind)
    if piece is None:
        return {"kind": "blank", "number": 0, "piece": None}
    return encounters.compared(table, encounters.stands(table, piece))


@intent(playing, kind=ATTACKER, piece=ATTACKER, cause=one_of("event", "surprise", "escape"), seat=SEAT_IN)
def attack(
    table: Table, kind: str | None = None, piece: str | None = None, cause: str = "event", seat: str | None = None
) -> Result:
    attacker, standing = attacks.named(table, kind, piece)
    return attacks.attacks(table, Strike(seat, standing, attacker, cause))


@intent(playing, contamination.app, seat=SEAT_IN, cards=contamination.CARDS)
def scan(table: Table, seat: str, cards: int | str) -> Result:
    infected, _ = contamination.scanned(table, seat, cards)
    return contamination.suffered(table, seat, infected)


@intent(playing, seat=SEAT_IN)
def explore(table: Table, seat: str) -> Result:
    return exploration.revealed(table, seat, "exploration") if table.count("exploration.draw") else {}


@intent(playing, seat=SEAT_IN, how=one_of("dead", "hibernating", "pod"))
def leave(table: Table, seat: str, how: str) -> Result:
    return leaving.leaves(table, seat, how) if how != "dead" else leaving.dies(table, seat) or {}


@intent(playing, by=whole(-3, 3))
def mark(table: Table, by: int) -> Result:
    return {"placed": markers.place(table, "fire", by)}


def move_time(table: Table) -> Result:
    now = TRACK.put(table, "time", (TRACK.slot(table, "time") or 0) - 1)
    if not now:
        endings.end(table, "jump")
    return {"to": now}


def jumps(table: Table) -> None:
    TRACK.put(table, "time", 0)
    endings.end(table, "jump")


def write() -> Rulebook:
    cards = {name: event_cards.NOTHING for names in EVENTS.values() for name in names}
    return Rulebook(
        kinds=original(None),
        numbers=("number",),
        attacks=attack_cards.ORIGINAL,
        events=cards
        | {
            "damaging_fire": event_cards.counts(fire=8),
            "damage": event_cards.counts(malfunction=8),
            "lurking": event_cards.LURKING,
            "eclosion": event_cards.ECLOSION,
        },
        rail=Rail((Step("time", move_time), phase.ATTACKS, phase.FIRE, events.STEP, development.STEP)),
        judges={"contamination": judging.contaminated, "objectives": judging.objectives},
        ways_out=("hibernating", "pod"),
        destroys=frozenset({"fires", "malfunctions"}),
        perish=("hibernating",),
        helps=lambda *_: False,
        infected=contamination.hatches,
        after_death=lambda *_: None,
        nobody_left=jumps,
        event_adds=lambda *_: {},
    )


def report(view: View) -> Mapping[str, Json]:
    return {**seating.common(view, "test_nemesis"), "in_play": reporting.in_play(view), "event": reporting.deck(view, "event")}


CHAPTERS = Chapters(
    *(
        f"{family.__name__}.{name}"
        for name in ("noise", "attacks", "intruders", "contamination", "leaving", "phase", "endings", "judging")
    )
)
OWN: dict[str, Intent] = {each.name: each for each in (encounter, attack, scan, explore, leave, mark)}
declare("test_nemesis", write)
NEMESIS = Game("test_nemesis", 1, lay_out, set_up, {**CHAPTERS, **OWN}, report, seating.names, choices=CHOICES, sources=SOURCES)
PACK = Pack("test_nemesis", "test_nemesis", "Nemesis", 1, (1, 5), {}, load("family").sentences, (), (), {}, (COMMON, "family"))
