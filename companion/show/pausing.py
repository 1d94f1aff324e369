"""The evening pauses and goes on: the picture of the board beside the save, what is noted, and what those who return are told."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from companion.device import PICTURES
from companion.saves.album import Album, turned
from companion.saves.evening import Evening
from companion.show.files import Files
from companion.show.games import NOT_KEPT, Games
from companion.show.howlong import how_long
from companion.show.pictures.launch import MINUTE, hours
from companion.show.pictures.pause import Paused
from companion.show.pictures.record import BOARD
from companion.show.pictures.shelf import day
from companion.show.place import Place
from companion.show.playing import Playing
from companion.show.shell import Later, Shell
from companion.table import Refused


class Pausing:
    """What PAUSE does to the open game, and what a return shows of it."""

    def __init__(self, shell: Shell, games: Games, files: Files, later: Later) -> None:
        self.shell, self.games, self._files, self._later = shell, games, files, later

    @property
    def _album(self) -> Album:
        return self.games.album

    @property
    def playing(self) -> Playing:
        assert self.games.playing is not None
        return self.games.playing

    @property
    def may(self) -> bool:
        """Whether the open game is one that is kept and goes on."""
        playing = self.games.playing
        tried = playing is None or playing.game == NOT_KEPT
        return not (tried or self.playing.session.only_to_look or self.playing.view["phase"] == "over")

    def open(self) -> None:
        """To the page, with what was played until now."""
        self.games.note()
        self.shell.over("pause")

    # -- before ----------------------------------------------------------------------------------

    def photograph(self) -> None:
        """The system's camera, or where there is none a file that somebody chooses."""
        device, take = self.shell.device, partial(self._taken, self.playing.game)
        if device.has_camera():
            device.photograph(lambda file: self._later(lambda: take(file)))
        else:
            self._files.pick(take, PICTURES)

    def _taken(self, game: int, file: Path) -> None:
        """A picture has come, if the game is still open for which it was taken."""
        playing = self.games.playing
        if playing is None or playing.game != game:
            return
        try:
            self._album.keep(self._name, file)
        except Refused as refused:
            self.shell.notice = self.shell.refusal(refused)
        else:
            self.shell.notice = ""
            self.games.mark(game, pictured=len(playing.session.journal.entries))
        self.shell.refresh()

    @property
    def _name(self) -> str:
        return self.playing.session.charter.seal

    def pause(self) -> None:
        """Everything is kept already: the evening is noted, and the launch screen has the game."""
        game = self.playing.game
        self.shell.go(Place())
        self.games.mark(game, paused=int(self.games.stopwatch.now()))

    # -- after -----------------------------------------------------------------------------------

    def go_on(self) -> None:
        self.shell.close()

    def picture(self) -> Paused:
        """The open game, as PAUSE and the way back show it."""
        shell, playing, say = self.shell, self.playing, self.shell.say
        session, face, evening = playing.session, playing.face, self.evening
        file = self._album.find(self._name) if evening.pictured == len(session.journal.entries) else None
        played = say("{time} PLAYED", time=hours(evening.played, say)) if evening.played >= MINUTE else ""
        kept = say("#{n} KEPT", n=len(session.journal.entries))
        return Paused(
            stands=face.stands_at(playing.view, say),
            kept=" · ".join(filter(None, (kept, played))),
            file=str(file) if file else "",
            turned=turned(file.read_bytes()) if file else 0,
            taken=file.stat().st_mtime_ns if file else 0,
            day=day(evening.paused or evening.last, self.games.stopwatch.now(), say),
            camera=shell.device.has_camera(),
            due=tuple(replace(row, does=None) for row in playing.due),
            long=self.how_long(),
            recap=face.recap(playing.view, say),
            next=self._next(),
            checks=BOARD in session.record(),
        )

    @property
    def evening(self) -> Evening:
        """How the open game was noted last; of one that is only tried nothing is."""
        if self.playing.game == NOT_KEPT:
            return Evening(self.playing.session.pack.id, (), 0)
        return self.games.kept.saved(self.playing.game).evening

    def how_long(self) -> tuple[str, ...]:
        playing = self.playing
        return how_long(self.evening, playing.face.rounds_left(playing.view, playing.session), self.shell.say)

    def _next(self) -> str:
        """Who is next, or which step of the end of the round is."""
        playing, say = self.playing, self.shell.say
        if playing.face.turn.on_rail(playing.view, False):
            return playing.face.turn.title(playing.view, say)
        who = playing.face.next_up(playing.view, playing.acting)
        return say("NEXT: {who}", who=who.upper()) if who else ""

    def read_out(self) -> None:
        """What those who return are told, aloud where they want that."""
        if self.shell.settings.speech:
            recap = self.playing.face.recap(self.playing.view, self.shell.say)
            said = [says for _, says in recap]
            self.shell.device.speak(" ".join(filter(None, (*said, self._next()))), self.shell.say.language)


def pause(app: Any) -> None:
    app.pausing.pause()


def photograph(app: Any) -> None:
    app.pausing.photograph()


def go_on(app: Any) -> None:
    app.pausing.go_on()


def back_up(app: Any) -> None:
    app.files.back_up()
