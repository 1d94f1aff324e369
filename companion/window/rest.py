"""What there is time for while nobody touches the screen: waste is swept up, then what will soon be wanted is made ready.

A piece at a time, each shorter than a page takes, and never while something moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kivy.clock import Clock

from companion.kit.lazily import opened
from companion.show.face import Face
from companion.show.place import HOME
from companion.window.light import waste
from companion.window.widgets.partscolumn import WIDGETS

AFTER = 0.3
"""Seconds without a touch."""
BETWEEN = 0.05
"""Seconds between two pieces: a touch comes through."""
SOON = ("result", "rail", "choose", "secret", "entry", "history", "bag", "record", "menu", "rule", "chapter")
"""Rooms of the shell that an evening leads to, besides the tabs."""


class Rest:
    """Begins anew with every touch and every picture."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self._timer = Clock.create_trigger(self._resting, AFTER)
        self._next = Clock.create_trigger(self._resting, BETWEEN)
        self._work = Clock.create_trigger(self._working, 0)
        self._task: Callable[[], bool] | None = None
        """What takes long and is wanted now, a frame's worth at a time; it says whether there is more."""
        self._ready: Face | None = None
        """The game for which everything is ready, or will be."""
        self._ahead: Iterator[Callable[[], object]] = iter(())

    def again(self) -> None:
        self.stop()
        self._timer()

    def stop(self) -> None:
        self._timer.cancel()
        self._next.cancel()
        self._work.cancel()

    def take_on(self, task: Callable[[], bool]) -> None:
        """Something long, whenever nobody touches the screen; it takes the place of what was taken on before."""
        self._task = task
        self._timer()

    def _resting(self, _: float) -> None:
        if self.app.stage.ids.door.moving:
            self._timer()
            return
        waste.sweep()
        if self._task is not None:
            self._work()
            return
        if self.app.session is not None and self._ready is not self.app.playing.face:
            self._ready = self.app.playing.face
            self._ahead = ahead(self.app, self._ready)
        piece = next(self._ahead, None)
        if piece is not None:
            piece()
            self._next()

    def _working(self, _: float) -> None:
        """One frame's worth."""
        if self._task is not None and self._task():
            self._work()
        else:
            self._task = None
            self._timer()


def ahead(app: Any, face: Face) -> Iterator[Callable[[], object]]:
    """Yields what makes ready the rooms one will go to, the nearest first, and the index of the book of rules."""
    from companion.window.stage import ROOMS

    def here() -> bool:
        return app.session is not None and app.stage.face is face

    tabs = [tab.name for tab in face.tabs]
    for name in (*tabs, *SOON):
        path = face.rooms.get(name) or ROOMS[name]
        yield lambda path=path: opened(path)  # type: ignore[misc]
        if getattr(opened(path), "kept", False):
            yield lambda name=name: here() and app.stage.screen(name)  # type: ignore[misc]
    yield lambda: opened(WIDGETS)
    for path in dict.fromkeys(face.instruments.values()):
        yield lambda path=path: opened(path)  # type: ignore[misc]
    for name in tabs:
        yield lambda name=name: here() and app.place.room == HOME and app.stage.prepare(app, name)  # type: ignore[misc]
    yield lambda: app.session is not None and app.book.find("a")
