"""Aliens as people meet it: one value that the shell asks."""

from companion.kit.lazily import later
from companion.show.aliens.rail import forward, on_rail, phases, title
from companion.show.aliens.secrets import held
from companion.show.aliens.strip import stands_at, strip, waiting
from companion.show.aliens.table import table
from companion.show.aliens.verbs import VERBS
from companion.show.aliens.words import (
    COMPONENTS,
    ENDINGS,
    ENTRIES,
    FACTS,
    LANES,
    OPTIONS,
    ORDERS,
    PAGES,
    PIECES,
    QUESTIONS,
    STEPS,
)
from companion.show.face import Face, Tab
from companion.show.tongue import word

ROOMS, WIDGETS = "companion.window.aliens.rooms", "companion.window.aliens.widgets"

FACE = Face(
    tabs=(
        Tab("table", "tab-table", word("TABLE")),
        Tab("dials", "time", word("TRACKS")),
        Tab("crew", "tab-crew", word("CREW")),
        Tab("rules", "tab-rules", word("RULES")),
    ),
    aside="dials",
    verbs=VERBS,
    strip=strip,
    table=table,
    title=word("ALIENS"),
    says=word("The deck that is your life, kept"),
    emblem="emblem-stack",
    steps=STEPS,
    questions=QUESTIONS,
    orders=ORDERS,
    pieces=PIECES,
    endings=ENDINGS,
    options=OPTIONS,
    components=COMPONENTS,
    facts=FACTS,
    entries=ENTRIES,
    lanes=LANES,
    pages=PAGES,
    details=later(f"{__name__}.details:details"),
    choices=later(f"{__name__}.choices:choices"),
    card=later(f"{__name__}.rail:card"),
    on_rail=on_rail,
    rail_title=title,
    phases=phases,
    forward=forward,
    round=word("TURN {round}"),
    last=word("DONE: NEXT TURN"),
    ended=later(f"{__name__}.ended:ended"),
    next_on_results=False,
    begins="alien_phase",
    seats_act=False,
    hand=held,
    look=later(f"{__name__}.record:look"),
    waiting=waiting,
    stands_at=stands_at,
    film=later(f"{__name__}.film:film"),
    counted=("attack", "defend", "spot"),
    rooms={"dials": f"{ROOMS}.dials:DialsScreen", "crew": f"{ROOMS}.crew:SquadCrew"},
    instruments={
        "windows": f"{WIDGETS}.pile:Piles",
        "idle": f"{WIDGETS}.acting:ActingBox",
        "waiting": f"{WIDGETS}.pile:WaitingDeck",
        "film.film": f"{WIDGETS}.chart:DeckPlot",
        "part.roll": f"{WIDGETS}.parts:RollBox",
        "part.letters": f"{WIDGETS}.parts:LettersBox",
        "part.presses": f"{WIDGETS}.parts:PressesBox",
        "part.boards": f"{WIDGETS}.boards:BoardsBox",
        "part.swarm": f"{WIDGETS}.swarm:SwarmBox",
        "part.revealed": f"{WIDGETS}.swarm:RevealedBox",
        "part.who": f"{WIDGETS}.steps:WhoBox",
        "part.steps": f"{WIDGETS}.steps:StepsBox",
        "part.left": f"{WIDGETS}.steps:LeftBox",
        "part.chain": f"{WIDGETS}.between:ChainBox",
        "part.people": f"{WIDGETS}.between:PeopleBox",
        "part.score": f"{WIDGETS}.between:ScoreBox",
    },
)
