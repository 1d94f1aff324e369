"""The book of the base game, for the chapters that the family shares."""

from __future__ import annotations

from companion.games.family.book import DOORS_HOLD, Otherwise, Rulebook, knows
from companion.games.nemesis import phase, pods
from companion.games.nemesis.crew import WAYS_OUT
from companion.games.nemesis.enemies import INTRUDERS
from companion.games.nemesis.options import spaces_apart
from companion.kit.lazily import LaterMapping, later

HERE = __name__.rpartition(".")[0]
FAMILY = "companion.games.family"


OTHER_SIDE = Otherwise(spaces_apart, says={"noise_corridor": "noise_corridor_apart", "entrances_roll": "entrances_roll_apart"})
HOTTER = Otherwise(knows("vulnerability_to_fire"), says={"fire_hurts": "fire_hurts_more"})


def write() -> Rulebook:
    return Rulebook(
        kinds=INTRUDERS,
        numbers=("number",),
        attacks=LaterMapping(f"{FAMILY}.attack_cards:ORIGINAL"),
        events=LaterMapping(f"{HERE}.event_cards:CARDS"),
        rail=phase.RAIL,
        judges={
            "engines": later(f"{HERE}.victory:engines"),
            "coordinates": later(f"{HERE}.victory:coordinates"),
            "contamination": later(f"{FAMILY}.judging:contaminated"),
            "objectives": later(f"{FAMILY}.judging:objectives"),
        },
        ways_out=WAYS_OUT,
        destroys=frozenset({"selfdestruct", "fires", "malfunctions"}),
        perish=("hibernating",),
        arrives=later(f"{FAMILY}.lone:arrives"),
        helps=later(f"{HERE}.weakness:helps"),
        infected=later(f"{FAMILY}.contamination:hatches"),
        after_death=later(f"{HERE}.leaving:after_death"),
        nobody_left=later(f"{HERE}.clock:nobody_left"),
        leaves_behind=later(f"{HERE}.leaving:killed"),
        awaits=later(f"{HERE}.intruder_player:awaits"),
        plays_on=later(f"{HERE}.intruder_player:plays_on"),
        round_begins=later(f"{HERE}.rounds:begin"),
        event_adds=lambda _, __: {},
        intruders_move=pods.remind,
        otherwise=(OTHER_SIDE, DOORS_HOLD, HOTTER),
    )
