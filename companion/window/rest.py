"""What there is time for while nobody touches the screen: waste is swept up, then what will soon be wanted is made ready.

A piece at a time, each shorter than a page takes, and never while something moves.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from kivy.clock import Clock

from companion.kit.lazily import named_in, opened
from companion.show.face import Face
from companion.show.place import HOME
from companion.show.tokens import TYPE
from companion.window.light import seldom, waste
from companion.window.widgets.banner import Banner
from companion.window.widgets.partscolumn import WIDGETS
from companion.window.widgets.writing import open_font

AFTER = 0.3
"""Seconds without a touch."""
BETWEEN = 0.05
"""Seconds between two pieces: a touch comes through."""
FEW = 5
"""So many widgets are the first of their kind, or fonts are opened, in one piece: each takes a third of a millisecond."""
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


def batched(things: Iterable[Any]) -> Iterator[tuple[Any, ...]]:
    """A few at a time."""
    left = iter(things)
    while few := tuple(islice(left, FEW)):
        yield few


def ahead(app: Any, face: Face) -> Iterator[Callable[[], object]]:
    """Yields what makes ready the rooms one will go to, the nearest first, the parts of their pages and the fonts they are set
    in, what the game opens later, and the index of the book of rules. Of a widget the first takes three times as long as others.
    """
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
    for kinds in batched((Banner, *opened(WIDGETS).values())):
        yield lambda kinds=kinds: [kind() for kind in kinds]  # type: ignore[misc]
    for uses in batched(TYPE):
        yield lambda uses=uses: [open_font(use, app.theme) for use in uses]  # type: ignore[misc]
    for path in (*face.instruments.values(), *named_in(face), *named_in(app.session.game)):
        if path.partition(":")[0] not in sys.modules:
            yield lambda path=path: opened(path)  # type: ignore[misc]
    yield seldom.read_all
    for name in (*tabs, "rail"):
        yield lambda name=name: here() and app.place.room == HOME and app.stage.prepare(app, name)  # type: ignore[misc]
    yield lambda: app.session is not None and app.book.find("a")
