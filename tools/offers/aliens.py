"""Legal things to do at a table of Aliens, as a squad would play that knows the board no better than we do."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.games.aliens import GAME, abilities, board, campaign, dice, endurance, squad
from companion.games.aliens.gear import carried
from companion.games.aliens.options import SOURCES
from companion.games.common import seating
from companion.kit.forms import form_of
from companion.kit.source import on_cardboard
from companion.table import Refused, Table
from tools import answers
from tools.offers import Maker, Offer

LOW, WON_FROM = 12, 7
"""A deck so low makes people rest; from this turn on a mission may be won."""
CHANCE = "rests_on_chance"
MUST = ("vasquez", "ripley", "hudson", "gorman")
"""Whose cards must be read before anything else is done."""


def options(chosen: dict[str, Any], _: int) -> dict[str, Any]:
    """A bug hunt and a campaign say their mission themselves; everybody takes a weapon along."""
    told = {**chosen}
    if told.get("mode", "single") != "single":
        told.pop("mission", None)
    if told.get("mode") != "bug_hunt":
        told["gear"] = {
            "hicks": ["m41a_pulse_rifle", "m40_grenades"],
            "hudson": ["m41a_pulse_rifle"],
            "vasquez": ["m56_smart_gun"],
            "gorman": ["hk_vp70_pistol"],
            "frost": ["m240_flamethrower"],
            "ripley": ["m41a_pulse_rifle", "m40_grenades"],
        }
    return told


def measures(table: Table) -> dict[str, float]:
    """Of a campaign how far it came, whom it cost, and its score."""
    told = table.value("campaign")
    if told is None:
        return {}
    lost = {each for name in ("killed", "captured", "facehugged") for each in told[name]}
    score = {} if told["score"] is None else {"campaign, score": told["score"]}
    return {"campaign, missions won": len(told["won"]), "campaign, characters lost": len(lost), **score}


# -- what may be done ----------------------------------------------------------------------------


def _legal(table: Table, name: str, told: dict[str, Any]) -> bool:
    """Whether the rules would let it happen; what rests on chance is on trial only so far."""
    intent = GAME.intents[name]
    if intent.why_not(table) is not None:
        return False
    try:
        with table.trial():
            intent.do(table, told)
    except Refused as refused:
        return refused.reason == CHANCE
    return True


def _rolls(table: Table, die: str, by: Random, count: int = 1) -> dict[str, Any]:
    if not on_cardboard(table, dice.source(die)):
        return {}
    rolls = [by.randint(1, dice.SIDES[die]) for _ in range(count)]
    return {"roll": rolls if count > 1 else rolls[0]}


def _aliens(table: Table) -> list[str]:
    return board.of(table, board.ALIEN, board.FACEHUGGER)


def _up(table: Table) -> list[str]:
    return [each for each in squad.members(table) if squad.status(table, each) == "up"]


def _attack(table: Table, by: Random, character: str, **more: Any) -> Offer | None:
    held = table.inside(endurance.weapons(character))
    if not held:
        return None
    granted = table.value("active")["granted"] if table.value("active") and more.get("free") else held
    weapon = next((each for each in held if each in granted), None)
    if weapon is None:
        return None
    told: dict[str, Any] = {"character": character, "weapon": table.kind(weapon), **more}
    aliens = _aliens(table)
    if table.pieces[weapon].traits["area"] and aliens:
        targets = by.sample(aliens, min(len(aliens), by.randint(1, 3)))
        count = sum(1 + board.tokens(table, each) for each in targets)
        rolls = _rolls(table, dice.MARINE, by, count)
        return "attack", {
            **told,
            "targets": targets,
            **({"roll": rolls["roll"] if count > 1 else [rolls["roll"]]} if rolls else {}),
        }
    return "attack", {**told, **({"piece": by.choice(aliens)} if aliens else {}), **_rolls(table, dice.MARINE, by)}


def _marine(table: Table, by: Random) -> Offer | None:
    """One act of whoever is active, or the next one."""
    active, step = table.value("active"), table.word("step")
    if active is None:
        waiting = [each for each in squad.grunts(table) if not table.flag(f"{each}.activated")]
        if waiting and by.random() < 0.85:
            return "activate", {"character": by.choice(waiting)}
        return "next", {}
    character = active["character"]
    if step == "grunts" or (not active["actions"] and not active["granted"]):
        waiting = [each for each in squad.grunts(table) if not table.flag(f"{each}.activated")]
        if waiting and by.random() < 0.6:
            return "activate", {"character": by.choice(waiting)}
        return "next", {}
    if step in abilities.WHEN and abilities.of(table, step) is not None and (by.random() < 0.6 or character in MUST):
        others = [each for each in _up(table) if each != character]
        return "ability", {"character": character, **({"choice": by.choice(others)} if character == "gorman" and others else {})}
    last = table.value("last")
    if last and last["what"] == "attack" and last["auto"] and last["character"] == character and _aliens(table):
        return "full_auto", {"character": character, "piece": by.choice(_aliens(table)), **_rolls(table, dice.MARINE, by)}
    if active["granted"]:
        return _attack(table, by, character, free=True)
    if _aliens(table) and by.random() < 0.75:
        return _attack(table, by, character)
    return by.choice((_rest, _rest, _moves, _moves, _aims, _barricades, _tech, _spots, _equips, _plays))(table, by, character)


def _rest(table: Table, by: Random, character: str) -> Offer | None:
    if endurance.deck(table) > 3 * LOW and by.random() < 0.7:
        return None
    return "rest", {"character": character, **({"recycle": 0} if by.random() < 0.3 and squad.is_hero(table, character) else {})}


def _moves(_: Table, by: Random, character: str) -> Offer:
    return "act", {"character": character, "what": by.choice(("move", "move", "interact", "card"))}


def _aims(_: Table, __: Random, character: str) -> Offer:
    return "aim", {"character": character}


def _barricades(table: Table, by: Random, character: str) -> Offer:
    where = by.choice(("door", "spawn.1", "spawn.2", "tunnel.1"))
    return "barricade", {"character": character, "where": where, **_rolls(table, dice.MARINE, by)}


def _tech(table: Table, by: Random, character: str) -> Offer:
    return "tech_test", {"character": character, **_rolls(table, dice.MARINE, by)}


def _spots(table: Table, by: Random, _: str) -> Offer | None:
    blips = board.of(table, board.BLIP)
    if not blips:
        return None
    return "spot", {"piece": by.choice(blips), **({"number": by.randint(1, 4)} if on_cardboard(table, "blips") else {})}


def _equips(table: Table, by: Random, character: str) -> Offer | None:
    seat = table.value(f"{character}.seat")
    if not seat or not table.count(endurance.hand(seat)):
        return None
    return "equip", {"seat": seat, "character": character, "card": table.kind(by.choice(table.inside(endurance.hand(seat))))}


def _plays(table: Table, by: Random, character: str) -> Offer | None:
    seat = table.value(f"{character}.seat")
    events = [card for card in table.inside(endurance.hand(seat)) if endurance.kind(table, card) == "event"] if seat else []
    return ("play", {"seat": seat, "card": table.kind(by.choice(events))}) if events else None


def _alien(table: Table, by: Random) -> Offer | None:
    """Blips are seen and come, aliens are shot at and strike, now and then somebody flips a card."""
    step, roll = table.word("step"), by.random()
    if step not in ("aliens", "blips") or roll < 0.25:
        return "next", {}
    if step == "blips" and roll < 0.45:
        return "blip_speed", {"board": by.randint(1, 4), **_rolls(table, dice.ALIEN, by)}
    if step == "blips" and roll < 0.7:
        return _spots(table, by, "")
    aliens, up = _aliens(table), _up(table)
    if not aliens or not up:
        return "next", {}
    who = by.choice(up)
    if roll < 0.75:
        return _attack(table, by, who, defensive=True)
    return "defend", {"character": who, "piece": by.choice(aliens), **_rolls(table, dice.MARINE, by)}


def offer(table: Table, by: Random) -> Offer | None:
    """Something that is possible now, as often as people do it; None once all is said."""
    if table.value("phase") == "over":
        return None
    vacant = [seat for seat in squad.seats_in(table) if squad.vacant(table, seat)]
    if vacant and squad.flippable(table) and table.value("phase") not in ("setup", "between") and table.value("question") is None:
        return "take_over", {"seat": vacant[0], "character": by.choice(squad.flippable(table))}
    for _ in range(60):
        chosen = _usual(table, by)
        if chosen is not None and _legal(table, *chosen):
            return chosen
    return _onward(table, by)


def _usual(table: Table, by: Random) -> Offer | None:
    if table.value("question") is not None:
        return _answers(table, by)
    match table.value("phase"):
        case "marine":
            return _marine(table, by)
        case "alien":
            return _alien(table, by)
        case "between" if table.word("step") == "choose":
            told = [{"mission": each, "gear": {}} for each in (*campaign.ORDER, *campaign.BETWEEN)]
            return "mission", by.choice([each for each in told if _legal(table, "mission", each)])
    return "next", {}


def _answers(table: Table, by: Random) -> Offer:
    ask = table.value("question")["ask"]
    if ask == "victory":
        return "next", {"answer": table.number("round") >= WON_FROM and by.random() < 0.2}
    if ask == "keep":
        return "next", {"answer": answers.any_answer(form_of(table.value("form")), by)}
    if ask == "recycle":
        return "next", {"answer": {"exhaust": table.value("form")["groups"]["exhaust"]["number"][1]}}
    return "next", answers.next_step(table, by)


def _onward(table: Table, by: Random) -> Offer:
    if table.value("question") is not None:
        return _answers(table, by)
    return "next", {}


# -- anything ------------------------------------------------------------------------------------


def any_offer(table: Table, by: Random) -> Offer:
    """Anything possible, each verb as likely as the others."""
    for _ in range(200):
        name = by.choice(list(ANYTHING))
        told = ANYTHING[name](table, by)
        if told is not None and _legal(table, name, told):
            return name, told
    return _onward(table, by)


def _seat(table: Table, by: Random) -> str:
    return str(by.choice(seating.seats(table)))


def _who(table: Table, by: Random) -> dict[str, Any]:
    return {"character": by.choice(squad.members(table))}


def _piece(table: Table, by: Random) -> dict[str, Any] | None:
    pieces = list(table.value("in_play"))
    return {"piece": by.choice(pieces)} if pieces else None


def _seldom(often: float, told: dict[str, Any]) -> Maker:
    return lambda _, by: dict(told) if by.random() < often else None


def _some(_: Table, by: Random) -> dict[str, Any]:
    return {"cards": by.randint(1, 3)}


def _drawing(table: Table, by: Random) -> dict[str, Any]:
    return {"seat": _seat(table, by), "cards": by.randint(1, 2)} if by.random() < 0.7 else _who(table, by)


def _revealing(table: Table, by: Random) -> dict[str, Any]:
    said = {"type": by.choice(("weapon", "hazard"))} if on_cardboard(table, "endurance") else {}
    return {"seat": _seat(table, by), "wants": ["weapon"], **said}


def _held(table: Table, by: Random) -> dict[str, Any] | None:
    seat = _seat(table, by)
    held = table.inside(endurance.hand(seat))
    return {"seat": seat, "card": table.kind(by.choice(held))} if held else None


def _wearing(table: Table, by: Random) -> dict[str, Any] | None:
    card = _held(table, by)
    return card and {**card, **_who(table, by)}


def _undressing(table: Table, by: Random) -> dict[str, Any] | None:
    who = _who(table, by)
    worn = carried(table, who["character"])
    return {"seat": _seat(table, by), **who, "card": table.kind(by.choice(worn))} if worn else None


def _firing(table: Table, by: Random) -> dict[str, Any] | None:
    alien = {"defensive": True} if table.value("phase") == "alien" else {}
    chosen = _attack(table, by, _who(table, by)["character"], **alien)
    return chosen[1] if chosen else None


def _defending(table: Table, by: Random) -> dict[str, Any]:
    return {**_who(table, by), **(_piece(table, by) or {"tokens": by.randint(0, 3)}), **_rolls(table, dice.MARINE, by)}


def _spotting(table: Table, by: Random) -> dict[str, Any] | None:
    chosen = _spots(table, by, "")
    return chosen[1] if chosen else None


def _leaving(table: Table, by: Random) -> dict[str, Any] | None:
    return {**_who(table, by), "how": by.choice(("killed", "captured", "exited"))} if by.random() < 0.05 else None


def _rolling(table: Table, by: Random) -> dict[str, Any]:
    die = by.choice((dice.MARINE, dice.ALIEN))
    return {"die": die, **_rolls(table, die, by)}


def _switching(_: Table, by: Random) -> dict[str, Any] | None:
    told = {"component": by.choice(SOURCES).component, "source": by.choice(("app", "cardboard"))}
    return told if by.random() < 0.1 else None


ANYTHING: dict[str, Maker] = {
    "next": lambda table, by: _onward(table, by)[1],
    "alien_phase": _seldom(0.2, {}),
    "pass_token": _seldom(0.2, {}),
    "activate": _who,
    "aim": _who,
    "ability": _who,
    "act": lambda table, by: {**_who(table, by), "what": "move"},
    "rest": lambda table, by: {**_who(table, by), "draw": by.randint(0, 2), "recycle": by.randint(0, 3)},
    "draw": _drawing,
    "reveal": _revealing,
    "discard": _some,
    "recycle": _some,
    "exhaust": _some,
    "play": _held,
    "equip": _wearing,
    "unequip": _undressing,
    "attack": _firing,
    "full_auto": lambda table, by: {**_who(table, by), **_rolls(table, dice.MARINE, by)},
    "tech_test": lambda table, by: {**_who(table, by), **_rolls(table, dice.MARINE, by)},
    "reroll": lambda table, by: _rolls(table, dice.MARINE, by),
    "barricade": lambda table, by: _barricades(table, by, _who(table, by)["character"])[1],
    "break_barricade": lambda table, by: {"where": by.choice(("door", "spawn.1", "tunnel.1")), **_rolls(table, dice.ALIEN, by)},
    "defend": _defending,
    "blip_speed": lambda table, by: {"board": by.randint(1, 4), **_rolls(table, dice.ALIEN, by)},
    "place_blips": lambda _, by: {"count": by.randint(1, 3), "location": str(by.randint(1, 4))},
    "appears": lambda _, by: {"kind": by.choice(("alien", "facehugger")), "tokens": by.randint(0, 3)},
    "spot": _spotting,
    "hit": _piece,
    "killed": _piece,
    "sentry_shot": lambda table, by: {"gun": by.randint(1, 2), **(_piece(table, by) or {}), **_rolls(table, dice.MARINE, by, 2)},
    "leave": _leaving,
    "take_over": lambda table, by: {"seat": _seat(table, by), **_who(table, by)},
    "roll": _rolling,
    "mission_blip": lambda _, by: {"which": by.randint(1, 4)},
    "mark": lambda _, by: {"what": by.choice(("crate", "computer", "exit")), "by": 1},
    "set_source": _switching,
    "setup_done": lambda *_: {"task": "mission"},
}
