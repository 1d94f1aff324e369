"""Every intent of Lockdown as people meet it: one record each, and nothing about a verb stands anywhere else."""

from __future__ import annotations

from dataclasses import replace

from companion.show.calling import Sense
from companion.show.face import Verb
from companion.show.family import briefs
from companion.show.family import results as drawn
from companion.show.family import verbs as shared
from companion.show.family.verbs import CLICK, KLAXON
from companion.show.lockdown import results
from companion.show.lockdown.danger import danger
from companion.show.lockdown.secrets import codes, pods
from companion.show.pictures.result import Happened, said
from companion.show.tongue import word
from companion.table import Entry

FALLS, RETURNS = Sense("power_falls", (120,)), Sense("power_returns", (20,))


# -- what follows from what came of it -----------------------------------------------------------


def _encounter_rule(entry: Entry) -> str:
    return "blank_token" if entry.told.get("kind") == "blank" else "encounter"


def _flip_sense(happened: Happened) -> Sense:
    return RETURNS if happened.told["on"] else FALLS


def _mark_rule(entry: Entry) -> str:
    what = str(entry.parameters["what"])
    return {"larva": "larva_on_board", "venting": "venting_token", "gate": "main_gate"}.get(what, what)


MARKED = {
    "fire": (word("FIRE"), "fire"),
    "malfunction": (word("MALFUNCTION"), "malfunction"),
    "egg": (word("EGG"), "egg"),
    "knowledge": (word("KNOWLEDGE"), "knowledge"),
    "slime": (word("SLIME"), "slime"),
    "larva": (word("LARVA"), "larva-on-board"),
    "signal": (word("SIGNAL"), "signal"),
    "archive": (word("ARCHIVE"), "peek-eye"),
    "venting": (word("VENT CONTROL"), "vent"),
    "gate": (word("MAIN GATE"), "gate"),
}


def _marked(entry: Entry) -> tuple[str, str]:
    return MARKED[str(entry.parameters["what"])]


def _next_sense(happened: Happened) -> Sense:
    told = happened.told
    falls = told.get("step") == "time" and told.get("dark")
    return FALLS if falls else shared.round_sense(happened, danger(happened.view))


def _computer_leads(entry: Entry) -> str:
    return {"css_peek": "choose:css_peek", "contingency_peek": "choose:contingency", "power_swap": "choose:swap"}.get(
        str(entry.told.get("then")), ""
    )


# -- the verbs -----------------------------------------------------------------------------------

VERBS = {
    **shared.SHARED,
    # meetings
    "attack": replace(shared.ATTACK, result=results.attack),
    "encounter": Verb(
        label=word("ENCOUNTER"),
        symbol="unknown-token",
        rule=_encounter_rule,
        first=_encounter_rule,
        sense=shared.token_sense,
        aloud=True,
        severity=shared.token_severity,
        result=results.encounter,
        brief=briefs.encounter,
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
    "combat_roll": Verb(label=word("SHOT"), symbol="dice", rule="combat_die", aloud=True, result=results.shot, drawn_by="combat"),
    "advantage_roll": Verb(
        label=word("SHOT"), symbol="dice", rule="advantage_die", aloud=True, result=results.shot, drawn_by="advantage"
    ),
    # the facility
    "computer_use": Verb(
        label=word("COMPUTER"),
        symbol="computer",
        rule="computer_action",
        first="computer_action",
        result=said(word("COMPUTER"), "computer"),
        leads=_computer_leads,
        drawn_by="computer",
    ),
    "css_peek": Verb(
        label=word("PEEK"),
        symbol="peek-eye",
        rule="css_token",
        drawn_by="css",
        cover=word("CSS TOKEN, SLOT {slot}"),
        sign="css-pod",
        secret=pods,
    ),
    "css_move": Verb(label=word("MOVE CSS"), symbol="css-pod", rule="css_schedule", drawn_by="css"),
    "pod_enter": Verb(label=word("POD"), symbol="css-pod", rule="pod"),
    "power_flip": Verb(label=word("POWER"), symbol="powered", rule="power_generator", sense=_flip_sense),
    "power_swap": Verb(label=word("POWER"), symbol="powered", rule="power_token"),
    "power_restore": Verb(
        label=word("RESTORE"), symbol="backup-on", rule="backup_power_supply", first="backup_power_supply", sense=RETURNS
    ),
    "autodestruction_start": Verb(
        label=word("AUTODESTRUCTION"),
        symbol="autodestruction",
        rule="autodestruction",
        first="autodestruction",
        sense=KLAXON,
        held=True,
    ),
    "autodestruction_stop": Verb(label=word("AUTO STOPPED"), symbol="autodestruction", rule="power_generator", held=True),
    "alert_start": Verb(label=word("ALERT"), symbol="alert", rule="alert", first="alert", sense=KLAXON, held=True),
    "mark": Verb(label=word("MARK"), symbol="check", rule=_mark_rule, called=_marked),
    # the crew
    "contingency_peek": Verb(
        label=word("PEEK"),
        symbol="peek-eye",
        rule="contingency",
        drawn_by="contingency",
        cover=word("CONTINGENCY"),
        sign="contingency",
        secret=codes,
    ),
    "contingency_take": Verb(
        label=word("CONTINGENCY"),
        symbol="contingency",
        rule="alert_room",
        drawn_by="contingency",
        cover=word("CONTINGENCY"),
        sign="contingency",
        secret=codes,
    ),
    # Mars
    "surface_roll": Verb(
        label=word("MARS DIE"), symbol="dice", rule="mars_die", aloud=True, result=drawn.die, drawn_by="surface_die"
    ),
    "mars_card": Verb(
        label=word("MARS CARD"),
        symbol="event-card",
        rule="mars_card",
        result=said(word("MARS CARD"), "event-card"),
        drawn_by="mars",
    ),
    # the round, and the end
    "next": Verb(
        label=word("NEXT"), symbol="time", rule=shared.next_rule, sense=_next_sense, aloud=True, severity=shared.step_severity
    ),
    "victory": Verb(label=word("VERDICT"), symbol="check", rule="victory_contingency", severity="event"),
}
