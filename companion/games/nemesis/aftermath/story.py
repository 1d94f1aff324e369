"""How the three stories differ at set-up (S3 3181-3250, 3342-3391)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.games.common.fixing import any_of, fields, object_of
from companion.games.family import intruders
from companion.games.nemesis import pods, weakness
from companion.games.nemesis.aftermath import missions
from companion.games.nemesis.aftermath.hourglass import SECONDS
from companion.kit.intent import shown
from companion.packs import Component, Pack
from companion.table import Json, Piece, Refused, Table

PLACES = 21
"""Rooms of the ship with a token of Aftermath."""
KEPT = {
    ("lurking", 4),
    ("short_circuit", 4),
    ("hunt", 3),
    ("scent_of_prey", 3),
    ("damage", 2),
    ("life_support_failure", 2),
    ("eclosion", 1),
    ("damaging_fire", 1),
}
"""Events of the base box that a research mission mixes in, by name and corridor."""
MORE = {1: (1, 2), 2: (1, 2), 3: (1, 2), 4: (2, 4), 5: (3, 6)}
"""Larvae and adults that join the bag of an Epilogue, by players."""
NUMBERS = ("1", "2", "3", "4")
LEFT = ("bag", "malfunction", "eggs", "pods", "weakness", "queen_dead")


def check_options(options: Mapping[str, Json], before: Json, players: int) -> None:
    """Missions are for the original intruders; an Epilogue follows a game, and is for two at least (our rulings)."""
    if options["story"] != "base" and (options["enemy"] != "intruders" or options["intruder_player"]):
        raise Refused("no_mission_with_these")
    if options["story"] != "epilogue":
        if before is not None:
            raise Refused("unknown_parameter", intent="new_game", name="before")
        return
    if players < 2:
        raise Refused("epilogue_needs_two")
    if not isinstance(before, dict) or not isinstance(before.get("bag"), dict) or not set(before) <= set(LEFT):
        raise Refused("say_what_was_left")
    for kind, count in before["bag"].items():
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= PLACES:
            raise Refused("not_a_number", name=shown(kind), value=shown(count), least=0, most=PLACES)
    if not isinstance(before.get("weakness", {}), dict):
        raise Refused("not_an_answer", answer=shown(before["weakness"]))
    for name, most in (("malfunction", 8), ("eggs", 8)):
        count = before.get(name, 0)
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= most:
            raise Refused("not_a_number", name=name, value=shown(count), least=0, most=most)


def first_bag(options: Mapping[str, Json]) -> str:
    return "starting_bag_research" if options["story"] == "research" else f"starting_bag_{options['enemy']}"


def events(pack: Pack, options: Mapping[str, Json]) -> Component:
    """The event deck of the story."""
    usual, later = pack[f"event_{options['enemy']}"], pack["event_aftermath"]
    if options["story"] == "base":
        return usual
    kept = [item for item in usual.items if (item.key, item.traits["corridor"][0]) in KEPT]
    return replace(later, items=(*later.items, *(kept if options["story"] == "research" else ())))


def values(base: Mapping[str, Json], options: Mapping[str, Json]) -> dict[str, Json]:
    """What differs on the table."""
    found: dict[str, Json] = {}
    if options["story"] != "base":
        found["aftermath.hidden"] = PLACES
    if options["hourglass"]:
        found["hourglass"] = {"state": "runs", "seconds": SECONDS, "left": SECONDS}
    if options["story"] == "epilogue":
        before, eggs = options["before"], base["eggs.nest"] + base["eggs.supply"]
        nest = min(before.get("eggs", base["eggs.nest"]), eggs)
        found |= {
            "shuttle": missions.TURNS,
            "alert": {"card": None, "stage": 1, "done": False},
            "malfunction.placed": before.get("malfunction", 0),
            "eggs.nest": nest,
            "eggs.supply": eggs - nest,
            "queen_dead": bool(before.get("queen_dead", False)),
            "bag.start": {kind: [count, 0] for kind, count in before["bag"].items()},
        }
    return found


def goes_on(table: Table) -> None:
    """S3 3184-3192: more larvae and adults, as far as there are any; pods and weaknesses are as they were."""
    if table.value("option.story") != "epilogue":
        return
    larvae, adults = MORE[len(table.value("seats"))]
    for kind, count in (("larva", larvae), ("adult", adults)):
        for _ in range(count):
            intruders.to_bag(table, kind)
    before = table.value("option.before")
    if "pods" in before and not before["pods"]:  # all of them are gone
        table.set("pods", {})
    elif "pods" in before:
        said = fields("pods", before["pods"], NUMBERS)
        table.set("pods", {pod: pods.read(table, f"pods.{pod}", each) for pod, each in sorted(said.items())})


def known(pieces: Mapping[str, Piece], before: Json) -> dict[str, str]:
    """S3 3197-3202: weaknesses that were known lie where they lay, face down, and are found anew. The card of each object."""
    found: dict[str, str] = {}
    for thing, name in ((before or {}).get("weakness") or {}).items():
        card = next((each.id for each in pieces.values() if each.id.startswith("weakness-") and each.kind == name), None)
        if card is None or thing not in weakness.OBJECTS["intruders"] or card in found.values():
            every = dict.fromkeys(each.kind for each in pieces.values() if each.id.startswith("weakness-"))
            takes = object_of(weakness.OBJECTS["intruders"]) if thing not in weakness.OBJECTS["intruders"] else any_of(every)
            raise Refused("value_cannot_be", typed=f"weakness.{shown(thing)}", value=shown(name), takes=takes)
        found[thing] = card
    return found
