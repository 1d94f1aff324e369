"""The contamination check of the Void Seeders (S3 3161-3172)."""

from __future__ import annotations

from companion.games.family import contamination, judging
from companion.games.family.judging import judge, survivors
from companion.games.nemesis.void_seeders.insanity import MOST
from companion.kit.intent import shown
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table


def contaminated(table: Table, answer: Json) -> None:
    """Each contamination card is one step of insanity; who is at the end then draws four, and any contamination kills."""
    said = answer or {}
    if not isinstance(said, dict) or not set(said) <= set(table.value("seats")):
        raise Refused("not_an_answer", answer=shown(answer))
    for seat in survivors(table):
        if said.get(seat) in ("lives", "dies") or on_cardboard(table, "contamination"):
            judging.check(table, seat, said.get(seat))
            continue
        held = table.count(contamination.cards(seat))
        level = min(MOST, table.number(f"{seat}.insanity") + held)
        table.set(f"{seat}.insanity", level)
        table.tell("insanity_is", seat=seat, level=level)
        if level < MOST:
            judge(table, seat, True, "alive", "sane_enough")
        else:
            found = judging.four_of_the_deck(table, seat, judging.deck_size(said.get(seat)), held)
            judging.result(table, seat, bool(found), "drawn")
