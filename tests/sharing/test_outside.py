"""Checks of the table on every phone from outside, by guests and strangers who speak the protocol themselves and lie."""

from __future__ import annotations

import contextlib
import json
import re
import socket
from collections.abc import Callable, Iterator
from html import unescape
from http.client import HTTPConnection, HTTPException
from itertools import cycle, islice
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Event, Thread
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.packs import load
from companion.page import taps
from companion.page.markup import Markup, tag
from companion.page.owner import DOES
from companion.page.rooms import ROOMS
from companion.session import Session
from companion.sharing import wire
from companion.sharing.guests import JOINS, MOST, SPENT, Guests
from companion.sharing.sealing import reach, seal
from companion.sharing.wire import Move, written
from companion.table import Refused
from tests.page.lobbies import Running
from tests.page.test_pages import hosted
from tests.sharing.client import Client
from tests.sharing.table import LOOPBACK, OpenTable
from tools.offers import offer_of
from tools.simulate import begin

STRANGER = "127.0.0.9"
"""Another device in the same network."""
ODD: list[Any] = [
    *(None, True, -1, 0, 3, 1 << 52, 1.5, "", "P1", "P2", "x", "\0", "<b>", "everything", "\u00b2", "a" * 900),
    *([], {}, ["P1"], [[]], [{}], [None], {"a": {"b": []}}, {"P1": []}, ["x"] * 50),
]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[OpenTable]:
    found = OpenTable(tmp_path)
    yield found
    found.close()


class Stranger(Client):
    """Somebody elsewhere in the network."""

    def post(self, body: bytes) -> tuple[int, bytes]:
        line = HTTPConnection(self.host, self.port, timeout=20, source_address=(STRANGER, 0))
        try:
            line.request("POST", "/t", body)
            answer = line.getresponse()
            return answer.status, answer.read()
        finally:
            line.close()


def typed(client: Client) -> Client:
    """Whoever has typed the address has the key that everybody may ask for."""
    client.key, client.code = client.get("/k")[2], ""
    return client


def connected(table: OpenTable, source: str = STRANGER) -> socket.socket:
    return socket.create_connection((LOOPBACK, table.hosting.room.port), timeout=20, source_address=(source, 0))


# -- strangers -----------------------------------------------------------------------------------


def test_who_says_too_much_keeps_nobody_else_from_joining(table: OpenTable) -> None:
    stranger = Stranger(table.link)
    said = [stranger.post(b"J" + bytes(80))[0] for _ in range(JOINS + 1)]
    assert said == [403] * JOINS + [429]
    assert "id" in Client(table.link).join("P2")


def test_a_stranger_is_not_told_who_plays(table: OpenTable) -> None:
    answer = typed(Client(table.link)).join(None)
    assert answer["no"] == "ask_host"
    assert not any(name in json.dumps(answer) for name in table.names)


def test_a_stranger_does_not_fill_the_screen_with_questions(table: OpenTable) -> None:
    answers = [typed(Stranger(table.link)).join("")["no"] for _ in range(6)]
    assert answers == ["ask_host"] * 3 + ["table_is_full"] * 3
    assert typed(Client(table.link)).join("")["no"] == "ask_host"


def test_who_opens_500_connections_and_says_nothing_is_in_nobodys_way(table: OpenTable) -> None:
    """Check 24: slow loris."""
    bo = table.guest("P2")
    line = [connected(table) for _ in range(500)]
    for each in line[::2]:
        try:
            each.sendall(b"POST /t HTTP/1.1\r\nContent-Le")
        except OSError:
            continue  # it has been hung up on
    assert bo.act("noise_roll", seat="P2")["ok"] == 2
    assert "id" in Client(table.link).join("P3")
    assert len(table.hosting.room._callers) <= 64
    for each in line:
        each.close()


