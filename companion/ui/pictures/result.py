"""The result of an entry: one large thing, its number, and what the table does about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.packs import Words
from companion.table import Entry, Told
from companion.ui.pictures.names import kind_names
from companion.ui.pictures.why import why
from companion.ui.tongue import Tongue

STRIKERS = ("creeper", "adult", "breeder", "queen")
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
    onward: bool = False
    """The game moves on, and nothing else can be meant."""


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
    attacker: str = ""
    """The one of them whose card this is."""
    verdict: str = ""
    """One word on what the headline names: HITS or MISSES."""
    dark: str = ""
    """What counts only if it is dark there."""
    takers: tuple[tuple[str, str], ...] = ()
    """Name and seat of each who may have had to take a contamination card."""
    answers: tuple[Answer, ...] = ()
    dies_at: int = 0
    suffers: int = 0
    """For the gauge of an injury check: the injuries that kill, and those it has."""
    rule: str = ""
    """The rule behind it."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a result is made of: the entry with its story, the table now, and two tongues."""

    entry: Entry
    view: Mapping[str, Any]
    story: tuple[str, ...]
    say: Tongue
    words: Words

    @property
    def told(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.entry.result
        return found

    def head(self, kind: str) -> dict[str, Any]:
        seat = self.entry.parameters.get("seat")
        who = str(self.view["seats"][seat]["name"]).upper() if seat in self.view["seats"] else ""
        rule = why(self.entry.intent, self.entry.parameters, self.entry.result)
        return {"number": f"#{self.entry.number}", "kind": kind, "who": who, "rule": rule}

    def says(self, message: str) -> bool:
        """Whether this is part of the story."""
        return any(isinstance(event, Told) and event.message == message for event in self.entry.events)

    def lines_but(self, *messages: str) -> tuple[str, ...]:
        """The story without what is shown in another way."""
        told = [event.message for event in self.entry.events if isinstance(event, Told)]
        return tuple(line for message, line in zip(told, self.story, strict=True) if message not in messages)


def result(entry: Entry, view: Mapping[str, Any], story: Sequence[str], say: Tongue, words: Words) -> Result | None:
    """The picture of an entry that drew something, or None where nothing was drawn."""
    make = MAKERS.get(entry.intent)
    return make(Drawn(entry, view, tuple(story), say, words)) if make and entry.result is not None else None


def _noise(drawn: Drawn) -> Result:
    say = drawn.say
    face = drawn.told["face"]
    head = drawn.head(say("NOISE"))
    if face == "silence":
        return Result(**head, overlay=False, large="", symbol="silence", role="ink", headline=say("SILENCE"),
                      lines=(say("Nothing heard you."),))
    if face == "danger":
        return Result(**head, overlay=False, large="", symbol="danger", role="ink", headline=say("DANGER"), lines=(
            say("All intruders next door that do not fight come here."), say("None? Noise in each free corridor.")))
    return Result(**head, overlay=False, large=str(face), symbol="noise", role="ink", headline=say("CORRIDOR {n}", n=face),
                  lines=(say("Put a noise marker there. One there already? Encounter."),))


def _encounter(drawn: Drawn) -> Result:
    say = drawn.say
    told = drawn.told
    head = drawn.head(say("ENCOUNTER"))
    kind = told["kind"]
    done = Answer(say("DONE"), "check", onward=True)
    if kind == "blank":
        return Result(**head, overlay=True, large="", symbol="blank", role="ink", headline=say("BLANK"),
                      lines=(say("Nobody comes. Noise in each corridor here; the token goes back."),), answers=(done,))
    seat = drawn.entry.parameters.get("seat")
    attack = {"piece": told["piece"], "cause": "surprise", **({"seat": seat} if seat else {})}
    return Result(
        **head, overlay=True, large="", symbol=kind, role="danger" if kind == "queen" else "ink",
        headline=kind_names(say)[kind],
        windows=(Window(True, say("LIT"), str(told["lit"])), Window(False, say("DARK"), str(told["dark"]))),
        lines=(say("Fewer cards in hand than this: it attacks at once. Contamination counts."),
               say("Clear noise around it, vents too.")),
        answers=(Answer(say("SURPRISE ATTACK"), "attack-card", "attack", attack), Answer(say("NO SURPRISE"), "check")),
    )


def _attack(drawn: Drawn) -> Result:
    """The name of the card is large; whether it hits stands beside it, what counts in the dark in its own frame."""
    say, told, card = drawn.say, drawn.told, drawn.told["card"]
    hit, parameters = bool(told["hit"]), drawn.entry.parameters
    verdict = say("HITS") if hit else say("MISSES")
    nobody_named = drawn.says("take_contamination") and not parameters.get("seat")
    seats = {seat: each for seat, each in drawn.view["seats"].items() if each["status"] == "in"} if nobody_named else {}
    return Result(
        **drawn.head(say("ATTACK")), overlay=True, large="", symbol="hit" if hit else "miss", role="danger" if hit else "ink",
        headline=drawn.words.name(card).upper() if card else kind_names(say)["larva"], verdict=verdict, attacker=told["kind"],
        hits=tuple((kind, kind in told["hits"]) for kind in STRIKERS) if card else (),
        lines=drawn.lines_but("attack_hits", "attack_misses", "if_dark"),
        dark=drawn.words.say(f"dark.{card}", {}) if drawn.says("if_dark") else "",
        takers=tuple((str(each["name"]).upper(), seat) for seat, each in seats.items()),
        answers=(Answer(say("AGAIN"), "attack-card", "attack", parameters), Answer(say("DONE"), "check", onward=True)),
    )


def _injury(drawn: Drawn) -> Result:
    say = drawn.say
    told = drawn.told
    head = drawn.head(say("INJURY CHECK"))
    piece = drawn.entry.parameters.get("piece")
    standing = piece in {each["piece"] for each in drawn.view["in_play"]}
    done = Answer(say("DONE"), "check", onward=True)
    ways = (Answer(say("KILLED"), "carcass", "killed", {"piece": piece}), Answer(say("STAYS"), "check"),
            Answer(say("HIDES IN THE VENTS"), "vent", "hides", {"piece": piece})) if standing else (done,)
    if "retreat" in told:
        way = told["retreat"]
        return Result(**head, overlay=True, large=str(way or ""), symbol="retreat", role="ink", headline=say("IT FLEES"),
                      lines=drawn.story, answers=ways)
    suffers = next((each["injuries"] for each in drawn.view["in_play"] if each["piece"] == piece), 0)
    return Result(**head, overlay=True, large=str(told["needs"]), symbol=told["kind"], role="ink",
                  headline=say("INJURIES KILL IT"), lines=drawn.story, answers=ways, dies_at=told["needs"], suffers=suffers)


def _explore(drawn: Drawn) -> Result:
    say = drawn.say
    told = drawn.told
    symbol = {"doors": "door", "silence": "silence", "danger": "danger", "slime": "slime", "fire": "fire",
              "malfunction": "malfunction"}.get(told["effect"], "explore")
    lines = drawn.story[1:4]
    return Result(**drawn.head(say("EXPLORE")), overlay=sum(map(len, lines)) > ON_A_CARD, large=str(told["items"]),
                  symbol=symbol, role="ink", headline=say("ITEMS"), lines=lines)


def _die(drawn: Drawn) -> Result:
    say = drawn.say
    symbols = {"miss": "miss", "hit": "hit", "two_hits": "double-hit", "creeper": "creeper", "adult": "adult"}
    face = str(drawn.told["face"])
    return Result(**drawn.head(say("DICE")), overlay=False, large="", symbol=symbols.get(face, "dice"), role="ink",
                  headline=_face_name(face, say), lines=drawn.story)


def _told(kind: str, symbol: str) -> Callable[[Drawn], Result]:
    """A result that is said rather than drawn."""

    def make(drawn: Drawn) -> Result:
        say = drawn.say
        return Result(**drawn.head(say(kind)), overlay=False, large="", symbol=symbol, role="ink",
                      headline=say(kind), lines=drawn.story[:3])

    return make


def _face_name(face: str, say: Tongue) -> str:
    return {
        "miss": say("MISS"), "creeper": say("CREEPER"), "adult": say("ADULT"), "hit": say("HIT"), "two_hits": say("TWO HITS"),
        "discard_for_hit": say("CARD FOR A HIT"), "hit_or_two": say("HIT, OR TWO"),
    }.get(face, face.upper())


MAKERS: dict[str, Callable[[Drawn], Result]] = {
    "noise_roll": _noise, "encounter": _encounter, "attack": _attack, "injury_check": _injury, "explore": _explore,
    "combat_roll": _die, "advantage_roll": _die, "computer_use": _told("COMPUTER", "computer"), "scan": _told("SCAN", "scan"),
    "flees": _told("RETREAT", "retreat"), "serious_wound": _told("SERIOUS WOUND", "wound-serious"),
    "mars_card": _told("MARS CARD", "event-card"), "research": _told("RESEARCH", "knowledge"),
    "surface_roll": _told("MARS DIE", "dice"),
}
