"""The face of Nemesis: Lockdown: everything the shell needs to show it, and its own rooms."""

from __future__ import annotations

from companion.kit.lazily import LaterMapping, later
from companion.show.face import Contents, Face, Start, Tab, Turn
from companion.show.family.intruders import PIECES
from companion.show.lockdown.danger import danger
from companion.show.lockdown.endings import ENDINGS, WAYS_OUT, ended
from companion.show.lockdown.firsts import firsts
from companion.show.lockdown.guide import GUIDE, guided
from companion.show.lockdown.options import BY_LOT, COMPONENTS, ENTRIES, FACTS, LANES, LATE, OPTIONS, PAGES
from companion.show.lockdown.orders import ORDERS
from companion.show.lockdown.strip import slot_name, strip
from companion.show.lockdown.table import table
from companion.show.lockdown.verbs import VERBS
from companion.show.tongue import word
from companion.table import Event, Moved

ROOMS, DRAWINGS, SHARED = f"{__name__}.rooms", f"{__name__}.drawings", "companion.show.family.drawings"


def _clock_after(event: Event) -> str:
    return slot_name(int(event.target.rpartition(".")[2])) if isinstance(event, Moved) and event.piece == "time" else ""


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
            "vented": "choose:vented",
        }
    ),
    contents=Contents(components=COMPONENTS, facts=FACTS, entries=ENTRIES),
    start=Start(
        options=OPTIONS,
        by_lot=BY_LOT,
        late=LATE,
        lanes=LANES,
        tasks={
            "characters": "choose:draft",
            **dict.fromkeys(("objectives_corporate", "objectives_personal", "objectives_shared"), "choose:objective"),
        },
    ),
    strip=strip,
    table=table,
    title=word("LOCKDOWN"),
    says=word("Nemesis: Lockdown, without the shuffling"),
    emblem="emblem-ring",
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
    waiting=later(f"{__name__}.clock:waiting"),
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
    rooms={
        "tracks": f"{ROOMS}:TRACKS",
        "restore": f"{ROOMS}:RESTORE",
        "what_if": f"{ROOMS}:WHAT_IF",
        "verdict": f"{ROOMS}:VERDICT",
    },
    instruments={
        "windows": f"{DRAWINGS}.windows:WINDOWS",
        "ruler": f"{DRAWINGS}.ruler:RULER",
        "ember": f"{DRAWINGS}.windows:EMBERS",
        "idle": f"{SHARED}.forecast:IDLE",
        "waiting": f"{DRAWINGS}.clock:WAITING",
        "part.now": "companion.show.turnlines:LINE",
        "part.ring": f"{DRAWINGS}.clock:WAITING",
        "part.clock": f"{DRAWINGS}.clock:CLOCK",
        "part.places": f"{DRAWINGS}.windows:PLACES",
        "part.coming": f"{SHARED}.forecast:COMING",
        "part.fallen": f"{DRAWINGS}.windows:FALLEN",
        "part.light": f"{SHARED}.results:LIGHT",
        "part.tiles": f"{SHARED}.results:TILES",
        "part.gauge": f"{SHARED}.results:GAUGE",
        "part.effects": f"{SHARED}.results:EFFECTS",
        "part.cards": f"{SHARED}.results:CARDS",
        "film.film": f"{SHARED}.charts:FILM",
        "film.bag": f"{SHARED}.charts:BAG",
        "film.chance": f"{SHARED}.charts:CHANCE",
    },
)
