"""What is chosen on a guest's page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.page.markup import Markup, join, tag
from companion.page.parts import button, line
from companion.page.plates import back, card
from companion.page.reader import Reader
from companion.page.taps import Told, does
from companion.page.ways import mine, options, to
from companion.show.pictures.choice import Option, possible
from companion.show.pictures.table import actors
from companion.table import Refused

NUMBERED = "by_number"
"""In the place of parameters that no page tells: the choice, and which of its options."""


def choose_room(at: Reader, about: str) -> Markup | None:
    """Nothing to choose is no choice: who has chosen is back where it began."""
    title, found = options(at, about)
    there = [(number, option) for number, option in enumerate(found) if mine(option, at)]
    if not there:
        return None
    if at.seat and any(option.back for _, option in there):
        return _private(title, [(option, _says(number, option, about)) for number, option in there], at)
    made: list[Markup | None] = []
    for number, option in there:
        held = bool(option.intent) and at.face.verb(option.intent).held
        grey = "" if possible(at.session, option) else " grey"
        label = at.say("HOLD: {what}", what=option.label) if held else option.label
        made.append(button(label, _says(number, option, about), option.symbol, "hold" if held else f"verb{grey}"))
        if option.says:
            made.append(line(option.says, "legend", "ink2"))
    said = any(option.says for option in found)
    return join(
        tag("h1", title, class_="t-title"),
        tag("div", *made, class_="verbs one" if said else "verbs"),
        button(at.say("LEAVE IT"), {"back": 1}, "", "small"),
    )


def _says(number: int, option: Option, about: str) -> Told | None:
    """The message of an option. Which card a secret one is about no page tells: it is found on the host by its number."""
    if option.ticks is not None:
        return does(option.ticks)
    if option.leads:
        return {"go": to(option)}
    open_ = {key: value for key, value in option.parameters.items() if key == "seat"}
    return {"do": option.intent, "with": {**open_, NUMBERED: [about, number]} if option.secret else dict(option.parameters)}


def picked(name: str, parameters: Mapping[str, Any], at: Reader) -> Mapping[str, Any]:
    """The parameters of an act, with those that only the host knows; what is odd is refused as nothing that can be chosen."""
    match parameters.get(NUMBERED):
        case None:
            return parameters
        case [str() as about, int() as number] if at.playing.place.top == f"choose:{about}":
            found = options(at, about)[1]
            if 0 <= number < len(found) and found[number].intent == name and mine(found[number], at):
                return found[number].parameters
    raise Refused("table_moved_on")


def _private(title: str, there: list[tuple[Option, Told | None]], at: Reader) -> Markup:
    """What only this seat knows: numbered backs, read in full while the ring is held, and tapped after it."""
    say = at.say
    backs = (button(option.back, says, "", "back", aria_label=option.label) for option, says in there if option.back)
    others = [button(option.label, says, option.symbol, "verb") for option, says in there if not option.back]
    number = tag("b", str(at.view["seats"][at.seat]["number"]), class_="seat solid")
    return join(
        card(
            tag("div", number, line(say("ASKED OF YOU"), "legend", "ink2", "span"), class_="row"),
            line(title.partition(" · ")[0], "headline_small", name="h1"),
            tag("div", *backs, class_="backs"),
            line(say("Hold to read them. Let go, then tap the one that goes: nobody sees which.")),
            tag("div", *others, class_="verbs") if others else None,
            kind="plate asked private",
        ),
        button(say("LEAVE IT"), {"back": 1}, "", "small"),
    )


def acts_room(at: Reader, _: str) -> Markup:
    rows = [
        button(f"{each.number} {each.name}", {"acts": each.seat}, "first-player" if each.first else "tab-crew", "verb")
        for each in actors(at.view, at.playing.acting)
    ]
    return join(tag("h1", at.say("WHO ACTS?"), class_="t-title"), tag("div", *rows, class_="verbs"), back(at, at.say("LEAVE IT")))
