"""The face of Nemesis: everything the shell needs to show it, and its own rooms."""

from __future__ import annotations

from companion.kit.lazily import LaterMapping, later
from companion.show.face import Contents, Face, Start, Tab, Turn
from companion.show.nemesis.danger import danger
from companion.show.nemesis.endings import ENDINGS, WAYS_OUT, ended
from companion.show.nemesis.firsts import firsts
from companion.show.nemesis.guide import GUIDE, guided
from companion.show.nemesis.options import BY_LOT, COMPONENTS, ENTRIES, EPILOGUE, FACTS, LANES, LATE, OPTIONS, PAGES
from companion.show.nemesis.orders import ORDERS
from companion.show.nemesis.pieces import PIECES
from companion.show.nemesis.strip import strip
from companion.show.nemesis.table import table
from companion.show.nemesis.verbs import VERBS
from companion.show.tongue import word
from companion.table import Event, Moved

ROOMS, TURNS = f"{__name__}.rooms", f"{__name__}.turns"
DRAWINGS, SHARED = f"{__name__}.drawings", "companion.show.family.drawings"


def _clock_after(event: Event) -> str:
    return event.target.rpartition(".")[2] if isinstance(event, Moved) and event.piece == "time" else ""


FACE = Face(
    tabs=(
        Tab("table", "tab-table", word("TABLE")),
        Tab("tracks", "time", word("TRACKS")),
        Tab("crew", "tab-crew", word("CREW")),
        Tab("rules", "tab-rules", word("RULES")),
    ),
    aside="tracks",
    verbs=VERBS,
    turn=Turn(
        dues={
            "due.draft": "choose:draft",
            "due.search": "choose:keep:{seat}",
            "due.objective": "choose:give_up:{seat}",
            "due.mutation": "choose:mutation:{seat}",
            "due.intruders": "choose:played_choose",
            "due.plays": "intruders",
        }
    ),
    contents=Contents(components=COMPONENTS, facts=FACTS, entries=ENTRIES),
    start=Start(
        options=OPTIONS,
        by_lot=BY_LOT,
        late=LATE,
        lanes=LANES,
        tasks={
            **dict.fromkeys(("draft", "crew_epilogue", "crew_research"), "choose:draft"),
            **dict.fromkeys(
                ("objectives_corporate", "objectives_personal", "objectives_shared", "requirements"), "choose:objective"
            ),
        },
        prelude=EPILOGUE,
    ),
    strip=strip,
    table=table,
    title=word("NEMESIS"),
    says=word("With its expansions, without the shuffling"),
    emblem="emblem-rule",
    steps=LaterMapping(f"{__name__}.rail:STEPS"),
    questions=LaterMapping(f"{__name__}.rail:QUESTIONS"),
    orders=ORDERS,
    pieces=PIECES,
    ways_out=WAYS_OUT,
    endings=ENDINGS,
    ended=ended,
    guide=GUIDE,
    guided=guided,
    pages=PAGES,
    now=later("companion.show.family.turns:now"),
    look=later(f"{__name__}.record:look"),
    choices=later(f"{__name__}.choices:choices"),
    card=later(f"{__name__}.rail:card"),
    strikes=later(f"{__name__}.rail:strikes"),
    danger=danger,
    breath=later(f"{__name__}.breath:breath"),
    clock_after=_clock_after,
    firsts=firsts,
    wall=later(f"{__name__}.wall:wall"),
    waiting=later(f"{__name__}.waiting:waiting"),
    hand=later(f"{__name__}.secrets:hand"),
    packed=later(f"{__name__}.packing:packed"),
    recap=later(f"{__name__}.recap:recap"),
    rounds_left=later(f"{__name__}.recap:rounds_left"),
    film=later(f"{__name__}.film:film"),
    measure=word("How much of the crew lived."),
    tale=later(f"{__name__}.story:tale"),
    unsaid=("attack_target", "clear_corridors"),
    worth=later(f"{__name__}.luck:worth"),
    counted=("noise_roll", "encounter", "attack", "injury_check"),
    crew=later(f"{__name__}.crew:crew"),
    seen=later(f"{__name__}.sand:begins"),
    clock=later(f"{TURNS}:turned"),
    rooms={
        "tracks": f"{ROOMS}:TRACKS",
        "what_if": f"{ROOMS}:WHAT_IF",
        "verdict": f"{ROOMS}:VERDICT",
        "hourglass": f"{TURNS}:HOURGLASS",
        "intruders": f"{TURNS}:INTRUDERS",
        "feeding": f"{TURNS}:FEEDING",
    },
    instruments={
        "windows": f"{DRAWINGS}.windows:WINDOWS",
        "ruler": f"{DRAWINGS}.windows:RULER",
        "ember": f"{DRAWINGS}.windows:EMBERS",
        "idle": f"{DRAWINGS}.alert:IDLE",
        "waiting": f"{DRAWINGS}.windows:WAITING",
        "part.now": "companion.show.turnlines:LINE",
        "part.large_rule": f"{DRAWINGS}.sliderule:LARGE_RULE",
        "part.rule": f"{DRAWINGS}.sliderule:SLIDE_RULE",
        "part.shuttle": f"{DRAWINGS}.tiles:SHUTTLE",
        "part.alert": f"{DRAWINGS}.alert:ALERT",
        "part.secrets": f"{DRAWINGS}.tiles:SECRETS",
        "part.turrets": f"{DRAWINGS}.tiles:TURRETS",
        "part.pods": f"{DRAWINGS}.tiles:PODS",
        "part.coming": f"{SHARED}.forecast:COMING",
        "part.glass": f"{DRAWINGS}.glass:GLASS",
        "part.backs": f"{DRAWINGS}.tiles:BACKS",
        "part.feeding": f"{DRAWINGS}.feeding:FEEDING",
        "part.eaten": f"{DRAWINGS}.feeding:EATEN",
        "part.food": f"{DRAWINGS}.feeding:FOOD",
        "part.adapted": f"{DRAWINGS}.feeding:ADAPTED",
        "part.hand": f"{DRAWINGS}.insanity:HAND",
        "part.insanity": f"{DRAWINGS}.insanity:INSANITY",
        "part.tiles": f"{SHARED}.results:TILES",
        "part.gauge": f"{SHARED}.results:GAUGE",
        "part.effects": f"{SHARED}.results:EFFECTS",
        "part.cards": f"{SHARED}.results:CARDS",
        "film.film": f"{SHARED}.charts:FILM",
        "film.bag": f"{SHARED}.charts:BAG",
        "film.chance": f"{SHARED}.charts:CHANCE",
    },
)
