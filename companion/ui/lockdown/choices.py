"""What can be chosen before something is done, in the words of the table."""

from __future__ import annotations

from collections.abc import Callable

from companion.ui.family.intruders import KINDS, PIECES
from companion.ui.lockdown import seldom, slots
from companion.ui.lockdown.crew import MARKS
from companion.ui.lockdown.endings import WAYS_OUT
from companion.ui.pictures.choice import Asked, Choices, Option
from companion.ui.pictures.names import lettered, seat_name
from companion.ui.tongue import word


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
        Option(say("SHOT, LIT"), "powered", "advantage_roll", seat),
        Option(say("SHOT IN THE DARK, OR MELEE"), "dark", "combat_roll", seat),
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
        Option(words[option], "computer", "computer_use", {"seat": asked.acting, "option": number},
               says=asked.session.words.say(f"option.{option}", {}))
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


MARK_WORDS = {
    "slime": (word("MARK SLIME"), word("SLIME IS GONE")), "larva": (word("MARK A LARVA"), word("LARVA IS GONE")),
    "signal": (word("SIGNAL SENT"), word("SIGNAL NOT SENT")),
}


def _seat(asked: Asked) -> Choices:
    """What lies on a board, its knowledge, and how it leaves."""
    say, seat = asked.say, asked.about
    told = asked.view["seats"][seat]
    marks = [
        Option(say(MARK_WORDS[what][there]), symbol, "mark", {"what": what, "by": -1 if there else 1, "seat": seat})
        for what, symbol in MARKS for there in [bool(told[what])]
    ]
    return seat_name(asked.view, seat), [
        *marks,
        Option(say("1 KNOWLEDGE"), "knowledge", "mark", {"what": "knowledge", "by": 1, "seat": seat}),
        Option(say("LEAVES THE GAME"), "gate", leads=f"leave:{seat}"),
    ]


def _scan(asked: Asked) -> Choices:
    """Whose cards, by what, and where the whole deck is not meant, how many."""
    seat, say, seats = asked.about or asked.acting, asked.say, asked.view["seats"]
    held, every = int(seats[seat]["contamination"]), {"seat": seat, "cards": "all"}
    holders = {each: told["contamination"] for each, told in seats.items() if told["status"] == "in" and told["contamination"]}
    others = [
        Option(say("FOR {name}: {count}", name=seat_name(asked.view, each), count=count), "tab-crew", leads=f"scan:{each}")
        for each, count in holders.items() if each != seat
    ]
    take = Option(say("TAKE A CARD"), "contamination", "contaminate", {"seat": seat})
    if not held:
        return say("SCAN {name}: {count}", name=seat_name(asked.view, seat), count=0), [take, *others]
    return say("SCAN {name}: {count}", name=seat_name(asked.view, seat), count=held), [
        Option(say("ALL CARDS"), "scan", "scan", every),
        Option(say("SOME CARDS"), "scan", leads=f"scan_some:{seat}:scanner"),
        Option(say("REMOVE CLEAN ONES"), "check", leads=f"scan_some:{seat}:removal"),
        Option(say("DECON ROOM: THE HAND"), "check", leads=f"scan_some:{seat}:decon"),
        Option(say("SURGERY: ALL"), "wound-serious", "scan", {**every, "by": "surgery"}),
        Option(say("NEUTRALIZER: ALL"), "infected", "scan", {**every, "by": "neutralizer"}),
        take, *others,
    ]


def _scan_some(asked: Asked) -> Choices:
    """How many of a seat's cards: those in hand, or those that an item allows."""
    seat, _, by = asked.about.partition(":")
    held, say = int(asked.view["seats"][seat]["contamination"]), asked.say
    return say("HOW MANY CARDS? {name}", name=seat_name(asked.view, seat)), [
        Option(str(count), "contamination", "scan", {"seat": seat, "cards": count, "by": by}) for count in range(1, held + 1)
    ]


_CHOICES: dict[str, Callable[[Asked], Choices]] = {
    "attack": _intruder, "injury_check": _intruder, "flees": _intruder, "appears": _intruder,
    "piece": _piece, "standing": _standing,
    "more": seldom.more, "research": seldom.research, "search": seldom.search,
    "keep": seldom.keep, "craft": seldom.craft, "objective": seldom.objective, "draft": seldom.draft,
    "dice": _dice, "computer": _computer, "slot": slots.slot, "css": slots.css,
    "css_peek": slots.css_peek, "css_slot": slots.css_slot, "flip": slots.flip, "swap": slots.swap,
    "contingency": _contingency, "leave": _leave, "seat": _seat, "scan": _scan, "scan_some": _scan_some, "escape": seldom.escape,
    "revive": seldom.revive, "archive": seldom.archive,
}
