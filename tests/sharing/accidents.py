"""Whatever happens to the phones of a table, with the real thing on loopback: `python -m tests.sharing.accidents 200`.

The model tries everything that can happen to a small table; this does a long row of it to a real one. Phones die and come back,
hear each other or not, are named, take over; two browsers wander between them. At the end everybody can be reached again.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from socket import socket
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from companion.following import summed
from companion.saves.linked import KEPT, STANDS_BY
from companion.saves.shelf import Shelf
from companion.sharing import heralds
from companion.sharing.heralds import Claim
from companion.sharing.terms import Term
from companion.table import Refused
from tests.sharing.client import Client
from tests.sharing.standing import Standby
from tests.sharing.table import LOOPBACK, OpenTable

PHONES, SEATS = ("ana", "bo", "cy"), ("P1", "P2", "P3")
CAN = ("acts", "follows", "names", "takes_over", "dies", "is_back", "meet", "joins_again", "wanders")
OFTEN = ("acts", "follows", "names", "names", "takes_over", "is_back", "wanders", "joins_again")
LONG = 50
"""So many things happen."""


class Phone:
    """One of three; it hosts, stands by, or is off."""

    def __init__(self, home: Path) -> None:
        self.home = home
        home.mkdir()
        with socket() as free:
            free.bind((LOOPBACK, 0))
            self.port: int = free.getsockname()[1]
        self.host: OpenTable | None = None
        self.standby: Standby | None = None

    @property
    def at(self) -> str:
        return f"http://{LOOPBACK}:{self.port}"

    @property
    def keeps(self) -> bool:
        """It is on, and believes that it keeps the game."""
        return self.host is not None and self.host.hosting.gone is None

    @property
    def free(self) -> bool:
        """It neither keeps a game, nor did so when it was closed: that it would have to be told to stop."""
        return self.host is None and self.standby is None and not (self.home / KEPT).exists()

    def goes_off(self) -> None:
        if self.host is not None:
            self.host.close()
        if self.standby is not None:
            self.standby.store.close()
        self.host = self.standby = None


class Evening:
    """Three phones, two browsers, and what was answered to whom."""

    def __init__(self, home: Path, seed: int, ether: Ether) -> None:
        self.dice, self.ether = Random(seed), ether
        self.phones = [Phone(home / name) for name in PHONES]
        self.phones[0].host = OpenTable(self.phones[0].home, port=self.phones[0].port)
        self.guests = [self.phones[0].host.guest("") for _ in range(2)]
        self.answered: set[tuple[int, str]] = set()
        self.pages: dict[tuple[str, int], str] = {}
        """What each page of a term has shown, by its number."""
        self.told: list[str] = []

    # -- what can happen -------------------------------------------------------------------------

    def happens(self) -> None:
        act = self.dice.choice((*CAN, *OFTEN))
        self.told.append(act)
        getattr(self, act)()

    def acts(self) -> None:
        """People at a phone do something; they have seen it."""
        phone = self._one(self._hosts())
        if phone is None:
            return
        seat = self.dice.choice(SEATS)
        with suppress(Refused):  # it has been taken over meanwhile
            entry = phone.host.do("noise_roll", seat=seat)
            self.answered.add((entry.number, summed(entry.written())))

    def follows(self) -> None:
        phone = self._one([each for each in self.phones if each.standby is not None])
        if phone is not None:
            phone.standby.catches_up()
            if phone.standby.follower.state in ("unlinked", "moved"):
                phone.standby.store.close()
                phone.standby = None

    def names(self) -> None:
        """A phone that does nothing else stands by for one that keeps the game."""
        host = self._one(self._hosts())
        phone = self._one([each for each in self.phones if each.free])
        if host is None or phone is None:
            return
        phone.standby = Standby(phone.home, host.host, "", (phone.at,))
        phone.standby.joins(host.host)

    def takes_over(self) -> None:
        phone = self._one([each for each in self.phones if each.standby is not None])
        if phone is None:
            return
        standby = phone.standby
        standby.clock.now += 60
        if standby.follower.may_take_over:
            phone.host, phone.standby = standby.takes_over(phone.port), None
            self.told.append("taken")

    def dies(self) -> None:
        phone = self._one(self.phones)
        if phone is not None:
            phone.goes_off()

    def is_back(self) -> None:
        phone = self._one([each for each in self.phones if each.host is None and each.standby is None])
        if phone is None:
            return
        if (phone.home / KEPT).exists():
            phone.host = OpenTable(phone.home, begins=False, port=phone.port)
        elif (phone.home / STANDS_BY).exists():
            phone.standby = Standby.back(phone.home, (phone.at,))

    def joins_again(self) -> None:
        """Whoever kept the game sees that it is kept elsewhere, and keeps it no more."""
        phone = self._one([each for each in self.phones if each.host is not None and not each.keeps])
        if phone is not None:
            phone.host.does(phone.host.hosting.stop)
            phone.goes_off()

    def meet(self) -> None:
        """Those who keep the game hear each other."""
        self.ether.clear = True
        for phone in self._hosts():
            phone.host.hosting.room.meet()
        self.ether.clear = False
        for phone in self.phones:
            if phone.host is not None:
                phone.host.does(lambda: None)

    def wanders(self) -> None:
        """A browser asks another phone, as its page does when it is cut off."""
        guest, phone = self.dice.choice(self.guests), self._one([each for each in self.phones if each.host is not None])
        if phone is not None:
            self.looks(guest, phone)

    def looks(self, guest: Client, phone: Phone) -> dict[str, Any]:
        """It takes a page that is newer than its own, and no other."""
        host = phone.host
        assert host is not None
        guest.host, guest.port = LOOPBACK, phone.port
        before = list(guest.shown)
        told = guest.poll()
        if "page" not in told:
            guest.shown = before
            return told
        if (before[0], before[3]) > (told["term"], told["by"]):
            guest.shown = before
            return told
        number = told["n"]
        shown = host.does(lambda: summed(host.session.journal.entries[number].written()) if number else "")
        key = str(Term.read(told["by"])), number
        assert self.pages.setdefault(key, shown) == shown, f"two branches shown as one: {key}"
        return told

    def _hosts(self) -> list[Any]:
        return [each for each in self.phones if each.keeps]

    def _one(self, phones: list[Any]) -> Any:
        return self.dice.choice(phones) if phones else None

    # -- at the end ------------------------------------------------------------------------------

    def settles(self) -> None:
        """Everybody is on, and hears everybody: there is one host, and both browsers end there."""
        for phone in self.phones:
            if phone.host is None and phone.standby is None and (phone.home / KEPT).exists():
                phone.host = OpenTable(phone.home, begins=False, port=phone.port)
        for _ in range(4):
            self.meet()
        keep = [each for each in self.phones if each.keeps]
        assert len(keep) == 1, f"{len(keep)} hosts in the end"
        for guest in self.guests:
            told = self.looks(guest, keep[0])
            assert "page" in told or "still" in told, told
            assert guest.shown[3] == str(keep[0].host.hosting.guests.term)

    def nothing_is_lost(self) -> None:
        """What was answered stands in a game on some phone."""
        for phone in self.phones:
            phone.goes_off()
        kept: set[tuple[int, str]] = set()
        for phone in self.phones:
            store = Shelf(phone.home).open()
            for saved in store.games():
                kept |= {(each.number, summed(each.written())) for each in store.resume(saved.id).journal.entries}
            store.close()
        assert self.answered <= kept, f"answered, and in nobody's journal: {self.answered - kept}"


class Ether:
    """What lies between hosts: they hear each other when it is time, and not before."""

    def __init__(self) -> None:
        self.clear, self.tell = False, heralds.tell

    async def __call__(self, base: str, keys: Sequence[bytes], claim: Claim) -> Claim | None:
        return await self.tell(base, keys, claim) if self.clear else None


def evening(seed: int) -> list[str]:
    """One evening, and what happened in it."""
    ether = Ether()
    with TemporaryDirectory() as folder, patch.object(heralds, "tell", ether), patch.object(heralds, "EVERY", 10_000.0):
        found = Evening(Path(folder), seed, ether)
        try:
            for _ in range(LONG):
                found.happens()
            found.settles()
            found.nothing_is_lost()
        except BaseException:
            print(seed, " ".join(found.told))
            raise
        finally:
            for phone in found.phones:
                phone.goes_off()
        return found.told


def main() -> None:
    first, last = (0, int(sys.argv[1])) if len(sys.argv) == 2 else (int(sys.argv[1]), int(sys.argv[2]))
    taken = sum(evening(seed).count("taken") for seed in range(first, last))
    print(f"{last - first} evenings, {taken} take-overs: nothing lost, one host at the end of each")


if __name__ == "__main__":
    main()
