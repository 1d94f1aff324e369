"""The film of a game: slot by slot what was lit or open, who was heard and met, what was in the bag, what chance did."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.show.calling import PieceWords, Way
from companion.show.family.intruders import WORST, weight
from companion.show.pictures.film import Film, FilmPage
from companion.show.pictures.names import listed
from companion.show.port import Port
from companion.show.tongue import Tongue
from companion.table import Entry, Set, View
from companion.value import value

LOST, LEFT, INFECTED, LOUDEST, HIT = 40, 30, 20, 5, 4
"""Of several things in one cell the weightiest is drawn."""


@value(kw_only=True)
class Filmed:
    """What a game of the family films."""

    kinds: tuple[str, ...]
    """Of the tokens in its bag, the blank last."""
    loud: tuple[str, ...]
    """Of what is met, the least first."""
    pieces: Mapping[str, PieceWords]
    ways: Mapping[str, Way]
    carries: Mapping[str, str]
    """What lies on a board and is drawn once it is there: the value of a seat, and its symbol."""
    slot: Callable[[View], int | None]
    """Where time is; None while nothing runs."""
    called: Callable[[int], str]
    windows: Callable[[View], tuple[bool, ...]]
    """What is lit or open now."""
    shut: Callable[[tuple[bool, ...]], int]
    """How many of the windows make a moment more dangerous."""
    moment: Callable[[Tongue, int, str, str, int], str]
    """The moment of most danger: round, slot, who stood there, and so many windows."""
    caption: str
    """Over the windows."""
    lit: str = "on"
    dark: str = "off"
    """The roles of their colours."""


@value
class FilmMark:
    """What one seat lived through in one slot."""

    noises: int = 0
    symbol: str = ""
    role: str = "ink"
    here: bool = True
    """Still in the game when the slot was over."""


@value
class FilmRow:
    slot: str
    windows: tuple[bool, ...]
    marks: tuple[FilmMark, ...]
    bag: tuple[int, ...]
    """How many of each kind were in the bag when the slot was over."""


@value
class Share:
    """How often something came, and how often it should have."""

    name: str
    symbol: str
    came: int
    expected: float


@value
class Chart:
    """All that the pages of the film draw."""

    seats: tuple[str, ...]
    rows: tuple[FilmRow, ...]
    tokens: tuple[Share, ...]
    noises: tuple[Share, ...]
    kinds: tuple[tuple[str, str], ...]
    """Symbol and name of each kind in the bag."""
    time: str
    caption: str
    titles: tuple[str, str, str]
    """Over the tokens, over the noise die, and how to read both."""
    lit: str = "on"
    dark: str = "off"


@dataclass
class Reel:
    """What is gathered while the game runs once more."""

    filmed: Filmed
    windows: dict[int, tuple[bool, ...]] = field(default_factory=dict)
    bag: dict[int, tuple[int, ...]] = field(default_factory=dict)
    heard: Counter[tuple[int, str]] = field(default_factory=Counter)
    met: dict[tuple[int, str], tuple[int, str]] = field(default_factory=dict)
    left: dict[str, int] = field(default_factory=dict)
    came: Counter[str] = field(default_factory=Counter)
    expected: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    faces: Counter[str] = field(default_factory=Counter)
    faces_expected: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    counts: Counter[str] = field(default_factory=Counter)
    worst: tuple[int, int, int, tuple[str, ...], int] = (0, 0, 0, (), 0)

    def meets(self, slot: int, seat: str, loud: int, symbol: str) -> None:
        self.met[slot, seat] = max(self.met.get((slot, seat), (0, "")), (loud, symbol))


def film(filmed: Filmed, port: Port, say: Tongue) -> Film:
    """Run the game once more, entry by entry; what was undone counts for nothing but itself."""
    reel = _run(port, Reel(filmed))
    view = port.view()
    seats = view["seats"]
    names = {kind: say(piece.label) for kind, piece in filmed.pieces.items()}
    slots = sorted(reel.windows, reverse=True)
    tokens = tuple(
        Share(names[kind], filmed.pieces[kind].symbol, reel.came[kind], reel.expected[kind])
        for kind in filmed.kinds
        if reel.expected[kind]
    )
    faces = [*"1234", "silence", "danger"]
    noises = tuple(
        Share(
            face if face.isdecimal() else say("SILENCE") if face == "silence" else say("DANGER"),
            f"noise-{face}" if face.isdecimal() else face,
            reel.faces[face],
            reel.faces_expected[face],
        )
        for face in faces
        if reel.faces_expected[face]
    )
    chart = Chart(
        seats=tuple(str(person["name"]).upper() for person in seats.values()),
        rows=tuple(_row(slot, reel, seats) for slot in slots),
        tokens=tokens,
        noises=noises,
        kinds=tuple((filmed.pieces[kind].symbol, names[kind]) for kind in filmed.kinds),
        time=say("TIME"),
        caption=say(filmed.caption),
        titles=(say("TOKENS OF THE BAG"), say("NOISE DIE"), say("Bar: how often it came. Line: how often it was due.")),
        lit=filmed.lit,
        dark=filmed.dark,
    )
    return Film(
        _numbers(view, reel, say),
        (
            FilmPage("film", say("FILM"), len(chart.rows) + 1, chart),
            FilmPage("bag", say("BAG"), len(chart.rows) + 3, chart),
            FilmPage("chance", say("CHANCE"), 14, chart),
        ),
        _danger(reel, say),
    )


def _row(slot: int, reel: Reel, seats: Mapping[str, str]) -> FilmRow:
    marks = []
    worst = {piece.symbol for piece in reel.filmed.pieces.values() if piece.threat >= WORST}
    good = {way.symbol for way in reel.filmed.ways.values() if way.alive}
    for seat in seats:
        _, symbol = reel.met.get((slot, seat), (0, ""))
        gone = reel.left.get(seat, -1) > slot
        role = "danger" if symbol in worst else "done" if symbol in good else "ink"
        marks.append(FilmMark(reel.heard[slot, seat], symbol, role, not gone))
    return FilmRow(reel.filmed.called(slot), reel.windows[slot], tuple(marks), reel.bag[slot])


def _run(port: Port, reel: Reel) -> Reel:
    def before(entry: Entry, view: View) -> None:
        reel.counts["undone"] += entry.act == "undo"
        if entry.act == "do":
            _before(view, entry, reel)

    def after(entry: Entry, view: View) -> None:
        if (slot := reel.filmed.slot(view)) is not None:
            _after(view, slot, entry if entry.act == "do" else None, reel)

    port.again(before, after)
    return reel


def _before(view: View, entry: Entry, reel: Reel) -> None:
    """What was to be expected of the draw that comes."""
    told = entry.told
    if view.value("source.bag") == "app" and (entry.intent == "encounter" or told.get("step") == "bag"):
        size = view.count("bag")
        for kind, count in (view.kinds("bag") or {}).items() if told.get("kind") else ():
            reel.expected[kind] += count / size
    faces = view.value("die.noise")
    fallen = [face for _, face in _rolls(entry) if face in map(str, faces)]  # no other die, and none on cardboard
    for face in faces if fallen else ():
        reel.faces_expected[str(face)] += len(fallen) / len(faces)


def _rolls(entry: Entry) -> Iterator[tuple[str, str]]:
    """Each noise roll in an entry: who, and what fell (before slime made danger of it)."""
    told = entry.told
    if entry.intent == "noise_roll":
        yield str(entry.parameters["seat"]), str(told.get("rolled", told.get("face")))
    for each in told.get("rolls", ()):
        yield str(each["seat"]), str(each.get("rolled", each["face"]))


def _after(view: View, slot: int, entry: Entry | None, reel: Reel) -> None:
    ways = reel.filmed.ways
    reel.windows[slot] = reel.filmed.windows(view)
    counts = view.kinds("bag") or {}
    reel.bag[slot] = tuple(counts.get(kind, 0) for kind in reel.filmed.kinds)
    for seat in view.value("seats"):
        status = view.word(f"{seat}.status")
        if status in ways and seat not in reel.left:
            reel.left[seat] = slot
            reel.meets(slot, seat, LEFT, ways[status].symbol)
        elif status == "in" and seat in reel.left:  # revived
            reel.met.pop((reel.left.pop(seat), seat), None)
    for seat in (view.value("ending") or {}).get("lost", ()):
        if reel.left.get(seat) is not None:  # safe until the end, and lost with everything
            reel.met[slot, seat] = LOST, "corpse"
            reel.left[seat] = slot
    if entry is not None:
        _note(entry, slot, reel)
        _weigh(view, slot, reel)


def _note(entry: Entry, slot: int, reel: Reel) -> None:
    told = entry.told
    reel.counts[entry.intent] += 1
    for seat, face in _rolls(entry):
        reel.heard[slot, seat] += 1
        reel.faces[face] += face in reel.faces_expected
        reel.counts["rolls"] += 1
    kind = str(told.get("kind", ""))
    token = str(told.get("token", kind))
    if token in reel.expected and (entry.intent == "encounter" or told.get("step") == "bag"):
        reel.came[token] += 1
    seat = str(entry.parameters.get("seat") or "")
    loud = reel.filmed.loud
    if entry.intent == "encounter" and kind in loud and seat:
        reel.meets(slot, seat, LOUDEST + loud.index(kind), reel.filmed.pieces[kind].symbol)
    if entry.intent == "attack":
        reel.counts["hits"] += bool(told.get("hit"))
        if told.get("hit") and seat:
            reel.meets(slot, seat, HIT, "attack-card")
    for event in entry.events:
        if isinstance(event, Set) and event.after is True and (name := event.name.partition("."))[2] in reel.filmed.carries:
            reel.meets(slot, name[0], INFECTED, reel.filmed.carries[name[2]])


def _weigh(view: View, slot: int, reel: Reel) -> None:
    standing = [view.face(piece.id) if piece.kind == "stand_in" else piece.kind for piece in view.pieces("tray") or []]
    shut = reel.filmed.shut(reel.windows[slot])
    found = weight(standing, reel.filmed.pieces, shut, view.number("fire.placed"))
    if found > reel.worst[0] and standing:
        reel.worst = found, view.number("round"), slot, tuple(sorted(standing, key=reel.filmed.loud.index)), shut


def _danger(reel: Reel, say: Tongue) -> str:
    found, number, slot, standing, shut = reel.worst
    if not found:
        return say("Nothing ever stood on the board.")
    there = listed(Counter(standing), reel.filmed.pieces, say)
    return reel.filmed.moment(say, number, reel.filmed.called(slot), there, shut)


def _numbers(view: Mapping[str, Any], reel: Reel, say: Tongue) -> tuple[tuple[str, str], ...]:
    counts = reel.counts
    dead = sum(person["status"] == "dead" for person in view["seats"].values())
    return (
        (say("ROUNDS"), str(view["round"])),
        (say("NOISE ROLLS"), str(counts["rolls"])),
        (say("ENCOUNTERS"), str(counts["encounter"])),
        (say("ATTACKS, HITS"), f"{counts['attack']}, {counts['hits']}"),
        (say("INJURY CHECKS"), str(counts["injury_check"])),
        (say("KILLED"), str(counts["killed"])),
        (say("DEATHS"), str(dead)),
        (say("TAKEN BACK"), str(counts["undone"])),
    )