def test_between_two_frames_waits_one_thing_of_a_guest_and_nothing_of_a_stranger(table: OpenTable) -> None:
    """Check 24: what six guests press at once, and whatever strangers say, is for a frame as much work as one press of each."""
    guests = [table.guest(seat) for seat in ("", "", "", "P1", "P2", "P3")]
    waits: SimpleQueue[Callable[[], object]] = SimpleQueue()
    seen: list[int] = []

    def later(act: Callable[[], object]) -> None:
        waits.put(act)
        seen.append(waits.qsize())

    table.hosting._later = later
    stranger = Stranger(table.link)
    for body in (b"J" + bytes(80), bytes(90), *(Stranger(table.link).joining("P2", "x" * 16) for _ in range(5))):
        stranger.post(body)
    assert seen == []
    said = [(guest, guest.frame({"tab": tab})) for tab in ("crew", "rules", "tracks", "table") for guest in guests]
    answers: SimpleQueue[int] = SimpleQueue()
    for guest, body in said:
        Thread(target=lambda guest=guest, body=body: answers.put(guest.post(body)[0])).start()
    for _ in said:
        act = waits.get(timeout=20)
        table.does(act)
    assert [answers.get(timeout=20) for _ in said] == [200] * len(said)
    assert (len(seen), max(seen) <= len(guests)) == (len(said), True)


HEADS = (
    b"POST /t HTTP/1.1\r\nContent-Length: 10485760\r\n\r\n",
    b"POST /t HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
    b"POST /t HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    b"POST /t HTTP/1.1\r\nContent-Length: \xb2\r\n\r\n",
    b"POST /t HTTP/1.1\r\nContent-Length: 99999999999999999999999999\r\n\r\n",
)
ODDITIES = (
    b"\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\r\n\r\n",
    b"GET\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\n\r\n",
    b": :\r\n:\r\n\r\n",
    b"GET /../../etc HTTP/9\r\n\r\n",
)


def test_odd_requests_are_answered_or_hung_up_on_and_leave_no_trace(table: OpenTable, capfd: pytest.CaptureFixture[str]) -> None:
    for head in HEADS:
        with connected(table) as line:
            line.sendall(head)
            assert line.recv(100).startswith(b"HTTP/1.1 413")
    for head in ODDITIES:
        with connected(table) as line:
            line.sendall(head)
            assert line.recv(100).startswith(b"HTTP/1.1 404")
    with connected(table) as line:
        try:
            line.sendall(b"x" * 100_000)
            assert line.recv(100) == b""
        except OSError:
            pass  # it was hung up on meanwhile
    bo = table.guest("P2")
    assert bo.act("noise_roll", seat="P2")["ok"] == 2
    assert capfd.readouterr().err == ""


def test_requests_after_each_other_in_one_breath_are_answered_in_their_order(table: OpenTable) -> None:
    with connected(table) as line:
        line.sendall(b"GET /k HTTP/1.1\r\n\r\n" * 3 + b"GET /x HTTP/1.1\r\nConnection: close\r\n\r\n")
        said = b""
        while more := line.recv(65536):
            said += more
    assert said.count(b"200 OK") == 3
    assert said.index(b"404") > said.rindex(b"200 OK")


def test_what_a_stranger_has_heard_does_nothing_a_second_time(table: OpenTable) -> None:
    """A move has no number: it is known by what it was sealed with."""
    table.do("noise_roll", seat="P2")
    bo = table.guest("P2")
    crew, rules = bo.frame({"tab": "crew"}), bo.frame({"tab": "rules"})
    assert "data-place='crew'" in bo.said(bo.post(crew)[1])["page"]
    assert "data-place='rules'" in bo.said(bo.post(rules)[1])["page"]
    assert "data-place='rules'" in bo.said(Stranger(table.link).post(crew)[1])["page"]
    assert table.does(lambda: table.hosting.visitor(table.hosting.guests.at("P2")[0]).playing.place.tab) == "rules"


def test_an_act_that_a_stranger_has_heard_is_not_tried_again(table: OpenTable) -> None:
    """Check 7: not even where it was refused, and would be possible now."""
    bo = table.guest("P2")
    said = bo.frame({"do": "css_peek", "with": {"slot": 99, "seat": "P2"}, "n": 1, "k": 5})
    assert "no" in bo.said(bo.post(said)[1])
    bo.act("noise_roll", k=6, seat="P1")  # refused; now the host remembers this one
    assert bo.said(Stranger(table.link).post(said)[1])["no"] == "table_moved_on"


