"""A model of how a table changes hands, small enough to try everything that can happen.

Devices host, follow, or have set aside what they had; guests show pages. Nothing is sure to arrive: each step in which two
speak may be the next one or never come, so cuts, kills, sleep and loss are in every run without being named. A page may be long
on its way. What people do is a step, too: they act, name a stand-by, take over, and never know more than their own screen says.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from companion.sharing.terms import Term

HOST, FOLLOWS, ASIDE = "host", "follows", "aside"
MOST_FLYING = 2
"""So many pages are late at a time."""
Order = Callable[[Term, int], Term]
"""The term of somebody who takes over: from the term of before, and the naming by which they stand by."""


class Device(NamedTuple):
    """A phone with the app."""

    role: str
    term: Term
    """As a host its own; as a follower its host's."""
    journal: tuple[str, ...]
    named: int = 0
    """By which naming of its host it stands by; 0 for none."""
    namings: int = 0
    """How many it has named as a host."""
    aside: tuple[tuple[str, ...], ...] = ()
    """Games of its own that have lost."""


class Guest(NamedTuple):
    """A browser: the page that it shows."""

    term: Term
    journal: tuple[str, ...]


class World(NamedTuple):
    """Everybody, what was answered to somebody, and how much may still happen."""

    devices: tuple[Device, ...]
    guests: tuple[Guest, ...]
    answered: frozenset[str]
    flying: tuple[tuple[int, Term, tuple[str, ...]], ...]
    """Pages on their way: to whom, and what."""
    acts: int
    namings: int
    takeovers: int
    restarts: int
    label: int = 0
    """How many entries were ever made."""


class Broken(Exception):
    """A claim that does not hold, in some world that can come to be."""


class Rules(NamedTuple):
    """The protocol as it is to be tried; the tests break each rule once."""

    next_term: Order
    steps_down: bool = True
    """Whoever hears of a higher term stops."""
    keeps: bool = True
    """What has lost is kept."""
    only_newer: bool = True
    """A guest takes no page that is older than what it shows."""


def begun(devices: int, guests: int, *budget: int) -> World:
    """So many of each, and how many acts, namings, take-overs and restarts there may be."""
    alone = [Device(FOLLOWS, Term(), ()) for _ in range(devices - 1)]
    return World((Device(HOST, Term(), ()), *alone), (Guest(Term(), ()),) * guests, frozenset(), (), *budget)


# -- what can happen -----------------------------------------------------------------------------


def steps(world: World, rules: Rules) -> Iterator[World]:
    for at, device in enumerate(world.devices):
        if device.role == HOST:
            yield from _hosts(world, at, device, rules)
        elif device.role == FOLLOWS and device.named and world.takeovers:
            yield _takes_over(world, at, device, rules)
    for number, (to, term, journal) in enumerate(world.flying):
        rest = world.flying[:number] + world.flying[number + 1 :]
        yield _shown(world._replace(flying=rest), to, term, journal, rules)


def _hosts(world: World, at: int, host: Device, rules: Rules) -> Iterator[World]:
    if world.acts:
        yield from _acts(world, at, host, rules)
    if world.restarts:
        yield _with(world, at, host._replace(term=host.term.again()))._replace(restarts=world.restarts - 1)
    for other, device in enumerate(world.devices):
        if other != at:
            yield from _meets(world, at, host, other, device, rules)
    for to, guest in enumerate(world.guests):
        if rules.steps_down and host.term < guest.term:
            yield _with(world, at, _stopped(host, rules))
        elif (page := (to, host.term, host.journal)) not in world.flying and len(world.flying) < MOST_FLYING:
            yield world._replace(flying=(*world.flying, page))


def _acts(world: World, at: int, host: Device, rules: Rules) -> Iterator[World]:
    """People at the host have seen it done; a guest whose page was the newest has, or has lost the answer."""
    entry = f"e{world.label}"
    done = host._replace(journal=(*host.journal, entry))
    after = _with(world, at, done)._replace(acts=world.acts - 1, label=world.label + 1)
    yield after._replace(answered=world.answered | {entry})
    for to, guest in enumerate(world.guests):
        if (guest.term, guest.journal) == (host.term, host.journal):
            yield after
            yield _shown(after._replace(answered=world.answered | {entry}), to, done.term, done.journal, rules)


