"""Words for the choices of a new game of Lockdown, and symbols for what the app may draw."""

from companion.games.family.decks import ITEMS, OBJECTIVES
from companion.show.calling import ChoiceWords, TypedField
from companion.show.pictures.box import Fact
from companion.show.tongue import word

BY_LOT = {"help_cards": "deal"}
"""Player numbers are dealt, and number 1 begins."""
LATE = word(
    "Characters and objectives are dealt at the start, and nobody new comes in later. "
    "Whoever comes late joins somebody and shares the seat, or takes one over."
)
OPTIONS = {
    "mode": ChoiceWords({"semi": word("SEMI-COOP"), "coop": word("CO-OP"), "solo": word("SOLO")}, word("MODE")),
    "board": ChoiceWords({"basic": word("BASIC SIDE"), "surface": word("MARS SIDE")}, word("BOARD")),
    "enemy": ChoiceWords({"night_stalkers": word("NIGHT STALKERS"), "intruders": word("INTRUDERS")}, word("ENEMY")),
    "odds": ChoiceWords({"off": word("HIDDEN"), "public": word("SHOWN"), "after": word("LATER")}, word("ODDS OF THE BAG")),
}
COMPONENTS = {
    "bag": "bag",
    "event": "event-card",
    "attack": "attack-card",
    "computer": "computer",
    "css": "css-pod",
    "contingency": "contingency",
    "contamination": "contamination",
    "exploration": "explore",
    "surface_exploration": "explore",
    "noise": "noise",
    "combat": "dice",
    "advantage": "dice",
    "surface_die": "dice",
    "mars": "gate",
    "wounds": "wound-serious",
    "weakness": "unknown-token",
    "draft": "tab-crew",
    **dict.fromkeys((*ITEMS, "items_crafted", *OBJECTIVES), "event-card"),
}
ENTRIES = dict.fromkeys(
    ("objectives_corporate", "objectives_personal"),
    (TypedField("players", word("PLAYERS"), {number: f"{number}+" for number in range(1, 6)}),),
)
"""S0 67-70: what a card shows that stays in the box with fewer players."""
FACTS = {
    "blood": Fact(word("{card}: blood")),
    "corridor": Fact(word("{card}: corridor")),
    "line": Fact(word("Slot {card}"), {"none": word("no line"), "red": word("red line"), "blue": word("blue line")}),
    "value": Fact(values={"little": word("too little"), "much": word("too much")}),
}
LANES = {"board": word("BOARD"), "tokens": word("TOKENS"), "decks": word("DECKS"), "players": word("PLAYERS")}
PAGES = {"tracks": word("TRACKS"), "bag": word("BAG"), "crew": word("CREW")}
"""Of the record, that can be leafed through."""
