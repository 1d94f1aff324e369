"""What happens when the players' turns begin anew."""

from __future__ import annotations

from companion.games.nemesis import intruder_player, pods
from companion.games.nemesis.aftermath import hourglass
from companion.table import Table


def begin(table: Table) -> None:
    if table.flag("maneuver"):
        table.set("maneuver", False)
        table.tell("one_card_less")
    intruder_player.round_begins(table)
    hourglass.turns_over(table)
    pods.they_choose(table)