def test_how_long_a_secret_is_cannot_be_counted() -> None:
    """What is padded by the number of its pieces (tests/page/test_frames.py) is padded once more on the line."""
    long = [len(written({"term": 1, "page": "x" * 700, "mine": "y" * each})) for each in (1, 20, 254)]
    assert len(set(long)) == 1


def test_a_line_that_is_shut_waits_for_nobody_and_may_be_opened_again(table: OpenTable) -> None:
    bo, cy = table.guest("P2"), connected(table)
    table.hosting.room.held = 600.0
    heard, ended = table.hosting.guests.opened, Event()
    polls = Event()

    def opened(*said: Any) -> Any:
        polls.set()
        return heard(*said)

    def poll() -> None:
        with contextlib.suppress(OSError, HTTPException):
            bo.poll()
        ended.set()

    table.hosting.guests.opened = opened
    Thread(target=poll).start()
    assert polls.wait(20)
    table.does(table.hosting.pause)
    assert ended.wait(20)
    cy.close()
    table.hosting.room.held = 0.1
    table.does(lambda: table.hosting.open(0, LOOPBACK))
    bo.port = table.hosting.room.port
    assert "still" in bo.poll()
    assert bo.act("noise_roll", seat="P2")["ok"] == 2


# -- guests who lie ------------------------------------------------------------------------------


@pytest.mark.parametrize("field", ["name", "code", "again", "language"])
def test_half_a_letter_is_not_heard(table: OpenTable, field: str) -> None:
    bo = Client(table.link)
    bo.enc, bo.keys = reach(bo.key)
    message = {"v": [1], "code": bo.code, "seat": "P2", "name": "x", field: "\ud800"}
    sealed = seal(bo.keys.up, json.dumps(message).encode(), b"airlock 1 up")
    assert bo.post(wire.JOIN + bo.enc + sealed)[0] == 403
    assert table.hosting.guests.everybody() == []


@pytest.mark.parametrize(
    "said",
    [
        '{"go":"\\ud800"}',
        '{"form":[NaN,1,1]}',
        '{"form":[1e999,1,1]}',
        '{"choose":{"a":9007199254740993}}',
        '{"find":' + "[" * 5000,
    ],
)
def test_what_could_not_be_said_on_is_garbled(table: OpenTable, said: str) -> None:
    bo = table.guest("P2")
    id = bytes.fromhex(bo.id)
    assert bo.keys is not None
    answer = bo.said(bo.post(id + seal(bo.keys.up, said.encode(), b"airlock 1 up" + id))[1])
    assert answer == {"no": "garbled"}


@pytest.mark.parametrize("what", [*wire.MOVES])
def test_no_move_breaks_the_table(table: OpenTable, what: str) -> None:
    bo = table.guest("P2")
    for odd in ODD:
        bo.ask({what: odd})
        bo.ask({what: [odd, odd]})
        bo.ask({what: [odd, odd, odd]})
    bo.poll(0, 0)
    assert bo.act("noise_roll", seat="P2")["ok"] == table.entries()
    assert [each.seat for each in table.hosting.guests.everybody()] == ["P2"]


def test_what_python_calls_its_own_is_nobodys_parameter(table: OpenTable) -> None:
    bo = table.guest("P2")
    for name in ("self", "name", "parameters", "table", "intent"):
        assert "no" in bo.ask({"do": "noise_roll", "with": {"seat": "P2", name: "P2"}, "n": 1, "k": 1})
    assert bo.act("noise_roll", seat="P2", k=2)["ok"] == 2


def test_a_seat_is_not_changed_to_look_at_what_others_hold(table: OpenTable) -> None:
    """Ana plays on the phone of the table; her seat has no phone, and her secrets none but hers."""
    bo = table.guest("P2")
    table.does(lambda: table.hosting.allow(bo.id, "look"))
    for seat in ("P1", "", "P2", "P1"):
        bo.ask({"sit": seat})
        guest = table.hosting.guests.linked[bo.id]
        assert (guest.seat, guest.may) == ("P2", "look")
    assert "ANA ONLY" not in bo.ask({"go": "who"})["page"]


