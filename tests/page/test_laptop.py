"""The host as people start it: on a machine without Kivy, in a terminal, with Ctrl-C, a port that is taken and a file in use."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.page.terminal import HALVES, code, welcome
from companion.qr import squares
from companion.saves.shelf import GAMES, Shelf
from companion.show.tongue import Tongue
from tests.page.pressing import Somebody

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_KIVY = """
import sys
for name in ("kivy", "plyer"):
    sys.modules[name] = None
from companion.laptop import main
sys.exit(main(sys.argv[1:]))
"""
Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    begun: list[subprocess.Popen[str]] = []

    def run(*more: str, **environment: str) -> "subprocess.Popen[str]":
        command = [sys.executable, "-c", WITHOUT_KIVY, "--home", str(tmp_path), "--address", "127.0.0.1", *more]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        begun.append(subprocess.Popen(command, cwd=ROOT, env={**os.environ, "LANGUAGE": "en", **environment}, text=True, **pipes))  # type: ignore[call-overload]
        return begun[-1]

    yield run
    for each in begun:
        each.kill()
        each.communicate()


def link_of(running: "subprocess.Popen[str]") -> tuple[str, list[str]]:
    """The link that the terminal says, and what it has said before."""
    assert running.stdout is not None
    said: list[str] = []
    for line in running.stdout:
        said.append(line)
        if "http://" in line:
            return line[line.index("http://") :].strip(), said
    raise AssertionError(said)


def ended(running: "subprocess.Popen[str]", by: signal.Signals) -> tuple[int, str]:
    running.send_signal(by)
    _, error = running.communicate(timeout=30)
    return running.returncode, error


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_without_kivy_a_table_is_served_and_ctrl_c_ends_it_cleanly(by: signal.Signals, start: Start) -> None:
    running = start("--port", "0")
    link, _ = link_of(running)
    ana = Somebody(link)
    assert "id" in ana.join(None)
    ana.poll()
    ana.press("LOCKDOWN")
    ana.press("SEAL AND START")
    assert ended(running, by) == (0, "")
    again = start("--port", "0", PYTHONIOENCODING="ascii")
    back = Somebody(link_of(again)[0])
    assert back.join(None, again=ana.again)["id"] == ana.id
    assert "WHO ARE YOU?" in back.look()
    assert ended(again, by) == (0, "")


def test_a_port_that_is_taken_is_exchanged_and_said(start: Start) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        asked = taken.getsockname()[1]
        running = start("--port", str(asked))
        link, said = link_of(running)
        assert f":{asked}/" not in link
        assert f"Port {asked} is taken; this is {link.split(':')[2].partition('/')[0]}." in said[0]
        assert ended(running, signal.SIGINT)[0] == 0


def test_a_file_that_somebody_else_uses_is_said_in_a_sentence(start: Start, tmp_path: Path) -> None:
    Shelf(tmp_path).open().close()
    other = sqlite3.connect(tmp_path / GAMES, isolation_level=None)
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    running = start("--port", "0")
    said, error = running.communicate(timeout=30)
    other.close()
    assert (running.returncode, said) == (1, "")
    assert error == "Another copy of the app is using this save.\n"


def test_an_address_that_is_not_here_is_said_in_a_sentence(start: Start) -> None:
    running = start("--address", "240.0.0.1", "--port", "0")
    said, error = running.communicate(timeout=30)
    assert (running.returncode, said) == (1, "")
    assert error.startswith("Nothing can be listened on here: ")


def test_a_game_that_the_terminal_names_begins_at_once(start: Start) -> None:
    running = start("--port", "0", "--game", "nemesis", "--names", "Ida,Jo")
    link, _ = link_of(running)
    assert Somebody(link).join(None)["seats"] == [["P1", "Ida", False], ["P2", "Jo", False]]
    ended(running, signal.SIGINT)
    refused = start("--port", "0", "--game", "nemesis", "--names", "Ida,Ida")
    _, error = refused.communicate(timeout=30)
    assert refused.returncode == 1
    assert error.count("\n") == 1


def test_an_owner_whose_phone_is_lost_makes_room_for_another(start: Start) -> None:
    running = start("--port", "0")
    ana = Somebody(link_of(running)[0])
    ana.join(None)
    ended(running, signal.SIGINT)
    running = start("--port", "0", "--owner")
    bo = Somebody(link_of(running)[0])
    bo.join(None)
    bo.poll()
    assert "WHAT IS IN YOUR BOX?" in bo.words
    ended(running, signal.SIGINT)


def test_the_code_in_the_terminal_is_the_code() -> None:
    link = "http://192.168.4.1:4070/#abc"
    halves = {letter: pair for pair, letter in HALVES.items()}
    rows = [row for line in code(link).splitlines() for row in zip(*(halves[letter] for letter in line), strict=True)]
    found = squares(link)
    assert tuple(row[2:-2] for row in rows[2 : 2 + len(found)]) == found
    assert not any(square for row in (*rows[:2], *rows[2 + len(found) :]) for square in row)


def test_the_terminal_says_where_phones_reach_it() -> None:
    links = ["http://127.0.0.1:4070/#a", "http://192.168.4.1:4070/#a"]
    content = "\n".join(welcome(links, 4070, 4070, False, Tongue("en")))
    assert all(link in content for link in links)
    assert "sets the game up" in content
    assert "no phone can reach it" in "\n".join(welcome(links[:1], 4070, 4070, False, Tongue("en")))
