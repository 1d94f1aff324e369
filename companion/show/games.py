"""Which game is open: the file of games, a new one, one of them again, and what is done when the file can't be read."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from time import time
from typing import Any

from companion.charter import charter
from companion.exports import UNREADABLE
from companion.games import Game
from companion.kit.lazily import later
from companion.saves.album import Album
from companion.saves.evening import Evening
from companion.saves.shelf import LOST, OF_THE_FILE, Shelf
from companion.saves.store import Saved, Store
from companion.session import Session
from companion.show.evenings import Stopwatch, in_short
from companion.show.face import Face
from companion.show.place import Place
from companion.show.playing import Playing
from companion.show.reports import write_report
from companion.show.shell import Shell
from companion.show.whereabouts import Whereabouts
from companion.table import Refused

_next_first = later("companion.show.group:next_first")

WHEREABOUTS = "place.json"
A_DAY = 24 * 60 * 60
"""Seconds in which a deleted game can be brought back."""
AWAY = 4 * 60 * 60
"""Seconds after which nobody remembers how everything stood; before, a game goes on as if nobody had left."""
RETURNED = "returned"
"""What stands over a game that goes on after a pause, and says how everything stands."""
MOVED = "moved_away"
"""Why a game that somebody has taken over does not go on here."""
NOT_KEPT = 0
"""The number of a game that is only tried; those in the file begin with 1."""
Gift = tuple[str, str]
"""Who added what to the seed."""


@dataclass(eq=False, repr=False)
class Draft:
    """A game that is being sealed: what the phone chose, and what was added so far."""

    game: str
    names: list[str]
    options: dict[str, Any]
    secret: bytes
    given: list[Gift] = field(default_factory=list)


Follows = tuple[str, list[str], dict[str, Any]]
"""A game that can begin: its pack, who plays, and what is chosen."""


class Games:
    """One game at a time, out of the file that counts."""

    def __init__(self, shell: Shell, shelf: Shelf, games: Mapping[str, Game], face_of: Callable[[str], Face]) -> None:
        self.shell, self.shelf, self.known, self.face_of = shell, shelf, games, face_of
        self.album = Album(shell.home)
        self.heard: Callable[[], object] = lambda: None
        """Hears that a game goes on after a pause."""
        self.store: Store | None = None
        self.playing: Playing | None = None
        self.outside = Place()
        """Where we are while no game is open."""
        self.draft: Draft | None = None
        self.follows: Follows | None = None
        """The game that is to follow the one before: its pack, who plays, and what was chosen."""
        self.left = NOT_KEPT
        """The game that another is to follow."""
        self.stuck_at: Refused | None = None
        """Why the file can't be read, while it can't."""
        self.stopwatch = Stopwatch(time)
        self._noted: tuple[int, int, bool] | None = None
        """The game, its round and whether it was over, when it was noted last."""
        self.seed: bytes | None = None
        """Tests and the demonstration play a game they know; everybody else gets 256 bits of the system."""

    @property
    def kept(self) -> Store:
        assert self.store is not None
        return self.store

    @property
    def place(self) -> Place:
        return self.playing.place if self.playing else self.outside

    @place.setter
    def place(self, place: Place) -> None:
        """A game stays open while we are elsewhere; outside of the app's own screens it is where its place is."""
        if self.playing is not None:
            self.playing.place = place
        else:
            self.outside = place

    # -- the file --------------------------------------------------------------------------------

    def open_save(self) -> None:
        """To where we were; to a screen that says so if the file of games can't be read."""
        self.leave_save()
        try:
            self.store = self.shelf.open()
            self._sweep(self.store)
            self._resume()
        except Refused as refused:
            if refused.reason in OF_THE_FILE:
                self.stuck(refused)
                return
            self.shell.notice = self.shell.refusal(refused)  # one game can't be opened; the others can
        except Exception as error:  # a fault of ours in opening one game must not keep the app from starting, ever again
            write_report(self.shell.home, error, "opening")
            self._give_up()
            return
        self.safely(lambda: self.shell.go(self.place))

    def _sweep(self, store: Store) -> None:
        """What was deleted before yesterday is gone for good, and its picture with it."""
        swept = store.sweep(int(self.stopwatch.now()) - A_DAY)
        self.album.forget([seal for seal in swept if self.album.find(seal) and not store.holds(seal)])

    def safely(self, show: Callable[[], None]) -> None:
        """Show where we were; if that can't be shown, the plain game; if not even that, the launch screen. Each with a report."""
        for way in (show, self._plain, self._give_up):
            try:
                way()
            except Exception as error:  # a place of another version, or a game of odd making: never a reason not to start
                if isinstance(error, Refused) and error.reason in LOST:
                    self.stuck(error)  # the damage lies where only showing the game has read
                    return
                write_report(self.shell.home, error, "showing", self.place.secret)
                continue
            return

    def _plain(self) -> None:
        assert self.playing is not None
        self.shell.go(self.playing.plain())

    def _give_up(self) -> None:
        self.playing, self.outside = None, Place()
        self.shell.notice = self.shell.say("This game can't be shown. The others are here.")
        self.shell.go(Place())

    def leave_save(self) -> None:
        if self.store is not None:
            self.store.close()
        self.store, self.playing, self.stuck_at, self.outside = None, None, None, Place()

    def saved(self) -> list[Saved]:
        """The games of the file, the last played first; a file that can't be read any more leads to the screen that says so."""
        try:
            return self.kept.games()
        except Refused as refused:
            self.trouble(refused)
            return []

    def newest(self) -> Saved | None:
        """The game last played."""
        try:
            return self.kept.newest()
        except Refused as refused:
            self.trouble(refused)
            return None

    # -- the evenings in short -------------------------------------------------------------------

    def evenings(self) -> list[Saved]:
        """Every game in short; one that nobody has noted yet is opened for it, if it can be."""
        return [saved if saved.noted else self._looked_at(saved) for saved in self.saved()]

    def ended(self) -> tuple[Evening, ...]:
        """The evenings that came to an end, the last first."""
        return tuple(saved.evening for saved in self.evenings() if saved.evening.players)

    def _looked_at(self, saved: Saved) -> Saved:
        try:
            session = self.kept.resume(saved.id, goes_on=False)
            evening = in_short(session, self.face_of(session.game.name), saved.evening)
            self.kept.note(saved.id, evening)
        except (Refused, *UNREADABLE):  # said when somebody wants to open it
            return saved
        return Saved(saved.id, evening)

    def delete(self, game: int) -> None:
        """Off the shelf; for a day it can be brought back."""
        with self._told():
            self.kept.delete(self.kept.saved(game), int(self.stopwatch.now()))

    def bring_back(self) -> None:
        """What was deleted last is on the shelf again."""
        with self._told():
            for saved in self.kept.games(1, gone=True):
                self.kept.bring_back(saved.id)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """What the file refuses is said."""
        try:
            yield
        except Refused as refused:
            self.trouble(refused)

    def note(self) -> None:
        """Keep how the open game stands, in short."""
        playing = self.playing
        if playing is None or playing.game == NOT_KEPT or self.store is None or playing.session.only_to_look:
            return
        with suppress(Refused):  # the game itself is kept; this is made again from it
            before = self.kept.saved(playing.game)
            moment, played = self.stopwatch.taken()
            evening = before.evening.goes_on(moment, played)
            if RETURNED in playing.place.over:  # nobody has gone on yet
                paused = before.evening.paused or before.evening.last
                evening = replace(before.evening, last=moment, paused=paused)
            self.kept.note(playing.game, in_short(playing.session, playing.face, evening))

    def note_what_changed(self) -> None:
        """The same where a round has begun or the game has ended since it was noted last."""
        if self.playing is None or RETURNED in self.playing.place.over:
            return
        self.stopwatch.act()
        view = self.playing.view
        stands = self.playing.game, view["round"], view["phase"] == "over"
        if stands != self._noted:
            self._noted = stands
            self.note()

    def mark(self, game: int, **changes: int) -> None:
        """Set something in what is noted of a game."""
        with suppress(Refused):  # the game itself is kept
            self.kept.note(game, replace(self.kept.saved(game).evening, **changes))  # type: ignore[arg-type]

    def stuck(self, refused: Refused) -> None:
        """Nothing of the file is touched; where we were is not written over either."""
        self.leave_save()
        self.stuck_at, self.outside, self.shell.notice = refused, Place("stuck"), ""
        self.shell.refresh()

    def trouble(self, refused: Refused, game: str = "") -> None:
        """A refusal in the middle of everything: the file is lost to us, or it is a sentence and the game goes on.

        Of a game that can't begin the sentence is its own.
        """
        if refused.reason in LOST:
            self.stuck(refused)
        elif refused.reason == "save_went_on" and self.playing is not None:
            self._catch_up(refused)
        else:
            here = self.playing.session if self.playing and not game else None
            self.shell.notice = here.refusal(refused) if here else self.shell.refusal(refused, game)
            self.shell.refresh()

    def _catch_up(self, refused: Refused) -> None:
        """Another Airlock has played on in this file: to where it stands now, and from there on together."""
        assert self.playing is not None
        acting = self.playing.acting
        try:
            playing = self._play(self.kept.resume(self.playing.game), self.playing.game)
        except Refused as worse:
            self.stuck(worse)
            return
        playing.come_back(playing.plain(), 0, acting)
        self.shell.notice = playing.session.refusal(refused)
        self.shell.go(playing.place)

    def take_rescued(self) -> None:
        """Go on with what could be read; the damaged file stays where it is, as it is."""
        assert self.stuck_at is not None
        self.shelf.take(self.shelf.rescued(self.stuck_at))
        self.open_save()

    def take_new(self) -> None:
        """Play on in a new file; the old one stays where it is, as it is."""
        try:
            self.shelf.take_new()
        except (Refused, OSError):
            self.shell.notice = self.shell.say("There is no room for a new file.")
            self.shell.refresh()
            return
        self.open_save()

    # -- the game --------------------------------------------------------------------------------

    def _resume(self) -> None:
        """After a kill: the same game, the same screen, the same step, the same result."""
        kept = Whereabouts.load(self.shell.home / WHEREABOUTS)
        if kept.place.screen != "game" or not self.kept.has(kept.game):
            return
        playing = self._play(self.kept.resume(kept.game), kept.game)
        playing.come_back(kept.place, kept.shown, kept.acting, kept.hint, kept.read)
        if kept.seen == len(playing.session.journal.entries):
            playing.take_up(kept.chosen, kept.checked)
        self.comes_back()
        if (end := len(playing.session.journal.entries)) < kept.seen:
            self.shell.notice = self.shell.say("The save ends at #{end}; you had seen #{seen}.", end=end, seen=kept.seen)

    def keep_place(self) -> None:
        if self.stuck_at is not None:
            return
        playing = self.playing
        where = (
            Whereabouts(
                playing.place,
                playing.game,
                playing.shown,
                playing.acting,
                playing.hint,
                playing.read,
                len(playing.session.journal.entries),
                {} if playing.place.secret else {key: person for key, person in playing.chosen.items() if isinstance(key, str)},
                tuple(sorted(playing.checked)),
            )
            if playing
            else Whereabouts(self.outside)
        )
        with suppress(OSError, TypeError):  # the game itself is in the save; without this a kill leads to its plain table
            where.save(self.shell.home / WHEREABOUTS)

    def new_game(
        self, game: str, names: list[str], options: dict[str, Any], secret: bytes | None = None, given: Sequence[Gift] = ()
    ) -> bool:
        """The seal is read before the set-up list, and that before the table; whether there is a game now."""
        pack = self.shell.packs(game)
        try:
            made = charter(pack, names, secret or self.seed, options, self.known, given)
            room = self.kept.new(made)
            playing = self._play(Session.new(made, pack, room, self.known), room.game)
            self.kept.note(room.game, Evening(pack.id, made.names, 1, follows=self.left if options.get("before") else 0))
        except Refused as refused:
            self.trouble(refused, game)
            return False
        self.note()
        playing.enter()
        self.shell.notice = ""
        self.shell.go(Place("game", over=(*playing.plain().over, *(("setup", "seal") if playing.tasks() else ("seal",)))))
        return True

    def show_a_round(self, game: str, names: Sequence[str]) -> None:
        """A game to try, with the guide over the table; it is in no file, so it counts nowhere."""
        pack = self.shell.packs(game)
        self._play(Session.new(charter(pack, names, self.seed, {}, self.known), pack, games=self.known), NOT_KEPT).enter()
        self.shell.go(Place("game", over=("guide",)))

    @property
    def may_follow(self) -> bool:
        """Whether this game leaves something for the next, which these players can begin."""
        if self.playing is None or self.playing.session.game.sequel is None:
            return False
        try:
            name, names, options = self._next_game()
            charter(self.shell.packs(name), names, bytes(32), options, self.known)
        except Refused:
            return False
        return True

    def _next_game(self) -> Follows:
        """The game that follows this one, with what this one leaves."""
        assert self.playing is not None
        session, prelude = self.playing.session, self.playing.face.start.prelude
        assert prelude is not None
        left = session.sequel()
        assert left is not None
        names = [str(person["name"]) for person in self.playing.view["seats"].values()]
        return session.pack.id, names, {prelude.option: prelude.value, "before": dict(left)}

    def follow(self) -> None:
        """From the end of this game to the page of the one that follows it."""
        try:
            self.follows, self.left = self._next_game(), self.playing.game if self.playing else NOT_KEPT
        except Refused as refused:
            self.trouble(refused)
            return
        self.shell.go(Place(f"new_game:{self.follows[0]}"))

    def again(self) -> None:
        """The same crew with the same choices, another one first: to the page of a new game."""
        assert self.playing is not None
        options = self.playing.session.charter.options
        names = [str(person["name"]) for person in self.playing.view["seats"].values()]
        if self.playing.face.start.first_begins(options):
            names = _next_first(names, self._began())
        self.follows = self.playing.session.pack.id, names, {each: value for each, value in options.items() if each != "before"}
        self.shell.go(Place(f"new_game:{self.follows[0]}"))

    def _began(self) -> int:
        """Which seat was the first player's at the start."""
        assert self.playing is not None
        first = self.playing.session.journal.entries[1].told.get("first_player")
        seats = list(self.playing.view["seats"])
        return seats.index(first) if first in seats else 0

    def begin_ceremony(self, game: str, names: list[str], options: dict[str, Any]) -> None:
        """First the phone chooses and promises, then everybody adds something, then the game is sealed."""
        try:
            charter(self.shell.packs(game), names, bytes(32), options, self.known)
        except Refused as refused:
            self.trouble(refused, game)
            return
        self.draft = Draft(game, names, options, self.seed or os.urandom(32))
        self.shell.over("ceremony")

    def add_to_seal(self, gift: str) -> None:
        """The next one has added something, or nothing; after the last the game begins."""
        draft = self.draft
        assert draft is not None
        given = [*draft.given, (draft.names[len(draft.given)].strip(), gift)]
        if len(given) < len(draft.names):
            draft.given = given
            self.shell.refresh()
        elif self.new_game(draft.game, draft.names, draft.options, draft.secret, given):
            self.draft = None

    def open_game(self, game: int) -> None:
        try:
            playing = self._play(self.kept.resume(game), game)
        except Refused as refused:
            self.trouble(refused)
            return
        self.shell.notice = ""
        self.safely(lambda: self._enter(playing))

    def opens_followed(self, game: int) -> Session:
        """A game that another phone keeps lies open here, where whoever holds this phone may look at it."""
        self.note()
        return self._play(self.kept.resume(game, goes_on=False), game).session

    def comes_back(self) -> bool:
        """After a pause, or after hours, what stands is told first; whether that is so."""
        playing = self.playing
        if playing is None or playing.game == NOT_KEPT or self.store is None or playing.session.only_to_look:
            return False
        try:
            evening = self.kept.saved(playing.game).evening
        except Refused:  # said as soon as somebody does something
            return False
        away = evening.last and self.stopwatch.now() - evening.last > AWAY
        if playing.view["phase"] == "over" or RETURNED in playing.place.over or not (evening.paused or away):
            return False
        playing.place, self._noted = playing.place.onto(RETURNED), None
        self.heard()
        return True

    def _enter(self, playing: Playing) -> None:
        playing.enter()
        self.comes_back()
        self.shell.go(playing.place)

    def _play(self, session: Session, game: int) -> Playing:
        if game != NOT_KEPT and self.store is not None and self.store.has(game) and self.store.saved(game).evening.aside:
            session.only_to_look = MOVED
        session.speak(self.shell.say.language)
        self.stopwatch.begin()
        self.playing = Playing(session, self.face_of(session.game.name), self.shell.say, game)
        return self.playing

    def leave_game(self, place: Place) -> None:
        """To a screen that is not about a game; the game is on disk."""
        self.note()
        self.playing, self.outside = None, place

    def recover(self) -> None:
        """Something of ours broke: back to the game as it is on disk, on the plain table."""
        if self.stuck_at is not None:
            self.shell.refresh()
            return
        self.shell.notice = self.shell.say(
            "Something broke. Nothing is lost: this is the game as it was kept. ABOUT has a report to share."
        )
        if self.playing is None:
            self.shell.go(Place())
            return
        if self.playing.game == NOT_KEPT:
            self.leave_game(Place())
            self.shell.go(Place())
            return
        acting = self.playing.acting
        try:
            playing = self._play(self.kept.resume(self.playing.game), self.playing.game)
        except Refused as refused:
            self.stuck(refused)
            return
        playing.come_back(Place("game"), 0, acting)
        self.safely(self._plain)
