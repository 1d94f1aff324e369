"""What a card is made of: small values, each drawn by a widget of its own, one under the other. A game may bring more."""

from __future__ import annotations

from typing import Any, Literal

from companion.qr import Squares
from companion.show.doing import Does
from companion.show.pictures.dues import DuePile
from companion.value import value


@value
class Heading:
    """The name of a step, or of what was drawn."""

    text: str
    role: str = "ink"


@value
class Sentences:
    """Sentences, one under the other."""

    lines: tuple[str, ...]
    role: str = "ink"
    large: bool = False
    """What a card does, rather than what goes with it."""


@value
class MarkedLine:
    """What is done, beside the symbol of what it is about."""

    symbol: str
    says: str
    role: str = "ink"


@value
class Change:
    """From one value to the next, over a bar if there is a line between them, and why."""

    before: str
    after: str
    says: str = ""
    bar: str = ""
    """The role of its colour; "" where there is none."""


@value
class Movers:
    """What was drawn, who moves because of it, and by what number."""

    name: str
    symbols: tuple[str, ...]
    word: str
    number: str
    says: str = ""
    """How they move; it goes where something is asked and room is short."""
    asks: bool = False


@value
class DrawnToken:
    """What came out of a bag: its symbol, its name, and what that means."""

    symbol: str
    name: str
    lines: tuple[str, ...]
    role: str = "ink"
    compact: bool = False
    """It has been read, and makes room."""


@value
class Framed:
    """What counts only somewhere: in a hatched frame, with the places."""

    title: str
    places: str
    says: str


@value
class Press:
    """A button of a card or page."""

    label: str
    does: Does
    symbol: str = ""
    named: str = ""
    """By which a test finds it, where it is not by what it says."""
    kind: Literal["verb", "act", "small", "hold"] = "small"
    """A verb with its cell; the one that moves the game on; a small one; one that is held."""
    share: float = 1
    """How wide it is beside the others of its row."""
    wide: float = 0
    """How wide in dp, whatever the others are; 0 for its share."""
    high: float = 0
    """How high in dp; 0 for as high as its kind is."""
    chosen: bool = False
    grey: bool = False
    """The rules refuse it now; pressed all the same, it says why."""
    locked: bool = False
    off: bool = False
    """It cannot be pressed."""
    caption: str = ""
    """What is still open, over an act that leads there; held, it moves on all the same."""
    held: Does | None = None

    @property
    def name(self) -> str:
        return self.named or self.label


State = Literal["done", "now", "then", "out"]


@value
class CheckRow:
    """One that has to take a step: who, what came of it, and what can be done about it."""

    name: str
    says: str
    state: State
    named: str
    """By which a test finds it."""
    number: str = ""
    """Of its seat; else its symbol stands there."""
    symbol: str = ""
    figure: str = ""
    sign: str = ""
    """What came, as a number or in a word, and as a symbol."""
    press: Press | None = None
    does: Does | None = None
    """What a tap on the row does."""
    box: bool = False
    """It is no step of its own but does several others at once: an open box stands at its right."""


@value
class Checklist:
    """A step that several have to take, with what is left of it as its large number."""

    title: str
    symbol: str
    about: str
    rows: tuple[CheckRow, ...]
    counted: tuple[str, str]
    """Two short lines beside the number: of how many, and that they are to be done."""
    left: int
    says: str = ""
    """What has to be known beside it."""
    answers: tuple[str, ...] = ()
    """What its rows answer: no other buttons do."""


@value
class AgendaRow:
    """One station of what is ahead: what it will do, or why it will be passed over."""

    number: str
    label: str
    says: str
    skipped: bool = False


@value
class Agenda:
    """What is ahead, station by station."""

    rows: tuple[AgendaRow, ...]


@value
class Own:
    """What only this game draws: its instrument "part.NAME" is shown this value."""

    name: str
    value: Any
    says: str = ""
    """The same in words, where it is too small to be drawn."""


# -- parts of pages ------------------------------------------------------------------------------


@value
class Title:
    """What a page is about, and a button beside it where there is one."""

    text: str
    use: str = "title"
    press: Press | None = None


@value
class Caption:
    """A few words over what they are about, and some at the right end of their line."""

    text: str
    right: str = ""
    role: str = "ink2"


@value
class Presses:
    """Buttons side by side, or in a grid of so many columns; and what stands before them."""

    row: tuple[Press | Own, ...]
    columns: int = 0
    says: str = ""
    """It stands over a grid; on a small phone that is one row, and it stands before it."""
    symbol: str = ""
    tight: bool = False
    """Hardly anything parts them."""
    fitting: bool = False
    """All in one row where their words have room, else two a row."""


