"""Who reads a page: a guest's own place and tongue in the game of the host, its eyes, its rights, and how large its screen is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from companion.kit.lazily import opened
from companion.packs import load_rules
from companion.saves.evening import Evening
from companion.show.face import Face
from companion.show.pen import Instrument
from companion.show.playing import Playing
from companion.show.rooms import Scene
from companion.show.tongue import Tongue
from companion.show.writing import Format
from companion.table import Refused

if TYPE_CHECKING:
    from companion.show.pictures.rules import Book

LOOK, SEAT, TABLE, HOST = "look", "seat", "table", "host"
"""What a reader may do: look, act for its own seat, also for the table, or everything."""
HOSTS = ("rename", "end_game")
"""What is done to a game rather than in it, beside what is set right by hand: the phone of the table does that."""
SMALL, TABLET, SCREEN = 700, 600, 900
"""A lower screen is a small phone's, one that is nowhere narrower is a tablet's, a wider one without a seat hangs on a wall; in
dp."""
WALL = 518
"""How wide the right column of a wall is, in dp: it is drawn for one size."""
PLATE = 32
"""What a plate takes of that for its edges."""
SCALED = 2.0
"""Up to this a browser's text is what the app's own setting is: what is large already stays as it is."""
BIG = 1.5
"""From this size on text is large."""
LEAST, LARGEST, WIDEST = 240, 4000, 4.0
"""A screen is no narrower, no larger, and its text no larger than this."""
EDGE = 16
"""What is free at both sides, in dp."""
MOST, LARGER = 652, 772
"""Lines are no longer than this, in dp, and on a tablet."""


HOST_ONLY = {
    "about",
    "alone",
    "box",
    "ceremony",
    "code",
    "enter",
    "export",
    "far",
    "find",
    "gone",
    "hand",
    "handover",
    "launch",
    "licence",
    "licences",
    "moved",
    "new_game",
    "note",
    "packing",
    "part",
    "pause",
    "proof",
    "record",
    "returned",
    "seal",
    "seats",
    "secret",
    "settings",
    "share",
    "shelf",
    "sources",
    "standby",
    "statistics",
    "stuck",
    "talk",
    "turning",
    "wrong",
}
"""What stands on the phone of the table alone; secrets of a guest stand on its own page, under its own thumb."""


@dataclass(kw_only=True)
class Sight:
    """How large a screen is, and its text."""

    wide: float = 412
    high: float = 915
    indent: float = 0
    """How much less wide what is made now is: it stands on a plate."""
    fonts: float = 1.0
    """How large the browser's text is, of its own."""

    @contextmanager
    def on_a_plate(self) -> Iterator[None]:
        self.indent += PLATE
        try:
            yield
        finally:
            self.indent -= PLATE

    def measured(self, wide: float, high: float, fonts: float) -> None:
        self.wide, self.high = max(LEAST, min(LARGEST, wide)), max(LEAST, min(LARGEST, high))
        self.fonts = max(1.0, min(WIDEST, fonts))

    @property
    def screen(self) -> bool:
        """It hangs on a wall: large, and nothing on it is pressed."""
        return False

    @property
    def large(self) -> bool:
        """Its text is so large that what is large already stays as it is."""
        return self.fonts >= BIG

    @property
    def form(self) -> Format:
        if self.screen:
            return Format(compact=self.indent > 0)
        tablet = min(self.wide, self.high) >= TABLET
        scale = min(self.fonts, SCALED)
        return Format(scale, self.fonts / scale, compact=self.high < SMALL and not tablet, wide=False, tablet=tablet)

    @property
    def column(self) -> float:
        """How wide what stands below each other is."""
        if self.screen:
            return WALL - self.indent
        return min(LARGER if self.form.tablet else MOST, self.wide) - 2 * EDGE - self.indent


class Desk(Protocol):
    """What the owner of a host without a window has more than other guests, on its own pages."""

    @property
    def rooms(self) -> Mapping[str, Callable[[Reader, str], Any]]: ...
    @property
    def missing(self) -> str:
        """What of the box was not found when it was packed up."""

    def menu(self) -> list[Any]: ...
    def here(self, what: Any) -> dict[str, Any] | None: ...
    def wrong(self, about: str) -> dict[str, Any]: ...
    def asked(self, at: Reader) -> Any: ...


