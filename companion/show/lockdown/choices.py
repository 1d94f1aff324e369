"""What can be chosen before something is done, in the words of the table."""

from __future__ import annotations

from companion.games.family.kinds import INTRUDERS
from companion.show.family import choices as shared
from companion.show.family import hand
from companion.show.family.choices import Choose
from companion.show.family.intruders import PIECES
from companion.show.lockdown import seldom, slots
from companion.show.lockdown.crew import MARKS
from companion.show.lockdown.endings import WAYS_OUT
from companion.show.pictures.choice import Asked, Choices, Option, offered
from companion.show.pictures.names import seat_name
from companion.show.tongue import word


def choices(asked: Asked) -> Choices:
    """The title and the options of a choice, named "attack" or, about something, "piece:adult.3"."""
    return _CHOICES[asked.what](asked)


def _dice(asked: Asked) -> Choices:
    say, seat = asked.say, {"seat": asked.acting}
    return say("COMBAT"), [
        Option(say("SHOOT IN THE LIGHT"), "powered", "advantage_roll", seat),
        Option(say("SHOOT IN THE DARK"), "dark", "combat_roll", {**seat, "how": "shoot"}),
        Option(say("MELEE"), "wound-light", "combat_roll", {**seat, "how": "melee"}),
        Option(say("MELEE WITH EGGS"), "egg", "combat_roll", seat),
    ]


EXPLAINED = ("contingency_peek", "purge_room")
"""Options of a computer card that do more than their names say."""


def _computer(asked: Asked) -> Choices:
    say = asked.say
    card = asked.view["decks"]["computer"]["open"]
    options = asked.port.pack["computer"][card].traits["options"] if card else []
    words = {
        "rover": say("MOVE THE ROVER"),
        "css_peek": say("PEEK AT A CSS TOKEN"),
        "knowledge": say("1 KNOWLEDGE"),
        "contingency_peek": say("PEEK AT CONTINGENCIES"),
        "power_swap": say("SWAP TWO POWER TOKENS"),
        "purge_room": say("CLEAR A ROOM"),
        "door": say("OPEN OR CLOSE A DOOR"),
    }
    return say("COMPUTER"), [
        Option(
            words[option],
            "computer",
            "computer_use",
            {"seat": asked.acting, "option": number},
            says=asked.words.say(f"option.{option}", {}) if option in EXPLAINED else "",
        )
        for number, option in enumerate(options, 1)
    ]


def _contingency(asked: Asked) -> Choices:
    say, seat = asked.say, asked.acting

    def peek(which: str) -> str:
        return say("LOOK INTO THE POOL") if which == "pool" else say("LOOK AT {name}", name=seat_name(asked.view, which))

    return say("CONTINGENCY"), [
        Option(say("TAKE FROM THE POOL"), "contingency", "contingency_take", {"seat": seat}),
        *offered(asked, "contingency_peek", "which", "peek-eye", peek, seat=seat),
    ]


MARK_WORDS = {
    "slime": (word("MARK SLIME"), word("SLIME IS GONE")),
    "larva": (word("MARK A LARVA"), word("LARVA IS GONE")),
    "signal": (word("SIGNAL SENT"), word("SIGNAL NOT SENT")),
}


def _seat(asked: Asked) -> Choices:
    """What lies on a board, its knowledge, and how it leaves."""
    say, seat = asked.say, asked.about
    return seat_name(asked.view, seat), [
        *shared.usual(asked),
        *shared.marks(asked, MARK_WORDS, dict(MARKS)),
        Option(say("1 KNOWLEDGE"), "knowledge", "mark", {"what": "knowledge", "by": 1, "seat": seat}),
        *_begins(asked, seat),
        *hand.options(asked, seat),
        Option(say("LEAVES THE GAME"), "gate", leads=f"leave:{seat}"),
    ]


STARTS = ((1, word("BEGAN WITH KNOWLEDGE 1")), (3, word("BEGAN WITH KNOWLEDGE 3")))
"""A facility worker, or a survivor of the Nemesis."""


def _begins(asked: Asked, seat: str) -> list[Option]:
    """A character that was not drafted here: with how much knowledge it began, until somebody has said so."""
    person = asked.view["seats"][seat]
    if asked.view["round"] > 1 or "knowledge" in person["entered"]:
        return []
    path, more = f"seats.{seat}.knowledge", int(person["knowledge"]) - STARTS[0][0]
    return [Option(asked.say(label), "knowledge", "fix", {"path": path, "value": knows + more}) for knows, label in STARTS]


def _vented(asked: Asked) -> Choices:
    """S1 261-267: everything in the room dies; where anything stands only the table knows."""
    names = shared.standing_named(asked, PIECES)
    kinds = {each["piece"]: each["kind"] for each in asked.view["in_play"]}
    seats = [seat for seat, person in asked.view["seats"].items() if person["status"] == "in"]
    return asked.say("WHO WAS IN THE VENTED ROOM?"), [
        *(Option(names[piece], kind, "killed", {"piece": piece}) for piece, kind in kinds.items()),
        *(Option(seat_name(asked.view, seat), "corpse", "leave", {"seat": seat, "how": "dead"}) for seat in seats),
    ]


def _procedures(asked: Asked, seat: str) -> list[Option]:
    """What scans in the rooms of Lockdown, besides the scanner."""
    say, every = asked.say, {"seat": seat, "cards": "all"}
    return [
        Option(say("DECON ROOM: THE HAND"), "check", leads=f"scan_some:{seat}:decon"),
        Option(say("SURGERY: ALL CARDS"), "wound-serious", "scan", {**every, "by": "surgery"}),
        Option(say("NEUTRALIZER: ALL CARDS"), "infected", "scan", {**every, "by": "neutralizer"}),
    ]


def _kinds(_: Asked) -> tuple[str, ...]:
    return INTRUDERS.standing


_INTRUDER = shared.intruder(PIECES, _kinds)
_CHOICES: dict[str, Choose] = {
    **shared.SAME,
    "attack": _INTRUDER,
    "injury_check": _INTRUDER,
    "flees": _INTRUDER,
    "appears": _INTRUDER,
    "encounter": shared.token(PIECES),
    "piece": shared.piece(PIECES),
    "standing": shared.standing(PIECES),
    "escape": shared.escape(PIECES, _kinds),
    "leave": shared.leave(WAYS_OUT),
    "scan": shared.scan(_procedures),
    "more": seldom.more,
    "research": seldom.research,
    "archive": seldom.archive,
    "dice": _dice,
    "computer": _computer,
    "slot": slots.slot,
    "css": slots.css,
    "css_peek": slots.css_peek,
    "css_slot": slots.css_slot,
    "flip": slots.flip,
    "swap": slots.swap,
    "contingency": _contingency,
    "seat": _seat,
    "vented": _vented,
}
