"""Those at the table, as a guest's page shows them: what each has, and who sits where."""

from __future__ import annotations

from typing import Any

from companion.page.markup import Markup, join, tag
from companion.page.parts import button, glyph, line
from companion.page.plates import card
from companion.page.reader import LOOK, Reader
from companion.page.ways import leads


def crew_room(at: Reader, _: str) -> Markup:
    picture = at.face.crew(at.view, at.say, at.session.words)

    def seat(each: Any) -> Markup:
        square = (
            tag("b", each.number, class_=f"seat {'solid' if each.seat == at.seat and at.seat else ''}") if each.number else None
        )
        counts = (tag("span", glyph(symbol), str(count), class_="cnt") for symbol, count in each.counts)
        signs = (tag("span", glyph(symbol), word, class_="cnt") for symbol, word in each.signs)
        name = tag("div", line(each.name, "subtitle", name="h2"), line(each.character, "legend", "ink2"), class_="grow")
        acts = [made for act in each.acts if not each.out and (made := _seat_act(act, each, at)) is not None]
        return card(
            tag("div", square, glyph("first-player") if each.first else None, name, *counts, class_="row"),
            line(each.status, "legend", "ink2"),
            line(each.states, "body", "ink2"),
            tag("div", *signs, class_="row wrap") if each.signs else None,
            tag("div", *acts, class_="presses fit") if acts else None,
            kind=f"plate{' over' if each.out else ''}",
        )

    def tally(each: Any) -> Markup:
        less, more = (
            button(sign, {"do": "mark", "with": {"what": each.what, "by": by}}, kind="step")
            if at.allowed("mark", {"what": each.what, "by": by})
            else None
            for sign, by in (("-", -1), ("+", 1))
        )
        return tag(
            "div",
            glyph(each.symbol),
            line(each.label, "row", name="span"),
            less,
            line(each.count, "title", name="b"),
            more,
            class_="row count",
        )

    links = [button(each.label, {"go": each.leads}, each.symbol, "small") for each in picture.links if leads(each.leads, at)]
    return join(
        *(seat(each) for each in picture.seats),
        line(picture.caption, "legend", "ink2"),
        *(tally(each) for each in picture.tallies),
        tag("div", *links, class_="presses fit") if links else None,
    )


def _seat_act(act: Any, seat: Any, at: Reader) -> Markup | None:
    if not act.intent:
        return button(act.label, {"go": act.leads}, act.symbol, "small") if at.may != LOOK and leads(act.leads, at) else None
    parameters = dict(act.parameters or {"seat": seat.seat})
    return (
        button(act.label, {"do": act.intent, "with": parameters}, act.symbol, "small")
        if at.allowed(act.intent, parameters)
        else None
    )


def who_room(at: Reader, _: str) -> Markup:
    """Who has the code may take a seat that has no phone yet; the others say so."""
    rows = (
        button(
            f"{person['number']} {person['name']}",
            {"sit": seat},
            "link" if seat in at.linked else "",
            f"verb{' chosen' if seat == at.seat else ''}",
            disabled=seat in at.linked and at.desk is None,
        )
        for seat, person in at.view["seats"].items()
    )
    taken = line(at.say("A seat with this sign has a phone."), "body", "ink2") if at.linked else None
    screen = button(at.say("A SCREEN FOR EVERYBODY"), {"sit": ""}, "screen", "verb")
    return join(tag("h1", at.say("WHO ARE YOU?"), class_="t-title"), tag("div", *rows, screen, class_="verbs one"), taken)
