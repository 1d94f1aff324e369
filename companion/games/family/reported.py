"""What the parts of a report hold that every game of the family tells. Only mypy and the docs read these types."""

from __future__ import annotations

from typing import Generic, NotRequired, TypedDict, TypeVar

from companion.games import Common, Seat
from companion.table import Json

S = TypeVar("S", bound=Seat)


class IntruderSeen(TypedDict):
    """One that stands on the board."""

    piece: str
    kind: str
    token: bool
    """Whether it stands as its own token, and not as a stand-in."""
    injuries: int


class DeckSeen(TypedDict):
    """How many cards lie where."""

    draw: int
    discard: int
    removed: int
    last: NotRequired[str | None]
    """The card that came last; only of the two decks that come every round."""
    order: NotRequired[list[str]]
    """The draw pile from its top; only for eyes that see everything."""


class LimitedSeen(TypedDict):
    """Markers that may run out."""

    placed: int
    limit: int


class MarkersSeen(TypedDict):
    fire: LimitedSeen
    malfunction: LimitedSeen
    eggs: int
    """Those in the nest."""


class TurnSeen(TypedDict):
    seat: str
    """Whose turn it is; "" in the event phase, and where everybody has passed."""
    action: int
    """Which action comes next, from 1; 0 where it is nobody's turn."""
    of: int
    """How many actions the turn is."""
    last: bool
    """Whether nobody else takes a turn any more in this round."""
    passed: list[str]
    """The seats that take no more turns in this round."""


class DraftSeen(TypedDict):
    seat: str
    """Who chooses a character; "" for nobody."""
    shown: list[str]


class HeldSeen(TypedDict):
    """How many cards a seat holds; that much everybody sees."""

    item: int
    objective: int


class JudgedSeen(TypedDict):
    """What the verdict says of a seat."""

    alive: bool
    verdict: str
    reasons: list[str]


class FamilyReport(Common[S], Generic[S]):
    """What every game of the family tells besides, under the same names."""

    seat: str
    """Whose eyes these are: a seat, table, or everything."""
    turn: TurnSeen | None
    """Whose turn it is, where the app keeps turns; null where the table does."""
    bag: dict[str, int]
    """How many tokens of each kind are in the intruder bag."""
    odds: dict[str, float] | None
    """The chance of each kind for the next token; null where the table has chosen not to see it."""
    supply: dict[str, int]
    """How many tokens of each kind are in the supply."""
    in_play: list[IntruderSeen]
    """Every intruder on the board."""
    drawn: list[str]
    """The kinds of the tokens that somebody holds in hand."""
    venting: bool
    """Whether a room is being vented."""
    first_encounter: bool
    """Whether somebody has met an intruder yet."""
    first_death: bool
    """Whether somebody has died yet."""
    markers: MarkersSeen
    """Fires and malfunctions with their limits, and the eggs in the nest."""
    weakness: dict[str, str]
    """The weakness cards that lie open, each by where it lies."""
    researched: list[str]
    """The kinds of objects that were researched."""
    draft: DraftSeen
    """Who chooses a character, and the cards that were shown."""
    crafted: dict[str, int]
    """How many of each crafted item are left."""
    looking: list[str]
    """What this seat looked at last."""
    setup_done: list[str]
    """The tasks of the set-up list that are ticked."""
    verdict: dict[str, JudgedSeen]
    """What the victory check has said of each seat so far."""
    judged: int
    """How many steps of the victory check are done."""
    asks: dict[str, Json]
    """What the next step asks before it judges, each with the value that counts if nobody says otherwise."""
