"""The room with a guest that speaks the protocol itself: who gets in, what is told, what is refused."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from companion.sharing import sealing, wire
from companion.sharing.sealing import DOWN, UP, Unsealed
from tests.sharing.client import Client
from tests.sharing.table import OpenTable


@pytest.fixture
def table(tmp_path: Path) -> Iterator[OpenTable]:
    found = OpenTable(tmp_path)
    yield found
    found.close()


# -- getting in ----------------------------------------------------------------------------------


def test_who_has_the_code_sits_down_and_sees_the_table(table: OpenTable) -> None:
    bo = Client(table.link)
    assert bo.join(None)["seats"] == [["P1", "Ana", False], ["P2", "Bo", False], ["P3", "Cy", False]]
    answer = bo.join("P2")
    assert (answer["seat"], answer["may"], answer["v"]) == ("P2", "seat", 1)
    assert answer["words"] == bo.keys.words  # type: ignore[union-attr]
    page = bo.poll()
    assert (page["term"], page["n"]) == (1, 1)
    assert "BO ONLY" in page["page"]


def test_a_browser_gets_a_page_that_runs_nothing_but_its_own_script(table: OpenTable) -> None:
    status, heads, page = Client(table.link).get("/", Accept_Encoding="gzip, deflate")
    assert status == 200
    assert page[:2] == b"\x1f\x8b"
    policy = heads["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    ("reads", "packed"),
    [
        *(("gzip, deflate, br, zstd", True), ("GZIP;q=1.0, identity; q=0.5", True), ("*", True), ("*;q=0, gzip", True)),
        *(("", False), ("identity", False), ("br", False), ("gzip;q=0", False), ("gzip; q=0.000, *", False)),
    ],
)
def test_the_page_is_packed_for_whoever_says_that_they_unpack_it(table: OpenTable, reads: str, packed: bool) -> None:
    status, heads, page = Client(table.link).get("/", Accept_Encoding=reads)
    assert (status, heads.get("Content-Encoding")) == (200, "gzip" if packed else None)
    assert heads["Vary"] == "Accept-Encoding"
    whole = gzip.decompress(page) if packed else page
    assert whole.lstrip()[:15].lower() == b"<!doctype html>"


def test_nothing_that_crosses_the_line_can_be_read_without_the_code(table: OpenTable) -> None:
    """Checks 1 and 2: neither the fragment nor a word of the game."""
    said: list[bytes] = []
    bo = Client(table.link)
    post = bo.post

    def heard(body: bytes) -> tuple[int, bytes]:
        status, answer = post(body)
        said.extend((body, answer))
        return status, answer

    bo.post = heard  # type: ignore[method-assign]
    bo.join("P2")
    bo.poll()
    bo.act("noise_roll", seat="P2")
    bo.poll()
    line = b"".join(said)
    fragment = table.hosting.guests.code.fragment
    words = (fragment.encode(), fragment[:43].encode(), bo.key, bo.code.encode(), b"noise", b"BO ONLY", b"ROUND", b'page"')
    assert [word for word in words if word in line] == []


def test_a_wrong_code_is_refused_sealed_and_the_sixth_in_a_minute_waits(table: OpenTable) -> None:
    said = [Client(table.link).join("P2", code="x" * 16)["no"] for _ in range(6)]
    assert said == ["code_is_old"] * 5 + ["wait"]


def test_after_a_new_code_the_old_one_is_refused_and_who_is_linked_stays(table: OpenTable) -> None:
    bo, old = table.guest("P2"), table.link
    table.does(table.hosting.new_code)
    assert Client(old).join("P3")["no"] == "code_is_old"
    assert "still" in bo.poll() or bo.last
    assert "id" in Client(table.link).join("P3")


def test_who_was_linked_comes_back_with_what_it_was_given_even_by_an_old_code(table: OpenTable) -> None:
    bo, old = table.guest("P2"), table.link
    table.does(table.hosting.new_code)
    again = Client(old)
    assert again.join("P2", again=bo.again)["id"] == bo.id
    assert "page" in again.poll(0, 0)
    assert bo.poll().get("status") == 403  # the phone has new keys


def test_a_frame_is_opened_by_its_own_guest_alone(table: OpenTable) -> None:
    """Check 5."""
    ana, bo = table.guest("P1"), table.guest("P2")
    assert ana.keys is not None
    assert bo.keys is not None
    _, sealed = ana.post(ana.frame({"have": [1, 1]}))
    for key, about in (
        (bo.keys.down, DOWN + bytes.fromhex(ana.id)),
        (ana.keys.up, UP + bytes.fromhex(ana.id)),
        (ana.keys.down, DOWN + bytes.fromhex(bo.id)),
    ):
        with pytest.raises(Unsealed):
            sealing.unseal(key, sealed, about)
    frame = ana.frame({"have": [0, 0]})
    assert bo.post(bytes.fromhex(bo.id) + frame[wire.ID :])[0] == 403
    assert bo.post(frame[: wire.ID] + sealed)[0] == 403


def test_a_join_of_before_the_last_one_said_again_cuts_nobody_off(table: OpenTable) -> None:
    """Check 6. Whoever has come back twice has joined three times; who has heard the second join has nothing of it."""
    bo = table.guest("P2")
    second, third = Client(table.link), Client(table.link)
    heard = second.joining("P2", again=bo.again)
    assert second.join("P2", again=bo.again)["id"] == bo.id
    assert third.join("P2", again=bo.again)["id"] == bo.id
    assert second.keys is not None
    said = wire.parsed(sealing.unseal(second.keys.down, second.post(heard)[1], sealing.DOWN))
    assert said == {"no": "code_is_old"}
    assert third.poll(0, 0)["n"] == 1


def test_a_join_said_again_claims_nothing(table: OpenTable) -> None:
    """Check 6: who has heard a join gets an answer that it cannot read, and nobody is joined by it."""
    bo = Client(table.link)
    said = bo.joining("P2")
    bo.post(said)
    table.guest("P3")
    Client(table.link).post(said)
    assert len(table.hosting.guests.everybody()) == 2
    guest = table.hosting.guests.at("P2")[0]
    table.does(lambda: table.hosting.unlink(guest.id))
    Client(table.link).post(said)
    assert [each.seat for each in table.hosting.guests.everybody()] == ["P3"]


def test_a_seat_that_has_a_phone_is_shared_or_changes_hands_when_people_say_so(table: OpenTable) -> None:
    table.guest("P2")
    for answer, phones in (("no", 1), ("both", 2), ("replace", 1)):
        other = Client(table.link)
        shown = other.join("P2")
        assert shown["no"] == "ask_host"
        waiting = table.hosting.guests.waiting(table.hosting.clock())
        assert [each.keys.words for each in waiting] == [shown["words"]]
        table.does(lambda: table.hosting.let_in(waiting[0].enc, answer))  # noqa: B023
        assert ("id" in other.join("P2")) == (answer != "no")
        assert len(table.hosting.guests.at("P2")) == phones


def test_who_has_typed_the_address_may_only_be_a_screen_and_is_let_in(table: OpenTable) -> None:
    screen = Client(table.link)
    screen.key, screen.code = screen.get("/k")[2], ""
    assert screen.join("P2")["no"] == "no_such_seat"
    assert screen.join("")["no"] == "ask_host"
    table.does(lambda: table.hosting.let_in(screen.enc.hex(), "both"))
    assert screen.join("")["seat"] == ""
    assert "mine" not in screen.poll(0, 0)


def test_once_every_seat_has_a_phone_the_code_lets_nobody_in_unseen(table: OpenTable) -> None:
    for seat in ("P1", "P2", "P3"):
        table.guest(seat)
    assert Client(table.link).join("")["no"] == "ask_host"


# -- acts ----------------------------------------------------------------------------------------


def test_what_a_guest_does_is_done_and_everybody_sees_it(table: OpenTable) -> None:
    ana, bo = table.guest("P1"), table.guest("P2")
    assert bo.act("noise_roll", seat="P2") == {"k": 1, "ok": 2}
    assert (bo.poll()["n"], ana.poll()["n"]) == (2, 2)
    assert "#2" in ana.last["page"]


def test_an_act_said_twice_is_done_once(table: OpenTable) -> None:
    """Checks 7, 8 and 9."""
    bo = table.guest("P2")
    body = bo.frame({"do": "noise_roll", "with": {"seat": "P2"}, "n": 1, "k": 9})
    first = bo.said(bo.post(body)[1])
    assert first == {"k": 9, "ok": 2}
    assert bo.said(bo.post(body)[1]) == first
    assert bo.act("noise_roll", number=1, seat="P2")["no"] == "table_moved_on"
    assert table.entries() == 2


def test_of_two_acts_on_one_entry_one_is_done(table: OpenTable) -> None:
    ana, bo = table.guest("P1"), table.guest("P2")
    answer: list[dict[str, Any]] = []
    acts = [
        Thread(target=lambda each=each, seat=seat: answer.append(each.act("noise_roll", seat=seat)))
        for each, seat in ((ana, "P1"), (bo, "P2"))
    ]
    for each in acts:
        each.start()
    for each in acts:
        each.join()
    assert sorted("ok" in each for each in answer) == [False, True]
    assert [each["no"] for each in answer if "no" in each] == ["table_moved_on"]
    assert table.entries() == 2


def test_who_only_looks_does_nothing(table: OpenTable) -> None:
    """Check 12."""
    bo, screen = table.guest("P2"), table.guest("")
    table.does(lambda: table.hosting.allow(bo.id, "look"))
    table.does(lambda: table.hosting.allow(screen.id, "table"))
    assert bo.act("noise_roll", seat="P2")["no"] == "look_only"
    assert screen.act("noise_roll", seat="P2")["no"] == "look_only"
    assert table.entries() == 1


def test_a_guest_takes_back_what_it_did_itself_and_nothing_else(table: OpenTable) -> None:
    """Check 13."""
    ana, bo = table.guest("P1"), table.guest("P2")
    table.do("noise_roll", seat="P1")
    bo.poll()
    assert bo.act("undo")["no"] == "not_your_entry"
    assert bo.act("noise_roll", seat="P2")["ok"] == 3
    ana.poll()
    assert ana.act("undo", number=3)["no"] == "not_your_entry"
    bo.poll()
    assert bo.act("undo")["ok"] == 4


@pytest.mark.parametrize("name", ["put_back", "redo", "fix", "give_out", "open_seed", "rename", "end_game"])
def test_what_is_the_hosts_alone_is_refused_to_every_guest(table: OpenTable, name: str) -> None:
    bo = table.guest("P2")
    table.does(lambda: table.hosting.allow(bo.id, "table"))
    table.do("noise_roll", seat="P2")
    bo.poll()
    assert bo.act(name)["no"] == "not_your_seat"
    assert table.entries() == 2


def test_what_is_the_tables_needs_the_right_of_the_table(table: OpenTable) -> None:
    bo = table.guest("P2")
    assert bo.act("event_phase")["no"] == "not_your_seat"
    table.does(lambda: table.hosting.allow(bo.id, "table"))
    assert "ok" in bo.act("event_phase")


# -- polls ---------------------------------------------------------------------------------------


def test_a_poll_that_is_ahead_of_the_host_is_told_where_the_host_is(table: OpenTable) -> None:
    """Check 16."""
    bo = table.guest("P2")
    answer = bo.poll(1, 99)
    assert (answer["term"], answer["n"]) == (1, 1)
    assert "page" not in answer


def test_a_poll_without_news_says_so_after_a_while(table: OpenTable) -> None:
    bo = table.guest("P2")
    answer = bo.poll()
    assert (answer["n"], answer["still"]) == (1, 1)


def test_a_move_changes_ones_own_page_and_no_other(table: OpenTable) -> None:
    ana, bo = table.guest("P1"), table.guest("P2")
    answer = bo.ask({"tab": "crew"})
    assert "data-place='crew'" in answer["page"]
    assert "page" not in ana.poll()
    assert "lang='fr'" in bo.ask({"go": "menu"})["page"]
    assert "RÈGLES" in bo.ask({"speak": "fr"})["page"]


def test_a_guest_that_was_unlinked_is_told_nothing_any_more(table: OpenTable) -> None:
    bo = table.guest("P2")
    table.does(lambda: table.hosting.unlink(bo.id))
    assert bo.poll() == {"status": 403}


def test_the_host_is_gone_and_comes_back_and_nobody_joins_again(table: OpenTable, tmp_path: Path) -> None:
    bo = table.guest("P2")
    bo.act("noise_roll", seat="P2")
    table.pause()
    again = OpenTable(tmp_path)
    bo.port = again.hosting.room.port
    assert bo.poll(0, 0)["n"] == 2
    assert bo.act("noise_roll", number=1, k=1, seat="P2")["no"] == "table_moved_on"  # check 10: it was done
    assert again.entries() == 2
    again.close()


# -- strangers -----------------------------------------------------------------------------------


@pytest.mark.parametrize("body", [b"", b"J", b"J" * 40, b"x" * 8192, bytes(8) + bytes(60)])
def test_garbage_is_refused_and_changes_nothing(table: OpenTable, body: bytes) -> None:
    assert Client(table.link).post(body)[0] == 403
    assert table.hosting.guests.everybody() == []


def test_who_says_too_much_is_not_heard_out(table: OpenTable) -> None:
    assert Client(table.link).post(b"x" * 8193)[0] == 413


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"do": 3, "n": 1},
        {"do": "noise_roll", "with": [], "n": 1},
        {"have": ["x"]},
        {"have": []},
        {"term": "x"},
        {"do": "noise_roll", "with": {"seat": {"a": {"a": {"a": {"a": {"a": {"a": {"a": 1}}}}}}}}, "n": 1},
        {"n": True, "do": "noise_roll"},
    ],
)
def test_a_message_that_says_nothing_is_answered_so(table: OpenTable, answer: dict[str, Any]) -> None:
    bo = table.guest("P2")
    assert bo.ask(answer)["no"] == "garbled"
    assert table.entries() == 1
