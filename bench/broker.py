"""Tables by one broker: a real Mosquitto on this machine, and as many light hosts and guests as are asked for.

    python -m bench.broker [--tables 500 2000] [--seconds 30] [--entries 300] [--plain]

A light host keeps a page for each of its four guests at the broker, QoS 1, at every entry; a light guest asks in every fifteen
seconds whether it has the newest, and tells the broker every four that it is there, as the page in a browser does. All of them
speak MQTT 3.1.1 over WebSocket, from one process beside the broker; what is in their frames is noise, as long as real frames are.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bench.sharing import Frames, at, spread
from companion.games.registry import GAMES
from companion.sharing import wire
from companion.sharing.far import TOPIC
from companion.sharing.sealing import NONCE, TAG
from tests.broker.mosquitto import LOOPBACK, PROGRAM, Mosquitto

KB = 1024
GUESTS, ENTRY, HAVE, PING = 4, 10.0, 15.0, 4.0
"""Guests of a table, and seconds: from an entry to the next, from a question for the newest page to the next, between pings."""
ASKED, STILL = 304, 296
"""Bytes of that question, and of the answer that nothing is new."""
AT_ONCE = 50
"""So many connect at a time."""
UPGRADE = (
    f"GET /mqtt HTTP/1.1\r\nHost: {LOOPBACK}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: mqtt\r\n\r\n"
).encode()
CONNACK, PUBLISH, PUBACK, SUBACK, PINGREQ = 2, 3, 4, 9, 12


# -- how long real frames are ----------------------------------------------------------------------


class Packed(Frames):
    """What a broker is given: deflated, padded and sealed."""

    def _weighed(self, plain: bytes, into: list[float]) -> None:
        into.append((len(wire.packed(wire.parsed(plain))) + NONCE + TAG) / KB)


def sizes(entries: int) -> Iterator[str]:
    for game in GAMES:
        found = Packed(game, entries)
        yield f"{game}: a page at the broker after an entry: {spread(found.plain, 'KB', 2)}"
        yield f"{game}: a page of a tab: {spread(found.tabs, 'KB', 2)}"


# -- light clients ---------------------------------------------------------------------------------


def packet(kind: int, flags: int, body: bytes) -> bytes:
    size, left = b"", len(body)
    while True:
        left, digit = divmod(left, 128)
        size += bytes([digit | (128 if left else 0)])
        if not left:
            return bytes([kind << 4 | flags]) + size + body


def told(text: str) -> bytes:
    return len(text).to_bytes(2, "big") + text.encode()


def framed(data: bytes) -> bytes:
    """A WebSocket frame; its mask is nought, so that making it costs this process nothing."""
    long = len(data)
    head = bytes([0x82, 0x80 | long]) if long < 126 else bytes([0x82, 0x80 | 126]) + long.to_bytes(2, "big")
    return head + bytes(4) + data


class Peer(asyncio.Protocol):
    """One connection, of a host or of a guest."""

    web = True
    """By WebSocket, as pages and the app come; else plain, as brokers are faster at."""

    def __init__(self, name: str, wants: tuple[str, ...], counts: Counts) -> None:
        self.name, self.wants, self.counts = name, wants, counts
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._raw, self._said, self._upgraded, self._number = b"", b"", False, 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(UPGRADE) if self.web else self._connects()

    def connection_lost(self, _: Exception | None) -> None:
        self.counts.lost += 1

    def _connects(self) -> None:
        self._send(packet(1, 0, told("MQTT") + bytes([4, 2]) + (60).to_bytes(2, "big") + told(self.name)))

    def data_received(self, data: bytes) -> None:
        if not self.web:
            self._said += data
            while self._one():
                pass
            return
        self._raw += data
        if not self._upgraded:
            head, apart, rest = self._raw.partition(b"\r\n\r\n")
            if not apart:
                return
            assert b" 101 " in head, head
            self._upgraded, self._raw = True, rest
            self._connects()
        while len(self._raw) >= 2:
            long, begin = self._raw[1] & 127, 2
            if long == 126:
                long, begin = int.from_bytes(self._raw[2:4], "big"), 4
            if len(self._raw) < begin + long:
                return
            self._said += self._raw[begin : begin + long]
            self._raw = self._raw[begin + long :]
            while self._one():
                pass

    def _one(self) -> bool:
        """One packet, if it is whole."""
        size, at_, shift = 0, 1, 0
        while True:
            if at_ >= len(self._said):
                return False
            digit = self._said[at_]
            size, at_, shift = size | (digit & 127) << shift, at_ + 1, shift + 7
            if digit < 128:
                break
        if len(self._said) < at_ + size:
            return False
        kind, flags, body = self._said[0] >> 4, self._said[0] & 15, self._said[at_ : at_ + size]
        self._said = self._said[at_ + size :]
        if kind == CONNACK:
            wanted = b"".join(told(each) + b"\x01" for each in self.wants)
            self._send(packet(8, 2, self._next() + wanted))
        elif kind == SUBACK:
            self.ready.set_result(None)
        elif kind == PUBLISH:
            long = int.from_bytes(body[:2], "big")
            begin = 2 + long + (2 if flags & 6 else 0)
            if flags & 6:
                self._send(packet(PUBACK, 0, body[2 + long : begin]))
            self.counts.came += 1
            self.counts.bytes_out += len(body)
            self.heard(body[2 : 2 + long].decode(), body[begin:])
        return True

    def heard(self, topic: str, data: bytes) -> None: ...

    def _next(self) -> bytes:
        self._number = self._number % 65535 + 1
        return self._number.to_bytes(2, "big")

    def _send(self, data: bytes) -> None:
        self.transport.write(framed(data) if self.web else data)

    def say(self, topic: str, data: bytes, keep: bool = False) -> None:
        self.counts.went += 1
        self.counts.bytes_in += len(data)
        self._send(packet(PUBLISH, 3 if keep else 2, told(topic) + self._next() + data))

    def ping(self) -> None:
        self.counts.pings += 1
        self._send(packet(PINGREQ, 0, b""))


class Counts:
    def __init__(self) -> None:
        self.came = self.went = self.bytes_in = self.bytes_out = self.pings = self.lost = 0
        self.waited: list[float] = []


class Host(Peer):
    def __init__(self, table: str, counts: Counts) -> None:
        self.table = table
        super().__init__(f"h{table}", (f"{table}/host", f"{table}/j", f"{table}/u/+"), counts)

    def heard(self, topic: str, data: bytes) -> None:
        if "/u/" in topic:
            self.say(topic.replace("/u/", "/a/"), bytes(STILL))

    def entry(self, pages: list[bytes]) -> None:
        """Every guest's page, with when it was said."""
        for guest, page in enumerate(pages):
            self.say(f"{self.table}/g/{guest}", time.monotonic_ns().to_bytes(8, "big") + page[8:], keep=True)


