"""A guest at the table of this game: its place, its page, and what it may do. One more `Playing`, without a window."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from html import unescape
from itertools import groupby
from typing import Any

from companion.packs.words import LANGUAGES
from companion.page import leaves
from companion.page.choosing import picked
from companion.page.markup import Markup, join, tag
from companion.page.owed import calling, concerning
from companion.page.parts import button, drawn, glyph, line
from companion.page.plates import narrow
from companion.page.reader import HOST, LOOK, SEAT, TABLE, Reader
from companion.page.rooms import bare, room
from companion.page.taps import written
from companion.page.wall import table, wall
from companion.session import Session
from companion.show.cells import CELLS
from companion.show.face import Face
from companion.show.pictures.result import together
from companion.show.pictures.secret import BUILDERS, NAMED, Cells, HeldCard, Seen, content, hand_content
from companion.show.place import HOME, Place
from companion.show.playing import ENDED, Manner, Playing
from companion.show.tongue import Tongue
from companion.show.writing import width_of
from companion.table import SHARED, Entry, Json, Refused
from companion.table import Seen as Saw

WINDOWS, LOW, RULER, ROUND_NUMBER, ROUND_LOW = 92.0, 66.0, 22.0, 94.0, 70.0
"""How high the windows of the strip are, on a small phone too, and its ruler, and how wide the number before them, also there, in
dp."""
BESIDE = 2.0
"""So much higher they are where they stand two by two, because text is large."""
HEAD, ASIDE, MENU, SIGN, AIR = 20.0, 18.0, 40.0, 28.0, 12.0
"""In the head: how large its words are, and those at its right end; how wide its button, a sign and the air are, in dp."""
ROOMY: dict[type, int] = {str: 128, HeldCard: 160, Cells: 960}
MARKED = 160
"""So much more where symbols stand on cards."""
AS_WELL = 640
"""What a seat holds is as long as if each piece had so many bytes, and so many beside them, whatever it says: how many there are
everybody sees, and how long they are would tell which."""
LETTERS = 60
"""What is looked for has no more letters."""


class Visitor:
    """One guest, from its first page on."""

    def __init__(
        self, session: Session, face: Face, seat: str, language: str, host: str, game: int = 0, playing: Playing | None = None
    ) -> None:
        self.at = Reader(playing or _joined(session, face, seat, language, game), seat, LOOK, host=host)
        self._made, self._typed = Markup(""), ""
        """The last page, and an address that did not stand on it when it was gone to: somebody has typed it."""
        self._of_seat()

    @property
    def playing(self) -> Playing:
        return self.at.playing

    def _of_seat(self) -> None:
        """A guest with a seat acts for it."""
        if self.at.seat:
            self.playing.acting = self.at.seat

    # -- what it hears and does ------------------------------------------------------------------

    def hears(self, entry: Entry) -> None:
        """Somebody else has done something."""
        self.at.notice = ""
        reads = self.playing.place.tab != HOME
        self.playing.hears(entry, Manner())
        if reads:  # whoever looks something up meanwhile stays there
            self.leave("rail")
        self._came()

    def act(self, name: str, parameters: Mapping[str, Any]) -> Entry:
        """Through the one door; Refused where the rules, or this guest's rights, say no."""
        parameters = picked(name, parameters, self.at)
        if not self.at.allowed(name, parameters):
            raise Refused("look_only" if self.at.may == LOOK else "not_your_seat")
        entry, _ = self.playing.act(name, Manner(), parameters)
        self._came()
        hidden = bool(self.at.seat) and entry.told.get("secret") == self.at.seat and self.playing.place.room not in (HOME, "rail")
        self.at.notice = self.at.say("Something new lies under the ring: hold it to look.") if hidden else ""
        return entry

    def undo(self) -> Entry:
        """The last thing, where the host of the guests has found that it is this guest's."""
        entry, _ = self.playing.act("undo", Manner(), {})
        self._came()
        return entry

    def _came(self) -> None:
        """A page scrolls: what came stands whole on the table or on its station, and what is secret under the thumb."""
        place = self.playing.place
        self.playing.place = replace(place, over=tuple(each for each in place.over if each not in ("result", "secret")))
        self._of_seat()

    def says(self, refused: Refused) -> str:
        """Why not, in this guest's language."""
        return str(self.at.session.refusal(refused))

    def move(self, what: str, shown: Any) -> None:
        """Something that changes only what this guest is shown; what is odd changes nothing."""
        playing, self.at.notice = self.playing, ""
        self._typed = self._typed_in(what, shown)
        match what, shown:
            case "go" | "instead", str() if self._leads(shown):
                self._goes(shown, instead=what == "instead")
            case "tab", str() if shown in self._tabs():
                self._to(shown)
            case "back", _:
                self._back()
            case "leave", "result":
                playing.shown = 0
            case "choose", dict():
                playing.choose({str(key): each for key, each in shown.items() if each is not None or key in playing.chosen})
            case "put", [str() as part, str() as key, int() as value]:
                self._put(part, key, value)
            case "tick" | "ticks", list():
                self._tick(what, shown)
            case "speak", str() if shown in LANGUAGES:
                playing.session.words = type(playing.session.words)(playing.session.pack, shown)
                playing.say = Tongue(shown)
            case "form", [int() | float() as wide, int() | float() as high, int() | float() as fonts]:
                self.at.measured(wide, high, fonts)
            case "acts", str() if shown in self.at.view["seats"] and not self.at.seat:
                playing.acting = shown
                self._back()
            case "find", str():
                self.at.query = shown[:LETTERS]
            case "read", _:
                playing.heard()

    def _typed_in(self, what: str, shown: Any) -> str:
        """An address that stands on no button of the last page."""
        if what not in ("go", "instead") or not isinstance(shown, str):
            return self._typed
        return "" if str(written({what: shown})) in unescape(self._made) else shown

    def turn_clock(self) -> None:
        """Stops the real clock of the game, or lets it run on, where this guest may do that for all."""
        if self.at.may in (TABLE, HOST):
            self.at.notice = ""
            self.at.face.clock(Timekeeper(self))

    def leave(self, overlay: str) -> None:
        """Something that is done with goes, whatever lies over it stays."""
        place = self.playing.place
        self.playing.place = replace(place, over=tuple(each for each in place.over if each != overlay))

    def _goes(self, to: str, instead: bool) -> None:
        """A page, or the sentence that there is nothing to choose on it."""
        playing, before = self.playing, self.playing.place
        if instead:
            playing.place = Place("game", before.tab, (*before.over[:-1], to))
        else:
            playing.place = before.at(to) if to in self._tabs() else before.onto(to)
        if playing.place.room == "choose":
            self._body()  # one that has nothing to choose is left
            if playing.place.top != to:
                playing.place, self.at.notice = before, self.at.say("There is nothing to choose now.")

    def _leads(self, to: str) -> bool:
        return len(to) <= LETTERS * 2 and len(self.playing.place.over) < LETTERS

    def _tabs(self) -> tuple[str, ...]:
        return tuple(tab.name for tab in self.at.face.tabs)

    def _back(self) -> None:
        place = self.playing.place.back()
        if place is not None and place.screen == "game":
            self.playing.place = place if place.tab == self.playing.place.tab else self.playing.plain()

    def _to(self, tab: str) -> None:
        """The table is where the game stands: its rail, while there is one; from there, what lies under it."""
        playing, plain = self.playing, self.playing.plain()
        playing.place = plain if tab == HOME and playing.place != plain else playing.place.at(tab)

    def _put(self, part: str, key: str, value: Json) -> None:
        """A switch or a number of a question; of some switches only one is on."""
        from companion.show.pictures.rail import asked

        at = self.at
        lines = [row for each in asked(at.view, at.face, at.say, at.session.words).parts for row in each.rows]
        row = next((row for row in lines if (row.part, row.key) == (part, key)), None)
        if row is None or not isinstance(value, int) or not row.least <= value <= row.most:
            return
        chosen = self.playing.chosen
        if row.one and value:
            chosen.update({(each.part, each.key): 0 for each in lines if each.part == part})
        chosen[part, key] = value

    def _tick(self, what: str, shown: list[Any]) -> None:
        """One box, ticked or not; or several that are done."""
        for each in [shown] if what == "tick" else [[due, True] for due in shown]:
            match each:
                case [str() as due, bool() as done] if self.at.may_tick(due):
                    try:
                        self.playing.session.tick(due, done)
                        number, before = len(self.at.session.journal.entries), self.at.ticked
                        self.at.ticked = number, (before[1] if before[0] == number else frozenset()) | {due}
                    except Refused as refused:
                        self.at.notice = self.at.session.refusal(refused)

    # -- its page --------------------------------------------------------------------------------

    def page(self) -> Markup:
        """All of it, from the head to the tabs."""
        self._made = self._page()
        return self._made

    def _page(self) -> Markup:
        at = self.at
        body = self._body()
        if at.screen:
            return wall(at, _head(at), table(at) if not at.playing.place.over and at.playing.place.tab == HOME else body)
        kind = f"frame{' seated' if at.seat else ''}{' large-text' if at.large else ''}"
        return tag(
            "div",
            _head(at),
            None if bare(at) else _strip(at),
            at.desk.asked(at) if at.desk is not None else None,
            tag("p", at.notice, class_="notice", role="alert") if at.notice else None,
            _orders(at),
            calling(at),
            tag("main", body, id="main", data_place=at.playing.place.top),
            tag("div", tag("div", self._ring(), _tabs(at)), class_="bottom locked" if at.seat else "bottom"),
            class_=kind,
        )

    def _body(self) -> Markup | None:
        """The room; one that has lost its subject is left, for what is under it."""
        at = self.at
        while True:
            place = at.playing.place
            try:
                found = room(at, place.room, place.about)
            except Exception as error:  # a guest may ask for anything
                if place.top == self._typed:
                    logging.getLogger("airlock").warning("somebody has typed an address that is none: %s: %r", place.top, error)
                else:
                    logging.getLogger("airlock").exception("a page could not be made: %s", place.top)
                found = None
            if found is not None:
                return found
            if not place.over and place.tab == HOME:
                return None
            at.playing.place = Place("game", place.tab if place.over else HOME, place.over[:-1])

    # -- what is for one pair of eyes ------------------------------------------------------------

    def _ring(self) -> Markup | None:
        """Where a thumb is held to see what is one's own."""
        at = self.at
        if not at.seat:
            return None
        name = str(at.view["seats"][at.seat]["name"]).upper()
        hold, let_go = at.say("HOLD TO LOOK"), at.say("LET GO TO COVER")
        ring = tag("button", glyph("peek-eye", 48), class_="ring", id="ring", data_open=True, aria_label=hold)
        how = tag("p", tag("span", hold, class_="shut"), tag("span", let_go, class_="open"), class_="how t-legend")
        only = tag("p", tag("span", at.say("{name} ONLY", name=name)), class_="only t-legend c-ink2")
        return tag("section", leaves.shut(), only, ring, how, class_="sill", aria_label=name)

    def mine(self) -> Markup:
        """What this seat alone may see: what it was shown last, and what it holds. A screen has nothing."""
        at = self.at
        if not at.seat:
            return Markup("")
        name = str(at.view["seats"][at.seat]["name"]).upper()
        head = tag("h2", at.say("{name} ONLY", name=name), class_=f"t-{'title' if at.large else 'headline'} c-ink2")
        pieces = (*self._looked(), *hand_content(at.seat, at.session, at.face, at.say))
        begin = join(leaves.apart(), head)
        made = join(begin, *self._seen(pieces))
        room = _long(begin) + AS_WELL + sum(map(_roomy, pieces))
        return Markup(made + " " * (room - _long(made)))

    def _looked(self) -> tuple[Seen, ...]:
        """What the last entry has shown this seat, as long as it stands; where that is its hand, it stands there once."""
        at, shown = self.at, self.playing.shown
        entry = at.session.journal.entries[shown] if shown else None
        if entry is None or entry.told.get("secret") not in (at.seat,) or entry.told.get("secret") == BUILDERS:
            return ()
        return () if at.face.verb(entry.intent).secret is at.face.hand else content(entry, at.session, at.face, at.say)

    def _seen(self, pieces: Iterable[Seen]) -> Iterator[Markup]:
        """Piece by piece; cards of a hand follow each other in a list of names and what they do."""
        for kind, alike in groupby(pieces, type):
            if kind is HeldCard:
                yield tag("dl", *(_card(each) for each in alike if isinstance(each, HeldCard)), class_="t-read")
            else:
                yield from (
                    drawn(CELLS, each, self.at, high=240) if isinstance(each, Cells) else _said(str(each)) for each in alike
                )


