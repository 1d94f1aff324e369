"""FAR AWAY on a host without a window: its owner types a broker, tries it, turns it on, and gives the link away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from re import search

import pytest

from companion.sharing import broker
from companion.sharing.broker import UP
from tests.page.lobbies import Running
from tests.page.pressing import Somebody
from tests.sharing.elsewhere import FarClient, MemoryCarrier
from tests.sharing.memory import MemoryBroker, links


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> MemoryBroker:
    found = MemoryBroker()
    monkeypatch.setattr(broker, "Link", links(found))
    return found


@pytest.fixture
def running(tmp_path: Path, memory: MemoryBroker) -> Iterator[Running]:
    found = Running(tmp_path)
    yield found
    found.shut()


def becomes(owner: Somebody, there: Callable[[], bool]) -> None:
    """Whatever changes makes another page."""
    while not there():
        owner.poll()


def test_its_owner_turns_it_on_and_a_guest_comes_by_it(running: Running, memory: MemoryBroker) -> None:
    running.does(lambda: running.host.begin("lockdown", ["Ana", "Bo"], {}))
    owner, away = running.guest("P1"), running.host.faraway
    owner.ask({"go": "share"})
    fields = owner.read.fields
    assert (fields["Address"], fields["User, if any"]) == ("far:address", "far:user")
    owner.type("Address", "broker.example")
    owner.type("Password, if any", "a word of mine")
    assert "a word of mine" not in owner.last["page"]
    owner.press("TEST CONNECTION")
    becomes(owner, lambda: "It works" in owner.words)
    owner.press("TURN IT ON")
    becomes(owner, lambda: away.state == UP and "can join from anywhere" in owner.words)
    found = search(r"https://[^\s<]+~broker\.example/mqtt", owner.last["page"])
    assert found is not None
    link = found.group()
    becomes(owner, lambda: any(link in text for text in running.said))  # the terminal says it, too
    bo = FarClient(link, partial(MemoryCarrier, memory))
    assert "id" in bo.join("P2")
    bo.sees(1)
    assert bo.act("noise_roll", seat="P2")["ok"] == 2
    owner.poll()
    owner.press("TURN IT OFF")
    assert memory.kept == {}
    owner.type("Address", "mqtt://broker.example")
    owner.press("TURN IT ON")
    assert "by WebSocket alone" in owner.words


def test_it_goes_on_at_the_next_start(tmp_path: Path, memory: MemoryBroker) -> None:
    first = Running(tmp_path)
    first.does(lambda: first.host.faraway.write("address", "broker.example"))
    first.does(lambda: first.host.faraway.turn(True))
    owner = first.guest("")
    becomes(owner, lambda: first.host.faraway.state == UP)
    link = first.does(lambda: first.host.faraway.link)
    first.shut()
    again = Running(tmp_path)
    back = again.back(owner)
    becomes(back, lambda: again.host.faraway.state == UP)
    assert again.does(lambda: again.host.faraway.link) == link  # who has it may use it still
    again.shut()
