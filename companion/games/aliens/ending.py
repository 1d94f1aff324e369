"""How a mission ends: won, or lost by Endurance, by the squad, by the table's word."""

from __future__ import annotations

from companion.games.common.seating import playing
from companion.kit import rail
from companion.kit.intent import Result
from companion.table import Refused, Table


def clear_the_rail(table: Table) -> None:
    table.set("step", "")
    rail.asks_nothing(table)
    table.set("shown", False)


def on_a_mission(table: Table) -> None:
    """Refuse what happens to cards, characters and board while there is no mission: it would be lost, or would last for good."""
    playing(table)
    if table.value("phase") in ("setup", "between"):
        raise Refused("no_mission_now")


def before_or_on_a_mission(table: Table) -> None:
    """Refuse what the board is not laid out for: between two missions nothing stands there."""
    playing(table)
    if table.value("phase") == "between":
        raise Refused("no_mission_now")


def stopped(table: Table) -> bool:
    """Whether the mission has ended while something was being done."""
    return table.value("phase") in ("over", "between")


def on_the_way(table: Table) -> Result:
    """A must that came first has ended the mission, so that nothing is left to be done."""
    return {"step": table.word("step"), "over": table.value("phase") == "over"}


def ends(table: Table, won: bool, *reasons: str) -> None:
    """The game is over."""
    clear_the_rail(table)
    table.set("phase", "over")
    table.set("active", None)
    table.set("ending", {"won": won, "reasons": list(reasons)})
    for reason in reasons:
        table.tell(f"ends_{reason}_won" if won else f"ends_{reason}")


def won(table: Table) -> float:
    """1 where the game is won, else 0."""
    return float(table.value("ending")["won"])