def test_who_only_looks_makes_nobody_elses_page(table: OpenTable) -> None:
    bo, screen = table.guest("P2"), table.guest("")
    made: list[str] = []
    publish = table.hosting._publish
    table.hosting._publish = lambda guest, visitor: made.append(guest.id) or publish(guest, visitor)
    screen.act("noise_roll", seat="P2")
    screen.ask({"ticks": ["x"]})
    table.does(lambda: None)
    assert bo.id not in made


def test_what_was_given_up_does_not_happen_later(table: OpenTable) -> None:
    bo, awake, came = table.guest("P2"), Event(), Event()
    table.hosting.room.patience = 0.05
    table.todo.put(lambda: came.set() or awake.wait(20))
    assert came.wait(20)
    assert bo.act("noise_roll", seat="P2")["no"] == "asleep"
    awake.set()
    assert table.entries() == 1


def test_what_was_begun_is_waited_for(table: OpenTable) -> None:
    """An answer that takes long is not called asleep while the act happens."""
    bo, slow, goes = table.guest("P2"), Event(), Event()
    room = table.hosting.room
    room.patience = 0.2
    act = table.hosting._act

    def slowly(*what: Any) -> Any:
        slow.set()
        goes.wait(20)
        return act(*what)

    table.hosting._act = slowly
    answers: list[dict[str, Any]] = []
    asks = Thread(target=lambda: answers.append(bo.act("noise_roll", seat="P2")))
    asks.start()
    assert slow.wait(20)
    asked = next(each for each in room._known.values() if hasattr(each, "begin"))
    asked._patience = 20
    goes.set()
    asks.join()
    assert answers == [{"k": 1, "ok": 2}]


def test_who_is_unlinked_leaves_nothing_behind(table: OpenTable) -> None:
    for _ in range(3):
        bo = table.guest("P2")
        bo.act("noise_roll", seat="P2")
        table.does(lambda: table.hosting.unlink(bo.id))  # noqa: B023
        assert bo.poll() == {"status": 403}
        assert bo.act("noise_roll", seat="P2") == {"status": 403}
    room = table.hosting.room
    held = (room._shown, room._news, room._turns, room._known, table.hosting._pages, table.hosting._visitors)
    assert [len(each) for each in held] == [0] * 6


def test_an_ex_guest_does_not_come_back_by_what_it_was_given(table: OpenTable) -> None:
    bo = table.guest("P2")
    old = Client(table.link)
    table.does(lambda: table.hosting.unlink(bo.id))
    table.does(table.hosting.new_code)
    assert old.join("P2", again=bo.again)["no"] == "code_is_old"


def test_screens_leave_the_seats_their_room(table: OpenTable) -> None:
    joined = [table.does(lambda: _joined(table.hosting.guests, "", at)) for at in range(MOST)]  # noqa: B023
    assert joined.count("table_is_full") == 3
    assert "id" in Client(table.link).join("P2")


def _joined(guests: Guests, seat: str, at: int) -> str:
    enc, keys = reach(Client(f"http://x:1/#{guests.code.fragment}").key)
    message = {"v": [1], "code": guests.code.word, "seat": seat, "name": "x"}
    answer = guests.join(enc + seal(keys.up, written(message), b"airlock 1 up"), 100.0 * at)
    assert answer is not None
    return str(answer.message.get("no", ""))


def test_what_opens_nothing_any_more_is_not_remembered_for_ever() -> None:
    guests = Guests({"P1": "Ana"})
    guests.spent.extend(str(each) for each in range(SPENT + 10))
    assert len(guests.spent) == SPENT


