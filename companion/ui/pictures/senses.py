"""What an entry sounds and feels like, and what is read out. Nothing of a secret ever differs here: it has neither."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.table import Entry
from companion.ui.pictures.danger import weight
from companion.ui.pictures.result import Result
from companion.ui.tongue import Tongue

NOTHING = ""


@dataclass(frozen=True, slots=True)
class Sense:
    """The name of a sound, "" for none, and a pattern of milliseconds."""

    sound: str = NOTHING
    buzz: tuple[int, ...] = ()


NOISES = {"silence": Sense("click", (10,)), "danger": Sense("danger", (20,))}
KINDS = {
    "larva": Sense("larva", (20, 20)), "creeper": Sense("creeper", (20, 20)), "adult": Sense("adult", (20, 20)),
    "breeder": Sense("breeder", (20, 20)), "queen": Sense("queen", (40, 40)), "blank": Sense("click", (10,)),
}
ACTS = {
    "autodestruction_start": Sense("klaxon", (400,)), "alert_start": Sense("klaxon", (400,)),
    "power_restore": Sense("power_returns", (20,)), "explore": Sense("click", (10,)), "injury_check": Sense("click", (10,)),
    "leave": Sense("latch", (20,)), "end_game": Sense("latch", (20,)),
}


CALM, UNEASY, WORST = 4, 8, 12
"""From which weight of danger on the heart beats, and beats faster."""


def danger(view: Mapping[str, Any]) -> int:
    """How fast the heart beats, 0 to 3: the danger that all can see, and how little time is left."""
    dark = sum(not each["on"] for each in view["power"].values())
    found = weight((each["kind"] for each in view["in_play"]), dark, view["markers"]["fire"]["placed"])
    auto = view["autodestruction"]
    found += 4 if auto and auto["side"] == "red" else 2 if auto or view["alert"] else 0
    found += max(0, 4 - view["time"]["slot"]) if view["time"]["slot"] is not None else 0
    return sum(found >= least for least in (CALM, UNEASY, WORST))


def captions(say: Tongue) -> dict[str, str]:
    """Each sound in words."""
    return {
        "click": say("a lock clicks"), "undo": say("a lock clicks backwards"), "latch": say("a latch falls"),
        "tap": say("a tap on metal"), "danger": say("taps, coming nearer"), "larva": say("a wet click"),
        "creeper": say("nails on a grating"), "adult": say("steel, drawn slowly"), "breeder": say("a low double breath"),
        "queen": say("a beam settles, far away"), "hit": say("a dull blow"), "miss": say("a rush of air"),
        "power_falls": say("a relay, a motor runs down"), "power_returns": say("a relay, a motor runs up"),
        "klaxon": say("two tones of a klaxon"), "heartbeat_1": say("a slow heartbeat"), "heartbeat_2": say("a heartbeat"),
        "heartbeat_3": say("a fast heartbeat"),
    }


def senses(entry: Entry, level: int = 0) -> Sense:
    """By what was drawn or done; an entry with a secret has none, so that nothing can be heard or felt through a table.

    A round begins with the heart: the level is the danger that all can see.
    """
    told: Mapping[str, Any] = entry.result if isinstance(entry.result, dict) else {}
    if entry.act in ("undo", "put_back"):
        return Sense("undo")
    if entry.act != "do" or "secret" in told:
        return Sense()
    match entry.intent:
        case "noise_roll":
            return NOISES.get(str(told["face"]), Sense("tap", (10,)))
        case "encounter":
            return KINDS.get(str(told.get("kind")), Sense())
        case "attack":
            return Sense("hit", (40,)) if told.get("hit") else Sense("miss")
        case "next" if "first_player" in told:
            return Sense(f"heartbeat_{level}") if level else Sense()
        case "next" if told.get("step") == "bag":
            return KINDS.get(str(told.get("kind")), Sense("click", (10,)))
        case "next" if told.get("dark") and told.get("step") == "time":
            return Sense("power_falls", (120,))
        case "next":
            return Sense("click", (10,)) if told.get("card") else Sense()
        case "power_flip":
            return Sense("power_returns", (20,)) if told.get("on") else Sense("power_falls", (120,))
        case _:
            return ACTS.get(entry.intent, Sense())


def spoken(result: Result | None, story: tuple[str, ...]) -> str:
    """What is read out: the large thing and its lines, or the story of a step."""
    if result is None:
        return " ".join(story)
    return ". ".join(part.rstrip(".") for part in (result.headline.capitalize(), result.verdict.lower(), *result.lines) if part)
