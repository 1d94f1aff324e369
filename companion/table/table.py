"""The table: where every piece lies, and the only acts that change it, each an event that can be taken back.

A face-down stack has an order only where somebody made one: what was shuffled is loose, and which of its pieces comes next is
settled when it comes. What was put on top of it or beneath is an order, and stays one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from companion.table.chance import Chance
from companion.table.events import Event, Json, Moved, Ordered, Rolled, Seen, Set, Told, Turned
from companion.table.pieces import Layout
from companion.table.refused import Refused

DRAWS = "draws."
"""How many draws there were of each stream stands in values of this name."""
LAID = "laid."
"""How many pieces beneath and on top of a loose stack lie as somebody put them, [beneath, above]; 0 where all of them do."""
COUNTED = (DRAWS, LAID)
"""Values that a layout does not name; they are 0 at first."""
LOOK, UNSEEN, NAMED, SETTLED = "look", "unseen", "named", "order"
"""What is not drawn to be had has a count of its own, so that it tells nothing of a draw when it was taken back."""
BACK = "back"
"""The trait that is printed on the back of a piece, where backs differ."""


class Table:
    """One game in progress. Rules read it and act on it; every act lands in `happened`.

    >>> from companion.table import Piece, Zone
    >>> layout = Layout({"a": Piece("a", "adult")}, {"bag": Zone("bag", "bag", "none", ("a",)), "tray": Zone("tray")}, {})
    >>> table = Table(layout, Chance(b"seed"))
    >>> table.move(table.draw("bag"), "tray")
    >>> table.inside("tray")
    ('a',)
    >>> table.take_back(table.collect()); table.inside("bag")
    ('a',)
    """

    def __init__(self, layout: Layout, chance: Chance) -> None:
        self.layout = layout
        self.pieces = layout.pieces
        self.chance = chance
        self.happened: list[Event] = []
        self.knowledge: dict[str, list[str]] = {}
        self.hand = ""
        """Who draws now, a seat or nobody in particular: what one has seen and taken back, no other gets."""
        self.grown: list[Json] = []
        """What newer rules have added to the layout, as it was written down, the oldest first."""
        self._on_trial = False
        self._learned: set[tuple[str, str]] = set()
        """What was seen for the first time in what happens now."""
        self._inside = {name: list(zone.holds) for name, zone in layout.zones.items()}
        self._where = {piece: name for name, zone in layout.zones.items() for piece in zone.holds}
        self._faces = {piece.id: piece.face for piece in layout.pieces.values()}
        self._values: dict[str, Json] = dict(layout.values)
        self._named: dict[str, tuple[int, dict[str, str]]] = {}
        """The names of values that begin with a word, and how many values there were when they were looked for."""

    # -- reading ---------------------------------------------------------------------------------

    def inside(self, zone: str) -> tuple[str, ...]:
        """The pieces in a zone, the top of a stack last."""
        return tuple(self._inside[zone])

    def count(self, zone: str) -> int:
        return len(self._inside[zone])

    def top(self, zone: str) -> str | None:
        inside = self._inside[zone]
        return inside[-1] if inside else None

    def where(self, piece: str) -> str:
        return self._where[piece]

    def face(self, piece: str) -> str:
        return self._faces[piece]

    def kind(self, piece: str) -> str:
        return self.pieces[piece].kind

    def of_kind(self, zone: str, kind: str) -> list[str]:
        """The pieces of one kind in a zone, in their order."""
        return [piece for piece in self._inside[zone] if self.pieces[piece].kind == kind]

    def value(self, name: str) -> Json:
        return self._values[name]

    def named(self, prefix: str) -> dict[str, Json]:
        """Every value "PREFIX.NAME", by its name."""
        count, names = self._named.get(prefix, (0, {}))
        if count != len(self._values):  # no name ever goes
            start = f"{prefix}."
            names = {name.removeprefix(start): name for name in self._values if name.startswith(start)}
            self._named[prefix] = len(self._values), names
        return {name: self._values[whole] for name, whole in names.items()}

    def number(self, name: str) -> int:
        return int(self._values[name])

    def flag(self, name: str) -> bool:
        return bool(self._values[name])

    def word(self, name: str) -> str:
        return str(self._values[name])

    def has(self, name: str) -> bool:
        return name in self._values

    def has_zone(self, zone: str) -> bool:
        return zone in self._inside

    def state(self) -> dict[str, Json]:
        """Everything that can be taken back, as one comparable value; knowledge is not in it."""
        return {
            "zones": {name: list(inside) for name, inside in self._inside.items()},
            "faces": dict(self._faces),
            "values": {name: value for name, value in self._values.items() if value or not name.startswith(COUNTED)},
        }

    # -- acting ----------------------------------------------------------------------------------

    def move(self, piece: str, target: str, at: int | None = None) -> None:
        """Put a piece into a zone: on its top, or at an index (0 is the bottom)."""
        source = self._where[piece]
        self._nobody_learns(source, target)
        index = self._inside[source].index(piece)
        size = len(self._inside[source])
        end = len(self._inside[target]) - (source == target)
        place = end if at is None else at
        self._happen(Moved(piece, source, index, target, place))
        self._left(source, index, size)
        self._arrived(target, place, end)

    def turn(self, piece: str, face: str) -> None:
        if self._faces[piece] != face:
            self._happen(Turned(piece, self._faces[piece], face))

    def order(self, zone: str, after: Sequence[str]) -> None:
        """Rearrange a zone by hand."""
        self._happen(Ordered(zone, self.inside(zone), tuple(after)))

    def set(self, name: str, value: Json) -> None:
        before = self._values.get(name, 0) if name.startswith(COUNTED) else self._values[name]
        if before != value or type(before) is not type(value):
            self._happen(Set(name, before, value))

    def see(self, seat: str, piece: str) -> None:
        """Note that a seat looked at a piece."""
        self._by_chance()
        first = seat not in self.knowledge.get(piece, ())
        self._happen(Seen(seat, piece))
        if first:
            self._learned.add((seat, piece))

    def tell(self, message: str, **parameters: Json) -> None:
        """Add a line to the story."""
        self._happen(Told(message, parameters))

    # -- acting by chance ------------------------------------------------------------------------

    def draw(self, zone: str, purpose: str = "") -> str:
        """The piece that comes next: what somebody laid on top, else one of them blindly. It lies there until it is moved, which
        must come next.

        In what order they were put in plays no part: else a token put in and taken out again would change what comes.
        """
        inside = self._inside[zone]
        first, behind = self.loose(zone)
        if first == behind or behind < len(inside):
            return inside[-1]
        top = self._back(inside[-1])
        among = sorted(piece for piece in inside[first:] if self._back(piece) == top)
        piece = among[self.chance.pick(*self._next(zone, purpose), len(among))]
        if len(among) < behind - first:  # the backs lie in an order that everybody may see
            self._swapped(zone, piece)
        return piece

    def one_of(self, zone: str, pieces: Sequence[str]) -> str:
        """One of these pieces of a zone, which somebody has named and nobody tells apart; it must be moved next.

        The order in which they lie plays no part, where they lie in none. Of pieces that show the same it is the first by name.
        On trial it is that one too, where everybody knows what lies there.
        """
        among = sorted(pieces)
        first, behind = self.loose(zone)
        if first == behind:
            return pieces[-1]
        known = self._on_trial and self.layout.zones[zone].eyes in ("all", "kinds")
        if known or all(self._alike(piece, among[0]) for piece in among):
            return among[0]
        return among[self.chance.pick(*self._next(zone, NAMED), len(among))]

    def shuffle(self, zone: str, *pieces: str, purpose: str = "") -> None:
        """Nobody knows any more how a zone lies, with these pieces put in."""
        blind = self._blind(zone)
        if blind and self._values.get(LAID + zone) != [0, 0]:
            self.set(LAID + zone, [0, 0])
        self.heap(zone, *pieces)
        if not blind or len({self._back(piece) for piece in self._inside[zone]}) > 1:
            self._mixed(zone, purpose)

    def heap(self, zone: str, *pieces: str) -> None:
        """Put these on a shuffled stack in the order of their backs, while among those of one back there is none."""
        for piece in reversed(pieces):
            source = self._where[piece]
            index, size = self._inside[source].index(piece), len(self._inside[source])
            self._happen(Moved(piece, source, index, zone, len(self._inside[zone])))
            self._left(source, index, size)

    def settle(self, zone: str) -> None:
        """Make an order of what has none, so that it can be told: among those of one back, where backs differ."""
        first, behind = self.loose(zone)
        if first == behind:
            return
        before = self.inside(zone)
        part = before[first:behind]
        mixed = self._shuffled(sorted(part), zone, SETTLED)
        piles = {back: [piece for piece in mixed if self._back(piece) == back] for back in map(self._back, part)}
        settled = tuple(piles[self._back(piece)].pop(0) for piece in part)
        self._happen(Ordered(zone, before, before[:first] + settled + before[behind:]))
        self.set(LAID + zone, 0)

    def loose(self, zone: str) -> tuple[int, int]:
        """The part of a zone that nobody has ordered: from this index up to that one."""
        size = len(self._inside[zone])
        if self.layout.zones[zone].kind in ("bag", "set"):
            return 0, size
        laid = self._values.get(LAID + zone, 0)
        return (laid[0], size - laid[1]) if laid else (size, size)

    def _blind(self, zone: str) -> bool:
        known = self.layout.zones[zone]
        return known.kind == "stack" and known.eyes == "none"

    def _alike(self, piece: str, other: str) -> bool:
        one, two = self.pieces[piece], self.pieces[other]
        return one.kind == two.kind and one.traits == two.traits and self._faces[piece] == self._faces[other]

    def _back(self, piece: str) -> Json:
        return self.pieces[piece].traits.get(BACK)

    def _mixed(self, zone: str, purpose: str) -> None:
        before = self.inside(zone)
        self._happen(Ordered(zone, before, tuple(self._shuffled(sorted(before), zone, purpose))))

    def _shuffled(self, pieces: list[str], zone: str, purpose: str) -> list[str]:
        return [pieces[index] for index in self.chance.shuffle(*self._next(zone, purpose), len(pieces))]

    def _swapped(self, zone: str, piece: str) -> None:
        """This piece and the top one change places."""
        before = list(self._inside[zone])
        after = list(before)
        index = before.index(piece)
        after[index], after[-1] = before[-1], piece
        self._happen(Ordered(zone, tuple(before), tuple(after)))

    def _left(self, zone: str, index: int, size: int) -> None:
        """A piece has left a loose stack of that size: was it one of those that somebody laid?"""
        laid = self._values.get(LAID + zone, 0)
        if laid and (index < laid[0] or index >= size - laid[1]):
            below = index < laid[0]
            self.set(LAID + zone, [laid[0] - below, laid[1] - (not below)])

    def _arrived(self, zone: str, at: int, size: int) -> None:
        """A piece was put into a loose stack of that size: on top of it, beneath, or somewhere in the middle."""
        laid = self._values.get(LAID + zone, 0)
        if laid and (at >= size - laid[1] or at <= laid[0]):
            above = at >= size - laid[1]
            self.set(LAID + zone, [laid[0] + (not above), laid[1] + above])

    def roll(self, die: str) -> Json:
        """Roll a die, whose faces are the value "die.NAME"."""
        name = f"die.{die}"
        faces = self._values[name]
        face = faces[self.chance.pick(*self._next(name), len(faces))]
        self._happen(Rolled(die, face))
        return face

    def _next(self, zone: str, purpose: str = "") -> tuple[str, int]:
        """The stream of this hand in this zone, and the number of this draw: a counter on the table, so undo restores it."""
        self._by_chance()
        stream = f"{zone}/{self.hand}/{purpose}" if purpose else f"{zone}/{self.hand}"
        n = int(self._values.get(DRAWS + stream, 0))
        self._happen(Set(DRAWS + stream, n, n + 1))
        return stream, n

    # -- on trial --------------------------------------------------------------------------------

    @contextmanager
    def trial(self) -> Iterator[None]:
        """Let rules run, look at what comes of it, and take everything back.

        What rests on chance, or would show somebody what is hidden, is refused: a trial is no oracle.
        """
        begun, before, self._on_trial = len(self.happened), self._on_trial, True
        try:
            yield
        finally:
            tried = self.happened[begun:]
            del self.happened[begun:]
            self.drop(tried)
            self._on_trial = before

    @property
    def rests(self) -> bool:
        """Whether it stands as it did at the last entry: nothing has happened since, and nothing is tried."""
        return not self.happened and not self._on_trial

    def _by_chance(self) -> None:
        if self._on_trial:
            raise Refused("rests_on_chance")

    def _nobody_learns(self, source: str, target: str) -> None:
        """Out of a hidden place into one where more eyes may look, a piece is as good as drawn."""
        hidden, shown = self.layout.zones[source].eyes, self.layout.zones[target].eyes
        if self._on_trial and hidden not in ("all", "kinds") and shown not in ("none", hidden):
            raise Refused("rests_on_chance")

    # -- events ----------------------------------------------------------------------------------

    def collect(self) -> list[Event]:
        """What happened since the last call."""
        happened, self.happened = self.happened, []
        return happened

    def replay(self, events: Iterable[Event]) -> None:
        """Let recorded events happen again."""
        for event in events:
            self._apply(event)

    def take_back(self, events: Sequence[Event]) -> None:
        """Reverse recorded events, the last one first."""
        for event in reversed(events):
            self._reverse(event)

    def drop(self, events: Sequence[Event]) -> None:
        """Reverse events that nobody was told of: not even what was seen remains."""
        self.take_back(events)
        for event in events:
            if isinstance(event, Seen) and (event.seat, event.piece) in self._learned:
                self._learned.discard((event.seat, event.piece))
                self.knowledge[event.piece].remove(event.seat)
                if not self.knowledge[event.piece]:
                    del self.knowledge[event.piece]

    def _happen(self, event: Event) -> None:
        if not self.happened:
            self._learned.clear()
        self._apply(event)
        self.happened.append(event)

    def _apply(self, event: Event) -> None:
        match event:
            case Moved(piece, source, index, target, at):
                self._shift(piece, source, index, target, at)
            case Set(name, _, after):
                self._values[name] = after
            case Turned(piece, _, after):
                self._faces[piece] = after
            case Ordered(zone, _, after):
                self._inside[zone] = list(after)
            case Seen(seat, piece):
                known = self.knowledge.setdefault(piece, [])
                if seat not in known:
                    known.append(seat)

    def _reverse(self, event: Event) -> None:
        match event:
            case Moved(piece, source, index, target, at):
                self._shift(piece, target, self._lies(piece, target, at), source, index)
            case Set(name, before, _):
                self._values[name] = before
            case Turned(piece, before, _):
                self._faces[piece] = before
            case Ordered(zone, before, _):
                self._inside[zone] = list(before)

    def _lies(self, piece: str, zone: str, at: int) -> int:
        """Where a piece lies that was put there; elsewhere in a stack that was shaken since, because somebody had seen it."""
        inside, known = self._inside[zone], self.layout.zones[zone]
        shaken = known.kind == "stack" and known.eyes == "none" and inside[at : at + 1] != [piece]
        return inside.index(piece) if shaken and piece in inside else at

    def _shift(self, piece: str, source: str, index: int, target: str, at: int) -> None:
        inside = self._inside[source]
        if inside[index] != piece:
            raise ValueError(f"{piece} does not lie at {index} in {source}")
        del inside[index]
        self._inside[target].insert(at, piece)
        self._where[piece] = target

    # -- growing ---------------------------------------------------------------------------------

    def grow(self, grown: Json) -> None:
        """Newer rules need more on the table than the game began with: {"rules": their version, "added": a layout}."""
        more = Layout.read(grown["added"])
        self.grown.append(grown)
        self.layout = self.layout.and_more(more)
        self.pieces = self.layout.pieces
        self._inside.update({name: list(zone.holds) for name, zone in more.zones.items()})
        self._where.update({piece: name for name, zone in more.zones.items() for piece in zone.holds})
        self._faces.update({piece.id: piece.face for piece in more.pieces.values()})
        self._values.update({name: value for name, value in more.values.items() if name not in self._values})

    # -- bookmarks -------------------------------------------------------------------------------

    def bookmark(self) -> dict[str, Json]:
        """The whole state as JSON; only what differs from the layout."""
        zones = self.layout.zones
        grown = {"grown": self.grown} if self.grown else {}
        return {
            **grown,
            "zones": {name: inside for name, inside in self._inside.items() if tuple(inside) != zones[name].holds},
            "faces": {piece: face for piece, face in self._faces.items() if face != self.pieces[piece].face},
            "values": {name: value for name, value in self._values.items() if self.layout.values.get(name, 0) != value},
            "knowledge": self.knowledge,
        }

    def open_at(self, bookmark: Mapping[str, Json]) -> None:
        """Put everything where a bookmark says it lay."""
        for more in bookmark.get("grown", ()):
            self.grow(more)
        for name, inside in bookmark["zones"].items():
            self._inside[name] = list(inside)
        self._where = {piece: name for name, inside in self._inside.items() for piece in inside}
        self._faces.update(bookmark["faces"])
        self._values.update(bookmark["values"])
        self.knowledge = {piece: list(seats) for piece, seats in bookmark["knowledge"].items()}
