"""A host at the other end of a cable, as a process: what it takes to cut it off, and to kill it.

Where no network namespace may be made it stands on this machine, and a cut is a process that is halted.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address
from pathlib import Path
from re import search
from shutil import which
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
NUMBER = os.getpid() % (1 << 15) * 4
SPACE, CABLE, OTHER_END = f"airlock-{os.getpid()}", f"al{os.getpid()}a", f"al{os.getpid()}b"
OURS, THEIRS = (str(IPv4Address("198.18.0.0") + NUMBER + end) for end in (1, 2))
"""Addresses that nobody has (RFC 2544): a browser takes them for any other host's. Each process has a cable of its own."""
SEED = "07" * 32


def ip(*content: str) -> None:
    subprocess.run(("ip", *content), check=True, capture_output=True)


def rooted() -> bool:
    """AIRLOCK_CABLE=none tries what is done where none can be laid."""
    if os.environ.get("AIRLOCK_CABLE") == "none" or os.name != "posix" or os.geteuid() != 0 or which("ip") is None:
        return False
    done = subprocess.run(("ip", "netns", "add", f"{SPACE}-try"), capture_output=True, check=False)
    subprocess.run(("ip", "netns", "del", f"{SPACE}-try"), capture_output=True, check=False)
    return done.returncode == 0


ELSEWHERE = rooted()
"""Whether the host stands on a machine of its own, as far as a browser can tell."""
HERE = "127.0.0.1"


class Laptop:
    """The host, as a process that can be killed and started again."""

    def __init__(self, home: Path, game: str = "lockdown", names: str = "Ana,Bo,Cy") -> None:
        self.home, self.game, self.names = home, game, names
        self.process: Any = None
        self.begin("--game", game, "--names", names, "--seed", SEED)

    def begin(self, *more: str) -> None:
        within = ("ip", "netns", "exec", SPACE) if ELSEWHERE else ()
        address = THEIRS if ELSEWHERE else HERE
        command = (*within, sys.executable, "-m", "companion.page", "--home", str(self.home), "--address", address, *more)
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        said = next(found.group() for line in self.process.stdout if (found := search(r"http://\S+", line)))
        site, _, code = said.partition("/#")
        self.link = f"http://{address}:{site.rpartition(':')[2]}/#{code}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """Nobody reaches it."""
        if ELSEWHERE:
            ip("link", "set", CABLE, "down")
        else:
            self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            if ELSEWHERE:
                ip("link", "set", CABLE, "up")
            else:
                self.process.send_signal(signal.SIGCONT)
