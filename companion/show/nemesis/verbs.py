"""Every intent of Nemesis as people meet it: one record each, and nothing about a verb stands anywhere else."""

from __future__ import annotations

from dataclasses import replace

from companion.show.calling import SILENT, Sense
from companion.show.face import Verb
from companion.show.family import verbs as shared
from companion.show.family.verbs import CLICK, KLAXON, LATCH
from companion.show.nemesis import results
from companion.show.nemesis.danger import danger
from companion.show.nemesis.firsts import bag_rule
from companion.show.nemesis.secrets import coordinates, engines, explored, intruders, repaired, turret
from companion.show.pictures.result import Happened
from companion.show.tongue import word
from companion.table import Entry, Moved

# -- what follows from what came of it -----------------------------------------------------------


def _encounter_rule(entry: Entry) -> str:
    return {"blank": "blank", "insanity": "insanity_token"}.get(str(entry.told.get("kind")), "encounter")


def _attack_rule(entry: Entry) -> str:
    if card := entry.told.get("card"):
        return f"card:{card}"
    return {"larva": "larva", "metagorger": "metagorger"}.get(str(entry.told.get("kind")), "surprise_attack")


def _chosen(entry: Entry) -> tuple[str, str]:
    """An attack card, or the event of a plan."""
    return (word("EVENT"), "event-card") if entry.told.get("aside") else (word("ATTACK"), "attack-card")


def _chosen_draw(entry: Entry) -> str:
    return "event" if entry.told.get("aside") else "attack"


def _chosen_sense(happened: Happened) -> Sense:
    return SILENT if happened.told.get("aside") else shared.attack_sense(happened)


def _panic_rule(entry: Entry) -> str:
    return f"card:{card}" if (card := entry.told.get("card")) else "panic"


def _mark_rule(entry: Entry) -> str:
    what = str(entry.parameters["what"])
    return {
        "larva": "larva_on_board",
        "fire": "fire_marker",
        "malfunction": "malfunction_marker",
        "venting": "airlock_control",
        "signal": "objective",
        "voracious": "adaptation",
    }.get(what, what)


MARKED = {
    "fire": (word("FIRE"), "fire"),
    "malfunction": (word("MALFUNCTION"), "malfunction"),
    "egg": (word("EGG"), "egg"),
    "slime": (word("SLIME"), "slime"),
    "larva": (word("LARVA"), "larva-on-board"),
    "signal": (word("SIGNAL"), "signal"),
    "insanity": (word("INSANITY"), "insanity"),
    "venting": (word("AIRLOCK"), "vent"),
    "voracious": (word("VORACIOUS"), "adaptation"),
}


def _marked(entry: Entry) -> tuple[str, str]:
    return MARKED[str(entry.parameters["what"])]


def _next_rule(entry: Entry) -> str:
    if entry.told.get("step") == "bag":
        return bag_rule(str(entry.told.get("kind", ""))) or "bag"
    return "alert_step" if entry.told.get("step") == "alert" else shared.next_rule(entry)


def _next_sense(happened: Happened) -> Sense:
    told = happened.told
    if told.get("step") == "time" and told.get("selfdestruct") is not None:
        return KLAXON
    return shared.round_sense(happened, danger(happened.view))


def _mutation_leads(entry: Entry) -> str:
    """Two cards to choose from, where the app deals them."""
    dealt = any(isinstance(event, Moved) and event.target.endswith(".offered") for event in entry.events)
    return "choose:mutation:{seat}" if dealt else ""


def _engine_cover(entry: Entry) -> str:
    return word("ENGINES") if entry.parameters["engine"] == "all" else word("ENGINE {engine}")


# -- the verbs -----------------------------------------------------------------------------------

