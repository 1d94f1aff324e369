"""A table without a window: games in the same file, served to any number of browsers.

The thread of the game is the main one: whatever guests want waits in a queue, and is done one after the other. The first browser
that joins by the code owns the host: it sets games up, and has what else there is on the phone of the table.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any

from companion.charter import charter
from companion.device import Device
from companion.device.addresses import here
from companion.device.folders import language
from companion.device.home import home as usual_home
from companion.faraway import FarAway
from companion.games import Game
from companion.games.registry import GAMES
from companion.hosting import Hosting, Lays, in_the_room
from companion.owner import Owner
from companion.packs import COMMON, Pack, Words, load
from companion.packs.words import LANGUAGES
from companion.page.begin import OUTSIDE
from companion.page.carrying import Carried
from companion.page.host import ROOMS_OF_OWNER
from companion.page.owner import AsksIn, Linked, OwnersPages
from companion.page.terminal import code, elsewhere, no_pictures, unheard, welcome, where
from companion.saves.beside import BOX, PACKS
from companion.saves.shelf import LOST, Shelf
from companion.session import Session
from companion.sharing.guests import links
from companion.sharing.room import ANYWHERE, PORT
from companion.show.face import face_of
from companion.show.files import Files
from companion.show.games import RETURNED, Games
from companion.show.noting import Noting
from companion.show.packing import Packing
from companion.show.pausing import Pausing
from companion.show.place import Place
from companion.show.playing import Playing
from companion.show.reports import write_report
from companion.show.settings import Settings
from companion.show.swapping import Swapping
from companion.show.tongue import Tongue
from companion.table import Entry, Refused

LOOPBACK, SETTINGS = "127.0.0.1", "settings.json"
PASSWORD = "AIRLOCK_BROKER_PASSWORD"
WAKES = 1.0 if sys.platform == "win32" else None
"""After so many seconds the main thread looks for Ctrl-C: there nothing else wakes it."""
Act = Callable[[], object]


class Laptop:
    """The host: a file of games, the one that is open, and everybody who is linked. To the parts of the app it is the app."""

    def __init__(
        self,
        home: Path,
        language: str = LANGUAGES[0],
        out: Callable[[str], object] = print,
        seed: bytes | None = None,
        addresses: Callable[[], list[str]] | None = None,
        lays: Lays = in_the_room,
    ) -> None:
        self.home, self.out = home, out
        self.known: Mapping[str, Game] = GAMES
        carried = Carried()
        self.device: Device = carried
        self.settings = Settings.load(home / SETTINGS)
        self.say = Tongue(self.settings.language or language)
        self.notice, self.keeps = "", ""
        self.todo: SimpleQueue[Act | None] = SimpleQueue()
        self.games = Games(self, Shelf(home, self.packs, GAMES), GAMES, face_of)
        self.games.seed = seed
        self.files = Files(self, Owner(home / PACKS, home / BOX, load, GAMES), self.games, self.todo.put)
        self.packing = Packing(self)
        self.noting, self.swapping = Noting(self, self.files), Swapping(self, self.files)
        self.pausing = Pausing(self, self.games, self.files, self.todo.put)
        self.pages = OwnersPages(self, ROOMS_OF_OWNER, OUTSIDE, carried)
        self.hosting = Hosting(None, None, self.say, home, monotonic, self.todo.put, self.pages, lays)
        self.hosting.acted, self.hosting.moved = self._told, self._moved
        self.hosting.evenings, self.hosting.aside = self.games.ended, self._set_aside
        self.faraway = FarAway(home, self.todo.put, self.hosting.publish)
        self._addresses = addresses or (lambda: [address for _, address in here()])
        self._found: list[str] = []
        self._far = ""
        """The link for those who are elsewhere, as the terminal has said it."""
        self._forgets = False

    # -- what the parts of the app ask of it -----------------------------------------------------

    @property
    def session(self) -> Session | None:
        return self.games.playing.session if self.games.playing else None

    @property
    def place(self) -> Place:
        return self.games.place

    def packs(self, name: str) -> Pack:
        return self.files.pack(name)

    def go(self, place: Place) -> None:
        if place.screen == "game":
            self.games.place = place
        else:
            self.games.leave_game(place)
        self.games.keep_place()
        self.refresh()

    def over(self, overlay: str) -> None:
        self.go(self.place.onto(overlay))

    def close(self) -> None:
        self.go(replace(self.place, over=self.place.over[:-1]))

    def instead(self, overlay: str) -> None:
        """Another overlay in the place of the one on top."""
        self.go(replace(self.place, over=(*self.place.over[:-1], overlay)))

    @property
    def playing(self) -> Playing:
        assert self.games.playing is not None
        return self.games.playing

    def act(self, name: str, **parameters: Any) -> Entry | None:
        """What a page of a game does beside what it says to the rules; a refusal is a sentence."""
        try:
            return self.playing.session.do(name, **parameters)
        except Refused as refused:
            self.games.trouble(refused)
            return None

    def share_picture(self, _: str) -> None:
        self.notice = no_pictures(self.say)

    def refresh(self) -> None:
        """Everybody is at the game that is open now, or in the lobby, and sees it as it is."""
        if self.games.playing is not None:
            self.games.playing.face.seen(self)
        self.hosting.game = self.games.playing.game if self.games.playing is not None else 0
        if self.session is not self.hosting.session:
            self.hosting.play(self.session, self.games.playing.face if self.games.playing else None)
        else:
            self.hosting.publish()

    def refusal(self, refused: Refused, game: str = "") -> str:
        pack = self.packs(game) if game else load(COMMON)
        return Words(pack, self.say.language).say(f"no.{refused.reason}", refused.parameters)

    def turn(self, setting: str) -> None:
        self.settings = self.settings.turned(setting)
        with suppress(OSError):  # a full disk: it holds for this evening at least
            self.settings.save(self.home / SETTINGS)

    def speak_in(self, language: str) -> None:
        """The host speaks as its owner does; the guests have their own languages."""
        self.say = self.hosting.say = Tongue(language)
        if self.games.playing is not None:
            self.games.playing.speak(self.say)

    # -- everybody -------------------------------------------------------------------------------

    @property
    def links(self) -> list[str]:
        """This machine's first, then those by which phones reach it, the likeliest first."""
        return links([LOOPBACK, *self._found], self.hosting.room.port, self.hosting.guests.code.fragment)

    @property
    def invitation(self) -> str:
        """What the code says."""
        return self.links[:2][-1]

    def linked(self) -> tuple[Linked, ...]:
        now, owner = monotonic(), self.hosting.owner
        return tuple(
            Linked(each.id, each.seat, each.name or each.id[:4], each.may, bool(each.away(now)), each.id == owner, each.follows)
            for each in self.hosting.guests.everybody()
        )

    def asks(self) -> tuple[AsksIn, ...]:
        waiting = self.hosting.guests.waiting(monotonic())
        return tuple(AsksIn(each.enc, each.seat, each.keys.words, each.follows) for each in waiting)

    def allow(self, guest: str, may: str) -> None:
        self.hosting.allow(guest, may)

    def let_in(self, enc: str, answer: str) -> None:
        self.hosting.let_in(enc, answer)

    def unlink(self, guest: str) -> None:
        if guest != self.hosting.owner:
            self.hosting.unlink(guest)
            self._invite()

    def new_code(self) -> None:
        self.hosting.new_code()
        self._invite()

    def _invite(self) -> None:
        """The terminal says the new code."""
        for text in where(self.links, self.say):
            self.out(text)
        self.out(code(self.invitation))
        self._invite_far()

    def _invite_far(self) -> None:
        """As soon as the broker is there the terminal says the link for those who are elsewhere, and each other one."""
        link = self.faraway.link
        if link and link != self._far:
            self.out(elsewhere(link, self.say))
        self._far = link or self._far

    def _moved(self) -> None:
        self._invite_far()
        self.hosting.publish()

    def stop(self) -> None:
        """The answer to whoever wants it goes first."""
        self._forgets = True
        self.todo.put(None)

    def _told(self, _: Entry) -> None:
        """A guest has done something: whoever paused goes on."""
        playing = self.games.playing
        if playing is not None and RETURNED in playing.place.over:
            playing.place = replace(playing.place, over=tuple(each for each in playing.place.over if each != RETURNED))
        self.games.note_what_changed()

    def _set_aside(self, number: int) -> None:
        """Somebody has taken the game over, and what stands here from this entry on is here alone."""
        if self.games.playing is not None and number:
            self.games.mark(self.games.playing.game, aside=number)

    # -- its life --------------------------------------------------------------------------------

    def begin(self, game: str, names: list[str], options: dict[str, Any]) -> None:
        """A game that was said in the terminal."""
        charter(self.packs(game), names, bytes(32), options, self.known)  # Refused, before anything is kept
        self.games.new_game(game, names, options)

    def open(self, port: int, address: str) -> None:
        """Opens the file, and the line; why it can't be done is Refused, or OSError where nothing can be listened on."""
        self.games.open_save()
        if self.games.stuck_at is not None and self.games.stuck_at.reason not in LOST:
            raise self.games.stuck_at
        self._found = self._addresses() if address == ANYWHERE else []
        self.hosting.open(port, address)
        self.hosting.bases = tuple(f"http://{each}:{self.hosting.room.port}" for each in self._found or [LOOPBACK])
        self.hosting.publish()
        self.faraway.begins(self.hosting)

    def welcome(self, asked: int) -> None:
        """What whoever has started it has to know."""
        for text in welcome(self.links, self.hosting.room.port, asked, bool(self.hosting.owner), self.say):
            self.out(text)
        self.out(code(self.invitation))

    def run(self) -> None:
        """Until somebody stops it."""
        while True:
            try:
                act = self.todo.get(timeout=WAKES)
            except Empty:
                continue
            if act is None:
                return
            self._carefully(act)

    def _carefully(self, act: Act) -> None:
        """What breaks is written down, and the game goes on as it was kept."""
        try:
            act()
        except Refused as refused:
            self.games.trouble(refused)
        except Exception as error:
            last = self.session.journal.last if self.session else None
            write_report(self.home, error, f"#{last.number} {last.intent}" if last else "none")
            self.games.recover()

    def shut(self) -> None:
        """The line is down, the evening is noted, the file is closed. Who was linked may come back, or is forgotten."""
        if self.games.store is not None:
            self.games.keep_place()
            self.games.note()
        self.faraway.ends()
        (self.hosting.stop if self._forgets else self.hosting.pause)()
        if self.games.store is not None:
            self.games.store.close()


