"""The story of a game that is over: a page of prose made of its log, and nothing but the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from companion.show.luck import Luck
from companion.show.port import Port
from companion.show.tongue import Tongue
from companion.table import Entry, Set, Told, View
from companion.value import value

PARAGRAPHS, SENTENCES = 4, 3
"""So many rounds are told, and so many sentences of each; one more of the last."""
NOBODYS: Mapping[str, Luck] = MappingProxyType({})
Names = Mapping[str, str]
"""What whoever sits there is called, by the seat."""


@value
class Phrase:
    """How a message of the log is told: a whole sentence, filled with what the message says."""

    says: str
    weight: int
    """How much it means: the weightiest are told."""
    symbol: str = ""
    once: bool = False
    """Told the first time only."""


@value
class Happening:
    """One thing that the log tells, as a sentence."""

    entry: int
    part: int
    """Which part of a game that has several, from 1."""
    round: int
    says: str
    weight: int
    symbol: str = ""


@value
class SeatLine:
    """What became of a seat, and what chance did to it."""

    seat: str
    number: str
    name: str
    word: str
    role: str
    luck: str = ""


@value
class Tale:
    """What a game tells of itself."""

    headline: str
    moments: tuple[Happening, ...]
    """As they happened."""
    seats: tuple[SeatLine, ...] = ()
    rounds: tuple[tuple[int, int], ...] = ()
    """Part and round of each that was played."""


@value
class Paragraph:
    number: str
    """The round, with the part of the game before it where there are several."""
    says: str


@value
class Mark:
    """A sign under the ruler: where the round lies from 0 to 1, and what happened there."""

    at: float
    symbol: str


@value
class Story:
    """The page."""

    caption: str
    headline: str
    rounds: int
    """How many were played, all parts together."""
    marks: tuple[Mark, ...]
    paragraphs: tuple[Paragraph, ...]
    seats: tuple[SeatLine, ...]

    @property
    def text(self) -> str:
        """The page as it is sent where there are only letters."""
        lines = [f"{each.number}  {each.says}" for each in self.paragraphs]
        seats = ["  ".join(filter(None, (each.name, each.word, each.luck))) for each in self.seats]
        return "\n\n".join((self.caption, self.headline, *lines, "\n".join(seats))).strip() + "\n"


# -- reading the log -----------------------------------------------------------------------------


class Reading:
    """The log once more, entry by entry, through the eyes of the whole table; a game says what it makes of each entry."""

    def __init__(self, port: Port, say: Tongue, names: Names) -> None:
        self.port, self.say, self.names = port, say, names
        self.part, self._between = 1, False
        self.moments: list[Happening] = []
        self.rounds: list[tuple[int, int]] = []
        """Part and round of each round that was played, in their order."""
        self.known: set[str] = set()
        """What is told once and was told already."""

    def read(
        self, lines: Mapping[str, Phrase], more: Callable[[Entry, View], Iterator[tuple[Phrase, Mapping[str, Any]]]]
    ) -> None:
        """Every message that has a line, and what else the game makes of an entry."""

        def after(entry: Entry, view: View) -> None:
            if entry.act != "do":
                return
            self._count(entry, view)
            for event in entry.events:
                if isinstance(event, Told) and event.message in lines:
                    self._note(entry, event.message, lines[event.message], self._filled(event.parameters))
            for line, fill in more(entry, view):
                self._note(entry, line.says, line, fill)

        self.port.again(lambda _, __: None, after)

    def _count(self, entry: Entry, view: View) -> None:
        """In which part and round we are; what is done between two rounds belongs to the one before."""
        phase = view.word("phase")
        self._between = self._between or phase == "between"
        runs = phase not in ("setup", "between") and not (phase == "over" and self._between)
        self.part += runs and self._between
        self._between = self._between and not runs
        at = self.part, round_of(entry, view)
        if not self.rounds or (runs and at not in self.rounds):
            self.rounds.append(at)

    def _note(self, entry: Entry, name: str, line: Phrase, fill: Mapping[str, Any]) -> None:
        """Unless it was told already, or the log does not say of whom."""
        if not (line.once and name in self.known) and None not in fill.values():
            self.known.add(name)
            self.add(entry, self.rounds[-1], line, fill)

    def add(self, entry: Entry, at: tuple[int, int], line: Phrase, fill: Mapping[str, Any], weight: int = 0) -> None:
        """A moment of this part and round."""
        self.moments.append(Happening(entry.number, *at, self.say(line.says, **fill), weight or line.weight, line.symbol))

    def sorted(self) -> tuple[Happening, ...]:
        """All of them as they happened."""
        return tuple(sorted(self.moments, key=lambda each: each.entry))

    def _filled(self, parameters: Mapping[str, Any]) -> dict[str, Any]:
        return {name: None if each in (None, "") else self.called(each) for name, each in parameters.items()}

    def called(self, what: Any) -> Any:
        """A seat by its name, several in a row; a number as it is, so that the plural fits."""
        if isinstance(what, list | tuple):
            return ", ".join(str(self.called(each)) for each in what)
        if isinstance(what, int):
            return what
        return self.names[what] if what in self.names else str(self.port.called(what))


def round_of(entry: Entry, view: View) -> int:
    """The round in which an entry happened; the one that ends with it, where it begins another."""
    begun = next((event.before for event in entry.events if isinstance(event, Set) and event.name == "round"), None)
    return view.number("round") if begun is None else max(1, int(begun))


def names_of(view: Mapping[str, Any], say: Tongue, hidden: bool = False) -> Names:
    """Everybody's name; or their number, for a page that goes to strangers."""
    return {
        seat: say("Player {n}", n=person["number"]) if hidden else str(person["name"]) for seat, person in view["seats"].items()
    }


