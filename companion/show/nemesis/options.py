"""Words for the choices of a new game of Nemesis, and symbols for what the app may draw."""

from collections.abc import Mapping

from companion.games.family.decks import ITEMS, OBJECTIVES
from companion.show.calling import ChoiceWords, Counted, Prelude, TypedField
from companion.show.nemesis.pieces import OF_ENEMY, PIECES
from companion.show.pictures.box import Fact
from companion.show.tongue import word
from companion.table import Json

NO_YES = {False: word("NO"), True: word("YES")}
BY_LOT = {"help_cards": "deal"}
"""Player numbers are dealt, and number 1 begins."""
LATE = word(
    "Characters and objectives are dealt at the start, and nobody new comes in later. Whoever comes late joins somebody and "
    "shares the seat, or takes one over: that of a dead player who plays the intruders, too."
)
OPTIONS = {
    "mode": ChoiceWords({"semi": word("SEMI-COOP"), "coop": word("CO-OP"), "solo": word("SOLO")}, word("MODE")),
    "enemy": ChoiceWords(
        {"intruders": word("INTRUDERS"), "carnomorphs": word("CARNOMORPHS"), "void_seeders": word("SEEDERS")}, word("ENEMY")
    ),
    "story": ChoiceWords({"base": word("THE SHIP"), "epilogue": word("EPILOGUE"), "research": word("MISSION")}, word("STORY")),
    "board": ChoiceWords({"basic": word("BASIC SIDE"), "alternative": word("OTHER SIDE")}, word("BOARD")),
    "odds": ChoiceWords({"off": word("HIDDEN"), "public": word("SHOWN"), "after": word("LATER")}, word("ODDS OF THE BAG")),
    "intruder_player": ChoiceWords(NO_YES, word("The first dead plays the intruders")),
    "turrets": ChoiceWords(NO_YES, word("Turrets")),
    "hourglass": ChoiceWords(NO_YES, word("Hourglass")),
    "aftermath_crew": ChoiceWords(NO_YES, word("Characters of Aftermath")),
    "aftermath_rooms": ChoiceWords(NO_YES, word("Rooms of Aftermath")),
    "traits": ChoiceWords(NO_YES, word("Traits")),
    "promos": ChoiceWords(NO_YES, word("The promo Medic")),
}
COMPONENTS = {
    "bag": "bag",
    "event": "event-card",
    "attack": "attack-card",
    "contamination": "contamination",
    "exploration": "explore",
    "noise": "noise",
    "combat": "dice",
    "coordinates": "coordinates",
    "engines": "engine",
    "wounds": "wound-serious",
    "weakness": "unknown-token",
    "mutations": "mutation",
    "adaptations": "adaptation",
    "alerts": "alert-card",
    "exploration_aftermath": "unknown-token",
    "objectives_requirement": "event-card",
    "panic": "panic-card",
    "draft": "tab-crew",
    **dict.fromkeys((*ITEMS, "items_crafted", *OBJECTIVES), "event-card"),
}
FACTS = {
    "blood": Fact(word("{card}: blood")),
    "blood_metagorger": Fact(word("{card}: blood of a metagorger")),
    "corridor": Fact(word("{card}: corridor")),
    "number": Fact(word("{card}: number")),
    "object": Fact(
        values={"unknown": word("not looked up"), "corpse": word("corpse"), "egg": word("egg"), "carcass": word("carcass")}
    ),
    "value": Fact(word("Insanity {card}"), {kind: PIECES[kind].label for kind in OF_ENEMY["void_seeders"]}),
}
INTRUDERS = OF_ENEMY["intruders"]


def _before(counts: Mapping[str, int]) -> Json:
    """What lies there, as the players have counted it."""
    bag = {kind: counts.get(kind, 0) for kind in INTRUDERS}
    return {"bag": {"blank": 1, **bag}, "malfunction": counts.get("malfunction", 0), "eggs": counts.get("eggs", 0)}


EPILOGUE = Prelude(
    "story",
    "epilogue",
    word("What lies in the bag and stands on the board, malfunctions, eggs in the nest:"),
    (
        *(Counted(kind, PIECES[kind].label, kind, 12) for kind in INTRUDERS),
        Counted("malfunction", word("MALFUNCTION"), "malfunction", 8),
        Counted("eggs", word("EGGS"), "egg", 8, 5),
    ),
    _before,
    word("PLAY ON: EPILOGUE"),
)
LANES = {"board": word("BOARD"), "tokens": word("TOKENS"), "decks": word("DECKS"), "players": word("PLAYERS")}
PAGES = {"tracks": word("TRACKS"), "bag": word("BAG"), "crew": word("CREW")}
"""Of the record, that can be leafed through."""
ENTRIES: dict[str, tuple[TypedField, ...]] = {}
"""The decks that nobody has published carry a name and a text alone."""
