"""An exported game: read with suspicion, done again by the rules, and gone on with."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping

from companion.charter import Charter
from companion.games import Game
from companion.games.registry import GAMES
from companion.kit.intent import shown
from companion.packs import Pack, load
from companion.session import EXPORT, Session
from companion.table import CARRIED_OVER, EVERYTHING, TAKEN_OVER, Entries, Entry, Json, Layout, MemoryEntries, Refused
from companion.table.table import COUNTED

READ = (1, EXPORT)
"""Exports that we read; those of version 1 have the seal of seed and layout."""
UNREADABLE = (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError)
"""What reading somebody else's document may stumble over."""


def read_export(document: Json) -> tuple[Charter, MemoryEntries]:
    """The charter and entries of an exported game, or Refused with what is wrong."""
    if not isinstance(document, dict) or "airlock" not in document:
        raise Refused("no_export")
    if document["airlock"] not in READ:
        raise Refused("export_is_newer", version=shown(document["airlock"]), reads=EXPORT)
    try:
        behind = dict(document.get("bookmarks", ()))
        return Charter.read(document), MemoryEntries([Entry.read(line) for line in document["entries"]], behind)
    except UNREADABLE:
        raise Refused("no_export") from None


def checked(
    document: Json, packs: Callable[[str], Pack] = load, games: Mapping[str, Game] = GAMES
) -> tuple[Charter, MemoryEntries]:
    """An exported game whose every entry fits the table before it."""
    charter, entries = read_export(document)
    try:
        json.dumps(document, ensure_ascii=False).encode()  # no half characters, which no file can hold
        charter.check(games)
        if charter.rules == games[charter.game].version:
            _same_shape(charter, packs(charter.pack), games)
        trial = Session(charter, packs(charter.pack), MemoryEntries(), games)
    except UNREADABLE:
        raise Refused("no_export") from None
    lost = False
    for number, entry in enumerate(entries, 1):
        try:
            lost = lost or entry.act == "lost"
            fits = _is_linked(trial, entry) if lost else _fits(trial, entry)
            if number in entries.behind:
                fits, lost = fits and lost and _opens(trial, entries.behind[number]), False
            if trial.rules <= trial.game.version:
                trial.story(entry)
        except (*UNREADABLE, Refused):
            fits = False
        if not fits:
            raise Refused("entry_does_not_fit", entry=number)
    if lost:
        raise Refused("entry_does_not_fit", entry=len(entries))
    if not len(entries):
        raise Refused("no_export")
    if trial.rules > trial.game.version:
        return charter, entries  # what a newer app has made is kept for it
    try:
        if trial.rules != trial.game.version:
            trial.catch_up()
        trial.view(EVERYTHING)
    except UNREADABLE:
        raise Refused("no_export") from None
    return charter, entries


def _fits(trial: Session, entry: Entry) -> bool:
    """Whether an entry follows from those before it: by the rules where they are those of the app, else by what lies there."""
    if entry.intent == CARRIED_OVER and entry.act == "do":
        return _carried(trial, entry)
    if trial.rules == trial.game.version:
        return _again(trial, entry) == json.dumps(entry.written())
    return _replayed(trial, entry)


def _is_linked(trial: Session, entry: Entry) -> bool:
    """Whether an entry behind one that is lost could stand there; nobody knows the table that it was made on."""
    number = len(trial.journal.entries) + 1
    before = entry.of, entry.top_before, entry.redo_behind
    links = all(type(each) is int and 0 <= each < number for each in before)
    after = all(type(each) is int and 0 <= each <= number for each in (entry.top_after, entry.redo_from))
    trial.journal.entries.keep(entry)
    hole = entry.act != "lost" or entry == Entry.lost(number, entry.top_before)
    return links and after and hole and entry.number == number


