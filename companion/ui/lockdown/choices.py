"""What can be chosen before something is done, in the words of the table."""

from __future__ import annotations

from collections.abc import Callable

from companion.ui.family.intruders import KINDS, PIECES
from companion.ui.lockdown import seldom, slots
from companion.ui.lockdown.endings import WAYS_OUT
from companion.ui.pictures.choice import Asked, Choices, Option
from companion.ui.pictures.names import lettered, seat_name


def choices(asked: Asked) -> Choices:
    """The title and the options of a choice, named "attack" or, about something, "piece:adult.3"."""
    return _CHOICES[asked.what](asked)


def _standing_named(asked: Asked) -> dict[str, str]:
    return lettered(asked.view["in_play"], {kind: asked.say(piece.label) for kind, piece in PIECES.items()})


def _intruder(asked: Asked) -> Choices:
    """Of those that stand in play; of all kinds if nobody noted what stands there, or if it is only coming."""
    say, intent, names = asked.say, asked.what, _standing_named(asked)
    title = {
        "attack": say("ATTACK"), "injury_check": say("INJURY CHECK"), "flees": say("RETREAT"), "appears": say("WHAT COMES?"),
    }[intent]
    standing = [] if intent == "appears" else asked.view["in_play"]
    if standing:
        return title, [Option(names[each["piece"]], each["kind"], intent, {"piece": each["piece"]}) for each in standing]
    return title, [Option(say(PIECES[kind].label), kind, intent, {"kind": kind}) for kind in KINDS]


def _piece(asked: Asked) -> Choices:
    say, piece = asked.say, {"piece": asked.about}
    return _standing_named(asked).get(asked.about, say("IN PLAY")), [
        Option(say("ATTACK"), "attack-card", "attack", piece),
        Option(say("INJURY CHECK"), "wound-serious", "injury_check", piece),
        Option(say("1 INJURY"), "wound-light", "injure", piece),
        Option(say("KILLED"), "carcass", "killed", piece),
        Option(say("HIDES IN THE VENTS"), "vent", "hides", piece),
        Option(say("RETREAT"), "retreat", "flees", piece),
    ]


def _standing(asked: Asked) -> Choices:
    """All that stand in play, where the table has no room for all of them."""
    names = _standing_named(asked)
    return asked.say("IN PLAY"), [
        Option(names[each["piece"]], each["kind"], leads=f"piece:{each['piece']}") for each in asked.view["in_play"]
    ]


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


def _contingency(asked: Asked) -> Choices:
    say, seats = asked.say, asked.view["seats"]
    peek = {
        "pool": say("LOOK INTO THE POOL"),
        **{seat: say("LOOK AT {name}", name=seat_name(asked.view, seat)) for seat in seats if seat != asked.acting},
    }
    return say("CONTINGENCY"), [
        Option(say("TAKE FROM THE POOL"), "contingency", "contingency_take", {"seat": asked.acting}),
        *(Option(label, "peek-eye", "contingency_peek", {"seat": asked.acting, "which": which}) for which, label in peek.items()),
    ]


def _leave(asked: Asked) -> Choices:
    say, seat = asked.say, asked.about
    return seat_name(asked.view, seat), [
        Option(say(way.leaving), way.symbol, "leave", {"seat": seat, "how": how}) for how, way in WAYS_OUT.items()
    ]


def _scan(asked: Asked) -> Choices:
    seat = asked.about or asked.acting
    say, cards = asked.say, {"seat": seat, "cards": "all"}
    return say("SCAN"), [
        Option(say("ALL CARDS"), "scan", "scan", cards),
        Option(say("DECON ROOM"), "check", "scan", {**cards, "by": "decon"}),
        Option(say("SURGERY"), "wound-serious", "scan", {**cards, "by": "surgery"}),
        Option(say("TAKE A CARD"), "contamination", "contaminate", {"seat": seat}),
    ]


_CHOICES: dict[str, Callable[[Asked], Choices]] = {
    "attack": _intruder, "injury_check": _intruder, "flees": _intruder, "appears": _intruder,
    "piece": _piece, "standing": _standing,
    "more": seldom.more, "research": seldom.research, "search": seldom.search,
    "keep": seldom.keep, "craft": seldom.craft, "objective": seldom.objective, "draft": seldom.draft,
    "dice": _dice, "computer": _computer, "slot": slots.slot, "css": slots.css,
    "css_peek": slots.css_peek, "css_slot": slots.css_slot, "flip": slots.flip, "swap": slots.swap,
    "contingency": _contingency, "leave": _leave, "scan": _scan,
}
