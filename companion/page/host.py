"""Rooms of a game that its owner has where the host has no window: what stands elsewhere on the phone of the table."""

from __future__ import annotations

from companion.page.boxes import BOX
from companion.page.everyphone import every_phone
from companion.page.faults import FAULTS
from companion.page.markup import Markup, join, tag
from companion.page.owner import OwnersPages, Room, act, said, seal_words
from companion.page.parts import button, column, dues, glyph, line
from companion.page.plates import back
from companion.page.reader import Reader
from companion.page.svg import scanned
from companion.seal import code, words
from companion.show.pictures.dues import DuePile
from companion.show.pictures.new_game import switches
from companion.show.pictures.packing import OPEN, packing
from companion.show.pictures.pause import returned
from companion.show.pictures.proof import checked_seal
from companion.show.pictures.record import record
from companion.show.pictures.secret import handed_over
from companion.show.tongue import word

HOW = (("new_name", word("NEW NAME")), ("takes_over", word("TAKES OVER")), ("joins", word("JOINS")))
"""What the name that is written means for the seat."""


def _seal(_: OwnersPages, at: Reader) -> Markup:
    say, seal = at.say, at.session.charter.seal
    photo = line(say("Photograph this page. After the game anyone can check every draw."))
    return join(
        tag("h1", say("THE SEAL"), class_="t-title"),
        line(say("Every draw of this game is settled from here on. These four words prove it."), "read"),
        seal_words(words(seal)),
        tag("div", scanned(code(seal), say("THE SEAL")), photo, class_="row code"),
        back(at, say("TO THE TABLE")),
    )


def _sources(_: OwnersPages, at: Reader) -> Markup:
    say, session = at.say, at.session
    found = {**at.view["options"], "sources": at.view["sources"]}
    rows = (
        tag(
            "li",
            glyph(each.symbol),
            line(each.label, "row", name="span"),
            tag(
                "span",
                *(
                    act(
                        label,
                        "source",
                        each.component,
                        value,
                        symbol="",
                        kind=f"small{' chosen' if each.by_app == bool(value) else ''}",
                        aria_label=f"{each.label}: {label}",
                    )
                    for label, value in ((say("APP"), 1), (say("CARDBOARD"), 0))
                ),
                class_="rocker",
            ),
            class_="row switch",
        )
        for each in switches(session.game, at.face, session.pack, session.words, found)
    )
    return join(
        tag("h1", say("WHO DRAWS"), class_="t-title"),
        said(say("Handing over, the app says what to build. Taking back, it shuffles what it can't know.")),
        tag("ul", *rows, class_="list"),
        back(at),
    )


def _handover(_: OwnersPages, at: Reader) -> Markup | None:
    about = at.playing.place.about
    if not about.isdigit() or not 0 < int(about) <= len(at.session.journal.entries):
        return None
    component = str(at.session.journal.entries[int(about)].parameters.get("component", ""))
    found = handed_over(component, at.session, at.face.pieces, at.say)
    return join(
        tag("h1", at.session.words.name(component).upper(), class_="t-title"),
        line(at.say("Put in: {what}", what=""), "read"),
        tag("ul", *(tag("li", each) for each in found), class_="list"),
        back(at),
    )


def _record(_: OwnersPages, at: Reader) -> Markup:
    say = at.say
    record_picture = record(at.playing.place.about, at.session.record(), at.view, at.face.pages, at.face.look, say)
    pages = (
        button(label, {"instead": f"record:{name}"}, kind=f"small{' chosen' if name == record_picture.page else ''}")
        for name, label in record_picture.pages
    )

    def step(label: str, sign: str, fix: tuple[str, object] | None) -> Markup:
        says = {"do": "fix", "with": {"path": fix[0], "value": fix[1]}} if fix is not None else None
        return button(sign, says, kind="step", disabled=fix is None, aria_label=f"{label} {sign}")

    rows = (
        tag(
            "li",
            glyph(each.symbol),
            line(each.label, "row", name="span"),
            step(each.label, "-", each.less),
            line(each.value, "row", name="b"),
            step(each.label, "+", each.more),
            class_="row count",
        )
        for each in record_picture.rows
    )
    return join(
        tag("h1", say("IT IS ACTUALLY …"), class_="t-title"),
        tag("div", *pages, class_="presses fit"),
        tag("ul", *rows, class_="list record"),
        act(say("THIS IS WRONG"), "wrong", f"record/{record_picture.page}", symbol="info", kind="small"),
        back(at),
    )


