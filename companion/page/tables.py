"""The table as a guest's page."""

from __future__ import annotations

from typing import Any

from companion.page.lists import own_tasks
from companion.page.markup import Markup, join, tag
from companion.page.owed import due_list
from companion.page.parts import HIGH, allowed, button, column, drawn, glyph, line, message
from companion.page.plates import card, why
from companion.page.reader import HOST, LOOK, SEAT, TABLE, Reader
from companion.page.results import result, secret_of
from companion.page.taps import does, written
from companion.page.ways import leads
from companion.show.duelines import OPENED
from companion.show.pictures.dues import onward, open_on
from companion.show.pictures.table import actors, beside, fitting, turn_line
from companion.show.writing import width_of

SMALL_VERB, SIGNED, MORE = 20.0, 50.0, 56.0
"""Of the second row: how large its words are, how wide a button is with its symbol and its air, and the one that has no words, in
dp."""
LOW = 100.0
"""How high what is drawn while nothing came is on a small phone, in dp."""
AIR = 8
"""What is between two of them is free behind the last one too."""
CHIP, CAPTION, BAG = 52, 44, 120
"""How wide a chip of the tray is with its air, and what stands before and after them, in dp."""


def table_room(at: Reader, _: str) -> Markup:
    playing = at.playing
    acting = at.seat or playing.acting
    picture = at.face.table(at.view, at.say, acting, at.session)
    shown = playing.stands
    found = result(shown, at) if shown is not None else secret_of(at) or idle(picture.idle, at)
    moves = next((each for each in picture.verbs if each.onward and each.intent), None)
    left = playing.left(moves.intent) if moves else ()
    verbs = [_verb(each, at, (*left, *playing.takes_turns()), "verb") for each in picture.verbs]
    second = [_verb(each, at, left, "small") for each in picture.second]
    turn = _turn(at)
    now = column(beside(playing), at) if shown is not None and turn is None else None
    sets_up = button(at.say("SET-UP LIST"), {"go": "setup"}, "tab-rules", "verb") if at.may == SEAT and own_tasks(at) else None
    return join(
        now,
        found,
        due_list(at),
        sets_up,
        turn,
        _whose_turn(at),
        _tray(picture, at),
        tag("div", *verbs, class_="verbs") if any(verbs) else None,
        tag("div", *second, class_=f"presses {_room_beside(picture.second, second, at)}") if any(second) else None,
    )


def _room_beside(row: Any, made: list[Markup | None], at: Reader) -> str:
    """Whether the words of a row have room beside them for their symbols."""
    words = [each.label for each, there in zip(row, made, strict=True) if there is not None]
    wide = sum(SIGNED + width_of(each, "Saira", SMALL_VERB) * at.fonts if each else MORE for each in words)
    return "snug" if wide <= at.column + AIR else "many"


def idle(idle: Any, at: Reader) -> Markup:
    instrument = at.instrument("idle")
    if instrument is not None:
        high = LOW if at.form.compact and not at.screen else HIGH["idle"]
        return tag("div", drawn(instrument, idle, at, high=high), class_="idle")
    said = (
        line(idle.caption, "legend", "ink2"),
        line(idle.headline, "headline_small", name="h2"),
        line(idle.detail, "body", "ink2"),
    )
    return card(*said, why(idle.rule, at), kind="idle")


def _turn(at: Reader) -> Markup | None:
    """Whose turn it is, where the app keeps turns; the reader's own is loud."""
    turn = turn_line(at.view, at.say, at.seat)
    if turn is None:
        return None
    number = tag("b", turn.number, class_="seat solid") if turn.number else None
    said = line(turn.says, "subtitle", name="b"), line(turn.detail, "legend", "ink" if turn.mine else "ink2", "span")
    return tag("section", number, *said, class_=f"plate row turn{' mine' if turn.mine else ''}", role="status")


def _whose_turn(at: Reader) -> Markup | None:
    """Who acts: the reader, or the seat that the table says."""
    shown = actors(at.view, at.playing.acting)
    if at.seat or not at.face.turn.seats_act or at.may not in (HOST, TABLE):
        return None
    made = [
        button(each.name, {"acts": each.seat}, "first-player" if each.first else "", f"small{' chosen' if each.acts else ''}")
        for each in shown
    ]
    return tag("div", *made, class_="presses") if made else None


def _verb(each: Any, at: Reader, left: Any, kind: str) -> Markup | None:
    """A verb of the table, where it is this reader's."""
    if each.does is not None:
        says = message(each.does, at) if allowed(each.does, at) else None
    elif each.intent:
        says = {"do": each.intent, "with": dict(each.parameters)} if at.allowed(each.intent, each.parameters) else None
    else:
        says = {"go": each.leads} if at.may != LOOK and leads(each.leads, at) else None
    if says is None:
        return None
    kind = "act" if each.calls else "onward" if each.onward and kind == "verb" else kind
    if each.onward and left:
        owed = any(row in left for row in at.playing.owed)
        first = onward(left, at.say)
        elsewhere = owed or first is None or not allowed(first.does, at)
        first_of_all = {"choose": {OPENED: True}} if elsewhere or first is None else does(first.does)
        held = button(at.say("HOLD: {what}", what=each.label), says, each.symbol, "hold")
        leads_there = button(open_on(left, at.say), first_of_all, each.symbol, "act", over=each.label)
        return tag("span", leads_there, held, class_="two")
    return button(each.label, says, each.symbol, kind, name=each.name, aria_label=None if each.label else at.say("MORE"))


def _tray(picture: Any, at: Reader) -> Markup | None:
    def chip(each: Any) -> Markup:
        corner = f"×{each.count}" if each.count > 1 else each.letter
        hurt = tag("i", str(each.hurt), class_="hurt") if each.hurt else None
        inside = glyph(each.symbol, 30), tag("b", each.figure or corner), tag("small", each.title) if each.title else None, hurt
        says = {"go": each.leads} if each.leads and at.may != LOOK and leads(each.leads, at) else None
        lettered = " lettered" if corner and not each.figure else ""
        kind = f"chip{' chosen' if each.chosen else ''}{' titled' if each.title else ''}{lettered}"
        return tag(
            "button", *inside, class_=kind, data_say=written(says), disabled=says is None, aria_label=f"{each.symbol} {corner}"
        )

    caption = None if at.form.compact and not at.screen else line(picture.tray_caption, "legend", "ink2", "span")
    before = CAPTION if caption else 0
    room = int((at.column - (before + BAG) * at.fonts - CHIP * bool(picture.adds)) // CHIP)
    titled = any(each.title for each in picture.chips)
    chips = [chip(each) for each in (picture.chips if titled else fitting(picture.chips, max(1, room), picture.rest))]
    more = button("+", {"go": picture.adds}, kind="chip") if picture.adds and at.may != LOOK and leads(picture.adds, at) else None
    look = button(picture.bag, None if at.screen else {"go": "bag"}, "bag", "chip") if picture.bag else None
    return tag("div", caption, *chips, more, look, class_=f"tray{' led' if caption else ''}") if chips or look else None
