"""What the report of Nemesis holds. Only mypy and the docs read these types."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from companion.games import Seat
from companion.games.family.reported import DeckSeen, FamilyReport, HeldSeen


class NemesisChooses(TypedDict):
    """How many cards wait for a choice."""

    search: int
    mutation: int


class NemesisSeat(Seat):
    larva: bool
    slime: bool
    signal: bool
    character: str
    pod: str | None
    """The number of the pod in which it sits."""
    mutation: bool
    mutation_markers: int
    insanity: int
    offer: bool
    contamination: int
    chooses: NemesisChooses
    holds: HeldSeen
    """How many cards it holds that the app has dealt."""
    search: NotRequired[list[str]]
    """The cards to choose from, for eyes that may see them; likewise all below."""
    items: NotRequired[list[str]]
    objectives: NotRequired[list[str]]
    mutation_card: NotRequired[list[str]]
    mutation_offered: NotRequired[list[str]]
    mutation_open: NotRequired[list[str]]


class NemesisTime(TypedDict):
    slot: int


class NemesisTrack(TypedDict):
    hibernation: int
    yellow: int


class SelfdestructSeen(TypedDict):
    slot: int
    yellow: bool
    """Whether it is too late to stop it."""


class CoordinatesSeen(TypedDict):
    seen_by: list[str]
    last: str
    """Who looked at the card last; "" for nobody."""
    A: NotRequired[str]
    """Where the ship goes from there, for eyes that may see the card; likewise B, C and D."""
    B: NotRequired[str]
    C: NotRequired[str]
    D: NotRequired[str]


class LastLookSeen(TypedDict):
    seat: str
    """Who looked; "" where an effect turned the order round."""
    turned: bool
    """Whether the order was changed then."""


class EngineSeen(TypedDict):
    top: NotRequired[str]
    """The state that is true, for eyes that may see it."""
    seen_by: list[str]
    last: LastLookSeen | None


class PodSeen(TypedDict):
    section: str
    locked: bool
    seats: list[str]


class NemesisDecks(TypedDict):
    event: DeckSeen
    attack: DeckSeen
    contamination: DeckSeen
    wounds: DeckSeen
    mutations: DeckSeen
    panic: DeckSeen
    alerts: DeckSeen


class NemesisExploration(TypedDict):
    exploration: int
    aftermath: int
    known: list[int]
    """The slots of tokens that somebody has looked at and laid back."""


class AdaptationSeen(TypedDict):
    open: bool
    gone: bool


class LairsSeen(TypedDict):
    hidden: int
    standing: int
    destroyed: int


class LairSeen(TypedDict):
    """One that stands on the board."""

    piece: str
    injuries: int


class IntruderPlayerSeen(TypedDict):
    seat: str | None
    active: bool
    passed: bool
    offered: list[str]
    """The cards that were turned up for a choice."""
    draw: int
    discard: int
    hand: NotRequired[list[str]]
    """The cards in hand, for eyes that may see them."""
    cards: NotRequired[int]
    """How many are in hand, for all others."""


class AlertCardSeen(TypedDict):
    card: str | None
    stage: int
    done: bool


class ShuttleSeen(TypedDict):
    left: int


class HourglassSeen(TypedDict):
    state: str
    seconds: int
    left: int


class TurretSeen(TypedDict):
    status: NotRequired[str]
    """What its upper token says, for eyes that may see it."""
    open: bool


class NemesisReport(FamilyReport[NemesisSeat]):
    time: NemesisTime | None
    """The slot on which time stands; null where time is not counted."""
    track: NemesisTrack
    """The slot of time that opens the chambers, and the space of self-destruct that is the first yellow one."""
    selfdestruct: SelfdestructSeen | None
    """Where its marker stands; null while the sequence does not run."""
    hibernation_open: bool
    """Whether the hibernation chambers are open."""
    destination: str
    """The space on which the destination marker stands."""
    coordinates: CoordinatesSeen
    """Who has looked at the card of coordinates, and what it says for eyes that may see it."""
    engines: dict[str, EngineSeen]
    """Each engine: who has looked, and its state for eyes that may see it."""
    pods: dict[str, PodSeen]
    """The escape pods that are left, by number."""
    nest_destroyed: bool
    """Whether no egg lies in the nest."""
    queen_dead: bool
    """Whether the queen was killed."""
    decks: NemesisDecks
    """How many cards of each deck lie where, and what came last."""
    exploration: NemesisExploration
    """How many exploration tokens are left, and which of them somebody has seen."""
    limits: dict[str, int]
    """How many miniatures of each kind there are."""
    adaptations: dict[str, AdaptationSeen]
    """Which adaptations of the carnomorphs lie open, and which have left the game."""
    adaptation_cards: dict[str, str]
    """The adaptations that lie open, by kind."""
    voracious: bool
    """Whether the carnomorphs are voracious."""
    butcher_dead: bool
    """Whether the butcher was killed."""
    lairs: LairsSeen
    """How many lairs of the void seeders are hidden, standing and destroyed."""
    lairs_standing: list[LairSeen]
    """The lairs that stand, and how much each is hurt."""
    despoiler_gone: bool
    """Whether the despoiler never comes again."""
    insanity_track: dict[str, str]
    """Which void seeder comes at each level of insanity."""
    intruder_player: IntruderPlayerSeen | None
    """Who plays the intruders, and with what; null where nobody may."""
    alert: AlertCardSeen | None
    """The alert of a mission that runs now; null where none does."""
    shuttle: ShuttleSeen | None
    """How many turns are left on the shuttle track; null where it is not counted."""
    hourglass: HourglassSeen | None
    """The hourglass of Aftermath; null in a game without it."""
    turrets: dict[str, TurretSeen]
    """The turrets on the board, and their status for eyes that may see it."""
    aside: bool
    """Whether the rail stands on a card that was played in the middle of a turn."""
