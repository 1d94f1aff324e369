"""The lobby: where a guest is while no game is open. Its owner has the pages of the host there; the others wait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.packs.words import LANGUAGES
from companion.page.markup import Markup, join, tag
from companion.page.parts import button, glyph, line
from companion.page.reader import LOOK, Desk, Sight
from companion.show.tongue import Tongue
from companion.table import Refused


@dataclass
class Onlooker(Sight):
    """Whoever reads a page that is not about a game."""

    say: Tongue
    may: str = LOOK
    notice: str = ""
    desk: Desk | None = None


class Newcomer:
    """A guest in the lobby."""

    def __init__(self, language: str) -> None:
        self.at = Onlooker(Tongue(language if language in LANGUAGES else LANGUAGES[0]))

    def move(self, what: str, told: Any) -> None:
        """Something that changes only what this guest is shown; what is odd changes nothing."""
        match what, told:
            case "speak", str() if told in LANGUAGES:
                self.at.say = Tongue(told)
            case "form", [int() | float() as wide, int() | float() as high, int() | float() as fonts]:
                self.at.measured(wide, high, fonts)

    def says(self, _: Refused) -> str:
        """Why not: whatever it was, it was about a game that is not there any more."""
        return self.at.say("The table has moved on.")

    def page(self) -> Markup:
        say = self.at.say
        waits = (
            line(say("NO GAME YET"), "headline", name="h1"),
            line(say("Somebody is choosing it. This page goes on by itself."), "read"),
        )
        return framed(say("LINKED"), "link", tag("div", *waits, class_="lobby"), tongues(say))

    def mine(self) -> Markup:
        """Nobody holds anything yet."""
        return Markup("")


def framed(title: str, symbol: str, *inside: Markup | None, back: Markup | None = None) -> Markup:
    """A page that is not about a game: what it is, and what stands on it."""
    head = tag("header", back or tag("span", glyph("airlock", 30), class_="mark"), tag("b", title, class_="t-row"), glyph(symbol))
    return join(head, tag("main", *inside, id="main", data_place=title))


def tongues(say: Tongue) -> Markup:
    """The languages, each in itself."""
    made = (
        button(each.upper(), {"speak": each}, kind=f"small{' chosen' if each == say.language else ''}", lang=each)
        for each in LANGUAGES
    )
    return tag("div", *made, class_="presses fit")