def _card(held: HeldCard) -> Markup:
    marks = (tag("i", glyph(symbol), counts) for symbol, counts in held.marks)
    names = (tag("b", each) for each in (held.number, held.name) if each)
    return join(tag("dt", *names, *marks), tag("dd", held.says))


def _said(what: str) -> Markup:
    large, _, rest = what.partition("\n")
    named = rest or (len(large) <= 2 * NAMED and not large.endswith("."))
    return tag("div", line(large, "title" if named else "read", name="b" if named else "p"), line(rest, "read"), class_="held")


def _roomy(piece: Seen) -> int:
    marked = isinstance(piece, HeldCard) and any(symbol for symbol, _ in piece.marks)
    return ROOMY[type(piece)] + (MARKED if marked else 0)


def _long(marked: str) -> int:
    """How many bytes it has in a message."""
    return len(json.dumps(str(marked), ensure_ascii=False).encode()) - 2


class Timekeeper:
    """Whoever acts for the table on a page: to a real clock it is the app."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor, self.playing, self.home = visitor, visitor.playing, visitor.at.home

    def act(self, name: str, **parameters: Any) -> Entry | None:
        try:
            return self._visitor.act(name, parameters)
        except Refused as refused:
            self._visitor.at.notice = self._visitor.says(refused)
            return None

    def refresh(self) -> None:
        """Everybody's page is made anew after whatever was asked for."""


