"""The table on every phone, as the app has it: at most one game is open to guests, and it goes on whatever the net does.

Nothing that shares is read before somebody opens EVERY PHONE, but for a game to which somebody was linked when the app was gone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any

from companion.kit.lazily import opened
from companion.saves.linked import left_open
from companion.session import Session
from companion.show.games import NOT_KEPT
from companion.show.reports import write_report
from companion.show.shell import Later
from companion.table import Entry

ROOM, MENU, FAR = "share", "menu", "far"
MOVED = "moved"
KNOCKS = (80, 120)
"""How it feels when somebody asks to be let in, in milliseconds."""
CUT, ASKS = "cut", "asks"
"""What stands beside the number of who is linked."""


class Phones:
    """Opens the game that lies on the table to guests, and shuts it."""

    def __init__(self, app: Any, later: Later) -> None:
        self.app, self.later = app, later
        self.hosting: Any = None
        """The game that is open to guests; None for none."""
        self.clock: Callable[[], float] = monotonic
        self.where: Mapping[str, Any] = {}
        """The port and the address to listen on, where they are not the usual ones."""
        self.why = ""
        """Why nothing is open, in a sentence."""
        self.addresses: tuple[str, ...] = ()
        self.at = 0
        """The address that the code says."""
        self._faraway: Any = None
        self._own = ""
        self._met: Session | None = None
        """The game of which it is known whether somebody was linked to it."""
        self._ticked: frozenset[str] = frozenset()
        self._asked = 0
        """How many asked to be let in when it was looked at last."""

    # -- open and shut ---------------------------------------------------------------------------

    @property
    def may(self) -> bool:
        """Whether the open game is one that is kept."""
        return self.app.session is not None and self.app.playing.game != NOT_KEPT

    def open(self) -> None:
        """From the menu: guests may come, and the page shows how; of a game that another phone keeps, how that stands."""
        if self.app.standing.follower is not None:
            self.app.over("standby")
            return
        self.begin()
        if self.app.place.room != ROOM:
            self.app.over(ROOM)

    def begin(self) -> None:
        """Guests may come from now on, where the system lets them; whoever holds it is asked where it wants that."""
        self._find()
        device = self.app.device
        if self.hosting is not None or self.app.session is None:
            return
        if device.may_share():
            self._open()
            self.app.refresh()
        else:
            device.ask_to_share(lambda yes: self.later(lambda: self._answered(yes)))

    def _answered(self, yes: bool) -> None:
        if yes and self.may and self.hosting is None:
            self._open()
        elif not yes:
            self.why = self.app.say(
                "This phone does not let others nearby reach it. Its settings say which apps may; the table goes on here."
            )
        self.app.refresh()

    def _open(self) -> None:
        app, self.why, self._met = self.app, "", self.app.session
        hosting: Any = None

        def later(act: Callable[[], object]) -> object:
            return self.later(lambda: self._carefully(act) if self.hosting is hosting else None)

        try:
            hosting = opened("companion.hosting:Hosting")(app.session, app.playing.face, app.say, app.home, self.clock, later)
            hosting.acted, hosting.moved, hosting.evenings = self._told, self._moved, app.games.ended
            self.hosting = hosting
            hosting.host, hosting.game = self.host, app.playing.game
            hosting.aside = self._set_aside
            hosting.open(**self.where)
            self._placed()
            self.faraway.begins(hosting)
        except OSError:
            self.hosting = None
            self.why = app.say("Nothing can be listened on here: another program is in the way. The table goes on here.")
        except Exception as error:
            self._breaks(error)
        self._ticked = self._ticks()
        self._keep_awake()

    @property
    def faraway(self) -> Any:
        """Guests who are elsewhere, by a broker."""
        if self._faraway is None:
            app = self.app
            self._faraway = opened("companion.faraway:FarAway")(app.home, self.later, app.refresh)
        return self._faraway

    def stop(self) -> None:
        """Nobody is linked any more, and no code opens anything."""
        hosting, self.hosting, self.why = self.hosting, None, ""
        if hosting is not None:
            self.faraway.ends()
            self._quietly(hosting.stop)
        self._keep_awake()
        self.to_the_table()

    def to_the_table(self) -> None:
        """Where the game was, under the page and the menu that led to it."""
        place = self.app.place
        self.app.go(replace(place, over=tuple(each for each in place.over if each not in (ROOM, MENU))))

    def pause(self) -> None:
        """The line is down; who was linked may come back to this game."""
        hosting, self.hosting = self.hosting, None
        if hosting is not None:
            self.faraway.ends()
            self._quietly(hosting.pause)

    def _quietly(self, act: Callable[[], object]) -> None:
        """Something is shut; what can't even be shut is in a report."""
        try:
            act()
        except Exception as error:
            write_report(self.app.home, error, ROOM, self.app.place.secret)

    def _carefully(self, act: Callable[[], object]) -> None:
        """What the net wants, or does; the game goes on whatever comes of it."""
        try:
            act()
        except Exception as error:
            self._breaks(error)

    def _breaks(self, error: Exception) -> None:
        """Something of ours broke: a report, a sentence, and nothing is shared any more."""
        app = self.app
        write_report(app.home, error, ROOM, app.place.secret)
        self.pause()
        self.why = app.notice = app.say("EVERY PHONE broke and is shut. Nothing is lost: the table goes on here.")
        self._keep_awake()
        self.later(app.refresh)

    def _keep_awake(self) -> None:
        self.app.keep_awake()

    # -- the game goes on ------------------------------------------------------------------------

    def follow(self) -> None:
        """With every picture: another game is not open to those of this one, and a tick reaches everybody."""
        session = self.app.session
        if self.hosting is not None and self.hosting.session is not session:
            self.pause()
            self._keep_awake()
        if session is None or self.app.rest is None:  # nothing is on the screen yet
            return
        if self.hosting is None and session is not self._met and self.app.standing.follower is None:
            self._met = session
            if left_open(self.app.home) == session.charter.seal:
                self._goes_on()
        if self.elsewhere is not None and self.app.place.screen == "game" and MOVED not in self.app.place.over:
            self.app.games.place = self.app.place.onto(MOVED)
        if self.hosting is not None and (ticked := self._ticks()) != self._ticked:
            self._ticked = ticked
            self._carefully(self.hosting.publish)

    def _goes_on(self) -> None:
        """Somebody is linked to this game since the last time; nobody is asked for it again."""
        self._find()
        if self.app.device.may_share():
            self._open()
        else:
            self.why = self.app.say("This phone does not let others nearby reach it any more.")
        if self.why:
            self.app.notice = self.why

    def _placed(self) -> None:
        """Where guests find this phone is told to whom it concerns."""
        hosting = self.hosting
        if hosting is not None:
            at = self.addresses[self.at :] + self.addresses[: self.at]
            hosting.bases = tuple(f"http://{each}:{hosting.room.port}" for each in at)
            hosting.publish()

    # -- who stands by ---------------------------------------------------------------------------

    def _set_aside(self, number: int) -> None:
        """Somebody has taken the game over, and what stands here from this entry on is here alone."""
        games, game = self.app.games, self.hosting.game
        if (
            number or not games.kept.saved(game).evening.aside
        ):  # else nothing here is known to be here alone; it moved all the same
            games.mark(game, aside=number or len(self.hosting.session.journal.entries) + 1)

    @property
    def elsewhere(self) -> Any:
        """Who keeps this game by now; None where it is this phone."""
        return self.hosting.gone if self.hosting is not None else None

    @property
    def silent(self) -> float:
        """For how many seconds nobody was heard, where that must be known before anything is done here; else 0."""
        return float(self.hosting.silent()) if self.hosting is not None else 0

    @property
    def named(self) -> bool:
        """Whether somebody was named to stand by."""
        return self.hosting is not None and bool(self.hosting.guests.namings)

    def alone_is_known(self) -> None:
        if self.hosting is not None:
            self.hosting.goes_on_alone()

    def meet_again(self) -> None:
        """This phone has taken over: whoever is linked to it is asked for anew."""
        self._met = None
        self.app.refresh()

    @property
    def standby(self) -> Any:
        """The phone that stands by; None for none."""
        return self.hosting.guests.linked.get(self.hosting.guests.standby) if self.hosting is not None else None

    def _ticks(self) -> frozenset[str]:
        return frozenset(self.app.session.journal.entries.ticks()) if self.app.session is not None else frozenset()

    def sleeps(self) -> None:
        """The app goes out of sight, and may be stopped there."""
        if self.hosting is not None:
            name, say, lines = self.host, self.app.say, self.hosting.lines
            says = say("{name}'S PHONE SLEEPS", name=name.upper()) if name else say("THE TABLE'S PHONE SLEEPS")
            for line in lines:
                self._carefully(partial(line.sleep, says))

    def wakes(self) -> None:
        """It is back, maybe in another network."""
        if self.hosting is not None:
            self._find()
            for line in self.hosting.lines:
                self._carefully(partial(line.sleep, ""))
            self._carefully(self._placed)

    def _find(self) -> None:
        self.addresses = tuple(address for _, address in self.app.device.addresses())
        self.at = min(self.at, max(0, len(self.addresses) - 1))

    # -- what guests do --------------------------------------------------------------------------

    def _told(self, entry: Entry) -> None:
        """Somebody has done something on another phone: it stands here too, in the next frame."""
        app, session = self.app, self.app.session
        moment = app.playing.hears(entry, app.manner())
        self.later(lambda: app.heard(entry, moment) if app.session is session else None)

    def _moved(self) -> None:
        """Somebody has come, asks to be let in, or has ticked something."""
        app, asked = self.app, len(self._waiting())
        if asked > self._asked:
            app.wake()
            if app.settings.vibration:
                app.device.buzz(KNOCKS)
        self._asked = asked
        if self.hosting is not None:
            self.hosting.host = self.host
        if self.elsewhere is not None:
            self.later(app.refresh)
        if app.place.secret:
            return  # what somebody looks at stays
        if app.place.room in (ROOM, FAR) or self._ticks() != self._ticked:
            app.refresh()
        else:
            app.stage.mark_phones(app)

    # -- what people decide ----------------------------------------------------------------------

    def decide(self, what: Callable[[Any], object]) -> None:
        hosting = self.hosting
        if hosting is not None:
            self._carefully(lambda: what(hosting))
        self.app.refresh()

    def own(self, seat: str) -> None:
        self._own = seat
        if self.hosting is not None:
            self.hosting.host = self.host
            self._carefully(self.hosting.publish)
        self.app.refresh()

    def show_link(self, at: int) -> None:
        self.at = at
        self._carefully(self._placed)
        self.app.refresh()

    def show_far_link(self) -> None:
        """The code of EVERY PHONE says the link for those who are elsewhere."""
        self.at = len(self.addresses)
        self.app.go(replace(self.app.place, over=tuple(each for each in self.app.place.over if each != FAR)))

    # -- what is shown ---------------------------------------------------------------------------

    def _guests(self) -> list[Any]:
        return self.hosting.guests.everybody() if self.hosting is not None else []

    def _watching(self) -> list[Any]:
        return self.hosting.guests.watching() if self.hosting is not None else []

    def _stands(self, now: float) -> Any:
        """The phone that stands by, as the page shows it."""
        from companion.show.pictures.sharing import StandingBy  # only that page wants it

        each = self.standby
        return StandingBy(each.id, each.seat, self.hosting.behind, int(each.away(now))) if each is not None else None

    def _waiting(self) -> list[Any]:
        return self.hosting.guests.waiting(self.clock()) if self.hosting is not None else []

    @property
    def host_seat(self) -> str:
        """Whose phone this is: who said so, else the first who has no other; "" where everybody has."""
        seats, taken = self.app.playing.view["seats"], {guest.seat for guest in self._guests()}
        free = [seat for seat in seats if seat not in taken]
        return self._own if self._own in free else next(iter(free), "")

    @property
    def host(self) -> str:
        seat = self.host_seat
        return str(self.app.playing.view["seats"][seat]["name"]) if seat else ""

    @property
    def mark(self) -> tuple[str, str]:
        """How many are linked, and whether somebody asks to be let in, or is cut off; nothing where nothing is open, or where the
        page says it."""
        if self.app.standing.here:
            return self.app.standing.mark  # type: ignore[no-any-return]
        if self.hosting is None or self.app.place.room == ROOM:
            return "", ""
        guests, now = self._guests(), self.clock()
        state = ASKS if self._waiting() else CUT if any(guest.away(now) for guest in guests) else ""
        return str(len(guests)), state

    def has_own(self, seat: str) -> bool:
        """Whether this seat has a phone of its own that is there."""
        now = self.clock()
        if self.app.standing.here:
            return seat != self.app.standing.follower.seat
        return any(guest.seat == seat and not guest.away(now) for guest in self._guests()) and bool(seat)

    def shared_table(self) -> Any:
        """Everything that the page shows."""
        from companion.show.pictures.faraway import address_of
        from companion.show.pictures.sharing import Knocking, LinkedPhone, SharedSeat, SharedTable  # only that page wants it

        app, now = self.app, self.clock()
        far = self.faraway.picture() if self.hosting is not None else None
        links, addresses = self._links(), self._typed()
        if far is not None and far.link:
            links, addresses = (*links, far.link), (*addresses, address_of(far))
        return SharedTable(
            links=links,
            addresses=addresses,
            at=min(self.at, max(0, len(addresses) - 1)),
            far=far,
            open=self.hosting is not None,
            why=self.why,
            seats=tuple(
                SharedSeat(seat, str(each["number"]), str(each["name"]).upper())
                for seat, each in app.playing.view["seats"].items()
            ),
            own=self.host_seat,
            phones=tuple(LinkedPhone(each.id, each.seat, each.name, each.may, int(each.away(now))) for each in self._watching()),
            standby=self._stands(now),
            asking=tuple(Knocking(each.enc, each.seat, each.keys.words, each.follows) for each in self._waiting()),
        )

    def _links(self) -> tuple[str, ...]:
        if self.hosting is None:
            return ()
        found: list[str] = opened("companion.sharing.guests:links")(
            self.addresses, self.hosting.room.port, self.hosting.guests.code.fragment
        )
        return tuple(found)

    def _typed(self) -> tuple[str, ...]:
        return tuple(f"{each}:{self.hosting.room.port}" for each in self.addresses) if self.hosting is not None else ()
