"""An exported game: read with suspicion, done again by the rules, and gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from companion.charter import Charter
from companion.games import Game
from companion.games.registry import GAMES
from companion.kit.intent import shown
from companion.packs import Pack, load
from companion.session import EXPORT, Session
from companion.table import CARRIED_OVER, EVERYTHING, Entries, Entry, Json, MemoryEntries, Refused

UNREADABLE = (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError)
"""What reading somebody else's document may stumble over."""


def read_export(told: Json) -> tuple[Charter, list[Entry]]:
    """The charter and entries of an exported game, or Refused with what is wrong."""
    if not isinstance(told, dict) or "airlock" not in told:
        raise Refused("no_export")
    if told["airlock"] != EXPORT:
        raise Refused("export_is_newer", version=shown(told["airlock"]), reads=EXPORT)
    try:
        return Charter.read(told), [Entry.read(line) for line in told["entries"]]
    except UNREADABLE:
        raise Refused("no_export") from None


def checked(told: Json, packs: Callable[[str], Pack] = load, games: Mapping[str, Game] = GAMES) -> tuple[Charter, list[Entry]]:
    """An exported game whose every entry fits the table before it."""
    charter, entries = read_export(told)
    try:
        json.dumps(told, ensure_ascii=False).encode()  # no half characters, which no file can hold
        charter.check(games)
        if charter.rules == games[charter.game].version:
            _same_shape(charter, packs(charter.pack), games)
        trial = Session(charter, packs(charter.pack), MemoryEntries(), games)
    except UNREADABLE:
        raise Refused("no_export") from None
    for number, entry in enumerate(entries, 1):
        try:
            fits = _fits(trial, entry)
            if trial.rules <= trial.game.version:
                trial.story(entry)
        except (*UNREADABLE, Refused):
            fits = False
        if not fits:
            raise Refused("entry_does_not_fit", entry=number)
    if not entries:
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


def _carried(trial: Session, entry: Entry) -> bool:
    """To the rules of today as the app would do it; to any between as it says."""
    if entry.parameters["rules"] == trial.game.version:
        trial.catch_up()
        made = trial.journal.last
        return made is not None and json.dumps(made.written()) == json.dumps(entry.written())
    return bool(trial.rules < entry.parameters["rules"]) and _replayed(trial, entry)


def _replayed(trial: Session, entry: Entry) -> bool:
    if not trial.journal.takes(entry):
        return False
    trial.journal.entries.keep(entry)
    trial.journal.replay(entry)
    return True


def _again(trial: Session, entry: Entry) -> str:
    """The entry done again by the rules, as it would be kept: draws are half the truth, what lies between is the other."""
    if entry.intent == "new_game" and entry.act == "do":
        if len(trial.journal.entries):
            raise Refused("entry_does_not_fit", entry=entry.number)
        made = trial.begin()
    elif entry.act == "do":
        made = trial.do(entry.intent, **dict(entry.parameters))
    else:
        made = trial.do(entry.act)
    return json.dumps(made.written())


def _same_shape(charter: Charter, pack: Pack, games: Mapping[str, Game]) -> None:
    """Zones and values are those of the game, each of its kind; what an owner corrected are pieces and numbers."""
    told, ours = charter.layout, games[charter.game].lay_out(pack, charter.names, charter.options)
    kinds = {name: type(value) for name, value in ours.values.items()}
    if set(told.zones) != set(ours.zones) or {name: type(value) for name, value in told.values.items()} != kinds:
        raise Refused("no_export")
    if not all(isinstance(piece.traits, Mapping) for piece in told.pieces.values()):
        raise Refused("no_export")


def import_game(told: Json, packs: Callable[[str], Pack] = load, games: Mapping[str, Game] = GAMES) -> Session:
    """A session that goes on where an exported game stopped."""
    charter, entries = checked(told, packs, games)
    return resume(charter, MemoryEntries(entries), packs, games)


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
