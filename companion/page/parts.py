"""Parts of cards and pages for a browser: each kind of part has a function of its own, and none is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from companion.page.markup import Markup, join, tag
from companion.page.reader import HOST, TABLE, Reader
from companion.page.svg import Print, hit, printed, svg
from companion.page.taps import Told, does, written
from companion.page.ways import leads
from companion.show.doing import Do, Does, Explain, Go, Here, Series, StopWatch, TickAll, TickOff
from companion.show.linklines import KNOCK, SCAN_CODE, SEAT_LINKS
from companion.show.pen import Instrument
from companion.show.pictures import parts
from companion.show.pictures.dues import DuePile, DueRow
from companion.show.standlines import ELSEWHERE
from companion.show.strokes import Target
from companion.show.telling import CURVE, TELLING
from companion.show.writing import Format

Made = Callable[[Any, Reader], Markup | None]
HIGH = {"windows": 92.0, "ruler": 24.0, "idle": 150.0, "now": 56.0}
"""How high what has no height of its own stands in its place, in dp."""
FILM = 300.0
KEPT = 64
"""So many drawings are kept, some kilobytes each."""
SAID = 512
"""So many lines and symbols, which stand on more than one page."""
CAPPED = ("act", "onward")
"""What moves on has its symbol at the right end: on a solid cap, or on a quiet one."""


# -- the smallest things -------------------------------------------------------------------------


@lru_cache(SAID)
def glyph(name: str, size: int = 24, role: str = "ink") -> Markup | None:
    """A symbol in its square; nothing where it has no name."""
    if not name:
        return None
    return tag(
        "svg",
        tag("use", None, href=f"#{name}"),
        class_=f"g{'' if size == 24 else f' g{size}'}{'' if role == 'ink' else f' f-{role}'}",
    )


def trace() -> Markup:
    """Three bars: what was heard."""
    bars = "".join(f"M{x},{28 - half}h4v{2 * half}h-4z" for x, half in ((0, 9), (8, 28), (16, 15)))
    return tag("svg", tag("path", None, d=bars, class_="f-line"), viewBox="0 0 20 56", class_="trace", aria_hidden="true")


@lru_cache(SAID)
def line(text: str, use: str = "body", role: str = "ink", name: str = "p") -> Markup | None:
    """A text; of what is said in ink, whatever it stands in tells the colour."""
    return tag(name, text, class_=f"t-{use}{'' if role == 'ink' else f' c-{role}'}") if text else None


def message(what: Does, at: Reader) -> Told | None:
    """The message of a tap. What only the phone of the table does, its owner does where the host has no window."""
    return at.desk.here(what) if isinstance(what, Here) and at.desk is not None else does(what)


def allowed(what: Does, at: Reader) -> bool:
    """Whether a reader may do what a tap means; on a wall nothing is tapped."""
    if at.screen:
        return False
    match what:
        case Do(intent, parameters) | StopWatch(intent, parameters):
            return at.allowed(intent, parameters)
        case Series(acts):
            return all(at.allowed(each.intent, each.parameters) for each in acts)
        case TickOff(due):
            return at.may_tick(due)
        case TickAll(dues):
            return all(map(at.may_tick, dues))
        case Go(where):
            return leads(where, at)
        case Explain(rule):
            return at.book.page(rule) is not None
    return message(what, at) is not None


def button(label: str, says: Told | None, symbol: str = "", kind: str = "small", **more: Any) -> Markup:
    """Something to press: what it says to the host is written on it. One that is held waits for a thumb that stays. What moves on
    may have small letters over its label."""
    key = "data_hold" if kind == "hold" else "data_say"
    name, over = more.pop("name", symbol), more.pop("over", "")
    found = {key: written(says), "aria_label": None if label else name, **more}
    which = kind.partition(" ")[0]
    if which in CAPPED:
        cap = tag("span", glyph(symbol or "next", 30, "ground" if which == "act" else "ink"), class_="cap")
        said = tag("span", tag("small", over, class_="above") if over else None, label)
        return tag("button", said, cap, class_=f"b b-{kind}", **found)
    return tag("button", glyph(symbol, 30 if which == "verb" else 24), tag("span", label), class_=f"b b-{kind}", **found)


# -- drawings ------------------------------------------------------------------------------------


def drawn(instrument: Instrument, what: Any, at: Reader, wide: float = 0, high: float = 0, says: str = "") -> Markup:
    """An instrument as a drawing, with its targets to be pressed; said in words for those who hear it."""
    wide = wide or at.column
    if instrument.needs is not None:
        high = instrument.needs(at.form, what, wide, high or at.high * 0.45)
    try:
        made = _made(instrument, what, wide, high, at.form)
    except TypeError:  # it tells of something that has no hash
        made = _made.__wrapped__(instrument, what, wide, high, at.form)
    over = tuple(filter(None, (_hit(made, each, at) for each in made.targets)))
    role, label = ("group", made.begins) if over else ("img", made.words)  # what is in a group is heard one by one
    return svg(made, *over, class_="d", role=role, aria_label=says or label)


@lru_cache(KEPT)
def _made(instrument: Instrument, what: Any, wide: float, high: float, form: Format) -> Print:
    """Guests look at the same things, most of which stay as they were."""
    return printed(instrument.drawn(what, wide, high, form))


def _hit(drawing: Print, target: Target, at: Reader) -> Markup | None:
    says = message(target.does, at)
    return hit(drawing, target, data_say=written(says)) if says is not None and allowed(target.does, at) else None


def own(part: parts.Own, at: Reader) -> Markup:
    instrument = at.instrument(f"part.{part.name}")
    assert instrument is not None, f"the face has no instrument part.{part.name}"
    shorter = at.face.shortened.get(part.name) if at.may in (TABLE, HOST) else None
    shown = part.value if shorter is None else shorter(part.value)
    return drawn(instrument, shown, at, high=HIGH.get(part.name, 0.0), says=part.says)


# -- of cards ------------------------------------------------------------------------------------


def _heading(part: parts.Heading, _: Reader) -> Markup | None:
    return line(part.text, "headline_small", part.role, "h2")


def _sentences(part: parts.Sentences, _: Reader) -> Markup:
    return join(*(line(each, "read" if part.large else "body", part.role) for each in part.lines))


def _marked(part: parts.MarkedLine, _: Reader) -> Markup:
    return tag("div", glyph(part.symbol, 30, part.role), line(part.says, "read"), class_="row")


def _change(part: parts.Change, at: Reader) -> Markup:
    before, after = (line(each, "headline", role, "b") for each, role in ((part.before, "ink2"), (part.after, "ink")))
    arrow = tag("span", glyph("next", 30, part.bar or "line"), class_="arrow")
    return tag("div", before, arrow, after, line(part.says, "body", "ink2"), class_="row change")


def _movers(part: parts.Movers, _: Reader) -> Markup:
    signs = tag("span", *(glyph(each, 48) for each in part.symbols), line(part.word, "legend", "ink2", "span"))
    head = tag("div", line(part.name, "title", name="b"), signs, line(part.number, "headline", name="b"), class_="row movers")
    return join(head, line(part.says, "body", "ink2"))


def _token(part: parts.DrawnToken, _: Reader) -> Markup:
    said = tag("div", line(part.name, "headline_small", part.role, "h2"), *(line(each) for each in part.lines))
    return tag("div", glyph(part.symbol, 72 if part.compact else 104, part.role), said, class_="row")


def _framed(part: parts.Framed, _: Reader) -> Markup:
    head = tag(
        "div", glyph("dark", 24, "off"), line(part.title, "row", "off", "b"), line(part.places, "row", name="span"), class_="row"
    )
    return tag("div", head, line(part.says), class_="plate dark")


def _checklist(part: parts.Checklist, at: Reader) -> Markup:
    counted = tag(
        "span",
        tag("b", str(part.left), class_="t-headline") if part.left else glyph("check", 30, "done"),
        tag("span", *(tag("span", each) for each in part.counted), class_="t-legend"),
        class_="left",
    )
    head = tag("div", glyph(part.symbol, 48), line(part.title, "title", name="h2"), counted, class_="row head")
    rows = tag("ul", *(_check(each, at) for each in part.rows), class_="list")
    return tag("div", head, line(part.says, "body", "ink2"), rows, class_="plate")


def _check(row: parts.CheckRow, at: Reader) -> Markup:
    sign = tag("b", row.number, class_=f"seat {'solid' if row.state == 'now' else ''}") if row.number else glyph(row.symbol, 30)
    came = join(line(row.figure, "title", name="b"), glyph(row.sign, 30))
    act = _press(row.press, at) if row.press is not None else None
    done = glyph("check", 24, "done") if row.state == "done" else None
    name = tag("div", line(row.name, "row", name="b"), line(row.says, "legend", "ink2"), class_="grow")
    opens = message(row.does, at) if row.does is not None and allowed(row.does, at) else None
    tapped = {"role": "button", "tabindex": 0, "data_say": written(opens)} if opens else {}
    return tag("li", sign, name, came, act, done, class_=f"row {row.state}", **tapped)


def _agenda(part: parts.Agenda, _: Reader) -> Markup:
    def row(each: parts.AgendaRow) -> Markup:
        role = "ink2" if each.skipped else "ink"
        found = (
            line(each.number, "row", "ink2", "b"),
            line(each.label, "legend", role, "b"),
            line(each.says, "body", role, "span"),
        )
        return tag("li", *found, class_="row agenda")

    return tag("ul", *(row(each) for each in part.rows), class_="list")


# -- of pages ------------------------------------------------------------------------------------


def press(shown: parts.Press, at: Reader) -> Markup | None:
    return _press(shown, at)


def _press(shown: parts.Press, at: Reader) -> Markup | None:
    """A button; none for what is not this reader's to do."""
    says = None if shown.off else message(shown.does, at)
    if not shown.off and (says is None or not allowed(shown.does, at)):
        return None
    kind = shown.kind
    more = {"disabled": shown.off or shown.locked, "aria_pressed": "true" if shown.chosen else None}
    label = f"{shown.caption}: {shown.label}" if shown.caption else shown.label
    grey = " grey" if shown.grey else " chosen" if shown.chosen else ""
    made = button(label, says, shown.symbol, f"{kind}{grey}" if kind != "hold" else kind, **more, name=shown.name)
    if shown.caption and shown.held is not None and allowed(shown.held, at):
        return tag(
            "span", made, button(at.say("HOLD: {what}", what=shown.label), message(shown.held, at), "next", "hold"), class_="two"
        )
    return made