@value
class Irreversible:
    """Something that feels irreversible: a ring that is held, what that does, and what letting go does."""

    symbol: str
    name: str
    says: str
    nothing: str
    does: Does
    leave: Press


@value
class EndMark:
    """Where a game has ended, and how, large."""

    mark: str
    lost: bool
    """The place itself is gone: the mark is red."""
    headline: str
    detail: str


@value
class Fate:
    """What became of one seat, and why."""

    number: str
    name: str
    word: str
    role: str
    reasons: tuple[tuple[str, str], ...]
    over: bool = False
    """It has lost, and is hatched."""
    does: Does | None = None
    """What a tap on it does."""


@value
class OneOfTwo:
    """One of two words; neither stands there before somebody has said it."""

    label: str
    words: tuple[str, str]
    names: tuple[str, str]
    """By which a test finds them."""
    takes: tuple[Does, Does]
    chosen: int = 0
    """The first or the second; 0 for none yet."""


@value
class Counter:
    """A number with a step each way."""

    label: str
    named: str
    count: int
    less: Does
    more: Does


@value
class BoardPicture:
    """A picture that somebody took of the board, so many dp high."""

    file: str
    turned: int
    """By how many degrees against the clock it must be turned to stand upright."""
    taken: int
    """What tells it from an earlier one in the same place."""
    high: float


@value
class Packed:
    """Things of one kind that go back into the box."""

    named: str
    """By which a test finds it."""
    symbol: str
    says: str
    count: str
    missing: str
    """How many were not found; "" for none."""
    done: bool
    ticks: Does
    counts: Does
    """Leads to where it is said what is missing."""


@value
class PackLane:
    """What one of several people packs up."""

    name: str
    left: str
    """How much of it is left, in words."""
    done: bool
    rows: tuple[Packed, ...]


@value
class Telling:
    """What a story is called, over the rounds it had, with signs where something happened."""

    caption: str
    headline: str
    rounds: int
    marks: tuple[tuple[float, str], ...]
    """Where from 0 to 1, and its symbol."""


@value
class Passage:
    """What happened in a round, behind its number."""

    number: str
    says: str
    figure: str = ""
    """What it changed, over what it says."""


@value
class Fortune:
    """What became of a seat in a word, and in one line how chance treated it."""

    number: str
    name: str
    word: str
    role: str
    luck: str = ""


@value
class Curve:
    """A line over the rounds, from 0 to 1, each point with how uncertain it is."""

    caption: str
    points: tuple[tuple[str, float, float], ...]
    """Round, value, and how far that may be wrong."""
    settled: float | None
    """Where it came to in the end."""
    steep: tuple[int, ...] = ()
    """The points from which on it falls or rises most."""


# -- parts of EVERY PHONE ------------------------------------------------------------------------


@value
class ScanCode:
    """A code to be scanned, and the same to be typed: so many dp wide, on paper."""

    squares: Squares
    side: float
    caption: str
    says: str
    typed: str
    addresses: tuple[tuple[str, Does], ...]
    """Each with what a tap on it does, where there are several."""
    chosen: int
    """The one that the code says."""


@value
class Knock:
    """Somebody asks to be let in: two words that are the same on both phones, and answers."""

    caption: str
    words: str
    says: str
    answers: tuple[Press, ...]


@value
class Elsewhere:
    """The phone that keeps the game is gone, or is another one: large for how long or where, and what that means."""

    caption: str
    large: str
    lines: tuple[tuple[str, str, str], ...]
    """Each a symbol, a sentence, and the role of the symbol."""
    ends: tuple[str, str] = ("", "")
    """From where to where it went."""


@value
class SeatLink:
    """A seat, or a screen, and the phone that it has."""

    named: str
    """By which a test finds it."""
    number: str
    """Of the seat; "" for a screen."""
    name: str
    says: str
    state: Literal["host", "linked", "cut", "nobody"]
    word: str = ""
    sign: str = ""
    rights: tuple[Press, ...] = ()
    """What it may do: one of them is chosen."""
    does: Does | None = None
    held: Does | None = None
    """What a finger does that stays on it."""
    hint: str = ""
    """What that is, while it does."""


@value
class SeatLinks:
    """Everybody at the table, and how many of them are linked."""

    caption: str
    count: str
    rows: tuple[SeatLink, ...]


OfCards = Heading | Sentences | MarkedLine | Change | Movers | DrawnToken | Framed | Checklist | Agenda | Own
OfPages = Title | Caption | Presses | Irreversible | EndMark | Fate | OneOfTwo | Counter | BoardPicture | DuePile | PackLane
OfTheEnd = Telling | Passage | Fortune | Curve
OfPhones = ScanCode | Knock | SeatLinks | Elsewhere
Part = OfCards | OfPages | OfTheEnd | OfPhones
