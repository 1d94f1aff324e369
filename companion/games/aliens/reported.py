"""What the report of Aliens holds. Only mypy and the docs read these types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from companion.games import Common, Seat
from companion.table import Json


class AliensSeat(Seat):
    heroes: list[str]
    vacant: bool
    """Whether it may flip a grunt now, because its hero is lost."""


class ActiveSeen(TypedDict):
    character: str
    actions: int
    """How many are left."""
    acted: bool
    used: list[str]
    """The stations at which its ability was used."""
    free: list[str]
    """The weapons that may fire once more, for free."""


class EnduranceSeen(TypedDict):
    above: int
    under: int
    exhaust: int
    discard: int
    removed: int
    stock: int
    deck: int
    """How many there are to draw."""
    losing_at: int
    """So many cards, exhausted one after the other, take the last one of deck and exhaust pile."""
    discards: list[str]
    """The discards by name, top first; on cardboard the app has only counted them."""


class HiddenSeen(TypedDict):
    """A hand that these eyes may not see."""

    count: int


class CountedHandSeen(TypedDict):
    """A hand of which the app has only counted the cards."""

    count: int
    counted: list[str]


class CharacterSeen(TypedDict):
    side: str
    seat: str | None
    rank: int
    dial: int
    status: str
    facehugger: bool
    activated: bool
    aim: int | None
    """This number and the four below are null where nobody has told them."""
    tech: int | None
    speed: int | None
    defense: int | None
    melee: int | None
    kind: str
    weapons: list[str]
    equipment: list[str]
    hazards: list[str]
    """What lies on the character and strikes at each activation."""


# "from" is a word that Python keeps for itself
PieceSeen = TypedDict("PieceSeen", {"piece": str, "kind": str, "tokens": int, "from": str, "number": NotRequired[int]})
"""What stands on the board; of a blip its number, for eyes that may see it."""


class BlipsSeen(TypedDict):
    pool: int


class TrackerDeckSeen(TypedDict):
    draw: int
    discard: int
    removed: int
    top_level: int | None
    """The level on the back of the top card."""


class AliensDecks(TypedDict):
    motion_tracker: TrackerDeckSeen


class MotionSeen(TypedDict):
    cards: dict[str, int]
    """How many each seat draws in this turn."""
    left: int
    drawing: list[str]
    """Who draws each card that is left, as it was settled when the step began."""


class TunnelsSeen(TypedDict):
    placed: int
    limit: int


class BarricadesSeen(TypedDict):
    doors: int
    spawn: list[str]
    tunnel: list[str]
    limit: int


class MarksSeen(TypedDict):
    crate: int
    computer: int
    exit: int


class LeadSeen(TypedDict):
    hero: str
    left: int


class GoesOnSeen(TypedDict):
    character: str
    piece: str | None
    defensive: bool


class BillSeen(TypedDict):
    kept: int
    hazards: int
    rest: int
    lost: int


class CampaignSeen(TypedDict):
    mission: str
    won: list[str]
    killed: list[str]
    captured: list[str]
    facehugged: list[str]
    resupplied: bool
    bill: BillSeen | None
    """What became of the discards of the last mission: brought back by choice, hazards, the rest, and how many of it are lost."""
    score: int | None


class OddsSeen(TypedDict):
    types: dict[str, float]
    levels: dict[str, int]
    hits: dict[str, int]


class AliensReport(Common[AliensSeat]):
    seat: str
    """Whose eyes these are: a seat, table, or everything."""
    edition: int
    """The year of the rules: 2023 or 2020."""
    mode: str
    """What is played: single (one mission), bug_hunt or campaign."""
    mission: Json
    """The mission that was chosen, by its name or as the owner wrote it."""
    plan: Mapping[str, Json]
    """What the mission that is played says, as it stands in the pack."""
    turn_dial: int | None
    """The number on the turn dial; null in a mission without it."""
    leader: str | None
    """The seat that leads; null where nobody has a rank."""
    leaders: list[str]
    """That seat and those of the same rank, who decide together."""
    token: str | None
    """The seat that holds the token of whose turn it is."""
    active: ActiveSeen | None
    """Who is activated now, and what is left of the activation; null between two."""
    endurance: EnduranceSeen
    """How many endurance cards lie where, and the discards."""
    hands: dict[str, HiddenSeen | CountedHandSeen | list[str]]
    """The hand of each seat, by names for eyes that may see it, else only how many cards."""
    characters: dict[str, CharacterSeen]
    """Every character of the squad, and who was lost in a campaign."""
    in_play: list[PieceSeen]
    """Every alien and blip on the board, by its letter; `from` is where it came from."""
    blips: BlipsSeen
    """How many blips are in the pool."""
    boards: dict[str, int | None]
    """How fast the blips of each board moved in this turn; null where they have not moved."""
    sentry: dict[str, int]
    """The ammunition on the dial of each sentry gun."""
    decks: AliensDecks
    """How many tracker cards lie where, and the level on the back of the top one."""
    motion: MotionSeen
    """How many tracker cards each seat draws in this turn, and how many are still to be drawn."""
    tunnels: TunnelsSeen
    """How many tunnels lie on the board, of how many."""
    barricades: BarricadesSeen
    """Where barricades stand, and how many there are at most."""
    marks: MarksSeen
    """How many crates, computers and exits are marked."""
    turned: list[int]
    """Which of the first mission's own blips were turned over."""
    lead: LeadSeen | None
    """Which hero leads grunts now, and how many more; null where nobody does."""
    goes_on: GoesOnSeen | None
    """The attack that may go on with Full Auto; null where there is none."""
    area_rolls: list[int]
    """The dice of the area or the sentry gun that was rolled last, one of which may be rolled again."""
    stock: dict[str, int]
    """How many of each weapon and piece of equipment nobody carries, before the first turn."""
    able: dict[str, list[str]]
    """Between two missions: who could go on each."""
    newt_unsaid: list[str]
    """Of those the ones that the owner has typed without a word about Newt, who may come along."""
    campaign: CampaignSeen | None
    """How the campaign stands; null in other modes."""
    odds: OddsSeen | None
    """The chances of types and levels of cards and of hits; null where the table has chosen not to see them."""
    looking: list[str]
    """What this seat looked at last."""
    setup_done: list[str]
    """The tasks of the set-up list that are ticked."""
