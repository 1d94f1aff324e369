"""Verbs that are the same in every game of the family: one record each; what a game says otherwise, it says itself."""

from __future__ import annotations

from companion.show.calling import SILENT, Sense
from companion.show.face import Verb
from companion.show.family import briefs, hand, results
from companion.show.pictures.result import Happened, said
from companion.show.tongue import word
from companion.table import Entry

CLICK, LATCH, KLAXON = Sense("click", (10,)), Sense("latch", (20,)), Sense("klaxon", (400,))


def noise_rule(entry: Entry) -> str:
    face = entry.told.get("face")
    return str(face) if face in ("danger", "silence") else "noise_roll"


def noise_sense(happened: Happened) -> Sense:
    match happened.told["face"]:
        case "silence":
            return CLICK
        case "danger":
            return Sense("danger", (20,))
    return Sense("tap", (10,))


def noise_severity(entry: Entry) -> str:
    return "silence" if entry.told["face"] == "silence" else "noise"


def token_sense(happened: Happened) -> Sense:
    return happened.pieces[happened.told["kind"]].sense


def attack_rule(entry: Entry) -> str:
    card = entry.told.get("card")
    return f"card:{card}" if card else "infest"


def attack_sense(happened: Happened) -> Sense:
    return Sense("hit", (40,)) if happened.told["hit"] else Sense("miss")


def next_rule(entry: Entry) -> str:
    return {"fire": "fire_step", "": "player_turns"}.get(step := str(entry.told.get("step", "")), step)


def draft_leads(entry: Entry) -> str:
    return "choose:draft" if entry.told["without"] else ""


NOISE = Verb(
    label=word("NOISE"),
    symbol="noise",
    rule=noise_rule,
    sense=noise_sense,
    aloud=True,
    severity=noise_severity,
    result=results.noise,
    brief=briefs.noise,
    drawn_by="noise",
)
ATTACK = Verb(
    label=word("ATTACK"),
    symbol="attack-card",
    rule=attack_rule,
    sense=attack_sense,
    aloud=True,
    severity="attack",
    result=results.attack,
    brief=briefs.attack,
    drawn_by="attack",
)
SHARED = {
    "noise_roll": NOISE,
    "attack": ATTACK,
    "injury_check": Verb(
        label=word("INJURY CHECK"),
        symbol="wound-serious",
        rule="injury_check",
        first="injury_check",
        sense=CLICK,
        aloud=True,
        severity="injury_check",
        result=results.injury,
        drawn_by="attack",
    ),
    "serious_wound": Verb(
        label=word("SERIOUS WOUND"),
        symbol="wound-serious",
        rule="serious_wound",
        result=said(word("SERIOUS WOUND"), "wound-serious"),
        drawn_by="wounds",
    ),
    "killed": Verb(label=word("KILLED"), symbol="carcass", rule="killed"),
    "hides": Verb(label=word("HIDES"), symbol="vent", rule="hides", first="hides"),
    "flees": Verb(label=word("RETREAT"), symbol="retreat", rule="retreat", result=said(word("RETREAT"), "retreat")),
    "injure": Verb(label=word("INJURY"), symbol="wound-light", rule="injury_check"),
    "appears": Verb(label=word("APPEARS"), symbol="unknown-token", rule="first_encounter"),
    "adults_retreat": Verb(label=word("ADULTS RETREAT"), symbol="adult", rule="eight_adults"),
    "contaminate": Verb(label=word("CONTAMINATION"), symbol="contamination", rule="contamination", drawn_by="contamination"),
    "scan": Verb(
        label=word("SCAN"),
        symbol="scan",
        rule="scan",
        sense=CLICK,
        aloud=True,
        severity="attack",
        result=results.scan,
        brief=briefs.scan,
        drawn_by="contamination",
    ),
    "leave": Verb(label=word("LEFT"), symbol="airlock", rule="leaving", sense=LATCH, held=True),
    "revive": Verb(label=word("REVIVED"), symbol="tab-crew", rule="coop"),
    "research": Verb(
        label=word("RESEARCH"), symbol="knowledge", rule="weakness_rule", result=said(word("RESEARCH"), "knowledge")
    ),
    "search": Verb(label=word("SEARCH"), symbol="search", rule="search", leads="choose:keep:{seat}", cover=word("SEARCH")),
    "search_keep": Verb(label=word("KEPT"), symbol="search", rule="search", cover=word("SEARCH")),
    "craft": Verb(label=word("CRAFT"), symbol="search", rule="craft", drawn_by="items_crafted"),
    "objective_draw": Verb(
        label=word("OBJECTIVE"), symbol="check", rule="objective", cover=word("OBJECTIVE"), result=results.objective
    ),
    "objective_give_up": Verb(
        label=word("OBJECTIVE GONE"), symbol="check", rule="objective", cover=word("OBJECTIVE GONE"), secret=hand.given_up
    ),
    "item_drop": Verb(label=word("ITEM GONE"), symbol="discard", rule="drop", result=said(word("ITEM GONE"), "discard")),
    "draft_offer": Verb(label=word("DRAFT"), symbol="tab-crew", rule="draft", leads="choose:draft", drawn_by="draft"),
    "draft_keep": Verb(
        label=word("CHARACTER"), symbol="tab-crew", rule="draft", leads=draft_leads, drawn_by="draft", result=results.character
    ),
    "event_phase": Verb(label=word("END ROUND"), symbol="round-end", rule="player_turns", aloud=True),
    "turns": Verb(label=word("TURNS"), symbol="first-player", rule="player_turns"),
    "acted": Verb(label=word("ACTION"), symbol="check", rule="player_turns"),
    "pass_turn": Verb(label=word("PASS"), symbol="round-end", rule="player_turns"),
    "rename": Verb(label=word("WHO SITS THERE"), symbol="tab-crew"),
    "setup_done": Verb(label=word("SET-UP LIST"), symbol="tab-rules"),
    "set_source": Verb(label=word("WHO DRAWS"), symbol="cardboard-source", cover=word("WHO BUILDS IT")),
    "fix": Verb(label=word("FIX"), symbol="check"),
    "end_game": Verb(label=word("STOPPED"), symbol="close", rule="leaving", sense=LATCH, held=True),
}


def round_sense(happened: Happened, level: int) -> Sense:
    """A round begins with the heart of whoever looks at the board; a step sounds like what it drew."""
    told = happened.told
    if "first_player" in told:
        return Sense(f"heartbeat_{level}") if level else SILENT
    if told.get("step") == "bag":
        return token_sense(happened) if told.get("kind") else CLICK
    return CLICK if told.get("card") else SILENT


def step_severity(entry: Entry) -> str:
    if entry.told.get("card"):
        return "event"
    return token_severity(entry) if entry.told.get("step") == "bag" and entry.told.get("kind") else ""


def token_severity(entry: Entry) -> str:
    return str(entry.told["kind"])