def _seats(pages: OwnersPages, at: Reader) -> Markup:
    say = at.say
    rows = []
    for seat, person in at.view["seats"].items():
        chosen, name = seat == pages.chosen, str(person["name"])
        rows.append(
            act(f"{person['number']} {name.upper()}", "seat", seat, symbol="tab-crew", kind=f"verb{' chosen' if chosen else ''}")
        )
        if chosen:
            field = tag(
                "input",
                None,
                type="text",
                value=pages.written,
                data_find="seat",
                aria_label=say("A name for {name}", name=name),
                maxlength=40,
            )
            hows = (act(say(label), "rename", how, symbol="", kind="small") for how, label in HOW)
            rows.append(tag("div", field, tag("div", *hows, class_="presses fit"), class_="unfolded"))
    return join(
        tag("h1", say("WHO SITS WHERE"), class_="t-title"),
        tag("div", *rows, class_="verbs one"),
        said(say(at.face.start.late)),
        back(at),
    )


def _proof(_: OwnersPages, at: Reader) -> Markup:
    shown = checked_seal(at.session, at.view["phase"] == "over", at.say)
    return join(
        tag("h1", shown.verdict, class_=f"t-headline c-{'done' if shown.holds else 'ink'}"),
        tag("div", line(shown.draws, "headline", name="b"), line(shown.match), class_="row"),
        line(shown.words, "title"),
        *(line(each) for each in shown.lines),
        button(at.say("OPEN THE SEED"), {"do": "open_seed", "with": {}}, "unlocked", "verb") if shown.may_open else None,
        act(at.say("EXPORT"), "export", symbol="app-source", kind="verb"),
        back(at),
    )


def _packing(pages: OwnersPages, at: Reader) -> Markup:
    playing, keeps = pages.shell.games.playing, pages.shell.packing
    assert playing is not None
    rows, missing = keeps.rows(playing), keeps.missing(playing.session.pack.id)
    opened = at.playing.chosen.get(OPEN)
    page = packing(rows, at.face.start.lanes, playing.session.packed_away(), missing, opened, at.form, at.say)
    return join(tag("h1", at.say("PACK UP"), class_="t-title"), column((*page.main, *page.beside, *page.foot), at), back(at))


def _not_here(_: object) -> None:
    """A page has its own buttons for it."""


def _pause(pages: OwnersPages, at: Reader) -> Markup:
    paused = pages.shell.pausing.picture()
    due = (line(at.say("STILL DUE"), "legend", "ink2"), dues(DuePile(paused.due, True), at)) if paused.due else ()
    return join(
        tag("h1", paused.stands, class_="t-headline_small"),
        line(paused.kept, "legend", "ink2"),
        *due,
        *(line(each, "body", "ink2") for each in paused.long),
        act(at.say("PAUSE HERE"), "pause", symbol="check"),
        button(at.say("LEAVE IT"), {"back": 1}),
    )


def _returned(pages: OwnersPages, at: Reader) -> Markup:
    page = returned(pages.shell.pausing.picture(), _not_here, at.form, at.say)
    return join(
        tag("h1", at.say("WHERE WE WERE"), class_="t-title"),
        column((*page.main, *page.beside), at),
        button(at.say("CHECK THE BOARD"), {"go": "record:board"}, "check", "verb") if "board" in at.session.record() else None,
        back(at, at.say("GO ON")),
    )


def _export(_: OwnersPages, at: Reader) -> Markup:
    say = at.say
    return join(
        tag("h1", say("EXPORT"), class_="t-title"),
        line(say("The game is not over: the file holds every secret of it, and the seed of all draws to come."), "read"),
        act(say("HOLD: {what}", what=say("EXPORT")), "export_sure", symbol="app-source", kind="hold"),
        back(at, say("LEAVE IT")),
    )


ROOMS_OF_OWNER: dict[str, Room] = {
    "share": every_phone,
    "seal": _seal,
    "sources": _sources,
    "handover": _handover,
    "record": _record,
    "seats": _seats,
    "proof": _proof,
    "packing": _packing,
    "pause": _pause,
    "returned": _returned,
    "export": _export,
    **BOX,
    **FAULTS,
}
