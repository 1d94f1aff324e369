"""Rooms of Lockdown: the clock with what comes, power put back, and what it would mean to start something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.show.doing import Choose, Do, Go
from companion.show.family import rooms as family
from companion.show.family.drawings.forecast import rows
from companion.show.lockdown.clock import Ring
from companion.show.lockdown.coming import coming
from companion.show.lockdown.drawings.windows import Picked
from companion.show.lockdown.strip import SECTIONS, StripCell, section_name
from companion.show.lockdown.tracks import TrackAct, tracks
from companion.show.lockdown.verdict import verdict
from companion.show.lockdown.what_if import TITLES, what_if
from companion.show.pictures.parts import Caption, MarkedLine, Own, Press, Presses, Title
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import word
from companion.table import Refused

# -- tracks --------------------------------------------------------------------------------------


def _tracks(at: Scene) -> Page:
    """The facility clock, what the next ends of round bring, and the verbs of power and countdowns."""
    told = tracks(at.view, at.port, at.say)
    rail = at.aside and at.view["phase"] == "event"
    glance = tuple(each for each in told.rows if each.glance or at.form.wide)
    return Page(
        main=(Own("clock", Ring(told.clock, aside=at.aside)),),
        beside=(Caption(told.caption), *rows(glance, at.say("NOW"))),
        foot=() if rail else (_verbs(told.verbs, at), Presses(tuple(map(_small, told.second)))),
    )


def _verbs(acts: tuple[TrackAct, ...], at: Scene) -> Presses:
    return Presses(tuple(_verb(each, at) for each in acts), columns=4 if at.flat else 2)


def _verb(act: TrackAct, at: Scene) -> Press:
    if act.held:
        return Press(act.label, Do(act.does, {"seat": at.acting}), act.symbol, kind="hold")
    return Press(act.label, Go(act.does), act.symbol, kind="verb")


def _small(act: TrackAct) -> Press:
    return Press(act.label, Go(act.does), act.symbol, act.does, share=1 if act.symbol else 0.6, high=52)


TRACKS = OwnRoom(page=_tracks, bare=True, kept=True)

# -- restore power -------------------------------------------------------------------------------

LYING, PICKED = "restore.lying", "restore.picked"
"""What was chosen on the page: the tokens as they lie there, and the section that was tapped first."""


def _restore(at: Scene) -> Page | None:
    """The four tokens as they will lie; tap one, tap another, and they change places."""
    view, say = at.view, at.say
    found: Any = at.chosen.get(LYING)
    tokens = list(found) if found else [view["power"][section]["token"] for section in SECTIONS]
    place = dict(zip(SECTIONS, tokens, strict=True))
    try:
        supposed: Any = at.port.suppose("power_restore", place=place)
    except Refused:  # the game ended while we were looking
        return None
    before, on = ({told["token"] for told in each["power"].values() if told["on"]} for each in (view, supposed))
    reset = say("1 and 2 come on, the others go off.") if before != on else say("Three are on: no reset.")
    helps = (
        MarkedLine("backup-on", say("Backup is on again: red lines no longer bite."), "on"),
        MarkedLine("check", reset, "done"),
    )
    ahead = next((row for row in coming(supposed, say) if row.symbol == "dark"), None)
    return Page(
        seam=0.3,
        main=(
            Title(say("RESTORE POWER")),
            *(() if at.form.big else helps),
            Caption(_asks(at), role="ink"),
            Own("places", tuple(_places(at, tokens, on))),
            *(rows((ahead,), say("NOW")) if ahead is not None and not at.form.compact else ()),
        ),
        foot=(
            Presses(
                (Press(say("RESTORE"), Do("power_restore", {"place": place}, leaves=True), kind="act", high=family.low(at)),)
            ),
        ),
    )


def _asks(at: Scene) -> str:
    picked: Any = at.chosen.get(PICKED)
    if picked is None:
        return at.say("NOW PLACE THEM. TAP TWO TO SWAP.")
    return at.say("{section} is picked. Tap where it goes.", section=section_name(SECTIONS[picked], at.say))


def _places(at: Scene, tokens: list[int], on: set[int]) -> Iterator[Picked]:
    picked: Any = at.chosen.get(PICKED)
    for number, (section, token) in enumerate(zip(SECTIONS, tokens, strict=True)):
        lit = token in on
        name = at.say("LIFT") if section == "lift" else section
        cell = StripCell(name=name, short=name, token=token, on=lit, word=at.say("ON") if lit else at.say("DARK"))
        yield Picked(cell, number == picked, _swap(tokens, picked, number))


def _swap(tokens: list[int], picked: int | None, number: int) -> Choose:
    """The first tap picks, the second one swaps."""
    if picked is None:
        return Choose({PICKED: number})
    lying = list(tokens)
    lying[picked], lying[number] = lying[number], lying[picked]
    return Choose({PICKED: None, LYING: lying})


RESTORE = OwnRoom(page=_restore)

# -- the rest ------------------------------------------------------------------------------------


def _what_if(at: Scene) -> Page | None:
    told = what_if(at.about, at.port, at.view, at.say)
    return None if told is None else family.what_if(at, told, Own("clock", Ring(told.track, touched=False)))


def _verdict(at: Scene) -> Page | None:
    over = at.view["phase"] == "over"
    return family.verdict(at, verdict(at.view, at.port.words, at.say)) if over else None


WHAT_IF = OwnRoom(page=_what_if, heading=lambda at: at.say(TITLES[at.about]), bare=True)
VERDICT = OwnRoom(page=_verdict, header=word("VERDICT"), bare=True)
