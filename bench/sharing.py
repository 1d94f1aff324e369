"""The table on every phone: how large its pages are, what making and sending them takes, and how long guests wait.

    python -m bench.sharing [--entries 1000]

Times are of one run on one machine, which others may use too: its load is said first. What a part of the app takes is the CPU of
its thread. Guests are a process of their own, on loopback. What Chromium paints is asked where chromedriver is.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from threading import Lock, Thread
from typing import Any

from bench.__main__ import Line
from companion.games.registry import GAMES
from companion.hosting import Hosting
from companion.page.reader import LOOK, SEAT, TABLE
from companion.page.site import built
from companion.page.visitor import Visitor
from companion.session import Session
from companion.sharing import sealing
from companion.sharing.sealing import UP
from companion.sharing.wire import written
from companion.show.face import face_of
from companion.show.tongue import Tongue
from companion.table import Entry
from tests.sharing.client import PATIENCE, Client
from tests.sharing.table import OpenTable
from tools.offers import offer_of
from tools.simulate import Tally, act, begin

ROOT = Path(__file__).resolve().parent.parent
KB = 1024
PAGE, FRAME, DEFLATED = 100.0, 12.0, 4.0
"""The goals: of the page packed, of a frame, and of one that is deflated, in KB."""
PAGES, NET, SLOWER, MEMORY, CODE = 4.0, 3.0, 1.1, 2.0, 4.0
"""All pages of an entry and the line's part of one in ms of CPU, a tap while the table is shared, MB of guests and of code."""
ENTRY, FOLLOWED = 1024.0, 1.0
"""Of an entry that is followed elsewhere: its bytes before it is sealed, and ms of CPU."""
ANSWER, SLOWEST = 50.0, 100.0
"""From an act to what comes of it, in ms: the median and the 95th of a hundred."""
OFTEN = 25
"""After so many entries every tab is looked at."""
ACTS, TAPS, BLOCKS = 60, 12, 6
NOTICED, WAITED = 1.2, 3.0
"""So much longer a frame of the app may take while strangers flood the host, and an act of a guest: that is three times a few
hundredths of a second, and the strangers take their part of the same processors."""
STRANGERS, CONNECTIONS, LARGE, PAUSE = "127.0.0.2", 500, 10 * 1024 * 1024, 0.005
"""Where they come from, how many lines they hold, how much they pour in, and what they wait in s between two calls, so that the
processors are left to the host."""
WORK = 20_000
"""What a frame of the app computes: about a millisecond."""
SEATS = ("P1", "P2", "P3", "P4", "", "")
LOOKING = (("", LOOK, "en"), ("P1", TABLE, "en"), ("P2", TABLE, "fr"), ("P3", TABLE, "en"))
LINKED = ("", "", "", "P1", "P2", "P3")
"""Screens first: once every seat has a phone, the code lets nobody in."""


def at(found: Sequence[float], share: float) -> float:
    return sorted(found)[min(len(found) - 1, int(len(found) * share))]


def spread(found: Sequence[float], unit: str, digits: int = 1) -> str:
    middle, high, most = (f"{each:.{digits}f}" for each in (statistics.median(found), at(found, 0.95), max(found)))
    return f"median {middle}, p95 {high}, most {most} {unit} of {len(found):,}"


# -- sizes, and what pages take --------------------------------------------------------------------


def joins(hosting: Hosting, seat: str, may: str, language: str) -> None:
    """A guest sits down, as if its join had come over the line."""
    code = hosting.guests.code
    enc, keys = sealing.reach(sealing.public(bytes.fromhex(code.key)))
    message = {"v": [1], "code": code.word, "seat": seat, "name": "a phone", "language": language}
    found = hosting.guests.join(enc + sealing.seal(keys.up, written(message), UP), hosting.clock())
    assert found is not None, seat
    assert found.joined, found.message
    hosting.guests.linked[found.joined].may = may