def seen_through(entry: Entry) -> bool:
    """Whether something was looked at by it: what a guest has seen it cannot take back."""
    return any(isinstance(event, Saw) for event in entry.events)


def _joined(session: Session, face: Face, seat: str, language: str, game: int) -> Playing:
    """The game for somebody who has just come: what came last stands there. Nothing that only others may know is found there."""
    say = Tongue(language if language in LANGUAGES else LANGUAGES[0])
    playing = Playing(session.in_tongue(say.language).through(seat or SHARED), face, say, game)
    playing.enter()
    newest = session.journal.next_undo()
    playing.shown = newest.number if newest is not None and newest.number == len(session.journal.entries) else 0
    return playing


# -- what stands on every page -------------------------------------------------------------------


def _head(at: Reader) -> Markup:
    picture, view = at.playing.strip, at.view
    first = view["first_player"]
    who = str(view["seats"][first]["name"]).upper() if first in view["seats"] else ""
    where = at.say("NO SECRETS HERE") if not at.seat else at.say("LINKED")
    back = at.playing.place.over not in ((), ("rail",)) and at.playing.place.top != ENDED
    left = button(
        "",
        {"back": 1} if back else {"go": "menu"},
        "back" if back else "menu",
        "icon",
        aria_label=at.say("BACK" if back else "MENU"),
    )
    table = tag("small", at.say("{name}'S TABLE", name=at.host.upper())) if at.host else None
    sign = glyph("link" if at.seat else "screen", 24, "done" if at.seat else "ink2")
    linked = _taking_back(at) or tag("span", sign, tag("span", tag("b", where), None if at.screen else table), class_="linked")
    first_player = tag("span", glyph("first-player"), tag("b", who), class_="first") if who else None
    title = at.face.turn.title(view, at.say) if at.playing.place.room == "rail" else ""
    if narrow(at) and title:
        return tag("header", left, tag("b", title, class_="round"), linked)
    number = tag("b", picture.short_round if _is_long(at, who, where) else (at.screen and title) or picture.round, class_="round")
    return tag("header", None if at.screen else left, number, first_player, linked)


