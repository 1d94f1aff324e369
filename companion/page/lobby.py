"""The lobby: where a guest is while no game is open. Its owner has the pages of the host there; the others wait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.packs import COMMON, Words, load
from companion.packs.words import LANGUAGES
from companion.page.markup import Markup, join, tag
from companion.page.parts import button, glyph, line
from companion.page.reader import LOOK, SCREEN, Desk, Sight
from companion.show.tongue import Tongue
from companion.table import Refused

NAME = "AIRLOCK"
"""Of the app, in every language."""


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

    def move(self, what: str, shown: Any) -> None:
        """Something that changes only what this guest is shown; what is odd changes nothing."""
        match what, shown:
            case "speak", str() if shown in LANGUAGES:
                self.at.say = Tongue(shown)
            case "form", [int() | float() as wide, int() | float() as high, int() | float() as fonts]:
                self.at.measured(wide, high, fonts)

    def says(self, refused: Refused) -> str:
        """Why not, in this guest's language: no pack but the common one has words for it here."""
        return Words(load(COMMON), self.at.say.language).say(f"no.{refused.reason}", refused.parameters)

    def page(self) -> Markup:
        say = self.at.say
        large, small = ("hero", "headline_small") if self.at.wide >= SCREEN else ("headline", "read")  # it may hang on a wall
        waits = (
            line(say("NO GAME YET"), large, name="h2"),
            line(say("Somebody is choosing it. This page goes on by itself."), small),
        )
        linked = join(glyph("link", 24, "done"), say("LINKED"))
        return framed(NAME, linked, *waits, tongues(say))

    def mine(self) -> Markup:
        """Nobody holds anything yet."""
        return Markup("")


def framed(title: str, aside: str | Markup, *inside: Markup | None, back: Markup | None = None) -> Markup:
    """A page that is not about a game: what it is, and what stands on it."""
    sign = back or tag("span", glyph("airlock", 30), class_="mark")
    head = tag("header", sign, tag("h1", title, class_="t-row"), tag("span", aside, class_="linked t-row c-ink2"))
    return join(head, tag("main", *inside, id="main", class_="desk", data_place=title))


def tongues(say: Tongue) -> Markup:
    """The languages, each in itself."""
    made = (
        button(each.upper(), {"speak": each}, kind=f"small{' chosen' if each == say.language else ''}", lang=each)
        for each in LANGUAGES
    )
    return tag("div", *made, class_="presses fit")
