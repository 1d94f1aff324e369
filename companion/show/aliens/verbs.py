"""Every verb of Aliens as people meet it."""

from companion.show.aliens import results, turned
from companion.show.aliens.secrets import held
from companion.show.calling import Sense
from companion.show.face import Verb
from companion.show.pictures.result import Happened, Make, said
from companion.show.tongue import word
from companion.table import Entry

CLICK = Sense("click", (15,))


def _struck(happened: Happened) -> Sense:
    return Sense("hit", (40,)) if happened.told.get("hit") else Sense("miss")


def _open(make: Make) -> Make:
    """Where somebody has something to read under a cover, or is asked something, nothing else stands over it."""
    return lambda happened: None if "secret" in happened.told or happened.view["question"] else make(happened)


def _may_go_on(entry: Entry) -> str:
    """With a die of the table, behind the result lies the page on which what follows is said."""
    told = entry.told
    return "choose:attack" if "roll" in entry.parameters and (told.get("full_auto") or told.get("again")) else ""


def _step_rule(entry: Entry) -> str:
    return str(entry.told.get("step") or "actions")


VERBS = {
    # cards
    "draw": Verb(
        label=word("DRAW"),
        symbol="draw-card",
        rule="draw",
        cover=word("CARDS DRAWN"),
        sign="hand-cards",
        secret=held,
        result=_open(results.counted(word("DRAW"), "draw-card", "drawn")),
    ),
    "reveal": Verb(label=word("REVEAL"), symbol="reveal", rule="reveal", first="reveal", aloud=True, result=turned.reveal),
    "discard": Verb(label=word("DISCARD"), symbol="discard", rule="discard", result=said(word("DISCARD"), "discard")),
    "recycle": Verb(
        label=word("RECYCLE"), symbol="recycle", rule="recycle", result=results.counted(word("RECYCLE"), "recycle", "recycled")
    ),
    "exhaust": Verb(
        label=word("EXHAUST"),
        symbol="exhaust",
        rule="exhaust",
        first="exhaust",
        result=results.counted(word("EXHAUST"), "exhaust", "exhausted"),
    ),
    "play": Verb(label=word("EVENT"), symbol="event-card", rule="event", aloud=True, result=said(word("EVENT"), "event-card")),
    "lift": Verb(label=word("HAZARD"), symbol="hazard", rule="hazard_drawn", result=said(word("HAZARD"), "hazard")),
    "rest": Verb(
        label=word("REST"),
        symbol="recycle",
        rule="rest",
        first="rest",
        cover=word("CARDS DRAWN"),
        sign="hand-cards",
        secret=held,
        result=_open(said(word("REST"), "recycle")),
    ),
    "gear": Verb(label=word("GEAR"), symbol="equipment", rule="gear_up"),
    "equip": Verb(label=word("EQUIP"), symbol="equipment", rule="equip", result=said(word("EQUIP"), "equipment")),
    "unequip": Verb(label=word("UNEQUIP"), symbol="equipment", rule="unequip"),
    # activation
    "activate": Verb(label=word("ACTIVATE"), symbol="marine", rule="grunts", result=results.on_the_way),
    "pass_token": Verb(label=word("TOKEN LEFT"), symbol="next", rule="pass", result=results.on_the_way),
    "act": Verb(label=word("ACTION"), symbol="next", rule="actions"),
    "ability": Verb(
        label=word("ABILITY"),
        symbol="quest",
        rule="on_activation",
        cover=word("CARDS DRAWN"),
        sign="hand-cards",
        secret=held,
        result=_open(said(word("ABILITY"), "quest")),
    ),
    "aim": Verb(label=word("AIM"), symbol="aim", rule="aim", result=results.counted(word("AIM"), "aim", "dial")),
    "alien_phase": Verb(label=word("ALIEN PHASE"), symbol="warrior", rule="start", first="start"),
    # fighting
    "attack": Verb(
        label=word("ATTACK"),
        symbol="aim",
        rule="attack",
        first="attack",
        aloud=True,
        severity="attack",
        sense=_struck,
        leads=_may_go_on,
        result=results.attack,
    ),
    "full_auto": Verb(
        label=word("FULL AUTO"),
        symbol="hit",
        rule="full_auto",
        first="full_auto",
        aloud=True,
        severity="attack",
        sense=_struck,
        leads=_may_go_on,
        result=results.attack,
    ),
    "reroll": Verb(label=word("ROLL AGAIN"), symbol="redo", rule="reroll", aloud=True, severity="attack", result=results.again),
    "defend": Verb(
        label=word("DEFEND"),
        symbol="shield",
        rule="defence",
        first="defence",
        aloud=True,
        severity="attack",
        sense=CLICK,
        result=results.defence,
    ),
    "tech_test": Verb(
        label=word("TECH"), symbol="tech", rule="tech_test", severity="noise", aloud=True, sense=CLICK, result=results.tested
    ),
    "barricade": Verb(
        label=word("BARRICADE"),
        symbol="barricade",
        rule="barricade",
        severity="noise",
        aloud=True,
        sense=CLICK,
        result=results.tested,
    ),
    "break_barricade": Verb(
        label=word("BARRICADE"),
        symbol="barricade",
        rule="break_barricade",
        severity="noise",
        aloud=True,
        sense=CLICK,
        result=results.tested,
    ),
    "hit": Verb(label=word("A HIT"), symbol="hit", rule="swarm"),
    "killed": Verb(label=word("REMOVED"), symbol="close", rule="swarm"),
    "leave": Verb(label=word("LOST OR AWAY"), symbol="corpse", rule="killed", held=True),
    "take_over": Verb(label=word("TAKE OVER"), symbol="marine", rule="take_over"),
    # board
    "appears": Verb(label=word("IT COMES"), symbol="warrior", rule="spotting", result=turned.came),
    "place_blips": Verb(label=word("BLIPS"), symbol="blip", rule="blip", result=turned.blips),
    "spot": Verb(
        label=word("SEEN"), symbol="blip", rule="spotting", first="spotting", aloud=True, severity="noise", result=turned.spotted
    ),
    "blip_speed": Verb(label=word("SPEED"), symbol="dice", rule="blips", aloud=True, sense=CLICK),
    "sentry_shot": Verb(
        label=word("SENTRY GUN"),
        symbol="sentry-gun",
        rule="sentry_guns",
        first="sentry_guns",
        aloud=True,
        severity="attack",
        sense=_struck,
        result=results.sentry,
    ),
    "mission_blip": Verb(
        label=word("MISSION BLIP"),
        symbol="unknown-token",
        rule="mission_blips",
        aloud=True,
        severity="noise",
        result=said(word("MISSION BLIP"), "unknown-token"),
    ),
    "mark": Verb(label=word("COUNT"), symbol="check", rule="computers"),
    "roll": Verb(
        label=word("DICE"),
        symbol="dice",
        rule="marine_die",
        aloud=True,
        sense=CLICK,
        severity="noise",
        result=said(word("DICE"), "dice"),
    ),
    # the turn, the mission, the record
    "next": Verb(label=word("NEXT"), symbol="time", rule=_step_rule, aloud=True),
    "victory": Verb(label=word("THE MISSION"), symbol="check", rule="check", held=True),
    "mission": Verb(label=word("NEXT MISSION"), symbol="quest", rule="campaign"),
    "set_source": Verb(label=word("APP OR CARDBOARD"), symbol="cardboard-source"),
    "fix": Verb(label=word("FIX"), symbol="check"),
    "rename": Verb(label=word("WHO SITS THERE"), symbol="tab-crew"),
    "setup_done": Verb(label=word("SET-UP LIST"), symbol="check"),
}
