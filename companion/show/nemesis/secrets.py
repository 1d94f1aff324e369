"""What one seat may see and nobody else: engines, coordinates, tokens, mutations, turrets, cards, the intruders' hand."""

from __future__ import annotations

from collections.abc import Iterator

from companion.show.family.hand import cards
from companion.show.pictures.secret import Cells, HeldCard, Peek, Seen
from companion.show.tongue import word

HELD = ("objectives", "search", "items", "mutation_card", "mutation_offered")
"""The cards that a seat may hold and nobody else sees."""
STATES = {"working": word("WORKS"), "damaged": word("BROKEN")}
SAFE, LOST = word("Only the top token counts."), word("Two broken of three: the ship is lost.")
LAID, CHOSEN = word("DONE"), word("The one you chose lies on top. Everybody hears only whether the order has changed.")
LETTERS = ("a", "b", "c", "d")
PLACES = {"Earth": word("EARTH"), "Mars": word("MARS"), "Venus": word("VENUS"), "Deep Space": word("DEEP SPACE")}
EFFECTS = {
    "silence": word("SILENCE"),
    "danger": word("DANGER"),
    "slime": word("SLIME"),
    "fire": word("FIRE"),
    "malfunction": word("MALFUNCTION"),
    "doors": word("DOORS"),
    "lair": word("LAIR"),
    "turret": word("TURRET"),
}
STATUS = {"all": word("FIRES AT ALL"), "intruders": word("INTRUDERS ONLY"), "inactive": word("INACTIVE")}


def engines(peek: Peek) -> tuple[Seen, ...]:
    """What the upper token says of each engine that this seat has checked; the same boxes for both."""
    kinds = peek.view["looking"]
    if len(kinds) == 1:
        return (f"{peek.say(STATES[kinds[0]])}\n{peek.say(LOST)} {peek.say(SAFE)}",)
    return tuple(HeldCard(str(number), peek.say(STATES[kind]), (), "") for number, kind in enumerate(kinds, 1))


def repaired(peek: Peek) -> tuple[str, ...]:
    """Both tokens were in hand; which of them lies on top now, its own choice has said."""
    return (f"{peek.say(LAID)}\n{peek.say(CHOSEN)}",)


def coordinates(peek: Peek) -> tuple[Seen, ...]:
    """Where each space of the destination track leads; the space of the ship's marker everybody knows."""
    cards = {item.key: item.traits for item in peek.words.pack["coordinates"].items}
    return tuple(
        Cells(
            tuple((letter.upper(), peek.say(PLACES[cards[kind][letter]])) for letter in LETTERS),
            str(peek.view["destination"]),
            "destination",
        )
        for kind in peek.view["looking"]
        if kind in cards
    )


def explored(peek: Peek) -> tuple[str, ...]:
    """The token of a room that nobody has entered."""
    return tuple(peek.say(EFFECTS[kind]) if kind in EFFECTS else peek.words.name(kind).upper() for kind in peek.view["looking"])


def turret(peek: Peek) -> tuple[str, ...]:
    shown = tuple(peek.say(STATUS[kind]) for kind in peek.view["looking"] if kind in STATUS)
    return (*shown, peek.say("Was it so before? Then take another: it must change.")) if shown else ()


def intruders(peek: Peek) -> tuple[Seen, ...]:
    """The hand of whoever plays on: number, name, corridor and attack cards, and the effect."""
    player = peek.view["intruder_player"] or {}
    return tuple(card(kind, number, peek) for number, kind in enumerate(player.get("hand", ()), 1))


def card(kind: str, number: int, peek: Peek) -> HeldCard:
    item = next(each for each in peek.words.pack["intruder_cards"].items if each.key == kind)
    way = peek.say("ANY") if item.traits["way"] == "any" else str(item.traits["way"])
    return HeldCard(
        str(number),
        peek.words.translated(item.name).upper(),
        (("next", way), ("attack-card", str(item.traits["attacks"]))),
        peek.words.translated(item.effect),
    )


def hand(peek: Peek) -> tuple[Seen, ...]:
    """Everything that this seat holds."""
    played = peek.view["intruder_player"] or {}
    return (*_set_turrets(peek), *cards(peek, *HELD), *(intruders(peek) if played.get("seat") == peek.seat else ()))


def _set_turrets(peek: Peek) -> Iterator[str]:
    """Face down to all others."""
    for number, state in peek.view["turrets"].items():
        if "status" in state and not state["open"]:
            yield peek.say("{what}: {value}", what=peek.say("TURRET {n}", n=number), value=peek.say(STATUS[state["status"]]))
