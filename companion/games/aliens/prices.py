"""What an act takes of the deck and the exhaust pile, and whether that may be the last of both: then all is lost (S2 336)."""

from __future__ import annotations

from companion.games.aliens import abilities, endurance, piles, squad
from companion.games.aliens.abilities import Ability, Steps
from companion.kit.intent import Given
from companion.table import Json, Refused, Table

VASQUEZ, HER_GUN = "vasquez", "m56_smart_gun"
LOSES, MAY_LOSE = "takes_the_last_card", "may_take_the_last_card"
"""What is said before: that it loses the game, or that it does so unless a hazard comes, or something is revealed."""
SURE = ("exhaust", "discard")
"""What takes so many cards whatever they are."""
ACTS = ("attack", "aim", "act", "rest", "barricade", "tech_test", "equip", "unequip")
"""What goes on to the actions by itself, past what must be done before them."""
ENDS = ("pass_token", "activate")
STAYS: Steps = (("reveal", 1),)
"""A hazard that is revealed, off the pile where the deck is empty, may stay on a hero."""
AGAIN = 1
"""What one more shot of full auto takes."""


# -- single prices -------------------------------------------------------------------------------


def of_weapon(table: Table, character: str, weapon: str) -> int:
    """What an attack exhausts; Vasquez pays one less for her own gun."""
    exhaust = table.pieces[weapon].traits["exhaust"]
    if exhaust is None:
        raise Refused("unknown_number", character=table.kind(weapon), number="exhaust")
    less = character == VASQUEZ and squad.is_hero(table, character) and table.kind(weapon) == HER_GUN
    return max(0, int(exhaust) - less)


def of_one_more(table: Table, character: str, weapon: str) -> int:
    """What an attack exhausts that a weapon has granted."""
    again = table.pieces[weapon].traits["again"]
    return int(again) if isinstance(again, int) and not isinstance(again, bool) else of_weapon(table, character, weapon)


# -- whether it is the last ----------------------------------------------------------------------


def empties(deck: int, pile: int, steps: Steps) -> bool:
    """Whether both are empty on the way; what the deck lacks is discarded off the pile, what was just exhausted too.

    >>> empties(1, 0, (("exhaust", 1),)), empties(1, 0, (("exhaust", 2),)), empties(1, 0, (("draw", 1),))
    (False, True, True)
    """
    for what, count in steps:
        taken = min(count, deck)
        match what:
            case "recycle":
                back = min(count, pile)
                deck, pile = deck + back, pile - back
            case "exhaust":
                deck, pile = deck - taken, max(0, pile + taken - (count - taken))
            case "draw":
                deck -= taken
            case "discard" | "reveal":
                deck, pile = deck - taken, max(0, pile - (count - taken))
        if not deck and not pile:
            return True
    return False


def warns(table: Table, intent: str, given: Given) -> str:
    """What is said before this is done: nothing, unless it takes or may take the last card."""
    if table.value("phase") not in ("marine", "alien", "finish"):
        return ""
    before, after = _must(table, intent, "on_activation"), _must(table, intent, "end_of_activation")
    steps = (*before, *_own(table, intent, given), *after)
    if not empties(endurance.deck(table), table.count(endurance.EXHAUST), steps):
        return ""
    return LOSES if all(what in SURE for what, _ in steps) else MAY_LOSE


def _own(table: Table, intent: str, given: Given) -> Steps:
    match intent:
        case "exhaust":
            return (("exhaust", int(given["cards"])),)
        case "attack":
            return (("exhaust", _shot(table, given)),)
        case "full_auto":
            return (("exhaust", AGAIN),)
        case "draw" if given.get("seat") or squad.is_hero(table, given["character"]):
            return (("draw", int(given.get("cards", 1))),)
        case "discard" if given.get("from", "endurance") == "endurance":
            cards = int(given["cards"])
            return (("discard", cards - piles.out_of_a_hand(table, cards, given.get("seat"))),)
        case "reveal" if given.get("by", "player") == "player":
            return STAYS
        case "rest" if squad.is_hero(table, given["character"]):
            return (("draw", int(given.get("draw", 2))),)
        case "ability":
            return _ability(table, str(given["character"]))
        case "play" | "equip":
            return (("exhaust", int(given.get("cost") or 0) if "cost" in given else _card(table, str(given["card"]))),)
    return ()


def _shot(table: Table, given: Given) -> int:
    held = sorted(table.inside(endurance.weapons(given["character"])))
    named = [each for each in held if given.get("weapon") in (None, table.kind(each))]
    if not named:
        return 0
    weapon = next((each for each in named if "backup" not in table.pieces[each].traits["keywords"]), named[0])
    price = of_one_more if given.get("free") else of_weapon
    try:
        return price(table, given["character"], weapon)
    except Refused:  # nobody has told what it takes, and it will be asked
        return 0


def _card(table: Table, card: str) -> int:
    """What cards of that name cost; nothing where nobody has told."""
    known = (piece.traits["cost"] for piece in table.pieces.values() if piece.kind == card and "cost" in piece.traits)
    return int(next(known, None) or 0)


def _now(table: Table) -> str:
    return "on_activation" if table.value("step") == "on_activation" else "end_of_activation"


def _ability(table: Table, character: str) -> Steps:
    """What the ability takes that is due now; of one that reveals first, the worse that may come of it."""
    ability = abilities.WHEN[_now(table)].get(character)
    return _taken(ability) if ability else ()


def _taken(ability: Ability) -> Steps:
    """What it takes; a card that it reveals first may stay on a hero (A55)."""
    return (*STAYS, *ability.takes) if ability.reveals else ability.takes


def _must(table: Table, intent: str, when: str) -> Steps:
    """What the ability of the active hero takes on the way, where it must be done and was not yet."""
    step, passes = table.value("step"), intent in ENDS or (intent == "next" and table.value("step") == when)
    due = (step == "on_activation" and (passes or intent in ACTS)) if when == "on_activation" else passes
    ability = abilities.of(table, when) if due else None
    return _taken(ability) if ability and abilities.must(table, ability) else ()


def ahead(table: Table) -> dict[str, Json]:
    """What is to be said before the game is moved on, and what the ability that is due now draws or turns over first."""
    active = table.value("active")
    ability = abilities.WHEN[_now(table)].get(active["character"]) if active else None
    draws = sum(count for what, count in ability.takes if what == "draw") if ability else 0
    return {
        "warns": {name: warns(table, name, {}) for name in ("next", "pass_token")},
        "ability": {"draws": draws, "reveals": bool(ability and ability.reveals)},
    }