def _is_long(at: Reader, who: str, where: str) -> bool:
    """Whether the head has no room for the whole name of the round beside who goes first, and whose table it is or what can be
    taken back."""
    picture = at.playing.strip
    if not narrow(at):
        return False
    undone = (picture.undo, picture.undo_what) if at.takes_back and picture.undo else ()
    beside = undone or (where, at.say("{name}'S TABLE", name=at.host.upper()) if at.host else "")
    wide = max(width_of(each, "Saira", ASIDE) for each in beside) + width_of(picture.round, "Saira", HEAD)
    return (wide + width_of(who, "Saira", HEAD)) * at.fonts + MENU + (2 if who else 1) * (SIGN + AIR) > at.column


def _taking_back(at: Reader) -> Markup | None:
    """Undo with its name, where this reader has done the last thing; it stands where otherwise the link does."""
    picture = at.playing.strip
    if not at.takes_back or not picture.undo:
        return None
    said = tag("span", tag("b", picture.undo), tag("small", picture.undo_what))
    return tag("button", glyph("undo"), said, class_="undo", data_say='{"do":"undo"}')


def _strip(at: Reader) -> Markup:
    """The number that counts, the windows, the countdowns and the ruler, the same on every page."""
    picture, wide = at.playing.strip, at.column
    windows, ruler = at.instrument("windows"), at.instrument("ruler")
    number = tag("div", tag("small", picture.caption), tag("b", picture.number), class_="time")
    small = at.form.compact
    high = (BESIDE if at.form.beside else 1) * (LOW if small else WINDOWS) * at.form.large(1)
    boxes = (
        drawn(windows, picture.windows, at, wide - (ROUND_LOW if small else ROUND_NUMBER), high) if windows is not None else None
    )
    counts = (
        tag("span", glyph(each.symbol, 24, each.role), tag("b", each.says, class_=f"c-{each.role}")) for each in picture.counts
    )
    ruled = ruler is not None and picture.ruler is not None and not small
    line_ = drawn(ruler, picture.ruler, at, wide, RULER) if ruler is not None and ruled else None
    kind = "strip low" if small else "strip"
    return tag("section", tag("div", number, boxes, class_="row"), tag("div", *counts, class_="counts"), line_, class_=kind)


def _orders(at: Reader) -> Markup | None:
    """What must be done now, until it was read."""
    told = at.playing.orders_of(at.seat) if at.seat and at.may == SEAT else at.playing.orders
    orders = tuple(each for each in told if each.passing)
    if not orders:
        return None
    order = together(orders)
    said = tag("div", tag("b", order.title), line(order.says, name="span"), class_="grow")
    read = glyph("check", 24, "ink2")
    return tag("section", glyph(order.symbol, 30), said, read, class_="banner row", data_say='{"read":1}', role="status")


def _tabs(at: Reader) -> Markup:
    left = 0 if at.playing.place.room in (HOME, "rail") else len(concerning(at)[0])

    def one(each: Any) -> Markup:
        chosen = at.playing.place.tab == each.name
        return tag(
            "button",
            glyph(each.symbol),
            tag("span", at.say(each.label)),
            tag("b", str(left), class_="left") if left and each.name == HOME else None,
            data_say=f'{{"tab":"{each.name}"}}',
            class_="on" if chosen else None,
            aria_current="page" if chosen else None,
        )

    return tag("nav", *(one(each) for each in at.face.tabs))
