"""Mutations: a card or a marker, the action on the card, and the fourth marker (S3 2735-2793)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import contamination, dues, intruders, leaving
from companion.games.nemesis.carnomorphs.kinds import with_carnomorphs
from companion.kit.deck import Deck
from companion.kit.due import Due
from companion.kit.intent import Result, intent, one_of, whole
from companion.kit.look import look
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table

DECK, CONTAMINATION = Deck("mutations"), Deck("contamination")
MOST = 4
VALUES: dict[str, Json] = {"mutation": False, "mutation_markers": 0}
"""What a seat starts with."""


def held(seat: str) -> str:
    return f"mutation.{seat}"


def offered(seat: str) -> str:
    return f"mutation.{seat}.offered"


def shown_to_all(seat: str) -> str:
    return f"mutation.{seat}.open"


def gets_card(table: Table, seat: str) -> bool:
    """One at a time: who has one keeps it. Whether a card was taken."""
    if table.flag(f"{seat}.mutation"):
        return False
    table.set(f"{seat}.mutation", True)
    table.tell("mutation_taken", seat=seat)
    if not on_cardboard(table, "mutations"):
        look(table, seat, [DECK.draw(table, offered(seat)) for _ in range(2)])
    return True


def gets_marker(table: Table, seat: str) -> Result:
    """Without a card a card comes instead; the fourth marker kills, and a shambler stands there."""
    if gets_card(table, seat):
        return {"card": True, "markers": table.number(f"{seat}.mutation_markers"), "dies": False}
    markers = table.number(f"{seat}.mutation_markers") + 1
    table.set(f"{seat}.mutation_markers", markers)
    table.tell("mutation_marked", seat=seat, markers=markers)
    if markers >= MOST:
        dies(table, seat)
    return {"card": False, "markers": markers, "dies": markers >= MOST}


def dies(table: Table, seat: str) -> None:
    table.tell("mutation_kills", seat=seat)
    intruders.come_as_far(table, "shambler", 1)
    leaving.dies(table, seat)


def infected(table: Table, seat: str) -> bool:
    """Instead of a larva (S3 2788-2793); whether the seat died of it."""
    return bool(gets_marker(table, seat)["dies"])


def removed(table: Table, seat: str) -> None:
    """Surgery or antidote: the card goes, the markers stay."""
    if table.flag(f"{seat}.mutation"):
        table.set(f"{seat}.mutation", False)
        for zone in (held(seat), offered(seat), shown_to_all(seat)):
            table.shuffle(DECK.pile, *table.inside(zone))
        table.tell("mutation_removed", seat=seat)


@intent(playing, with_carnomorphs, seat=SEAT_IN, what=one_of("card", "marker"))
def mutate(table: Table, seat: str, what: str) -> Result:
    """A mutation card, or a marker; a marker without a card is a card."""
    if what == "marker":
        return gets_marker(table, seat)
    return {"card": gets_card(table, seat), "markers": table.number(f"{seat}.mutation_markers"), "dies": False}


@intent(playing, with_carnomorphs, seat=SEAT_IN, keep=whole(1, 2))
def mutation_keep(table: Table, seat: str, keep: int) -> Result:
    """One of the two is kept face down, the other is shuffled back."""
    cards = table.inside(offered(seat))
    if not cards:
        raise Refused("nothing_to_choose", seat=seat)
    table.move(cards[keep - 1], held(seat))
    table.shuffle(DECK.pile, *table.inside(offered(seat)))
    table.tell("mutation_kept", seat=seat)
    return {"kept": look(table, seat, table.inside(held(seat)))[0], "secret": seat}


def awaits(table: Table) -> Iterator[Due]:
    """Who has two cards and has kept none yet."""
    return dues.offered(table, "mutation", "mutation_keep", "mutation.{}.offered")


def _read_mutant(table: Table, seat: str) -> None:
    if not table.flag(f"{seat}.mutation"):
        raise Refused("no_mutation", seat=seat)
    if table.count(offered(seat)):
        raise Refused("choose_first", seat=seat)
    if not table.count(contamination.cards(seat)):
        raise Refused("not_that_many_cards", seat=seat, held=0)


@intent(playing, with_carnomorphs, contamination.app, seat=SEAT_IN)
def mutation_action(table: Table, seat: str) -> Result:
    """One contamination card goes under the scanner, and one marker comes whatever it says; a clean card is replaced."""
    _read_mutant(table, seat)
    found = bool(contamination.look(table, seat, 1))
    table.tell("scanned", seat=seat, cards=1, infected=int(found))
    if not found:
        table.move(table.inside(contamination.cards(seat))[0], CONTAMINATION.removed)
        contamination.take(table, seat)
    for card in table.inside(held(seat)):  # face up from its first action on
        table.move(card, shown_to_all(seat))
    table.tell("mutation_acts_infected" if found else "mutation_acts_clean", seat=seat)
    result = gets_marker(table, seat)
    return {"infected": found, "markers": result["markers"], "dies": result["dies"]}
