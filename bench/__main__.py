"""Measure everything that has a goal, and say whether it holds: python -m bench."""

from __future__ import annotations

import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from companion.charter import charter
from companion.games.registry import GAMES
from companion.packs import load, load_rules
from companion.saves.store import Store
from companion.saves.stored import BOOKMARK_EVERY
from companion.session import Session
from companion.show.evenings import in_short
from companion.show.face import face_of
from companion.show.pictures import shelf as pictures
from companion.show.pictures import statistics as counts
from companion.show.pictures.rules import Book
from companion.show.tongue import Tongue
from companion.table import Refused
from companion.turning import TIMES, Turning
from tools.offers import offer_of
from tools.simulate import Tally, batch, play

PACK = load("lockdown")
BATCH = 300
LONG = 63 * BOOKMARK_EVERY - 1
"""Some 2,000 entries, the most of them after the last bookmark."""


@dataclass(frozen=True)
class Line:
    """One number with its goal."""

    what: str
    found: float
    goal: float
    unit: str = "x"
    at_most: bool = True
    note: str = ""

    @property
    def holds(self) -> bool:
        return self.found <= self.goal if self.at_most else self.found >= self.goal

    def __str__(self) -> str:
        sign = "<=" if self.at_most else ">="
        verdict = "ok  " if self.holds else "MISS"
        return f"{verdict} {self.found:8.2f} {self.unit} (goal {sign} {self.goal:g})  {self.what}  {self.note}"


def timed(act: Callable[[], object]) -> float:
    started = time.perf_counter()
    act()
    return time.perf_counter() - started


def game(store: Store, entries: int) -> Session:
    """A saved game of so many entries that is not over."""
    made = charter(PACK, ["Ana", "Bo", "Cy"], b"bench")
    session = Session.new(made, PACK, store.new(made))
    dice = Random(7)
    while len(session.journal.entries) < entries:
        step(session, dice)
    return session


def step(session: Session, dice: Random) -> None:
    """One more act of a game that never ends."""
    chosen = offer_of("lockdown")(session.table, dice)
    if chosen is None or chosen[0] in ("leave", "end_game", "event_phase", "set_source", "scan", "victory"):
        chosen = ("noise_roll", {"seat": "P1"})
    try:
        session.do(chosen[0], **chosen[1])
    except Refused:
        session.do("undo")


def taps(folder: Path) -> list[Line]:
    """Each act against one bare insert of the same bytes with the same durability, turn by turn."""
    store = Store(folder / "taps.airlock")
    session = game(store, 60)
    bare = sqlite3.connect(folder / "bare.db", isolation_level=None)
    bare.execute("PRAGMA journal_mode=WAL")
    bare.execute("PRAGMA synchronous=FULL")
    bare.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, body TEXT)")
    heard: list[float] = []
    session.listen(lambda _: heard.append(time.perf_counter()))
    dice, ours, theirs = Random(11), [], []
    for _ in range(1500):
        tapped = time.perf_counter()
        step(session, dice)
        ours.append(heard[-1] - tapped)
        body = store.file.read("SELECT body FROM entries WHERE number = ?", (len(session.journal.entries),))[0][0]

        def insert(body: str = str(body)) -> None:
            bare.execute("BEGIN IMMEDIATE")
            bare.execute("INSERT INTO entries (body) VALUES (?)", (body,))
            bare.execute("COMMIT")

        theirs.append(timed(insert))
    lines = []
    for name, at in (("median", 0.5), ("p99", 0.99)):
        mine, plain = (sorted(times)[int(len(times) * at)] for times in (ours, theirs))
        note = f"{mine * 1e6:.0f} against {plain * 1e6:.0f} microseconds"
        lines.append(Line(f"tap to journalled and told, {name}, against one insert", mine / plain, 1.5, note=note))
    store.close()
    return lines


def undo(folder: Path) -> Line:
    """Undo at entry 2,000 against undo at entry 20; the same act is undone, turn by turn."""
    short, long = (game(Store(folder / f"undo-{entries}.airlock"), entries) for entries in (20, 2000))
    times: dict[int, list[float]] = {20: [], 2000: []}
    for _ in range(300):
        for entries, session in ((20, short), (2000, long)):
            session.do("noise_roll", seat="P1")
            times[entries].append(timed(lambda session=session: session.do("undo")))  # type: ignore[misc]
    ratio = statistics.median(times[2000]) / statistics.median(times[20])
    return Line("undo at entry 2,000 against entry 20", ratio, 1.2)


