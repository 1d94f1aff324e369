"""PACK UP: what goes back into the box, lane by lane like the set-up list, with counts from the record and from the pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from companion.packs import Component, Pack, Words
from companion.show.doing import Choose, Here, Leave
from companion.show.pictures.parts import Caption, Counter, Packed, PackLane, Part, Press, Presses
from companion.show.rooms import Page
from companion.show.tongue import Tongue
from companion.show.writing import Format
from companion.table import Json
from companion.value import value

if TYPE_CHECKING:
    from companion.session import Session
    from companion.show.face import Face

OPEN = "packing.open"
"""Of which row it is said how many are missing."""
TOKENS, CARDS, DECKS = "tokens", "cards", "decks"
ACT, ACT_SMALL = 84, 72
DIE = "die"
"""What holds the faces of one die."""


@value
class PackRow:
    """Things of one kind that go back into one place."""

    id: str
    lane: str
    symbol: str
    says: str
    count: int
    """How many there are; 0 where only the people know."""


@value
class Ticks:
    """A tap on a row: it is in the box, or it is not after all."""

    row: str
    done: bool

    def __call__(self, app: Any) -> None:
        app.playing.session.pack_away(self.row, self.done)
        app.refresh()


@value
class Misses:
    """So many of them were not found."""

    row: str
    count: int

    def __call__(self, app: Any) -> None:
        app.packing.miss(self.row, self.count)
        app.refresh()


# -- what there is -------------------------------------------------------------------------------


def packed(session: Session, face: Face, view: Mapping[str, Any], say: Tongue, tasks: Iterable[str]) -> tuple[PackRow, ...]:
    """What this game says itself, then what the table has drawn instead of the app, then what lies before each seat."""
    own = tuple(face.packed(view, session.pack, say))
    known = {row.id for row in own}
    laid = (row for row in _laid_out(session, face, view, set(tasks)) if row.id not in known)
    before = (
        PackRow(seat, "players", "tab-crew", say("{name}: all that is before them", name=person["name"]), 0)
        for seat, person in view["seats"].items()
    )
    rows = (*own, *laid, *before)
    return tuple(row for lane in face.start.lanes for row in rows if row.lane == lane)


def _laid_out(session: Session, face: Face, view: Mapping[str, Any], tasks: set[str]) -> Iterable[PackRow]:
    """What the set-up list has laid out, and what it does not mention because it is always there."""
    named = {each for task in session.pack.tasks for each in task.when}
    called = {each: task.lane for task in session.pack.tasks if task.id in tasks for each in task.when}
    for source, drawn in view["sources"].items():
        if drawn != "cardboard" or (source in named and source not in called):
            continue
        component = component_of(session.pack, source, view["options"])
        if component is not None:
            lane = called.get(source) or (TOKENS if TOKENS in component.holds or component.holds == DIE else DECKS)
            yield row_of(source, component, lane, face, session.words)


def component_of(pack: Pack, source: str, options: Mapping[str, Json]) -> Component | None:
    """The list of the box that belongs to a source, for what was chosen."""
    chosen = (f"{source}_{choice}" for choice in options.values() if isinstance(choice, str))
    found = next((each for each in (source, *chosen) if each in pack.components), "")
    return pack.components[found] if found else None


def row_of(source: str, component: Component, lane: str, face: Face, words: Words) -> PackRow:
    title = words.translated(component.title)
    count = 1 if component.holds == DIE else sum(item.count for item in component.items)
    return PackRow(source, lane, face.contents.components.get(source, ""), f"{title[:1].upper()}{title[1:]}", count)


# -- the page ------------------------------------------------------------------------------------


def packing(
    rows: Sequence[PackRow],
    lanes: Mapping[str, str],
    done: Iterable[str],
    missing: Mapping[str, int],
    opened: Json,
    form: Format,
    say: Tongue,
) -> Page:
    """Lanes as plates; the one act ticks what it names, and closes the list once nothing is left."""
    ticked = set(done)
    main: list[Part] = []
    for lane, name in lanes.items():
        here = [row for row in rows if row.lane == lane]
        if here:
            main.append(_lane(say(name), here, ticked, missing, opened, say))
        main += [_missed(row, missing, say) for row in here if row.id == opened]
    left = [row for row in rows if row.id not in ticked]
    return Page(
        seam=0.34,
        main=(*main, Caption(say("Counted by this game and its box. A tap on a number says what is missing."))),
        foot=(Presses((_onward(left, form, say),)),),
    )


def _missed(row: PackRow, missing: Mapping[str, int], say: Tongue) -> Counter:
    """How many of it were not found."""
    count = missing.get(row.id, 0)
    less, more = (Here(Misses(row.id, max(0, count + by))) for by in (-1, 1))
    return Counter(say("MISSING: {what}", what=row.says), f"missing {row.id}", count, less, more)


def _lane(
    name: str, rows: Sequence[PackRow], ticked: set[str], missing: Mapping[str, int], opened: Json, say: Tongue
) -> PackLane:
    shown = tuple(
        Packed(
            row.id,
            row.symbol,
            row.says,
            str(row.count or ""),
            say("{n} MISSING", n=missing[row.id]) if missing.get(row.id) else "",
            row.id in ticked,
            Here(Ticks(row.id, row.id not in ticked)),
            Choose({OPEN: None if row.id == opened else row.id}),
        )
        for row in rows
    )
    left = sum(not row.done for row in shown)
    return PackLane(name, say("{n} LEFT", n=left) if left else say("DONE"), not left, shown)


def _onward(left: Sequence[PackRow], form: Format, say: Tongue) -> Press:
    high = ACT_SMALL if form.compact or form.wide else ACT
    if not left:
        return Press(say("DONE"), Leave(), "check", named="packed", kind="act", high=high)
    caption, first = say("{n} LEFT", n=len(left)), left[0]
    return Press(first.says, Here(Ticks(first.id, True)), named="pack away", kind="act", caption=caption, held=Leave())


def found_missing(rows: Sequence[PackRow], missing: Mapping[str, int], say: Tongue) -> str:
    """What was not found when this game was packed up last, as far as this one needs it; "" for nothing."""
    found = [f"{row.says} {missing[row.id]}" for row in rows if missing.get(row.id)]
    return say("Missing since last time: {what}.", what=", ".join(found)) if found else ""
