"""A hand: face down by its numbers, or on cardboard, where the app has only counted, by the names in the box."""

from __future__ import annotations

import json

from companion.show.aliens.choices.pieces import on_cardboard
from companion.show.aliens.squad import called, player, there
from companion.show.pictures.choice import Asked, Choices, Option

BACK = ORDERED = 3
"""So many a rest puts back."""
MOST_COST = 6
GEAR = ("weapon", "equipment")
UNSEEN = "unseen"
"""Stands for a card that is not for these eyes; no card is called so."""


def held(asked: Asked, seat: str) -> list[str]:
    """The hand with the eyes of who holds it; the screen shows only numbers."""
    cards = asked.port.view(seat)["hands"][seat]
    return list(cards) if isinstance(cards, list) else []


def believed(asked: Asked, seat: str) -> list[str]:
    """The hand as the app believes it: on cardboard it has only counted, and which cards they are does not matter. Of a hand that
    is somebody else's it is known how many there are."""
    cards = asked.port.view(seat)["hands"][seat]
    return list(cards if isinstance(cards, list) else cards.get("counted", [UNSEEN] * cards["count"]))


def counted(asked: Asked, seat: str) -> int:
    return len(believed(asked, seat))


def hand(asked: Asked) -> Choices:
    """The hand of a seat, face down: look under the cover, then take a card by its number."""
    say, seat = asked.say, asked.about
    count = counted(asked, seat)
    name = player(asked.view, seat).upper()
    back = [Option(say("RECYCLE OF THE HAND"), "recycle", leads=f"back:hand:{seat}:")] if count else []
    if on_cardboard(asked, "endurance"):
        return say("HAND: {name}, {n} {n:CARD|CARDS}", name=name, n=count), [
            Option(say("PLAY AN EVENT"), "event-card", leads=f"named:play:{seat}"),
            *(
                Option(say("FOR {name}", name=called(each)), "equipment", leads=f"named:equip:{seat}:{each}")
                for each in there(asked.view)
            ),
            Option(say("DISCARD"), "discard", leads=f"hand_out:{seat}"),
            *back,
        ]
    return say("HAND: {name}", name=name), [
        Option(say("LOOK: {name} ONLY", name=name), "peek-eye", leads=f"room:hand:{seat}"),
        *(Option(say("CARD {n}", n=number), "hand-cards", leads=f"card:{seat}:{number}") for number in range(1, count + 1)),
        *back,
    ]


def card(asked: Asked) -> Choices:
    """What is done with it; whether it is an event or gear shows only when it is played."""
    say = asked.say
    seat, number = asked.about.split(":")
    cards = held(asked, seat)
    if int(number) > len(cards):
        return say("CARD {n}", n=number), []
    card = cards[int(number) - 1]
    return say("CARD {n}", n=number), [
        Option(say("PLAY IT"), "event-card", "play", {"seat": seat, "card": card}, covered=True),
        *(
            Option(
                say("FOR {name}", name=called(each)),
                "equipment",
                "equip",
                {"seat": seat, "character": each, "card": card},
                covered=True,
            )
            for each in there(asked.view)
        ),
        Option(say("DISCARD IT"), "discard", "discard", {"cards": 1, "from": "hand", "seat": seat, "which": [card]}),
    ]


def hand_out(asked: Asked) -> Choices:
    """Discarded: it lies open, so on cardboard the table says which it was."""
    say, seat = asked.say, asked.about
    title = say("DISCARD: {name}", name=player(asked.view, seat).upper())
    if on_cardboard(asked, "endurance"):
        cards = _in_the_box(asked, *GEAR, "event") if counted(asked, seat) else []
        return title, [_discards(asked, seat, asked.words.name(each).upper(), each) for each in cards]
    return title, [_discards(asked, seat, say("CARD {n}", n=number), card) for number, card in enumerate(held(asked, seat), 1)]


def _discards(asked: Asked, seat: str, label: str, card: str) -> Option:
    return Option(label, "discard", "discard", {"cards": 1, "from": "hand", "seat": seat, "which": [card]})