def _opens(trial: Session, mark: Json) -> bool:
    """Whether a table that was kept behind what is lost holds every piece once, in the places of this game."""
    trial.open_at(mark)
    table, layout = trial.table, trial.table.layout
    known = set(mark["zones"]) <= set(layout.zones) and set(mark["faces"]) <= set(layout.pieces)
    values = all(name in layout.values or name.startswith(COUNTED) for name in mark["values"])
    return known and values and sorted(piece for zone in layout.zones for piece in table.inside(zone)) == sorted(layout.pieces)


def _carried(trial: Session, entry: Entry) -> bool:
    """To the rules of today as the app would do it; to any between as it says."""
    if entry.parameters["rules"] == trial.game.version:
        trial.catch_up()
        made = trial.journal.last
        return made is not None and json.dumps(made.written()) == json.dumps(entry.written())
    return bool(trial.rules < entry.parameters["rules"]) and _replayed(trial, entry)


def _replayed(trial: Session, entry: Entry) -> bool:
    trial.journal.follow(entry)
    return True


def _again(trial: Session, entry: Entry) -> str:
    """The entry done again by the rules, as it would be kept: draws are half the truth, what lies between is the other."""
    if entry.intent == "new_game" and entry.act == "do":
        if len(trial.journal.entries):
            raise Refused("entry_does_not_fit", entry=entry.number)
        made = trial.begin()
    elif entry.act == "do" and entry.intent == TAKEN_OVER:
        made = trial.take_over(**dict(entry.parameters))
    elif entry.act == "do":
        made = trial.do(entry.intent, **dict(entry.parameters))
    else:
        made = trial.do(entry.act)
    return json.dumps(made.written())


def _same_shape(charter: Charter, pack: Pack, games: Mapping[str, Game]) -> None:
    """Zones and values are those of the game, each of its kind; what an owner corrected are pieces and numbers."""
    theirs, ours = charter.layout, games[charter.game].lay_out(pack, charter.names, charter.options)
    kinds = {name: type(value) for name, value in ours.values.items()}
    shape, our_shape = ({name: (zone.kind, zone.eyes) for name, zone in each.zones.items()} for each in (theirs, ours))
    if shape != our_shape or {name: type(value) for name, value in theirs.values.items()} != kinds:
        raise Refused("no_export")
    if not all(isinstance(piece.traits, Mapping) for piece in theirs.pieces.values()):
        raise Refused("no_export")


def unlike(charter: Charter, pack: Pack, games: Mapping[str, Game] = GAMES) -> list[str]:
    """The kinds of pieces, and the numbers, that are not those of the own box; what other rules lay out is not compared."""
    if charter.rules != games[charter.game].version:
        return []
    theirs, ours = charter.layout, games[charter.game].lay_out(pack, charter.names, charter.options)
    pieces = _counted(theirs), _counted(ours)
    kinds = {kind for kind, _ in (pieces[0] - pieces[1]) + (pieces[1] - pieces[0])}
    values = {name for name, value in ours.values.items() if json.dumps(value) != json.dumps(theirs.values[name])}
    return sorted(kinds) + sorted(values)


def _counted(layout: Layout) -> Counter[tuple[str, str]]:
    return Counter((piece.kind, json.dumps([dict(piece.traits), piece.face], sort_keys=True)) for piece in layout.pieces.values())


def import_game(document: Json, packs: Callable[[str], Pack] = load, games: Mapping[str, Game] = GAMES) -> Session:
    """A session that goes on where an exported game stopped."""
    charter, entries = checked(document, packs, games)
    return resume(charter, entries, packs, games)


def resume(
    charter: Charter,
    entries: Entries,
    packs: Callable[[str], Pack] = load,
    games: Mapping[str, Game] = GAMES,
    goes_on: bool = True,
) -> Session:
    """A session on entries that were kept before; one that only looks changes nothing about them."""
    if charter.game not in games:
        raise Refused("no_such_pack", pack=charter.game)
    session = Session(charter, packs(charter.pack), entries, games)
    number, mark = entries.bookmark()
    if mark is not None:
        session.table.open_at(mark)
    for later in range(number + 1, len(entries) + 1):
        session.journal.replay(entries[later])
    session.catch_up(goes_on)
    return session
