"""What there is time for while nobody touches the screen: waste is swept up, then what will soon be wanted is made ready.

A piece at a time, each shorter than a page takes, and never while something moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from kivy.clock import Clock

from companion.show.face import Face
from companion.window.light import waste

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
        self._ready: Face | None = None
        """The game for which everything is ready, or will be."""
        self._ahead: Iterator[Callable[[], object]] = iter(())

    def again(self) -> None:
        self.stop()
        self._timer()

    def stop(self) -> None:
        self._timer.cancel()
        self._next.cancel()

    def _resting(self, _: float) -> None:
        if self.app.stage.ids.door.moving:
            self._timer()
            return
        waste.sweep()
        if self.app.session is not None and self._ready is not self.app.playing.face:
            self._ready = self.app.playing.face
            self._ahead = ahead(self.app, self._ready)
        piece = next(self._ahead, None)
        if piece is not None:
            piece()
            self._next()


def ahead(app: Any, face: Face) -> Iterator[Callable[[], object]]:
    """The rooms one will go to, the nearest first, those that are kept made; then what the book of rules is looked through by."""
    from companion.window.stage import ROOMS

    for name in (*(tab.name for tab in face.tabs), *SOON):
        module, _, kind = (face.rooms.get(name) or ROOMS[name]).partition(":")
        yield lambda module=module: import_module(module)  # type: ignore[misc]
        if getattr(import_module(module), kind).kept:
            yield lambda name=name: app.stage.face is face and app.stage.screen(name)  # type: ignore[misc]
    yield lambda: app.session is not None and app.book.find("a")