class Guest(Peer):
    def __init__(self, table: str, number: int, counts: Counts) -> None:
        self.table, self.number = table, number
        super().__init__(f"g{table}{number}", (f"{table}/a/{number}", f"{table}/g/{number}", f"{table}/host"), counts)

    def heard(self, topic: str, data: bytes) -> None:
        if "/g/" in topic:
            self.counts.waited.append((time.monotonic_ns() - int.from_bytes(data[:8], "big")) / 1e6)

    def have(self) -> None:
        self.say(f"{self.table}/u/{self.number}", bytes(ASKED))


# -- a club of tables ------------------------------------------------------------------------------


def cpu_of(process: int) -> float:
    """Seconds that it has worked."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> float:
    """MB."""
    found = next(line for line in Path(f"/proc/{process}/status").read_text("utf-8").splitlines() if line.startswith("VmRSS"))
    return int(found.split()[1]) / KB


async def club(tables: int, seconds: float, page: int, broker: Mosquitto) -> Iterator[str]:
    counts, dice, loop = Counts(), Random(7), asyncio.get_running_loop()
    empty = memory_of(broker.process.pid)
    hosts, guests = [], []
    gate = asyncio.Semaphore(AT_ONCE)

    async def joins(peer: Peer) -> None:
        async with gate:
            await loop.create_connection(lambda: peer, LOOPBACK, broker.port if Peer.web else broker.plain)
            await peer.ready

    for number in range(tables):
        table = f"{TOPIC}/{number:032x}"
        hosts.append(Host(table, counts))
        guests += [Guest(table, each, counts) for each in range(GUESTS)]
    began = time.monotonic()
    await asyncio.gather(*(joins(each) for each in (*hosts, *guests)))
    came = time.monotonic() - began
    connected = memory_of(broker.process.pid)
    pages = [dice.randbytes(page) for _ in range(GUESTS)]

    async def again(every: float, act: object, first: float) -> None:
        await asyncio.sleep(first)
        due = time.monotonic()
        while True:
            act()  # type: ignore[operator]
            due += every
            await asyncio.sleep(max(0, due - time.monotonic()))

    tasks = [asyncio.create_task(again(ENTRY, lambda host=host: host.entry(pages), dice.random() * ENTRY)) for host in hosts]
    for guest in guests:
        tasks.append(asyncio.create_task(again(HAVE, guest.have, dice.random() * HAVE)))
        tasks.append(asyncio.create_task(again(PING, guest.ping, dice.random() * PING)))
    await asyncio.sleep(ENTRY + 2)  # every page is kept once
    whole = Counts()
    for each in (*hosts, *guests):
        each.counts = whole
    worked, ours, began = cpu_of(broker.process.pid), time.process_time(), time.monotonic()
    await asyncio.sleep(seconds)
    took = time.monotonic() - began
    share = (cpu_of(broker.process.pid) - worked) / took
    full = memory_of(broker.process.pid)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    lost = whole.lost
    for each in (*hosts, *guests):
        each.transport.abort()
    waited = whole.waited or [0.0]
    return iter(
        (
            f"{tables:,} tables, {len(hosts) + len(guests):,} connections, {'by WebSocket' if Peer.web else 'plain'}",
            f"  made in {came:.0f} s; lost {lost}",
            f"  messages a second: {whole.went / took:,.0f} in, {whole.came / took:,.0f} out, {whole.pings / took:,.0f} pings",
            f"  frames: {whole.bytes_in / took / KB / KB:.2f} MB/s in, {whole.bytes_out / took / KB / KB:.2f} MB/s out",
            f"  broker: {share:.0%} of a core; this process {(time.process_time() - ours) / took:.0%}",
            f"  memory: {empty:.0f} MB empty, {connected:.0f} with everybody there, {full:.0f} with every page",
            f"  from a page said to a page heard: median {statistics.median(waited):.1f}, p95 {at(waited, 0.95):.1f} ms",
        )
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[500, 2000])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--page", type=int, default=3 * KB, help="bytes of a page; three KB where none are said")
    parser.add_argument("--entries", type=int, default=300)
    parser.add_argument("--plain", action="store_true", help="MQTT without WebSocket")
    given = parser.parse_args()
    Peer.web = not given.plain
    if not PROGRAM:
        print("Mosquitto is not here: apt-get install mosquitto", file=sys.stderr)
        return 1
    print(f"load of this machine: {' '.join(Path('/proc/loadavg').read_text('utf-8').split()[:3])}, {os.cpu_count()} cores")
    for each in sizes(given.entries) if given.entries else ():
        print(each, flush=True)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    for tables in given.tables:
        with tempfile.TemporaryDirectory() as home:
            broker = Mosquitto(Path(home) / "broker", "max_inflight_messages 0", persists=False)
            try:
                for line in asyncio.run(club(tables, given.seconds, given.page, broker)):
                    print(line, flush=True)
            finally:
                broker.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
