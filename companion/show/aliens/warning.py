"""What would lose the game: deck and exhaust pile both empty (S2 336). Said before the tap that would do it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.packs import Words
from companion.show.aliens.sheet import dearest, primary, traits
from companion.show.tongue import Tongue

Step = tuple[str, int]
"""What happens to the piles, one after the other: exhaust, draw, discard, recycle, and how many."""
Steps = tuple[Step, ...]
OLD = 2020
ON_ACTIVATION: Mapping[str, Steps] = {
    "hicks": (("draw", 1),),
    "vasquez": (("recycle", 1), ("draw", 1)),
    "gorman": (("recycle", 3),),
    "ripley": (("recycle", 2), ("draw", 1)),
}
END_OF_ACTIVATION: Mapping[str, Steps] = {"hudson": (("draw", 1),), "gorman": (("draw", 2),), "newt": (("exhaust", 2),)}
REVEALS = {"on_activation": "vasquez", "end_of_activation": "hudson"}
"""Whose ability turns a card over before anything else."""
TAKES = {"on_activation": ON_ACTIVATION, "end_of_activation": END_OF_ACTIVATION}
"""What abilities take of the piles; of one that reveals first, the worse that may come of it."""
ACTS = ("attack", "aim", "act", "rest", "barricade", "tech_test", "equip", "unequip")
"""What goes on to the actions by itself, past what must be done before them."""
ENDS = ("pass_token", "activate")
SHOT_AGAIN = 1


def exhausting(view: Mapping[str, Any], count: int) -> bool:
    """What the deck lacks is discarded off the exhaust pile, those that were just exhausted too."""
    return bool(count) and loses(view, (("exhaust", count),))


def loses(view: Mapping[str, Any], steps: Steps) -> bool:
    """Whether both piles are empty on the way."""
    told = view["endurance"]
    deck, pile = int(told["deck"]), int(told["exhaust"])
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
            case "discard":
                deck, pile = deck - taken, max(0, pile - (count - taken))
        if not deck and not pile:
            return True
    return False


def of(view: Mapping[str, Any], words: Words, intent: str, told: Mapping[str, Any], say: Tongue) -> str:
    """What is said before this is done: nothing, unless it takes the last card."""
    if view["phase"] not in ("marine", "alien", "finish"):
        return ""
    first, last = _must(view, intent, "on_activation"), _must(view, intent, "end_of_activation")
    return said(loses(view, (*first, *_own(view, words, intent, told), *last)), say)


def of_covered(view: Mapping[str, Any], words: Words, say: Tongue, *types: str) -> str:
    """The same for a card face down: it must not tell what lies there, so it speaks of the price."""
    most = dearest(words, *types)
    least = next((price for price in range(1, most + 1) if exhausting(view, price)), 0)
    return say("If it costs {n} or more, no card is left: everybody loses.", n=least) if least else ""


def passing(view: Mapping[str, Any], intent: str, say: Tongue) -> str:
    """What must still be done before somebody passes on, where that takes the last card."""
    return said(loses(view, (*_must(view, intent, "on_activation"), *_must(view, intent, "end_of_activation"))), say)


def said(told: bool, say: Tongue) -> str:
    return say("Then no card is left: everybody loses.") if told else ""


def left(view: Mapping[str, Any]) -> int:
    """So many cards until everybody has lost."""
    return int(view["endurance"]["deck"] + view["endurance"]["exhaust"])


# -- what an intent takes ------------------------------------------------------------------------


def _own(view: Mapping[str, Any], words: Words, intent: str, told: Mapping[str, Any]) -> Steps:
    match intent:
        case "exhaust":
            return (("exhaust", int(told["cards"])),)
        case "attack":
            return (("exhaust", shot(view, words, told["character"], told.get("weapon"), bool(told.get("free")))),)
        case "full_auto":
            return (("exhaust", SHOT_AGAIN),)
        case "draw" if told.get("seat"):
            return (("draw", int(told.get("cards", 1))),)
        case "discard" if told.get("from", "endurance") == "endurance":
            return (("discard", int(told["cards"])),)
        case "rest" if view["characters"][told["character"]]["side"] == "hero":
            return (("draw", int(told.get("draw", 2))),)
        case "ability":
            return ability_takes(view, str(told["character"]))
        case "play" | "equip":
            return (("exhaust", int(traits(words, str(told["card"]))["cost"] or 0)),)
    return ()


def ability_takes(view: Mapping[str, Any], who: str) -> Steps:
    """What the ability that is due now takes of the piles."""
    return TAKES[_due(view)].get(who, ())


def reveals_first(view: Mapping[str, Any], who: str) -> bool:
    """Whether the ability that is due now reveals a card."""
    return REVEALS[_due(view)] == who


def _due(view: Mapping[str, Any]) -> str:
    return "on_activation" if view["step"] == "on_activation" else "end_of_activation"


def shot(view: Mapping[str, Any], words: Words, who: str, weapon: str | None, free: bool) -> int:
    """The cards of one attack."""
    held = view["characters"][who]["weapons"]
    if not held:
        return 0
    name = weapon or primary(words, held)
    sheet = traits(words, name)
    if free and isinstance(sheet["again"], int) and not isinstance(sheet["again"], bool):
        return int(sheet["again"])
    less = who == "vasquez" and name == "m56_smart_gun" and view["characters"][who]["side"] == "hero"
    return max(0, int(sheet["exhaust"]) - less)


def _must(view: Mapping[str, Any], intent: str, when: str) -> Steps:
    """What the ability of the active hero takes on the way, where it must be done and was not yet."""
    active, step = view["active"], view["step"]
    passes = intent in ENDS or (intent == "next" and when == step)
    due = (step == "on_activation" and (passes or intent in ACTS)) if when == "on_activation" else passes
    if active is None or not due or when in active["used"] or view["characters"][active["character"]]["side"] != "hero":
        return ()
    from companion.games.aliens.abilities import WHEN

    ability = WHEN[when].get(active["character"])
    must = ability is not None and (ability.must or (ability.must_of_old and view["edition"] == OLD))
    return TAKES[when].get(active["character"], ()) if must else ()
