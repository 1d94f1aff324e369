"""Guests who are elsewhere, by a broker in memory: what it carries, keeps, loses, mixes up, and what it learns. Check 25."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from threading import Event

import pytest

from companion.saves.broker import KEPT, Named
from companion.sharing import broker, heralds, sealing, wire
from companion.sharing.broker import GONE as GONE_WORD
from companion.sharing.broker import HERE, MOVED, NO_BROKER, QUIET, REFUSED, TRIES, UP, BrokerLine
from companion.sharing.far import Broker, NoBroker, link_by, table_of
from companion.sharing.guests import GONE
from companion.sharing.heralds import Claim
from tests.sharing.elsewhere import FarClient, MemoryCarrier
from tests.sharing.memory import MemoryBroker, Reader, links
from tests.sharing.table import OpenTable

AT = Broker.read("wss://broker.example/mqtt", "ana", "a password")
PAGE = "https://example.org/airlock/"
ACTS = 120


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> MemoryBroker:
    found = MemoryBroker()
    monkeypatch.setattr(broker, "Link", links(found))
    monkeypatch.setattr(broker, "waits", lambda _: 0.0)
    return found


@pytest.fixture
def table(tmp_path: Path, memory: MemoryBroker) -> Iterator[OpenTable]:
    found = OpenTable(tmp_path)
    goes_far(found)
    yield found
    found.close()


def line_of(table: OpenTable) -> BrokerLine:
    found: BrokerLine = table.hosting.far
    return found


def becomes(table: OpenTable, state: str, cuts: int = 0) -> None:
    """Until the line says so, after so many cuts; it tells whenever it is another."""
    line, came = line_of(table), Event()
    changed = line._changed
    line._changed = lambda: (changed(), came.set())  # type: ignore[func-returns-value]
    while line.state != state or line.cuts < cuts:
        assert came.wait(20), line.state
        came.clear()


def goes_far(table: OpenTable, at: Broker = AT) -> None:
    table.does(lambda: table.hosting.go_far(at))
    becomes(table, UP)


def restarts(table: OpenTable, memory: MemoryBroker, empty: bool) -> None:
    cuts = line_of(table).cuts + 1
    memory.restart(empty)
    becomes(table, UP, cuts)


def far_link(table: OpenTable) -> str:
    return link_by(PAGE, table.hosting.guests, AT)


def elsewhere(table: OpenTable, memory: MemoryBroker, seat: str | None) -> FarClient:
    """Somebody who has sat down, and shows the first page."""
    found = FarClient(far_link(table), partial(MemoryCarrier, memory))
    joined = found.join(seat)
    assert "id" in joined, joined
    found.sees(1)
    return found


def test_a_guest_elsewhere_joins_acts_and_sees_what_others_do(table: OpenTable, memory: MemoryBroker) -> None:
    bo = elsewhere(table, memory, "P2")
    assert bo.last["page"]
    assert bo.act("noise_roll", seat="P2")["ok"] == 2
    bo.sees(2)
    table.do("noise_roll", seat="P1")
    bo.sees(3)
    assert bo.poll()["still"] == 1
    assert bo.act("noise_roll", seat="P3")["no"] == "not_your_seat"
    assert table.entries() == 3


def test_in_the_room_and_elsewhere_it_is_one_table(table: OpenTable, memory: MemoryBroker) -> None:
    bo, cy = elsewhere(table, memory, "P2"), table.guest("P3")
    assert cy.act("noise_roll", seat="P3")["ok"] == 2
    bo.sees(2)
    assert bo.act("noise_roll", seat="P2")["ok"] == 3
    while cy.shown[1] < 3:
        cy.poll()
    assert not any(cy.id in topic for topic, _ in memory.all)  # what is said in the room is no broker's business


def test_a_page_that_is_kept_is_seen_without_a_word_of_the_host(table: OpenTable, memory: MemoryBroker) -> None:
    bo = elsewhere(table, memory, "P2")
    table.do("noise_roll", seat="P1")
    bo.sees(2)
    bo.shown, bo.last = [0, 0, 0, ""], {}
    said = len(memory.all)
    bo.attends()
    bo.sees(2)
    assert len(memory.all) == said


def test_a_phone_that_was_gone_comes_back_to_its_seat(table: OpenTable, memory: MemoryBroker) -> None:
    bo = elsewhere(table, memory, "P2")
    back = FarClient(far_link(table), partial(MemoryCarrier, memory))
    assert back.join("P2", again=bo.again)["id"] == bo.id
    back.sees(1)
    assert back.act("noise_roll", seat="P2")["ok"] == 2


@pytest.mark.parametrize("empty", [False, True])
def test_a_broker_that_was_restarted_has_everything_again(table: OpenTable, memory: MemoryBroker, empty: bool) -> None:
    """Empty, or with what it kept; the guests are there before the host, or after it."""
    bo = elsewhere(table, memory, "P2")
    table.do("noise_roll", seat="P1")
    bo.sees(2)
    kept = set(memory.kept)
    restarts(table, memory, empty)
    table.do("noise_roll", seat="P1")
    bo.sees(3)
    assert set(memory.kept) == kept
    assert bo.act("noise_roll", seat="P2")["ok"] == 4
    assert line_of(table).cuts == 1


def test_a_hundred_and_twenty_acts_are_done_once_each_through_cuts_and_what_comes_twice_and_late(
    table: OpenTable, memory: MemoryBroker
) -> None:
    dice = Random(7)
    guests = [elsewhere(table, memory, seat) for seat in ("P2", "P3")]
    memory.shuffled(dice)
    done, cuts = 1, 0
    for number in range(ACTS):
        guest, seat = guests[number % 2], ("P2", "P3")[number % 2]
        while guest.shown[1] < done:
            guest.poll()
        if dice.random() < 0.1:
            restarts(table, memory, dice.random() < 0.5)
            cuts += 1
        guest.k += 1
        act = {"do": "noise_roll", "with": {"seat": seat}, "n": guest.shown[1], "t": guest.shown[0], "k": guest.k}
        frame = guest.frame({**act, "q": -number - 1})
        for _ in range(dice.randint(1, 3)):  # whoever has heard it says it again
            memory.say(f"{guest.table}/u/{guest.id}", frame)
        done += 1
        while guest.shown[1] < done:
            guest.poll()
        assert table.entries() == done
    assert cuts > 5
    for guest in guests:
        while not guest.pages.empty():
            guest.said(guest.pages.get())
        assert guest.went == sorted(guest.went)


def test_a_stranger_on_every_topic_changes_nothing(table: OpenTable, memory: MemoryBroker) -> None:
    """Who hears all and says anything: noise, nothing, what others have said, and what was said to others."""
    heard: list[tuple[str, bytes]] = []
    memory.add(Reader(lambda topic, data: heard.append((topic, data))), "#")
    bo, cy = elsewhere(table, memory, "P2"), elsewhere(table, memory, "P3")
    assert bo.act("noise_roll", seat="P2")["ok"] == 2
    bo.sees(2)
    cy.sees(2)
    own, dice = list(heard), Random(7)
    went, entries = bo.went[:], table.entries()
    for topic in {topic for topic, _ in own}:
        for data in (b"", b"x", dice.randbytes(300), dice.randbytes(20_000), *(told for _, told in own)):
            memory.say(topic, data, keep=dice.random() < 0.5)
    bo.patience = 1.0
    while not (said := bo.poll()):  # the host drops what is too much at once, and a guest asks again
        pass
    assert said["n"] == 2
    while not bo.pages.empty():
        try:
            bo.said(bo.pages.get())
        except (sealing.Unsealed, wire.Garbled):
            bo.odd += 1
    assert bo.odd > 10
    assert (bo.went, table.entries()) == (went, entries)
    assert {each.seat for each in table.hosting.guests.everybody()} == {"P2", "P3"}
    assert bo.act("noise_roll", seat="P2")["ok"] == 3


def test_what_a_broker_keeps_of_strangers_does_not_stay_in_the_place_of_the_hosts_word(
    table: OpenTable, memory: MemoryBroker
) -> None:
    line = line_of(table)
    line._clock = lambda: line._righted + 2
    topic = f"airlock/1/{table_of(table.hosting.guests)}/host"
    memory.say(topic, b"gone, says somebody", keep=True)
    bo = elsewhere(table, memory, "P2")  # whatever was said before has been heard by now
    assert bo.id
    assert memory.kept[topic] == line._word


def test_the_owner_of_a_broker_reads_no_word_of_a_game(table: OpenTable, memory: MemoryBroker) -> None:
    """Names, words, intents, codes; not in what was said, nor unpacked as if it were not sealed."""
    bo = elsewhere(table, memory, "P2")
    for number in range(2, 8):
        assert bo.act("noise_roll", seat="P2")["ok"] == number
        bo.sees(number)
    all_ = b"\n".join(topic.encode() + b" " + data for topic, data in memory.all)
    shown = set(re.findall(r"[A-Za-z_]{6,}", bo.last["page"]))
    assert len(shown) > 30
    known = {"noise_roll", "Ana", "page", "again", bo.code, bo.again, "a password", *shown}
    found = [each for each in known if each.encode() in all_]
    assert found == []
    topics = {re.sub("[0-9a-f]{16,}", "*", topic) for topic, _ in memory.all}
    assert topics == {"airlock/1/*/host", "airlock/1/*/j", "airlock/1/*/a/*", "airlock/1/*/g/*", "airlock/1/*/u/*"}


def test_stop_leaves_nothing_at_the_broker_and_a_pause_says_that_nobody_is_there(table: OpenTable, memory: MemoryBroker) -> None:
    bo = elsewhere(table, memory, "P2")
    assert set(memory.kept) == {f"{bo.table}/host", f"{bo.table}/g/{bo.id}"}
    word = memory.kept[f"{bo.table}/host"]
    keys, table_before = table.hosting.guests.keys, table_of(table.hosting.guests)
    table.does(table.hosting.pause)
    gone = memory.kept[f"{bo.table}/host"]
    term = table.hosting.guests.term
    assert [heralds.opened(keys, *each)[1].term for each in ((word, HERE), (gone, GONE_WORD))] == [term, term]
    table.does(lambda: table.hosting.open(0, "127.0.0.1"))
    goes_far(table)
    assert table_of(table.hosting.guests) == table_before
    table.does(table.hosting.stop)
    assert memory.kept == {}
    table.does(lambda: table.hosting.open(0, "127.0.0.1"))


def test_who_is_unlinked_is_told_and_nothing_of_them_stays(table: OpenTable, memory: MemoryBroker) -> None:
    bo = elsewhere(table, memory, "P2")
    table.does(lambda: table.hosting.unlink(bo.id))
    assert bo.said(bo.answers.get(timeout=20)) == {"no": "unlinked"}
    while f"{bo.table}/g/{bo.id}" in memory.kept:
        assert bo.pages.get(timeout=20) is not None


def test_a_host_that_finds_a_later_one_says_nothing(table: OpenTable, memory: MemoryBroker) -> None:
    """Before it has said a word, and while it is there. Nobody else can say that there is one."""
    guests, bo, line = table.hosting.guests, elsewhere(table, memory, "P2"), line_of(table)
    for key, term in ((b"a guest's".ljust(32), guests.term.taken_over(1, guests.keys[0])), (guests.keys[0], guests.term.again())):
        memory.say(f"{bo.table}/host", heralds.sealed(key, Claim(term), HERE), keep=True)
    made_up = Claim(guests.term.taken_over(1, b"made up"))
    memory.say(f"{bo.table}/host", heralds.sealed(guests.keys[0], made_up, HERE), keep=True)
    assert bo.act("noise_roll", seat="P2")["ok"] == 2
    later = Claim(guests.term.taken_over(1, guests.keys[0]), "Bo", table.session.charter.seal, 1, {"2": 2}, "")
    word = heralds.sealed(guests.keys[0], later, GONE_WORD)
    memory.say(f"{bo.table}/host", word, keep=True)
    becomes(table, MOVED)
    table.does(lambda: None)
    assert table.does(lambda: table.hosting.guests.moved.name) == "Bo"
    said = len(memory.all)
    table.does(line.shut)
    line.state, guests.moved = TRIES, Claim()
    table.does(line.open)
    becomes(table, MOVED)
    assert {topic.rpartition("/")[0] for topic, _ in memory.all[said:]} == {f"{bo.table}/u"}  # what it knows the order by
    assert memory.kept[f"{bo.table}/host"] == word


ASKED = """
import sys, tempfile
from pathlib import Path
from tests.sharing.table import OpenTable
table = OpenTable(Path(tempfile.mkdtemp()))
print([each for each in sys.modules if each.startswith("paho")])
sys.modules["paho"] = None  # nobody has installed it
from companion.sharing.far import Broker
try:
    table.does(lambda: table.hosting.go_far(Broker.read("wss://broker.example")))
