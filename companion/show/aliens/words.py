"""Words of Aliens: options, components, endings, orders, what is typed of a card."""

from companion.show.aliens.squad import NAMES
from companion.show.calling import ChoiceWords, OrderWords, PieceWords, Question, Station, TypedField
from companion.show.pictures.box import Fact
from companion.show.tongue import word

LATE = word(
    "A grunt becomes a hero only for a player whose own is gone, so nobody new gets one. "
    "Whoever comes late joins somebody and shares the seat, or takes one over."
)
OPTIONS = {
    "mode": ChoiceWords({"single": word("MISSION"), "campaign": word("CAMPAIGN"), "bug_hunt": word("BUG HUNT")}, word("MODE")),
    "mission": ChoiceWords(
        {
            "newt": word("NEWT"),
            "escape": word("ESCAPE"),
            "survive": word("SURVIVE"),
            "rescue": word("RESCUE"),
            "resupply": word("RESUPPLY"),
        },
        word("MISSION"),
    ),
    "edition": ChoiceWords({2023: "2023", 2020: "2020"}, word("EDITION")),
    "swarms": ChoiceWords({"tokens": word("TOKENS"), "models": word("MODELS")}, word("SWARMS")),
    "odds": ChoiceWords({"off": word("HIDDEN"), "public": word("SHOWN"), "after": word("LATER")}, word("ODDS")),
}
MISSIONS = {
    "newt": word("MISSION 1: NEWT"),
    "escape": word("MISSION 2: ESCAPE"),
    "survive": word("MISSION 3: SURVIVE"),
    "rescue": word("RESCUE"),
    "resupply": word("RESUPPLY ONCE"),
}
COMPONENTS = {
    "endurance": "endurance",
    "motion_tracker": "tracker-card",
    "blips": "blip",
    "marine_die": "dice",
    "alien_die": "dice",
}
YES_NO = {True: word("YES"), False: word("NO")}
FACTS = {
    "cost": Fact(word("{card}: cost")),
    "exhaust": Fact(word("{card}: cards a shot")),
    "hits_on": Fact(word("{card}: always hits on")),
    "level": Fact(word("{card}: level")),
    "blips": Fact(word("{card}: blips")),
    "rank": Fact(word("{card}: rank")),
    "turn_dial": Fact(word("{card}: turn dial"), YES_NO),
    "sentry_guns": Fact(word("{card}: sentry guns"), YES_NO),
    "newt": Fact(word("{card}: Newt takes part"), YES_NO),
    "first_cards": Fact(word("{card}: tracker from turn")),
    "type": Fact(
        word("{card}: type"),
        {
            "weapon": word("WEAPON"),
            "equipment": word("GEAR"),
            "event": word("EVENT"),
            "hazard": word("HAZARD"),
            "tunnel": word("TUNNEL"),
            "hidden_threat": word("HIDDEN THREAT"),
            "active_threat": word("ACTIVE THREAT"),
            "drone": word("DRONE"),
        },
    ),
    **{
        f"{side}_{name}": Fact(label)
        for side, labels in {
            "hero": {
                "aim": word("{card}, hero: Aim"),
                "tech": word("{card}, hero: Tech"),
                "speed": word("{card}, hero: Speed"),
                "defense": word("{card}, hero: Defense"),
                "melee": word("{card}, hero: Melee"),
            },
            "grunt": {
                "aim": word("{card}, grunt: Aim"),
                "tech": word("{card}, grunt: Tech"),
                "speed": word("{card}, grunt: Speed"),
                "defense": word("{card}, grunt: Defense"),
                "melee": word("{card}, grunt: Melee"),
            },
        }.items()
        for name, label in labels.items()
    },
}
ENTRANCES = {
    **{str(number): str(number) for number in (1, 2, 3, 4)},
    "tunnel.1": word("TUNNEL 1"),
    "tunnel.2": word("TUNNEL 2"),
    "tunnel.3": word("TUNNEL 3"),
    "tunnel.4": word("TUNNEL 4"),
}
"""Where blips come in."""
ENTRIES = {
    "endurance_cards": (
        TypedField(
            "type",
            word("TYPE"),
            {"weapon": word("WEAPON"), "equipment": word("GEAR"), "event": word("EVENT"), "hazard": word("HAZARD")},
        ),
        TypedField("cost", word("COST"), {number: str(number) for number in range(6)}),
    ),
    "tracker_cards": (
        TypedField(
            "type",
            word("TYPE"),
            {
                "tunnel": word("TUNNEL"),
                "hidden_threat": word("HIDDEN THREAT"),
                "active_threat": word("ACTIVE THREAT"),
                "drone": word("DRONE"),
            },
        ),
        TypedField("level", word("LEVEL"), {number: str(number) for number in (1, 2, 3)}),
        TypedField("blips", word("BLIPS"), {number: str(number) for number in (0, 1, 2, 3)}),
        TypedField("location", word("SPAWN"), ENTRANCES),
    ),
}
PIECES = {
    "blip": PieceWords(word("BLIP"), "blip"),
    "alien": PieceWords(word("ALIEN"), "warrior"),
    "facehugger": PieceWords(word("FACEHUGGER"), "facehugger"),
}
ENDINGS = {
    "endurance": word("NO CARDS LEFT"),
    "squad": word("NOBODY STANDS"),
    "mission": word("THE MISSION"),
    "bug_hunt": word("THE HUNT"),
}
ORDERS = {
    "reshuffled": OrderWords(word("RESHUFFLE"), "reshuffle"),
    "hazard": OrderWords(word("HAZARD"), "hazard"),
    "hazard_drawn": OrderWords(word("HAZARD"), "hazard"),
    "hazard_drawn_yours": OrderWords(word("HAZARD"), "hazard"),
    "hazard_strikes": OrderWords(word("HAZARD"), "hazard"),
    "hazard_lies": OrderWords(word("HAZARD"), "hazard"),
    "hazard_off_the_pile": OrderWords(word("HAZARD"), "hazard"),
    "tunnel": OrderWords(word("TUNNEL"), "tunnel"),
    "out_of_blips": OrderWords(word("OUT OF BLIPS"), "blip"),
    "may_take_over": OrderWords(word("A HERO IS LOST"), "corpse"),
    "seat_is_out": OrderWords(word("OUT"), "corpse"),
    "facehugged": OrderWords(word("FACEHUGGER"), "facehugger"),
    "turn_begins": OrderWords(word("NEW TURN"), "first-player", passing=True),
}
LANES = {"board": word("BOARD"), "tokens": word("TOKENS"), "decks": word("DECKS"), "players": word("PLAYERS")}
PAGES = {"cards": word("CARDS"), "squad": word("SQUAD"), "numbers": word("NUMBERS"), "board": word("BOARD")}
STEPS = {
    "gear_up": Station(word("GEAR UP"), "gear_up"),
    "first_player": Station(word("WHO BEGINS"), "first_player"),
    "on_activation": Station(word("ON ACTIVATION"), "on_activation"),
    "actions": Station(word("ACTIONS"), "actions"),
    "end_of_activation": Station(word("END OF ACTIVATION"), "end_of_activation"),
    "grunts": Station(word("BY RANK"), "grunts"),
    "remaining_grunts": Station(word("GRUNTS LEFT"), "remaining_grunts"),
    "start": Station(word("ALIEN PHASE"), "start"),
    "standing": Station(word("CAPTURED OR UP"), "standing"),
    "aliens": Station(word("ALIENS"), "aliens"),
    "blips": Station(word("BLIPS MOVE"), "blips"),
    "motion_tracker": Station(word("MOTION TRACKER"), "motion_tracker"),
    "finish_effects": Station(word("FINISH EFFECTS"), "finish_effects"),
    "check": Station(word("VICTORY?"), "check"),
    "keep": Station(word("ONE CARD EACH"), "keep"),
    "rescued": Station(word("RESCUED"), "rescued"),
    "resupplied": Station(word("RESUPPLIED"), "resupplied"),
    "choose": Station(word("NEXT MISSION"), "choose"),
}
QUESTIONS = {
    "first_player": Question(says=word("WHO BEGINS?"), quiet=word("{name} BEGINS")),
    "captured": Question(
        says=word("Beside an alien: captured. Else up again."),
        labels={True: word("CAPTURED"), **NAMES},
        quiet=word("ALL STAND UP"),
    ),
    "victory": Question(says=word("IS THE MISSION WON?"), labels={True: word("IT IS WON")}, quiet=word("NOT YET")),
    "barricade": Question(says=word("A barricade: the alien die?")),
    "out_of_blips": Question(
        says=word("Every blip moves 3 spaces. Spot what is seen, then go on."), quiet=word("THEY HAVE MOVED")
    ),
    "tracker_to_bottom": Question(
        says=word("The top card of the tracker?"), labels={True: word("TO THE BOTTOM")}, quiet=word("IT STAYS")
    ),
    "hazards": Question(says=word("HOW MANY OF THEM ARE HAZARDS?"), quiet=word("NO HAZARD")),
    "recycle": Question(
        says=word("WHAT GOES BACK?"),
        labels={"exhaust": word("OFF THE PILE"), "hand": word("OF THE HAND"), "hazards": word("HAZARDS AMONG THEM")},
        quiet=word("NOTHING BACK"),
    ),
    "goes_on": Question(says=word("DOES THE CAMPAIGN GO ON?"), labels={True: word("IT GOES ON")}, quiet=word("IT IS OVER")),
    "keep": Question(says=word("{name}: WHICH CARD COMES BACK?")),
    "rescued": Question(says=word("WHO IS RESCUED?"), labels=NAMES, quiet=word("ALL OF THEM")),
    "resupplied": Question(says=word("WHICH CARDS COME BACK?"), quiet=word("NONE")),
}
