"""The line of a table that its only browser holds itself: what is said reaches the host in the same program, unsealed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from companion.sharing import wire
from companion.sharing.guests import SCREEN, Guest, Guests
from companion.sharing.line import Wish
from companion.sharing.room import HttpLine
from companion.sharing.sealing import KeyPair
from companion.sharing.wire import Garbled, Intents, Move, Poll

OWNER = "00" * wire.ID
"""The id of the only guest."""


class NoSite:
    """Nothing is served."""

    page, policy = b"", ""
    fonts: Mapping[str, bytes] = MappingProxyType({})


class Spoken:
    """Something the owner wants; it is answered before anything else is heard."""

    def __init__(self, guest: Guest, message: Intents | Move | None) -> None:
        self.guest, self.message = guest, message
        self.found: Mapping[str, Any] | None = None

    def begin(self) -> bool:
        return True

    def answer(self, message: Mapping[str, Any]) -> None:
        self.found = message


class OwnLine(HttpLine):
    """A line without a thread and without a port."""

    def __init__(
        self, guests: Guests, asks: Callable[[Wish], None], clock: Callable[[], float], changed: Callable[[], None]
    ) -> None:
        super().__init__(guests, NoSite(), asks, clock, changed)

    def open(self, port: int = 0, address: str = "") -> None:
        """There is nothing to listen on."""

    def forget(self, guest: str) -> None:
        self._shown.pop(guest, None)

    def owner(self, language: str) -> Guest:
        """The only guest, as it was linked last; at first it sees what everybody may."""
        if OWNER not in self.guests.linked:
            keys = KeyPair(b"", b"", "")
            self.guests.linked[OWNER] = Guest(OWNER, SCREEN, "", keys, "", "", language=language)
        return self.guests.linked[OWNER]

    def said(self, plain: bytes, does: Callable[[], object], waits: bool) -> dict[str, Any] | None:
        """What is answered to a message, once the host has done what it wants; None to a poll that waits, and has no news yet."""
        guest = self.guests.linked[OWNER]
        guest.heard = self._clock()
        try:
            message, asked = wire.heard(plain)
        except Garbled:
            return {"no": "garbled"}
        found: Mapping[str, Any] | None
        match message:
            case Poll():
                found = self._since(guest, message, waits)
            case Intents() | Move():
                wants = Spoken(guest, message)
                self._asks(wants)
                does()
                found = wants.found if wants.found is not None else self._still(guest)
                if isinstance(message, Intents):
                    found = {"k": message.k, **found}
            case _:
                found = {"no": "garbled"}
        return {**found, "q": asked} if found is not None else None

    def _since(self, guest: Guest, poll: Poll, waits: bool) -> Mapping[str, Any] | None:
        shown = self._shown.get(guest.id)
        if shown is not None and self._new(poll, shown):
            return shown.message(int(self._clock()))
        return None if waits else self._still(guest)
