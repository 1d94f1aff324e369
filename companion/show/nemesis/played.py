"""The turn of the dead who play on: a card by its number, what it is played as, and at whom. Its name stands under the cover."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.family.choices import Choose, standing_named
from companion.show.nemesis.pieces import PIECES, kinds
from companion.show.pictures.choice import Asked, Choices, Option
from companion.show.pictures.names import seat_name

NEEDS_A_SEAT, NEEDS_A_PIECE = ("pursuit",), ("self_healing",)
"""Effects that are about somebody."""


def held(asked: Asked) -> list[str]:
    """The cards in hand, with the eyes of who holds them; shown on the screen is only how many there are, and more nobody else is
    told."""
    player: Mapping[str, Any] = asked.port.view(asked.view["intruder_player"]["seat"])["intruder_player"]
    return list(player["hand"]) if "hand" in player else [""] * player["cards"]


def _as(asked: Asked) -> Choices:
    """A card, face down until it is played: move, attack, or effect."""
    say, number = asked.say, int(asked.about)
    card = held(asked)[number - 1]
    effect = card.rpartition("_")[0]
    needs = "seat" if effect in NEEDS_A_SEAT else "piece" if effect in NEEDS_A_PIECE else ""
    act = (
        Option(say("EFFECT"), "event-card", leads=f"played_on:{number}:effect:{needs}")
        if needs
        else Option(say("EFFECT"), "event-card", "intruder_play", {"card": card, "how": "effect"})
    )
    return say("PLAY CARD {n} AS", n=number), [
        Option(say("MOVE"), "next", "intruder_play", {"card": card, "how": "move"}),
        Option(say("ATTACK"), "attack-card", leads=f"played_by:{number}"),
        act,
    ]


def _by(asked: Asked) -> Choices:
    """Which intruder attacks."""
    names = standing_named(asked, PIECES)
    there = [(each["piece"], names[each["piece"]], each["kind"]) for each in asked.view["in_play"]] or [
        (kind, asked.say(PIECES[kind].label), kind) for kind in kinds(asked.view)
    ]
    return asked.say("WHO ATTACKS?"), [
        Option(label, symbol, leads=f"played_on:{asked.about}:attack:{about}") for about, label, symbol in there
    ]


def _on(asked: Asked) -> Choices:
    """Whom it is about: a seat, or, for healing, a piece."""
    say, view = asked.say, asked.view
    number, how, about = asked.about.split(":")
    card = held(asked)[int(number) - 1]
    given = {"card": card, "how": how}
    if about == "piece":
        names = standing_named(asked, PIECES)
        return say("WHICH ONE?"), [
            Option(names[each["piece"]], each["kind"], "intruder_play", {**given, "piece": each["piece"]})
            for each in view["in_play"]
        ]
    standing = about in (each["piece"] for each in view["in_play"])
    more = {"piece" if standing else "kind": about} if how == "attack" else {}
    return say("AT WHOM?"), [
        Option(seat_name(view, seat), "tab-crew", "intruder_play", {**given, **more, "seat": seat})
        for seat, each in view["seats"].items()
        if each["status"] == "in"
    ]


def _pass(asked: Asked) -> Choices:
    """One card may be kept; which one only its number says."""
    say = asked.say
    return say("PASS"), [
        *(
            Option(say("KEEP CARD {n}", n=number), "hand-cards", "intruder_pass", {"keep": card})
            for number, card in enumerate(held(asked), 1)
        ),
        Option(say("KEEP NONE"), "round-end", "intruder_pass", {}),
    ]


def _choose(asked: Asked) -> Choices:
    """One of the cards that were turned up."""
    words, offered = asked.words, asked.view["intruder_player"]["offered"]
    return asked.say("CHOOSE ONE"), [
        Option(words.name(card).upper(), "attack-card", "intruder_choose", {"pick": number})
        for number, card in enumerate(offered, 1)
    ]


CHOICES: dict[str, Choose] = {
    "played_as": _as,
    "played_by": _by,
    "played_on": _on,
    "played_pass": _pass,
    "played_choose": _choose,
}
