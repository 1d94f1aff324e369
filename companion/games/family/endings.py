"""How a game ends, and what its end means for whom (S0 681-701)."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.common.seating import playing
from companion.games.family import dues
from companion.games.family.book import book
from companion.games.family.intruders import BAG, DRAWN
from companion.kit import rail
from companion.kit.intent import Result, intent
from companion.table import Table


def aside(table: Table) -> bool:
    """Whether the rail stands on a card that was played in the middle of a turn, where a game has such cards."""
    return table.has("aside") and table.flag("aside")


def clear_the_rail(table: Table) -> None:
    """Nothing is asked and nobody is waiting any more; a token in hand goes back into the bag."""
    table.set("step", "")
    if aside(table):
        table.set("aside", False)
        table.set("phase", "players")
    rail.asks_nothing(table)
    dues.nobody_listens(table)
    table.set("shown", False)
    table.set("event_card", "")
    for piece in table.inside(DRAWN):
        table.move(piece, BAG)


def end(table: Table, *reasons: str) -> None:
    """The game is over: whoever is still in dies, and who stayed in what is destroyed."""
    rules = book(table)
    destroyed = not rules.destroys.isdisjoint(reasons)
    clear_the_rail(table)
    table.set("phase", "over")
    for reason in reasons:
        table.tell(f"ends_{reason}")
    doomed = ("in", *rules.perish) if destroyed else () if rules.spares.issuperset(reasons) else ("in",)
    lost = [seat for seat in seating.seats(table) if table.value(f"{seat}.status") in doomed]
    for seat in lost:
        table.set(f"{seat}.status", "dead")
    if lost:
        table.tell("die_at_the_end", seats=lost)
    table.set("ending", {"reasons": list(reasons), "destroyed": destroyed, "lost": lost})


def if_nobody_is_left(table: Table) -> None:
    """The last one has left; how time runs out stands in the book."""
    if table.value("phase") != "over" and not seating.seats_in(table):
        table.tell("everyone_has_left")
        book(table).nobody_left(table)


@intent(playing)
def end_game(table: Table) -> Result:
    """The group stops here: no end of the rules, and nobody dies of it."""
    clear_the_rail(table)
    table.set("phase", "over")
    table.set("ending", {"reasons": ["stopped"], "destroyed": False, "lost": []})
    table.tell("ends_stopped")
    return {}
