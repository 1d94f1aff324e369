"""What the ends of round will bring, if nothing is done about it: told by the rules, said here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.family.forecast import Coming, Next, told_by
from companion.show.lockdown.strip import section_name, slot_name
from companion.show.tongue import Tongue


def next_end(end: Mapping[str, Any], say: Tongue) -> Next:
    """The weightiest thing that this end of round brings."""
    brings = told_by(end)
    if "ends_autodestruction" in brings and "ends_alert" not in brings:
        return Next(say("AUTODESTRUCTION"), say("nobody inside survives"), "autodestruction")
    if "ends_alert" in brings:
        return Next(say("THE END"), say("the alert runs out"), "alert")
    if "ends_purge" in brings:
        return Next(say("PURGE"), say("get out or be isolated"), "purge")
    if "autodestruction_red" in brings:
        return Next(say("AUTO TURNS RED"), say("too late to stop it then"), "autodestruction")
    if dark := brings.get("section_goes_dark"):
        why = say("blue line") if brings["line_bites"]["line"] == "blue" else say("red line, backup off")
        return Next(say("{section} GOES DARK", section=section_name(dark["section"], say)), why, "thresholds")
    if "power_already_off" in brings:
        return Next(say("ALL DARK"), say("no token is on"), "thresholds")
    if "isolation_opens" in brings:
        return Next(say("ISOLATION OPENS"), say("from slot {slot} on", slot=end["to"]), "isolation_opens")
    if "red_line_sleeps" in brings:
        return Next(say("NO CHANGE"), say("red line, backup on"), "backup")
    return Next(say("POWER HOLDS"), say("no line is crossed"), "thresholds")


def coming(view: Mapping[str, Any], say: Tongue, only_tokens: bool = False) -> tuple[Coming, ...]:
    """A glance, not a list: the next line that bites and the next blue one, the next pods, and what ends the game."""
    rounds = view["ahead"]["rounds"]
    found = [] if only_tokens else [*_pods(view, say), *_lines(rounds, say)]
    for number, end in enumerate(rounds, 1):
        found += _tokens(number, told_by(end), say)
    return tuple(sorted(found, key=lambda each: each.ends))


def _lines(rounds: Any, say: Tongue) -> Iterator[Coming]:
    """Lines that bite as things stand: the first says which section falls, the next blue one where it is."""
    first = True
    for number, end in enumerate(rounds, 1):
        brings = told_by(end)
        if not (bite := brings.get("line_bites")):
            continue
        blue, dark = bite["line"] == "blue", brings.get("section_goes_dark")
        if first and dark:
            section = section_name(dark["section"], say)
            red_says, blue_says = (
                say("{section} goes dark: red line", section=section),
                say("{section} goes dark: blue line", section=section),
            )
            yield Coming(number, "dark", "off", blue_says if blue else red_says)
        elif blue:
            yield Coming(number, "dark", "on", say("Blue line: slot {slot}", slot=slot_name(end["to"])), False)
        if blue:  # from here on the ring says enough
            return
        first = False


def _pods(view: Mapping[str, Any], say: Tongue) -> Iterator[Coming]:
    """The next token on the track: it is revealed when time is about to leave it."""
    for number, end in enumerate(view["ahead"]["rounds"], 1):
        if str(end["from"]) in view["css"]:
            yield Coming(number, "css-pod", "ink", say("Pods launch: slot {slot}", slot=slot_name(end["from"])), False)
            return


def _tokens(number: int, brings: Mapping[str, Any], say: Tongue) -> Iterator[Coming]:
    if "isolation_opens" in brings:
        yield Coming(number, "isolation", "ink", say("Isolation opens"))
    if "autodestruction_red" in brings:
        yield Coming(number, "autodestruction", "warn", say("Auto turns red, gate opens"))
    if "ends_alert" in brings:
        both = "ends_autodestruction" in brings
        says = say("Game ends, facility destroyed") if both else say("The alert ends the game")
        yield Coming(number, "alert", "warn", says)
    elif "ends_autodestruction" in brings:
        yield Coming(number, "autodestruction", "danger", say("Facility destroyed"))
    if "ends_purge" in brings:
        yield Coming(number, "danger", "danger", say("Purge"))
