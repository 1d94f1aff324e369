"""The book of the carnomorphs: that of the base game, with other answers."""

from __future__ import annotations

from dataclasses import replace

from companion.games.family.book import Rulebook
from companion.games.nemesis import book
from companion.games.nemesis.carnomorphs import adaptations, bag, kinds
from companion.games.nemesis.enemies import CARNOMORPHS
from companion.kit.lazily import LaterMapping, later

HERE = __name__.rpartition(".")[0]


def write() -> Rulebook:
    base = book.write()
    return replace(
        base,
        kinds=CARNOMORPHS,
        attacks=LaterMapping(f"{HERE}.cards:ATTACKS"),
        events=LaterMapping(f"{HERE}.cards:EVENTS"),
        cardless=later(f"{HERE}.cards:cardless"),
        answers={"metagorgers_come": bag.metagorgers_come, "who_fights": bag.lonely_leave},
        judges={**base.judges, "contamination": later(f"{HERE}.ending:contaminated")},
        infected=later(f"{HERE}.mutation:infected"),
        shows=kinds.shows,
        arrives=adaptations.arrives,
        leaves_behind=kinds.leaves_behind,
        into_ducts=kinds.into_ducts,
        awaits=later(f"{HERE}.mutation:awaits"),
        says={
            "event_ways": "event_ways_large",
            "flees.butcher": "flees_large",
            "hides.metagorger": "hides_bare",
            "after_surgery": "after_surgery_bare",
            "after_antidote": "after_antidote_bare",
        },
        around_attacks=adaptations.feeding,
        comes_with=adaptations.named,
        reinforces=kinds.gorger_joins,
    )
