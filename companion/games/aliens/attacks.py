"""Attacking (S2 770-812): the dial, Full Auto, a free attack that a weapon grants, areas, defensive fire, and the one re-roll."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from companion.games.aliens import actions, barricades, board, dice, ending, endurance, losses, mission, prices, squad
from companion.games.aliens.board import PIECE
from companion.games.aliens.dice import MARINE, MARINE_ROLL
from companion.games.aliens.ending import on_a_mission
from companion.games.aliens.endurance import weapons
from companion.games.aliens.rulings import ruled
from companion.games.aliens.squad import CHARACTER_THERE
from companion.games.common.seating import playing
from companion.kit.intent import TEXT, YES_NO, Given, Result, Shape, intent, shown, unread, whole
from companion.table import Json, Refused, Table

HIS_FIRE = "m240_flamethrower"
"""After which Frost, as a hero, draws a card."""
GRENADE, FULL_AUTO, AREA = "grenade", "full_auto", "area"
MOST_DICE = 40


def _carried(table: Table, given: Given) -> dict[str, None]:
    character = given.get("character")
    return dict.fromkeys(endurance.kinds(table, table.inside(weapons(character)))) if character in squad.members(table) else {}


def _near(table: Table, _: Given) -> Iterator[Json]:
    """Whatever an area may hold: what stands on the board, and who is still there."""
    yield from ([each] for each in (*table.value("in_play"), *filter(partial(squad.there, table), squad.members(table))))


WEAPON = Shape("a weapon that the character carries", TEXT.read, _carried, "card")
TARGETS = Shape("everything in the space, by its letter or name", unread, _near, "letter")


def _weapon(table: Table, character: str, name: str | None, free: bool) -> str:
    """The one that was named, the one that was granted, the only one, or the primary one."""
    held = sorted(table.inside(weapons(character)))
    if not held:
        raise Refused("no_weapon", character=character)
    if name is not None:
        found = [each for each in held if table.kind(each) == name]
        if not found:
            raise Refused("no_such_card", card=shown(name), deck=character)
        return found[0]
    if free:
        granted = table.value("active")["granted"] if table.value("active") else []
        return next((each for each in held if each in granted), held[0])
    return next((each for each in held if "backup" not in table.pieces[each].traits["keywords"]), held[0])


def _may(table: Table, character: str, weapon: str, free: bool, defensive: bool) -> int:
    """Whether this attack is allowed now, paid with an action or granted; what it exhausts."""
    traits = table.pieces[weapon].traits
    if defensive:
        if free:
            raise Refused("no_free_attack", character=character)
        if table.value("phase") != "alien" or table.value("step") not in ("aliens", "blips", "motion_tracker"):
            raise Refused("no_alien_attacks")
        if squad.status(table, character) != "up":
            raise Refused("is_down", character=character)
        if "cumbersome" in traits["keywords"]:
            raise Refused("cumbersome", card=table.kind(weapon))
        return prices.of_weapon(table, character, weapon)
    if not free:
        return prices.of_weapon(table, character, weapon) if actions.spends(table, character, False) else 0
    active = table.value("active")
    if active is None or active["character"] != character or weapon not in active["granted"]:
        raise Refused("no_free_attack", character=character)
    actions.spends(table, character, True)
    active = table.value("active")
    left = [each for each in active["granted"] if each != weapon]
    table.set("active", {**active, "granted": left, "free": [*active["free"], weapon]})
    return prices.of_one_more(table, character, weapon)


def _grants(table: Table, character: str, weapon: str, free: bool) -> list[str]:
    """What may follow: a shot of the same weapon, or a grenade; each once an activation (A23)."""
    active, again = table.value("active"), table.pieces[weapon].traits["again"]
    if active is None or free or not again:
        return []
    if again == GRENADE:
        found = [each for each in sorted(table.inside(weapons(character))) if "grenade" in table.pieces[each].traits["keywords"]]
    else:
        found = [weapon]
    spent = active["free"] if ruled(table, "A23") == "activation" else []
    new = [each for each in found if each not in spent]
    table.set("active", {**active, "granted": new})
    return [table.kind(each) for each in new]


@intent(
    playing,
    character=CHARACTER_THERE,
    weapon=WEAPON,
    piece=PIECE,
    free=YES_NO,
    defensive=YES_NO,
    targets=TARGETS,
    dice_=whole(1, MOST_DICE),
    roll=MARINE_ROLL,
)
def attack(
    table: Table,
    character: str,
    weapon: str | None = None,
    piece: str | None = None,
    free: bool = False,
    defensive: bool = False,
    targets: Json = None,
    dice_: int | None = None,
    roll: Json = None,
) -> Result:
    """The dial or less hits; then the dial goes one down (S2 774-778)."""
    board.is_alien(table, piece)
    card = _weapon(table, character, weapon, free)
    traits = table.pieces[card].traits
    if traits["area"] and piece is not None:
        raise Refused("area_hits_all", card=table.kind(card))
    aimed = _targets(table, targets, traits) if targets is not None or dice_ is not None else {}
    squad.number(table, character, "aim")
    count = dice_ if dice_ is not None else sum(aimed.values()) if targets is not None else 1
    dice.told_if_asked(table, MARINE, roll, count)
    cost = _may(table, character, card, free, defensive)
    if ending.stopped(table):
        return ending.on_the_way(table)
    needs = table.number(f"{character}.dial")
    rolls = dice.rolled(table, MARINE, roll, count)
    paid = endurance.exhausts(table, cost)
    if traits["use"] == "discard":
        table.move(card, endurance.DISCARD)
    before = board.before(table, piece)
    stood = {each: _as_it_stood(table, each) for each in aimed}
    result: Result = {"needs": needs, **paid, "dial": squad.shot(table, character)}
    if ending.stopped(table):
        return result
    if character == "frost" and squad.is_hero(table, character) and table.kind(card) == HIS_FIRE:
        table.tell("frost_draws")
    hits = max(needs, int(traits["hits_on"]))
    again = [] if defensive else _grants(table, character, card, free)
    if targets is not None or dice_ is not None:
        outcome = _area(table, aimed, rolls, hits)
        last: dict[str, Json] = {"what": AREA, "character": character, "weapon": card, "hits": hits, "needs": needs}
        dice_told: dict[str, Json] = {"aimed": dict(aimed), "rolls": list(rolls), "before": stood, "again": []}
        table.set("last", {**last, **dice_told, "final": False, "auto": False})
        return {**result, **outcome, "full_auto": False, "again": again}
    outcome = _struck(table, rolls[0], hits, piece)
    auto = bool(outcome["hit"]) and FULL_AUTO in traits["keywords"] and not (defensive and outcome["killed"])
    table.set(
        "last",
        {
            "what": "attack",
            "character": character,
            "weapon": card,
            "hits": hits,
            "needs": needs,
            "piece": piece,
            "auto": auto,
            "defensive": defensive,
            "before": before,
            "final": False,
        },
    )
    return {**result, **outcome, "full_auto": auto, "again": again}


def _struck(table: Table, roll: int, hits: int, piece: str | None) -> Result:
    """A single roll, and what it takes off."""
    struck = roll <= hits
    table.tell("hit" if struck else "missed", roll=roll, needs=hits)
    gone = board.hurt(table, piece) if struck and piece is not None else False
    left = board.tokens(table, piece) if piece is not None else 0
    return {"roll": roll, "hit": struck, "killed": piece if gone else None, "tokens": left}


def _targets(table: Table, said: Json, traits: Mapping[str, Any]) -> dict[str, int]:
    """How many dice for each: a model, its tokens, a blip, a character (S2 796-802)."""
    if not traits["area"]:
        raise Refused("no_area")
    found: dict[str, int] = {}
    for target in said if isinstance(said, list) else [] if said is None else [said]:
        if isinstance(target, str) and target in table.value("in_play"):
            found[target] = 1 + board.tokens(table, target)
        elif isinstance(target, str) and target in squad.members(table) and squad.there(table, target):
            found[target] = 1
        else:
            raise Refused("not_in_play", piece=shown(target))
    return found


def _as_it_stood(table: Table, target: str) -> dict[str, Json]:
    """What an area may take, as it is now."""
    return board.before(table, target) if target in table.value("in_play") else losses.as_it_was(table, target)


def _shared(aimed: Mapping[str, int], rolls: Sequence[int]) -> dict[str, list[int]]:
    """Whose dice are which, target after target.

    >>> _shared({"A": 2, "hicks": 1}, [7, 3, 9])
    {'A': [7, 3], 'hicks': [9]}
    """
    left, found = list(rolls), {}
    for target, count in aimed.items():
        found[target], left = left[:count], left[count:]
    return found


def _area(table: Table, aimed: Mapping[str, int], rolls: list[int], hits: int) -> Result:
    """One die for each model and token; a blip is gone whatever it hides, and a character who is hit is killed."""
    shared = _shared(aimed, rolls)
    for target, own in shared.items():
        _takes(table, target, sum(roll <= hits for roll in own))
    return _came_of(table, shared, rolls, hits)


def _takes(table: Table, target: str, struck: int) -> None:
    if target not in table.value("in_play"):
        if struck:
            losses.leaves(table, target, "killed")
        return
    for _ in range(struck):
        if board.hurt(table, target):
            return


def _came_of(table: Table, shared: Mapping[str, list[int]], rolls: list[int], hits: int) -> Result:
    """All dice of an area, and what they killed."""
    count = sum(roll <= hits for roll in rolls)
    table.tell("area", rolls=rolls, hits=count)
    there = {*table.value("in_play"), *filter(partial(squad.there, table), squad.members(table))}
    return {"dice": dict(shared), "rolls": rolls, "hits": count, "killed": [each for each in shared if each not in there]}


@intent(on_a_mission, character=CHARACTER_THERE, piece=PIECE, roll=MARINE_ROLL)
def full_auto(table: Table, character: str, piece: str | None = None, roll: Json = None) -> Result:
    """Straight after a hit: one card more buys one attack more, until a miss (S2 786-788)."""
    board.is_alien(table, piece)
    last = table.value("last")
    if not last or last["what"] != "attack" or last["character"] != character or not last["auto"]:
        raise Refused("no_full_auto")
    if last["defensive"] and piece != last["piece"]:  # A19: at the alien that came
        raise Refused("no_full_auto")
    needs = table.number(f"{character}.dial")
    (rolled,) = dice.rolled(table, MARINE, roll)
    paid = endurance.exhausts(table, 1)
    before = board.before(table, piece)
    dial = squad.shot(table, character)
    if ending.stopped(table):
        return {"needs": needs, **paid, "dial": dial}
    hits = max(needs, int(table.pieces[last["weapon"]].traits["hits_on"]))
    outcome = _struck(table, rolled, hits, piece)
    auto = bool(outcome["hit"]) and not (last["defensive"] and outcome["killed"])
    now = {"hits": hits, "needs": needs, "piece": piece, "auto": auto, "before": before, "final": False}
    table.set("last", {**last, **now})
    return {"needs": needs, **paid, "dial": dial, **outcome, "full_auto": now["auto"]}


# -- once more -----------------------------------------------------------------------------------


@intent(on_a_mission, die=whole(1, MOST_DICE), roll=MARINE_ROLL)
def reroll(table: Table, die: int | None = None, roll: Json = None) -> Result:
    """The last attack, test or defence anew, against the same number: its outcome is taken back, dial and cost stay (S2 1276). Of
    the dice of an area or of a sentry gun one, by its place among them."""
    last = table.value("last")
    if not last or last["final"]:
        raise Refused("nothing_to_reroll")
    if last["what"] in (AREA, mission.GUN):
        return _one_die(table, last, die, roll)
    (rolled,) = dice.rolled(table, MARINE, roll)
    if last["what"] != "test":
        board.stands_again(table, last["before"])
    table.set("last", {**last, "final": True, "auto": False})
    table.tell("rerolled")
    match last["what"]:
        case "attack":
            outcome = _struck(table, rolled, last["hits"], last["piece"])
            auto = (
                bool(outcome["hit"])
                and FULL_AUTO in table.pieces[last["weapon"]].traits["keywords"]
                and not (last["defensive"] and outcome["killed"])
            )
            table.set("last", {**last, "final": True, "auto": auto})
            return {**outcome, "needs": last["needs"], "dial": table.number(f"{last['character']}.dial"), "full_auto": auto}
        case "defence":
            losses.taken_back(table, last["character"], last["before"])
            return losses.outcome(table, last["character"], last["piece"], last["tokens"], rolled, final=True)
    return barricades.tested(table, last, rolled)


def _one_die(table: Table, last: Mapping[str, Any], die: int | None, roll: Json) -> Result:
    """One of several dice: what it was rolled for stands as before, and takes what its dice say now."""
    rolls = list(last["rolls"])
    if die is None and len(rolls) > 1:
        raise Refused("say_which_die", dice=len(rolls))
    at = die or 1
    if at > len(rolls):
        raise Refused("not_a_number", name="die", value=shown(at), least=1, most=len(rolls))
    if at in last["again"]:
        raise Refused("nothing_to_reroll")
    (rolls[at - 1],) = dice.rolled(table, MARINE, roll)
    table.tell("rerolled")
    now: Mapping[str, Any] = {**last, "rolls": rolls, "again": [*last["again"], at]}
    if last["what"] == mission.GUN:
        outcome = mission.gun_again(table, now)
        table.set("last", now)
        return outcome
    shared = _shared(last["aimed"], rolls)
    of_die = [target for target, count in last["aimed"].items() for _ in range(count)]
    if of_die:
        target = of_die[at - 1]
        _stands_again(table, target, last["before"][target])
        _takes(table, target, sum(each <= last["hits"] for each in shared[target]))
    outcome = _came_of(table, shared, rolls, last["hits"])
    table.set("last", now)
    return {**outcome, "needs": last["needs"], "dial": table.number(f"{last['character']}.dial"), "full_auto": False}


def _stands_again(table: Table, target: str, before: dict[str, Any]) -> None:
    if "piece" in before:
        board.stands_again(table, before)
    else:
        losses.taken_back(table, target, before)
