"""What the report of Lockdown holds. Only mypy and the docs read these types."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from companion.games import Seat
from companion.games.family.reported import DeckSeen, FamilyReport, HeldSeen


class LockdownChooses(TypedDict):
    """How many cards wait for a choice."""

    search: int


class LockdownSeat(Seat):
    larva: bool
    slime: bool
    knowledge: int
    entered: list[str]
    """Of knowledge and signal, what somebody has set in this game."""
    archive: bool
    signal: bool
    pod: str
    """The letter of the pod in which it sits; "" for none."""
    character: str
    contamination: int
    chooses: LockdownChooses
    holds: HeldSeen
    """How many cards it holds that the app has dealt."""
    search: NotRequired[list[str]]
    """The cards to choose from, for eyes that may see them; likewise the two below."""
    items: NotRequired[list[str]]
    objectives: NotRequired[list[str]]


class LockdownTime(TypedDict):
    slot: int | None
    side: str
    """Blue while the backup is on, else red."""


class ComingSeen(TypedDict):
    """What a slot of the time track brings; what it does not bring is absent."""

    slot: int
    line: NotRequired[str]
    css: NotRequired[bool]
    isolation: NotRequired[bool]
    alert: NotRequired[bool]
    autodestruction: NotRequired[str]
    """The side of its token."""
    purge: NotRequired[bool]


class LockdownTrack(TypedDict):
    lines: dict[str, str]
    """The colour of the power line before each slot that has one."""
    white: int
    """The slot from which isolation is open."""
    css: list[int]
    """The slots that have a CSS token at first."""


class PowerSeen(TypedDict):
    token: int
    on: bool


class CssSeen(TypedDict):
    face: NotRequired[str]
    """What it shows, for eyes that may see it."""
    seen_by: list[str]


class AlertSeen(TypedDict):
    slot: int


class AutodestructionSeen(TypedDict):
    slot: int
    side: str


class ComputerDeckSeen(DeckSeen):
    open: str | None
    """The card that lies open."""


class LockdownDecks(TypedDict):
    event: DeckSeen
    attack: DeckSeen
    computer: ComputerDeckSeen
    contamination: DeckSeen
    wounds: DeckSeen
    mars: DeckSeen


class LockdownExploration(TypedDict):
    exploration: int
    surface_exploration: int


class CountedSeen(TypedDict):
    count: int


class KnowledgeCode(TypedDict):
    direction: str
    """Little or much: who knows no more than the bound, or more than it."""
    bound: int


class ContingencySeen(TypedDict):
    pool_count: int
    code: str
    """The active code, once the verdict has turned it over or been told; "" before."""
    open: list[str]
    revealed: list[str]
    seats: dict[str, CountedSeen | list[str]]
    """The tokens of each seat as codes for eyes that may see them, else only how many there are."""
    pool: NotRequired[list[str]]
    active: NotRequired[str | None]


class LockdownReport(FamilyReport[LockdownSeat]):
    time: LockdownTime
    """The slot on which time stands, and its side: blue while the backup is on."""
    forecast: list[ComingSeen]
    """What each slot brings that is still to come."""
    track: LockdownTrack
    """What is printed on the time track: power lines, the white slot, and where CSS tokens begin."""
    power: dict[str, PowerSeen]
    """The token in each section, and whether it is on."""
    css: dict[str, CssSeen]
    """The CSS tokens on the track, by slot: who has seen each, and its face for eyes that may see it."""
    autodestruction: AutodestructionSeen | None
    """Where its token lies and on which side; null while it does not run."""
    alert: AlertSeen | None
    """Where its token lies; null while there is no alert."""
    isolation_open: bool
    """Whether the isolation room is open."""
    gate_open: bool
    """Whether the gate to the surface is open."""
    decks: LockdownDecks
    """How many cards of each deck lie where, what came last, and what lies open."""
    exploration: LockdownExploration
    """How many exploration tokens are left, under ground and on the surface."""
    knowledge_code: KnowledgeCode
    """By which knowledge code yellow kills in this game."""
    contingency: ContingencySeen
    """The contingency tokens: how many, and as codes those that these eyes may see."""
