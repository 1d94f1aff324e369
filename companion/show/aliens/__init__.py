"""Aliens as people meet it: one value that the shell asks."""

from companion.kit.lazily import later
from companion.show.aliens.now import now
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
    LATE,
    OPTIONS,
    ORDERS,
    PAGES,
    PIECES,
    QUESTIONS,
    STEPS,
)
from companion.show.face import Contents, Face, Start, Tab, Turn
from companion.show.tongue import word

DRAWINGS = f"{__name__}.drawings"

FACE = Face(
    tabs=(
        Tab("table", "tab-table", word("TABLE")),
        Tab("dials", "time", word("TRACKS")),
        Tab("crew", "tab-crew", word("CREW")),
        Tab("rules", "tab-rules", word("RULES")),
    ),
    aside="dials",
    verbs=VERBS,
    contents=Contents(components=COMPONENTS, facts=FACTS, entries=ENTRIES),
    seen=later(f"{__name__}.gearing:keeps"),
    start=Start(
        options=OPTIONS,
        late=LATE,
        lanes=LANES,
        tasks={"spawn": "first_blips"},
        details=later(f"{__name__}.details:details"),
        first_seat_begins=False,
    ),
    turn=Turn(
        dues={
            "due.take_over": "choose:take_over:{seat}",
            "due.ability": "choose:ability:{character}",
            "due.gear": "gear:{character}",
            "due.first_blips": "first_blips",
            "due.mission": "rail",
        },
        begins="alien_phase",
        on_rail=on_rail,
        title=title,
        phases=phases,
        forward=forward,
        round=word("TURN {round}"),
        last=word("DONE"),
        seats_act=False,
        next_on_results=False,
    ),
    strip=strip,
    table=table,
    now=now,
    title=word("ALIENS"),
    says=word("The deck that is your life, kept"),
    emblem="emblem-stack",
    steps=STEPS,
    questions=QUESTIONS,
    orders=ORDERS,
    pieces=PIECES,
    endings=ENDINGS,
    pages=PAGES,
    choices=later(f"{__name__}.choices:choices"),
    card=later(f"{__name__}.rail:card"),
    ended=later(f"{__name__}.ended:ended"),
    hand=held,
    crew=later(f"{__name__}.crew:crew"),
    look=later(f"{__name__}.record:look"),
    waiting=waiting,
    stands_at=stands_at,
    packed=later(f"{__name__}.packing:packed"),
    recap=later(f"{__name__}.recap:recap"),
    next_up=later(f"{__name__}.recap:next_up"),
    film=later(f"{__name__}.film:film"),
    worth=later(f"{__name__}.luck:worth"),
    tale=later(f"{__name__}.story:tale"),
    counted=("attack", "defend", "spot"),
    rooms={
        "dials": f"{__name__}.rooms:DIALS",
        "gear": f"{__name__}.gearing:GEAR",
        "first_blips": f"{__name__}.first_blips:BLIPS",
    },
    instruments={
        "windows": f"{DRAWINGS}.piles:PILES",
        "idle": f"{DRAWINGS}.acting:IDLE",
        "part.now": f"{DRAWINGS}.now:NOW",
        "waiting": f"{DRAWINGS}.piles:PILES",
        "film.film": f"{DRAWINGS}.lanes:LANES",
        "film.deck": f"{DRAWINGS}.deck:FILM",
        "part.roll": f"{DRAWINGS}.dice:ROLL",
        "part.letters": f"{DRAWINGS}.letters:LETTERS",
        "part.boards": f"{DRAWINGS}.boards:BOARDS",
        "part.came": f"{DRAWINGS}.came:CAME",
        "part.moving": f"{DRAWINGS}.boards:MOVING",
        "part.swarm": f"{DRAWINGS}.turned:SWARM",
        "part.revealed": f"{DRAWINGS}.turned:REVEALED",
        "part.who": f"{DRAWINGS}.marines:WHO",
        "part.steps": f"{DRAWINGS}.marines:STEPS",
        "part.left": f"{DRAWINGS}.marines:LEFT",
        "part.chain": f"{DRAWINGS}.between:CHAIN",
        "part.bill": f"{DRAWINGS}.between:BILL",
        "part.people": f"{DRAWINGS}.between:PEOPLE",
        "part.score": f"{DRAWINGS}.between:SCORE",
        "part.gear": f"{DRAWINGS}.gear:GEAR",
        "part.dials": f"{DRAWINGS}.dials:DIALS",
    },
)
