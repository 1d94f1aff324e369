"""The owner of a host without a window: what a tap on its own pages does to the host, by the same parts that the window has."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from typing import Any, Protocol

from companion.device import ENDINGS
from companion.faraway import MOST as FAR_MOST
from companion.faraway import FarAway
from companion.games import Game
from companion.packs import PackError
from companion.packs.words import LANGUAGES
from companion.page.carrying import Carried
from companion.page.drafts import Drafts
from companion.page.keeping import lost
from companion.page.lobby import NAME, Newcomer, Onlooker, framed
from companion.page.markup import Markup, join, tag
from companion.page.parts import button, glyph, line
from companion.page.reader import Reader
from companion.show.adding import Adding
from companion.show.doing import Here
from companion.show.files import Files
from companion.show.games import Games
from companion.show.newgame import NewGame
from companion.show.noting import Noting
from companion.show.packing import Packing
from companion.show.pausing import Pausing
from companion.show.pictures.launch import NAMES
from companion.show.place import Place
from companion.show.playing import Playing
from companion.show.shell import Shell
from companion.show.swapping import Swapping
from companion.show.tongue import Tongue, word
from companion.table import Refused
from companion.value import value
from companion.wrong import KINDS, LONGEST

MOST = 300
"""So many things that pages offer beside the game are remembered; a page has some twenty."""
LETTERS = 40
"""What is typed has no more letters."""
MORE, CARD = 400, "card"
"""But of a card, whose words are the owner's: so many."""
LINE, CODE, WHOLE = "line", "code", 6000
"""What is wrong in one line, and the code of a box, of which so many letters fit into a request."""
FAR = "far"
"""A broker: its address, a user, a password."""
MOST_OF = {CARD: MORE, FAR: FAR_MOST, LINE: LONGEST, CODE: WHOLE}
At = Reader | Onlooker
ODD = (LookupError, ValueError, TypeError, AttributeError, AssertionError, StopIteration)
"""What comes of a page that is older than what is there now, or that lies."""
TITLES = {
    "new_game": word("NEW GAME"),
    "ceremony": word("THE SEAL"),
    "shelf": word("ALL GAMES"),
    "statistics": word("STATISTICS"),
    "share": word("EVERY PHONE"),
    "box": word("CHECK YOUR BOX"),
    "part": word("CHECK YOUR BOX"),
    "enter": word("ENTER CARDS"),
    "standings": word("STANDINGS"),
    "about": word("ABOUT"),
    "licences": word("LICENCES"),
    "licence": word("LICENCES"),
    "wrong": word("THIS IS WRONG"),
    "note": word("THE NOTE"),
    "code": word("BOX CODE"),
}
"""What the pages are called that need no game."""


@value
class Linked:
    """A browser that is linked."""

    id: str
    seat: str
    """"" for a screen."""
    name: str
    may: str
    away: bool
    own: bool
    """The owner's."""
    follows: bool = False
    """It stands by."""


@value
class AsksIn:
    """Somebody whom people have to let in."""

    enc: str
    seat: str
    words: str
    follows: bool = False
    """It offers to stand by."""


class HostShell(Shell, Protocol):
    """A host without a window, as the pages of its owner see it."""

    games: Games
    known: Mapping[str, Game]
    files: Files
    pausing: Pausing
    packing: Packing
    noting: Noting
    swapping: Swapping
    faraway: FarAway
    keeps: str
    """How the browser keeps the games in which this host is; "" for one on a disk."""

    @property
    def invitation(self) -> str:
        """The link that the code says; "" where nobody else can come."""

    def linked(self) -> tuple[Linked, ...]: ...
    def asks(self) -> tuple[AsksIn, ...]: ...
    def allow(self, id: str, may: str) -> None: ...
    def let_in(self, enc: str, answer: str) -> None: ...
    def unlink(self, id: str) -> None: ...
    def new_code(self) -> None: ...
    def stop(self) -> None: ...
    def speak_in(self, language: str) -> None: ...


Room = Callable[["OwnersPages", Any], Markup | None]


