"""StandsBy by, as the app has it: at most one game is followed, and it lies open here as any other.

Nothing of it is read before somebody wants to stand by, but where this phone did so when the app was gone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from threading import Event, Thread
from typing import Any

from companion.kit.lazily import opened
from companion.saves.linked import follows
from companion.session import Session
from companion.show.place import Place
from companion.show.reports import write_report
from companion.show.shell import Later
from companion.table import EVERYTHING, Entry, Json, Refused

PAGE, GONE, MOVED, ALONE = "standby", "gone", "moved", "alone"
WAIT = (0.5, 1.0, 2.0, 4.0)
"""So many seconds after a call that nobody answered; the last one from then on."""
ASKS = 1.5
"""So many seconds until people are asked again whether they let it in."""
PORT = 4070
PHONE = "Airlock"
"""What this phone says that it is."""
NOBODY = "nobody"
"""The eyes of a phone that has no seat."""


class StandsBy:
    """This phone as it follows a game that another keeps, and as the host that it may become."""

    def __init__(self, app: Any, later: Later) -> None:
        self.app, self.later = app, later
        self.follower: Any = None
        """The game that is followed; None for none."""
        self.clock = app.phones.clock
        self.spins = True
        """Calls are made by a thread; a test makes them itself."""
        self.seats: tuple[tuple[str, str, bool], ...] = ()
        """Which seats there are, where that has to be asked: id, name, whether somebody has it."""
        self.words = ""
        """What people compare, while this phone waits to be let in."""
        self.says = ""
        """Why it does not go on, in a sentence."""
        self._link: Any = None
        self._seat: str | None = None
        self._session: Session | None = None
        """The session of the open game that acts at the host."""
        self._hears_itself = False
        self._waits = False
        """Whoever holds this phone has seen that the host is gone."""
        self._alone_at = 0.0
        self._round = Event()
        self._thread: Thread | None = None

    # -- to follow a game ------------------------------------------------------------------------

    def begin(self) -> None:
        """When the app starts: what was followed is followed."""
        if self.follower is None and follows(self.app.home):
            self._carefully(self._back)
        if self.follower is None:
            self._nothing_is_gone()

    def _back(self) -> None:
        app = self.app
        found = opened("companion.following:Follower").back(app.home, app.games.kept, self.clock, self._opens)
        if found is not None:
            self._follows(found)
            self._said_why()

    def asks(self, text: str, seat: str | None = None) -> None:
        """Somebody has typed, pasted, or scanned where a table is."""
        app = self.app
        link = opened("companion.sharing.calling:TableLink").read(text)
        if app.phones.hosting is not None:
            self.says = app.say("Others see the game of this phone. STOP that first, under EVERY PHONE.")
            app.refresh()
            return
        if link is None:
            self.says = app.say("That is no link of a table. EVERY PHONE on the other phone shows one as a code.")
            app.refresh()
            return
        if app.device.may_share():
            self._asks(link, seat)
        else:
            app.device.ask_to_share(lambda yes: self.later(lambda: self._answered(yes, link, seat)))

    def _answered(self, yes: bool, link: Any, seat: str | None) -> None:
        if yes:
            self._asks(link, seat)
            return
        self.says = self.app.say(
            "This phone does not let others nearby reach it. Its settings say which apps may; the table goes on here."
        )
        self.app.refresh()

    def _asks(self, link: Any, seat: str | None) -> None:
        self.stop()
        self._link, self._seat, self.says, self.seats, self.words = link, seat, "", (), ""
        caller = opened("companion.sharing.calling:Joiner")(link.bases, link.key)
        found = opened("companion.following:Follower")(self.app.home, self.app.games.kept, caller, self.clock, self._opens)
        self._follows(found)
        self.app.refresh()

    def sits(self, seat: str) -> None:
        """Whose phone this is; "" for nobody's."""
        self._seat, self.seats = seat, ()
        self.app.refresh()
        self._round.set()

    def _follows(self, found: Any) -> None:
        self.follower = found
        found.at = tuple(f"http://{address}:{PORT}" for _, address in self.app.device.addresses())
        self.app.keep_awake()
        if self.spins:
            self._thread = Thread(target=lambda: self._runs(found), name="airlock-standing", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """This phone stands by no more; the game that it has stays on its shelf."""
        follower, self.follower = self.follower, None
        if follower is not None:
            follower.forget()
            self._round.set()
        self._lets_go()
        self._nothing_is_gone()
        self.app.keep_awake()

    def leave(self) -> None:
        """The app is closed; it goes on standing by when it is opened again."""
        follower, self.follower = self.follower, None
        if follower is not None:
            follower.stopped = True
            self._round.set()

    def ends(self) -> None:
        """It was held: this phone stands by no more."""
        self.stop()
        self.app.refresh()

    def to_the_table(self) -> None:
        """The game that is followed, wherever this phone was."""
        app = self.app
        if not self.here:
            self.follower.session = app.games.opens_followed(self.follower.game)
            self._takes_hold(self.follower.session)
        app.go(app.playing.plain())

    def _lets_go(self) -> None:
        if self._session is not None:
            self._session.elsewhere, self._session.ticks_elsewhere, self._session.eyes = None, None, EVERYTHING
            self._session = None

    # -- calls, in a thread of their own ---------------------------------------------------------

    def _runs(self, follower: Any) -> None:
        """One call after the other; what is answered is heard in the thread of the app."""
        tried = 0
        while not follower.stopped:
            if self.seats:  # people say first whose phone it is
                self._round.wait(WAIT[-1])
                self._round.clear()
                continue
            try:
                told, heard = self.calls(follower), Event()
            except Exception as error:
                self.later(lambda error=error: self._broke(error) if follower is self.follower else None)  # type: ignore[misc]
                return
            self.later(lambda told=told, heard=heard: self._heard(follower, told, heard))  # type: ignore[misc]
            heard.wait(WAIT[-1])
            tried = 0 if told is not None else tried + 1
            if pause := self.rests(follower, told, tried):
                self._round.wait(pause)
                self._round.clear()

    def rests(self, follower: Any, told: Mapping[str, Any] | None, tried: int) -> float:
        """So many seconds until the next call. What is held there needs none; a host that sleeps answers at once."""
        if told is None:
            return WAIT[min(tried, len(WAIT)) - 1]
        return ASKS if follower.state == "asks" else WAIT[-1] if "no" in told else 0

    def calls(self, follower: Any) -> Mapping[str, Any] | None:
        """What has to be said next, and what the host answers."""
        if follower.state != "asks":
            told: Mapping[str, Any] | None = follower.calls()
            return told
        if self._link is None:
            return None
        return follower.joins(self._seat, PHONE, self._link.word, self.app.say.language)  # type: ignore[no-any-return]

    def _heard(self, follower: Any, told: Mapping[str, Any] | None, heard: Event) -> None:
        try:
            if follower is self.follower:
                self._carefully(lambda: self.hears(told))
        finally:
            heard.set()

    def _carefully(self, act: Any) -> None:
        """What comes over a line; whatever comes of it, the app goes on."""
        try:
            act()
        except Exception as error:
            self._broke(error)

    def _broke(self, error: Exception) -> None:
        write_report(self.app.home, error, PAGE, self.app.place.secret)
        self._ends(self.app.say("STAND BY broke and is off. The game that is here is kept."))

    def _ends(self, says: str) -> None:
        """It stands by no more, and says why in a sentence."""
        self.stop()
        self.says = self.app.notice = says
        self.later(self.app.refresh)

    def hears(self, told: Mapping[str, Any] | None) -> None:
        """In the thread of the app: an answer, or that there is none."""
        follower, app = self.follower, self.app
        before = follower.state, follower.game, follower.behind
        if follower.state == "asks":
            self._hears_of_joining(told)
        else:
            follower.hears(told)
        if told is not None and follower.state == "follows":
            self._waits = False
        if follower.game != before[1]:
            app.go(app.playing.plain())
        self._said_why()
        if (follower.state, follower.game, follower.behind) != before or self.cut or app.place.room in (PAGE, GONE):
            app.refresh()

    def _hears_of_joining(self, told: Mapping[str, Any] | None) -> None:
        follower, say = self.follower, self.app.say
        if told is None:
            self.says = say("Nothing answers there. Are both phones in the same network?")
            return
        no = told.get("no")
        if no == "which_seat":
            self.says, self.seats = "", tuple((str(id), str(name), bool(taken)) for id, name, taken in told["seats"])
            return
        self.words = str(told.get("words", self.words)) if no == "ask_host" else ""
        follower.joined(told)
        reasons = {
            "code_is_old": say("That code is old. EVERY PHONE on the other phone shows the new one."),
            "not_let_in": say("They have not let this phone in."),
            "table_is_full": say("There is no room for another phone."),
            "other_version": say("The phone that keeps the game has another version of Airlock."),
        }
        self.says = reasons.get(str(no), say("They have not let this phone in.")) if follower.state == "refused" else ""

    def _said_why(self) -> None:
        """It does not go on where it was unlinked, was not let in, or could not go on with the game."""
        follower, say = self.follower, self.app.say
        if follower.state == "unlinked":
            self._ends(say("This phone stands by no more. The game that is here is kept."))
        elif follower.state == "moved":
            self._ends(say("This table has moved to another phone. Its code leads there."))
        elif follower.state == "refused" and follower.why == "other_version":
            self._ends(say("The phone that keeps the game has another version of Airlock."))
        elif follower.state == "refused":
            self.stop()

    # -- the game that is followed lies open -----------------------------------------------------

    def _opens(self, game: int) -> Session:
        """The game is open here from now on, as if it had been played here."""
        session: Session = self.app.games.opens_followed(game)
        self._takes_hold(session)
        return session

    def _takes_hold(self, session: Session) -> None:
        """What is done on this screen is done at the host, and nobody else's secrets are read here."""
        self._lets_go()
        seat = self.follower.seat if self.follower is not None else ""
        self._session, session.elsewhere, session.eyes = session, self._does, seat or NOBODY
        session.ticks_elsewhere = self._ticks
        session.listen(self._entry)

    def _does(self, name: str, parameters: Mapping[str, Json]) -> Entry:
        entry: Entry = self._at_host(lambda: self.follower.does(name, parameters))
        return entry

    def _ticks(self, due: str, done: bool) -> None:
        self._at_host(lambda: self.follower.ticks(due, done))

    def _at_host(self, act: Callable[[], Any]) -> Any:
        """What somebody does here happens there, or is refused; whatever the host says."""
        self._hears_itself = True
        try:
            return act()
        except Refused:
            raise
        except Exception as error:
            self._broke(error)
            raise Refused("host_says", says=self.says) from None
        finally:
            self._hears_itself = False

    def _entry(self, entry: Entry) -> None:
        """Something has happened at the host: it is shown here as if it was done here."""
        app = self.app
        if self._hears_itself or app.session is not self._session or self.follower is None:
            return
        moment = app.playing.hears(entry, app.manner())
        self.later(lambda: app.heard(entry, moment) if app.session is self._session else None)

    def follow(self) -> None:
        """With every picture: the open game is the one that is followed, and says so where the host is gone."""
        app, follower = self.app, self.follower
        if follower is None or app.session is None or app.playing.game != follower.game:
            return
        if app.session is not follower.session:  # it was left, and opened again
            follower.session = app.session
            self._takes_hold(app.session)
        if self.cut and not self._waits and app.place.room != GONE and not app.place.secret:
            app.games.place = app.place.onto(GONE)
        elif not self.cut:
            self._nothing_is_gone()

    def _nothing_is_gone(self) -> None:
        """The page of a host that is gone goes, too: it is back, or this phone does not stand by any more."""
        app = self.app
        if app.session is not None and GONE in app.place.over:
            app.games.place = replace(app.place, over=tuple(each for each in app.place.over if each != GONE))

    @property
    def cut(self) -> bool:
        return self.follower is not None and self.follower.session is not None and bool(self.follower.cut)

    @property
    def here(self) -> bool:
        """Whether the open game is kept by another phone."""
        return self.follower is not None and self._session is not None and self.app.session is self._session

    @property
    def mark(self) -> tuple[str, str]:
        """How many entries are not here yet, beside the sign of a link; and whether the host is gone."""
        return (str(self.follower.behind), "cut" if self.cut else "") if self.here else ("", "")

    # -- taking over -----------------------------------------------------------------------------

    def wait(self) -> None:
        """Whoever holds this phone looks at the table meanwhile."""
        self._waits = True
        self.app.close()

    def take_over(self) -> None:
        """It was held: from here on this phone keeps the game, and everybody's page comes here."""
        follower, app = self.follower, self.app
        if follower is None or not follower.may_take_over:
            return
        self._hears_itself = True
        try:
            follower.take_over()
        except Refused as refused:
            app.games.trouble(refused)
            return
        finally:
            self._hears_itself = False
        self._lets_go()
        self.follower = None
        self._round.set()
        app.phones.meet_again()
        app.notice = app.say("This phone keeps the game from here on.")
        app.go(replace(app.place, over=tuple(each for each in app.place.over if each != GONE)))

    def stood(self) -> Any:
        """What the page of a host that is gone shows."""
        from companion.show.pictures.standing import Stood  # only that page wants it

        follower = self.follower
        if follower is None:
            return Stood(host="", entry=0, gone=0, left=0)
        takes_over = opened("companion.following:TAKES_OVER")
        names, entries = follower.table.get("seats", {}), len(follower.session.journal.entries)
        seats = [each[1] for each in follower.table["guests"]["linked"] if each[0] != follower.caller.id]
        guests = tuple(names[seat] for seat in seats if seat in names)
        gone = int(follower.gone)
        return Stood(host=follower.host, entry=entries, gone=gone, left=max(0, int(takes_over) - gone), guests=guests)

    # -- as a host -------------------------------------------------------------------------------

    def moved(self) -> Any:
        """Where a game goes on that was kept here; None where it is kept here after all."""
        from companion.show.pictures.standing import WentOn  # only that page wants it

        app, phones = self.app, self.app.phones
        there = phones.elsewhere
        if there is None:
            return None
        aside = app.games.kept.saved(app.playing.game).evening.aside
        here = len(app.session.journal.entries)
        began = max(there.began.values(), default=0) if there.seal == app.session.charter.seal else 0
        return WentOn(
            host=there.name,
            own=phones.host,
            here=here,
            there=there.number if began else 0,
            since=began,
            may_join=bool(there.link),
            aside=max(0, here - aside + 1) if aside else 0,
        )

    def joins_new_host(self) -> None:
        """This phone follows the game that it kept."""
        link, seat = self.app.phones.elsewhere.link, self.app.phones.host_seat
        self.app.phones.stop()
        self.app.go(Place().onto(PAGE))
        self.asks(link, seat)

    def leaves_it(self) -> None:
        """What is here stays to be looked at."""
        self.app.phones.stop()
        self.app.go(Place("game").onto("history"))

    def goes_on_alone(self) -> None:
        """It was held: whoever is at this phone knows that nobody sees it."""
        self.app.phones.alone_is_known()
        self.app.close()
