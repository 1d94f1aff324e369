"""The story of Aliens: who fell, whom they took, what came through, and how many cards were left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.aliens.ended import ended
from companion.show.pictures.story import Names, Phrase, Reading, SeatLine, Tale
from companion.show.port import Port
from companion.show.tongue import Tongue, word
from companion.table import Entry, Told, View

LINES: Mapping[str, Phrase] = {
    "goes_down": Phrase(word("{character} goes down."), 26, "knocked-down"),
    "leaves_killed": Phrase(word("{character} is killed."), 92, "corpse"),
    "grunt_killed": Phrase(word("{character} is killed."), 70, "corpse"),
    "leaves_captured": Phrase(word("{character} is captured."), 92, "captured"),
    "grunt_captured": Phrase(word("{character} is captured."), 70, "captured"),
    "facehugged": Phrase(word("A facehugger gets {character}."), 80, "facehugger"),
    "leaves_exited": Phrase(word("{character} is away."), 40, "airlock"),
    "takes_over": Phrase(word("{seat} plays on with {character}."), 30, "marine"),
    "mission_blip_newt": Phrase(word("Newt is found."), 76, "quest"),
    "spawn_breaks": Phrase(word("A barricade breaks, and all of them come in."), 30, "barricade"),
    "reshuffled": Phrase(word("The Reshuffle card comes for the first time."), 18, "reshuffle", once=True),
    "tracker_is_empty": Phrase(word("The tracker is empty."), 24, "tracker"),
    "rescued": Phrase(word("Rescued: {characters}."), 70),
    "mission_won": Phrase(word("Won: {mission}."), 90),
    "mission_begins": Phrase(word("The next mission: {mission}."), 40),
    "ends_endurance": Phrase(word("No card is left: everybody has lost."), 120, "endurance"),
    "ends_squad": Phrase(word("Nobody of the squad stands any more."), 120, "corpse"),
    "ends_mission": Phrase(word("The mission is lost."), 120, "close"),
    "ends_mission_won": Phrase(word("The mission is won."), 120, "check"),
    "ends_bug_hunt_won": Phrase(word("Nothing moves any more, and somebody lives."), 120, "check"),
    "ends_stopped": Phrase(word("The game is stopped here."), 120),
}
FIRST = Phrase(word("The first of them is seen."), 34, "warrior", once=True)
SWARM = Phrase(word("Behind one blip stand {n} {n:alien|aliens}."), 22, "swarm")
MANY = Phrase(word("{character} fells {n} {n:alien|aliens}."), 0, "warrior")
LOW = Phrase(word("{n} {n:card is|cards are} left to draw."), 46, "endurance")
MANY_WEIGHS, MANY_FROM, SWARM_FROM = 8, 3, 3


class SquadReading(Reading):
    """Notes besides its lines the first alien, swarms, great shots, and when the cards were fewest."""

    def __init__(self, port: Port, say: Tongue, names: Names) -> None:
        super().__init__(port, say, names)
        self.lowest: tuple[int, Entry, int, int] | None = None
        self.felled: Counter[tuple[int, int, str]] = Counter()
        self.shots: dict[tuple[int, int, str], Entry] = {}

    def all_of(self) -> None:
        self.read(LINES, self._seen)
        for (part, number, character), n in self.felled.items():
            if n >= MANY_FROM:
                fill = {"n": n, "character": self.called(character)}
                self.add(self.shots[part, number, character], (part, number), MANY, fill, MANY_WEIGHS * n)
        if self.lowest is not None:
            n, entry, part, number = self.lowest
            self.add(entry, (part, number), LOW, {"n": n})

    def _seen(self, entry: Entry, view: View) -> Iterator[tuple[Phrase, Mapping[str, Any]]]:
        part, number = self.rounds[-1]
        if entry.intent == "spot" and (count := int(entry.told.get("number") or 0)):
            yield FIRST, {}
            if count >= SWARM_FROM:
                yield SWARM, {"n": count}
        character = entry.parameters.get("character")
        gone = sum(isinstance(each, Told) and each.message == "killed" for each in entry.events)
        if gone and entry.intent in ("attack", "full_auto") and isinstance(character, str):
            self.felled[part, number, character] += gone
            self.shots[part, number, character] = entry
        self._cards(entry, view)

    def _cards(self, entry: Entry, view: View) -> None:
        """What can still be drawn, as a turn ends."""
        left = sum(view.count(f"endurance.{zone}") for zone in ("above", "under", "exhaust"))
        runs = view.word("phase") not in ("setup", "between", "over")
        if runs and (self.lowest is None or left < self.lowest[0]):
            self.lowest = left, entry, *self.rounds[-1]


def tale(port: Port, say: Tongue, names: Names) -> Tale:
    reading = SquadReading(port, say, names)
    reading.all_of()
    view = port.view()
    seats = tuple(SeatLine(seat, str(person["number"]), names[seat].upper(), "", "ink") for seat, person in view["seats"].items())
    return Tale(ended(view, say, {}, ("",)).headline, reading.sorted(), seats, tuple(reading.rounds))