VERBS = {
    **shared.SHARED,
    # noise, meetings, fights
    "encounter": Verb(
        label=word("ENCOUNTER"),
        symbol="unknown-token",
        rule=_encounter_rule,
        first=_encounter_rule,
        sense=shared.token_sense,
        aloud=True,
        severity=shared.token_severity,
        result=results.encounter,
    ),
    "explore": Verb(
        label=word("EXPLORE"),
        symbol="explore",
        rule="exploration",
        first="exploration",
        sense=CLICK,
        aloud=True,
        severity="explore",
        result=results.explore,
        drawn_by="exploration",
    ),
    "explore_peek": Verb(
        label=word("MONITORING"),
        symbol="peek-eye",
        rule="exploration_token",
        drawn_by="exploration",
        cover=word("ROOM {slot}"),
        sign="explore",
        secret=explored,
    ),
    "injury_check": replace(shared.SHARED["injury_check"], result=results.injury),
    "attack": replace(shared.ATTACK, rule=_attack_rule, result=results.strike),
    "combat_roll": Verb(
        label=word("COMBAT"),
        symbol="dice",
        rule="combat_die",
        aloud=True,
        sense=CLICK,
        severity="attack",
        result=results.combat,
        drawn_by="combat",
    ),
    "scan": replace(shared.SHARED["scan"], rule="contamination_scan"),
    "research": replace(shared.SHARED["research"], rule="weakness", result=results.researched),
    "killed": replace(shared.SHARED["killed"], rule="intruder_death"),
    "hides": replace(shared.SHARED["hides"], rule="technical_corridors", first="technical_corridors"),
    "appears": replace(shared.SHARED["appears"], rule="first_encounter"),
    "adults_retreat": replace(shared.SHARED["adults_retreat"], rule="intruder_bag"),
    "revive": replace(shared.SHARED["revive"], rule="coop"),
    "leave": replace(shared.SHARED["leave"], rule="end_of_game"),
    "end_game": replace(shared.SHARED["end_game"], rule="end_of_game"),
    # the ship
    "engine_check": Verb(
        label=word("CHECK ENGINE"),
        symbol="engine",
        rule="engine",
        first="engine",
        drawn_by="engines",
        cover=_engine_cover,
        sign="engine",
        secret=engines,
    ),
    "engine_repair": Verb(
        label=word("REPAIR ENGINE"),
        symbol="engine",
        rule="engine",
        drawn_by="engines",
        cover=_engine_cover,
        sign="engine",
        secret=repaired,
    ),
    "engine_swap": Verb(label=word("ENGINE TURNED"), symbol="engine", rule="engine", drawn_by="engines"),
    "coordinates_peek": Verb(
        label=word("COORDINATES"),
        symbol="coordinates",
        rule="coordinates",
        first="coordinates",
        drawn_by="coordinates",
        cover=word("COORDINATES"),
        sign="coordinates",
        secret=coordinates,
    ),
    "destination_set": Verb(label=word("DESTINATION"), symbol="destination", rule="destination"),
    "pod_unlock": Verb(label=word("POD UNLOCKED"), symbol="unlocked", rule="pods", sense=LATCH),
    "pod_lock": Verb(label=word("POD LOCKED"), symbol="locked", rule="pods", sense=LATCH),
    "pod_enter": Verb(label=word("INTO A POD"), symbol="escape-pod", rule="pods"),
    "pod_leave": Verb(label=word("OUT OF A POD"), symbol="escape-pod", rule="pods"),
    "pod_launch": Verb(label=word("LAUNCH"), symbol="escape-pod", rule="pods", sense=LATCH, held=True),
    "selfdestruct_start": Verb(
        label=word("SELF-DESTRUCT"), symbol="autodestruction", rule="selfdestruct", first="selfdestruct", sense=KLAXON, held=True
    ),
    "selfdestruct_stop": Verb(label=word("STOP DESTRUCT"), symbol="autodestruction", rule="selfdestruct", held=True),
    "mark": Verb(label=word("MARK"), symbol="check", rule=_mark_rule, called=_marked),
    # carnomorphs
    "feed": Verb(label=word("FEEDS"), symbol="butcher", rule="feeding", first="feeding"),
    "mutate": Verb(
        label=word("MUTATION"),
        symbol="mutation",
        rule="mutation",
        first="mutation",
        result=results.mutated,
        leads=_mutation_leads,
    ),
    "mutation_keep": Verb(label=word("MUTATION KEPT"), symbol="mutation", rule="mutation", cover=word("MUTATION")),
    "mutation_action": Verb(
        label=word("MUTATION ACTS"), symbol="mutation", rule="mutation_action", result=results.mutated, drawn_by="contamination"
    ),
    # void seeders
    "panic": Verb(
        label=word("PANIC"),
        symbol="panic-card",
        rule=_panic_rule,
        first="panic",
        severity="event",
        aloud=True,
        result=results.panic,
        drawn_by="panic",
    ),
    "panic_cancel": Verb(label=word("INTERRUPTION"), symbol="close", rule="panic_cancel"),
    "lair_found": Verb(label=word("LAIR FOUND"), symbol="lair", rule="lair_found", first="lair"),
    "lair_destroyed": Verb(label=word("LAIR DESTROYED"), symbol="lair", rule="lair"),
    # aftermath
    "alert_start": Verb(label=word("ALERT"), symbol="alert-card", rule="alert", first="alert", sense=KLAXON),
    "alert_stage": Verb(label=word("NEXT STAGE"), symbol="alert-card", rule="alert"),
    "alert_done": Verb(label=word("ALERT DONE"), symbol="check", rule="alert"),
    "offer_take": Verb(label=word("LUCRATIVE OFFER"), symbol="quest", rule="lucrative_offer"),
    "turret_place": Verb(label=word("TURRET"), symbol="turret", rule="turret", first="turret", result=results.turret),
    "turret_reveal": Verb(label=word("TURRET SEEN"), symbol="turret", rule="turret", result=results.turret),
    "turret_set": Verb(
        label=word("TURRET SET"), symbol="turret", rule="turret", cover=word("TURRET"), sign="turret", secret=turret
    ),
    "turret_destroy": Verb(label=word("TURRET DESTROYED"), symbol="turret-off", rule="turret_destroy"),
    "hourglass_empty": Verb(
        label=word("HOURGLASS"), symbol="hourglass", rule="hourglass", severity="noise", aloud=True, result=results.hourglass
    ),
    "hourglass_keep": Verb(label=word("HOURGLASS"), symbol="hourglass", rule="hourglass"),
    "hourglass_off": Verb(label=word("NO HOURGLASS"), symbol="hourglass", rule="hourglass"),
    # the dead who play on
    "intruder_play": Verb(
        label=word("INTRUDERS"), symbol="hand-cards", rule="intruder_hand", first="intruder_player", result=results.played
    ),
    "intruder_choose": Verb(
        label=word("ATTACK"),
        symbol="attack-card",
        rule=_attack_rule,
        sense=_chosen_sense,
        aloud=True,
        severity=_chosen_draw,
        called=_chosen,
        result=results.chosen,
    ),
    "intruder_pass": Verb(
        label=word("INTRUDERS PASS"),
        symbol="round-end",
        rule="intruder_pass",
        cover=word("INTRUDERS' HAND"),
        sign="hand-cards",
        secret=intruders,
    ),
    # the round, and the end
    "next": Verb(
        label=word("NEXT"), symbol="time", rule=_next_rule, sense=_next_sense, aloud=True, severity=shared.step_severity
    ),
    "victory": Verb(label=word("VERDICT"), symbol="check", rule="end_of_game", severity="event"),
}