class Frames:
    """What is sent to everybody, entry by entry, of as many games of chance as that takes."""

    def __init__(self, game: str, entries: int) -> None:
        self.game, self.entries = game, entries
        self.plain: list[float] = []
        self.deflated: list[float] = []
        self.tabs: list[float] = []
        self.taken: dict[str, list[float]] = {TABLE: [], SEAT: []}
        """CPU of all pages of an entry for a screen and three seats, who act for the table too, or for themselves alone."""
        number = 0
        while len(self.plain) < entries * 4:
            number += 1
            with tempfile.TemporaryDirectory() as home:
                self._plays(number, Path(home))

    def _plays(self, number: int, home: Path) -> None:
        session, dice = begin(number, self.game)
        if len(session.names()) < 3:
            return
        hosting = Hosting(session, face_of(self.game), Tongue("en"), home, time.monotonic, lambda _: None)
        for seat, may, language in LOOKING:
            joins(hosting, seat, may, language)
        hosting._listen()
        hosting.publish()
        while len(self.plain) < self.entries * 4:
            chosen = offer_of(self.game)(session.table, dice)
            if chosen is None:
                return
            act(session, chosen, Tally(), dice)
            may = (TABLE, SEAT)[len(self.plain) // 4 % 2]
            for guest in hosting.guests.everybody():
                guest.may = may if guest.seat else LOOK
            started = time.thread_time()
            hosting.publish()
            self.taken[may].append((time.thread_time() - started) * 1000)
            for shown in hosting._pages.values():
                self._weighed(written(shown.message(0)), self.plain)
            if len(self.plain) // 4 % OFTEN == 0:
                self._looks_around(hosting)

    def _weighed(self, plain: bytes, into: list[float]) -> None:
        into.append(len(plain) / KB)
        self.deflated.append(len(zlib.compress(plain)) / KB)

    def _looks_around(self, hosting: Hosting) -> None:
        for guest in hosting.guests.everybody()[1:3]:
            visitor = hosting.visitor(guest)
            assert isinstance(visitor, Visitor)
            place = visitor.playing.place
            for tab in face_of(self.game).tabs:
                visitor.move("tab", tab.name)
                self._weighed(written({"page": str(visitor.page()), "mine": str(visitor.mine())}), self.tabs)
            visitor.playing.place = place

    def lines(self) -> Iterator[Line]:
        game = self.game
        yield Line(f"{game}: frame after an entry, the largest", max(self.plain), FRAME, "KB", note=spread(self.plain, "KB"))
        yield Line(f"{game}: frame of a tab, the largest", max(self.tabs), FRAME, "KB", note=spread(self.tabs, "KB"))
        yield Line(f"{game}: frame deflated, the largest", max(self.deflated), DEFLATED, "KB", note=spread(self.deflated, "KB"))
        for may, who in ((TABLE, "three who act for the table"), (SEAT, "three seats")):
            taken = statistics.median(self.taken[may])
            yield Line(f"{game}: pages of a screen and {who}", taken, PAGES, "ms CPU", note=spread(self.taken[may], "ms"))


def sizes(entries: int) -> Iterator[Line]:
    packed = len(built().page) / KB
    yield Line("the page that a browser gets, packed", packed, PAGE, "KB")
    for game in GAMES:
        yield from Frames(game, entries).lines()


def follows(entries: int) -> Iterator[Line]:
    """What whoever stands by is sent of an entry, and what it takes to let it happen there."""
    for game in GAMES:
        long: list[float] = []
        took: list[float] = []
        number = 0
        while len(long) < entries:
            number += 1
            session, dice = begin(number, game)
            other = Session.new(session.charter, session.pack)
            while (chosen := offer_of(game)(session.table, dice)) is not None and len(long) < entries:
                act(session, chosen, Tally(), dice)
                for at_ in range(len(other.journal.entries) + 1, len(session.journal.entries) + 1):
                    said = json.dumps(session.journal.entries[at_].written()).encode()
                    started = time.thread_time()
                    other.follow(Entry.read(json.loads(said)))
                    took.append((time.thread_time() - started) * 1000)
                    long.append(len(said))
        assert other.table.state() == session.table.state()
        yield Line(
            f"{game}: an entry to whoever stands by, median",
            statistics.median(long),
            ENTRY,
            "bytes",
            note=spread(long, "bytes", 0),
        )
        yield Line(
            f"{game}: an entry that is followed, median", statistics.median(took), FOLLOWED, "ms CPU", note=spread(took, "ms", 2)
        )


# -- guests that speak the protocol themselves -----------------------------------------------------


class Browsing(Client):
    """A guest that keeps its connection, as a browser does."""

    def __init__(self, link: str) -> None:
        super().__init__(link)
        self.line = HTTPConnection(self.host, self.port, timeout=PATIENCE)

    def post(self, body: bytes) -> tuple[int, bytes]:
        self.line.request("POST", "/t", body)
        answer = self.line.getresponse()
        return answer.status, answer.read()


def guests(link: str, seats: Sequence[str]) -> None:
    """A process of guests: the first one acts, all of them poll; says when each act was answered and seen."""
    phones = [Browsing(link) for _ in seats]
    for phone, seat in zip(phones, seats, strict=True):
        shown = phone.join(seat)
        assert "id" in shown, shown
        phone.poll()
    seen: dict[int, list[float]] = {}
    alone = Lock()
    first = Browsing(link)
    first.keys, first.id = phones[0].keys, phones[0].id

    def says(message: dict[str, Any]) -> None:
        sys.stdout.write(json.dumps(message) + "\n")
        sys.stdout.flush()

    def polls(phone: Client) -> None:
        while not (found := phone.poll()).get("status"):
            came = time.monotonic()
            if "page" in found:
                with alone:
                    seen.setdefault(found["n"], []).append(came)
                    if len(seen[found["n"]]) == len(phones):
                        says({"n": found["n"], "seen": seen[found["n"]]})

    for phone in phones:
        Thread(target=polls, args=(phone,), daemon=True).start()
    with alone:
        says({"ready": True})
    for line in sys.stdin:
        sent = time.monotonic()
        answer = first.act("noise_roll", number=int(line), seat=seats[0])
        with alone:
            says({"sent": sent, "answered": time.monotonic(), "ok": answer.get("ok")})


class Guests:
    """That process, from here."""

    def __init__(self, link: str, seats: Sequence[str]) -> None:
        command = (sys.executable, "-m", "bench.sharing", "--guests", link, "--seats", ",".join(seats))
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.says()["ready"]

    def says(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found

    def act(self, number: int) -> tuple[float, float]:
        """One act on this entry: how long until it was answered, and until the last of them had its page; in ms."""
        assert self.process.stdin is not None
        print(number, file=self.process.stdin, flush=True)
        told = (self.says(), self.says())
        answer, page = sorted(told, key=lambda each: "seen" in each)
        assert answer["ok"] == page["n"] == number + 1, told
        return (answer["answered"] - answer["sent"]) * 1000, (max(page["seen"]) - answer["sent"]) * 1000

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def cpu(thread: Any) -> float:
    return time.clock_gettime(time.pthread_getcpuclockid(thread.ident))


def waits(folder: Path) -> Iterator[Line]:
    """From an act to its answer, and to everybody's page, with one guest and with six."""
    for seats in (SEATS[:1], SEATS):
        (home := folder / f"waits-{len(seats)}").mkdir()
        table = OpenTable(home, names=("Ana", "Bo", "Cy", "Di", "Ed"))
        phones = Guests(table.link, seats)
        try:
            for _ in range(5):
                phones.act(table.entries())
            line, before = table.hosting.room._thread, cpu(table.hosting.room._thread)
            found = [phones.act(table.entries()) for _ in range(ACTS)]
            net = (cpu(line) - before) / ACTS * 1000
        finally:
            phones.close()
            table.close()
        who = "one guest" if len(seats) == 1 else f"{len(seats)} guests"
        for what, each in zip(("answered", "seen by all"), zip(*found, strict=True), strict=True):
            yield Line(
                f"an act until it is {what}, {who}, median", statistics.median(each), ANSWER, "ms", note=spread(each, "ms")
            )
            yield Line(f"an act until it is {what}, {who}, p95", at(each, 0.95), SLOWEST, "ms")
        if len(seats) > 1:
            yield Line(f"the line's thread, an entry with {who}", net, NET, "ms CPU")


# -- while strangers flood it ----------------------------------------------------------------------


def flood(address: str) -> None:
    """A process of strangers, from an address of their own, all at once: lines that say half a head and no more, bodies of ten
    megabytes, joins and frames that are none."""
    host, _, port = address.partition(":")
    os.nice(10)
    open_: list[socket.socket] = []

    def called() -> socket.socket:
        return socket.create_connection((host, int(port)), timeout=2, source_address=(STRANGERS, 0))

    def again(does: Callable[[], object]) -> None:
        while True:
            with suppress(OSError):
                does()

    def creeps() -> None:
        open_.append(each := called())
        each.sendall(b"POST /t HTTP/1.1\r\nContent-Le")
        if len(open_) > CONNECTIONS:
            open_.pop(0).close()
        time.sleep(PAUSE)

    def pours() -> None:
        with called() as line:
            line.sendall(b"POST /t HTTP/1.1\r\nContent-Length: %d\r\n\r\n" % LARGE + bytes(LARGE))
        time.sleep(PAUSE)

    def babbles(begin: bytes) -> None:
        with called() as line:
            body = begin + os.urandom(300)
            line.sendall(b"POST /t HTTP/1.1\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
            line.recv(1000)
        time.sleep(PAUSE)

    for each in (creeps, pours, lambda: babbles(b"J"), lambda: babbles(b""), lambda: babbles(b"\0" * 8)):
        Thread(target=again, args=(each,), daemon=True).start()
    print("ready", flush=True)
    sys.stdin.read()


class Drawing:
    """A thread that draws a frame sixty times a second, as the app's own does: how long it takes, and how late it is."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self._over = False
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._over:
            started = time.monotonic()
            sum(number * number for number in range(WORK))
            self.took.append((time.monotonic() - started) * 1000)
            time.sleep(max(0.0, 1 / 60 - (time.monotonic() - started)))

    def close(self) -> list[float]:
        self._over = True
        self._thread.join()
        return self.took


def floods(folder: Path) -> Iterator[Line]:
    """Acts of guests and frames of the app, turn by turn without and with strangers that do all they can."""
    folder.mkdir()
    table = OpenTable(folder / "home", names=("Ana", "Bo", "Cy", "Di", "Ed"))
    phones = Guests(table.link, SEATS)
    acts: dict[bool, list[float]] = {False: [], True: []}
    frames: dict[bool, list[float]] = {False: [], True: []}
    address = table.link.removeprefix("http://").partition("/")[0]
    try:
        for block in range(2 * BLOCKS):
            flooded = bool(block % 2)
            command = (sys.executable, "-m", "bench.sharing", "--flood", address)
            strangers = None
            if flooded:
                strangers = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
                assert strangers.stdout is not None
                assert strangers.stdout.readline()
            drawing = Drawing()
            try:
                acts[flooded] += [phones.act(table.entries())[1] for _ in range(ACTS // BLOCKS)]
            finally:
                frames[flooded] += drawing.close()
                if strangers is not None:
                    strangers.kill()
                    strangers.wait()
    finally:
        phones.close()
        table.close()
    for what, found, most in (("an act until six guests see it", acts, WAITED), ("a frame of the app", frames, NOTICED)):
        calm, flooded_ = (statistics.median(found[each]) for each in (False, True))
        note = f"{flooded_:.1f} against {calm:.1f} ms, p95 {at(found[True], 0.95):.1f} against {at(found[False], 0.95):.1f}"
        yield Line(f"{what}, flooded against calm", flooded_ / calm, most, note=note)


# -- what it costs the app -------------------------------------------------------------------------


def touches(folder: Path) -> Iterator[Line]:
    """The same tap with and without guests, turn by turn: until its result stands, and the frames after it."""
    from kivy.clock import Clock

    from companion.show.place import Place
    from tools.driver import Driver, UnitTestTouch  # tells Kivy which back end to use

    folder.mkdir()
    driver = Driver(folder).start()
    app, phones = driver.app, driver.app.phones
    app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {})
    app.go(Place("game"))
    driver.frames(30)
    driver.device.networks, phones.where = (("lo", "127.0.0.1"),), {"port": 0, "address": "127.0.0.1"}
    tapped: dict[bool, list[float]] = {False: [], True: []}
    after: dict[bool, list[float]] = {False: [], True: []}

    def timed(what: Callable[[], object]) -> float:
        started = time.thread_time()
        what()
        return (time.thread_time() - started) * 1000

    def press() -> None:
        """In a frame, which then shows the result: what waits for the thread of the app is done in those after it."""
        Clock.schedule_once(lambda _: (touch.touch_down(), touch.touch_up()))
        driver.frames()

    for block in range(2 * BLOCKS):
        shared = bool(block % 2)
        if shared:
            phones.begin()
            for seat in LINKED[len(phones.hosting.guests.everybody()) :]:
                joins(phones.hosting, seat, LOOK if not seat else TABLE, "en")
            phones.hosting.publish()
        else:
            phones.pause()
        for _ in range(TAPS):
            app.go(Place("game"))
            driver.frames(12)
            button = driver.find("NOISE ROLL")
            driver._scroll_to(button)
            touch = UnitTestTouch(*button.to_window(*button.center))
            gc.collect()
            tapped[shared].append(timed(press))
            after[shared].append(max(timed(driver.frames) for _ in range(8)))
    phones.stop()
    driver.stop()
    alone, together = (statistics.median(tapped[shared]) for shared in (False, True))
    note = f"{together:.1f} against {alone:.1f} ms CPU; the longest frame after it {at(after[True], 0.5):.1f}"
    note += f" against {at(after[False], 0.5):.1f}"
    yield Line("a tap while six guests are linked, against alone", together / alone, SLOWER, note=note)


WEIGHED = """
import gc, json, os, sys
from pathlib import Path
def held():
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
from companion.show.place import Place
from tools.driver import Driver
driver = Driver(Path(sys.argv[1])).start()
app, phones = driver.app, driver.app.phones
app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], {})
app.go(Place("game"))
driver.device.networks, phones.where = (("lo", "127.0.0.1"),), {"port": 0, "address": "127.0.0.1"}
def plays():
    for _ in range(100):
        app.playing.session.do("noise_roll", seat="P1")
        driver.frames(2)
plays()
plays()
early = [name for name in sys.modules if name.partition(".")[0] in ("Crypto", "asyncio") or name.startswith("companion.sharing")]
found = [held()]
import asyncio
found.append(held())
import companion.sharing.sealing, Crypto.Cipher.ChaCha20_Poly1305, Crypto.PublicKey.ECC
found.append(held())
import companion.hosting
phones.begin()
found.append(held())
driver.frames(10)
from companion.sharing.guests import Guest
from companion.sharing.sealing import KeyPair
drawn = held()
for number, seat in enumerate(("P1", "P2", "P3", "", "", "")):
    keys, name = KeyPair(bytes(32), bytes(32), "LARK TIN"), f"{number:016x}"
    phones.hosting.guests.linked[name] = Guest(name, seat, "a phone", keys, name, name, "table" if seat else "look")
phones.hosting.publish()
plays()
print(json.dumps([len(early), *found, drawn, held()]), flush=True)
os._exit(0)
"""
"""The app itself: half of what sharing needs it has read in for other things."""


def memory(folder: Path) -> Iterator[Line]:
    """A game before it is shared, with what shares it read in, and with six guests over a hundred entries."""
    if not Path("/proc/self/statm").exists():
        print("     memory: only Linux says it")
        return
    folder.mkdir()
    done = subprocess.run((sys.executable, "-c", WEIGHED, folder), capture_output=True, text=True, check=True, cwd=ROOT)
    early, alone, loop, seals, read, drawn, shared = json.loads(done.stdout.splitlines()[-1])
    yield Line("modules read in before anything is shared", early, 0, "of sharing, seals and asyncio")
    yield Line("memory with six guests and a hundred entries", shared - drawn, MEMORY, "MB", note=f"{alone:.0f} MB before it")
    note = f"asyncio {loop - alone:.1f}, seals {seals - loop:.1f}, pages and the rest {read - seals:.1f}"
    yield Line("memory for what is read in to share", read - alone, CODE, "MB", note=note)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--entries", type=int, default=1000, help=f"of each game; {OFTEN} or more")
    parser.add_argument("--guests", default="", help=argparse.SUPPRESS)
    parser.add_argument("--seats", default="", help=argparse.SUPPRESS)
    parser.add_argument("--flood", default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.flood:
        flood(options.flood)
        return 0
    if options.guests:
        guests(options.guests, options.seats.split(","))
        return 0
    print(f"     load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    fine = True
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        from bench import browser

        parts = (
            sizes(options.entries),
            waits(home),
            floods(home / "floods"),
            memory(home / "memory"),
            touches(home / "touches"),
            browser.lines(home),
        )
        for part in parts:
            for line in part:
                print(line, flush=True)
                fine &= line.holds
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
