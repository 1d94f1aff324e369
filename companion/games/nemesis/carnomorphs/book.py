"""The book of the carnomorphs: that of the base game, with other answers."""

from __future__ import annotations

from dataclasses import replace

from companion.games.family.book import Rulebook
from companion.games.nemesis import book
from companion.games.nemesis.carnomorphs import bag, kinds
from companion.kit.lazily import LaterMapping, later

HERE = __name__.rpartition(".")[0]


def write() -> Rulebook:
    base = book.write()
    return replace(
        base,
        kinds=kinds.KINDS,
        injury_cards={"egg": 0, **dict.fromkeys(kinds.KINDS, 1)},
        column={"metagorger": "blood_metagorger"},
        attacks=LaterMapping(f"{HERE}.cards:ATTACKS"),
        events=LaterMapping(f"{HERE}.cards:EVENTS"),
        cardless=later(f"{HERE}.cards:cardless"),
        develops=bag.DEVELOPS,
        answers={"metagorgers_come": bag.metagorgers_come, "who_fights": bag.lonely_leave},
        judges={**base.judges, "contamination": later(f"{HERE}.ending:contaminated")},
        infected=later(f"{HERE}.mutation:infected"),
        shows=kinds.shows, arrives=kinds.arrives, leaves_behind=kinds.leaves_behind, into_ducts=kinds.into_ducts,
        ways="event_ways_large", strikes_add="they_feed",
        reinforces=kinds.gorger_joins,
    )
