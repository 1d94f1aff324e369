"""The line in a room: HTTP on one port, one address to post to, answers that are held until there is something new.

Whatever it carries is `companion.sharing.line`'s.
"""

from __future__ import annotations

import asyncio
import re
import socket
import sys
import zlib
from collections import Counter
from collections.abc import Callable, Mapping
from threading import Event
from typing import Protocol

from companion.sharing import wire
from companion.sharing.guests import Busy, Guests
from companion.sharing.line import GuestLine, Wish
from companion.sharing.sealing import public

HELD = 4.0
"""So many seconds an answer without news is held."""
SLOW = 10.0
"""So many seconds somebody has to say what they want."""
MOST = 64
"""So many connections at a time."""
GZIP = 31
"""How zlib is told that what it unpacks is what gzip has packed."""
PORT = 4070
ANYWHERE = "0.0.0.0"
"""Every interface of a phone: which of them the guests can reach, nobody knows before."""

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


class Caller:
    """A connection: from where, and whether it waits for the answer to something that it has said."""

    def __init__(self, source: str) -> None:
        self.source, self.heard = source, False
        self.task = asyncio.current_task()


class HttpLine(GuestLine):
    """The line, as long as it is open."""

    held = HELD

    def __init__(
        self, guests: Guests, site: Served, asks: Callable[[Wish], None], clock: Callable[[], float], changed: Callable[[], None]
    ) -> None:
        super().__init__(guests, asks, clock, changed)
        self.site = site
        self.port = 0
        self._callers: dict[Caller, None] = {}
        """Who is connected, whoever has waited longest to be heard first."""

    # -- open and shut, from the thread of the app -----------------------------------------------

    def open(self, port: int = PORT, address: str = ANYWHERE) -> None:
        """Listens from now on; OSError where nothing can be listened on. A port that is taken is exchanged for any other."""
        listens = _listening(address, port)
        self.port = listens.getsockname()[1]
        up = Event()
        self._begin(lambda: self._run(listens, up), "airlock-room")
        up.wait()

    # -- the thread of the line ------------------------------------------------------------------

    async def _run(self, listens: socket.socket, up: Event) -> None:
        server = await asyncio.start_server(self._serve, sock=listens, limit=wire.HEAD)
        heralding = asyncio.create_task(self._heralds())
        await self._lives(up.set)
        heralding.cancel()
        server.close()  # who is connected still is not waited for
        await self._ends()

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
                    said = await self._heard(body, caller.source)
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
