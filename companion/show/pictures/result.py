"""The result of an entry: one large thing, its number, and what the table does about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any

from companion.packs import Words
from companion.show.pictures.parts import Own, Part, Sentences
from companion.show.tongue import Tongue
from companion.table import Entry, Told
from companion.value import value

if TYPE_CHECKING:
    from companion.show.calling import PieceWords
    from companion.show.port import Port

View = Mapping[str, Any]
"""The table as somebody sees it."""


@value
class Answer:
    """A button under a result: what it says, its symbol, and the intent it stands for ("" only dismisses)."""

    label: str
    symbol: str
    intent: str = ""
    parameters: Mapping[str, Any] | None = None
    onward: bool = False
    """The game moves on, and nothing else can be meant."""
    again: bool = False
    """The same once more; not offered where whoever still has to act has a button of its own."""
    leads: str = ""
    """The page it leads to, once the result is put away."""


@value(kw_only=True)
class Result:
    """What one entry drew, as it is shown until it is dismissed: a head, one large thing, sentences, parts and answers."""

    number: str
    kind: str
    who: str
    rule: str = ""
    """The rule behind it."""
    overlay: bool
    headline: str
    """What came, in a few words; it stands with the large thing."""
    large: str = ""
    """The large thing where it is a number."""
    symbol: str = ""
    """The large thing where there is no number; with neither, parts show what came."""
    word: str = ""
    """What that comes to, in one word beside the headline: HITS or MISSES."""
    framed: bool = False
    """That word is what the headline is measured against: it stands in a box, without the symbol."""
    role: str = "ink"
    lines: tuple[str, ...] = ()
    """Sentences: beside the large thing on the table, under the parts on a page of its own."""
    parts: tuple[Part, ...] = ()
    """What else stands on its page, part by part, as on a card of the rail; buttons at the end stand at its foot."""
    answers: tuple[Answer, ...] = ()
    stays: bool = False
    """It stands on the table even where its card has no room for every line: the first is the order, the rest a tap away."""
    quiet: str = ""
    """What it means to move on now, where something on it is not told yet."""

    @property
    def said(self) -> tuple[str, ...]:
        """Every sentence on it, from the top."""
        return (*(line for part in self.parts if isinstance(part, Sentences) for line in part.lines), *self.lines)

    @property
    def drawn(self) -> tuple[str, ...]:
        """What its drawings say in words."""
        return tuple(part.says for part in self.parts if isinstance(part, Own) and part.says)


@value
class Order:
    """What the table must do now, whatever is on the screen."""

    symbol: str
    title: str
    says: str
    passing: bool = False
    """It goes with the next act; else it stands among what is due until it is ticked."""
    seat: str = ""
    """To whom alone it is said; "" for everybody."""


def together(orders: tuple[Order, ...]) -> Order:
    """Several orders in one, where there is no room for a banner each."""
    return Order(orders[0].symbol, " · ".join(each.title for each in orders), " ".join(each.says for each in orders))


@value
class Happened:
    """An entry as the screen meets it: what was done and told, the table now, and two tongues."""

    entry: Entry
    view: View
    told_lines: tuple[tuple[str, str], ...]
    """What was told, each with its message; orders stand in banners of their own."""
    say: Tongue
    port: Port
    """What else may be asked of the game."""
    rule: str = ""
    orders: tuple[Order, ...] = ()
    pieces: Mapping[str, PieceWords] = field(default_factory=dict)
    """What stands on the board, by name."""

    @property
    def words(self) -> Words:
        return self.port.words

    @property
    def story(self) -> tuple[str, ...]:
        return tuple(line for _, line in self.told_lines)

    @property
    def told(self) -> Mapping[str, Any]:
        return self.entry.told

    def head(self, kind: str, about: str = "") -> dict[str, Any]:
        """What stands in the title block: the number, what it is, and who or what it is about."""
        seat = self.entry.parameters.get("seat")
        who = str(self.view["seats"][seat]["name"]).upper() if seat in self.view["seats"] else ""
        names = " · ".join(each for each in (about, who) if each)
        return {"number": f"#{self.entry.number}", "kind": kind, "who": names, "rule": self.rule}

    def says(self, message: str) -> bool:
        """Whether this is part of the story."""
        return any(isinstance(event, Told) and event.message == message for event in self.entry.events)

    def lines_of(self, message: str) -> tuple[str, ...]:
        """What the story says with this message."""
        return tuple(line for each, line in self.told_lines if each == message)

    def lines_but(self, *messages: str) -> tuple[str, ...]:
        """The story without what is shown in another way."""
        return tuple(line for message, line in self.told_lines if message not in messages)


Make = Callable[[Happened], Result | None]


def said(kind: str, symbol: str) -> Make:
    """A result that is said rather than drawn."""

    def make(happened: Happened) -> Result:
        label = happened.say(kind)
        return Result(**happened.head(label), overlay=False, symbol=symbol, headline=label, lines=happened.story[:3])

    return make
