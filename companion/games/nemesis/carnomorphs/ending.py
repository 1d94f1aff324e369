"""The contamination check of the carnomorphs (S3 2863-2878)."""

from __future__ import annotations

from companion.games.family import contamination, judging
from companion.games.family.judging import judge, survivors
from companion.games.nemesis.carnomorphs.mutation import MOST
from companion.kit.intent import shown
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table


def contaminated(table: Table, answer: Json) -> None:
    """Who has a card skips the scan; an infected one gives a card. Then each contamination card among four is a marker."""
    said = answer or {}
    if not isinstance(said, dict) or not set(said) <= set(table.value("seats")):
        raise Refused("not_an_answer", answer=shown(answer))
    for seat in survivors(table):
        _check(table, seat, said.get(seat))


def _check(table: Table, seat: str, answer: Json) -> None:
    if answer in ("lives", "dies") or on_cardboard(table, "contamination"):
        judging.check(table, seat, answer)
        return
    held = table.count(contamination.cards(seat))
    if not table.flag(f"{seat}.mutation"):
        infected = contamination.look(table, seat, held)
        table.tell("scanned", seat=seat, cards=held, infected=len(infected))
        if not infected:
            judge(table, seat, True, "alive", "clean")
            return
        table.set(f"{seat}.mutation", True)
    found = judging.four_of_the_deck(table, seat, judging.deck_size(answer), held)
    markers = table.number(f"{seat}.mutation_markers") + found
    table.set(f"{seat}.mutation_markers", markers)
    table.tell("mutation_marked", seat=seat, markers=markers)
    judging.result(table, seat, markers >= MOST, "drawn")
