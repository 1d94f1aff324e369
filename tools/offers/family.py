"""Legal things to do that every game of the family has; and how chance chooses among them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from random import Random
from typing import Any

from companion.games import Game
from companion.games.common import seating
from companion.games.family import contamination, draft, intruders, switching
from companion.games.family.book import book
from companion.games.family.dealing import COLOURS, OBJECTIVES
from companion.games.family.lone import barred
from companion.games.family.shapes import kind_of
from companion.kit.source import on_cardboard
from companion.table import Table
from tools.offers import Maker, Offer

Frequent = Mapping[str, tuple[float, float, Maker]]
"""How often players do what, in their own phase and in the event phase; the model, not the rules."""


def usual(game: Game, frequent: Frequent) -> Callable[[Table, Random], Offer | None]:
    """Something that is possible now, as often as players do it; None once the verdict is given."""
    names = list(frequent)
    weights = list(accumulate(often for often, _, _ in frequent.values()))
    in_event = list(accumulate(often for _, often, _ in frequent.values()))

    def offer(table: Table, dice: Random) -> Offer | None:
        if table.value("phase") == "over":
            return None if game.intents["victory"].why_not(table) else ("victory", judged(table, dice))
        for _ in range(200):
            name = dice.choices(names, cum_weights=in_event if table.value("phase") == "event" else weights)[0]
            if game.intents[name].why_not(table) is None and (parameters := frequent[name][2](table, dice)) is not None:
                return name, parameters
        return ("next" if table.value("phase") == "event" else "event_phase"), {}

    return offer


def anything(game: Game, frequent: Frequent) -> Callable[[Table, Random], Offer]:
    """Anything possible, each verb as likely as the others."""

    def offer(table: Table, dice: Random) -> Offer:
        while True:
            name = dice.choice(list(frequent))
            if game.intents[name].why_not(table) is None and (parameters := frequent[name][2](table, dice)) is not None:
                return name, parameters

    return offer


# -- makers --------------------------------------------------------------------------------------


def nothing(_: Table, __: Random) -> dict[str, Any]:
    return {}


def seat(table: Table, dice: Random) -> dict[str, Any] | None:
    seats = seating.seats_in(table)
    return {"seat": dice.choice(seats)} if seats else None


def maybe_seat(table: Table, dice: Random) -> dict[str, Any]:
    return (seat(table, dice) or {}) if dice.random() < 0.5 else {}


def attack_kind(table: Table, dice: Random) -> dict[str, Any]:
    return {"kind": dice.choice(book(table).kinds)}


def injury_check(table: Table, dice: Random) -> dict[str, Any] | None:
    if on_cardboard(table, "attack"):
        return {"kind": "egg"}
    standing = table.inside("tray")
    told: dict[str, Any] = {"piece": dice.choice(standing)} if standing else {"kind": dice.choice((*book(table).kinds, "egg"))}
    return told | ({"injuries": dice.randint(0, 8)} if dice.random() < 0.7 else {})


def appears(table: Table, dice: Random) -> dict[str, Any] | None:
    kinds = [kind for kind in book(table).kinds if not barred(table, kind)]
    return {"kind": dice.choice(kinds)} if table.count("stand_ins") else None


def in_tray(table: Table, dice: Random) -> dict[str, Any] | None:
    return {"piece": dice.choice(table.inside("tray"))} if table.count("tray") else None


def injure(table: Table, dice: Random) -> dict[str, Any] | None:
    told = in_tray(table, dice)
    return None if told is None else {**told, "by": dice.choice((1, 1, 2))}


def contaminate(table: Table, dice: Random) -> dict[str, Any] | None:
    told = seat(table, dice)
    return None if told is None else {**told, "cards": dice.choice((1, 1, 1, 2))}


def revive(table: Table, dice: Random) -> dict[str, Any] | None:
    coming = table.value("reviving")
    dead = [seat for seat in seating.seats(table) if table.value(f"{seat}.status") == "dead" and seat not in coming]
    return {"seat": dice.choice(dead)} if dead else None


def draft_offer(table: Table, dice: Random) -> dict[str, Any] | None:
    seats = [seat for seat in seating.seats_in(table) if not table.value(f"{seat}.character")]
    return {"seat": dice.choice(seats)} if seats else None


def draft_keep(table: Table, dice: Random) -> dict[str, Any] | None:
    seat = table.value("drafting")
    return {"seat": seat, "character": dice.choice(draft.offered(table))} if seating.is_in(table, seat) else None


def adults(table: Table, dice: Random) -> dict[str, Any]:
    adults = intruders.of_kind(table, "adult")
    return {"fighting": dice.sample(adults, dice.randint(0, 2))}


def search(table: Table, dice: Random) -> dict[str, Any] | None:
    seats = [seat for seat in seating.seats_in(table) if not table.count(f"search.{seat}")]
    colours = [c for c in COLOURS if not on_cardboard(table, f"items_{c}") and table.count(f"items_{c}.draw") > 1]
    return {"seat": dice.choice(seats), "colour": dice.choice(colours)} if seats and colours else None


def search_keep(table: Table, dice: Random) -> dict[str, Any] | None:
    seats = [seat for seat in seating.seats_in(table) if table.count(f"search.{seat}")]
    return {"seat": dice.choice(seats), "keep": dice.randint(1, 2)} if seats else None


def craft(table: Table, dice: Random) -> dict[str, Any] | None:
    told, items = seat(table, dice), sorted({table.kind(card) for card in table.inside("items_crafted.draw")})
    return {**told, "item": dice.choice(items)} if told and items else None


def objective(table: Table, dice: Random) -> dict[str, Any] | None:
    told = seat(table, dice)
    decks = [
        deck
        for deck in OBJECTIVES
        if table.has_zone(f"objectives_{deck}.draw")
        and table.count(f"objectives_{deck}.draw")
        and not on_cardboard(table, f"objectives_{deck}")
    ]
    return {**told, "deck": dice.choice(decks)} if told and decks else None


def research(table: Table, dice: Random) -> dict[str, Any] | None:
    told = seat(table, dice)
    return None if told is None else {**told, "object": dice.choice(("corpse", "carcass", "egg"))}


def scan_by(procedures: Sequence[str]) -> Maker:
    """Some or all cards, mostly just looked at."""

    def scan(table: Table, dice: Random) -> dict[str, Any] | None:
        told = seat(table, dice)
        if told is None:
            return None
        held = table.count(contamination.cards(told["seat"]))
        cards: Any = "all" if not held or dice.random() < 0.5 else dice.randint(1, held)
        return {**told, "cards": cards, "by": dice.choice(("scanner", "scanner", *procedures))}

    return scan


def switch(components: Sequence[str], in_hand: Mapping[str, str] = switching.IN_HAND) -> Maker:
    """App or cardboard; the bag and the events stay with the app mostly, else there is little to play."""

    def set_source(table: Table, dice: Random) -> dict[str, Any] | None:
        component = dice.choice(list(components))
        if switching.busy(table, component, in_hand):
            return None
        source = "app" if on_cardboard(table, component) else "cardboard"
        if component in ("bag", "event") and source == "cardboard" and dice.random() < 0.7:
            return None
        return {"component": component, "source": source}

    return set_source


def drawn(table: Table, dice: Random, told: dict[str, Any]) -> dict[str, Any] | None:
    """A token out of the own bag is named."""
    if not on_cardboard(table, "bag"):
        return told
    kinds = sorted({table.kind(piece) for piece in (*table.inside("bag"), *table.inside("supply"))})
    return {**told, "kind": dice.choice(kinds)} if kinds else None


def attacker(table: Table, dice: Random) -> dict[str, Any]:
    """One that stands there, or any kind; on cardboard only the smallest, which needs no card."""
    kinds = list(book(table).kinds[:1] if on_cardboard(table, "attack") else book(table).kinds)
    standing = [piece for piece in table.inside("tray") if kind_of(table, piece) in kinds]
    told: dict[str, Any] = {"piece": dice.choice(standing)} if standing else {"kind": dice.choice(kinds)}
    return told | maybe_seat(table, dice)


def judged(table: Table, dice: Random) -> dict[str, Any]:
    seats = seating.seats(table)
    contaminated = {seat: dice.choice(("lives", "dies")) for seat in seats if on_cardboard(table, "contamination")}
    return {"answers": {"contamination": contaminated, "objectives": {seat: dice.random() < 0.6 for seat in seats}}}
