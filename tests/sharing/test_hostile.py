"""A host and a device that follows it, where one of them lies, is of another version, or dies half-way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.following import Follower, bases_of
from companion.saves.linked import KEPT, STANDS_BY, left_open
from companion.sharing.calling import Away, Joiner, TableLink
from companion.sharing.wire import Follow, Garbled, read
from companion.table import Refused
from tests.sharing.standing import Standby
from tests.sharing.test_standby import Tables


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    found = Tables(tmp_path)
    yield found
    found.close()


def silent(standby: Standby) -> Follower:
    """Nothing was heard of the host for a minute."""
    standby.clock.now += 60
    assert standby.follower.may_take_over
    return standby.follower


# -- a take-over that is cut short ---------------------------------------------------------------


def test_a_take_over_without_room_is_none(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """The entry is the last word: nothing is one before everybody's keys are safe."""
    bo = tables.standby(tables.host())
    follower = silent(bo)
    number = len(follower.session.journal.entries)  # type: ignore[union-attr]

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("companion.following.swap", full)
    with pytest.raises(Refused):
        follower.take_over()
    assert follower.session is not None
    assert len(follower.session.journal.entries) == number
    assert follower.may_take_over
    monkeypatch.undo()
    follower.take_over()
    assert left_open(bo.home) == follower.session.charter.seal


