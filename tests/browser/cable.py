"""A host of its own at the other end of a cable, as a process: what it takes to cut it off, and to kill it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from re import search
from shutil import which
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
NUMBER = os.getpid() % 63
SPACE, CABLE, OTHER_END = f"airlock-{os.getpid()}", f"al{os.getpid()}a", f"al{os.getpid()}b"
OURS, THEIRS = f"198.51.100.{NUMBER * 4 + 1}", f"198.51.100.{NUMBER * 4 + 2}"
"""Addresses that nobody has (RFC 5737): a browser takes them for any other host's. Each process has a cable of its own."""
SEED = "07" * 32


def ip(*content: str) -> None:
    subprocess.run(("ip", *content), check=True, capture_output=True)


def rooted() -> bool:
    if os.name != "posix" or os.geteuid() != 0 or which("ip") is None:
        return False
    done = subprocess.run(("ip", "netns", "add", f"{SPACE}-try"), capture_output=True, check=False)
    subprocess.run(("ip", "netns", "del", f"{SPACE}-try"), capture_output=True, check=False)
    return done.returncode == 0


CABLED = [pytest.mark.skipif(not rooted(), reason="network namespaces need root")]


class Laptop:
    """The host, as a process that can be killed and started again."""

    def __init__(self, home: Path, game: str = "lockdown", names: str = "Ana,Bo,Cy") -> None:
        self.home, self.game, self.names = home, game, names
        self.process: Any = None
        self.begin("--game", game, "--names", names, "--seed", SEED)

    def begin(self, *more: str) -> None:
        command = ("ip", "netns", "exec", SPACE, sys.executable, "-m", "companion.page", "--home", str(self.home), *more)
        self.process = subprocess.Popen((*command, "--address", THEIRS), stdout=subprocess.PIPE, text=True, cwd=ROOT)
        self.link = next(found.group() for line in self.process.stdout if (found := search(r"http://\S+", line)))
        self.link = f"http://{THEIRS}:{self.link.partition('/#')[0].rpartition(':')[2]}/#{self.link.partition('#')[2]}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
