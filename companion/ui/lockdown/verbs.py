"""Every intent of Lockdown as people meet it: one record each, and nothing about a verb stands anywhere else."""

from __future__ import annotations

from companion.table import Entry
from companion.ui.face import SILENT, Sense, Verb
from companion.ui.family import results as shared
from companion.ui.family.intruders import TOKEN_SENSES
from companion.ui.lockdown import results
from companion.ui.lockdown.danger import danger
from companion.ui.lockdown.secrets import codes, pods
from companion.ui.pictures.result import Happened, said
from companion.ui.tongue import word

CLICK, LATCH, KLAXON = Sense("click", (10,)), Sense("latch", (20,)), Sense("klaxon", (400,))
FALLS, RETURNS = Sense("power_falls", (120,)), Sense("power_returns", (20,))


# -- what follows from what came of it -----------------------------------------------------------


def _noise_rule(entry: Entry) -> str:
    face = entry.told.get("face")
    return str(face) if face in ("danger", "silence") else "noise_roll"


def _noise_sense(happened: Happened) -> Sense:
    match happened.told["face"]:
        case "silence":
            return CLICK
        case "danger":
            return Sense("danger", (20,))
    return Sense("tap", (10,))


def _noise_severity(entry: Entry) -> str:
    return "silence" if entry.told["face"] == "silence" else "noise"


def _encounter_rule(entry: Entry) -> str:
    return "blank_token" if entry.told.get("kind") == "blank" else "encounter"


def _token_sense(happened: Happened) -> Sense:
    return TOKEN_SENSES[happened.told["kind"]]


def _token_severity(entry: Entry) -> str:
    return str(entry.told["kind"])


def _attack_rule(entry: Entry) -> str:
    card = entry.told.get("card")
    return f"card:{card}" if card else "infest"


def _attack_sense(happened: Happened) -> Sense:
    return Sense("hit", (40,)) if happened.told["hit"] else Sense("miss")


def _flip_sense(happened: Happened) -> Sense:
    return RETURNS if happened.told["on"] else FALLS


def _mark_rule(entry: Entry) -> str:
    what = str(entry.parameters["what"])
    return {"larva": "larva_on_board", "venting": "venting_token", "gate": "main_gate"}.get(what, what)


MARKED = {
    "fire": (word("FIRE"), "fire"), "malfunction": (word("MALFUNCTION"), "malfunction"), "egg": (word("EGG"), "egg"),
    "knowledge": (word("KNOWLEDGE"), "knowledge"), "slime": (word("SLIME"), "slime"), "larva": (word("LARVA"), "larva-on-board"),
    "signal": (word("SIGNAL"), "signal"), "archive": (word("ARCHIVE"), "peek-eye"), "venting": (word("VENT CONTROL"), "vent"),
    "gate": (word("MAIN GATE"), "gate"),
}


def _marked(entry: Entry) -> tuple[str, str]:
    return MARKED[str(entry.parameters["what"])]


def _next_rule(entry: Entry) -> str:
    return {"fire": "fire_step", "": "player_turns"}.get(step := str(entry.told.get("step", "")), step)


def _next_sense(happened: Happened) -> Sense:
    """A round begins with the heart of whoever looks at the board."""
    told = happened.told
    if "first_player" in told:
        level = danger(happened.view)
        return Sense(f"heartbeat_{level}") if level else SILENT
    if told.get("step") == "bag":
        return TOKEN_SENSES[told["kind"]] if told.get("kind") else CLICK
    if told.get("step") == "time" and told.get("dark"):
        return FALLS
    return CLICK if told.get("card") else SILENT


def _next_severity(entry: Entry) -> str:
    if entry.told.get("card"):
        return "event"
    return str(entry.told["kind"]) if entry.told.get("step") == "bag" and entry.told.get("kind") else ""


def _computer_leads(entry: Entry) -> str:
    return {"css_peek": "choose:css_peek", "contingency_peek": "choose:contingency", "power_swap": "choose:swap"}.get(
        str(entry.told.get("then")), "")


def _draft_leads(entry: Entry) -> str:
    return "choose:draft" if entry.told["without"] else ""


# -- the verbs -----------------------------------------------------------------------------------

