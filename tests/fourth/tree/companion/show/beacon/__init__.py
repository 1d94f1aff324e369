"""The face of Beacon: one value that the shell asks."""

from companion.kit.lazily import later
from companion.show.beacon.table import strip, table
from companion.show.beacon.verbs import VERBS
from companion.show.calling import ChoiceWords, OrderWords, PieceWords, Question, Station
from companion.show.face import Contents, Face, Start, Tab
from companion.show.tongue import word

FACE = Face(
    tabs=(
        Tab("table", "tab-table", word("TABLE")),
        Tab("lamp", "fire", word("THE LAMP")),
        Tab("rules", "tab-rules", word("RULES")),
    ),
    verbs=VERBS,
    strip=strip,
    table=table,
    start=Start(options={"night": ChoiceWords({"short": word("SHORT NIGHT"), "long": word("LONG NIGHT")})}),
    contents=Contents(components={"weather": "event-card"}),
    title=word("BEACON"),
    says=word("A toy: keep the lamp alight"),
    steps={
        "start": Station(word("NIGHT FALLS")),
        "watch": Station(word("THE WATCH"), "watch"),
        "weather": Station(word("THE WEATHER"), "weather"),
    },
    questions={
        "keeper": Question(says=word("Who keeps the lamp tonight?")),
        "weather_card": Question(says=word("Which card came?")),
    },
    orders={"wreck_drifts_in": OrderWords(word("WRECK"), "danger")},
    pieces={"calm": PieceWords(word("CALM"), "blank"), "wreck": PieceWords(word("WRECK"), "danger")},
    endings={
        "ship": word("THE SHIP COMES"),
        "dark": word("THE LAMP IS OUT"),
        "rocks": word("WRECKED"),
        "stopped": word("GIVEN UP"),
    },
    pages={"board": word("BOARD")},
    look=later(f"{__name__}.table:look"),
    counted=("look_out", "forecast"),
    rooms={"lamp": f"{__name__}.room:LAMP"},
    instruments={"windows": f"{__name__}.drawing:WINDOWS", "part.oil": f"{__name__}.drawing:LARGE"},
)
