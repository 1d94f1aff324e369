"""Another device follows a table over the line, and is the host when that one is gone: nothing is lost or forks unseen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.saves.linked import KEPT, STANDS_BY
from companion.saves.shelf import Shelf
from companion.session import Session
from companion.table import TAKEN_OVER, Refused
from tests.sharing.client import Client
from tests.sharing.standing import Standby
from tests.sharing.table import OpenTable
from tools.offers import offer_of


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    found = Tables(tmp_path)
    yield found
    found.close()


class Tables:
    """The hosts of one test."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.open: list[OpenTable] = []
        self.standing: list[Standby] = []

    def host(self, name: str = "ana", game: str = "lockdown") -> OpenTable:
        found = OpenTable(self.home / name, game)
        self.open.append(found)
        return found

    def standby(self, table: OpenTable, name: str = "bo", seat: str = "P2") -> Standby:
        found = Standby(self.home / name, table, seat)
        self.standing.append(found)
        return found.joins(table)

    def takes_over(self, standby: Standby) -> OpenTable:
        found = standby.takes_over()
        self.open.append(found)
        return found

    def close(self) -> None:
        for table in self.open:
            table.close()
        for standby in self.standing:
            standby.store.close()


def table_of(session: Session) -> Any:
    return json.loads(json.dumps(session.export()))


def all_of(table: OpenTable) -> Any:
    return table.does(lambda: table_of(table.session))


def acts(table: OpenTable, times: int = 1) -> None:
    """Something that people do at this table."""
    dice, offer = Random(5), offer_of(table.session.game.name)
    for _ in range(times):
        chosen = table.does(lambda: offer(table.session.table, dice))
        assert chosen is not None
        table.do(chosen[0], **chosen[1])


# -- following -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["lockdown", "nemesis", "aliens"])
def test_who_stands_by_has_the_game_of_the_host(game: str, tables: Tables) -> None:
    host = tables.host(game=game)
    bo = tables.standby(host)
    assert bo.follower.session is not None
    assert table_of(bo.follower.session) == all_of(host)
    acts(host)
    host.does(lambda: host.session.journal.entries.tick("a due", True))
    assert bo.catches_up() > 0
    assert table_of(bo.follower.session) == all_of(host)
    assert set(bo.follower.session.journal.entries.ticks()) == {"a due"}
    assert bo.catches_up() == 0


def test_people_let_it_in_though_it_has_the_code(tables: Tables) -> None:
    """It gets everybody's secrets: so they compare two words first."""
    host = tables.host()
    bo = Standby(tables.home / "bo", host, "P2")
    tables.standing.append(bo)
    words = bo.asks()["words"]
    assert [(each.keys.words, each.follows) for each in host.hosting.guests.waiting(host.hosting.clock())] == [(words, True)]
    host.does(lambda: host.hosting.let_in(bo.follower.caller.enc.hex(), "no"))
    assert bo.asks()["no"] == "not_let_in"
    assert bo.follower.state == "refused"
    assert host.hosting.guests.standby == ""


def test_a_guest_gets_nothing_by_saying_that_it_follows(tables: Tables) -> None:
    host = tables.host()
    guest = host.guest("P1")
    assert guest.ask({"follow": ["", 0, "", ""]})["no"] == "unlinked"


def test_what_was_handed_over_outlives_the_app(tables: Tables) -> None:
    host = tables.host()
    bo = tables.standby(host)
    acts(host)
    bo.restarts()
    assert bo.follower.session is not None
    before = len(bo.follower.session.journal.entries)
    bo.catches_up()
    assert bo.follower.state == "follows"
    assert len(bo.follower.session.journal.entries) > before
    assert table_of(bo.follower.session) == all_of(host)
    assert bo.store.count() == 1


