"""The Marine Phase: dials, hero by hero in six steps, the grunts that are left (S2 659-912)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.aliens import abilities, board, ending, endurance, squad, turn
from companion.games.aliens.rulings import ruled
from companion.games.aliens.squad import CHARACTER_THERE
from companion.games.aliens.turn import Halt, declare
from companion.games.common.seating import playing
from companion.kit import rail
from companion.kit.intent import Result, intent
from companion.table import Refused, Table

ACTIONS = 2
OLD = 2020
IN_ACTIVATION = ("on_activation", "actions", "end_of_activation", "grunts")


# -- stations ------------------------------------------------------------------------------------


def _reset_aim(table: Table) -> Result:
    """All dials to their Aim; in the old edition each at its activation (A24)."""
    for character in squad.members(table):
        table.set(f"{character}.activated", False)
        if squad.there(table, character) and table.value("option.edition") != OLD:
            squad.reset_dial(table, character)
    table.set("active", None)
    table.set("lead", None)
    table.set("first_player", None)
    table.set("extra", {})
    table.set("flipped", [])
    if table.value("option.edition") != OLD:
        table.tell("dials_reset")
    return {"quiet": True}


def _on_activation(table: Table) -> Result | None:
    """The next hero of who holds the token; then its abilities, if it has such."""
    if table.value("active") is None:
        character = _next_hero(table, table.value("token"))
        if character is None:
            return None
        activated(table, character)
    return abilities.due(table, "on_activation")


def _next_hero(table: Table, seat: str | None) -> str | None:
    heroes = squad.heroes(table, seat) if seat else []
    return next((each for each in heroes if not table.flag(f"{each}.activated")), None)


def activated(table: Table, character: str) -> None:
    """Its activation begins; who is down has no actions (A36)."""
    if table.value("option.edition") == OLD or character in table.value("flipped"):  # A44
        squad.reset_dial(table, character)
        table.tell("dial_reset", character=character)
    more = dict(table.value("extra"))
    actions = ACTIONS + more.pop(character, 0) if squad.status(table, character) == "up" else 0
    table.set("extra", more)
    board.forget(table)
    table.set("active", {"character": character, "actions": actions, "free": [], "granted": [], "acted": False, "used": []})
    if squad.is_hero(table, character):
        rank = table.number(f"{character}.rank") if squad.is_marine(table, character) else 0
        table.set("lead", {"hero": character, "left": rank})
    table.tell("activates", character=character)
    endurance.strikes_again(table, character)


def _actions(table: Table) -> Result | None:
    active = table.value("active")
    return None if active is None else {"character": active["character"], "actions": active["actions"]}


def _end_of_activation(table: Table) -> Result | None:
    return abilities.due(table, "end_of_activation")


def _led(table: Table) -> list[str]:
    """Whom the hero may still activate."""
    lead = table.value("lead")
    if lead is None or not lead["left"]:
        return []
    return [each for each in squad.grunts(table) if _why_not(table, each, lead) is None]


def _grunts(table: Table) -> Result | None:
    """A Marine hero may still activate one."""
    finishes(table)
    may = _led(table)
    return {"left": table.value("lead")["left"], "grunts": may} if may else None


def finishes(table: Table) -> None:
    """The activation that runs is over."""
    active = table.value("active")
    if active is not None:
        table.set(f"{active['character']}.activated", True)
        table.set("active", None)


def _pass(table: Table) -> Result:
    """The seat's other hero, else left and left again to a seat whose hero has not activated; after the last to the leader."""
    finishes(table)
    table.set("lead", None)
    token = table.value("token") or squad.decides(table)
    for seat in squad.clockwise(table, token) or []:
        if _next_hero(table, seat) is not None:
            table.set("token", seat)
            return {"quiet": True, "token": seat}
    table.set("token", squad.leader(table) or token)
    return {"quiet": True, "token": table.value("token")}


def _after_pass(table: Table) -> str:
    return "on_activation" if _next_hero(table, table.value("token")) is not None else "remaining_grunts"


def _remaining(table: Table) -> Result:
    """The leader activates every grunt that is left (S2 912)."""
    finishes(table)
    left = [each for each in squad.grunts(table) if not table.flag(f"{each}.activated")]
    if left:
        table.tell("remaining_grunts", characters=left)
    return {"grunts": left}


def _after_activation(table: Table) -> str:
    """A grunt of the last part leads back to it."""
    return "grunts" if table.value("lead") is not None else "remaining_grunts"


