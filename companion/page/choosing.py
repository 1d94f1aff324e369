"""What is chosen on a guest's page."""

from __future__ import annotations

from companion.page.markup import Markup, join, tag
from companion.page.parts import button, line
from companion.page.plates import back
from companion.page.reader import Reader
from companion.page.taps import does
from companion.page.ways import mine, options, to
from companion.show.pictures.choice import possible
from companion.show.pictures.table import actors


def choose_room(at: Reader, about: str) -> Markup | None:
    """Nothing to choose is no choice: who has chosen is back where it began."""
    title, found = options(at, about)
    made: list[Markup | None] = []
    for option in found:
        if not mine(option, at):
            continue
        if option.ticks is not None:
            says = does(option.ticks)
        elif option.leads:
            says = {"go": to(option)}
        else:
            says = {"do": option.intent, "with": dict(option.parameters)}
        held = bool(option.intent) and at.face.verb(option.intent).held
        grey = "" if possible(at.session, option) else " grey"
        label = at.say("HOLD: {what}", what=option.label) if held else option.label
        made.append(button(label, says, option.symbol, "hold" if held else f"verb{grey}"))
        if option.says:
            made.append(line(option.says, "legend", "ink2"))
    if not made:
        return None
    said = any(option.says for option in found)
    return join(
        tag("h1", title, class_="t-title"),
        tag("div", *made, class_="verbs one" if said else "verbs"),
        button(at.say("LEAVE IT"), {"back": 1}, "", "small"),
    )


def acts_room(at: Reader, _: str) -> Markup:
    rows = [
        button(f"{each.number} {each.name}", {"acts": each.seat}, "first-player" if each.first else "tab-crew", "verb")
        for each in actors(at.view, at.playing.acting)
    ]
    return join(tag("h1", at.say("WHO ACTS?"), class_="t-title"), tag("div", *rows, class_="verbs"), back(at, at.say("LEAVE IT")))