def _title(part: parts.Title, at: Reader) -> Markup:
    return tag("div", line(part.text, part.use, name="h2"), _press(part.press, at) if part.press else None, class_="row between")


def _caption(part: parts.Caption, _: Reader) -> Markup:
    return tag(
        "div", line(part.text, "legend", part.role, "span"), line(part.right, "legend", "warn", "span"), class_="row between"
    )


def _presses(part: parts.Presses, at: Reader) -> Markup | None:
    made = [_press(each, at) if isinstance(each, parts.Press) else own(each, at) for each in part.row]
    if not any(made):
        return None
    says = tag("span", glyph(part.symbol), part.says, class_="t-legend c-ink2 says") if part.says else None
    return tag("div", says, *made, class_=f"presses p{part.columns}" if part.columns else "presses")


def _irreversible(part: parts.Irreversible, at: Reader) -> Markup:
    may, label = allowed(part.does, at), at.say("HOLD: {what}", what=part.name)
    held = button(label, message(part.does, at), part.symbol, "hold") if may else None
    return join(line(part.says, "subtitle"), line(part.nothing, "body", "ink2"), held, _press(part.leave, at))


def _end(part: parts.EndMark, _: Reader) -> Markup:
    mark = line(part.mark, "headline", "danger" if part.lost else "ink", "b")
    return tag("div", mark, tag("div", line(part.headline, "hero", name="h1"), line(part.detail, "body", "ink2")), class_="row")