def test_no_page_of_its_owner_breaks_a_host(tmp_path: Path) -> None:
    """One may be older than what is there now."""
    running = Running(tmp_path)
    try:
        ana = running.guest()
        for room in ("new_game:x", "handover:99", "shelf:99", "ceremony", "stuck", "record:x"):
            assert "page" in ana.ask({"go": room})
        for verb in sorted(DOES.keys() - {"stop"}):
            for odd in ([], ["x"], [99], [None, "x"]):
                assert "page" in ana.ask({"host": [verb, *odd]})
        assert not (tmp_path / "reports").exists()
        assert running.thread.is_alive()
    finally:
        running.shut()


# -- rights --------------------------------------------------------------------------------------


LIARS = (("P2", "seat", "en"), ("P2", "table", "en"), ("P2", "look", "en"), ("", "look", "en"))


@pytest.mark.parametrize("game", GAMES)
def test_no_act_of_another_seat_is_done_for_a_guest(game: str, tmp_path: Path) -> None:
    """Checks 11 and 12, over every intent of every game, with whatever can be said; what has a seat is said with Ana's, too."""
    dice, names = Random(game), cycle((*GAMES[game].intents, *HOSTS))
    with_seat = {name for name, each in GAMES[game].intents.items() if any(part.name == "seat" for part in each.parameters)}
    whose_acts: dict[str, set[str]] = {}
    for number in (3, 4):
        session, chance = begin(number, game)
        table, offer = (hosted(session, tmp_path, LIARS), offer_of(game))
        for _ in range(60):
            chosen = offer(session.table, chance)
            if chosen is None:
                break
            session.do(chosen[0], **chosen[1])
            for name in islice(names, 8):
                given = _something(session, name, dice)
                if name in with_seat and dice.random() < 0.3:
                    given["seat"] = "P1"
                for guest in table.guests.everybody():
                    n, whose = len(session.journal.entries), _whose(session, name, given)
                    whose_acts.setdefault(name, set()).add(str(whose))
                    message = wire.read(written({"do": name, "with": given, "n": n, "k": 1}))
                    answer = table._act(guest, table.visitor(guest), message)
                    assert len(session.journal.entries) == n + ("ok" in answer)
                    if "ok" in answer:
                        assert whose == "P2" or (whose == "" and guest.may == "table"), (name, given, guest.may)
                        assert guest.may != "look"
                        assert name not in (*session.game.by_hand, *HOSTS)
    assert whose_acts.keys() == {*GAMES[game].intents, *HOSTS}
    seats = {"P1", "P3", "P4", "P5"}
    assert {name for name in with_seat if "P2" in whose_acts[name] and not whose_acts[name] & seats} == set()
    assert sum(bool(found & seats) for found in whose_acts.values()) > 15


HOSTS = ("redo", "put_back", "open_seed", "give_out", "new_game", "rename", "end_game")
"""What no guest does, whatever it may do."""


def _whose(session: Session, name: str, given: dict[str, Any]) -> str:
    try:
        return session.whose(name, **given)
    except Refused:
        return "nobody"


def _something(session: Session, name: str, dice: Random) -> dict[str, Any]:
    given: dict[str, Any] = {}
    if name not in session.game.intents:
        return given
    for each in session.game.intents[name].parameters:
        if dice.random() < 0.15:
            given[each.name] = dice.choice(ODD)
        elif each.shape.offers is not None and (each.needed or dice.random() < 0.4):
            try:
                values = list(each.shape.offers(session.table, given))
            except (Refused, TypeError, LookupError, ValueError):
                continue  # what was said before it is odd
            if values:
                given[each.name] = dice.choice(values)
    return given


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_is_shown_no_secret_in_a_thousand_entries(game: str, tmp_path: Path) -> None:
    """Check 14."""
    seen = number = 0
    while seen < 1000 // len(GAMES) + 1:
        number += 1
        session, chance = begin(number, game)
        table, offer = hosted(session, tmp_path, (("", "look", "en"),)), offer_of(game)
        screen = table.guests.everybody()[0]
        while seen < 1000 // len(GAMES) + 1 and (chosen := offer(session.table, chance)) is not None:
            session.do(chosen[0], **chosen[1])
            seen += 1
            message = table._publish(screen, table.visitor(screen)).message(0)
            assert "mine" not in message
            assert "data-open" not in message["page"]
            assert '"do"' not in unescape(message["page"])


