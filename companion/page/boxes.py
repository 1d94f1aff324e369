"""CHECK YOUR BOX as pages of the owner: what no source tells for sure, a step each way, and decks that are typed card by card."""

from __future__ import annotations

from companion.page.drafts import Drafts
from companion.page.markup import Markup, join, tag
from companion.page.owner import CARD, MORE, At, OwnersPages, Room, act, at_hand, brings, heading, said
from companion.page.parts import button, glyph, line
from companion.page.plates import turned
from companion.page.reader import Reader
from companion.show.pictures.box import BoxPart, FactLine, parts
from companion.show.pictures.entering import EntryLine
from companion.show.tongue import Tongue

ROLES = {"mix": "warn", "unsure": "ink2", "mine": "done"}
"""The colour of how sure something is."""


def _out(at: At, label: str) -> Markup:
    """Out of here; a page outside of a game has the same at its head."""
    return button(label, {"back": 1}, "check", "act")


def _part(part: BoxPart, pack: str, way: str = "go") -> Markup:
    """A line of the box, which leads to the page of that component."""
    said_ = tag("span", tag("b", part.title), tag("i", part.state, class_=f"c-{ROLES[part.known]}"), class_="grow")
    room = f"{'enter' if part.typed else 'part'}:{pack}/{part.component}"
    return button_line(part.symbol, said_, {way: room})


def button_line(symbol: str, said_: Markup, says: dict[str, str]) -> Markup:
    (key, to), *_ = says.items()
    return tag("button", glyph(symbol), said_, class_="line", data_say=f'{{"{key}":"{to}"}}')


def _box(pages: OwnersPages, at: At) -> Markup:
    say, pack = at.say, at_hand(pages, at)
    drafts = Drafts(pages.shell)
    found = parts(drafts.box(say))
    mine = sum(each.known == "mine" for each in found)
    fault = pages.shell.files.pack_fault
    return join(
        heading(say("CHECK YOUR BOX"), at),
        line(say("{count} of {total}", count=mine, total=len(found)), "title"),
        said(say("Look into your box once; the app keeps it. It holds for games that begin from now on.")),
        line(fault, "body", "warn"),
        act(say("LEAVE IT OUT"), "leave_out", symbol="close", kind="verb") if fault else None,
        tag("div", *(_part(each, pack) for each in found), class_="list"),
        tag(
            "div",
            brings(say("IMPORT")),
            act(say("EXPORT"), "export_box", symbol="app-source", kind="verb"),
            button(say("BOX CODE"), {"go": f"code:{pack}"}, "qr", "verb"),
            class_="verbs",
        ),
        _out(at, say("DONE")),
    )


def _component(pages: OwnersPages, at: At) -> Markup:
    say, (where, _, number) = at.say, at_hand(pages, at).partition(":")
    pack = where.partition("/")[0]
    picture = pages.drafts.page(say)
    rows, turns = turned(map(_fact, picture.rows), f"part:{where}", number, say)
    return join(
        tag("h1", picture.part.title, class_="t-title"),
        tag(
            "div",
            line(picture.part.state, "legend", ROLES[picture.part.known]),
            line(picture.sum, "row", "ink" if picture.adds_up else "warn", "b"),
            class_="row between",
        ),
        tag("div", *rows),
        turns,
        act(say("SO IT IS"), "so_it_is", symbol="check"),
        _printed(pages.drafts, say),
        _wrong(at, pages),
        line(picture.place, "legend", "ink2"),
        tag("div", *(_part(each, pack, "instead") for each in picture.others), class_="list") if isinstance(at, Reader) else None,
    )


def _wrong(at: At, pages: OwnersPages) -> Markup:
    return act(at.say("THIS IS WRONG"), "wrong", f"part/{at_hand(pages, at).partition(':')[0]}", symbol="info", kind="small")


def _fact(row: FactLine) -> Markup:
    less, more = (
        act(sign, "step", *row.key, by, symbol="", kind="step", disabled=value is None, aria_label=f"{row.label} {sign}")
        for sign, by, value in (("-", -1, row.less), ("+", 1, row.more))
    )
    return tag(
        "div", line(row.label, "row", name="span"), less, line(row.shown, "title", name="b"), more, class_="row count wrap"
    )


def _printed(drafts: Drafts, say: Tongue) -> Markup | None:
    """The component is as it is printed again."""
    if not drafts.told:
        return None
    return button(say("HOLD: {what}", what=say("AS PRINTED")), {"host": ["as_printed"]}, "undo", "hold")


def _enter(pages: OwnersPages, at: At) -> Markup:
    say, drafts = at.say, pages.drafts
    picture, draft = drafts.entering(say), drafts.draft
    counted = say("{count} of {total}", count=picture.count, total=picture.total) if picture.total else str(picture.count)

    def field(name: str, label: str, most: int) -> Markup:
        return tag(
            "input",
            None,
            type="text",
            value=str(draft.get(name, "")),
            data_find=f"{CARD}:{name}",
            aria_label=label,
            placeholder=label,
            maxlength=most,
        )

    offered = act(picture.offered.upper(), "offer", symbol="check", kind="small") if picture.offered else None
    last = (tag("li", line(each.name, "row", name="b"), line(each.says, "legend", "ink2"), class_="row") for each in picture.last)
    return join(
        tag("h1", picture.title[:1].upper() + picture.title[1:], class_="t-title"),
        line(counted, "headline", name="b"),
        said(picture.says),
        field("name", say("Name of the card"), 60),
        tag("div", offered, class_="presses fit") if offered else None,
        *(_choices(each) for each in picture.rows),
        field("text", say("What it does, in your words"), MORE),
        act(say("ADD CARD"), "add_card", symbol="check"),
        tag("ul", *last, class_="list") if picture.last else None,
        act(say("LAST ONE"), "last_card", symbol="undo", kind="verb", disabled=not picture.last),
        _printed(drafts, say),
        _wrong(at, pages),
        _out(at, say("DONE")),
    )


def _choices(row: EntryLine) -> Markup:
    made = (
        act(
            each.label,
            "pick",
            row.field,
            number,
            symbol=each.symbol,
            kind=f"small{' chosen' if each.chosen else ''}",
            aria_label=f"{row.label}: {each.label}",
            aria_pressed="true" if each.chosen else "false",
        )
        for number, each in enumerate(row.choices)
    )
    return join(line(row.label, "legend", "ink2"), tag("div", *made, class_="presses fit"))


BOX: dict[str, Room] = {"box": _box, "part": _component, "enter": _enter}
"""In a game and outside of one."""