VERBS = {
    # noise and meetings
    "noise_roll": Verb(
        label=word("NOISE"), symbol="noise", rule=_noise_rule, sense=_noise_sense, aloud=True, severity=_noise_severity,
        result=shared.noise, drawn_by="noise"),
    "encounter": Verb(
        label=word("ENCOUNTER"), symbol="unknown-token", rule=_encounter_rule, first="encounter", sense=_token_sense,
        aloud=True, severity=_token_severity, result=results.encounter),
    "explore": Verb(
        label=word("EXPLORE"), symbol="explore", rule="exploration", first="exploration", sense=CLICK, aloud=True,
        severity="explore", result=results.explore, drawn_by="exploration"),
    # fights
    "attack": Verb(
        label=word("ATTACK"), symbol="attack-card", rule=_attack_rule, first="attack_target", sense=_attack_sense, aloud=True,
        severity="attack", result=shared.attack, drawn_by="attack"),
    "injury_check": Verb(
        label=word("INJURY CHECK"), symbol="wound-serious", rule="injury_check", first="injury_check", sense=CLICK, aloud=True,
        severity="injury_check", result=shared.injury, drawn_by="attack"),
    "combat_roll": Verb(
        label=word("DICE"), symbol="dice", rule="combat_die", aloud=True, result=shared.die, drawn_by="combat"),
    "advantage_roll": Verb(
        label=word("DICE"), symbol="dice", rule="advantage_die", aloud=True, result=shared.die, drawn_by="advantage"),
    "serious_wound": Verb(
        label=word("SERIOUS WOUND"), symbol="wound-serious", rule="serious_wound",
        result=said(word("SERIOUS WOUND"), "wound-serious"), drawn_by="wounds"),
    "killed": Verb(label=word("KILLED"), symbol="carcass", rule="killed"),
    "hides": Verb(label=word("HIDES"), symbol="vent", rule="hides", first="hides"),
    "flees": Verb(label=word("RETREAT"), symbol="retreat", rule="retreat", result=said(word("RETREAT"), "retreat")),
    "injure": Verb(label=word("INJURY"), symbol="wound-light", rule="injury_check"),
    "appears": Verb(label=word("APPEARS"), symbol="unknown-token", rule="first_encounter"),
    "adults_retreat": Verb(label=word("ADULTS RETREAT"), symbol="adult", rule="eight_adults"),
    # the facility
    "computer_use": Verb(
        label=word("COMPUTER"), symbol="computer", rule="computer_action", first="computer_action",
        result=said(word("COMPUTER"), "computer"), leads=_computer_leads, drawn_by="computer"),
    "css_peek": Verb(
        label=word("PEEK"), symbol="peek-eye", rule="css_token", drawn_by="css", cover=word("CSS TOKEN, SLOT {slot}"),
        sign="css-pod", secret=pods),
    "css_move": Verb(label=word("MOVE CSS"), symbol="css-pod", rule="css_schedule", drawn_by="css"),
    "pod_enter": Verb(label=word("POD"), symbol="css-pod", rule="pod"),
    "power_flip": Verb(label=word("POWER"), symbol="powered", rule="power_generator", sense=_flip_sense),
    "power_swap": Verb(label=word("POWER"), symbol="powered", rule="power_token"),
    "power_restore": Verb(
        label=word("RESTORE"), symbol="backup-on", rule="backup_power_supply", first="backup_power_supply", sense=RETURNS),
    "autodestruction_start": Verb(
        label=word("SELF-DESTRUCT"), symbol="autodestruction", rule="autodestruction", first="autodestruction", sense=KLAXON,
        held=True),
    "autodestruction_stop": Verb(label=word("STOP DESTRUCT"), symbol="autodestruction", rule="power_generator", held=True),
    "alert_start": Verb(label=word("ALERT"), symbol="alert", rule="alert", first="alert", sense=KLAXON, held=True),
    "mark": Verb(label=word("MARK"), symbol="check", rule=_mark_rule, told=_marked),
    # the crew
    "contingency_peek": Verb(
        label=word("PEEK"), symbol="peek-eye", rule="contingency", drawn_by="contingency", cover=word("CONTINGENCY"),
        sign="contingency", secret=codes),
    "contingency_take": Verb(
        label=word("CONTINGENCY"), symbol="contingency", rule="alert_room", drawn_by="contingency",
        cover=word("CONTINGENCY"), sign="contingency", secret=codes),
    "contaminate": Verb(label=word("CONTAMINATION"), symbol="contamination", rule="contamination", drawn_by="contamination"),
    "scan": Verb(
        label=word("SCAN"), symbol="scan", rule="scan", sense=CLICK, aloud=True, severity="attack", result=results.scan,
        drawn_by="contamination"),
    "leave": Verb(label=word("LEFT"), symbol="airlock", rule="leaving", sense=LATCH, held=True),
    "revive": Verb(label=word("REVIVED"), symbol="tab-crew", rule="coop"),
    "research": Verb(
        label=word("RESEARCH"), symbol="knowledge", rule="weakness_rule", result=said(word("RESEARCH"), "knowledge")),
    "search": Verb(
        label=word("SEARCH"), symbol="search", rule="search", leads="choose:keep:{seat}", cover=word("SEARCH")),
    "search_keep": Verb(label=word("KEPT"), symbol="search", rule="search", cover=word("SEARCH")),
    "craft": Verb(label=word("CRAFT"), symbol="search", rule="craft", drawn_by="items_crafted"),
    "objective_draw": Verb(label=word("OBJECTIVE"), symbol="check", rule="objective", cover=word("OBJECTIVE")),
    "draft_offer": Verb(label=word("DRAFT"), symbol="tab-crew", rule="draft", leads="choose:draft", drawn_by="draft"),
    "draft_keep": Verb(
        label=word("CHARACTER"), symbol="tab-crew", rule="draft", leads=_draft_leads, drawn_by="draft",
        result=said(word("CHARACTER"), "tab-crew")),
    # Mars
    "surface_roll": Verb(
        label=word("MARS DIE"), symbol="dice", rule="mars_die", aloud=True, result=shared.die, drawn_by="surface_die"),
    "mars_card": Verb(
        label=word("MARS CARD"), symbol="event-card", rule="mars_card", result=said(word("MARS CARD"), "event-card"),
        drawn_by="mars"),
    # the round, the record, the end
    "event_phase": Verb(label=word("END ROUND"), symbol="round-end", rule="player_turns", first="player_turns", aloud=True),
    "next": Verb(
        label=word("NEXT"), symbol="time", rule=_next_rule, sense=_next_sense, aloud=True, severity=_next_severity),
    "setup_done": Verb(label=word("SET-UP LIST"), symbol="tab-rules"),
    "set_source": Verb(label=word("WHO DRAWS"), symbol="cardboard-source", cover=word("WHO BUILDS IT")),
    "fix": Verb(label=word("FIX"), symbol="check"),
    "end_game": Verb(label=word("STOPPED"), symbol="close", rule="leaving", sense=LATCH, held=True),
    "victory": Verb(label=word("VERDICT"), symbol="check", rule="victory_contingency", severity="event"),
}
