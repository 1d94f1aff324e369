"""What gets lost on the way, and what is said once more: a host that is killed, a bad line, a phone asleep, whoever repeats."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import pytest

from companion.saves.linked import KEPT
from tests.sharing.client import Client
from tests.sharing.table import LOOPBACK, OpenTable

ROOT = Path(__file__).resolve().parents[2]
ASLEEP = 600.0
"""Seconds."""
LOST = 0.15
"""So many of a hundred requests get lost on their way, and as many answers."""
ACTS = 60

DIES = """
import os, signal, sys
from pathlib import Path
from tests.sharing.table import OpenTable
table = OpenTable(Path(sys.argv[1]))
def dies(_):
    os.kill(os.getpid(), signal.SIGKILL)
table.hosting.acted = dies
print(table.link, flush=True)
table.thread.join()
"""
"""A host that is killed as soon as an act is in the journal, and before anybody is told."""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[OpenTable]:
    found = OpenTable(tmp_path)
    yield found
    found.close()


@contextmanager
def opened_again(home: Path) -> Iterator[OpenTable]:
    found = OpenTable(home)
    try:
        yield found
    finally:
        found.close()


@pytest.mark.skipif(os.name == "nt", reason="nobody is killed there as by this signal")
def test_a_host_that_is_killed_before_it_answers_has_done_the_act_once(tmp_path: Path) -> None:
    """Check 10. Whoever says it again is told that the table has moved on, as often as they say it."""
    host = subprocess.Popen((sys.executable, "-c", DIES, tmp_path), stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        assert host.stdout is not None
        bo = Client(host.stdout.readline().strip())
        bo.join("P2")
        bo.poll()
        act = bo.frame({"do": "noise_roll", "with": {"seat": "P2"}, "n": 1, "t": bo.shown[0], "k": 7})
        with pytest.raises((OSError, HTTPException)):
            bo.post(act)
        assert host.wait(20) == -signal.SIGKILL
    finally:
        host.kill()
        host.wait()
    with opened_again(tmp_path) as again:
        bo.port = again.hosting.room.port
        assert again.entries() == 2
        told = [bo.said(bo.post(act)[1]) for _ in range(3)]
        assert told[0] == told[1] == told[2]
        assert (told[0]["k"], told[0]["no"], told[0]["n"]) == (7, "table_moved_on", 2)
        assert again.entries() == 2
        assert bo.poll()["n"] == 2
        assert bo.act("noise_roll", seat="P2")["ok"] == 3


# -- a bad line ----------------------------------------------------------------------------------


class BadLine:
    """Between guests and their host: it loses requests, and answers to what was heard."""

    def __init__(self, port: int, dice: Random) -> None:
        self._to, self._dice = port, dice
        self._listens = socket.create_server((LOOPBACK, 0))
        self.port = self._listens.getsockname()[1]
        self.lost = [0, 0]
        """Requests and answers."""
        self._thread = Thread(target=self._runs, daemon=True)
        self._thread.start()

    def _runs(self) -> None:
        while True:
            try:
                line, _ = self._listens.accept()
            except OSError:
                return
            with line:
                self._passes(line)

    def _passes(self, line: socket.socket) -> None:
        said = _whole(line)
        if self._loses(0):
            return
        with socket.create_connection((LOOPBACK, self._to)) as host:
            host.sendall(said)
            answer = _whole(host)
        if not self._loses(1):
            line.sendall(answer)

    def _loses(self, which: int) -> bool:
        lost = self._dice.random() < LOST
        self.lost[which] += lost
        return lost

    def close(self) -> None:
        self._listens.shutdown(socket.SHUT_RDWR)
        self._listens.close()
        self._thread.join()


def _whole(line: socket.socket) -> bytes:
    """One request, or one answer."""
    said = b""
    while b"\r\n\r\n" not in said:
        said += line.recv(65536)
    head, _, body = said.partition(b"\r\n\r\n")
    heads = dict(each.lower().split(b": ", 1) for each in head.split(b"\r\n")[1:])
    while len(body) < int(heads[b"content-length"]):
        body += line.recv(65536)
    return head + b"\r\n\r\n" + body


def insists(guest: Client, body: bytes) -> bytes:
    """Says the same again until there is an answer."""
    while True:
        try:
            status, answer = guest.post(body)
        except (OSError, HTTPException):
            continue
        assert status == 200
        return answer


def test_on_a_bad_line_no_act_is_done_twice_and_none_that_was_answered_is_lost(table: OpenTable) -> None:
    """Check 18: fifteen of a hundred each way."""
    line = BadLine(table.hosting.room.port, Random(7))
    table.hosting.room.held = 0.0
    guests = [Client(table.link) for _ in range(2)]
    for guest, seat in zip(guests, ("P2", "P3"), strict=True):
        guest.port = line.port
        while not guest.id:
            try:
                guest.join(seat)
            except (OSError, HTTPException):
                continue
    shown: list[list[int]] = [[], []]
    done = 0
    try:
        for number in range(ACTS):
            at = number % 2
            guest, seat = guests[at], ("P2", "P3")[at]
            for each, pages in zip(guests, shown, strict=True):
                while each.shown[1] <= done:  # the pages of an entry are made one after the other
                    each.said(insists(each, each.frame({"have": each.shown})))
                    pages.append(each.shown[1])
            guest.k += 1
            said = {"do": "noise_roll", "with": {"seat": seat}, "n": guest.shown[1], "t": guest.shown[0], "k": guest.k}
            answer = guest.said(insists(guest, guest.frame(said)))
            done += 1
            assert answer == {"k": guest.k, "ok": done + 1}
            assert table.entries() == done + 1
    finally:
        line.close()
    assert all(pages == sorted(pages) for pages in shown)
    assert min(line.lost) > ACTS // 8


# -- asleep --------------------------------------------------------------------------------------


def test_a_phone_that_slept_for_ten_minutes_has_the_newest_page_by_one_request(table: OpenTable) -> None:
    """Check 19: what it asked before it slept is answered to nobody."""
    clock = [1000.0]
    table.hosting.room._clock = lambda: clock[0]
    table.hosting.clock = lambda: clock[0]
    table.hosting.room.held = 2 * ASLEEP
    bo, heard, polls = table.guest("P2"), table.hosting.guests.opened, Event()

    def opened(*said: Any) -> Any:
        polls.set()
        return heard(*said)

    table.hosting.guests.opened = opened
    frozen = socket.create_connection((LOOPBACK, bo.port))
    body = bo.frame({"have": bo.shown})
    frozen.sendall(b"POST /t HTTP/1.1\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
    assert polls.wait(20)
    for _ in range(30):
        table.do("noise_roll", seat="P1")
    clock[0] += ASLEEP
    guest = table.hosting.guests.linked[bo.id]
    assert guest.away(clock[0]) >= ASLEEP
    frozen.close()
    asked = len(guest.before)
    page = bo.poll()
    assert (page["n"], guest.away(clock[0])) == (31, 0)
    assert len(guest.before) == asked
    assert bo.act("noise_roll", seat="P2")["ok"] == 32


@pytest.mark.parametrize("term", [5, None, "x", "1/2/3", [], ""])
def test_a_note_of_guests_of_any_shape_keeps_no_table_from_opening(tmp_path: Path, term: Any) -> None:
    with opened_again(tmp_path) as table:
        table.guest("P2")
    kept = tmp_path / KEPT
    note = json.loads(kept.read_text("utf-8"))
    kept.write_text(json.dumps({**note, "guests": {**note["guests"], "term": term}}), "utf-8")
    with opened_again(tmp_path) as table:
        assert "id" in Client(table.link).join("P3")


# -- said once more ------------------------------------------------------------------------------


def test_what_was_heard_before_the_host_was_gone_does_nothing_after_it(table: OpenTable, tmp_path: Path) -> None:
    """Its nonces are gone with the host; the term is another one."""
    bo = table.guest("P2")
    bo.act("noise_roll", seat="P2")
    bo.poll()
    term, entry, _, by = bo.shown
    of_it = {"t": term, "by": by}
    table.does(lambda: table.hosting.allow(bo.id, "look"))
    act = bo.frame({"do": "noise_roll", "with": {"seat": "P2"}, "n": entry, "k": 5, **of_it})
    move = bo.frame({"tab": "crew", **of_it})
    assert bo.said(bo.post(act)[1])["no"] == "look_only"
    assert "data-place='crew'" in bo.said(bo.post(move)[1])["page"]
    table.pause()
    with opened_again(tmp_path) as again:
        bo.port = again.hosting.room.port
        again.does(lambda: again.hosting.allow(bo.id, "seat"))
        assert bo.said(bo.post(act)[1])["no"] == "table_moved_on"
        assert "data-place='table'" in bo.said(bo.post(move)[1])["page"]
        assert again.entries() == entry
        assert (bo.shown[0], bo.shown[3] > by) == (term, True)
        assert "data-place='crew'" in bo.ask({"tab": "crew", "t": bo.shown[0], "by": bo.shown[3]})["page"]


def test_an_answer_says_to_what_it_is_one(table: OpenTable) -> None:
    """So whoever keeps an old one has nothing to deceive a guest with."""
    table.hosting.room.held = 0.0
    bo = table.guest("P2")
    for asked, said in enumerate(({"have": bo.shown}, {"tab": "crew"}, {"do": "undo", "n": 1, "k": 3}, {"term": 0}), 5):
        assert bo.ask({**said, "q": asked})["q"] == asked
    assert "q" not in bo.ask({"tab": "table"})
    assert bo.ask({"tab": "crew", "q": "x"}) == {"no": "garbled"}


def test_who_is_shown_out_does_not_come_back_by_the_code_it_has_read(table: OpenTable) -> None:
    bo, cy, link = table.guest("P2"), table.guest("P3"), table.link
    table.does(lambda: table.hosting.unlink(bo.id))
    assert Client(link).join("P2")["no"] == "code_is_old"
    assert Client(link).join("P2", again=bo.again)["no"] == "code_is_old"
    assert "id" in Client(link).join("P3", again=cy.again)
    assert "id" in Client(table.link).join("P2")
