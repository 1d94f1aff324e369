"""The result of an entry: one large thing, its number, and what the table does about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.table import Entry
from companion.ui.picture.names import kind_names
from companion.ui.tongue import Tongue

ON_A_CARD = 60
"""What is longer than so many letters does not stand on the card of the table but over it."""


@dataclass(frozen=True, slots=True)
class Window:
    """LIT or DARK with its number."""

    lit: bool
    word: str
    number: str


@dataclass(frozen=True, slots=True)
class Answer:
    """A button under a result: what it says, its symbol, and the intent it stands for ("" only dismisses)."""

    label: str
    symbol: str
    intent: str = ""
    parameters: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """What one entry drew, as it is shown until it is dismissed."""

    number: str
    kind: str
    who: str
    overlay: bool
    large: str
    symbol: str
    role: str
    headline: str
    lines: tuple[str, ...]
    windows: tuple[Window, ...] = ()
    hits: tuple[tuple[str, bool], ...] = ()
    answers: tuple[Answer, ...] = ()
    dies_at: int = 0
    suffers: int = 0
    """For the gauge of an injury check: the injuries that kill, and those it has."""


def result(entry: Entry, view: Mapping[str, Any], story: Sequence[str], say: Tongue) -> Result | None:
    """The picture of an entry that drew something, or None where nothing was drawn."""
    make = MAKERS.get(entry.intent)
    return make(entry, view, tuple(story), say) if make and entry.result is not None else None


def _head(entry: Entry, view: Mapping[str, Any], kind: str) -> dict[str, Any]:
    seat = entry.parameters.get("seat")
    who = str(view["seats"][seat]["name"]).upper() if seat in view["seats"] else ""
    return {"number": f"#{entry.number}", "kind": kind, "who": who}


def _noise(entry: Entry, view: Mapping[str, Any], story: tuple[str, ...], say: Tongue) -> Result:
    face = entry.result["face"]
    head = _head(entry, view, say("NOISE"))
    if face == "silence":
        return Result(**head, overlay=False, large="", symbol="silence", role="ink", headline=say("SILENCE"),
                      lines=(say("Nothing heard you."),))
    if face == "danger":
        return Result(**head, overlay=False, large="", symbol="danger", role="ink", headline=say("DANGER"), lines=(
            say("All intruders next door that do not fight come here."), say("None? Noise in each free corridor.")))
    return Result(**head, overlay=False, large=str(face), symbol="noise", role="ink", headline=say("CORRIDOR {n}", n=face),
                  lines=(say("Put a noise marker there. One there already? Encounter."),))


def _encounter(entry: Entry, view: Mapping[str, Any], story: tuple[str, ...], say: Tongue) -> Result:
    told = entry.result
    head = _head(entry, view, say("ENCOUNTER"))
    kind = told["kind"]
    done = Answer(say("DONE"), "check")
    if kind == "blank":
        return Result(**head, overlay=True, large="", symbol="blank", role="ink", headline=say("BLANK"),
                      lines=(say("Nobody comes. Noise in each corridor here; the token goes back."),), answers=(done,))
    seat = entry.parameters.get("seat")
    attack = {"piece": told["piece"], "cause": "surprise", **({"seat": seat} if seat else {})}
    return Result(
        **head, overlay=True, large="", symbol=kind, role="danger" if kind == "queen" else "ink",
        headline=kind_names(say)[kind],
        windows=(Window(True, say("LIT"), str(told["lit"])), Window(False, say("DARK"), str(told["dark"]))),
        lines=(say("Fewer cards in hand than this: it attacks at once. Contamination counts."),
               say("Clear noise around it, vents too.")),
        answers=(Answer(say("SURPRISE ATTACK"), "attack-card", "attack", attack), Answer(say("NO SURPRISE"), "check")),
    )


def _attack(entry: Entry, view: Mapping[str, Any], story: tuple[str, ...], say: Tongue) -> Result:
    told = entry.result
    head = _head(entry, view, say("ATTACK"))
    hit = bool(told["hit"])
    hits = tuple((kind, kind in told.get("hits", ())) for kind in ("creeper", "adult", "breeder", "queen"))
    return Result(
        **head, overlay=True, large="", symbol="hit" if hit else "miss", role="danger" if hit else "ink",
        headline=say("HITS") if hit else say("MISSES"), hits=hits if told["card"] else (),
        lines=tuple(story), answers=(Answer(say("DONE"), "check"),),
    )


def _injury(entry: Entry, view: Mapping[str, Any], story: tuple[str, ...], say: Tongue) -> Result:
    told = entry.result
    head = _head(entry, view, say("INJURY CHECK"))
    piece = entry.parameters.get("piece")
    standing = piece in {each["piece"] for each in view["in_play"]}
    done = Answer(say("DONE"), "check")
    ways = (Answer(say("KILLED"), "carcass", "killed", {"piece": piece}), Answer(say("STAYS"), "check"),
            Answer(say("HIDES IN THE VENTS"), "vent", "hides", {"piece": piece})) if standing else (done,)
    if "retreat" in told:
        way = told["retreat"]
        return Result(**head, overlay=True, large=str(way or ""), symbol="retreat", role="ink", headline=say("IT FLEES"),
                      lines=tuple(story), answers=ways)
    suffers = next((each["injuries"] for each in view["in_play"] if each["piece"] == piece), 0)
    return Result(**head, overlay=True, large=str(told["needs"]), symbol=told["kind"], role="ink",
                  headline=say("INJURIES KILL IT"), lines=tuple(story), answers=ways, dies_at=told["needs"], suffers=suffers)


def _explore(entry: Entry, view: Mapping[str, Any], story: tuple[str, ...], say: Tongue) -> Result:
    told = entry.result
    symbol = {"doors": "door", "silence": "silence", "danger": "danger", "slime": "slime", "fire": "fire",
              "malfunction": "malfunction"}.get(told["effect"], "explore")
    lines = tuple(story[1:4])
    return Result(**_head(entry, view, say("EXPLORE")), overlay=sum(map(len, lines)) > ON_A_CARD, large=str(told["items"]),
                  symbol=symbol, role="ink", headline=say("ITEMS"), lines=lines)


def _die(entry: Entry, view: Mapping[str, Any], story: tuple[str, ...], say: Tongue) -> Result:
    symbols = {"miss": "miss", "hit": "hit", "two_hits": "double-hit", "creeper": "creeper", "adult": "adult"}
    face = str(entry.result["face"])
    return Result(**_head(entry, view, say("DICE")), overlay=False, large="", symbol=symbols.get(face, "dice"), role="ink",
                  headline=_face_name(face, say), lines=tuple(story))


def _told(kind: str, symbol: str) -> Callable[[Entry, Mapping[str, Any], tuple[str, ...], Tongue], Result]:
    """A result that is said rather than drawn."""

    def make(entry: Entry, view: Mapping[str, Any], story: tuple[str, ...], say: Tongue) -> Result:
        headline = story[0] if story else ""
        return Result(**_head(entry, view, say(kind)), overlay=False, large="", symbol=symbol, role="ink",
                      headline=say(kind), lines=tuple(story[:3]) or (headline,))

    return make


def _face_name(face: str, say: Tongue) -> str:
    return {
        "miss": say("MISS"), "creeper": say("CREEPER"), "adult": say("ADULT"), "hit": say("HIT"), "two_hits": say("TWO HITS"),
        "discard_for_hit": say("CARD FOR A HIT"), "hit_or_two": say("HIT, OR TWO"),
    }.get(face, face.upper())


MAKERS: dict[str, Callable[[Entry, Mapping[str, Any], tuple[str, ...], Tongue], Result]] = {
    "noise_roll": _noise, "encounter": _encounter, "attack": _attack, "injury_check": _injury, "explore": _explore,
    "combat_roll": _die, "advantage_roll": _die, "computer_use": _told("COMPUTER", "computer"), "scan": _told("SCAN", "scan"),
    "flees": _told("RETREAT", "retreat"),
}
