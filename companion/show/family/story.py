"""What the log of a game of the family tells: whom it met, who fell, who got away, when it was worst."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.show.calling import PieceWords
from companion.show.family.intruders import weight
from companion.show.family.verdict import SeatVerdict, Verdict
from companion.show.pictures.names import listed
from companion.show.pictures.story import Names, Phrase, Reading, SeatLine, Tale
from companion.show.port import Port
from companion.show.tongue import Tongue, word
from companion.table import Entry, Told, View

MEETING, FALLING = (24, 24, 24, 34, 58), (0, 0, 0, 30, 75)
"""How much the first meeting with a creature means, and how much its death, by its threat."""
LINES: Mapping[str, Phrase] = {
    "dies": Phrase(word("{seat} dies."), 90, "corpse"),
    "dies_together": Phrase(word("{seat} dies."), 90, "corpse"),
    "revived": Phrase(word("{seat} is back on their feet."), 45),
    "larva_hatches": Phrase(word("The larva in {seat} hatches."), 80, "larva-on-board"),
    "larva_marked": Phrase(word("A larva gets hold of {seat}."), 26, "larva-on-board"),
    "larva_infests": Phrase(word("A larva gets hold of {seat}."), 26, "larva-on-board"),
    "slimed": Phrase(word("{seat} is slimed."), 8, "slime"),
    "slime_marked": Phrase(word("{seat} is slimed."), 8, "slime"),
    "signal_marked": Phrase(word("{seat} sends the signal."), 16, "signal"),
    "researched": Phrase(word("{seat} finds something out about them."), 14, "search", once=True),
    "leaves_pod": Phrase(word("{seat} gets away in a pod."), 72, "escape-pod"),
    "everyone_has_left": Phrase(word("Nobody is left in there."), 50),
    "ends_stopped": Phrase(word("The game is stopped here."), 120),
    "dies_infected": Phrase(word("{seat} dies of the infection."), 84, "infected"),
}
MOST = Phrase(word("Never was there more on the board: {what}."), 46)
More = Callable[[Entry, View], Iterator[tuple[Phrase, Mapping[str, Any]]]]


def nothing_more(_: Entry, __: View) -> Iterator[tuple[Phrase, Mapping[str, Any]]]:
    return iter(())


class FamilyReading(Reading):
    """Notes besides its lines who was met, what was killed, and the moment of most danger."""

    def __init__(self, port: Port, say: Tongue, names: Names, pieces: Mapping[str, PieceWords]) -> None:
        super().__init__(port, say, names)
        self.pieces = pieces
        self.worst = 0
        self.worst_at: tuple[Entry, tuple[int, int], Phrase, Mapping[str, Any]] | None = None

    def all_of(self, lines: Mapping[str, Phrase], more: More) -> None:
        def seen(entry: Entry, view: View) -> Iterator[tuple[Phrase, Mapping[str, Any]]]:
            kind, seat = str(entry.told.get("kind", "")), entry.parameters.get("seat")
            piece = self.pieces.get(kind)
            if entry.intent == "encounter" and piece is not None and piece.met and seat:
                yield Phrase(piece.met, MEETING[piece.threat], piece.symbol, once=True), {"seat": self.called(seat)}
            for fallen in self._fallen(entry):
                if fallen.falls:
                    yield Phrase(fallen.falls, FALLING[fallen.threat], fallen.symbol), {}
            self._weigh(entry, view)
            yield from more(entry, view)

        self.read(lines, seen)
        if self.worst_at is not None:
            self.add(*self.worst_at)

    def tale(self, view: Mapping[str, Any], page: Verdict, judged: bool) -> Tale:
        """All of it, with what the verdict has opened."""
        over = headline(view, judged, page.headline, self.say)
        return Tale(over, self.sorted(), seat_lines(page.cards, self.names), tuple(self.rounds))

    def _fallen(self, entry: Entry) -> list[PieceWords]:
        """What an entry says is killed."""
        events = (each for each in entry.events if isinstance(each, Told))
        return [self.pieces[each.parameters["kind"]] for each in events if each.message in ("killed", "killed_larva")]

    def _weigh(self, entry: Entry, view: View) -> None:
        standing = [view.face(piece.id) if piece.kind == "stand_in" else piece.kind for piece in view.pieces("tray") or []]
        found = weight(standing, self.pieces, 0, 0)
        if found > self.worst and len(standing) > 1:
            self.worst = found
            there = Counter(sorted(standing, key=lambda kind: (-self.pieces[kind].threat, kind)))
            line = replace(MOST, symbol=self.pieces[next(iter(there))].symbol)
            self.worst_at = entry, self.rounds[-1], line, {"what": listed(there, self.pieces, self.say)}


def seat_lines(cards: tuple[SeatVerdict, ...], names: Names) -> tuple[SeatLine, ...]:
    """What the verdict has opened of everybody."""
    return tuple(SeatLine(each.seat, each.number, names[each.seat].upper(), each.word, each.role) for each in cards)


def headline(view: Mapping[str, Any], judged: bool, ends: str, say: Tongue) -> str:
    """How many live, once it is judged; until then how it ended."""
    if not judged:
        return ends
    alive = sum(bool(each.get("alive")) for each in view["verdict"].values())
    if not alive:
        return say("NOBODY LIVED")
    if alive == len(view["seats"]):
        return say("EVERYBODY LIVED")
    return say("{n} OF {all} LIVED", n=alive, all=len(view["seats"]))
