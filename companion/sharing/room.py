"""The line in a room: HTTP on one port, one address to post to, answers that are held until there is something new.

It has a thread of its own. What a guest wants is handed to the thread of the app, which hands back an answer; what stands on a
guest's page is told it. A line knows bytes, guests and numbers, and nothing of the game.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import sys
import zlib
from collections import Counter
from collections.abc import Callable, Mapping
from threading import Event, Lock, Thread
from typing import Any, Protocol

from companion.sharing import wire
from companion.sharing.guests import Busy, Guest, Guests
from companion.sharing.sealing import DOWN, KEY, public, seal
from companion.sharing.wire import Garbled, Higher, Intents, Join, Message, Move, Poll, Shown

HELD = 4.0
"""So many seconds an answer without news is held."""
SLOW = 10.0
"""So many seconds somebody has to say what they want."""
ANSWERED = 6.0
"""After so many seconds without an answer of the app it is asleep, as far as a guest can tell."""
MOST = 64
"""So many connections at a time."""
GZIP = 31
"""How zlib is told that what it unpacks is what gzip has packed."""
KNOCKS = ("ask_host", "not_let_in")
"""Who is told this waits to be let in, or waits no more; of all others who are refused the app hears nothing."""
PORT = 4070
ANYWHERE = "0.0.0.0"
"""Every interface of a phone: which of them the guests can reach, nobody knows before."""

Reply = Callable[[Mapping[str, Any]], None]
HEADS = (
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: no-referrer",
    "Access-Control-Allow-Origin: *",
)


class Served(Protocol):
    """What a browser gets before it has joined: the page, packed, and what it may load and run."""

    @property
    def page(self) -> bytes: ...
    @property
    def policy(self) -> str: ...
    @property
    def fonts(self) -> Mapping[str, bytes]: ...


class Request:
    """Something a guest wants; the thread of the app takes it up and answers it once, and not after it was given up."""

    def __init__(self, guest: Guest, message: Intents | Move | None, loop: asyncio.AbstractEventLoop, patience: float) -> None:
        self.guest, self.message = guest, message
        self._loop, self._said, self._patience = loop, loop.create_future(), patience
        self._lock, self._begun, self._late = Lock(), False, False

    def begin(self) -> bool:
        """Whether somebody still waits for it: what nobody waits for must not happen, and what was begun is waited for."""
        with self._lock:
            self._begun = not self._late
            return self._begun

    def answer(self, message: Mapping[str, Any]) -> None:
        with contextlib.suppress(RuntimeError):  # the line is down
            self._loop.call_soon_threadsafe(self._set, message)

    def _set(self, message: Mapping[str, Any]) -> None:
        if not self._said.done():
            self._said.set_result(message)

    async def said(self) -> Mapping[str, Any] | None:
        for _ in range(2):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._patience):
                    return await asyncio.shield(self._said)
            with self._lock:
                self._late = not self._begun
                if self._late:
                    break
        return None


class Caller:
    """A connection: from where, and whether it waits for the answer to something that it has said."""

    def __init__(self, source: str) -> None:
        self.source, self.heard = source, False
        self.task = asyncio.current_task()


class HttpLine:
    """The line, as long as it is open."""

    def __init__(
        self,
        guests: Guests,
        site: Served,
        asks: Callable[[Request], None],
        clock: Callable[[], float],
        changed: Callable[[], None],
    ) -> None:
        self.guests, self.site = guests, site
        self._asks, self._clock, self._changed = asks, clock, changed
        self.asleep = ""
        """What guests are told while the app sleeps; "" while it is awake."""
        self.port = 0
        self.held, self.patience = HELD, ANSWERED
        self._shown: dict[str, Shown] = {}
        self._news: dict[str, asyncio.Event] = {}
        self._known: dict[tuple[str, int], Mapping[str, Any] | Request] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._callers: dict[Caller, None] = {}
        """Who is connected, whoever has waited longest to be heard first."""
        self._turns: dict[str, asyncio.Lock] = {}
        self._thread: Thread | None = None

    # -- open and shut, from the thread of the app -----------------------------------------------

    def open(self, port: int = PORT, address: str = ANYWHERE) -> None:
        """Listens from now on; OSError where nothing can be listened on. A port that is taken is exchanged for any other."""
        listens = _listening(address, port)
        self.port = listens.getsockname()[1]
        self._news, self._turns, self._known = {}, {}, {}  # those of another loop
        up = Event()
        self._thread = Thread(target=lambda: asyncio.run(self._run(listens, up)), name="airlock-room", daemon=True)
        self._thread.start()
        up.wait()

    def shut(self) -> None:
        """Nothing is listened to any more, and nothing is left of it."""
        loop, thread = self._loop, self._thread
        if loop is not None and thread is not None:
            loop.call_soon_threadsafe(self._over.set)
            thread.join()
        self._loop = self._thread = None

    def publish(self, guest: str, shown: Shown) -> None:
        """What a guest sees from now on."""
        self._shown[guest] = shown
        self.wake(guest)

    def forget(self, guest: str) -> None:
        """Somebody is not linked any more."""
        loop = self._loop
        if loop is not None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self._forget, guest)

    def _forget(self, guest: str) -> None:
        self._event(guest).set()
        for known in (self._shown, self._news, self._turns):
            known.pop(guest, None)
        self._known = {key: message for key, message in self._known.items() if key[0] != guest}

    def wake(self, guest: str) -> None:
        """Whatever this guest waits for is answered now."""
        loop = self._loop
        if loop is not None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(lambda: self._event(guest).set())

    def sleep(self, says: str) -> None:
        """The app sleeps, or wakes up again: everybody is told at once."""
        self.asleep = says
        for guest in self.guests.everybody():
            self.wake(guest.id)

    # -- the thread of the line ------------------------------------------------------------------

    async def _run(self, listens: socket.socket, up: Event) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._serve, sock=listens, limit=wire.HEAD)
        up.set()
        await self._over.wait()
        server.close()  # who is connected still is not waited for
        tasks = [each for each in asyncio.all_tasks() if each is not asyncio.current_task()]
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        caller = Caller(str((writer.get_extra_info("peername") or ("",))[0]))
        if not self._room_for(caller):
            writer.transport.abort()
            return
        try:
            while await self._one(reader, writer, caller):
                pass
            writer.close()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, asyncio.CancelledError):
            writer.transport.abort()  # who is slow, says too much or hangs up is not waited for; nor is anybody at the end
        finally:
            self._callers.pop(caller, None)

    def _room_for(self, caller: Caller) -> bool:
        """Of those who hold most connections from one place, whoever waits longest to be heard makes room for somebody else."""
        if len(self._callers) >= MOST:
            held = Counter(each.source for each in (*self._callers, caller))
            most = max(held.values())
            crowd = [each for each in self._callers if held[each.source] == most]
            last = next((each for each in crowd if not each.heard), None)
            if last is None:
                last = next((each for each in crowd if each.source != caller.source), None)
            if last is None or last.task is None:
                return False
            last.task.cancel()
            del self._callers[last]
        self._callers[caller] = None
        return True

    async def _one(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, caller: Caller) -> bool:
        """One request and its answer; whether there may be another."""
        caller.heard = False
        self._callers[caller] = self._callers.pop(caller)
        async with asyncio.timeout(SLOW):  # no task of its own for each, as wait_for has
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        method, _, rest = head[0].partition(" ")
        heads = {name.strip().lower(): message.strip() for name, _, message in (line.partition(":") for line in head[1:])}
        long = heads.get("content-length", "0")
        if not long.isdecimal() or int(long) > wire.BODY or "transfer-encoding" in heads:
            await self._answer(writer, "413 Content Too Large", b"", last=True)
            return False
        async with asyncio.timeout(SLOW):
            body = await reader.readexactly(int(long))
        caller.heard = True
        path = rest.partition(" ")[0].partition("?")[0]
        last = heads.get("connection", "").lower() == "close"
        match method, path:
            case "GET", "/":
                page, packed = _as_read(self.site.page, heads.get("accept-encoding", ""))
                about = ("Content-Type: text/html; charset=utf-8", "Vary: Accept-Encoding", *packed)
                await self._answer(writer, "200 OK", page, *about, f"Content-Security-Policy: {self.site.policy}", last=last)
            case "GET", _ if (font := self.site.fonts.get(path[1:])) is not None:
                await self._answer(writer, "200 OK", font, "Content-Type: font/woff2", last=last)
            case "GET", "/k":
                await self._answer(writer, "200 OK", public(bytes.fromhex(self.guests.open_key)), last=last)
            case "POST", "/t":
                try:
                    said = await self._posted(body, caller.source)
                except Busy:
                    await self._answer(writer, "429 Too Many Requests", b"", last=last)
                    return not last
                if said is None:
                    await self._answer(writer, "403 Forbidden", b"", last=last)
                else:
                    await self._answer(writer, "200 OK", said, "Content-Type: application/octet-stream", last=last)
            case _:
                await self._answer(writer, "404 Not Found", b"", last=last)
        return not last

    async def _answer(self, writer: asyncio.StreamWriter, status: str, body: bytes, *more: str, last: bool) -> None:
        heads = (*HEADS, *more, f"Content-Length: {len(body)}", *(("Connection: close",) if last else ()))
        writer.write("\r\n".join((f"HTTP/1.1 {status}", *heads, "", "")).encode("latin-1") + body)
        async with asyncio.timeout(SLOW):
            await writer.drain()

    async def _posted(self, body: bytes, source: str) -> bytes | None:
        """A sealed answer to something sealed; None to what nobody we know has sealed."""
        now = self._clock()
        if body[:1] == wire.JOIN and len(body) > KEY:
            answer = self.guests.join(body[1:], now, source)
            if answer is None:
                return None
            message = dict(answer.message)
            if answer.joined or message["no"] in KNOCKS:
                self._changed()
            if answer.joined:
                await self._greet(answer.joined)
            return seal(answer.keys.down, wire.written(message), DOWN)
        opened = self.guests.opened(body, now)
        if opened is None:
            return None
        guest, plain = opened
        try:
            said, asked = wire.heard(plain)
            first = isinstance(said, Poll) or self.guests.first(guest, body)
            message = dict(await self._said(guest, said, first))
            if asked:
                message["q"] = asked
        except Garbled:
            message = {"no": "garbled"}
        guest.heard = self._clock()
        return self.guests.sealed(guest, wire.written(message))

    async def _greet(self, id: str) -> None:
        """The app makes the first page of who has joined, before it is asked for."""
        guest = self.guests.linked.get(id)
        if guest is not None:
            await self._asked(guest, None)

    async def _said(self, guest: Guest, message: Message, first: bool) -> Mapping[str, Any]:
        """What is answered. Nothing happens by what is said once more, by whoever has heard it."""
        match message:
            case Poll():
                return await self._poll(guest, message)
            case Intents():
                return await self._act(guest, message, first)
            case Move() if first and message.term.fits(self.guests.term):
                return await self._asked(guest, message)
            case Move():
                shown = self._shown.get(guest.id)
                return shown.message(int(self._clock())) if shown is not None else self._sleeps()
            case Higher(term) if term.later(self.guests.term):
                return {"no": "not_here"}
            case Higher() | Join():
                return {"no": "garbled"}

    async def _act(self, guest: Guest, act: Intents, first: bool) -> Mapping[str, Any]:
        """The same act once more waits for the answer of the first."""
        key = (guest.id, act.k)
        known = self._known.get(key)
        if isinstance(known, Request):
            message = await known.said()
            return {"k": act.k, **(message if message is not None else self._sleeps())}
        if known is not None and act.k:
            return known
        if not first:
            shown = self._shown.get(guest.id)
            return {"k": act.k, "no": "table_moved_on", "n": shown.number if shown is not None else 0}
        found = {"k": act.k, **await self._asked(guest, act, key)}
        self._known = {each: message for each, message in self._known.items() if each[0] != guest.id}
        if guest.id in self.guests.linked:
            self._known[key] = found
        return found

    async def _asked(self, guest: Guest, message: Intents | Move | None, key: tuple[str, int] | None = None) -> Mapping[str, Any]:
        if self.asleep:
            return self._sleeps()
        asked = Request(guest, message, asyncio.get_running_loop(), self.patience)
        if key is not None:
            self._known[key] = asked
        async with self._turns.setdefault(guest.id, asyncio.Lock()):  # one thing after the other: nobody floods the app
            self._asks(asked)
            shown = await asked.said()
        return shown if shown is not None else self._sleeps()

    def _sleeps(self) -> dict[str, Any]:
        return {"no": "asleep", "says": self.asleep}

    async def _poll(self, guest: Guest, poll: Poll) -> Mapping[str, Any]:
        """What is new, at once or as soon as it is there; after a while, that nothing is."""
        if poll.term.later(self.guests.term):
            return {"no": "not_here"}
        until = self._clock() + self.held
        slept = self.asleep
        while True:
            if guest.id not in self.guests.linked:
                return {"no": "unlinked"}
            event = self._event(guest.id)
            event.clear()
            shown = self._shown.get(guest.id)
            if shown is not None and self._new(poll, shown):
                return shown.message(int(self._clock()))
            left = until - self._clock()
            if left <= 0 or self.asleep != slept or (shown is not None and poll.number > shown.number):
                break
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await event.wait()
        message = {**wire.named(self.guests.term), "n": shown.number if shown else 0, "still": 1, "now": int(self._clock())}
        return {**message, "asleep": self.asleep} if self.asleep else message

    def _new(self, poll: Poll, shown: Shown) -> bool:
        """Whether a guest has not this page yet. One who does not say which page of an entry it shows has the last."""
        if not poll.term.fits(shown.term):
            return not poll.term.later(shown.term)
        if shown.number != poll.number:
            return shown.number > poll.number
        return poll.at is not None and shown.at != poll.at

    def _event(self, guest: str) -> asyncio.Event:
        return self._news.setdefault(guest, asyncio.Event())


def _as_read(page: bytes, reads: str) -> tuple[bytes, tuple[str, ...]]:
    """The packed page as it is for whoever says that they unpack it, as every browser does; unpacked for all others."""
    named = (each.partition(";") for each in reads.lower().split(","))
    wants = {name.strip(): weight.replace(" ", "") for name, _, weight in named}
    if re.fullmatch(r"q=0(\.0*)?", wants.get("gzip", wants.get("*", "q=0"))):
        return zlib.decompress(page, GZIP), ()
    return page, ("Content-Encoding: gzip",)


def _listening(address: str, port: int) -> socket.socket:
    for each in (port, 0):
        found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if sys.platform == "win32":  # there the usual option lets two programs have one port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((address, each))
        except OSError:
            found.close()
            if not each:
                raise
            continue
        return found
    raise OSError("no port")
