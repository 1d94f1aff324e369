"""What can be chosen before something is done, in the words of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.session import Session
from companion.ui.picture.names import kind_names
from companion.ui.picture.strip import SECTIONS, slot_name
from companion.ui.tongue import Tongue

KINDS = ("larva", "creeper", "adult", "breeder", "queen")


@dataclass(frozen=True, slots=True)
class Option:
    """A target to tap: an intent with its parameters, or another choice that it leads to."""

    label: str
    symbol: str
    intent: str = ""
    parameters: Mapping[str, Any] = field(default_factory=dict)
    leads: str = ""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who chooses, about what, at which table."""

    session: Session
    view: Mapping[str, Any]
    acting: str
    what: str
    about: str
    say: Tongue


Choices = tuple[str, list[Option]]


def choices(what: str, session: Session, acting: str, say: Tongue) -> Choices:
    """The title and the options of a choice, named "attack" or, about something, "piece:adult.3"."""
    what, _, about = what.partition(":")
    return _CHOICES[what](Asked(session, session.view(), acting, what, about, say)) if what in _CHOICES else ("", [])


def _intruder(asked: Asked) -> Choices:
    """Of those that stand in play; of all kinds if nobody noted what stands there, or if it is only coming."""
    say, intent, names = asked.say, asked.what, kind_names(asked.say)
    title = {
        "attack": say("ATTACK"), "injury_check": say("INJURY CHECK"), "flees": say("RETREAT"), "appears": say("WHAT COMES?"),
    }[intent]
    standing = [] if intent == "appears" else asked.view["in_play"]
    if standing:
        return title, [Option(names[each["kind"]], each["kind"], intent, {"piece": each["piece"]}) for each in standing]
    return title, [Option(names[kind], kind, intent, {"kind": kind}) for kind in KINDS]


def _piece(asked: Asked) -> Choices:
    say, piece = asked.say, {"piece": asked.about}
    return say("IN PLAY"), [
        Option(say("ATTACK"), "attack-card", "attack", piece),
        Option(say("INJURY CHECK"), "wound-serious", "injury_check", piece),
        Option(say("1 INJURY"), "wound-light", "injure", piece),
        Option(say("KILLED"), "carcass", "killed", piece),
        Option(say("HIDES IN THE VENTS"), "vent", "hides", piece),
        Option(say("RETREAT"), "retreat", "flees", piece),
    ]


def _more(asked: Asked) -> Choices:
    """What is needed less often than the six verbs."""
    say, session = asked.say, asked.session
    options = [
        Option(say("RETREAT"), "retreat", leads="flees"),
        Option(say("CONTINGENCY"), "contingency", leads="contingency"),
    ]
    if session.table.value("option.board") == "surface":
        options.append(Option(say("MARS DIE"), "dice", "surface_roll", {"seat": asked.acting}))
    return say("MORE"), options


def _dice(asked: Asked) -> Choices:
    say, seat = asked.say, {"seat": asked.acting}
    return say("DICE"), [
        Option(say("LIT: ADVANTAGE"), "dice", "advantage_roll", seat),
        Option(say("DARK OR MELEE"), "dice", "combat_roll", seat),
    ]


def _computer(asked: Asked) -> Choices:
    say = asked.say
    card = asked.view["decks"]["computer"]["open"]
    options = asked.session.pack["computer"][card].traits["options"] if card else []
    words = {
        "rover": say("MOVE THE ROVER"), "css_peek": say("PEEK AT A CSS TOKEN"), "knowledge": say("1 KNOWLEDGE"),
        "contingency_peek": say("PEEK AT CONTINGENCIES"), "power_swap": say("SWAP TWO POWER TOKENS"),
        "purge_room": say("CLEAR A ROOM"), "door": say("OPEN OR CLOSE A DOOR"),
    }
    return say("COMPUTER"), [
        Option(words[option], "computer", "computer_use", {"seat": asked.acting, "option": number})
        for number, option in enumerate(options, 1)
    ]


def _css(asked: Asked) -> Choices:
    say = asked.say
    slots = sorted(map(int, asked.view["css"]), reverse=True)
    return say("CSS TOKENS"), [
        Option(say("SLOT {slot}", slot=slot_name(slot)), "css-pod", leads=f"css_slot:{slot}") for slot in slots
    ]


def _css_slot(asked: Asked) -> Choices:
    say, seat, slot = asked.say, asked.acting, int(asked.about)
    enters = {
        "A": say("{name} ENTERS A", name=asked.view["seats"][seat]["name"].upper()),
        "B": say("ENTERS B"), "C": say("ENTERS C"),
    }
    return say("SLOT {slot}", slot=slot_name(slot)), [
        Option(say("PEEK"), "peek-eye", "css_peek", {"slot": slot, "seat": seat}),
        Option(say("ONE SLOT EARLIER"), "back", "css_move", {"slot": slot, "by": 1}),
        Option(say("ONE SLOT LATER"), "next", "css_move", {"slot": slot, "by": -1}),
        *(Option(label, "css-pod", "pod_enter", {"seat": seat, "pod": pod}) for pod, label in enters.items()),
    ]


def _contingency(asked: Asked) -> Choices:
    say, seats = asked.say, asked.view["seats"]
    peek = {
        "pool": say("LOOK INTO THE POOL"),
        **{seat: say("LOOK AT {name}", name=seats[seat]["name"].upper()) for seat in seats if seat != asked.acting},
    }
    return say("CONTINGENCY"), [
        Option(say("TAKE FROM THE POOL"), "contingency", "contingency_take", {"seat": asked.acting}),
        *(Option(label, "peek-eye", "contingency_peek", {"seat": asked.acting, "which": which}) for which, label in peek.items()),
    ]


def _swap(asked: Asked) -> Choices:
    say = asked.say
    pairs = [(one, other) for at, one in enumerate(SECTIONS) for other in SECTIONS[at + 1 :]]
    short = {section: say("LF") if section == "lift" else section for section in SECTIONS}
    return say("SWAP TWO"), [
        Option(f"{short[one]} / {short[other]}", "powered", "power_swap", {"a": one, "b": other}) for one, other in pairs
    ]


def _leave(asked: Asked) -> Choices:
    say, seat = asked.say, asked.about
    ways = {
        "dead": (say("DIED"), "corpse"), "pod": (say("IN A POD"), "css-pod"),
        "isolated": (say("ISOLATED"), "isolation"), "bunker": (say("BUNKER"), "gate"),
    }
    return str(asked.view["seats"][seat]["name"]).upper(), [
        Option(label, symbol, "leave", {"seat": seat, "how": how}) for how, (label, symbol) in ways.items()
    ]


def _scan(asked: Asked) -> Choices:
    say, cards = asked.say, {"seat": asked.acting, "cards": "all"}
    return say("SCAN"), [
        Option(say("ALL CARDS"), "scan", "scan", cards),
        Option(say("DECON ROOM"), "check", "scan", {**cards, "by": "decon"}),
        Option(say("SURGERY"), "wound-serious", "scan", {**cards, "by": "surgery"}),
        Option(say("TAKE A CARD"), "contamination", "contaminate", {"seat": asked.acting}),
    ]


_CHOICES: dict[str, Callable[[Asked], Choices]] = {
    "attack": _intruder, "injury_check": _intruder, "flees": _intruder, "appears": _intruder,
    "piece": _piece, "more": _more, "dice": _dice, "computer": _computer, "css": _css, "css_slot": _css_slot,
    "contingency": _contingency, "swap": _swap, "leave": _leave, "scan": _scan,
}
