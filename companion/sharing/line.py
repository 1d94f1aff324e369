"""What every line has in common, whatever carries its bytes: guests say something sealed, and are answered sealed.

A line has a thread of its own. What a guest wants is handed to the thread of the app, which hands back an answer; what stands on
a guest's page is told it. A line knows bytes, guests and numbers, and nothing of the game.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from threading import Lock, Thread
from typing import Any, Protocol

from companion.sharing import heralds, wire
from companion.sharing.guests import Guest, Guests
from companion.sharing.heralds import Claim
from companion.sharing.sealing import DOWN, KEY, seal
from companion.sharing.wire import Follow, Garbled, Higher, Intents, Join, Message, Move, Poll, Shown

ANSWERED = 6.0
"""After so many seconds without an answer of the app it is asleep, as far as a guest can tell."""
TURNS = 10
"""From the answer of the app to the wire it is fewer steps than this."""
AGAIN = 60.0
"""After so many seconds another host is told our term once more: it may have been gone, and not remember."""
KNOCKS = ("ask_host", "not_let_in")
"""Who is told this waits to be let in, or waits no more; of all others who are refused the app hears nothing."""


class Wish(Protocol):
    """Something a guest wants, as the thread of the app has it."""

    @property
    def guest(self) -> Guest: ...
    @property
    def message(self) -> Intents | Move | Follow | None: ...
    def begin(self) -> bool: ...
    def answer(self, message: Mapping[str, Any]) -> None: ...


class Request:
    """Something a guest wants; the thread of the app takes it up and answers it once, and not after it was given up."""

    def __init__(
        self, guest: Guest, message: Intents | Move | Follow | None, loop: asyncio.AbstractEventLoop, patience: float
    ) -> None:
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


class GuestLine:
    """The line, as long as it is open."""

    held = 0.0
    """So many seconds an answer without news is held."""

    def __init__(
        self, guests: Guests, asks: Callable[[Wish], None], clock: Callable[[], float], changed: Callable[[], None]
    ) -> None:
        self.guests = guests
        self._asks, self._clock, self._changed = asks, clock, changed
        self.asleep = ""
        """What guests are told while the app sleeps; "" while it is awake."""
        self.patience = ANSWERED
        self.claim = Claim()
        """What another host is told of us."""
        self.hears_of: Callable[[Claim], object] = lambda _: None
        """Is told that somebody has taken the game over."""
        self.also: Sequence[str] = ()
        """Where guests find us, or whoever takes over, if they don't reach us here."""
        self._told_to: dict[str, float] = {}
        """When the others have heard our term last."""
        self._shown: dict[str, Shown] = {}
        self._news: dict[str, asyncio.Event] = {}
        self._known: dict[tuple[str, int], Mapping[str, Any] | Request] = {}
        self._turns: dict[str, asyncio.Lock] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None

    # -- open and shut, from the thread of the app -----------------------------------------------

    def _begin(self, run: Callable[[], Any], name: str) -> None:
        """A thread for the line; what waited in the loop of another one is gone with it."""
        self._news, self._turns, self._known = {}, {}, {}
        self._thread = Thread(target=lambda: asyncio.run(run()), name=name, daemon=True)
        self._thread.start()

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

    def wake(self, guest: str) -> None:
        """Whatever this guest waits for is answered now."""
        self._soon(lambda: self._told(guest))

    def forget(self, guest: str) -> None:
        """Somebody is not linked any more."""
        self._soon(lambda: self._forget(guest))

    def sleep(self, says: str) -> None:
        """The app sleeps, or wakes up again: everybody is told at once."""
        self.asleep = says
        for guest in self.guests.everybody():
            self.wake(guest.id)

    def meet(self) -> None:
        """Everybody who may believe to be the host is told our term, and says its own; whoever calls waits for it."""
        loop = self._loop
        if loop is not None:
            self._told_to.clear()
            asyncio.run_coroutine_threadsafe(self._meets(), loop).result()

    def _soon(self, act: Callable[[], object]) -> None:
        """In the thread of the line, if there is one."""
        loop = self._loop
        if loop is not None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(act)

    # -- the thread of the line ------------------------------------------------------------------

    async def _lives(self, up: Callable[[], object]) -> None:
        """Until the line is shut."""
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        up()
        await self._over.wait()

    async def _heralds(self) -> None:
        while True:
            await self._meets()
            await asyncio.sleep(heralds.EVERY)

    async def _meets(self) -> None:
        """Our own word, or that of whoever took over from us: two that did so may know of each other by us alone."""
        guests = self.guests
        claim = guests.moved if self._elsewhere is not None else self.claim
        for base in guests.others(self._clock()) if claim.link else ():
            if base != claim.base and self._told_to.get(base, -AGAIN) <= self._clock() - AGAIN:
                answer = await heralds.tell(base, guests.keys[::-1], claim)
                if answer is not None:
                    self._told_to[base] = self._clock()
                    self._hears(answer)

    def _hears(self, claim: Claim) -> None:
        """Somebody says to be the host; it is so if it can prove that it was named after us."""
        if not claim.term.proven(self.guests.term, self.guests.keys):
            return
        if not claim.seal:  # a guest says it: it may have made a later term of one that it has seen
            claim = Claim(claim.term.certain(self.guests.term))
        before = self.guests.moved
        if before.term < claim.term or (before.term == claim.term and claim.seal and not before.seal):
            self.guests.moved = claim
            self.guests.meets(filter(None, (before.base, claim.base)))
            self._told_to.clear()
            for guest in self.guests.everybody():
                self._told(guest.id)
            self.hears_of(claim)

    @property
    def _elsewhere(self) -> dict[str, Any] | None:
        """What guests are told where the game is kept by somebody else."""
        moved = self.guests.moved
        if not self.guests.term < moved.term:
            return None
        return {"no": "not_here", "also": [moved.base]} if moved.base else {"no": "not_here"}

    async def _ends(self) -> None:
        """What the app has answered already goes out, which takes the loop a few turns; nobody else is waited for."""
        for _ in range(TURNS):
            await asyncio.sleep(0)
        tasks = [each for each in asyncio.all_tasks() if each is not asyncio.current_task()]
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _told(self, guest: str) -> None:
        """Something new for this guest."""
        self._event(guest).set()

    def _forget(self, guest: str) -> None:
        self._event(guest).set()
        for known in (self._shown, self._news, self._turns):
            known.pop(guest, None)
        self._known = {key: message for key, message in self._known.items() if key[0] != guest}

    def _written(self, message: Mapping[str, Any]) -> bytes:
        """As it is sealed."""
        return wire.written(message)

    async def _heard(self, body: bytes, source: str) -> bytes | None:
        """A sealed answer to something sealed; None to what nobody we know has sealed. Busy where too much is said."""
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
            return seal(answer.keys.down, self._written(message), DOWN)
        if body[:1] == wire.HOSTS:
            return self._met(body[1:])
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
        return self.guests.sealed(guest, self._written(message))

    def _met(self, said: bytes) -> bytes | None:
        """Another host has told its term; None where it is none."""
        try:
            key, claim = heralds.opened(self.guests.keys, said)
        except Garbled:
            return None
        self._hears(claim)
        return heralds.sealed(key, self.guests.moved if self.guests.term < self.guests.moved.term else self.claim, heralds.REPLY)

    async def _greet(self, id: str) -> None:
        """The app makes the first page of who has joined, before it is asked for."""
        guest = self.guests.linked.get(id)
        if guest is not None:
            await self._asked(guest, None)

    async def _said(self, guest: Guest, message: Message, first: bool) -> Mapping[str, Any]:
        """What is answered. Nothing happens by what is said once more, by whoever has heard it."""
        if isinstance(message, Poll | Higher) and message.term.whole is not None:
            self._hears(Claim(message.term.whole))
        if self._elsewhere is not None:
            return self._elsewhere
        match message:
            case Follow():
                return await self._follow(guest, message)
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

    async def _follow(self, guest: Guest, follow: Follow) -> Mapping[str, Any]:
        """What a device that stands by has not yet, at once or as soon as it is there."""
        if guest.id != self.guests.standby:
            return {"no": "unlinked"}
        guest.at = follow.at
        until = self._clock() + (self.held if follow.held else 0)
        while True:
            event = self._event(guest.id)
            event.clear()
            message = await self._asked(guest, follow)
            left = until - self._clock()
            if "no" in message or "entries" in message or "head" in message or "table" in message or left <= 0:
                return {**wire.named(self.guests.term), **message}
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await event.wait()
            if self._elsewhere is not None or guest.id != self.guests.standby:
                return self._elsewhere or {"no": "unlinked"}

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

    async def _asked(
        self, guest: Guest, message: Intents | Move | Follow | None, key: tuple[str, int] | None = None
    ) -> Mapping[str, Any]:
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
            if self._elsewhere is not None:
                return self._elsewhere
            if shown is not None and self._new(poll, shown):
                first = {"also": list(self.also)} if self.also and not poll.number else {}
                return {**shown.message(int(self._clock())), **first}
            left = until - self._clock()
            if left <= 0 or self.asleep != slept or (shown is not None and poll.number > shown.number):
                break
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await event.wait()
        return self._still(guest)

    def _still(self, guest: Guest) -> dict[str, Any]:
        """What a guest is told who has the newest page."""
        shown = self._shown.get(guest.id)
        message = {**wire.named(self.guests.term), "n": shown.number if shown else 0, "still": 1, "now": int(self._clock())}
        if self.also:
            message["also"] = list(self.also)
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
