"""The computer: one card lies open, one of its three actions is used, the next card comes (S0 244-248)."""

from __future__ import annotations

from companion.games.common.seating import playing
from companion.games.family import markers, turn_order
from companion.games.lockdown import crew, power
from companion.games.lockdown.shapes import ACTING
from companion.kit.deck import Deck
from companion.kit.intent import Result, intent, whole
from companion.kit.source import app_draws
from companion.table import Refused, Table

DECK = Deck("computer")
OPEN = "computer.open"
LOCKDOWN = "lockdown"

THEN = {"css_peek": "css_peek", "contingency_peek": "contingency_peek", "power_swap": "power_swap"}
"""Options that go on with another intent, which the players choose the details of."""


def app(table: Table) -> None:
    app_draws(table, "computer")


def set_up(table: Table) -> None:
    """S0 53-55: a card is revealed; Lock-down is not the first, it is shuffled back in."""
    table.shuffle(DECK.pile)
    DECK.draw(table, OPEN)
    while table.kind(table.inside(OPEN)[0]) == LOCKDOWN:
        lockdown = table.inside(OPEN)[0]
        DECK.draw(table, OPEN)
        DECK.back(table, lockdown)


def _any_power(table: Table) -> None:
    if not power.lit_sections(table):
        raise Refused("all_is_dark")


@intent(playing, app, _any_power, seat=ACTING, option=whole(1, 3))
def computer_use(table: Table, seat: str, option: int) -> Result:
    """Use one of the three; the card goes under the deck and the next one is revealed."""
    card = table.inside(OPEN)[0]
    options = table.pieces[card].traits["options"]
    if option > len(options):
        raise Refused("no_such_option", option=option)
    chosen = options[option - 1]
    table.tell(f"computer_{chosen}", seat=seat)
    if chosen == "knowledge":
        crew.learn(table, seat, 1)
    result: Result = {"option": chosen}
    if chosen in THEN:
        result["then"] = THEN[chosen]
    DECK.bury(table, card)
    result |= _reveal(table, seat)
    turn_order.acts(table, seat)  # S0 244-248
    return result


def _reveal(table: Table, seat: str) -> Result:
    """Lock-down breaks the room of whoever reveals it, then everything is shuffled; one marker a room at most."""
    locked = False
    while True:
        card = DECK.draw(table, OPEN)
        if table.kind(card) != LOCKDOWN:
            return {"next": table.kind(card), "lockdown": locked}
        table.tell("lockdown", seat=seat)
        if not locked:
            markers.place(table, "malfunction", 1)
        locked = True
        DECK.back(table, card)
