"""Play whole games by chance, with legal intents only, and report rates, ends and draws.

    python -m tools.simulate [--game lockdown] --games 1000 [--first 0] [--jobs 2]

Nothing may be refused that was offered, nothing may break, no piece may be lost. Closes with 'N passed, N failed'.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from companion.charter import charter
from companion.games.registry import GAMES
from companion.packs import Pack, load
from companion.session import Session
from companion.table import Entry, Moved, Ordered, Refused, Rolled
from tools.offers import Offer, measures_of, offer_of, options_of

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Fay")
SELDOM = 0.3
"""How likely something else than what a game begins with by itself is chosen."""
FEW = 4
"""So many ends of each group are worth a line."""
LONGEST = 3000
"""No game of chance has come near this many intents."""


@dataclass
class Tally:
    """What happened in many games."""

    games: int = 0
    intents: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    draws: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    groups: dict[str, Counter[str]] = field(default_factory=dict)
    """The ends of all games with so many players, or with one value of a choice."""
    measures: dict[str, list[float]] = field(default_factory=dict)
    """What a game counts of itself, such as a score."""
    faults: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        for mine, theirs in ((self.intents, other.intents), (self.ends, other.ends), (self.draws, other.draws)):
            mine.update(theirs)
        self.rounds.update(other.rounds)
        for group, ends in other.groups.items():
            self.groups.setdefault(group, Counter()).update(ends)
        for name, each in other.measures.items():
            self.measures.setdefault(name, []).extend(each)
        self.faults += other.faults


def begin(number: int, game: str = "lockdown") -> tuple[Session, Random]:
    """Game number so-and-so: its players, options and seed follow from the number."""
    dice, pack, rules = Random(number), _pack(game), GAMES[game]
    names = NAMES[: dice.randint(*pack.players)]
    options: dict[str, Any] = {
        choice.name: dice.choice(choice.values)
        for choice in rules.choices
        if (choice.alone is None or len(names) > 1) and dice.random() < SELDOM
    }
    if dice.random() < SELDOM:  # now and then the app draws for everything, filled or not
        options["sources"] = {source.component: "app" for source in rules.sources}
    options = options_of(game, options, len(names))
    seed = number.to_bytes(32, "big")
    return Session.new(charter(pack, names, seed, options), pack), dice


@cache
def _pack(game: str) -> Pack:
    return load(game)


Watch = Callable[[Session, Offer], Callable[[Entry], None]]
"""Looks at a game before each act, and after it."""


def play(number: int, tally: Tally, game: str = "lockdown", watch: Watch | None = None) -> Session:
    """One whole game, from set-up to the verdict."""
    session, dice = begin(number, game)
    offer = offer_of(game)
    try:
        for _ in range(LONGEST):
            chosen = offer(session.table, dice)
            if chosen is None:
                break
            act(session, chosen, tally, dice, watch)
        else:
            tally.faults.append(f"game {number}: no end after {LONGEST} intents")
        if lost := missing(session):
            tally.faults.append(f"game {number}: pieces lost or doubled: {lost}")
    except Refused as refused:
        tally.faults.append(f"game {number}: {chosen}: refused: {refused.reason} {refused.parameters}")
    except Exception as error:  # a report of what broke is the point of this tool
        tally.faults.append(f"game {number}: {chosen}: {type(error).__name__}: {error}")
    tally.games += 1
    tally.rounds[session.table.number("round")] += 1
    ending = session.table.value("ending")
    end = "+".join(ending["reasons"]) + (" won" if ending.get("won") else "") if ending else "none"
    tally.ends[end] += 1
    for group in groups(session, game):
        tally.groups.setdefault(group, Counter())[end] += 1
    for name, counted in measures_of(game)(session.table).items():
        tally.measures.setdefault(name, []).append(counted)
    return session


def groups(session: Session, game: str) -> Iterator[str]:
    """What a game has in common with others, by the number of its players and what was chosen."""
    yield f"players {len(session.table.value('seats'))}"
    for choice in GAMES[game].choices:
        if session.table.has(f"option.{choice.name}"):
            yield f"{choice.name} {session.table.value(f'option.{choice.name}')}"


def act(session: Session, chosen: Offer, tally: Tally, dice: Random, watch: Watch | None = None) -> None:
    """Do it; now and then undo and redo it, which must change nothing."""
    name, parameters = chosen
    after = watch(session, chosen) if watch else lambda _: None
    entry = session.do(name, **parameters)
    after(entry)
    tally.intents[name] += 1
    for event in entry.events:
        if isinstance(event, Rolled):
            tally.draws[f"die {event.die}"] += 1
        elif isinstance(event, Ordered):
            tally.draws[f"order {event.zone.partition('.')[0]}"] += 1
        elif isinstance(event, Moved) and event.source in ("bag", "event.draw", "attack.draw", "contamination.draw"):
            tally.draws[f"from {event.source}"] += 1
    if dice.random() < 0.02 and entry.number > 1:
        session.do("undo")
        session.do("redo")


def missing(session: Session) -> list[str]:
    """Pieces that do not lie in exactly one zone."""
    found = Counter(piece for zone in session.table.layout.zones for piece in session.table.inside(zone))
    return [piece for piece in session.table.pieces if found[piece] != 1]


def batch(first: int, count: int, game: str = "lockdown", watch: Watch | None = None) -> Tally:
    tally = Tally()
    for number in range(first, first + count):
        play(number, tally, game, watch)
    return tally


def report(tally: Tally, seconds: float, jobs: int) -> None:
    done = sum(tally.intents.values())
    print(
        f"{tally.games} games in {seconds:.1f} s on {jobs} process(es): {tally.games / seconds / jobs:.0f} games a second "
        f"and process, {done / max(1, tally.games):.0f} intents a game"
    )
    for title, counts in (("ends", tally.ends), ("draws a game", tally.draws), ("intents a game", tally.intents)):
        print(f"{title}:")
        for name, count in counts.most_common():
            shown = f"{count:6d}" if title == "ends" else f"{count / tally.games:8.2f}"
            print(f"  {shown}  {name}")
    print("ends by players and choices:")
    for group, ends in sorted(tally.groups.items()):
        shares = ", ".join(f"{100 * count / ends.total():.0f} % {end}" for end, count in ends.most_common(FEW))
        print(f"  {ends.total():6d}  {group}: {shares}")
    for name, counted in sorted(tally.measures.items()):
        print(f"{name}: {sum(counted) / len(counted):.1f} on average of {len(counted)}, {min(counted):g} to {max(counted):g}")
    rounds = sum(number * count for number, count in tally.rounds.items()) / max(1, tally.games)
    print(f"rounds: {rounds:.1f} on average, {max(tally.rounds)} at most")
    for fault in tally.faults[:20]:
        print(fault)
    print(f"{tally.games - len(tally.faults)} passed, {len(tally.faults)} failed")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)), help="whose rules")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game; a number is always the same game")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    tally = Tally()
    started = time.perf_counter()
    share = -(-options.games // options.jobs)
    with ProcessPoolExecutor(options.jobs) as pool:
        parts = [
            pool.submit(batch, options.first + start, min(share, options.games - start), options.game)
            for start in range(0, options.games, share)
        ]
        for part in parts:
            tally.add(part.result())
    report(tally, time.perf_counter() - started, options.jobs)
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
