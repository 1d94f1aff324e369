"""A step of the round as a guest's page: the card, the question, who still has to act, and the button that moves on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.page.markup import Markup, join, tag
from companion.page.owed import due_list
from companion.page.parts import allowed, button, column, glyph, line, message
from companion.page.plates import card, narrow, why
from companion.page.reader import LOOK, Reader
from companion.page.results import result
from companion.page.taps import does
from companion.page.ways import leads
from companion.show.pictures.dues import onward
from companion.show.pictures.parts import Checklist
from companion.show.pictures.question import AnswerLine, Asking
from companion.show.pictures.rail import rail

STICKS = "act sticks"
"""The button that moves on is within reach wherever the page stands."""
AHEAD, DONE = "coming", "done"
"""What most stations and phases are, which looks like nothing else; and those with a tick."""


def rail_room(at: Reader, _: str) -> Markup:
    playing = at.playing
    picture = rail(at.view, at.session, at.face, at.say, at.session.words)
    stations = (
        column((picture.card.rail,), at)
        if picture.card.rail
        else tag(
            "ol",
            *(
                tag(
                    "li",
                    glyph("check", 24, "done") if each.state == DONE else str(each.number),
                    class_=None if each.state == AHEAD else each.state,
                )
                for each in picture.stations
            ),
            class_="stations",
            aria_hidden="true",
        )
    )
    phases = (
        tag("ol", *(tag("li", name, class_=None if state == AHEAD else state) for name, state in picture.phases), class_="phases")
        if picture.phases
        else None
    )
    skipped = [line(each, "legend", "ink2") for each in (() if at.screen else picture.skipped)]
    asking = picture.asking
    given = [each for part in picture.card.parts if isinstance(part, Checklist) for each in part.answers]
    if given:
        taps = tuple(tap for tap in asking.taps if tap.answer not in given)
        asking = replace(asking, taps=taps, says=asking.says if taps else "")
    at_once = bool(asking.taps) and not asking.parts
    foot = tag("div", tag("span", picture.number), tag("span", picture.kind), why(picture.rule, at), class_="foot")
    shown = playing.stands
    stepped = shown is not None and at.session.journal.entries[playing.shown].intent == "next"
    last = result(shown, at) if shown is not None and not stepped else None
    with at.on_a_plate():
        inside = column(picture.card.parts, at)
    return join(
        phases or tag("h1", picture.title, class_="unseen" if at.screen or narrow(at) else "t-row"),
        stations,
        *skipped,
        last,
        answering(asking, at) if at_once else None,
        None if at.screen and last else card(inside, line(picture.card.foot, "legend", "ink2"), foot),
        None if at_once else answering(asking, at),
        _strikers(at, any(isinstance(part, Checklist) for part in picture.card.parts)),
        due_list(at),
        _moves_on(picture, at),
    )


def answering(asking: Asking, at: Reader) -> Markup | None:
    """What the step asks, with the answers that are this reader's; the others read the question."""
    if not asking.says and not asking.taps and not asking.parts:
        return None
    may = at.allowed("next", {})
    taps = [button(tap.label, {"do": "next", "with": {"answer": tap.answer}}, kind="verb") for tap in asking.taps] if may else []
    parts = [_group(part, at) for part in asking.parts] if may else []
    return card(
        *_asked_of(at, may),
        line(asking.says, "headline_small" if taps else "subtitle", name="h2"),
        *parts,
        tag("div", *taps, class_="verbs even") if taps else None,
        kind="plate asked",
    )


def _asked_of(at: Reader, may: bool) -> tuple[Markup | None, Markup | None]:
    """Of whom, and who else sees it or may answer."""
    say, seats = at.say, at.view["seats"]
    seat = str((at.view["question"] or {}).get("seat") or "")
    if seat not in seats:
        note = None if may or at.screen else line(say("Who acts for the table answers."), "body", "ink2")
        return line(say("ASKED OF THE TABLE"), "legend", "ink2"), note
    name = str(seats[seat]["name"])
    mine = seat == at.seat
    head = say("ASKED OF YOU") if mine else say("ASKED OF {name}", name=name.upper())
    number = tag("b", str(seats[seat]["number"]), class_="seat solid")
    says = say("All phones show your answer. The phone of the table can answer for you.") if mine else ""
    says = says or ("" if may or at.screen else say("{name} answers, or the phone of the table.", name=name))
    return tag("div", number, line(head, "legend", "ink2", "span"), class_="row"), line(says, "body", "ink2")


def _group(part: Any, at: Reader) -> Markup:
    chosen = at.playing.chosen

    def row(each: AnswerLine) -> Markup:
        now = int(chosen.get((each.part, each.key), each.least))
        if each.switch:
            kind = f"small{' chosen' if now else ''}"
            pressed = "true" if now else "false"
            return button(each.label, {"put": [each.part, each.key, 0 if now else 1]}, kind=kind, aria_pressed=pressed)
        less, more = (
            button(sign, {"put": [each.part, each.key, value]}, kind="step", disabled=not each.least <= value <= each.most)
            for sign, value in (("-", now - 1), ("+", now + 1))
        )
        return tag("div", line(each.label, "row", name="span"), less, line(str(now), "title", name="b"), more, class_="row count")

    return join(line(part.title, "legend", "ink2"), tag("div", *(row(each) for each in part.rows), class_="presses fit"))


def _strikers(at: Reader, listed: bool) -> Markup | None:
    """A button for each that still has to act."""
    found = at.face.strikes(at.session, True)
    if found is None or listed:
        return None
    made = []
    for each in found.strikers:
        act = {"do": found.intent, "with": {"piece": each.piece}}
        says = {"do": [{"do": "next"}, act]} if found.steps_on else act
        if at.allowed("next" if found.steps_on else found.intent, {} if found.steps_on else {"piece": each.piece}):
            label = at.say(found.label, name=f"{at.say(each.label)} {each.letter}".strip())
            made.append(button(label, says, each.symbol, "verb"))
    if found.aside is not None and at.may != LOOK and leads(found.aside.leads, at):
        made.append(button(at.say(found.aside.label), {"go": found.aside.leads}, found.aside.symbol, "verb"))
    return tag("div", *made, class_="verbs") if made else None


def _moves_on(picture: Any, at: Reader) -> Markup | None:
    """The one button that moves on, or leads to what is left before it."""
    if press := picture.card.press:
        says = message(press.does, at) if allowed(press.does, at) else None
        return button(press.label, says, press.symbol or "next", STICKS, name=press.named) if says is not None else None
    if not at.allowed("next", {}):
        return None
    answer = picture.asking.answer({key: value for key, value in at.playing.chosen.items() if isinstance(key, tuple)})
    if picture.asking.must:
        return line(at.say("ANSWER FIRST"), "row", "ink2")
    found: dict[str, Any] = {} if answer is None else {"answer": answer}
    quiet = picture.onward if answer is None else answer
    says = {"do": "next", "with": {} if quiet is None else {"answer": quiet}}
    label = picture.next if answer is None else picture.following
    first = onward(at.playing.left("next", **found), at.say)
    if first is None:
        return button(label, says, "next", STICKS, name="next")
    done_first = does(first.does) if allowed(first.does, at) else None
    held = button(at.say("HOLD: {what}", what=label), says, "next", "hold")
    return join(button(first.label, done_first, "next", STICKS, disabled=done_first is None, over=first.caption), held)