def _fate(part: parts.Fate, at: Reader) -> Markup:
    reasons = (tag("p", glyph(symbol), line(says, "body", name="span"), class_="row") for symbol, says in part.reasons)
    head = tag(
        "div",
        tag("b", part.number, class_="seat solid"),
        line(part.name, "subtitle", name="b"),
        line(part.word, "headline", part.role, "b"),
        class_="row between",
    )
    opens = message(part.does, at) if part.does is not None and allowed(part.does, at) else None
    return tag("div", head, *reasons, class_=f"plate {'over' if part.over else ''}", data_say=written(opens))


def _one_of_two(part: parts.OneOfTwo, at: Reader) -> Markup:
    made = [
        button(word, message(takes, at), kind=f"small{' chosen' if part.chosen == number else ''}", name=name)
        for number, (word, name, takes) in enumerate(zip(part.words, part.names, part.takes, strict=True), 1)
        if message(takes, at) is not None and allowed(takes, at)
    ]
    return tag("div", line(part.label, "row", name="span"), *made, class_="row between")


def _counter(part: parts.Counter, at: Reader) -> Markup:
    less, more = (
        button(sign, message(step, at), kind="step", name=f"{part.named} {sign}", aria_label=f"{part.label} {sign}")
        if allowed(step, at)
        else None
        for sign, step in (("-", part.less), ("+", part.more))
    )
    return tag(
        "div", line(part.label, "row", name="span"), less, line(str(part.count), "title", name="b"), more, class_="row count"
    )


