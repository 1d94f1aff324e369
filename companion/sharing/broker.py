"""The line to guests who are elsewhere: MQTT by a broker that somebody runs, which carries sealed bytes and reads none of them.

For a table there are `host`, kept by the broker, with whose word holds; `j`, where guests ask to join; and for each guest `g/…`,
its page, kept by the broker, `u/…`, what it says, and `a/…`, what it is answered. Whatever comes may come twice, late, or from a
stranger: acts name the entry that they were made on, pages are numbered, and what nobody we know has sealed is dropped.

One thread lives as the line does; a connection has one of paho's. Each is made anew, so that nothing unsent of an old one comes
after what is new.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
import ssl
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import uniform
from threading import Event, Lock, Thread
from typing import Any

from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode

from companion.device.trusted import trusts
from companion.sharing import heralds, wire
from companion.sharing.far import FRAME, TOPIC, Broker, table_of
from companion.sharing.guests import Busy, Guest, Guests
from companion.sharing.heralds import Claim
from companion.sharing.line import GuestLine, Wish
from companion.sharing.sealing import KEY
from companion.sharing.terms import Term
from companion.sharing.wire import Garbled, Shown

KEEP_ALIVE = 20
"""After so many seconds and a half of them without a word the broker takes the host for gone, and says so."""
EXPIRY = 24 * 60 * 60
"""For so many seconds a broker that speaks MQTT 5 keeps a page."""
ANSWERS = 10.0
"""So many seconds a broker has to bring back what was said to it."""
FAREWELL = 1.0
"""So many seconds the last words have."""
QUIET = 45.0
"""A guest by a broker says something every fifteen seconds; after so many it is cut off."""
WAITING = 64
"""So many frames of a guest, or of newcomers, wait at a time; what else comes is dropped, and said again by whoever wants it."""
AGAIN = 1.0
"""What somebody else has put in the place of the host's word is put right at most once in so many seconds."""
MOST = 30.0
FAR = "far"
"""The place that joins by a broker come from, as their number in a minute is limited; the broker tells of no other."""
HERE, GONE = b"airlock 1 host is here", b"airlock 1 host is gone"
"""What the word of a host is sealed for; what hosts say to each other in a room is neither."""

TRIES, UP, REFUSED, NO_BROKER, NO_TRUST, DEAF, MOVED = "tries", "up", "refused", "no_broker", "no_trust", "deaf", "moved"
"""What a line is: it tries, it is there; or why not: no such user or password, nobody there, a certificate nobody vouches for,
a broker that does not pass on what is said, or somebody else is the host by now."""
VERSION = "version"
"""It does not speak this version of MQTT, or hangs up before it has said a word."""
BAD = {132: VERSION, 134: REFUSED, 135: REFUSED}
"""What a broker means that does not let somebody in."""

Hears = Callable[[str, bytes], object]


def waits(tries: int) -> float:
    """Seconds before the next try; not the same for all, or a broker that comes back is run over."""
    return float(min(MOST, 0.5 * 2 ** min(tries, 10)) * uniform(0.75, 1.25))