# -- by name, on cardboard -----------------------------------------------------------------------


def _in_the_box(asked: Asked, *types: str) -> list[str]:
    """The names that cards of these types have."""
    return [each.key for each in asked.words.pack["endurance"].items if each.traits["type"] in types]


def named(asked: Asked) -> Choices:
    """Which card it is: only the table can see it."""
    say = asked.say
    intent, seat, *who = asked.about.split(":")
    given = {"seat": seat, **({"character": who[0]} if who else {})}
    title = say("FOR {name}", name=called(who[0])) if who else say("PLAY AN EVENT")
    cards = _in_the_box(asked, *(GEAR if who else ("event",))) if counted(asked, seat) else []
    return title, [
        Option(
            asked.words.name(each).upper(),
            "equipment" if who else "event-card",
            leads=f"cost:{json.dumps([intent, {**given, 'card': each}])}",
        )
        for each in cards
    ]


def cost(asked: Asked) -> Choices:
    """What it costs stands on the card; no source tells that for sure."""
    intent, given = json.loads(asked.about)
    return asked.say("WHAT DOES IT COST?"), [
        Option(str(number), "exhaust", intent, {**given, "cost": number}) for number in range(MOST_COST + 1)
    ]


# -- back under the Reshuffle card ---------------------------------------------------------------


def back(asked: Asked) -> Choices:
    """Cards of the hand go back by their numbers, as many as it takes; on cardboard only how many."""
    say = asked.say
    how, seat, chosen = asked.about.split(":")
    marked = [int(each) for each in chosen.split(",") if each]
    done = _goes(asked, how, seat, marked)
    if on_cardboard(asked, "endurance"):
        most = min(counted(asked, seat), BACK) if how == "rest" else counted(asked, seat)
        return say("HOW MANY GO BACK?"), [
            each for count in range(1, most + 1) for each in _goes(asked, how, seat, list(range(1, count + 1)))
        ]
    return say("WHICH CARDS GO BACK?"), [
        *done,
        *(
            Option(
                say("CARD {n} GOES BACK", n=number) if number in marked else say("CARD {n}", n=number),
                "check" if number in marked else "hand-cards",
                leads=f"back:{how}:{seat}:{_turned(marked, number)}",
            )
            for number in range(1, counted(asked, seat) + 1)
            if number in marked or how in ("hand", "hudson") or len(marked) < BACK
        ),
    ]


def _turned(marked: list[int], number: int) -> str:
    now = [each for each in marked if each != number] if number in marked else [*marked, number]
    return ",".join(map(str, sorted(now)))


def _goes(asked: Asked, how: str, seat: str, marked: list[int]) -> list[Option]:
    """What is pressed once they are chosen: any for Hudson, three for an order of Gorman to somebody, after a rest the pile fills
    what is left of three."""
    if not marked:
        return []
    say, count = asked.say, len(marked)
    cards = believed(asked, seat)
    if max(marked) > len(cards):
        return []
    names = [cards[number - 1] for number in marked]
    label = say("{n} {n:CARD|CARDS} BACK", n=count)
    match how:
        case "hand":
            return [Option(label, "recycle", "recycle", {"seat": seat, "hand": names})]
        case "hudson":
            return [Option(label, "recycle", "ability", {"character": "hudson", "choice": names})]
        case "rest":
            return _rested(asked, label, names)
    given = {"character": "gorman", "choice": {"character": how, "cards": names}}
    return [Option(label, "recycle", "ability", given)] if count == ORDERED else []


def _rested(asked: Asked, label: str, names: list[str]) -> list[Option]:
    say, count = asked.say, len(names)
    most = min(BACK - count, asked.view["endurance"]["exhaust"])
    return [
        Option(
            say("{label}, {more} OFF THE PILE", label=label, more=more) if more else label,
            "recycle",
            "next",
            {"answer": {"exhaust": more, "hand": names}},
        )
        for more in range(most, -1, -1)
    ]
