"""What the table must do at once, by the message that tells it: these stand in a banner wherever the game is."""

from companion.show.calling import OrderWords
from companion.show.tongue import word

ORDERS = {
    "first_encounter": OrderWords(word("FIRST ENCOUNTER"), "danger"),
    "gate_opens": OrderWords(word("THE GATE OPENS"), "gate"),
    "too_many_adults": OrderWords(word("TOO MANY ADULTS"), "adult"),
    "lockdown": OrderWords(word("LOCK-DOWN"), "malfunction"),
    "last_marker_lies": OrderWords(word("THE LAST MARKER"), "danger"),
    "nest_destroyed": OrderWords(word("NEST DESTROYED"), "egg"),
    "vented": OrderWords(word("VENTED"), "vent"),
    "isolation_opens": OrderWords(word("ISOLATION OPENS"), "isolation"),
    "alert_starts": OrderWords(word("ALERT"), "alert"),
    "autodestruction_starts": OrderWords(word("AUTODESTRUCTION"), "autodestruction"),
    "autodestruction_red": OrderWords(word("TURNS RED"), "autodestruction"),
    "autodestruction_stops": OrderWords(word("STOPPED"), "autodestruction"),
    "pod_stays": OrderWords(word("A POD STAYS"), "css-pod"),
    "killed": OrderWords(word("KILLED"), "carcass"),
    "dies": OrderWords(word("A CHARACTER DIES"), "corpse"),
    "takes_character": OrderWords(word("CHARACTER"), "tab-crew"),
    "dies_together": OrderWords(word("A CHARACTER DIES"), "corpse"),
    "round_begins": OrderWords(word("NEW ROUND"), "first-player", passing=True),
    "ends_in_fire": OrderWords(word("FIRE"), "fire", passing=True, own=True),
}
