"""What a guest looks up: the rules, the history, what is in the bag."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.page.markup import Markup, join, tag
from companion.page.parts import button, glyph, line
from companion.page.plates import back, card, turned, why, wrong
from companion.page.reader import HOST, Reader
from companion.page.taps import written
from companion.show.pictures.bag import bag
from companion.show.pictures.history import ByHand, history
from companion.show.pictures.history import line as history_line
from companion.show.pictures.rules import RulesLine
from companion.wrong import of_the_entry, rule

PAGE = 30
"""So many entries of the history at a time."""


def rules_room(at: Reader, _: str) -> Markup:
    query = at.query.strip()
    found = at.book.find(query) if query else ()
    field = tag(
        "input", None, type="search", value=at.query, placeholder=at.say("Search"), aria_label=at.say("Search"), data_find=True
    )
    chapters = [button(label, {"go": f"chapter:{kind}"}, symbol, "verb") for kind, label, symbol in at.book.chapters()]
    none = line(at.say("Nothing is called so."), "body", "ink2") if query and not found else None
    best, more = turned(map(_line, found), "", "", at.say)
    others = line(at.say("There is more: type more of it."), "body", "ink2") if more else None
    return join(field, none, _listed(best), others, tag("div", *chapters, class_="verbs") if not query else None)


def _line(each: RulesLine) -> Markup:
    said = tag("span", tag("small", each.legend), tag("b", each.title), tag("i", each.says), class_="grow")
    return tag("button", glyph(each.symbol), said, class_="line", data_say=written({"go": f"rule:{each.id}"}))


def _listed(lines: list[Markup]) -> Markup | None:
    return tag("div", *lines, class_="list") if lines else None


def chapter_room(at: Reader, about: str) -> Markup | None:
    """One page of a chapter, and the way to each of the others."""
    kind, _, number = about.partition(":")
    lines, turns = turned(map(_line, at.book.chapter(kind)), f"chapter:{kind}", number, at.say)
    return join(_listed(lines), turns, back(at)) if lines else None


def rule_room(at: Reader, about: str) -> Markup | None:
    page = at.book.page(about)
    if page is None:
        return None
    dark = card(line(at.say("IN THE DARK"), "row", "off"), line(page.dark), kind="plate dark") if page.dark else None
    return join(
        line(page.legend, "legend", "ink2"),
        tag("div", glyph(page.symbol, 48), tag("h1", page.title, class_="t-headline_small"), class_="row"),
        line(page.foreign, "legend", "ink2"),
        *(line(each, "read") for each in page.says.split("\n")),
        dark,
        line(page.where, "legend", "ink2"),
        line(page.ours, "legend", "warn"),
        _listed([_line(each) for each in page.links]),
        wrong(at, rule(at.session.pack, at.session.game.holds, about, at.say.language)),
        back(at),
    )


def history_room(at: Reader, about: str) -> Markup:
    """So many entries from this one on; OLDER lies over them, and back from there are the newer ones."""
    count = len(at.session.journal.entries)
    last = max(1, min(int(about), count)) if about.isdecimal() else count
    groups = history(at.session, at.face, at.say, "", count - last + PAGE)

    def entry(each: Any) -> Markup:
        said = tag("span", tag("b", each.title), tag("i", each.detail), class_="grow")
        gone = tag("small", at.say("UNDONE")) if each.undone else None
        says = written({"go": f"entry:{each.number.removeprefix('#')}"})
        return tag(
            "button",
            tag("small", each.number),
            glyph(each.symbol),
            said,
            gone,
            class_=f"line{' undone' if each.undone else ''}",
            data_say=says,
        )

    found: Iterator[Markup] = (
        join(tag("h2", group.title, class_="t-legend c-ink2"), *map(entry, lines))
        for group in groups
        if (lines := [each for each in group.lines if int(each.number.removeprefix("#")) <= last])
    )
    older = button(at.say("OLDER"), {"go": f"history:{last - PAGE}"}, "", "small") if last > PAGE else None
    return join(*found, older, back(at))


def entry_room(at: Reader, about: str) -> Markup | None:
    number = int(about) if about.isdecimal() else 0
    if not 0 < number <= len(at.session.journal.entries):
        return None
    found = at.session.history(number)[0]
    entry = at.session.journal.entries[number]
    by_hand = ByHand(at.session, at.face, at.say)
    each = history_line(found, entry, at.face, at.say, by_hand)
    fixed = by_hand.became(entry)
    gone = at.say("Taken back by #{number}.", number=at.session.journal.taken_by(number)) if found["undone"] else ""
    said = [line(says, "read") for says in ([fixed] if fixed else found["story"])]
    return join(
        tag("h1", f"{each.number}  {each.title}", class_="t-title"),
        *said,
        line(gone, "body", "ink2"),
        why(at.face.rule(entry), at),
        wrong(at, of_the_entry(at.session, number, language=at.say.language), number),
        *_takes_back(entry, at),
        back(at),
    )


def _takes_back(entry: Any, at: Reader) -> Iterator[Markup]:
    """What was done last, and by this reader."""
    last = at.session.journal.next_undo()
    if last is None or last.number != entry.number or not at.takes_back:
        return
    yield button(at.say("UNDO"), {"do": "undo"}, "undo", "verb")
    if at.may == HOST and at.session.can_put_back():
        yield button(at.say("HOLD: {what}", what=at.say("PUT BACK AND SHAKE")), {"do": "put_back"}, "shake", "hold")


def bag_room(at: Reader, _: str) -> Markup:
    picture = bag(at.view, at.session.record(), at.face, at.say)
    rows = (
        tag(
            "li",
            glyph(each.symbol, 30),
            line(each.name, "row", name="span"),
            line(str(each.count), "title", name="b"),
            class_="row between",
        )
        for each in picture.rows
    )
    inside = tag(
        "details", tag("summary", at.say("LOOK")), tag("ul", *rows, class_="list"), *(line(each) for each in picture.elsewhere)
    )
    return join(
        tag("h1", at.say("THE BAG"), class_="t-title"),
        line(str(picture.total), "headline"),
        line(at.say("{n:token|tokens} inside", n=picture.total)),
        inside,
        back(at),
    )
