"""FAR AWAY: what people decide about guests who are elsewhere, on a phone and on a host without a window alike.

Nothing that speaks to a broker is read before it is turned on, or tried.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.about import FAR_PAGE
from companion.kit.lazily import opened
from companion.saves.broker import Named
from companion.show.pictures.faraway import FIELDS, MISSING, OFF, SAID, TRIES, UP, Far

MOST = 120
"""What is typed has no more letters."""


class FarAway:
    """A broker as it was typed, and what became of it."""

    def __init__(self, home: Path, later: Callable[[Callable[[], object]], object], changed: Callable[[], object]) -> None:
        self.home, self._later, self._changed = home, later, changed
        self.named = Named.read(home)
        self.hosting: Any = None
        """The table that is open; None for none."""
        self.wrong = ""
        """Why nothing is tried."""
        self.tested = ""
        """What came of a test, or that it runs."""
        self._tests = 0

    # -- the table is open, or not ---------------------------------------------------------------

    def begins(self, hosting: Any) -> None:
        """It goes on where it was."""
        self.hosting = hosting
        if self.named.on:
            self._go()

    def ends(self) -> None:
        self.hosting = None

    # -- what people decide ----------------------------------------------------------------------

    def turn(self, on: bool) -> None:
        self._names(replace(self.named, on=on))
        if on:
            self._go()
        else:
            self._leave()
        self._changed()

    def write(self, field: str, text: str) -> None:
        """A field, as it is typed; what is told of another broker is not told of this one."""
        if field not in FIELDS or getattr(self.named, field) == text[:MOST]:
            return
        told: dict[str, Any] = {field: text[:MOST], "on": False}
        was = self.named.on
        self._names(replace(self.named, **told))
        self.tested = self.wrong = ""
        if was:
            self._leave()
            self._changed()

    def leads_to(self, page: str) -> None:
        """Where the page lies that the link opens; "" for the project's site."""
        self._names(replace(self.named, page=page))

    def test(self) -> None:
        """Whether the broker lets a table in, and passes on what is said; no word of this one is said."""
        self._tests += 1
        number, broker = self._tests, self._read()
        if broker is not None:
            try:
                opened("companion.sharing.broker:tried")(broker, lambda state: self._later(lambda: self._tried(number, state)))
                self.tested = TRIES
            except ImportError:
                self.wrong = MISSING
        self._changed()

    def _tried(self, number: int, state: str) -> None:
        if number == self._tests:
            self.tested = state
            self._changed()

    def _names(self, named: Named) -> None:
        self.named = named
        named.keep(self.home)

    def _read(self) -> Any:
        """The broker; None where what was typed is none, and `wrong` says why."""
        self.wrong, self.tested = "", ""
        far: Any = opened("companion.sharing.far:Broker")
        try:
            return far.read(self.named.address, self.named.user, self.named.password)
        except ValueError as error:
            self.wrong = str(error)
            return None

    def _go(self) -> None:
        broker = self._read()
        if broker is not None and self.hosting is not None:
            try:
                self.hosting.go_far(broker)
            except ImportError:
                self.wrong = MISSING

    def _leave(self) -> None:
        self.wrong = ""
        if self.hosting is not None:
            self.hosting.go_far(None)

    # -- what is shown ---------------------------------------------------------------------------

    @property
    def state(self) -> str:
        line = self.hosting.far if self.hosting is not None else None
        found = self.wrong or (line.state if line is not None else OFF)
        return found if found in SAID else OFF

    @property
    def link(self) -> str:
        """What a code says to those who are elsewhere; "" as long as they could not come."""
        if self.state != UP:
            return ""
        page = self.named.page or FAR_PAGE
        return str(opened("companion.sharing.far:link_by")(page, self.hosting.guests, self.hosting.far.broker))

    def picture(self) -> Far:
        named = self.named
        return Far(named.on, self.state, named.address, named.user, bool(named.password), self.link, self.tested)