def resume(folder: Path) -> Line:
    """Open the file and be ready: a game of some 2,000 entries, the most after its bookmark, against a short one."""
    for entries in (20, LONG):
        store = Store(folder / f"resume-{entries}.airlock")
        game(store, entries)
        store.close()  # an open one would keep its log, and every opening would have to look through it
    times: dict[int, list[float]] = {20: [], LONG: []}

    def open_it(entries: int) -> None:
        store = Store(folder / f"resume-{entries}.airlock", lambda _: PACK)
        store.resume().view()
        store.close()

    for _ in range(60):
        for entries in (20, LONG):
            times[entries].append(timed(lambda entries=entries: open_it(entries)))  # type: ignore[misc]
    ratio = statistics.median(times[LONG]) / statistics.median(times[20])
    return Line(f"resume of {LONG} entries against 20", ratio, 1.5, note=f"{statistics.median(times[LONG]) * 1e3:.1f} ms")


def games() -> Line:
    seconds = timed(lambda: batch(0, BATCH))
    return Line("whole simulated games on one core, no disk", BATCH / seconds, 50, "a second", at_most=False)


FILMED, PLAYED, FULL = 6, 10, 120
"""A game, so many random games from each round of it, and how many seconds all of its turning points may take."""


def turning(name: str) -> Line:
    """All the turning points of a game, by the time that a part of them takes without a window."""
    work = Turning(play(FILMED, Tally(), name), PLAYED)
    took: list[float] = []
    last = time.perf_counter()
    for _ in work.pieces:
        now = time.perf_counter()
        took.append(now - last)
        last = now
    slowest = sorted(took)[-max(1, len(took) // 1000)]
    note = f"{TIMES} games from each of {len(work.stretches)} rounds; 999 of 1,000 pieces within {slowest * 1e3:.1f} ms"
    return Line(f"turning points of {name}, all of them", sum(took) * TIMES / PLAYED, FULL, "s", note=note)


QUERIES = ("e", "en", "enc", "encounter", "encuonter", "power generator", "salle de decontamination", "xyzzy", "a e i o")
KEY_STROKE = 16


def search() -> Line:
    """The slowest key stroke in the book of rules, its words looked up in two languages."""
    book = Book(PACK, GAMES["lockdown"].holds, load_rules("lockdown"), Tongue("fr"))
    book.find("warm")
    slowest = max(min(timed(lambda query=query: book.find(query)) for _ in range(5)) for query in QUERIES)  # type: ignore[misc]
    return Line("a key stroke in the rules, the slowest", slowest * 1e3, KEY_STROKE, "ms")


def shelf(folder: Path) -> Iterator[Line]:
    """What the launch screen and ALL GAMES ask of the file, with 1,000 games against 5; statistics of 300."""
    times: dict[int, list[tuple[float, float]]] = {5: [], 300: [], 1000: []}
    stores = {}
    for count in times:
        stores[count] = store = Store(folder / f"shelf-{count}.airlock", lambda _: PACK)
        session = game(store, 60)
        (first,) = store.games()
        store.note(first.id, in_short(session, face_of("lockdown"), first.evening.goes_on(1_790_000_000, 7200)))
        (first,) = store.games()
        for _ in range(count - 1):
            store.add(store.rows_of(first, store.next_game))
    say = Tongue("en")
    for _ in range(20):
        for count, store in stores.items():
            launch = timed(lambda store=store: (store.newest(), store.count(), store.resume(goes_on=False)))  # type: ignore[misc]
            lines = timed(lambda store=store: pictures.shelf(store.games(), face_of, 1_790_100_000, say))  # type: ignore[misc]
            times[count].append((launch, lines))
    launch, lines = ({count: statistics.median(each[at] for each in found) for count, found in times.items()} for at in (0, 1))
    yield Line(
        "the launch screen's questions, 1,000 games against 5", launch[1000] / launch[5], 1.2, note=f"{launch[1000] * 1e3:.1f} ms"
    )
    yield Line("ALL GAMES of 1,000, all its lines", lines[1000] * 1e3, 100, "ms")
    counted = timed(lambda: counts.statistics((saved.evening for saved in stores[300].games()), say))
    yield Line("statistics of 300 games", counted * 1e3, 100, "ms")


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        lines = [games(), *taps(Path(folder)), undo(Path(folder)), resume(Path(folder)), *shelf(Path(folder)), search()]
        lines += map(turning, GAMES)
    for line in lines:
        print(line)
    return 0 if all(line.holds for line in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
