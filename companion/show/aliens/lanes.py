"""Who lived through what, a lane each: kills turn by turn, and the moment somebody went down, was lost, or left."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from companion.show.aliens.squad import GONE, STATUS, SYMBOLS, short
from companion.table import Entry, Set, View
from companion.value import value

WORST = tuple(SYMBOLS)
"""What can become of somebody, the weightiest last."""


@value
class LaneMark:
    """One character in one turn: how many it killed, what became of it as a symbol, and whether it is still there."""

    kills: int
    symbol: str
    role: str
    here: bool


@value
class LaneRow:
    """One turn, what could still be drawn as it ended, and a mark a lane."""

    turn: int
    cards: int
    marks: tuple[LaneMark, ...]


@value
class LaneFilm:
    """The lanes, by the short names of who took part."""

    names: tuple[str, ...]
    rows: tuple[LaneRow, ...]
    caption: str
    """Over what could still be drawn."""


@dataclass
class Lanes:
    """What is gathered while the game runs once more."""

    squad: dict[str, None] = field(default_factory=dict)
    turns: dict[int, int] = field(default_factory=dict)
    kills: Counter[tuple[int, str]] = field(default_factory=Counter)
    fates: dict[tuple[int, str], str] = field(default_factory=dict)
    gone: dict[str, int] = field(default_factory=dict)

    def note(self, entry: Entry, view: View, turn: int) -> None:
        """What one entry changed."""
        self.squad.update(dict.fromkeys(view.value("squad")))
        self.turns[turn] = view.count("endurance.above")
        who = str(entry.parameters.get("character") or "")
        if who and entry.intent in ("attack", "full_auto", "defend"):
            self.kills[turn, who] += sum(getattr(event, "message", "") == "killed" for event in entry.events)
        for event in entry.events:
            if isinstance(event, Set) and event.name.endswith(".status"):
                self._becomes(event.name.partition(".")[0], str(event.after), turn)

    def _becomes(self, who: str, status: str, turn: int) -> None:
        """Of several things in one turn the weightiest counts; whoever is back is there again."""
        if status not in STATUS or who not in self.squad:
            return
        if status not in GONE:
            self.gone.pop(who, None)
        else:
            self.gone[who] = turn
        before = self.fates.get((turn, who), WORST[0])
        self.fates[turn, who] = max(before, status, key=WORST.index) if status != WORST[0] else before

    def film(self, caption: str) -> LaneFilm:
        return LaneFilm(
            tuple(map(short, self.squad)),
            tuple(LaneRow(turn, cards, tuple(self._mark(turn, who) for who in self.squad)) for turn, cards in self.turns.items()),
            caption,
        )

    def _mark(self, turn: int, who: str) -> LaneMark:
        status = self.fates.get((turn, who), WORST[0])
        symbol = "" if status == WORST[0] else SYMBOLS[status]
        return LaneMark(self.kills[turn, who], symbol, STATUS[status][1], self.gone.get(who, turn) >= turn)
