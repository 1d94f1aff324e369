"""Rooms that the games of one family share: what it would mean to start something, and the verdict."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.doing import Choose, Do, Go, Here, Leave
from companion.show.family.drawings.forecast import rows
from companion.show.family.verdict import PICK, Ask, SeatVerdict, Verdict
from companion.show.family.what_if import WhatIf
from companion.show.pictures.ended import again, follow
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
from companion.table import Json

LOW, LOW_SMALL = 96, 72
"""How high what moves on is where it stands alone, in dp, and on a small phone."""


def low(scene: Scene) -> float:
    """How high the one act of a page is."""
    return LOW_SMALL if scene.form.compact else LOW


def what_if(scene: Scene, supposed: WhatIf, *track: Own) -> Page:
    """How the game would run with something started now, on its track where it has one; only holding the ring starts it."""
    say = scene.say
    leave = Press(say("LEAVE IT"), Leave(), share=0.45 if scene.form.wide else 1, high=72)
    starts = Do(supposed.intent, {"seat": scene.acting}, leaves=True)
    return Page(
        main=track,
        beside=(Title(supposed.headline, "title" if scene.form.compact else "headline_small"), *rows(supposed.rows, say("NOW"))),
        foot=(Irreversible(supposed.symbol, "what if", supposed.hold, say("Let go: nothing."), starts, leave),),
    )


# -- the verdict ---------------------------------------------------------------------------------

PREFIX = "verdict."
"""Before what the table has told on the page, among all that was chosen."""
SIGN, SMALL = 56, 52
"""How wide a button with a sign alone is, and how high one of a row, in dp."""
WHY = PREFIX + "why"
"""Of whom all the reasons stand there."""
OPEN = PREFIX + "open"
"""How often somebody was led to what is still to be told."""


def verdict(scene: Scene, page: Verdict) -> Page:
    """One page of the reveal, in the order of the rules; the table tells what only it knows, and nothing is told before."""
    answers = {ask.key: found for ask in page.asks if (found := _told(scene, ask)) is not None and ask.kind != "pick"}
    if (picked := scene.chosen.get(PREFIX + PICK)) is not None:
        answers[PICK] = picked
    asked = {ask.key for ask in page.asks if ask.kind == "switch"}
    end: tuple[Part, ...] = (
        EndMark(page.mark, page.lost, page.headline, page.detail),
        *((Sentences((page.question,), large=True),) if page.question else ()),
    )
    seats = (*_asked(page.asks, answers), *(_fate(card, scene.chosen.get(WHY)) for card in page.cards if card.seat not in asked))
    offered = _offered(scene) if not page.step else ()
    foot = _judging(scene, page, answers) if page.step else _over(scene, page)
    under = foot[:-1] if _lies(scene) else ()
    return Page(
        seam=0.6,
        about=f"{page.step} {scene.chosen.get(OPEN, 0)}",
        main=(*end, *(() if scene.flat else seats), *offered, *under),
        beside=seats if scene.flat else (),
        share=1.25,
        top=True,
        foot=foot[len(under) :],
    )


def _told(scene: Scene, ask: Ask) -> Json:
    """What the table has said, or what stands there until it does."""
    return scene.chosen.get(PREFIX + ask.key, ask.start if ask.kind == "count" else ask.given)


def _judging(scene: Scene, page: Verdict, answers: Mapping[str, Any]) -> tuple[Part, ...]:
    """The one button names who is still to be told of, and leads there; held it goes on with what was told."""
    counted = {ask.key: ask.counts for ask in page.asks if ask.counts is not None}
    left = [ask.label for ask in page.asks if ask.kind == "switch" and ask.key not in answers]
    left += [page.next] if PICK not in answers and any(ask.kind == "pick" for ask in page.asks) else []
    act = Press(page.next, _goes(page, answers), kind="act")
    if left:
        seen = Choose({OPEN: int(scene.chosen.get(OPEN, 0)) + 1})
        says = scene.say("{n} LEFT: {who}", n=len(left), who=left[0])
        act = Press(says, seen, named="left", kind="act", caption=page.next, held=_goes(page, {**counted, **answers}))
    if scene.form.big and not scene.form.wide:
        return (Presses((act,), columns=1),)
    return (Presses((_seal_alone(scene), act)) if _narrow(scene) else Presses((_seal(scene), act), columns=2),)


def _goes(page: Verdict, answers: Mapping[str, Any]) -> Do:
    """The next step, with what was told for it."""
    answer = page.answer(answers) if answers else None
    return Do("victory", {"step": page.step, **({"answers": {page.step: answer}} if answer is not None else {})})


def _over(scene: Scene, page: Verdict) -> tuple[Part, ...]:
    """All is judged: the seal, the film, a picture of it, and how this crew goes on."""
    low = _lies(scene)
    small = low or (_narrow(scene) and not scene.form.big)
    seal = _seal_alone(scene, SMALL) if small else Press(scene.say("CHECK THE SEAL"), Go("proof"), "seal")
    film = Press(scene.say("FILM") if small else page.next, Go("film"), "noise", named=page.next)
    share = Press(scene.say("SHARE"), Here(_shares), "app-source")
    tale = Press(scene.say("THE STORY"), Go("story"), "tab-rules", kind="verb")
    same = Press(scene.say("SAME CREW AGAIN"), Here(again), "undo", kind="verb")
    sequel = scene.sequel()
    onward = (Press(sequel, Here(follow), kind="act"),) if sequel else ()
    packs = (
        Press("", Go("packing"), "bag", named=scene.say("PACK UP"), wide=SIGN, high=SMALL)
        if small
        else Press(scene.say("PACK UP"), Go("packing"), "bag")
    )
    looks = (Presses((seal, film)), Presses((share, packs))) if low else (Presses((seal, film, share, packs), fitting=not small),)
    return (*looks, Presses((tale, same, *onward)))


def _lies(scene: Scene) -> bool:
    """A phone in landscape: what is looked at stands under the end, and the seats have the height beside it."""
    return scene.flat and scene.form.compact and not scene.form.big


def _offered(scene: Scene) -> tuple[Part, ...]:
    """A quiet line, as long as no backup holds this game."""
    if not scene.outdated:
        return ()
    return (Presses((Press(scene.say("BACK UP: NOT DONE SINCE THIS GAME BEGAN"), Here(_backs_up), "phone", named="back up"),)),)


def _backs_up(app: Any) -> None:
    app.files.back_up()


def _shares(app: Any) -> None:
    app.share_picture("verdict")
    app.refresh()


def _seal_alone(scene: Scene, high: float = LOW_SMALL) -> Press:
    """Its sign, where there is no room for words."""
    return Press("", Go("proof"), "seal", named=scene.say("CHECK THE SEAL"), wide=SIGN, high=high)


def _seal(scene: Scene) -> Press:
    return Press(scene.say("CHECK THE SEAL"), Go("proof"), "seal", kind="verb", share=0.8)


def _narrow(scene: Scene) -> bool:
    return (scene.form.compact or scene.form.big) and not scene.form.wide


def _asked(asks: tuple[Ask, ...], answers: Mapping[str, Any]) -> Iterator[Part]:
    """What can be picked stands in one grid; each of two words and each number has a row."""
    picks = tuple(each for each in asks if each.kind == "pick")
    if picks:
        chosen = answers.get(PICK)
        taps = (_pick(each, chosen == each.key) for each in picks)
        yield Presses(tuple(taps), columns=2)
    for each in asks:
        if each.kind == "switch":
            yield _one_of_two(each, answers)
        elif each.kind == "count":
            count = answers[each.key]
            less, more = (Choose({PREFIX + each.key: min(each.most, max(0, count + by))}) for by in (-1, 1))
            yield Counter(each.label, each.key, count, less, more)


def _one_of_two(ask: Ask, answers: Mapping[str, Any]) -> OneOfTwo:
    """A word each; a second tap takes it back."""
    at = ask.values.index(answers[ask.key]) + 1 if ask.key in answers else 0
    first, second = (Choose({PREFIX + ask.key: None if at == number else value}) for number, value in enumerate(ask.values, 1))
    return OneOfTwo(ask.label, ask.words, (f"{ask.key} no", ask.key), (first, second), at)


def _pick(ask: Ask, chosen: bool) -> Press:
    """One of several; a second tap takes it back."""
    return Press(ask.label, Choose({PREFIX + PICK: None if chosen else ask.key}), chosen=chosen, high=56)


def _fate(card: SeatVerdict, opened: Json) -> Fate:
    """What became of a seat; where more is known a tap says all of it, and another one less."""
    mine = card.seat == opened
    does = Choose({WHY: None if mine else card.seat}) if card.every else None
    reasons = card.every if mine and card.every else card.reasons
    return Fate(card.number, card.name, card.word, card.role, reasons, card.over, does)
