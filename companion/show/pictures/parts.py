"""What a card is made of: small values, each drawn by a widget of its own, one under the other. A game may bring more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Literal

from companion.table import Json
from companion.value import value


@value
class Heading:
    """The name of a step, or of what was drawn."""

    text: str
    role: str = "ink"


@value
class Sentences:
    """Sentences, one under the other."""

    lines: tuple[str, ...]
    role: str = "ink"
    large: bool = False
    """What a card does, rather than what goes with it."""


@value
class MarkedLine:
    """What is done, beside the symbol of what it is about."""

    symbol: str
    says: str
    role: str = "ink"


@value
class Change:
    """From one value to the next, over a bar if there is a line between them, and why."""

    before: str
    after: str
    says: str = ""
    bar: str = ""
    """The role of its colour; "" where there is none."""


@value
class Movers:
    """What was drawn, who moves because of it, and by what number."""

    name: str
    symbols: tuple[str, ...]
    word: str
    number: str
    says: str = ""
    """How they move; it goes where something is asked and room is short."""
    asks: bool = False


@value
class DrawnToken:
    """What came out of a bag: its symbol, its name, and what that means."""

    symbol: str
    name: str
    lines: tuple[str, ...]
    role: str = "ink"
    compact: bool = False
    """It has been read, and makes room."""


@value
class Framed:
    """What counts only somewhere: in a hatched frame, with the places."""

    title: str
    places: str
    says: str


@value
class Press:
    """A button that does an intent."""

    label: str
    symbol: str
    intent: str
    parameters: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """By which a test finds it."""
        return " ".join([self.intent, *map(str, self.parameters.values())])


State = Literal["done", "now", "then", "out"]


@value
class SeatRow:
    """One seat in a step that everybody takes: what came of it, or whether it is its turn."""

    number: str
    name: str
    state: State
    figure: str = ""
    symbol: str = ""
    says: str = ""
    press: Press | None = None
    """What its result may bring about."""
    answer: Json = None
    """What a tap on the row answers, where it is its turn; None where nothing can be said."""


@value
class SeatRows:
    rows: tuple[SeatRow, ...]
    says: str = ""
    """What goes for all of them, said once."""


@value
class AgendaRow:
    """One station of what is ahead: what it will do, or why it will be passed over."""

    number: str
    label: str
    says: str
    skipped: bool = False


@value
class Agenda:
    """What is ahead, station by station."""

    rows: tuple[AgendaRow, ...]


@value
class Own:
    """What only this game draws: its instrument "part.NAME" is shown this value."""

    name: str
    value: Any


Part = Heading | Sentences | MarkedLine | Change | Movers | DrawnToken | Framed | SeatRows | Agenda | Own
