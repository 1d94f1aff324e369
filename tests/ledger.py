"""What was due in an evening and was never done, counted from the history and the table alone.

Nothing here asks the rules what is due: it is the other half of the ledger, against which `due` and `left_open` are checked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from companion.session import Session
from companion.table import Entry, Told

OFFERED = ("draft.shown", "attack.offered", "event.offered", "search.{}", "mutation.{}.offered")
"""Where cards lie that were turned up for a choice."""
ALIENS = ("aliens", "blips")
"""The stations in which what stands on the boards of Aliens moves."""


class Ledger:
    """Told each entry as it happens; `passed` holds how many of each kind went by."""

    def __init__(self, session: Session, orders: Collection[str]) -> None:
        self.session, self.orders = session, orders
        self.view: Mapping[str, Any] = session.view()
        self.opened: Counter[str] = Counter()
        """How many there were of each kind."""
        self.passed: Counter[str] = Counter()
        self.strikers: set[str] = set()
        self.met: set[str] = set()
        self.marks: set[str] = set()
        """What was ticked before this station."""
        self.choosing: set[str] = set()
        self.unchosen: set[str] = set()
        """What nobody had chosen when the round before ended."""
        self.ordered: list[str] = []
        self.led: set[str] = set()
        self.rolled: set[int] = set()

    def reads(self, entry: Entry, ticks: Collection[str]) -> None:
        """What one entry has done, what it has left behind, and what is due from now on."""
        view = self.session.view()
        before, self.view = self.view, view
        if "characters" in view:
            self._mission(entry, before, view, ticks)
        else:
            self._family(entry, before, view, ticks)
        turned = set(self._turned_up())
        self.opened["choice"] += len(turned - self.choosing)
        if view["phase"] == "event" and before["phase"] == "players":
            self.passed["choice"] += len(turned - self.unchosen)
            self.unchosen = turned
        self.choosing = turned
        for at, event in enumerate(each for each in entry.events if isinstance(each, Told)):
            if event.message in self.orders:
                self.ordered.append(f"order:{entry.number}:{at}")
                self.opened["order"] += 1
        if view["phase"] != "over" and view["round"] != before["round"]:
            own = f"order:{entry.number}:"  # what the new round has ordered itself is open still
            self.passed["order"] += sum(not each.startswith(own) and each not in ticks for each in self.ordered)
            self.ordered = [each for each in self.ordered if each.startswith(own)]

    # -- the family ------------------------------------------------------------------------------

    def _family(self, entry: Entry, before: Mapping[str, Any], view: Mapping[str, Any], ticks: Collection[str]) -> None:
        here = (before["phase"], before["step"], before["round"])
        standing = {each["piece"] for each in view["in_play"]}
        marked = _named(ticks, "encounter", self.marks)
        there = {seat for seat, person in view["seats"].items() if person["status"] == "in"}
        given = entry.parameters
        if entry.intent in ("attack", "feed"):
            self.strikers.discard(str(given.get("piece")))
        if entry.intent == "encounter":
            self.met.discard(str(given.get("seat")))
        self.strikers &= standing
        self.met &= there
        if here != (view["phase"], view["step"], view["round"]):
            if view["phase"] != "over":
                self.passed["strike"] += sum(not _ticked(ticks, "strike", before["round"], each) for each in self.strikers)
                self.passed["encounter"] += len(self.met - marked)
            self.strikers = set(standing) if view["step"] == "attacks" else set()
            self.opened["strike"] += len(self.strikers)
            self.met, self.marks = set(), set(ticks)
        for each in _rolls(entry):
            if isinstance(each["face"], int) and each["seat"] in there:
                self.met.add(each["seat"])
                self.opened["encounter"] += 1

    # -- a mission -------------------------------------------------------------------------------

    def _mission(self, entry: Entry, before: Mapping[str, Any], view: Mapping[str, Any], ticks: Collection[str]) -> None:
        for each in (before, view):
            if each["active"]:
                self.led.add(each["active"]["character"])
        if entry.intent == "blip_speed":
            self.rolled.add(int(entry.parameters["board"]))
        if view["phase"] == "over":
            return
        if before["phase"] == "marine" and view["phase"] != "marine":
            standing = {name for name, person in before["characters"].items() if person["status"] == "up"}
            self.opened["activate"] += len(standing)
            self.passed["activate"] += len(standing - self.led - _named(ticks, "activate", self.marks))
        if before["step"] in ALIENS and view["step"] not in ALIENS:
            boards = {int(each["from"]) for each in before["in_play"] if each["kind"] == "blip" and str(each["from"]).isdigit()}
            self.opened["board"] += len(boards)
            self.passed["board"] += len({str(each) for each in boards - self.rolled} - _named(ticks, "board", self.marks))
        if view["phase"] == "marine" and before["phase"] != "marine":
            self.led, self.rolled, self.marks = set(), set(), set(ticks)

    # -- what waits to be chosen -----------------------------------------------------------------

    def _turned_up(self) -> Iterator[str]:
        """Whoever was dealt something to choose from, and has not chosen."""
        table = self.session.table
        for seat, person in self.view["seats"].items():
            if person["status"] == "in":
                yield from (zone for each in OFFERED if table.has_zone(zone := each.format(seat)) and table.count(zone))


def _named(ticks: Collection[str], what: str, marks: Collection[str]) -> set[str]:
    """Who or what was ticked since then, of one kind."""
    return {each.rpartition(":")[2] for each in ticks if each.startswith(f"{what}:") and each not in marks}


def _ticked(ticks: Collection[str], what: str, round_: int, piece: str) -> bool:
    return f"{what}:{round_}:{piece}" in ticks


def _rolls(entry: Entry) -> list[Mapping[str, Any]]:
    """What everybody rolled who had to listen."""
    told = entry.told
    found = told.get("rolls") or dict(told.get("answered") or {}).get("rolls") or ()
    return [each for each in found if isinstance(each, dict) and "face" in each]
