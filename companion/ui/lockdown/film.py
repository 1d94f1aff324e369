"""The film of a game: slot by slot what had power, who was heard and met, what was in the bag all along, and what chance did."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.session import Session
from companion.table import Chance, Entry, Journal, MemoryEntries, Set, Table
from companion.ui.family.intruders import KINDS, PIECES, weight
from companion.ui.lockdown.endings import WAYS_OUT
from companion.ui.lockdown.strip import SECTIONS, slot_name
from companion.ui.pictures.film import Film, FilmPage
from companion.ui.tongue import Tongue

IN_BAG = (*KINDS, "blank")
LOUD = {"queen": 9, "breeder": 8, "adult": 7, "creeper": 6, "larva": 5}
LOST, LEFT, INFECTED, HIT = 30, 20, 10, 4
"""Of several things in one cell the weightiest is drawn."""


@dataclass(frozen=True, slots=True)
class FilmMark:
    """What one seat lived through in one slot."""

    noises: int = 0
    symbol: str = ""
    role: str = "ink"
    here: bool = True
    """Still in the game when the slot was over."""


@dataclass(frozen=True, slots=True)
class FilmRow:
    slot: str
    power: tuple[bool, ...]
    marks: tuple[FilmMark, ...]
    bag: tuple[int, ...]
    """How many of each kind were in the bag when the slot was over."""


@dataclass(frozen=True, slots=True)
class Share:
    """How often something came, and how often it should have."""

    name: str
    symbol: str
    came: int
    expected: float


@dataclass(frozen=True, slots=True)
class Chart:
    """All that the pages of the film draw."""

    seats: tuple[str, ...]
    rows: tuple[FilmRow, ...]
    tokens: tuple[Share, ...]
    noises: tuple[Share, ...]
    kinds: tuple[tuple[str, str], ...]
    """Symbol and name of each kind in the bag."""
    time: str
    power: str
    titles: tuple[str, str, str]
    """Over the tokens, over the noise die, and how to read both."""


@dataclass
class Reel:
    """What is gathered while the game runs once more."""

    power: dict[int, tuple[bool, ...]] = field(default_factory=dict)
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


def film(session: Session, say: Tongue) -> Film:
    """Run the game once more, entry by entry; what was undone counts for nothing but itself."""
    reel = _run(session)
    seats = session.table.value("seats")
    names = {kind: say(piece.label) for kind, piece in PIECES.items()}
    slots = sorted(reel.power, reverse=True)
    tokens = tuple(Share(names[kind], kind, reel.came[kind], reel.expected[kind]) for kind in IN_BAG if reel.expected[kind])
    faces = [*"1234", "silence", "danger"]
    noises = tuple(
        Share(face if face.isdigit() else say("SILENCE") if face == "silence" else say("DANGER"),
              f"noise-{face}" if face.isdigit() else face, reel.faces[face], reel.faces_expected[face])
        for face in faces if reel.faces_expected[face]
    )
    chart = Chart(
        seats=tuple(str(session.table.value(f"{seat}.name")).upper() for seat in seats),
        rows=tuple(_row(slot, reel, seats) for slot in slots), tokens=tokens, noises=noises,
        kinds=tuple((kind, names[kind]) for kind in IN_BAG), time=say("TIME"), power=say("POWER"),
        titles=(say("TOKENS OF THE BAG"), say("NOISE DIE"), say("Bar: how often it came. Line: how often it was due.")),
    )
    return Film(_numbers(session, reel, say), (
        FilmPage("film", say("FILM"), len(chart.rows) + 1, chart), FilmPage("bag", say("BAG"), len(chart.rows) + 3, chart),
        FilmPage("chance", say("CHANCE"), 14, chart),
    ), _danger(reel, names, say))


def _row(slot: int, reel: Reel, seats: Mapping[str, str]) -> FilmRow:
    marks = []
    for seat in seats:
        _, symbol = reel.met.get((slot, seat), (0, ""))
        gone = reel.left.get(seat, -1) > slot
        role = "danger" if symbol == "queen" else "done" if symbol in ("css-pod", "isolation", "gate") else "ink"
        marks.append(FilmMark(reel.heard[slot, seat], symbol, role, not gone))
    return FilmRow(slot_name(slot), reel.power[slot], tuple(marks), reel.bag[slot])


def _run(session: Session) -> Reel:
    reel, gone = Reel(), session.journal.undone()
    table = Table(session.charter.layout, Chance(bytes.fromhex(session.charter.seed)))
    kept = MemoryEntries()
    journal = Journal(table, kept)
    for entry in session.journal.entries:
        stands = entry.act == "do" and entry.number not in gone
        if stands:
            _before(table, entry, reel)
        kept.keep(entry)
        journal.replay(entry)
        if entry.number not in gone and entry.act in ("do", "put_back") and table.where("time").startswith("time."):
            _after(table, entry if stands else None, reel)
        reel.counts["undone"] += entry.act == "undo"
    return reel


def _before(table: Table, entry: Entry, reel: Reel) -> None:
    """What was to be expected of the draw that comes."""
    told = entry.told
    if table.value("source.bag") == "app" and (entry.intent == "encounter" or told.get("step") == "bag"):
        size = table.count("bag")
        for piece in table.inside("bag") if told.get("kind") else ():
            reel.expected[table.kind(piece)] += 1 / size
    faces = table.value("die.noise")
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


def _after(table: Table, entry: Entry | None, reel: Reel) -> None:
    slot = int(table.where("time").rpartition(".")[2])
    reel.power[slot] = tuple(table.face(table.inside(f"power.{section}")[0]) == "on" for section in SECTIONS)
    counts = Counter(table.kind(piece) for piece in table.inside("bag"))
    reel.bag[slot] = tuple(counts[kind] for kind in IN_BAG)
    for seat in table.value("seats"):
        status = table.word(f"{seat}.status")
        if status in WAYS_OUT and seat not in reel.left:
            reel.left[seat] = slot
            reel.meets(slot, seat, LEFT, WAYS_OUT[status].symbol)
        elif status == "in" and seat in reel.left:  # revived
            reel.met.pop((reel.left.pop(seat), seat), None)
    for seat in (table.value("ending") or {}).get("lost", ()):
        if reel.left.get(seat) is not None:  # safe until the end, and lost with everything
            reel.met[slot, seat] = LOST, "corpse"
            reel.left[seat] = slot
    if entry is not None:
        _note(entry, slot, reel)
        _weigh(table, slot, reel)


def _note(entry: Entry, slot: int, reel: Reel) -> None:
    told = entry.told
    reel.counts[entry.intent] += 1
    for seat, face in _rolls(entry):
        reel.heard[slot, seat] += 1
        reel.faces[face] += face in reel.faces_expected
        reel.counts["rolls"] += 1
    kind = str(told.get("kind", ""))
    if kind in reel.expected and (entry.intent == "encounter" or told.get("step") == "bag"):
        reel.came[kind] += 1
    seat = str(entry.parameters.get("seat") or "")
    if entry.intent == "encounter" and kind in LOUD and seat:
        reel.meets(slot, seat, LOUD[kind], kind)
    if entry.intent == "attack":
        reel.counts["hits"] += bool(told.get("hit"))
        if told.get("hit") and seat:
            reel.meets(slot, seat, HIT, "attack-card")
    for event in entry.events:
        if isinstance(event, Set) and event.name.endswith(".larva") and event.after:
            reel.meets(slot, event.name.partition(".")[0], INFECTED, "larva-on-board")


def _weigh(table: Table, slot: int, reel: Reel) -> None:
    standing = [table.face(piece) if table.kind(piece) == "stand_in" else table.kind(piece) for piece in table.inside("tray")]
    dark = sum(not on for on in reel.power[slot])
    found = weight(standing, dark, table.number("fire.placed"))
    if found > reel.worst[0] and standing:
        reel.worst = found, table.number("round"), slot, tuple(sorted(standing, key=KINDS.index)), dark


def _danger(reel: Reel, names: Mapping[str, str], say: Tongue) -> str:
    found, number, slot, standing, dark = reel.worst
    if not found:
        return say("Nothing ever stood on the board.")
    listed = ", ".join(f"{count} {names[kind].lower()}" for kind, count in Counter(standing).items())
    return say("Round {round}, time {slot}: {what} in play, {dark} of 4 sections dark.", round=number, slot=slot_name(slot),
               what=listed, dark=dark)


def _numbers(session: Session, reel: Reel, say: Tongue) -> tuple[tuple[str, str], ...]:
    counts = reel.counts
    dead = sum(session.table.value(f"{seat}.status") == "dead" for seat in session.table.value("seats"))
    return (
        (say("ROUNDS"), str(session.table.value("round"))), (say("NOISE ROLLS"), str(counts["rolls"])),
        (say("ENCOUNTERS"), str(counts["encounter"])), (say("ATTACKS, HITS"), f"{counts['attack']}, {counts['hits']}"),
        (say("INJURY CHECKS"), str(counts["injury_check"])), (say("KILLED"), str(counts["killed"])), (say("DEATHS"), str(dead)),
        (say("TAKEN BACK"), str(counts["undone"])),
    )