def main(arguments: list[str]) -> int:
    found = _parser().parse_args(arguments)
    home = Path(found.home) if found.home else usual_home()
    home.mkdir(parents=True, exist_ok=True)
    host = Laptop(home, found.language, _said, bytes.fromhex(found.seed) if found.seed else None)
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: host.todo.put(None))
    if found.owner:
        host.hosting.lose_owner()
    if found.broker:
        for field, text in (("address", found.broker), ("user", found.broker_user), ("password", os.environ.get(PASSWORD, ""))):
            host.faraway.write(field, text)
        if found.broker_page is not None:
            host.faraway.leads_to(found.broker_page)
        host.faraway.turn(True)
    try:
        host.open(found.port, found.address)
        if found.names:
            host.begin(found.game, found.names.split(","), {})
        host.welcome(found.port)
        host.run()
    except Refused as refused:
        print(host.refusal(refused, found.game), file=sys.stderr)
        return 1
    except OSError as error:
        print(unheard(error, host.say), file=sys.stderr)
        return 1
    finally:
        host.shut()
    return 0


def _said(text: str) -> None:
    """To the terminal; a code is left out where it has no letters for one."""
    try:
        print(text, flush=True)
    except UnicodeEncodeError:
        print(text.encode("ascii", "ignore").decode().strip(), flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m companion.page", description="A table that everybody has in a browser.")
    parser.add_argument("--home", default="", help="where the games are kept; where the app has them if it is not said")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--address", default=ANYWHERE, help="the interface to listen on; all of them where none is said")
    parser.add_argument("--language", choices=LANGUAGES, default=language(), help="of the terminal; each browser has its own")
    parser.add_argument("--owner", action="store_true", help="whoever joins next owns the host: where the owner's phone is lost")
    parser.add_argument("--broker", default="", help="wss://… of a broker, for guests who are elsewhere; it is remembered")
    parser.add_argument(
        "--broker-user", default="", help=f"its password is read from {PASSWORD}, which no list of programs shows"
    )
    parser.add_argument(
        "--broker-page", default=None, help="where the page of those guests lies; the project's site, if it is not said"
    )
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)), help="the game to begin")
    parser.add_argument("--names", default="", help="who plays, with commas; without it the first browser sets the game up")
    parser.add_argument("--seed", default="", help="for tests: 64 hexadecimal digits")
    return parser
