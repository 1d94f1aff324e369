"""What the owner of a host without a window says of faults: ABOUT, THIS IS WRONG with its note, and the own box as a code."""

from __future__ import annotations

import re
from collections.abc import Iterable

from companion.about import known, licences, rights
from companion.owner import Offered
from companion.packs import PackError, Words
from companion.page.markup import Markup, join, tag
from companion.page.owner import CODE, LINE, At, OwnersPages, Room, act, at_hand, heading, said
from companion.page.parts import button, glyph, line
from companion.page.plates import card, turned
from companion.page.reader import Reader
from companion.page.svg import scanned
from companion.page.taps import written
from companion.qr import squares
from companion.show.pictures.about import AboutLine, about_page, licence_lines
from companion.show.pictures.box import Box
from companion.show.pictures.boxcode import OfferedLine, offered_line
from companion.show.pictures.wrong import SaidLine, met_with, wrong_page
from companion.show.reports import newest
from companion.show.tongue import Tongue
from companion.table import Refused
from companion.wrong import APP, LONGEST

LETTERS = "letters"
"""Where the text of a page stands that may be copied."""


def _out(at: At, label: str) -> Markup:
    return button(label, {"back": 1}, "check", "act")


# -- about ---------------------------------------------------------------------------------------


def _about(pages: OwnersPages, at: At) -> Markup:
    say, shell = at.say, pages.shell
    games = list(shell.known.values())
    packs = [shell.files.owner.untouched(each.name) for each in games]
    titles = {each.name: say(shell.games.face_of(each.name).title) for each in games}
    broken = newest(shell.home) is not None
    page = about_page(known(games, packs), titles, rights(), broken, say, phone=False)
    return join(
        heading(say("ABOUT"), at),
        _lines(page.lines),
        tag(
            "div",
            button(say("LICENCES"), {"go": "licences"}, "tab-rules", "verb"),
            act(say("THIS IS WRONG"), "wrong", APP, symbol="info", kind="verb"),
            class_="verbs",
        ),
        _out(at, say("DONE")),
    )


def _lines(lines: Iterable[AboutLine]) -> Markup:
    return tag("div", *map(_about_line, lines), class_="list")


def _about_line(each: AboutLine) -> Markup:
    """A sign, a title and what there is to say; a tap opens what lies behind it."""
    told = tag("span", tag("b", each.title), tag("i", each.says), class_="grow")
    if not each.leads:
        return tag("div", glyph(each.symbol), told, class_="line still")
    return tag("button", glyph(each.symbol), told, class_="line", data_say=f'{{"go":"{each.leads}"}}')


def _licences(pages: OwnersPages, at: At) -> Markup:
    lines, turns = turned(map(_about_line, licence_lines(licences(), at.say)), "licences", at_hand(pages, at), at.say)
    return join(heading(at.say("LICENCES"), at), tag("div", *lines, class_="list"), turns, _out(at, at.say("DONE")))


def _licence(pages: OwnersPages, at: At) -> Markup:
    which, _, number = at_hand(pages, at).partition(":")
    licence = licences()[int(which)]
    paragraphs = re.split(r"\n[\s.]*\n", licence.text)
    lines = (" ".join(row for row in each.splitlines() if row.strip("- ")) for each in paragraphs)
    shown, turns = turned(map(said, filter(None, lines)), f"licence:{which}", number, at.say)
    return join(tag("h1", licence.name, class_="t-title"), *shown, turns, _out(at, at.say("DONE")))


# -- this is wrong -------------------------------------------------------------------------------