def test_a_hand_is_nobody_elses_whatever_address_is_typed(tmp_path: Path) -> None:
    """Bo leads Hudson, or answers what a rest asks, and types the address of Ana's cards."""
    session, chance = begin(4, "aliens")
    offer, names = offer_of("aliens"), {item.key for item in load("aliens")["endurance"].items}
    table = hosted(session, tmp_path, (("P2", "table", "en"), ("P2", "seat", "en"), ("", "look", "en")))
    addresses = [f"choose:back:{how}:P1:{which}" for how in ("hudson", "rest", "x") for which in ("1", "1,2,3")]
    addresses += ["choose:card:P1:1", "choose:hand_out:P1", "choose:hand:P1", "hand:P1", "choose:drop:P1", "choose:give_up:P1"]
    held = 0
    for _ in range(120):
        chosen = offer(session.table, chance)
        if chosen is None:
            break
        session.do(chosen[0], **chosen[1])
        hand = session.view("P1")["hands"]["P1"]
        if not hand or "P2" not in session.names():
            continue
        held += 1
        for guest in table.guests.everybody():
            visitor = table.visitor(guest)
            page = unescape(str(visitor.page()))
            before = {name for name in names if f'"{name}"' in page}
            own = set(session.view(guest.seat)["hands"].get(guest.seat, ())) if guest.seat else set()
            for address in addresses:
                table._move(guest, visitor, "go", address)
                page = unescape(str(visitor.page()))
                table._move(guest, visitor, "tab", "table")
                assert not {name for name in set(hand) - own - before if f'"{name}"' in page}, address
    assert held > 10


TYPED = (*("bag", "what_if:x", "choose", "choose:x", "choose:piece:adult.99", "choose:target:x", "choose:muster:{"), *ROOMS)


@pytest.mark.parametrize("game", GAMES)
def test_an_address_that_is_typed_leaves_a_line_and_no_more(game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What breaks on a page of ours is told whole; what somebody makes up is not."""
    session, _ = begin(3, game)
    table = hosted(session, tmp_path, (("P2", "table", "en"),))
    guest = table.guests.everybody()[0]
    visitor = table.visitor(guest)
    for address in TYPED:
        table._move(guest, visitor, "go", address)
        visitor.page()
    assert [each.getMessage() for each in caplog.records if each.exc_info] == []
    assert len(caplog.records) <= len(TYPED)
    caplog.clear()
    visitor._made = Markup(tag("button", data_say=taps.written({"go": "choose:x"})))
    table._move(guest, visitor, "go", "choose:x")
    visitor.page()
    assert [each.exc_info is not None for each in caplog.records] == [True]


@pytest.mark.parametrize("game", GAMES)
def test_no_page_of_the_history_is_larger_than_another(game: str, tmp_path: Path) -> None:
    session, chance = begin(3, game)
    offer = offer_of(game)
    while len(session.journal.entries) < 150 and (chosen := offer(session.table, chance)) is not None:
        session.do(chosen[0], **chosen[1])
    table = hosted(session, tmp_path, (("P2", "table", "fr"),))
    guest = table.guests.everybody()[0]
    visitor, seen = table.visitor(guest), 0
    for address in ("history", "history:100", "history:99999", "history:0", "history:\u0663"):
        table._move(guest, visitor, "go", address)
        assert len(str(visitor.page()).encode()) < 12 * 1024
        table._move(guest, visitor, "tab", "table")
    table._move(guest, visitor, "go", "history")
    while True:
        page = unescape(str(visitor.page()))
        seen += page.count('{"go":"entry:')
        older = re.search(r'"go":"(history:\d+)"', page)
        if older is None:
            break
        table._move(guest, visitor, "go", older[1])
    told = [each for each in session.journal.entries if each.act in ("do", "put_back", "lost")]
    assert seen == len(told)


def test_a_move_is_read_as_what_it_is() -> None:
    assert wire.read(b'{"back":1}') == Move("back", 1)