# -- choosing ------------------------------------------------------------------------------------


def plain_tale(port: Port, say: Tongue, names: Names) -> Tale:
    """Of a game that tells nothing of itself."""
    reading = Reading(port, say, names)
    reading.read({}, lambda _, __: iter(()))
    return Tale(say("IT IS OVER"), (), (), tuple(reading.rounds))


def luck_line(luck: Luck, say: Tongue) -> str:
    """What chance gave a seat beside what was due to it; "" where it drew too little."""
    known = luck.of_100
    return "" if known is None else say("More luck than {n} of 100, over {draws} {draws:draw|draws}.", n=known, draws=luck.draws)


def story(tale: Tale, title: str, say: Tongue, luck: Mapping[str, Luck] = NOBODYS) -> Story:
    """The weightiest rounds, told as they happened; the last one always."""
    rounds = tale.rounds
    chosen = _chosen(tale.moments)
    several = len({part for part, _ in rounds}) > 1
    return Story(
        caption=say("{title} · {n} {n:ROUND|ROUNDS}", title=title, n=len(rounds)),
        headline=tale.headline,
        rounds=len(rounds),
        marks=tuple(
            Mark((rounds.index(at) + 0.5) / len(rounds), max(found, key=lambda each: each.weight).symbol)
            for at, found in chosen.items()
        ),
        paragraphs=tuple(
            Paragraph(f"{part}.{number}" if several else str(number), " ".join(each.says for each in found))
            for (part, number), found in chosen.items()
        ),
        seats=tuple(replace(each, luck=luck_line(luck.get(each.seat, Luck()), say)) for each in tale.seats),
    )


def _chosen(moments: tuple[Happening, ...]) -> dict[tuple[int, int], list[Happening]]:
    """Of each round that is told its weightiest moments, in the order in which they happened."""
    by_round: dict[tuple[int, int], list[Happening]] = {}
    for each in moments:
        by_round.setdefault((each.part, each.round), []).append(each)
    if not by_round:
        return {}
    last = max(by_round)
    best = {at: weightiest(found, SENTENCES + (at == last)) for at, found in by_round.items()}
    ranked = sorted((at for at in best if at != last), key=lambda at: (-sum(each.weight for each in best[at]), at))
    return {at: best[at] for at in sorted((*ranked[: PARAGRAPHS - 1], last))}


def weightiest(moments: Iterable[Happening], few: int = SENTENCES) -> list[Happening]:
    """The few that mean most, as they happened; nothing is said twice."""
    different: dict[str, Happening] = {}
    for each in moments:
        different.setdefault(each.says, each)
    kept = sorted(different.values(), key=lambda each: (-each.weight, each.entry))[:few]
    return [each for each in different.values() if each in kept]
