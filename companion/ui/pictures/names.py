"""What an entry is called, on the undo button and in the history."""

from __future__ import annotations

from typing import Any

from companion.ui.tongue import Tongue

WAYS_OUT = {"dead": "corpse", "pod": "css-pod", "isolated": "isolation", "bunker": "gate"}
"""How a seat may leave, and the symbol of it."""
KINDS = ("larva", "creeper", "adult", "breeder", "queen")


def step_names(say: Tongue) -> dict[str, str]:
    """The seven steps of the event phase, and the moment before the first."""
    return {
        "css": say("PODS"), "time": say("TIME"), "noise": say("REMOVE NOISE"), "attacks": say("ATTACKS"),
        "fire": say("FIRE"), "event": say("EVENT CARD"), "bag": say("INTRUDER BAG"), "start": say("THE ROUND ENDS"),
    }


def entry_name(intent: str, result: Any, say: Tongue) -> str:
    """The name of an entry in one or two words."""
    if intent == "next" and isinstance(result, dict):
        return step_names(say).get(str(result.get("step")), say("NEW ROUND"))
    return {
        "noise_roll": say("NOISE"), "encounter": say("ENCOUNTER"), "attack": say("ATTACK"), "injury_check": say("INJURY CHECK"),
        "explore": say("EXPLORE"), "event_phase": say("END ROUND"), "combat_roll": say("DICE"), "advantage_roll": say("DICE"),
        "surface_roll": say("MARS DIE"), "computer_use": say("COMPUTER"), "css_peek": say("PEEK"), "css_move": say("MOVE CSS"),
        "power_flip": say("POWER"), "power_swap": say("POWER"), "power_restore": say("RESTORE"),
        "autodestruction_start": say("AUTO"), "autodestruction_stop": say("STOP AUTO"), "alert_start": say("ALERT"),
        "contingency_peek": say("PEEK"), "contingency_take": say("CONTINGENCY"), "contaminate": say("CONTAMINATION"),
        "scan": say("SCAN"), "mark": say("MARK"), "leave": say("LEFT"), "killed": say("KILLED"), "hides": say("HIDES"),
        "appears": say("APPEARS"), "injure": say("INJURY"), "flees": say("RETREAT"), "pod_enter": say("POD"),
        "fix": say("FIX"), "new_game": say("SET-UP"), "end_game": say("STOPPED"), "victory": say("VERDICT"),
        "set_source": say("SOURCE"), "next": say("NEXT"),
    }.get(intent, intent.replace("_", " ").upper())


def kind_names(say: Tongue) -> dict[str, str]:
    """The intruders, as they are called out."""
    return {
        "larva": say("LARVA"), "creeper": say("CREEPER"), "adult": say("ADULT"), "breeder": say("BREEDER"),
        "queen": say("QUEEN"), "blank": say("BLANK"),
    }


def ways_out(say: Tongue) -> dict[str, str]:
    """How a seat has left."""
    return {"dead": say("DEAD"), "pod": say("LEFT IN A POD"), "isolated": say("ISOLATED"), "bunker": say("BUNKER")}