def test_killed_before_it_forgets_that_it_stood_by(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps the game, and does not follow it as well."""
    host = tables.host()
    host.guest("P1")
    bo = tables.standby(host)
    follower = silent(bo)
    with monkeypatch.context() as killed:
        killed.setattr(Follower, "forget", lambda _: None)
        follower.take_over()
    assert (bo.home / STANDS_BY).exists()
    assert Follower.back(bo.home, bo.store, bo.clock) is None
    assert not (bo.home / STANDS_BY).exists()


def test_killed_between_the_keys_and_the_entry(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """People have to say it once more, and it is one take-over."""
    bo = tables.standby(tables.host())
    follower = silent(bo)
    assert follower.session is not None
    number = len(follower.session.journal.entries)

    def killed(*_: object) -> None:
        raise SystemExit

    with monkeypatch.context() as during:
        during.setattr(type(follower.session), "take_over", killed)
        with pytest.raises(SystemExit):
            follower.take_over()
    back = Standby.back(bo.home)
    tables.standing.append(back)
    assert back.follower.session is not None
    assert len(back.follower.session.journal.entries) == number
    silent(back).take_over()
    assert bases_of(back.follower.session) == {2: number + 1}


def test_who_has_taken_over_is_found_though_nobody_else_was_linked(tables: Tables) -> None:
    """The old host comes back to two players: it has to hear of it, so the line is open again whenever the game is."""
    host = tables.host()
    bo = tables.standby(host)
    follower = silent(bo)
    follower.take_over()
    assert follower.session is not None
    assert left_open(bo.home) == follower.session.charter.seal


def test_who_follows_a_game_keeps_it_no_more(tables: Tables) -> None:
    host = tables.host()
    host.guest("P1")
    bo = tables.standby(host)
    host.pause()
    new = tables.takes_over(bo)
    ana = Standby(tables.home / "ana", new, "P1")
    tables.standing.append(ana)
    assert (tables.home / "ana" / KEPT).exists()
    ana.joins(new)
    assert not left_open(tables.home / "ana")


# -- a host that lies, or is another version -----------------------------------------------------


def test_a_game_that_never_fits_does_not_fill_the_shelf(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    host = tables.host()
    bo = tables.standby(host)
    host.do("noise_roll", seat="P1")

    def never(*_: object) -> None:
        raise Refused("entry_does_not_fit", entry=2)

    follower = bo.follower

    def hears() -> None:
        for _ in range(30):
            with monkeypatch.context() as broken:
                broken.setattr(type(host.session), "follow", never)
                follower.hears(follower.calls(waits=False))
            if follower.session is not None:
                host.do("noise_roll", seat="P1")

    with pytest.raises(Refused, match="entry_does_not_fit"):
        hears()
    assert bo.store.count() <= 4


@pytest.mark.parametrize(
    "wrong", [{"guests": 5}, {"guests": {}}, {"seats": ["P1"]}, {"seats": {"P1": 7}}, {"persons": 3}, {"ticks": 4}]
)
def test_a_table_that_says_nothing_is_not_kept(wrong: dict[str, Any], tables: Tables) -> None:
    """It would break the page of a host that is gone, and the take-over, whenever the app is opened."""
    bo = tables.standby(tables.host())
    follower = bo.follower
    before = (bo.home / STANDS_BY).read_text()
    with pytest.raises((TypeError, ValueError, KeyError, AttributeError, Garbled)):
        follower.hears({"n": 1, "table": {**follower.table, **wrong}})
    assert (bo.home / STANDS_BY).read_text() == before
    assert "guests" in follower.table


def test_lines_out_of_order_are_no_part_of_a_game(tables: Tables) -> None:
    host = tables.host()
    host.do("noise_roll", seat="P1")
    bo = Standby(tables.home / "bo", host, "P2")
    tables.standing.append(bo)
    bo.asks()
    host.does(lambda: host.hosting.let_in(bo.follower.caller.enc.hex(), "both"))
    bo.asks()
    bo.follower.hears(bo.follower.calls(waits=False))
    told = bo.follower.calls(waits=False)
    assert told is not None
    bo.follower.hears({**told, "n": 9})
    bo.follower.hears({**told, "n": 9})  # an answer that came late
    bo.catches_up()
    assert bo.follower.session is not None
    assert len(bo.follower.session.journal.entries) == host.entries()


def test_who_waits_for_another_game_does_nothing_at_the_last_one(tables: Tables) -> None:
    host = tables.host()
    bo = tables.standby(host)
    host.does(lambda: host.plays("aliens"))
    bo.follower.hears(bo.follower.calls(waits=False))  # its head, and no entry yet
    with pytest.raises(Refused, match="host_is_away"):
        bo.follower.does("noise_roll", {"seat": "P2"})


def test_what_was_done_on_the_last_game_is_not_done_in_this_one(tables: Tables) -> None:
    """Both have one entry, so the number alone does not tell them apart."""
    host = tables.host()
    bo = tables.standby(host)
    host.does(lambda: host.plays("lockdown"))
    with pytest.raises(Refused):
        bo.follower.does("noise_roll", {"seat": "P2"})
    assert host.entries() == 1


def test_whoever_acts_here_does_not_wait_for_long(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each question has the patience of an act: it is asked in the thread that draws."""
    bo = tables.standby(tables.host())
    asked: list[float] = []
    ask = Joiner.ask

    def noted(self: Joiner, message: Any, patience: float = 9.0) -> dict[str, Any]:
        asked.append(patience)
        return ask(self, message, patience)

    monkeypatch.setattr(Joiner, "ask", noted)
    bo.follower.does("noise_roll", {"seat": "P2"})
    assert max(asked) <= 3


def test_an_answer_that_is_too_deep_is_none(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    bo = tables.standby(tables.host())
    monkeypatch.setattr("companion.sharing.calling.sealing.unseal", lambda *_: b"[" * 200_000)
    with pytest.raises(Away):
        bo.follower.caller.ask({"follow": ["", 0, "", ""]})


def test_an_answer_that_never_ends_is_hung_up_on(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    bo = tables.standby(tables.host())
    monkeypatch.setattr("companion.sharing.calling.LONGEST", 100)
    assert bo.follower.calls(waits=False) is None


def test_a_link_to_an_address_of_six_is_read_as_one() -> None:
    link = TableLink.read("http://[fe80::1]:4070/#" + "A" * 43 + "word")
    assert link is not None
    assert link.bases == ("http://[fe80::1]:4070",)
    with pytest.raises(Away):
        Joiner(("http://[::1]:1",), bytes(range(32))).join(code="word", seat="P1")


# -- a device that lies to its host --------------------------------------------------------------


@pytest.mark.parametrize(
    "at",
    [
        ["http://["],
        ["ftp://192.168.1.2:21"],
        ["http://a:4070/path"],
        ["http://a b:4070"],
        ["http://a:99999"],
        ["http://a"],
        ["http://user@a:4070"],
        ["http://a:4070"] * 40,
        ["http://" + "a" * 300 + ":4070"],
    ],
)
def test_where_a_guest_is_to_be_found_is_a_place_or_nothing(at: list[str]) -> None:
    with pytest.raises(Garbled):
        read(json.dumps({"follow": ["", 0, "", ""], "at": at}).encode())


def test_where_a_guest_is_to_be_found() -> None:
    at = ["http://192.168.1.20:4070", "http://[fe80::1]:4070"]
    assert read(json.dumps({"follow": ["", 0, "", ""], "at": at}).encode()) == Follow(at=tuple(at))


def test_an_odd_address_does_not_end_the_telling(tables: Tables) -> None:
    """It stands in a file of before, or in a claim."""
    host = tables.host()
    host.hosting.guests.peers[:] = ["http://[", "", "http://a:b", "http://127.0.0.1:9"]
    host.hosting.room.meet()


def test_who_makes_a_proven_term_longer_hides_nobody(tables: Tables) -> None:
    """A guest adds a step that nobody has proven to a term that it has seen: the old host still knows where the game is."""
    host = tables.host()
    guest = host.guest("P1")
    bo = tables.standby(host)
    bo.follower.caller.bases = ["http://127.0.0.1:9"]
    new = tables.takes_over(bo)
    longer = str(new.hosting.guests.term.taken_over(9, b"made up"))
    assert guest.poll(3, 1, 0, longer)["no"] == "not_here"
    new.hosting.guests.meets((f"http://127.0.0.1:{host.hosting.room.port}",))
    new.hosting.room.meet()
    assert host.hosting.guests.moved.link == new.link
    assert guest.poll(3, 1, 0, str(new.hosting.guests.term.taken_over(10, b"made up"))) == {
        "no": "not_here",
        "also": [new.link.partition("/#")[0]],
    }


def test_the_first_entry_of_a_term_is_where_it_began(tables: Tables) -> None:
    """A take-over that was said twice, because the phone died between."""
    host = tables.host()
    host.does(lambda: host.session.take_over(2, "P2"))
    host.does(lambda: host.session.take_over(2, "P2"))
    assert host.does(lambda: bases_of(host.session)) == {2: 2}