except ImportError:
    print("missing", table.guest("P2").act("noise_roll", seat="P2")["ok"])
table.close()
"""


def test_what_speaks_to_a_broker_is_not_read_before_it_is_asked_for_and_may_be_missing() -> None:
    done = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["[]", "missing 2"], done.stderr


def test_a_broker_that_lets_nobody_in_is_told_of(tmp_path: Path, memory: MemoryBroker) -> None:
    memory.refuses = REFUSED
    table = OpenTable(tmp_path)
    try:
        table.does(lambda: table.hosting.go_far(AT))
        becomes(table, REFUSED)
        assert table.guest("P2").act("noise_roll", seat="P2")["ok"] == 2  # the room does not care
    finally:
        table.close()


def test_a_real_link_to_where_nobody_is_says_so_and_is_shut_at_once(tmp_path: Path) -> None:
    table = OpenTable(tmp_path)
    try:
        table.does(lambda: table.hosting.go_far(Broker.read("ws://127.0.0.1:9")))
        becomes(table, NO_BROKER)
    finally:
        table.close()


def test_a_guest_elsewhere_may_say_nothing_for_longer(table: OpenTable, memory: MemoryBroker) -> None:
    bo, cy = elsewhere(table, memory, "P2"), table.guest("P3")
    assert bo.poll()["still"] == 1
    far, near = (table.hosting.guests.linked[each.id] for each in (bo, cy))
    assert not far.away(far.heard + QUIET - 1)
    assert far.away(far.heard + QUIET + 1)
    assert near.away(near.heard + GONE + 1)


def test_what_only_one_seat_sees_is_not_told_by_how_long_a_frame_is() -> None:
    page = {"page": "<main>" + "x" * 900, "n": 3}
    dice = Random(7)
    hands = [f"<p>{dice.randbytes(dice.randint(1, 300)).hex()}</p>" for _ in range(50)]
    assert len({len(wire.packed({**page, "mine": each})) for each in hands}) == 1


def test_an_address_is_read_and_stands_in_a_link_without_what_lets_one_in(table: OpenTable) -> None:
    for typed, why in {
        "": "no_address",
        "wss://": "no_address",
        "wss://ana:secret@broker.example": "no_address",
        "a b": "no_address",
        "mqtts://broker.example:8883": "only_web",
        "http://broker.example": "no_address",
        "ws://broker.example": "only_tls",
        "wss://broker.example:99999": "no_address",
    }.items():
        with pytest.raises(NoBroker, match=why):
            Broker.read(typed)
    link = far_link(table)
    assert "password" not in link
    assert "ana" not in link
    assert link.startswith(f"{PAGE}#{table.hosting.guests.code.fragment}~")
    assert link.endswith("~broker.example/mqtt")


def test_what_its_owner_has_typed_is_kept_for_its_owner(tmp_path: Path) -> None:
    Named("wss://broker.example", "ana", "secret", "", True).keep(tmp_path)
    assert Named.read(tmp_path) == Named("wss://broker.example", "ana", "secret", "", True)
    (tmp_path / KEPT).write_text('{"address": 7, "user": "ana"}')
    assert Named.read(tmp_path) == Named("", "ana")