def test_a_long_game_comes_in_parts(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.following.BATCH", 2000)
    host = tables.host()
    acts(host, 12)
    bo = tables.standby(host)
    assert bo.follower.session is not None
    assert table_of(bo.follower.session) == all_of(host)


def test_another_game_on_the_host_is_another_game_here(tables: Tables) -> None:
    host = tables.host()
    bo = tables.standby(host)
    host.does(lambda: host.plays("aliens"))
    bo.catches_up()
    assert bo.follower.session is not None
    assert bo.follower.session.charter.game == "aliens"
    assert bo.store.count() == 2
    assert host.hosting.guests.term.number == 2


def test_one_stands_by_at_a_time(tables: Tables) -> None:
    host = tables.host()
    bo, cy = tables.standby(host), tables.standby(host, "cy", "P3")
    assert host.hosting.guests.namings == 2
    bo.catches_up()
    assert bo.follower.state == "unlinked"
    assert not (tables.home / "bo" / STANDS_BY).exists()
    assert cy.follower.state == "follows"


def test_an_act_of_who_stands_by_happens_at_the_host(tables: Tables) -> None:
    host = tables.host()
    bo = tables.standby(host)
    entry = bo.follower.does("noise_roll", {"seat": "P2"})
    assert entry.intent == "noise_roll"
    assert host.entries() == entry.number
    with pytest.raises(Refused) as refused:
        bo.follower.does("noise_roll", {"seat": "P1"})
    assert refused.value.parameters == {"says": "Somebody else does that."}
    host.pause()
    with pytest.raises(Refused, match="host_is_away"):
        bo.follower.does("noise_roll", {"seat": "P2"})


# -- taking over ---------------------------------------------------------------------------------


def test_it_takes_over_when_nothing_was_heard_for_a_minute(tables: Tables) -> None:
    host = tables.host()
    bo = tables.standby(host)
    assert not bo.follower.may_take_over
    bo.clock.now += 59
    assert not bo.follower.may_take_over
    bo.clock.now += 1
    assert bo.follower.may_take_over
    bo.catches_up()
    assert not bo.follower.may_take_over


def test_guests_follow_without_a_scan(tables: Tables) -> None:
    """21: term 2 and one entry more on the stand-by, and a guest's keys open its pages."""
    host = tables.host()
    guest = host.guest("P1")
    bo = tables.standby(host)
    acts(host)
    bo.catches_up()
    n = host.entries()
    host.pause()
    new = tables.takes_over(bo)
    moved(guest, new)
    told = guest.poll()
    assert (told["term"], told["n"]) == (2, n + 1)
    assert new.session.journal.entries[n + 1].intent == TAKEN_OVER
    assert guest.act("noise_roll", seat="P1")["ok"] == n + 2
    assert new.hosting.guests.linked[guest.id].seat == "P1"
    assert all(not each.follows for each in new.hosting.guests.everybody())


def moved(guest: Client, table: OpenTable) -> None:
    guest.host, guest.port = "127.0.0.1", table.hosting.room.port


def test_the_old_host_returns_and_sets_its_tail_aside(tables: Tables) -> None:
    """22: it acts once more before it hears of it; then no act passes, and what it did opens as a game of its own."""
    host = tables.host()
    guest = host.guest("P1")
    bo = tables.standby(host)
    n = host.entries()
    host.do("noise_roll", seat="P3")
    set_aside: list[int] = []
    host.hosting.aside = set_aside.append
    new = tables.takes_over(bo)
    new.hosting.room.meet()
    host.does(lambda: None)
    assert host.hosting.guests.moved.link == new.link
    assert set_aside == [n + 1]
    assert guest.poll() == {"no": "not_here", "also": [new.link.partition("/#")[0]]}
    with pytest.raises(Refused, match="moved_away"):
        host.do("noise_roll", seat="P3")
    assert guest.act("noise_roll", seat="P1")["no"] == "not_here"
    assert host.entries() == n + 1


def test_a_guest_tells_the_old_host(tables: Tables) -> None:
    """The two hosts don't reach each other; a guest that has seen both is enough, for it has the proof with its page."""
    host = tables.host()
    guest = host.guest("P1")
    bo = tables.standby(host)
    bo.follower.caller.bases = ["http://127.0.0.1:9"]
    new = tables.takes_over(bo)
    moved(guest, new)
    guest.poll()
    moved(guest, host)
    assert guest.poll() == {"no": "not_here"}
    host.does(lambda: None)
    with pytest.raises(Refused, match="moved_away"):
        host.do("noise_roll", seat="P3")


def test_a_host_that_was_gone_asks_before_it_goes_on(tables: Tables) -> None:
    host = tables.host()
    bo = tables.standby(host)
    bo.follower.at = ("http://127.0.0.1:1",)
    bo.catches_up()
    host.pause()
    new = tables.takes_over(bo)
    kept = json.loads((tables.home / "ana" / KEPT).read_text("utf-8"))
    kept["guests"]["linked"][0][-1] = [f"http://127.0.0.1:{new.hosting.room.port}"]
    (tables.home / "ana" / KEPT).write_text(json.dumps(kept), "utf-8")
    again = OpenTable(tables.home / "ana", begins=False)
    tables.open.append(again)
    again.hosting.room.meet()
    again.does(lambda: None)
    assert again.hosting.guests.moved.term == new.hosting.guests.term
    with pytest.raises(Refused, match="moved_away"):
        again.do("noise_roll", seat="P1")


def test_a_host_that_has_heard_of_it_knows_it_after_a_restart(tables: Tables) -> None:
    """Whoever told it may be gone by then."""
    host = tables.host()
    bo = tables.standby(host)
    new = tables.takes_over(bo)
    new.hosting.room.meet()
    host.does(lambda: None)
    host.pause()
    new.pause()
    again = OpenTable(tables.home / "ana", begins=False)
    tables.open.append(again)
    assert again.hosting.gone is not None
    with pytest.raises(Refused, match="moved_away"):
        again.do("noise_roll", seat="P1")


def test_nobody_stops_a_game_by_saying_so(tables: Tables) -> None:
    """A guest claims a later term that nobody has named."""
    host = tables.host()
    guest = host.guest("P1")
    tables.standby(host)
    for by in ("000001/000000", "000001~AAAAAAAAAAAAAAAA/000000", "000001.000001~é/000000"):
        assert guest.ask({"have": [2, 1, 0, by]})["no"] == "not_here"
        assert guest.ask({"term": 2, "by": by})["no"] == "not_here"
    host.do("noise_roll", seat="P1")


def test_two_that_were_named_after_each_other_agree(tables: Tables) -> None:
    """23: Bo was named first and was cut off when Cy was. Both take over; everybody ends at Cy, and Bo's tail is set aside."""
    host = tables.host()
    guest = host.guest("P1")
    bo = tables.standby(host)
    bo.follower.at = ("http://127.0.0.1:9",)
    bo.catches_up()
    n = host.entries()
    cy = tables.standby(host, "cy", "P3")
    host.do("noise_roll", seat="P1")
    cy.catches_up()
    host.pause()
    first, second = tables.takes_over(bo), tables.takes_over(cy)
    assert second.hosting.guests.peers[-1] == "http://127.0.0.1:9"
    second.hosting.guests.peers.append(f"http://127.0.0.1:{first.hosting.room.port}")
    set_aside: list[int] = []
    first.hosting.aside = set_aside.append
    first.do("noise_roll", seat="P1")
    moved(guest, first)
    assert guest.poll()["term"] == 2
    second.hosting.room.meet()
    first.does(lambda: None)
    assert set_aside == [n + 1]
    assert guest.poll()["no"] == "not_here"
    moved(guest, second)
    assert guest.poll()["n"] == second.entries()
    assert first.hosting.guests.term < second.hosting.guests.term


def test_the_same_hands_draw_the_same_again(tables: Tables) -> None:
    host = tables.host()
    bo = tables.standby(host)
    lost = [host.do("noise_roll", seat=seat) for seat in ("P1", "P2", "P1")]
    new = tables.takes_over(bo)
    again = [new.do("noise_roll", seat=seat) for seat in ("P1", "P2", "P1")]
    assert [each.result for each in again] == [each.result for each in lost]


def test_the_old_host_follows_and_takes_over_again(tables: Tables) -> None:
    """There and back: its own game goes on where nothing was set aside."""
    host = tables.host()
    bo = tables.standby(host)
    host.pause()
    new = tables.takes_over(bo)
    new.do("noise_roll", seat="P1")
    ana = Standby(tables.home / "ana", new, "P1")
    tables.standing.append(ana)
    ana.joins(new)
    assert ana.store.count() == 1
    assert ana.follower.session is not None
    assert table_of(ana.follower.session) == all_of(new)
    new.pause()
    again = tables.takes_over(ana)
    assert again.hosting.guests.term.number == 3
    assert again.session.journal.entries[again.entries()].intent == TAKEN_OVER


def test_a_host_with_a_tail_of_its_own_gets_the_other_game_beside_it(tables: Tables) -> None:
    host = tables.host()
    bo = tables.standby(host)
    host.do("noise_roll", seat="P1")
    kept = host.entries()
    host.pause()
    new = tables.takes_over(bo)
    acts(new)
    ana = Standby(tables.home / "ana", new, "P1")
    tables.standing.append(ana)
    ana.joins(new)
    assert ana.store.count() == 2
    games = {saved.id: saved.evening for saved in ana.store.games()}
    assert sorted(bool(each.aside) for each in games.values()) == [False, True]
    apart = next(id for id, each in games.items() if each.aside)
    assert len(ana.store.resume(apart).journal.entries) == kept
    assert ana.follower.session is not None
    assert table_of(ana.follower.session) == all_of(new)


def test_the_shelf_of_who_stands_by_is_an_ordinary_one(tables: Tables) -> None:
    host = tables.host()
    bo = tables.standby(host)
    bo.store.close()
    store = Shelf(tables.home / "bo").open()
    assert table_of(store.resume()) == all_of(host)
    store.close()