class OwnersPages:
    """What its owner has of a host, and has said on these pages so far."""

    def __init__(self, shell: HostShell, rooms: Mapping[str, Room], outside: Mapping[str, Room], carried: Carried) -> None:
        self.shell, self._rooms, self._outside = shell, rooms, outside
        self.folds: set[str] = set()
        """What is unfolded of the page that is shown."""
        self.all_add = False
        """Everybody adds something to the seed."""
        self.adding = Adding()
        self.chosen = ""
        """The seat for which a name is written."""
        self.written = ""
        self.drafts = Drafts(shell)
        self.carried = carried
        self._new: NewGame | None = None
        self._here: dict[Callable[[Any], object], int] = {}
        """What the pages offer beside the game, each with its number; no number comes twice."""
        self._numbers = count()

    # -- what stands there -----------------------------------------------------------------------

    @property
    def playing(self) -> Playing | None:
        return self.shell.games.playing

    @property
    def new(self) -> NewGame:
        """The game that is chosen now."""
        name = self.shell.place.screen.partition(":")[2]
        if name not in self.shell.known:
            raise LookupError(name)
        if self._new is None or self._new.name != name:
            self._new, self.folds = NewGame(self.shell.games, name), set()
        self._new.take_up()
        return self._new

    @property
    def rooms(self) -> Mapping[str, Callable[[Reader, str], Markup | None]]:
        """Those of a game that its owner has beside those of all guests."""

        def here(made: Room) -> Callable[[Reader, str], Markup | None]:
            def page(at: Reader, _: str) -> Markup | None:
                inside = made(self, at)
                return None if inside is None else tag("div", inside, class_="desk")

            return page

        return {name: here(made) for name, made in self._rooms.items()}

    def page(self, at: Newcomer) -> Markup:
        """The owner's page while no game is open."""
        say, place = self.shell.say, self.shell.place
        at.at.say = say
        made = self._outside.get(place.room)
        try:
            inside = made(self, at.at) if made is not None else None
        except (LookupError, ValueError, TypeError, AttributeError):
            logging.getLogger("airlock").exception("a page could not be made: %s", place.top)
            inside = None
        if inside is None:
            place, inside = Place(), self._outside["launch"](self, at.at)
        back = button("", {"back": 1}, "back", "icon", aria_label=say("BACK")) if place.back() is not None else None
        title, aside = self._titled(place)
        return framed(title, aside, self.asked(at.at), inside, back=back)

    def _titled(self, place: Place) -> tuple[str, str]:
        """What a page is about; of a new game also which."""
        title = self.shell.say(TITLES[place.room]) if place.room in TITLES else NAME
        return title, self.shell.say(self.new.face.title) if place.screen.startswith("new_game") else ""

    def asked(self, at: At) -> Markup:
        """Over every page: who asks to be let in, what the last tap came to, and the file that it has made."""
        say, asks = at.say, () if self.shell.place.room == "share" else self.shell.asks()
        found = tag("p", self.shell.notice, class_="notice", role="status") if self.shell.notice else None
        return join(
            *(button(say("{words} ASKS TO BE LET IN", words=each.words), {"go": "share"}, "link", "act") for each in asks),
            lost(self.shell.keeps, say),
            found,
            self._carried(say),
        )

    def _carried(self, say: Tongue) -> Markup | None:
        """The file lies on the host; the machine of this browser may have it too."""
        name = self.carried.name
        return button(say("TAKE IT HERE: {file}", file=name), None, "app-source", "verb", data_take=name) if name else None

    def here(self, here: Here) -> dict[str, Any]:
        """The message of something that only the phone of the table does: a number by which it is found again."""
        if here.act not in self._here:
            self._here[here.act] = next(self._numbers)
            if len(self._here) > MOST:
                del self._here[next(iter(self._here))]
        return {"host": ["here", self._here[here.act]]}

    @property
    def missing(self) -> str:
        playing = self.shell.games.playing
        return self.shell.packing.warns(playing) if playing is not None else ""

    def menu(self) -> list[Markup]:
        """What the menu of a game has for its owner."""
        say, games, playing = self.shell.say, self.shell.games, self.shell.games.playing
        assert playing is not None
        session, over = playing.session, playing.view["phase"] == "over"
        record = session.record()
        rows: list[Markup | None] = [
            button(say("EVERY PHONE"), {"go": "share"}, "link", "verb") if self.shell.invitation else None,
            button(say("WHO ARE YOU?"), {"go": "who"}, "tab-crew", "verb"),
            button(say("PAUSE"), {"go": "pause"}, "hourglass", "verb") if self.shell.pausing.may else None,
            button(say("FIX THE RECORD"), {"go": f"record:{next(iter(record))}"}, "check", "verb") if record else None,
            button(say("CHECK THE BOARD"), {"go": "record:board"}, "tab-table", "verb") if "board" in record else None,
            button(say("CHECK YOUR BOX"), {"go": f"box:{session.pack.id}"}, "house-mix", "verb"),
            button(say("APP OR CARDBOARD"), {"go": "sources"}, "cardboard-source", "verb") if session.game.sources else None,
            button(say("WHO SITS WHERE"), {"go": "seats"}, "tab-crew", "verb") if "rename" in session.game.intents else None,
            button(say("THE SEAL"), {"go": "proof" if over else "seal"}, "seal", "verb"),
            button(say("PACK UP"), {"go": "packing"}, "bag", "verb") if over else None,
            act(say("EXPORT"), "export", symbol="app-source", kind="verb"),
            button(say("ABOUT"), {"go": "about"}, "info", "verb"),
            button(say("SAME CREW AGAIN"), {"host": ["again"]}, "redo", "verb") if over else None,
            button(say(playing.face.start.prelude.label), {"host": ["follow"]}, "next", "verb")
            if over and playing.face.start.prelude and games.may_follow
            else None,
            button(say("OTHER GAMES"), {"host": ["launch"]}, "airlock", "verb"),
            button(say("HOLD: {what}", what=say("STOP THE GAME")), {"do": "end_game", "with": {}}, "close", "hold")
            if not over and "end_game" in session.game.intents
            else None,
        ]
        return [row for row in rows if row is not None]

    # -- what a tap does -------------------------------------------------------------------------

    def move(self, what: str, shown: Any) -> bool:
        """Something that its owner has pressed; whether it was for the host. What is odd changes nothing."""
        shell, outside = self.shell, self.shell.session is None
        shell.notice = ""
        self.carried.file = None
        try:
            match what, shown:
                case "host", [str() as verb, *more] if verb in DOES:
                    DOES[verb](self, *more)
                case "write", [str() as key, str() as text]:
                    self._write(key, text[: MOST_OF.get(key.partition(":")[0], LETTERS)])
                case "speak", str() if shown in LANGUAGES:
                    shell.speak_in(shown)
                    return False
                case "go", str() if outside:
                    self._goes(shown)
                case "instead", str() if outside:
                    shell.go(shell.place.back() or Place())
                    self._goes(shown)
                case "back", _ if outside:
                    shell.go(shell.place.back() or Place())
                case _:
                    return False
        except Refused as refused:
            shell.games.trouble(refused)
        except (PackError, OSError) as error:
            shell.notice = str(error)
        except ODD:
            logging.getLogger("airlock").exception("a page said something odd: %s %s", what, shown)
        return True

    def takes(self, name: str, at: int) -> dict[str, Any]:
        """A part of the file that was made last."""
        try:
            return self.carried.part(name, at)
        except (LookupError, OSError):
            return {"no": "gone"}

    def gives(self, name: str, at: int, size: int, part: str) -> int | None:
        """How much of a file that its owner brings is there; None once it was taken, or can't be."""
        shell = self.shell
        shell.notice = ""
        try:
            there = self.carried.comes(name, at, size, part)
            return None if self.carried.came(shell.files.take) else there
        except (ValueError, OSError):
            shell.notice = shell.say("That file can't be read, or there is no room for it.")
            return None

    def done(self) -> None:
        """After whatever its owner has done: where we are survives the host."""
        self.shell.games.keep_place()
        self.shell.games.note_what_changed()

    def refused(self, refused: Refused) -> None:
        """The file may be lost to us, or another Airlock plays on in it."""
        if refused.reason in ("save_is_damaged", "save_is_newer", "save_is_foreign", "save_was_replaced", "save_went_on"):
            self.shell.games.trouble(refused)

    def _does_here(self, number: int) -> None:
        next(act for act, known in self._here.items() if known == number)(self.shell)

    def _goes(self, to: str) -> None:
        """Outside of a game a page stands alone, or over the one that led there."""
        screen = to.partition(":")[0]
        if screen == "new_game":
            if to.partition(":")[2] in self.shell.known:
                self._new = None
                self.shell.go(Place(to))
        elif screen in self._outside:
            self.shell.over(to)

    def _write(self, key: str, text: str) -> None:
        """A field, as far as it is typed."""
        what, _, number = key.partition(":")
        if what == "name":
            self.new.names[int(number)] = text
        elif what == "gift":
            self.adding.word = text
        elif what == "seat":
            self.written = text
        elif what == CARD:
            self.drafts.write(number, text)
        elif what == FAR:
            self.shell.faraway.write(number, text)
        elif what == LINE:
            self.shell.noting.line = text
        elif what == CODE and text.strip():
            self.shell.swapping.add(text)

    def _choose(self, name: str, at: int) -> None:
        new = self.new
        lines = {each.name: each for each in new.lines(self.shell.say)}
        new.choose(name, lines[name].segments[at])

    def _set(self, option: str, name: str) -> None:
        """A line of what is chosen in detail, to what comes after what it is."""
        found = next(each for each in self.new.details(self.shell.say) if each.option == option)
        after = next(each.after for each in found.lines if each.name == name)
        if after is not None:
            self.new.options[option] = after

    def _add(self, name: str, there: int) -> None:
        if any(each.component == name for each in self.new.extras(self.shell.say)):
            self.new.options[name] = bool(there)

    def _turn(self, component: str, by_app: int) -> None:
        if any(each.component == component for each in self.new.switches(self.shell.say)):
            self.new.drawn_by(component, bool(by_app))

    def _count(self, name: str, by: int) -> None:
        counted = next(each for each in self.new.lies(self.shell.say)[1] if each.name == name)
        self.new.count(counted, 1 if by > 0 else -1)

    def _out(self, number: int) -> None:
        if len(self.new.names) > self.new.least:
            del self.new.names[number]

    def _more(self) -> None:
        if len(self.new.names) < self.new.most:
            self.new.add()

    def _begin(self) -> None:
        self.adding = Adding()
        self.new.begin(self.all_add)

    def _gives(self, something: int) -> None:
        """The promise was read; or the next one has added something, or nothing."""
        if not self.adding.promised:
            self.adding.promised = True
            return
        gift, self.adding = self.adding.gift if something else "", Adding(promised=True)
        self.shell.games.add_to_seal(gift)

    def _seated(self, how: str) -> None:
        """A name that was written for a seat, and what it means for it."""
        seat, playing = self.chosen, self.playing
        assert playing is not None
        playing.session.do("rename", seat=seat, called=self.written, how=how)
        self.chosen = ""

    def _choose_seat(self, seat: str) -> None:
        playing = self.playing
        assert playing is not None
        self.chosen = "" if self.chosen == seat else seat
        self.written = str(playing.view["seats"][seat]["name"]) if self.chosen else ""

    def _source(self, component: str, by_app: int) -> None:
        """Who draws from now on; what has to be put on the table then is told."""
        playing = self.playing
        assert playing is not None
        entry = playing.session.do("set_source", component=component, source="app" if by_app else "cardboard")
        if by_app and component == "bag":
            self.shell.over("bag")  # only the table knows what is in the real one
        elif "contents" in entry.result:
            self.shell.over(f"handover:{entry.number}")

    def _export(self) -> None:
        """In the middle of a game, after a hold."""
        self.shell.close()
        self.shell.files.export_game(sure=True)

    def _pause(self) -> None:
        self.shell.pausing.pause()

    def _launch(self) -> None:
        self.shell.go(Place())

    def _again(self, what: str) -> None:
        self._new = None
        getattr(self.shell.games, what)()

    def wrong(self, about: str) -> dict[str, Any]:
        """The message by which something is said to be wrong."""
        return {"host": ["wrong", about]}

    def _is_wrong(self, about: str) -> None:
        self.shell.noting.open(self.playing, about)

    def _kind(self, kind: str) -> None:
        if kind in KINDS:
            self.shell.noting.kind = kind

    def _coded(self, coded: int) -> None:
        self.shell.noting.coded = bool(coded)

    def _takes(self, takes: int) -> None:
        """From giving a box to taking one, and back; what was not taken is forgotten."""
        self.shell.swapping.takes = bool(takes)
        self.shell.swapping.forget()

    def _next_part(self) -> None:
        swapping = self.shell.swapping
        swapping.at = (swapping.at + 1) % max(1, len(swapping.parts(self.shell.place.about)))

    def _fold(self, name: str) -> None:
        self.folds ^= {name}

    def _everybody_adds(self, wanted: int) -> None:
        self.all_add = bool(wanted)