def _board(_: parts.BoardPicture, at: Reader) -> Markup | None:
    return line(at.say("The picture is on the phone that took it."), "body", "ink2")


def dues(pile: DuePile, at: Reader) -> Markup | None:
    """What is due, each with a box: who may tick it can, the others read it."""

    def row(each: DueRow) -> Markup:
        leads = message(each.does, at) if each.does is not None and allowed(each.does, at) else None
        who = tag("div", line(each.who, "small_verb", name="b"), line(each.says, "legend"), class_="grow")
        opens = button("", leads, "next", "icon", aria_label=each.says) if leads is not None and not each.done else None
        says = written(message(each.ticks, at)) if allowed(each.ticks, at) else None
        box = tag(
            "span" if at.screen else "button",
            glyph("check", 24, "done") if each.done else "",
            class_="box",
            role="checkbox",
            aria_checked="true" if each.done else "false",
            aria_label=f"{each.who}: {each.says}",
            data_say=says,
            disabled=says is None and not at.screen,
        )
        return tag("li", who, opens, box, class_="row done" if each.done else "row")

    found = (*pile.rows, *pile.ticked)
    return tag("ul", *(row(each) for each in found), class_="dues") if found else None


def _lane(part: parts.PackLane, at: Reader) -> Markup:
    def box(each: parts.Packed) -> Markup | None:
        found, checked = message(each.ticks, at), "true" if each.done else "false"
        sign = glyph("check", 24, "done") if each.done else ""
        named = {"role": "checkbox", "aria_checked": checked, "aria_label": each.says}
        return tag("button", sign, class_="box", data_say=written(found), **named) if found is not None else None

    rows = (
        tag("li", box(each), glyph(each.symbol), line(each.says, name="span"), line(each.count, "row", name="b"), class_="row")
        for each in part.rows
    )
    return tag("div", line(f"{part.name}  {part.left}", "row", name="h3"), tag("ul", *rows, class_="list"))


def _telling(part: parts.Telling, at: Reader) -> Markup:
    return drawn(TELLING, part, at, says=f"{part.caption}: {part.headline}")


def _passage(part: parts.Passage, _: Reader) -> Markup:
    return tag(
        "div", line(part.number, "row", "ink2", "b"), line(part.figure, "effect", name="b"), line(part.says, "read"), class_="row"
    )


def _fortune(part: parts.Fortune, _: Reader) -> Markup:
    found = (
        tag("b", part.number, class_="seat solid"),
        tag("div", line(part.name, "row", name="b"), class_="grow"),
        line(part.word, "title", part.role, "b"),
    )
    return tag("div", tag("div", *found, class_="row between"), line(part.luck, "body", "ink2"))


def _curve(part: parts.Curve, at: Reader) -> Markup:
    return drawn(CURVE, part, at, says=part.caption)


MADE: dict[type, Made] = {
    parts.Heading: _heading,
    parts.Sentences: _sentences,
    parts.MarkedLine: _marked,
    parts.Change: _change,
    parts.Movers: _movers,
    parts.DrawnToken: _token,
    parts.Framed: _framed,
    parts.Checklist: _checklist,
    parts.Agenda: _agenda,
    parts.Own: own,
    parts.Title: _title,
    parts.Caption: _caption,
    parts.Presses: _presses,
    parts.Irreversible: _irreversible,
    parts.EndMark: _end,
    parts.Fate: _fate,
    parts.OneOfTwo: _one_of_two,
    parts.Counter: _counter,
    parts.BoardPicture: _board,
    DuePile: dues,
    parts.PackLane: _lane,
    parts.Telling: _telling,
    parts.Passage: _passage,
    parts.Fortune: _fortune,
    parts.Curve: _curve,
    parts.ScanCode: lambda part, at: drawn(SCAN_CODE, part, at),
    parts.Knock: lambda part, at: drawn(KNOCK, part, at),
    parts.SeatLinks: lambda part, at: drawn(SEAT_LINKS, part, at),
    parts.Elsewhere: lambda part, at: drawn(ELSEWHERE, part, at),
}
"""Every kind of part; a test holds that it is."""


def column(what: Iterable[Any], at: Reader) -> Markup:
    """Parts, one under the other."""
    return join(*(MADE[type(part)](part, at) for part in what))
