"""The TABLE screen: what the round will bring, what is in play, and the verbs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.ui.pictures.strip import slot_name
from companion.ui.pictures.verdict import ends
from companion.ui.tongue import Tongue

VERBS = ("attack", "injury_check", "encounter", "explore", "noise_roll", "event_phase")
AFTER = ("film", "verdict")
"""What is left to do when the game is over."""
SECOND = ("dice", "computer", "scan", "more")
SYMBOLS = {
    "attack": "attack-card", "injury_check": "wound-serious", "encounter": "unknown-token", "explore": "explore",
    "noise_roll": "noise", "event_phase": "round-end", "dice": "dice", "computer": "computer", "scan": "scan", "more": "more",
    "film": "time", "verdict": "check",
}


@dataclass(frozen=True, slots=True)
class Verb:
    """A button that never changes its place or meaning."""

    name: str
    label: str
    symbol: str
    cardboard: bool = False


@dataclass(frozen=True, slots=True)
class Chip:
    """One intruder in play."""

    piece: str
    symbol: str
    injuries: int


@dataclass(frozen=True, slots=True)
class Idle:
    """What the end of this round will bring, where no result stands."""

    caption: str
    before: str
    after: str
    line: str
    headline: str
    detail: str
    pods: str
    rule: str = ""
    """The rule behind what will come."""


@dataclass(frozen=True, slots=True)
class Table:
    """The lower part of the TABLE screen."""

    idle: Idle
    tray_caption: str
    chips: tuple[Chip, ...]
    bag: str
    verbs: tuple[Verb, ...]
    second: tuple[Verb, ...]


def table(view: Mapping[str, Any], say: Tongue) -> Table:
    labels = {
        "attack": say("ATTACK"), "injury_check": say("INJURY CHECK"), "encounter": say("ENCOUNTER"),
        "explore": say("EXPLORE"), "noise_roll": say("NOISE ROLL"), "event_phase": say("END ROUND"),
        "dice": say("DICE"), "computer": say("COMPUTER"), "scan": say("SCAN"), "more": "", "film": say("THE FILM"),
        "verdict": say("VERDICT"),
    }
    sources = view["sources"]
    on_table = {
        "attack": sources["attack"], "injury_check": sources["attack"], "encounter": "app",
        "explore": sources["exploration"], "noise_roll": sources["noise"], "computer": sources["computer"],
        "scan": sources["contamination"],
    }

    def verb(name: str) -> Verb:
        return Verb(name, labels[name], SYMBOLS[name], on_table.get(name) == "cardboard")

    over = view["phase"] == "over"
    return Table(
        idle=_idle(view, say),
        tray_caption=say("IN PLAY"),
        chips=tuple(Chip(each["piece"], each["kind"], each["injuries"]) for each in view["in_play"]),
        bag=say("BAG {count}", count=sum(view["bag"].values())),
        verbs=tuple(verb(name) for name in (AFTER if over else VERBS)),
        second=() if over else tuple(verb(name) for name in SECOND),
    )


def _idle(view: Mapping[str, Any], say: Tongue) -> Idle:
    """The next slot: its line, what it takes, and pods that launch first."""
    slot = view["time"]["slot"]
    if view["phase"] == "over":
        return _over(view, say)
    coming: Mapping[str, Any] = view["forecast"][0] if view["forecast"] else {"slot": 0}
    line = str(coming.get("line", ""))
    bites = line == "blue" or (line == "red" and view["time"]["side"] == "red")
    headline, detail, rule = _what_comes(view, coming, bites, say)
    return Idle(
        caption=say("THIS ROUND ENDS WITH"),
        before=slot_name(slot),
        after=slot_name(coming["slot"]),
        line=line,
        headline=headline,
        detail=detail,
        pods=say("Pods launch first: CSS on slot {slot}", slot=slot) if str(slot) in view["css"] else "",
        rule=rule,
    )


def _over(view: Mapping[str, Any], say: Tongue) -> Idle:
    """The end stands where results stand."""
    ending = view["ending"] or {"reasons": [], "lost": []}
    lost = ", ".join(str(view["seats"][seat]["name"]) for seat in ending["lost"])
    return Idle(
        caption=say("THE GAME IS OVER"), before=slot_name(view["time"]["slot"]), after="", line="",
        headline=" + ".join(ends(say)[reason] for reason in ending["reasons"]),
        detail=say("lost: {names}", names=lost) if lost else "", pods="",
    )


def _what_comes(view: Mapping[str, Any], coming: Mapping[str, Any], bites: bool, say: Tongue) -> tuple[str, str, str]:
    auto = view["autodestruction"]
    if auto and auto["slot"] == view["time"]["slot"]:
        if auto["side"] == "red":
            return say("DESTRUCTION"), say("nobody inside survives"), "autodestruction"
        return say("AUTO TURNS RED"), say("too late to stop it then"), "autodestruction"
    alert = view["alert"]
    if alert and max(1, alert["slot"]) == view["time"]["slot"]:
        return say("THE END"), say("the alert runs out"), "alert"
    if coming.get("purge"):
        return say("PURGE"), say("get out or be isolated"), "purge"
    if bites:
        return (*_falls(view, coming["line"], say), "thresholds")
    if coming.get("isolation") and not view["isolation_open"]:
        return say("ISOLATION OPENS"), say("from slot {slot} on", slot=coming["slot"]), "isolation_opens"
    if coming.get("line") == "red":
        return say("NO CHANGE"), say("red line, backup on"), "backup"
    return say("NO LINE"), say("no power falls"), "thresholds"


def falls(view: Mapping[str, Any]) -> str:
    """The section that the next line takes: the highest token that is on; "" where all is dark."""
    on = {told["token"]: section for section, told in view["power"].items() if told["on"]}
    return on[max(on)] if on else ""


def _falls(view: Mapping[str, Any], line: str, say: Tongue) -> tuple[str, str]:
    section = falls(view)
    why = say("blue line") if line == "blue" else say("red line, backup off")
    if not section:
        return say("ALL DARK"), say("no token is on")
    return say("{section} GOES DARK", section=say("LIFT") if section == "lift" else section), why
