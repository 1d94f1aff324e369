"""What a seat was dealt by the app: read under its cover, and chosen by number, so that no name stands on the shared screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.packs import Words
from companion.show.pictures.choice import Asked, Choices, Option
from companion.show.pictures.names import seat_name
from companion.show.pictures.secret import Peek
from companion.show.tongue import Tongue, word

NUMBERED = {"objectives": word("OBJECTIVE {n}: {card}"), "items": word("ITEM {n}: {card}")}
"""Cards of which one is chosen by its number."""


def cards(peek: Peek, *kinds: str) -> tuple[str, ...]:
    """The cards of these kinds that a seat holds; where it may have to choose, with their numbers."""
    person = peek.view["seats"][peek.seat]
    return tuple(
        named(peek.words, peek.say, kind, number, card) for kind in kinds for number, card in enumerate(person.get(kind, ()), 1)
    )


def named(words: Words, say: Tongue, kind: str, number: int, card: str) -> str:
    name = words.name(card)
    return say(NUMBERED[kind], n=number, card=name) if kind in NUMBERED else name


def given_up(peek: Peek) -> tuple[str, ...]:
    """The objective that has just gone, and what is left."""
    gone = [peek.say("GONE: {card}", card=peek.words.name(card)) for card in peek.view["looking"]]
    return (*gone, *cards(peek, "objectives"))


def open_to_all(person: Mapping[str, Any], words: Words) -> list[str]:
    """Together everybody's objectives lie open."""
    return [words.name(card).upper() for card in person.get("objectives", ())]


def options(asked: Asked, seat: str) -> list[Option]:
    """What can be done with the hand of a seat, as far as it holds anything."""
    say, holds = asked.say, asked.view["seats"][seat]["holds"]
    wanted = (
        (holds["objective"], Option(say("GIVE UP AN OBJECTIVE"), "check", leads=f"give_up:{seat}")),
        (holds["item"], Option(say("AN ITEM GOES"), "discard", leads=f"drop:{seat}")),
    )
    return [option for there, option in wanted if there]


def _held(asked: Asked, seat: str, kind: str) -> list[str]:
    """The cards, with the eyes of who holds them; the screen shows only their numbers."""
    return list(asked.port.view(seat)["seats"][seat].get(kind, ()))


def _look(asked: Asked, seat: str) -> Option:
    return Option(asked.say("LOOK AT YOUR HAND"), "peek-eye", leads=f"room:hand:{seat}")


def give_up(asked: Asked) -> Choices:
    """Which of the objectives goes, by its number under the cover."""
    say, seat = asked.say, asked.about
    return say("WHICH OBJECTIVE GOES? · {name}", name=seat_name(asked.view, seat)), [
        _look(asked, seat),
        *(
            Option(
                say("OBJECTIVE {n} GOES", n=number),
                "discard",
                "objective_give_up",
                {"seat": seat, "objective": card},
                back=str(number),
                secret=True,
            )
            for number, card in enumerate(_held(asked, seat, "objectives"), 1)
        ),
    ]


def drop(asked: Asked) -> Choices:
    """Which item goes, by its number under the cover."""
    say, seat = asked.say, asked.about
    return say("WHICH ITEM GOES? · {name}", name=seat_name(asked.view, seat)), [
        _look(asked, seat),
        *(
            Option(say("ITEM {n}", n=number), "discard", leads=f"drop_how:{seat}:{number}", back=str(number))
            for number, _ in enumerate(_held(asked, seat, "items"), 1)
        ),
    ]


def drop_how(asked: Asked) -> Choices:
    """Dropped it goes under its deck; used up, or built into something, it leaves the game."""
    say = asked.say
    seat, _, number = asked.about.partition(":")
    given = {"seat": seat, "item": _held(asked, seat, "items")[int(number) - 1]}
    return say("ITEM {n} · {name}", n=number, name=seat_name(asked.view, seat)), [
        Option(say("DROPPED: UNDER ITS DECK"), "discard", "item_drop", {**given, "how": "under"}, secret=True),
        Option(say("USED UP: OUT OF THE GAME"), "close", "item_drop", {**given, "how": "away"}, secret=True),
    ]
