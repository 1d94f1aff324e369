"""Rooms that the games of one family share: what it would mean to start something, and the verdict."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.show.doing import Choose, Do, Does, Go, Leave
from companion.show.family.drawings.forecast import rows
from companion.show.family.verdict import PICK, Ask, SeatVerdict, Verdict
from companion.show.family.what_if import WhatIf
from companion.show.pictures.parts import (
    Counter,
    EndMark,
    Fate,
    Irreversible,
    OneOfTwo,
    Own,
    Part,
    Press,
    Presses,
    Sentences,
    Title,
)
from companion.show.rooms import Page, Scene

LOW, LOW_SMALL = 96, 72
"""How high what moves on is where it stands alone, in dp, and on a small phone."""


def low(at: Scene) -> float:
    """How high the one act of a page is."""
    return LOW_SMALL if at.form.compact else LOW


def what_if(at: Scene, told: WhatIf, *track: Own) -> Page:
    """How the game would run with something started now, on its track where it has one; only holding the ring starts it."""
    say = at.say
    leave = Press(say("LEAVE IT"), Leave(), share=0.45 if at.form.wide else 1, high=72)
    starts = Do(told.intent, {"seat": at.acting}, leaves=True)
    return Page(
        main=track,
        beside=(Title(told.headline, "headline_small"), *rows(told.rows, say("NOW"))),
        foot=(Irreversible(told.symbol, "what if", told.hold, say("Let go: nothing."), starts, leave),),
    )


# -- the verdict ---------------------------------------------------------------------------------

PREFIX = "verdict."
"""Before what the table has told on the page, among all that was chosen."""


def verdict(at: Scene, told: Verdict) -> Page:
    """One page of the reveal, in the order of the rules; the table tells what only it knows."""
    answers = {ask.key: at.chosen.get(PREFIX + ask.key, ask.quiet) for ask in told.told if ask.kind != "pick"}
    if (picked := at.chosen.get(PREFIX + PICK)) is not None:
        answers[PICK] = picked
    narrow = (at.form.compact or at.form.big) and not at.form.wide
    seal = Press(at.say("CHECK THE SEAL"), Go("proof"), "seal", kind="verb", share=0.8)
    return Page(
        seam=0.6,
        about=told.step,
        main=(
            EndMark(told.mark, told.lost, told.headline, told.detail),
            *((Sentences((told.question,), large=True),) if told.question else ()),
            *_asked(told.told, answers),
            *map(_fate, told.cards),
        ),
        foot=(Presses((seal, Press(told.next, _onward(told, answers), kind="act")), columns=1 if narrow else 2),),
    )


def _onward(told: Verdict, answers: dict[str, Any]) -> Does:
    if not told.step:
        return Go("film")
    answer = told.answer(answers) if answers else None
    return Do("victory", {"step": told.step, **({"answers": {told.step: answer}} if answer is not None else {})})


def _asked(asks: tuple[Ask, ...], answers: dict[str, Any]) -> Iterator[Part]:
    """What can be picked stands in one grid; each switch and number has a row."""
    picks = tuple(each for each in asks if each.kind == "pick")
    if picks:
        chosen = answers.get(PICK)
        taps = (_pick(each, chosen == each.key) for each in picks)
        yield Presses(tuple(taps), columns=2)
    for each in asks:
        if each.kind == "switch":
            first = answers[each.key] == each.values[0]
            turns = Choose({PREFIX + each.key: each.values[1 if first else 0]})
            yield OneOfTwo(each.label, each.words, each.key, first, turns)
        elif each.kind == "count":
            count = answers[each.key]
            less, more = (Choose({PREFIX + each.key: min(each.most, max(0, count + by))}) for by in (-1, 1))
            yield Counter(each.label, each.key, count, less, more)


def _pick(ask: Ask, chosen: bool) -> Press:
    """One of several; a second tap takes it back."""
    return Press(ask.label, Choose({PREFIX + PICK: None if chosen else ask.key}), chosen=chosen, high=56)


def _fate(card: SeatVerdict) -> Fate:
    return Fate(card.number, card.name, card.word, card.role, card.symbol, card.reasons)