def _try(pages: OwnersPages) -> None:
    """A round to try, of the first game that has a guide through one."""
    shown = next(game for game in pages.shell.known if pages.shell.games.face_of(game).guide)
    pages.shell.games.show_a_round(shown, NAMES)


DOES: dict[str, Callable[..., object]] = {
    "group": lambda pages, group: pages.new.seat(int(group)),
    "move": lambda pages, number: pages.new.move(number, (number - 1) % len(pages.new.names)),
    "out": OwnersPages._out,
    "more": OwnersPages._more,
    "choose": OwnersPages._choose,
    "set": OwnersPages._set,
    "add": OwnersPages._add,
    "turn": OwnersPages._turn,
    "count": OwnersPages._count,
    "fold": OwnersPages._fold,
    "all_add": OwnersPages._everybody_adds,
    "begin": OwnersPages._begin,
    "die": lambda pages, die: pages.adding.turn(die),
    "gives": OwnersPages._gives,
    "open": lambda pages, game: pages.shell.games.open_game(game),
    "delete": lambda pages, game: pages.shell.games.delete(game),
    "bring_back": lambda pages: pages.shell.games.bring_back(),
    "allow": lambda pages, guest, may: pages.shell.allow(guest, may),
    "let_in": lambda pages, enc, answer: pages.shell.let_in(enc, answer),
    "unlink": lambda pages, guest: pages.shell.unlink(guest),
    "far": lambda pages, on: pages.shell.faraway.turn(bool(on)),
    "far_test": lambda pages: pages.shell.faraway.test(),
    "new_code": lambda pages: pages.shell.new_code(),
    "stop": lambda pages: pages.shell.stop(),
    "seat": OwnersPages._choose_seat,
    "rename": OwnersPages._seated,
    "source": OwnersPages._source,
    "pause": OwnersPages._pause,
    "launch": OwnersPages._launch,
    "here": OwnersPages._does_here,
    "again": lambda pages: pages._again("again"),
    "follow": lambda pages: pages._again("follow"),
    "try": _try,
    "rescued": lambda pages: pages.shell.games.take_rescued(),
    "new_file": lambda pages: pages.shell.games.take_new(),
    "retry": lambda pages: pages.shell.games.open_save(),
    "back_up": lambda pages: pages.shell.files.back_up(),
    "export": lambda pages: pages.shell.files.export_game(),
    "export_sure": OwnersPages._export,
    "export_box": lambda pages: pages.shell.files.export_box(),
    "step": lambda pages, item, field, by: pages.drafts.step(item, field, by),
    "so_it_is": lambda pages: pages.drafts.so_it_is(),
    "as_printed": lambda pages: pages.drafts.as_printed(),
    "leave_out": lambda pages: pages.drafts.leave_out(),
    "pick": lambda pages, field, number: pages.drafts.pick(field, number),
    "offer": lambda pages: pages.drafts.offer(),
    "add_card": lambda pages: pages.drafts.add_card(),
    "last_card": lambda pages: pages.drafts.last_card(),
    "wrong": OwnersPages._is_wrong,
    "kind": OwnersPages._kind,
    "coded": OwnersPages._coded,
    "share_note": lambda pages, what: pages.shell.noting.share(what),
    "takes": OwnersPages._takes,
    "next_part": OwnersPages._next_part,
    "share_code": lambda pages, pack: pages.shell.swapping.share(pack),
    "want": lambda pages, component: pages.shell.swapping.turn(component),
    "adopt": lambda pages: pages.shell.swapping.adopt(),
}
"""What a page of the owner may say to the host."""


def at_hand(pages: OwnersPages, at: At) -> str:
    """What a page is about, in a game and outside of one."""
    return at.playing.place.about if isinstance(at, Reader) else pages.shell.place.about


def brings(label: str) -> Markup:
    """Where a file is chosen that its owner brings."""
    field = tag("input", None, type="file", accept=",".join(ENDINGS), data_give=True, aria_label=label)
    return tag("label", glyph("phone", 30), tag("span", label), field, class_="b b-verb brings")


def act(label: str, *what: Any, symbol: str = "next", kind: str = "act", **more: Any) -> Markup:
    """A button that says something to the host."""
    return button(label, {"host": list(what)}, symbol, kind, **more)


def heading(text: str, at: At) -> Markup | None:
    """What a page is about; where no game is open its head says it."""
    return None if isinstance(at, Onlooker) else tag("h1", text, class_="t-title")


def seal_words(said: Iterable[str]) -> Markup:
    """Four words, to be photographed."""
    rows = (
        tag("li", tag("b", str(number), class_="c-ink2"), line(each.upper(), "title", name="b"), class_="row")
        for number, each in enumerate(said, 1)
    )
    return tag("ol", *rows, class_="list words")


def said(text: str) -> Markup | None:
    return line(text, "body", "ink2")
