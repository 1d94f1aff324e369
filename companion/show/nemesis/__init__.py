"""The face of Nemesis: everything the shell needs to show it, and its own rooms."""

from __future__ import annotations

from companion.kit.lazily import LaterMapping, later
from companion.show.face import Face, Tab
from companion.show.nemesis.danger import danger
from companion.show.nemesis.endings import ENDINGS, WAYS_OUT, ended
from companion.show.nemesis.firsts import firsts
from companion.show.nemesis.guide import GUIDE, guided
from companion.show.nemesis.options import COMPONENTS, ENTRIES, EPILOGUE, FACTS, LANES, OPTIONS, PAGES
from companion.show.nemesis.orders import ORDERS
from companion.show.nemesis.pieces import PIECES
from companion.show.nemesis.strip import strip
from companion.show.nemesis.table import table
from companion.show.nemesis.verbs import VERBS
from companion.show.tongue import word
from companion.table import Event, Moved

ROOMS, WIDGETS, SHARED = "companion.window.nemesis.rooms", "companion.window.nemesis.widgets", "companion.window.family.widgets"


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
    options=OPTIONS,
    components=COMPONENTS,
    facts=FACTS,
    entries=ENTRIES,
    prelude=EPILOGUE,
    lanes=LANES,
    guide=GUIDE,
    guided=guided,
    tasks=dict.fromkeys(("characters", "crew_epilogue", "crew_research"), "choose:draft"),
    pages=PAGES,
    look=later(f"{__name__}.record:look"),
    choices=later(f"{__name__}.choices:choices"),
    card=later(f"{__name__}.rail:card"),
    strikes=later(f"{__name__}.rail:strikes"),
    danger=danger,
    clock_after=_clock_after,
    firsts=firsts,
    waiting=later(f"{__name__}.waiting:waiting"),
    hand=later(f"{__name__}.secrets:hand"),
    film=later(f"{__name__}.film:film"),
    unsaid=("attack_target", "clear_corridors"),
    counted=("noise_roll", "encounter", "attack", "injury_check"),
    rooms={
        "tracks": f"{ROOMS}.tracks:ShipTracks",
        "crew": f"{ROOMS}.crew:ShipCrew",
        "what_if": f"{ROOMS}.what_if:ShipWhatIf",
        "verdict": f"{ROOMS}.verdict:ShipVerdict",
        "hourglass": f"{ROOMS}.hourglass:HourglassScreen",
        "intruders": f"{ROOMS}.intruders:IntrudersScreen",
        "feeding": f"{ROOMS}.feeding:FeedingScreen",
    },
    instruments={
        "windows": f"{WIDGETS}.windows:ShipWindows",
        "ruler": f"{WIDGETS}.ruler:ShipRuler",
        "ember": f"{WIDGETS}.ember:EmberShip",
        "idle": f"{WIDGETS}.alert:ShipIdle",
        "waiting": f"{WIDGETS}.waiting:WaitingShip",
        "part.hand": f"{WIDGETS}.parts:HandBox",
        "part.insanity": f"{WIDGETS}.panic:PanicPart",
        "film.film": f"{SHARED}.chart:FilmPlot",
        "film.bag": f"{SHARED}.chart:BagPlot",
        "film.chance": f"{SHARED}.chart:ChancePage",
    },
)