def _wrong(pages: OwnersPages, at: At) -> Markup | None:
    say, noting = at.say, pages.shell.noting
    noting.at(at_hand(pages, at))
    try:
        pack, disputed = noting.pack(), noting.disputed()
    except (Refused, PackError):  # it is of another game, or of an older pack
        return None
    box = _box_of(pages, pack.id, at) if pack is not None else None
    page = wrong_page(disputed, noting.entry, _met(pages, at), noting.kind, box, say)
    kinds = (
        act(
            each.label,
            "kind",
            each.kind,
            symbol=each.symbol,
            kind=f"small{' chosen' if each.chosen else ''}",
            aria_pressed="true" if each.chosen else "false",
        )
        for each in page.kinds
    )
    field = tag("input", None, type="text", value=noting.line, data_find=LINE, aria_label=say("IN ONE LINE"), maxlength=LONGEST)
    sends = (
        say("This entry, the version, your line. No names, no secrets.")
        if noting.entry
        else say("What stands here, the version, your line. No names, no secrets.")
    )
    named = tag(
        "div",
        line(say("WHAT THE APP SAID") if noting.about != APP else say("THIS APP"), "legend", "ink2"),
        line(" ".join(filter(None, (page.title.upper(), page.number))), "subtitle", name="h2"),
        line(page.detail),
        class_="grow",
    )
    return join(
        heading(say("THIS IS WRONG"), at),
        card(tag("div", glyph(page.symbol, 48), named, class_="row"), tag("ul", *map(_said, page.lines), class_="list")),
        line(say("WHAT IS WRONG?"), "legend", "ink2"),
        tag("div", *kinds, class_="presses p2"),
        line(say("IN ONE LINE"), "legend", "ink2"),
        field,
        said(sends),
        button(say("FIX IT FOR MY BOX ONLY"), {"go": page.mends}, "house-mix", "verb") if page.mends else None,
        button(say("READ IT · QR"), {"go": "note:wrong"}, "qr", "verb"),
        _form(noting.form("wrong"), at),
        button(say("LEAVE IT"), {"back": 1}, "close"),
    )


def _said(each: SaidLine) -> Markup:
    sign = glyph(each.symbol, 24, each.role) if each.symbol else None
    return tag("li", line(each.label, "legend", "ink2", "span"), tag("span", each.says, class_="grow"), sign, class_="row known")


def _met(pages: OwnersPages, at: At) -> tuple[str, str]:
    """The sign of what it is about, and what came of the entry."""
    noting = pages.shell.noting
    where, _, what = noting.about.partition("/")
    if where == "part":
        return "house-mix", ""
    if not isinstance(at, Reader) or where not in ("rule", "entry", "record"):
        return "airlock", ""
    if noting.entry:
        return met_with(at.session.journal.entries[noting.entry], at.session, at.face, at.say)
    page = at.book.page(what) if where == "rule" else None
    return (page.symbol or "info" if page is not None else "check"), ""


def _box_of(pages: OwnersPages, pack: str, at: At) -> Box:
    shell = pages.shell
    found = shell.packs(pack)
    face = shell.games.face_of(found.game)
    return Box(found, shell.files.owner.holds_of(found), face, Words(found, at.say.language), at.say)


def _form(address: str, at: At) -> Markup:
    """The way to the form of the project, filled in; nothing is sent before somebody says so there."""
    cap = tag("span", glyph("next", 30, "ground"), class_="cap")
    told = tag("span", at.say("OPEN THE FORM"))
    return tag("a", told, cap, href=address, target="_blank", rel="noreferrer", class_="b b-act")


# -- the note, to be read and taken along --------------------------------------------------------


def _note(pages: OwnersPages, at: At) -> Markup:
    say, noting, what = at.say, pages.shell.noting, at_hand(pages, at)
    text = noting.text(what)
    if not text:
        return join(heading(say("THE NOTE"), at), line(say("Nothing has broken."), "read"), _out(at, say("DONE")))
    form = noting.form(what)
    told = say("A camera opens the form of this project with it, filled in. Nothing is sent before somebody says so there.")
    return join(
        heading(say("THE NOTE"), at),
        tag(
            "div",
            act(
                say("TEXT"), "coded", 0, symbol="tab-rules", kind=_kind(not noting.coded), aria_pressed=_pressed(not noting.coded)
            ),
            act(say("QR"), "coded", 1, symbol="qr", kind=_kind(noting.coded), aria_pressed=_pressed(noting.coded)),
            class_="presses p2",
        ),
        join(tag("div", scanned(squares(form), say("QR")), class_="row code large-code"), said(told))
        if noting.coded
        else copied(text, say("THE NOTE"), LETTERS, say),
        act(say("SHARE THE NOTE"), "share_note", what, symbol="phone", kind="verb"),
        _form(form, at),
        button(say("LEAVE IT"), {"back": 1}, "close"),
    )