declare(
    Halt("reset_aim", "marine", _reset_aim, turn.always("first_player")),
    Halt(
        "on_activation",
        "marine",
        _on_activation,
        turn.always("actions"),
        abilities.answered,
        lambda table: abilities.done_quietly(table, "on_activation"),
    ),
    Halt("actions", "marine", _actions, turn.always("end_of_activation"), abilities.answered),
    Halt(
        "end_of_activation",
        "marine",
        _end_of_activation,
        _after_activation,
        abilities.answered,
        lambda table: abilities.done_quietly(table, "end_of_activation"),
        lambda table: abilities.of(table, "end_of_activation") is None,
    ),
    Halt("grunts", "marine", _grunts, turn.always("pass"), idle=lambda table: not _led(table)),
    Halt("pass", "marine", _pass, _after_pass),
    Halt("remaining_grunts", "marine", _remaining, turn.always("start")),
)


# -- who is next ---------------------------------------------------------------------------------


def _why_not(table: Table, character: str, lead: Mapping[str, Any]) -> Refused | None:
    """Why a hero may not activate this grunt by rank (S2 892-902)."""
    hero = lead["hero"]
    if not squad.is_marine(table, hero):
        return Refused("civilian", character=hero)
    if table.flag(f"{character}.activated"):
        return Refused("has_activated", character=character)
    if not lead["left"]:
        return Refused("rank_spent", character=hero)
    marine = squad.is_marine(table, character)
    if not marine and ruled(table, "A15") == "marines":
        return Refused("marines_only", character=character)
    rank = table.number(f"{character}.rank") if marine else 0  # A41: civilians are lowest
    return Refused("rank_too_high", character=character) if rank > table.number(f"{hero}.rank") else None


def closes(table: Table) -> None:
    """What the activation must still do is done the quiet way: no may, nothing asked."""
    rail.asks_nothing(table)
    if table.value("active") is None:
        return
    step = table.word("step")
    if step == "on_activation":
        abilities.done_quietly(table, "on_activation")
    if step in ("on_activation", "actions", "end_of_activation") and not ending.stopped(table):
        abilities.done_quietly(table, "end_of_activation")
    rail.asks_nothing(table)
    finishes(table)


def breaks_off(table: Table) -> Result:
    """Whoever is away is active no more: neither what ends an activation nor grunts by rank (A48)."""
    rail.asks_nothing(table)
    lead = table.value("lead")
    leads = lead is not None and lead["hero"] == table.value("active")["character"]
    finishes(table)
    return turn.walk(table, "pass" if leads else _after_activation(table))


WITHIN = ("recycle", "tracker_to_bottom", "hazards")
"""Questions of an activation, which is over with it: the quiet answer, asking nothing."""


def _in_the_marine_phase(table: Table) -> None:
    question = table.value("question")
    if table.value("phase") != "marine" or (question is not None and question["ask"] not in WITHIN):
        raise Refused("not_now")


@intent(playing, _in_the_marine_phase, character=CHARACTER_THERE)
def activate(table: Table, character: str) -> Result:
    """The seat's hero, a grunt by rank, or, in the last part, any grunt; the activation before ends."""
    step = table.word("step")
    if step not in (*IN_ACTIVATION, "remaining_grunts"):
        raise Refused("not_now")
    if table.flag(f"{character}.activated"):
        raise Refused("has_activated", character=character)
    active, lead = table.value("active"), table.value("lead")
    if active is not None and active["character"] == character:
        raise Refused("is_active", character=character)
    if squad.is_hero(table, character) and lead is None:  # S2 661, A31: flipped after the token had gone round
        closes(table)
        table.set("token", table.value(f"{character}.seat"))
    elif squad.is_hero(table, character):
        if table.value(f"{character}.seat") != table.value("token"):
            raise Refused("not_now")
        if active is not None and active["character"] == lead["hero"] and not active["acted"] and not active["used"]:
            table.set("active", None)  # the other of the two begins
        else:
            closes(table)
    elif lead is not None:
        if (why := _why_not(table, character, lead)) is not None:
            raise why
        closes(table)
        table.set("lead", {**lead, "left": lead["left"] - 1})
    else:
        closes(table)
    if ending.stopped(table):
        return {"character": character}
    activated(table, character)
    return {"character": character, **turn.walk(table, "on_activation")}


@intent(playing, _in_the_marine_phase, whose=turn.acting)
def pass_token(table: Table) -> Result:
    """The activation ends, what it must still do first, and the token goes left; nobody is passed over by it."""
    if table.word("step") not in IN_ACTIVATION:
        raise Refused("not_now")
    closes(table)
    if ending.stopped(table):
        return {"step": ""}
    return turn.walk(table, "pass")
