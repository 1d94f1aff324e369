"""Why something happened: from an entry, a step or a screen to the rule behind it."""

from __future__ import annotations

from typing import Any

INTENTS = {
    "noise_roll": "noise_roll", "encounter": "encounter", "attack": "intruder_attack", "injury_check": "injury_check",
    "explore": "exploration", "flees": "retreat", "killed": "killed", "hides": "hides", "appears": "first_encounter",
    "injure": "injury_check", "combat_roll": "combat_die", "advantage_roll": "advantage_die", "surface_roll": "mars_die",
    "computer_use": "computer_action", "css_peek": "css_token", "css_move": "css_schedule", "pod_enter": "pod",
    "power_flip": "power_generator", "power_swap": "power_token", "power_restore": "backup_power_supply",
    "autodestruction_start": "autodestruction", "autodestruction_stop": "power_generator", "alert_start": "alert",
    "contingency_peek": "contingency", "contingency_take": "alert_room", "contaminate": "contamination", "scan": "scan",
    "leave": "leaving", "revive": "coop", "victory": "victory_contingency", "end_game": "leaving",
    "event_phase": "player_turns", "vent": "vent_control",
}
STEPS = {
    "css": "css", "time": "time", "noise": "noise", "attacks": "attacks", "fire": "fire_step", "event": "event", "bag": "bag",
    "start": "player_turns",
}
MARKS = {"fire": "fire", "malfunction": "malfunction", "slime": "slime", "larva": "larva_on_board", "signal": "signal",
         "knowledge": "knowledge", "egg": "egg"}


def why(intent: str, parameters: Any, result: Any) -> str:
    """The id of the rule behind an entry; "" where people only put something right."""
    told = result if isinstance(result, dict) else {}
    match intent:
        case "next":
            return STEPS.get(str(told.get("step")), "")
        case "attack" if told.get("card"):
            return f"card:{told['card']}"
        case "attack":
            return "infest"
        case "noise_roll" if told.get("face") in ("danger", "silence"):
            return str(told["face"])
        case "encounter" if told.get("kind") == "blank":
            return "blank_token"
        case "mark":
            return MARKS.get(str(parameters.get("what")), "")
    return INTENTS.get(intent, "")