def copied(text: str, name: str, id: str, say: Tongue) -> Markup:
    """Letters that are copied with one tap, or marked by hand."""
    field = tag("textarea", text, id=id, readonly=True, rows=min(14, text.count("\n") + 3), aria_label=name)
    copies = tag(
        "button", glyph("app-source", 30), tag("span", say("COPY")), class_="b b-verb", data_copy=id, data_done=say("Copied.")
    )
    return join(field, copies)


def _kind(chosen: bool) -> str:
    return f"small{' chosen' if chosen else ''}"


def _pressed(chosen: bool) -> str:
    return "true" if chosen else "false"


# -- the own box as a code -----------------------------------------------------------------------


def _code(pages: OwnersPages, at: At) -> Markup:
    say, swapping = at.say, pages.shell.swapping
    ways = (
        act(label, "takes", takes, symbol=symbol, kind=_kind(swapping.takes == bool(takes)))
        for label, takes, symbol in ((say("GIVE"), 0, "qr"), (say("TAKE"), 1, "app-source"))
    )
    return join(
        heading(say("BOX CODE"), at),
        tag("div", *ways, class_="presses p2"),
        _take(pages, at) if swapping.takes else _give(pages, at),
        _out(at, say("DONE")),
    )


def _give(pages: OwnersPages, at: At) -> Markup | None:
    say, swapping, pack = at.say, pages.shell.swapping, at_hand(pages, at)
    parts = swapping.parts(pack)
    if not parts:
        return line(say("Nothing of your box was written down yet."), "read")
    swapping.at = min(swapping.at, len(parts) - 1)
    about = say("What you have read off your box. A camera shows it as text: copy that, and paste it under TAKE.")
    part = say("Part {n} of {all}.", n=swapping.at + 1, all=len(parts)) if parts[1:] else ""
    return join(
        tag("div", scanned(squares(parts[swapping.at]), say("BOX CODE")), class_="row code large-code"),
        said(" ".join(filter(None, (part, about)))),
        act(say("NEXT PART"), "next_part", kind="verb") if parts[1:] else None,
        copied("\n".join(parts), say("BOX CODE"), LETTERS, say),
        act(say("SHARE"), "share_code", pack, symbol="phone", kind="verb"),
    )


def _take(pages: OwnersPages, at: At) -> Markup:
    say, swapping = at.say, pages.shell.swapping
    told = swapping.says or (
        say("This is what it says. What is ticked counts for games that begin from now on.")
        if swapping.offers
        else say("Your camera app reads a code as text. Paste that here, or type it. It counts once you have seen it.")
    )
    rows = [
        _offered(offered_line(each, _box(pages, each, at), each.component in swapping.left_out, say)) for each in swapping.offers
    ]
    wanted = len(swapping.wanted)
    field = tag("input", None, type="text", value="", data_find=CODE, aria_label=say("BOX CODE"), placeholder=say("AIRBOX1-…"))
    return join(
        field,
        line(told, "read"),
        tag("ul", *rows, class_="list") if rows else None,
        act(say("TAKE {n} {n:LIST|LISTS}", n=wanted), "adopt", symbol="check") if wanted else None,
    )


def _box(pages: OwnersPages, offer: Offered, at: At) -> Box | None:
    return None if offer.state == "unknown" and offer.pack not in pages.shell.known else _box_of(pages, offer.pack, at)


def _offered(each: OfferedLine) -> Markup:
    """A list that somebody else has told of; a tap takes it or leaves it."""
    ticked = each.box == "ticked"
    box = tag(
        "button",
        glyph("check", 24, "done") if ticked else "",
        class_="box",
        role="checkbox",
        aria_checked=_pressed(ticked),
        aria_label=each.title,
        data_say=written({"host": ["want", each.component]}),
    )
    told = tag(
        "div",
        line(each.title, "row", name="b"),
        line(each.state, "legend", each.role),
        *(line(says) for says in each.says),
        class_="grow",
    )
    return tag("li", told, box if each.box else None, class_="row")


FAULTS: dict[str, Room] = {
    "about": _about,
    "licences": _licences,
    "licence": _licence,
    "wrong": _wrong,
    "note": _note,
    "code": _code,
}
"""In a game and outside of one."""
