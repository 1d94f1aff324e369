"""A cable between somebody and a broker, which is cut, halted or slow as the test wants."""

from __future__ import annotations

import contextlib
import selectors
import socket
import time
from random import Random
from threading import Event, Thread

LOOPBACK = "127.0.0.1"
AT_ONCE = 1024


class Cutting:
    def __init__(self, to: int, dice: Random | None = None, rate: int = 0) -> None:
        self._to, self._dice, self.rate = to, dice, rate
        """Bytes a second each way; 0 for as fast as it goes."""
        self._listens = socket.create_server((LOOPBACK, 0))
        self.port = self._listens.getsockname()[1]
        self.cuts = 0
        self._ends: list[socket.socket] = []
        self._open = Event()
        self._open.set()
        Thread(target=self._accepts, daemon=True).start()

    def _accepts(self) -> None:
        while True:
            try:
                here, _ = self._listens.accept()
            except OSError:
                return
            try:
                if not self._open.is_set():
                    raise OSError
                there = socket.create_connection((LOOPBACK, self._to))
            except OSError:
                here.close()
                continue
            self._ends += [here, there]
            for one, other in ((here, there), (there, here)):
                Thread(target=self._carries, args=(one, other), daemon=True).start()

    def _carries(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError), selectors.DefaultSelector() as asked:
            asked.register(one, selectors.EVENT_READ)
            while asked.select() and (data := one.recv(AT_ONCE)):
                other.sendall(data)
                if self.rate:
                    time.sleep(len(data) / self.rate)
        _close(one, other)

    def cut(self) -> None:
        """Whoever is connected is no more."""
        ends, self._ends = self._ends, []
        self.cuts += bool(ends)
        _close(*ends)

    def halt(self) -> None:
        """And nobody gets through."""
        self._open.clear()
        self.cut()

    def go_on(self) -> None:
        self._open.set()

    def close(self) -> None:
        self._listens.close()
        self.cut()


def _close(*ends: socket.socket) -> None:
    for each in ends:
        with contextlib.suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)
        each.close()