class Link:
    """One connection, from its beginning to its end: paho's, in a thread of its own."""

    def __init__(self, broker: Broker, client: str, latest: bool, hears: Hears, will: tuple[str, bytes] | None = None) -> None:
        self.broker, self.latest, self._hears = broker, latest, hears
        self._loop = asyncio.get_running_loop()
        self.joined: asyncio.Future[str] = self._loop.create_future()
        """"" once the broker has let it in; else why not."""
        self.gone = asyncio.Event()
        self.acked: Callable[[int], object] = lambda _: None
        self._shut = False
        self._unacked: set[int] = set()
        self._quiet = asyncio.Event()
        version = MQTTProtocolVersion.MQTTv5 if latest else MQTTProtocolVersion.MQTTv311
        self._client = Client(
            CallbackAPIVersion.VERSION2,
            client,
            clean_session=None if latest else True,
            protocol=version,
            transport="websockets",
            reconnect_on_failure=False,
        )
        self._client.ws_set_options(broker.path)
        if broker.tls:
            self._client.tls_set_context(trusts())
        if broker.user:
            self._client.username_pw_set(broker.user, broker.password)
        if will is not None:
            self._client.will_set(*will, qos=1, retain=True, properties=self._kept(PacketTypes.WILLMESSAGE))
        self._client.on_connect, self._client.on_message = self._came, self._said
        self._client.on_publish = self._acked
        self._client.on_disconnect = lambda *_: self._tell(lambda: self._over(VERSION))
        Thread(target=self._works, name="airlock-connects", daemon=True).start()

    def _kept(self, packet: int) -> Properties | None:
        """For how long a broker keeps it."""
        if not self.latest:
            return None
        found = Properties(packet)  # type: ignore[no-untyped-call]
        found.MessageExpiryInterval = EXPIRY
        return found

    # -- in paho's thread ------------------------------------------------------------------------

    def _works(self) -> None:
        """Connects; from then on paho's own thread reads and writes, and nobody else writes beside it."""
        why = NO_BROKER
        try:
            self._client.connect(self.broker.host, self.broker.port, KEEP_ALIVE)
            with socket.fromfd(self._client.socket().fileno(), socket.AF_INET, socket.SOCK_STREAM) as same:  # type: ignore[union-attr]
                same.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # a small answer is not held back for a larger one
            self._client.loop_start()
            if self._shut:  # while it was knocking
                self._client.disconnect()
        except ssl.SSLCertVerificationError:
            why = NO_TRUST
        except (OSError, ValueError):
            pass  # nobody there, or nobody who speaks it
        else:
            return
        self._tell(lambda: self._over(why))

    def _tell(self, act: Callable[[], object]) -> None:
        with contextlib.suppress(RuntimeError):  # the line is down
            self._loop.call_soon_threadsafe(act)

    def _came(self, _: Client, _data: Any, _flags: Any, reason: ReasonCode, _more: Any) -> None:
        why = BAD.get(reason.value, NO_BROKER) if reason.is_failure else ""
        self._tell(lambda: self._let_in(why))

    def _said(self, _: Client, _data: Any, message: MQTTMessage) -> None:
        self._hears(message.topic, bytes(message.payload))

    def _acked(self, _: Client, _data: Any, number: int, *_more: Any) -> None:
        self._tell(lambda: self._done(number))

    # -- in the thread of the line ---------------------------------------------------------------

    def _let_in(self, why: str) -> None:
        if not self.joined.done():
            self.joined.set_result(why)

    def _over(self, why: str) -> None:
        self._let_in(why)
        self.gone.set()
        self._quiet.set()

    def _done(self, number: int) -> None:
        self._unacked.discard(number)
        if not self._unacked:
            self._quiet.set()
        self.acked(number)

    def listen(self, *topics: str) -> None:
        self._client.subscribe([(each, 1) for each in topics])

    def say(self, topic: str, data: bytes, keep: bool = False) -> int:
        """Said at least once; its number, by which it is known when the broker has it."""
        kept = self._kept(PacketTypes.PUBLISH) if keep and data else None
        number = self._client.publish(topic, data, qos=1, retain=keep, properties=kept).mid
        self._unacked.add(number)
        self._quiet.clear()
        return number

    async def quiet(self, patience: float) -> None:
        """Until the broker has all that was said, or the link is gone."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._quiet.wait()

    def close(self) -> None:
        self._shut = True
        self._client.disconnect()


async def let_in(link: Link) -> str:
    """Whether the broker lets this link in: "" or why not."""
    try:
        async with asyncio.timeout(ANSWERS):
            return await link.joined
    except TimeoutError:
        return NO_BROKER


class BrokerLine(GuestLine):
    """The line, as long as it is open; a broker that is not there is tried again and again."""

    def __init__(
        self,
        guests: Guests,
        broker: Broker,
        asks: Callable[[Wish], None],
        clock: Callable[[], float],
        changed: Callable[[], None],
        name: str = "",
    ) -> None:
        super().__init__(guests, asks, clock, changed)
        self.broker, self.name = broker, name
        self.state = TRIES
        self.waits: Callable[[int], float] = waits
        self.links: Callable[..., Link] = Link
        self.cuts = 0
        """How often the connection was lost."""
        self._client = f"airlock-{secrets.token_hex(6)}"
        self._root = f"{TOPIC}/{table_of(guests)}"
        self._link: Link | None = None
        self._latest = True
        self._far: dict[str, Guest] = {}
        """Who was heard by this line; pages of others have no business at a broker."""
        self._sent: dict[str, Shown] = {}
        self._sending: dict[int, str] = {}
        self._mark = ""
        self._marked: asyncio.Event
        self._word = b""
        """What the host has said last of itself."""
        self._of: Term | None = None
        """The term that it has said it of."""
        self._righted = 0.0
        self._empties = False
        self._lock, self._waiting = Lock(), Counter[str]()

    # -- open and shut, from the thread of the app -----------------------------------------------

    def open(self) -> None:
        """From now on the broker is tried; whether it is there, `state` tells."""
        up = Event()
        self._empties = False
        self._begin(lambda: self._run(up), "airlock-broker")
        up.wait()

    def stop(self) -> None:
        """And nothing is left of this table at the broker."""
        self._empties = True
        self.shut()

    # -- the thread of the line ------------------------------------------------------------------

    async def _run(self, up: Event) -> None:
        keeps = asyncio.create_task(self._keeps())
        await self._lives(up.set)
        if self._link is not None and self.state == UP:
            await self._parts(self._link)
        keeps.cancel()
        await self._ends()
        self._link = None

    async def _parts(self, link: Link) -> None:
        """The last words: who comes back finds that nobody is there, or nothing at all."""
        if self._empties:
            for id in {*self._far, *self.guests.linked}:
                link.say(f"{self._root}/g/{id}", b"", keep=True)
        link.say(f"{self._root}/host", b"" if self._empties else self._word_of(GONE), keep=True)
        await link.quiet(FAREWELL)

    async def _keeps(self) -> None:
        """One connection after the other."""
        tries = 0
        while self._elsewhere is None:
            was = self.state
            await self._connected()
            self.cuts += self.state == UP
            tries = 0 if self.state == UP else tries + 1
            if self._elsewhere is not None:
                self._is(MOVED)
                return
            self._is(TRIES if self.state in (UP, TRIES) else self.state)
            await asyncio.sleep(MOST if was == self.state == REFUSED else self.waits(tries))

    async def _connected(self) -> None:
        """A connection, from its beginning until it is gone."""
        gone = f"{self._root}/host", self._word_of(GONE)
        self._mark, self._marked = secrets.token_hex(wire.ID), asyncio.Event()
        self._sent, self._sending = {}, {}
        link = self._link = self.links(self.broker, self._client, self._latest, self._came, gone)
        link.acked = self._acked
        try:
            why = await let_in(link)
            if why:
                self._latest = self._latest is not (why == VERSION)
                self._is(NO_BROKER if why == VERSION else why)
                return
            link.listen(*(f"{self._root}/{each}" for each in ("host", "j", "u/+")))
            link.say(f"{self._root}/u/{self._mark}", b"")
            if not await self._first(link, self._marked) or self._elsewhere is not None:
                self._is(self.state if self._elsewhere is not None else DEAF)
                return
            self._is(UP)
            self._say_host()
            for id in list(self._far):
                self._page(id)
            await link.gone.wait()
        finally:
            link.close()

    async def _first(self, link: Link, event: asyncio.Event) -> bool:
        """Whether this comes before the end of the link."""
        both = [asyncio.create_task(each.wait()) for each in (event, link.gone)]
        done, rest = await asyncio.wait(both, timeout=ANSWERS, return_when=asyncio.FIRST_COMPLETED)
        for each in rest:
            each.cancel()
        return both[0] in done

    def _is(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self._changed()

    # -- what the host says ----------------------------------------------------------------------

    def _written(self, message: Mapping[str, Any]) -> bytes:
        return wire.packed(message)

    def _say(self, topic: str, data: bytes, keep: bool = False) -> int:
        """To whoever is there; nothing is kept for later but pages, and of them the newest alone."""
        return self._link.say(f"{self._root}/{topic}", data, keep) if self._link is not None and self.state == UP else 0

    def _word_of(self, about: bytes) -> bytes:
        """Sealed by the first key of this table, which every host of it has; and nobody proves a term without the others."""
        claim = self.claim if self.claim.seal else Claim(name=self.name)
        return heralds.sealed(self.guests.keys[0], replace(claim, term=self.guests.term), about)

    def _say_host(self) -> None:
        self._word, self._of, self._righted = self._word_of(HERE), self.guests.term, self._clock()
        self._say("host", self._word, keep=True)

    def _told(self, guest: str) -> None:
        """A page, that the app sleeps or is awake, or that somebody is not linked any more."""
        if self._elsewhere is not None:
            return
        if self._of is not None and self._of != self.guests.term:
            self._say_host()
        known = self._far.get(guest)
        if known is None:
            return
        if guest not in self.guests.linked:
            self._say(f"a/{guest}", self.guests.sealed(known, self._written({"no": "unlinked"})))
            self._say(f"g/{guest}", b"", keep=True)
        elif self._shown.get(guest) is not self._sent.get(guest):
            self._page(guest)
        else:
            self._say(f"a/{guest}", self.guests.sealed(known, self._written(self._still(known))))

    def _forget(self, guest: str) -> None:
        super()._forget(guest)
        if self._far.pop(guest, None) is not None:
            self._say(f"g/{guest}", b"", keep=True)
        self._sent.pop(guest, None)

    def _page(self, id: str) -> None:
        """The newest page of a guest, once the broker has the one before."""
        guest, shown = self._far[id], self._shown.get(id)
        if shown is None or id not in self.guests.linked or id in self._sending.values() or self.state != UP:
            return
        frame = self.guests.sealed(guest, self._written(shown.message(int(self._clock()))))
        self._sent[id] = shown
        self._sending[self._say(f"g/{id}", frame, keep=True)] = id

    def _acked(self, number: int) -> None:
        id = self._sending.pop(number, "")
        if id in self._far and self._shown.get(id) is not self._sent.get(id):
            self._page(id)

    # -- what is said to it ----------------------------------------------------------------------

    def _came(self, topic: str, data: bytes) -> None:
        """In paho's thread: what is too much is dropped before it costs anything."""
        what, _, id = topic.removeprefix(f"{self._root}/").partition("/")
        known = what in ("host", "j") or id in self.guests.linked or id == self._mark
        if not known or len(data) > FRAME:
            return
        with self._lock:
            if self._waiting[topic] >= WAITING:
                return
            self._waiting[topic] += 1
        self._soon(lambda: asyncio.create_task(self._takes(topic, what, id, data)))

    async def _takes(self, topic: str, what: str, id: str, data: bytes) -> None:
        try:
            if what == "host":
                self._hears_host(data)
            elif id == self._mark:
                self._marked.set()
            elif self.state == UP:
                await (self._joins(data) if what == "j" else self._asks_for(id, data))
        finally:
            with self._lock:
                self._waiting[topic] -= 1

    def _hears_host(self, data: bytes) -> None:
        """Somebody else is the host by now, or somebody has put something else in the place of our word."""
        for about in (HERE, GONE) if data != self._word else ():
            with contextlib.suppress(Garbled):
                self._hears(heralds.opened(self.guests.keys, data, about)[1])
        if self._elsewhere is not None:
            if self._link is not None:
                self._link.close()
        elif data != self._word and self.state == UP and self._clock() - self._righted >= AGAIN:
            self._say_host()

    async def _joins(self, data: bytes) -> None:
        if data[:1] != wire.JOIN:
            return
        enc = data[1 : 1 + KEY].hex()
        try:
            answer = await self._heard(data, FAR)
        except Busy:
            return
        if answer is None:
            return
        self._say(f"a/{enc[: 2 * wire.ID]}", answer)
        for guest in self.guests.everybody():
            if guest.enc == enc:
                self._finds(guest)

    async def _asks_for(self, id: str, data: bytes) -> None:
        if data[: wire.ID].hex() != id:
            return
        answer = await self._heard(data, FAR)
        if answer is None:
            return
        self._say(f"a/{id}", answer)
        if id in self.guests.linked and id not in self._sent:
            self._finds(self.guests.linked[id])

    def _finds(self, guest: Guest) -> None:
        """It is heard by this line, with these keys: from now on its page lies at the broker."""
        guest.quiet = QUIET
        self._far[guest.id] = guest
        self._sent.pop(guest.id, None)
        self._page(guest.id)


# -- tried ---------------------------------------------------------------------------------------


def tried(broker: Broker, tell: Callable[[str], object]) -> None:
    """Whether a broker lets a table in and passes on what is said: UP, or why not; told from a thread of its own."""

    async def tries() -> str:
        table, heard = f"{TOPIC}/{secrets.token_hex(16)}", asyncio.Event()
        loop = asyncio.get_running_loop()
        why = ""
        for latest in (True, False):
            link = Link(broker, "", latest, lambda *_: loop.call_soon_threadsafe(heard.set))
            try:
                why = await let_in(link)
                if why == "":
                    link.listen(f"{table}/u/+")
                    link.say(f"{table}/u/{secrets.token_hex(wire.ID)}", b"")
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(ANSWERS):
                            await heard.wait()
                    return UP if heard.is_set() else DEAF
            finally:
                link.close()
            if why != VERSION:
                return why
        return NO_BROKER

    Thread(target=lambda: tell(asyncio.run(tries())), name="airlock-tries", daemon=True).start()
