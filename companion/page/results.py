"""What came, as a page shows it: one large thing, sentences, parts, and the answers that are its reader's."""

from __future__ import annotations

from companion.page.markup import Markup, join, tag
from companion.page.parts import button, column, glyph, line, trace
from companion.page.plates import back, card, why
from companion.page.reader import LOOK, Reader
from companion.page.ways import leads
from companion.show.pictures.result import Answer, Result
from companion.show.pictures.secret import cover

PUT_AWAY = {"leave": "result"}
"""The message of what only puts a result away, for whoever presses it."""


def result(shown: Result, at: Reader, aside: Markup | None = None) -> Markup:
    """What came: one large thing, sentences, parts, and the answers that are this reader's. On a wall its title block has room
    for more."""
    bars = trace() if shown.large and shown.symbol == "noise" else None
    large = (
        join(bars, tag("b", shown.large, class_=f"large c-{shown.role}"), bars)
        if shown.large
        else glyph(shown.symbol, 104 if at.screen else 72, shown.role)
        if shown.symbol
        else None
    )
    drawn_so = any(shown.word in each for each in shown.drawn)
    word = None if drawn_so else line(shown.word, "title", shown.role, "b")
    block = [tag("span", each) for each in (shown.number, shown.kind, shown.who) if each]
    head = None if at.screen else tag("div", *block, why(shown.rule, at), class_="which")
    use = ("headline_small", "read") if at.screen else ("effect", "body")
    with at.on_a_plate():
        parts = column(shown.parts, at)
    twice = f">{join(shown.headline)}<" in parts  # a drawing says it, larger
    said = tag(
        "div",
        head,
        word,
        None if twice else line(shown.headline, use[0], shown.role, "h2"),
        *(line(each, use[1]) for each in shown.lines),
        class_="grow",
    )
    foot = tag("div", *block, aside, class_="foot") if at.screen else None
    answers = _answers(shown, at)
    alone = at.screen and not large and shown.headline in str(parts)  # the drawing says it
    return card(
        None if alone else tag("div", large, said, class_="row came"),
        parts or None,
        line(shown.quiet, "legend", "ink2"),
        tag("div", *answers, class_="verbs") if any(answers) else None,
        foot,
        kind="plate result",
        aria_live="polite",
    )


def _answers(shown: Result, at: Reader) -> list[Markup | None]:
    """A question has all its answers: beside what is this reader's to do, what only puts the result away. Alone that is not
    needed on a page that scrolls."""
    made = [_answer(each, at) for each in shown.answers]
    if not any(made):
        return made
    return [
        button(each.label, PUT_AWAY, each.symbol, "verb") if not each.intent and not each.leads else answer
        for each, answer in zip(shown.answers, made, strict=True)
    ]


def _answer(each: Answer, at: Reader) -> Markup | None:
    """An answer that does something, or leads somewhere."""
    parameters = dict(each.parameters or {})
    if each.intent and at.allowed(each.intent, parameters):
        return button(each.label, {"do": each.intent, "with": parameters}, each.symbol, "verb")
    if each.leads and at.may != LOOK and leads(each.leads, at):
        return button(each.label, {"go": each.leads}, each.symbol, "verb")
    return None


def secret_of(at: Reader) -> Markup | None:
    """The cover of what somebody drew for their own eyes alone."""
    playing = at.playing
    if not playing.shown:
        return None
    shown = cover(at.session.journal.entries[playing.shown], at.view, at.face, at.session.words, at.say)
    if shown is None:
        return None
    says = at.say("Hold to look.") if shown.seat and shown.seat == at.seat else at.say("Only {name} sees it.", name=shown.name)
    return card(line(shown.what, "legend", "ink2"), line(shown.name, "headline_small", name="h2"), line(says, "body", "ink2"))


def result_room(at: Reader, _: str) -> Markup | None:
    shown = at.playing.stands
    return None if shown is None else join(result(shown, at), back(at))
