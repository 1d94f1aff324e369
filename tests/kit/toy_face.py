"""The face of the toy game: all that a game needs to be played in the app."""

from companion.show.calling import ChoiceWords, PieceWords
from companion.show.face import Face, Start, Tab, Verb
from companion.show.pictures.result import said
from companion.show.pictures.strip import Strip
from companion.show.pictures.table import Button, Idle, TablePicture

VERBS = {
    "exhaust": Verb(label="EXHAUST", symbol="attack-card"),
    "shoot": Verb(label="SHOOT", symbol="hit", result=said("SHOT", "hit")),
    "blip": Verb(label="BLIP", symbol="unknown-token"),
    "spot": Verb(label="SPOT", symbol="search"),
    "scout": Verb(label="SCOUT", symbol="peek-eye", cover="THE TOP CARD"),
    "fix": Verb(label="FIX", symbol="check"),
    "rename": Verb(label="WHO SITS THERE", symbol="tab-crew"),
    "setup_done": Verb(label="SET-UP LIST", symbol="check"),
    "end_game": Verb(label="STOPPED", symbol="close", held=True),
}
FACE = Face(
    tabs=(Tab("table", "tab-table", "TABLE"),),
    verbs=VERBS,
    start=Start(options={"mode": ChoiceWords({"single": "SINGLE", "campaign": "CAMPAIGN"})}),
    strip=lambda view, say, undo: Strip(
        f"ROUND {view['round']}", f"R{view['round']}", str(view["draw"]), "DRAW", undo="UNDO" if undo else "", undo_what=undo
    ),
    table=lambda view, say, acting, port: TablePicture(
        Idle("AIM", str(view["aim"])),
        bag=f"BAG {sum(view['bag'].values())}",
        verbs=tuple(
            Button(name, VERBS[name].label, VERBS[name].symbol, name, {"seat": acting} if name == "scout" else {})
            for name in ("exhaust", "shoot", "blip", "spot", "scout")
        ),
    ),
    title="TOY",
    pieces={"aliens": PieceWords("ALIENS", "danger")},
    endings={"endurance": "ENDURANCE", "stopped": "STOPPED"},
    counted=("shoot",),
)
