"""Check 25, and the rest of what a broker may do to a table, by a real Mosquitto."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from companion.sharing import broker, sealing, wire
from companion.sharing.broker import REFUSED, UP, BrokerLine
from companion.sharing.far import Broker, link_by
from tests.broker.cutting import Cutting
from tests.broker.mosquitto import LOOPBACK, Mosquitto, PahoCarrier
from tests.sharing.elsewhere import FarClient
from tests.sharing.table import OpenTable

PAGE = "https://example.org/airlock/"
ACTS = 120


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broker, "waits", lambda _: 0.05)


@pytest.fixture
def table(tmp_path: Path, mosquitto: Mosquitto) -> Iterator[OpenTable]:
    found = OpenTable(tmp_path / "table")
    goes_far(found, mosquitto.broker)
    yield found
    found.close()


def line_of(table: OpenTable) -> BrokerLine:
    found: BrokerLine = table.hosting.far
    return found


def until(there: Callable[[], object], what: str) -> None:
    end = time.monotonic() + 20
    while not there():  # a program of others, in its own time
        assert time.monotonic() < end, what
        time.sleep(0.01)


def goes_far(table: OpenTable, at: Broker, becomes: str = UP) -> None:
    table.does(lambda: table.hosting.go_far(at))
    until(lambda: line_of(table).state == becomes, becomes)


def far_link(table: OpenTable) -> str:
    return link_by(PAGE, table.hosting.guests, line_of(table).broker)


@pytest.fixture
def elsewhere(table: OpenTable) -> Iterator[Callable[..., FarClient]]:
    carriers: list[PahoCarrier] = []

    def sits(seat: str | None, at: Broker | None = None) -> FarClient:
        def carries(hears: broker.Hears) -> PahoCarrier:
            carriers.append(PahoCarrier(at or line_of(table).broker, hears))
            return carriers[-1]

        found = FarClient(far_link(table), carries)
        joined = found.join(seat)
        assert "id" in joined, joined
        found.sees(1)
        return found

    yield sits
    for each in carriers:
        each.close()


def insists(guest: FarClient, act: dict[str, object]) -> dict[str, object]:
    """Says the same again until there is an answer to it."""
    frame, asked = guest.frame({**act, "q": guest.asked + 1}), guest.asked + 1
    guest.asked = asked
    while True:
        guest.carrier.say(f"{guest.table}/u/{guest.id}", frame)
        end = time.monotonic() + 0.4
        while time.monotonic() < end:
            try:
                said = guest.said(guest.answers.get(timeout=0.2))
            except Exception:
                break
            if said.get("q") == asked:
                return said


def test_a_guest_elsewhere_acts_and_sees_what_others_do(table: OpenTable, elsewhere: Callable[..., FarClient]) -> None:
    bo = elsewhere("P2")
    assert bo.act("noise_roll", seat="P2")["ok"] == 2
    bo.sees(2)
    table.do("noise_roll", seat="P1")
    bo.sees(3)
    assert bo.poll()["still"] == 1


@pytest.mark.parametrize("empty", [False, True], ids=["as it was", "empty"])
def test_a_broker_that_was_restarted_has_every_page_again(
    table: OpenTable, mosquitto: Mosquitto, elsewhere: Callable[..., FarClient], empty: bool
) -> None:
    """Check 25. A guest that comes anew, and says nothing, is shown the page."""
    bo = elsewhere("P2")
    table.do("noise_roll", seat="P1")
    bo.sees(2)
    mosquitto.restart(empty, hard=True)
    table.do("noise_roll", seat="P1")
    until(lambda: line_of(table).state == UP and line_of(table).cuts, "up again")
    kept: list[tuple[str, bytes]] = []
    reader = PahoCarrier(mosquitto.broker, lambda topic, data: kept.append((topic, data)))
    reader.listen(f"{bo.table}/#")
    bo.sees(3)

    def pages() -> bool:
        opened = [bo.said(data) for topic, data in kept if topic.endswith(f"g/{bo.id}")]
        return bool(opened) and opened[-1]["n"] == 3

    until(pages, "the page is kept")
    assert any(topic.endswith("/host") for topic, _ in kept)
    reader.close()


def test_a_hundred_and_twenty_acts_are_done_once_each_through_cuts_kills_and_restarts(
    tmp_path: Path, mosquitto: Mosquitto, table: OpenTable, elsewhere: Callable[..., FarClient]
) -> None:
    """By two cutting lines: the host's, and the guests'. Every thirtieth act the broker is killed."""
    ours, theirs = (Cutting(mosquitto.port, Random(each)) for each in (7, 8))
    goes_far(table, Broker.read(f"ws://{LOOPBACK}:{ours.port}/mqtt"))
    guests = [elsewhere(seat, Broker.read(f"ws://{LOOPBACK}:{theirs.port}/mqtt")) for seat in ("P2", "P3")]
    dice, done = Random(9), 1
    for number in range(ACTS):
        guest, seat = guests[number % 2], ("P2", "P3")[number % 2]
        guest.patience = 0.2
        while guest.shown[1] < done:
            guest.poll()
        if number % 30 == 29:
            mosquitto.restart(empty=dice.random() < 0.5, hard=True)
        elif dice.random() < 0.25:
            (ours if dice.random() < 0.5 else theirs).cut()
        guest.k += 1
        act = {"do": "noise_roll", "with": {"seat": seat}, "n": guest.shown[1], "t": guest.shown[0], "k": guest.k}
        said = insists(guest, act)
        done += 1
        assert said.get("ok") == done or said["no"] == "table_moved_on", said
        assert table.entries() == done
    assert ours.cuts + theirs.cuts > 15
    for guest in guests:
        assert guest.went == sorted(guest.went)
    ours.close()
    theirs.close()


def test_on_a_slow_line_an_act_is_done_and_seen(
    table: OpenTable, mosquitto: Mosquitto, elsewhere: Callable[..., FarClient]
) -> None:
    """Four kilobytes a second each way, for the host and for the guest: it takes its time, and nothing piles up."""
    slow = Cutting(mosquitto.port, Random(7), rate=4096)
    at = Broker.read(f"ws://{LOOPBACK}:{slow.port}/mqtt")
    goes_far(table, at)
    bo = elsewhere("P2", at)
    for _ in range(20):
        table.do("noise_roll", seat="P1")
    said = bo.act("noise_roll", number=21, seat="P2")
    assert said["ok"] == 22
    bo.sees(22)
    assert len(bo.went) < 15  # what is old by the time that it could be sent is not sent
    slow.close()


def test_a_stranger_on_every_topic_changes_nothing_that_is_shown(
    table: OpenTable, mosquitto: Mosquitto, elsewhere: Callable[..., FarClient]
) -> None:
    """Check 25: it hears all, says all of it again everywhere, kept or not, and noise."""
    heard: list[tuple[str, bytes]] = []
    stranger = PahoCarrier(mosquitto.broker, lambda topic, data: heard.append((topic, data)))
    stranger.listen("#")
    bo, cy = elsewhere("P2"), elsewhere("P3")
    for number in (2, 3):
        assert bo.act("noise_roll", seat="P2")["ok"] == number
        bo.sees(number)
    cy.sees(3)
    until(lambda: len(heard) > 10, "the stranger has heard")
    own, dice, went = list(heard), Random(7), [*bo.went]
    for topic in {topic for topic, _ in own}:
        for data in (b"", b"x", dice.randbytes(300), dice.randbytes(100_000), *(told for _, told in own)):
            stranger.say(topic, data, keep=dice.random() < 0.5)
    bo.patience = 1.0
    while not (said := bo.poll()):
        pass
    assert said["n"] == 3
    while not bo.pages.empty():
        try:
            bo.said(bo.pages.get())
        except (sealing.Unsealed, wire.Garbled):
            bo.odd += 1
    assert (bo.went, table.entries()) == (went, 3)
    assert {each.seat for each in table.hosting.guests.everybody()} == {"P2", "P3"}
    while not (acted := bo.act("noise_roll", seat="P2")):
        pass
    assert table.entries() == 4, acted
    stranger.close()


def test_the_owner_of_the_broker_finds_no_plain_word(
    table: OpenTable, mosquitto: Mosquitto, elsewhere: Callable[..., FarClient]
) -> None:
    """Check 25: in everything that crosses it, and in what it keeps on its disk."""
    heard: list[tuple[str, bytes]] = []
    owner = PahoCarrier(mosquitto.broker, lambda topic, data: heard.append((topic, data)))
    owner.listen("#")
    bo = elsewhere("P2")
    for number in range(2, 8):
        assert bo.act("noise_roll", seat="P2")["ok"] == number
        bo.sees(number)
    until(lambda: sum("/g/" in topic for topic, _ in heard) >= 6, "the owner has heard")
    mosquitto.end()
    everything = b"\n".join(topic.encode() + data for topic, data in heard) + (mosquitto.home / "mosquitto.db").read_bytes()
    shown = set(re.findall(r"[A-Za-z_]{6,}", bo.last["page"]))
    known = {"noise_roll", "Ana", "page", "again", bo.code, bo.again, *shown}
    assert len(shown) > 30
    assert [each for each in known if each.encode() in everything] == []
    mosquitto.begin()
    owner.close()


def test_a_host_whose_line_dies_is_said_to_be_gone(
    table: OpenTable, mosquitto: Mosquitto, elsewhere: Callable[..., FarClient]
) -> None:
    """The last will: whoever listens is given a reason to ask."""
    cable = Cutting(mosquitto.port, Random(7))
    goes_far(table, Broker.read(f"ws://{LOOPBACK}:{cable.port}/mqtt"))
    bo = elsewhere("P2", mosquitto.broker)
    until(lambda: not bo.hints.empty(), "its word")
    before = bo.hints.get()
    cable.halt()
    gone = bo.hints.get(timeout=20)
    assert gone
    assert gone != before
    cable.go_on()
    until(lambda: line_of(table).cuts and line_of(table).state == UP, "back")
    assert bo.act("noise_roll", seat="P2")["ok"] == 2
    cable.close()


def test_a_broker_that_wants_a_password_gets_it_and_says_if_it_is_wrong(tmp_path: Path, mosquitto: Mosquitto) -> None:
    file = tmp_path / "passwords"
    subprocess.run(("mosquitto_passwd", "-b", "-c", str(file), "ana", "right"), check=True, capture_output=True)
    closed = Mosquitto(tmp_path / "closed", "allow_anonymous false", f"password_file {file}")
    table = OpenTable(tmp_path / "table")
    try:
        goes_far(table, Broker.read(closed.address, "ana", "wrong"), REFUSED)
        goes_far(table, Broker.read(closed.address), REFUSED)
        goes_far(table, Broker.read(closed.address, "ana", "right"))
        told: list[str] = []
        broker.tried(Broker.read(closed.address, "ana", "right"), told.append)
        broker.tried(Broker.read(closed.address, "ana", "wrong"), told.append)
        until(lambda: len(told) == 2, "tried")
        assert sorted(told) == [REFUSED, UP]
    finally:
        table.close()
        closed.end()


def test_stop_leaves_nothing_there(table: OpenTable, mosquitto: Mosquitto, elsewhere: Callable[..., FarClient]) -> None:
    bo = elsewhere("P2")
    table.does(table.hosting.stop)
    kept: list[str] = []
    reader = PahoCarrier(mosquitto.broker, lambda topic, _: kept.append(topic))
    mark = f"{bo.table}/u/mark"
    reader.listen(f"{bo.table}/#")
    reader.say(mark, b"x")
    until(lambda: mark in kept, "the mark")
    assert kept == [mark]
    reader.close()
    table.does(lambda: table.hosting.open(0, LOOPBACK))