def _meets(world: World, at: int, host: Device, other: int, device: Device, rules: Rules) -> Iterator[World]:
    """A host and another device speak."""
    if device.role == HOST:
        if rules.steps_down and device.term < host.term:
            yield _with(world, other, _stopped(device, rules))
        return
    if host.term < device.term:
        if rules.steps_down:
            yield _with(world, at, _stopped(host, rules))
        return
    named = device.named if device.term.path == host.term.path else 0
    followed = device._replace(role=FOLLOWS, term=host.term, journal=host.journal, named=named)
    if followed != device:
        yield _with(world, other, followed)
    if world.namings and device.role == FOLLOWS:
        naming = host.namings + 1
        after = _with(world, at, host._replace(namings=naming))._replace(namings=world.namings - 1)
        yield _with(after, other, followed._replace(named=naming))
        yield after  # it has not heard of it


def _takes_over(world: World, at: int, device: Device, rules: Rules) -> World:
    term = rules.next_term(device.term, device.named)
    journal = (*device.journal, f"t{world.label}")
    taken = device._replace(role=HOST, term=term, journal=journal, named=0, namings=0)
    return _with(world, at, taken)._replace(takeovers=world.takeovers - 1, label=world.label + 1)


def _stopped(host: Device, rules: Rules) -> Device:
    """It has heard of a higher term. What it has is kept as a game of its own."""
    return host._replace(role=ASIDE, aside=(*host.aside, host.journal) if rules.keeps else host.aside, journal=(), named=0)


def _shown(world: World, to: int, term: Term, journal: tuple[str, ...], rules: Rules) -> World:
    guest = world.guests[to]
    newer = guest.term < term or (guest.term == term and len(guest.journal) < len(journal))
    if rules.only_newer and not newer:
        return world
    if guest.term == term and journal[: len(guest.journal)] != guest.journal:
        raise Broken(f"a guest shows two branches as one: {guest.journal}, then {journal}, both in {term}")
    guests = (*world.guests[:to], Guest(term, journal), *world.guests[to + 1 :])
    return world._replace(guests=guests)


def _with(world: World, at: int, device: Device) -> World:
    return world._replace(devices=(*world.devices[:at], device, *world.devices[at + 1 :]))


# -- what has to hold ----------------------------------------------------------------------------


def holds(world: World) -> None:
    """In every world."""
    hosts = [device.term for device in world.devices if device.role == HOST]
    if len(hosts) != len(set(hosts)):
        raise Broken(f"two hosts of one term: {hosts}")
    journals = [journal for device in world.devices for journal in (device.journal, *device.aside)]
    if lost := world.answered - {entry for journal in journals for entry in journal}:
        raise Broken(f"answered, and in nobody's journal: {sorted(lost)}")


def settles(world: World, rules: Rules) -> None:
    """Once everybody hears everybody, and people only look, there is one host, and it is followed by all."""
    world = world._replace(acts=0, namings=0, takeovers=0, restarts=0)
    for _ in range(20):
        before = world
        while fresh := next((each for each in steps(world, rules) if each != world and not each.flying), None):
            world = fresh
        for device in world.devices:
            if device.role == HOST:
                for to in range(len(world.guests)):
                    world = _shown(world._replace(flying=()), to, device.term, device.journal, rules)
        if world == before:
            break
    hosts = [device for device in world.devices if device.role == HOST]
    if len(hosts) != 1:
        raise Broken(f"{len(hosts)} hosts in the end")
    if any((guest.term, guest.journal) != (hosts[0].term, hosts[0].journal) for guest in world.guests):
        raise Broken("a guest that follows nobody")


def alike(world: World) -> World:
    """One device is like the other: nobody asks which of them it is."""
    return world._replace(devices=tuple(sorted(world.devices, key=_told)))


def _told(device: Device) -> tuple[Any, ...]:
    return device.role, str(device.term), device.journal, device.named, device.namings, device.aside


def explored(first: World, rules: Rules, settle_every: int = 7) -> int:
    """Tries everything; says how many worlds there are. Broken says what does not hold."""
    seen, open_ = {first}, deque([first])
    while open_:
        world = open_.popleft()
        holds(world)
        if len(open_) % settle_every == 0:
            settles(world, rules)
        for after in map(alike, steps(world, rules)):
            if after not in seen:
                seen.add(after)
                open_.append(after)
    return len(seen)


SMALL = ((2, 1, 2, 1, 1, 0), (2, 1, 1, 1, 1, 1), (2, 2, 1, 1, 1, 0), (3, 1, 0, 2, 2, 1), (4, 0, 0, 3, 3, 0))
"""So many devices, guests, acts, namings, take-overs and restarts are tried by every test."""
LARGE = ((2, 2, 1, 1, 1, 1), (3, 1, 1, 2, 2, 0), (4, 0, 0, 4, 4, 0), (2, 1, 2, 2, 2, 2))


if __name__ == "__main__":
    for devices, guests, *budget in (*SMALL, *LARGE):
        print(devices, guests, *budget, explored(begun(devices, guests, *budget), Rules(Term.taken_over)), flush=True)