@dataclass
class Reader(Sight):
    """A guest, as its pages are made for it."""

    playing: Playing
    seat: str = ""
    """"" for a screen that everybody looks at."""
    may: str = LOOK
    host: str = ""
    """Whose phone the table is on, or what that is called."""
    query: str = ""
    """What is looked for among the rules."""
    home: Path = field(default_factory=Path)
    notice: str = ""
    """Why the last thing that was tried is not done."""
    desk: Desk | None = None
    """What the host has, where it has no window and this reader is its owner."""
    evenings: Callable[[], Sequence[Evening]] = tuple
    """The evenings that are over, of everybody who has played on the host."""
    linked: frozenset[str] = frozenset()
    """The seats that have a phone."""
    ticked: tuple[int, frozenset[str]] = (-1, frozenset())
    """What this reader has ticked, and after which entry: until the next one it can be unticked."""
    takes_back: bool = False
    """Whether it may undo the last thing that was done."""
    _known: dict[tuple[int, str, str], dict[tuple[str, int], bool]] = field(default_factory=dict)

    @property
    def face(self) -> Face:
        return self.playing.face

    @property
    def say(self) -> Tongue:
        return self.playing.say

    @property
    def view(self) -> Mapping[str, Any]:
        return self.playing.view

    @property
    def session(self) -> Any:
        return self.playing.session

    @property
    def screen(self) -> bool:
        """It hangs on a wall: large, and nothing on it is pressed."""
        return self.may == LOOK and not self.seat and self.wide >= SCREEN

    def instrument(self, place: str) -> Instrument | None:
        """What the game draws itself in this place; None where it brings nothing."""
        return opened(self.face.instruments[place]) if place in self.face.instruments else None

    # -- rights ----------------------------------------------------------------------------------

    def allowed(self, intent: str, parameters: Mapping[str, Any]) -> bool:
        """Whether this reader may do it: what is its own or goes on with that, and what is the table's where it may do that."""
        return self.may != LOOK and self.entitled(intent, None if self.may == HOST else self.whose(intent, parameters))

    def whose(self, intent: str, parameters: Mapping[str, Any]) -> str | None:
        """The seat whose act it is, "" for the table's; None where nobody can say."""
        try:
            return str(self.session.whose(intent, **parameters))
        except Refused:
            return None

    def entitled(self, intent: str, whose: str | None) -> bool:
        """The same of an act of which it is known whose it is."""
        if self.may == HOST:
            return True
        if whose is None or self.may == LOOK or intent in HOSTS or intent in self.session.game.by_hand:
            return False
        if whose:
            return whose == self.seat
        return self.may == TABLE or bool(self.session.carries_on(intent, self.seat))

    def reaches(self, to: str) -> bool:
        """Whether a page of this reader's is there; what only the phone of the table shows has none for guests."""
        name = to.partition(":")[0]
        return name not in HOST_ONLY or (self.desk is not None and name in self.desk.rooms)

    def known(self, number: int) -> dict[tuple[str, int], bool]:
        """Which ways were found to lead to something for this reader at this entry, looked at so deep."""
        key = number, self.seat, self.may
        if key not in self._known:
            self._known = {key: {}}
        return self._known[key]

    def may_tick(self, due: str) -> bool:
        """Whether this reader may say that it is done: its own, and everybody's where it may do that."""
        found = next((each for each in (*self.session.due(), *self.session.ticked()) if each.id == due), None)
        if found is None or self.may == LOOK:
            return found is not None and self.may == HOST
        return self.may in (TABLE, HOST) or found.seat == self.seat

    def mine(self, seats: tuple[str, ...]) -> bool:
        return self.seat in seats

    # -- the rules -------------------------------------------------------------------------------

    @cached_property
    def _books(self) -> dict[str, Book]:
        return {}

    @property
    def book(self) -> Book:
        """The rules, in this reader's language."""
        language = self.say.language
        if language not in self._books:
            from companion.show.pictures.rules import Book  # nobody looks something up on the first page

            pack = self.session.pack
            self._books[language] = Book(pack, self.session.game.holds, load_rules(pack.id), self.say)
        return self._books[language]

    def scene(self, about: str = "") -> Scene:
        """What a room that the game brings is drawn for."""
        playing = self.playing

        def stations() -> Any:
            from companion.show.pictures.rail import rail

            return rail(playing.view, self.session, self.face, self.say, self.session.words).stations

        return Scene(
            port=self.session,
            view=playing.view,
            say=self.say,
            form=self.form,
            acting=self.seat or playing.acting,
            about=about,
            chosen=playing.chosen,
            home=self.home,
            game=playing.game,
            stations=stations,
            sequel=lambda: "",
        )
