"""What the table must do at once, by the message that tells it: these stand in a banner wherever the game is."""

from companion.show.calling import OrderWords
from companion.show.tongue import word

ORDERS = {
    "first_encounter": OrderWords(word("FIRST ENCOUNTER"), "danger"),
    "chambers_open": OrderWords(word("CHAMBERS OPEN"), "hibernate"),
    "pods_unlock": OrderWords(word("PODS UNLOCK"), "unlocked"),
    "too_many_adults": OrderWords(word("TOO MANY ADULTS"), "adult"),
    "last_marker_lies": OrderWords(word("THE LAST MARKER"), "danger"),
    "nest_destroyed": OrderWords(word("NEST DESTROYED"), "egg"),
    "vented": OrderWords(word("VENTED"), "vent"),
    "adaptation_opens": OrderWords(word("FIRST OF ITS KIND"), "adaptation"),
    "adaptation_is": OrderWords(word("ADAPTATION"), "adaptation"),
    "despoiler_goes": OrderWords(word("NO MORE LAIRS"), "despoiler"),
    "plays_the_intruders": OrderWords(word("PLAYS ON"), "hand-cards"),
    "alert_begins": OrderWords(word("ALERT"), "alert-card"),
    "alert_is": OrderWords(word("THE CARD"), "alert-card"),
    "engine_swapped": OrderWords(word("THE ORDER HAS CHANGED"), "engine"),
    "engine_left": OrderWords(word("THE ORDER IS AS IT WAS"), "engine"),
    "killed": OrderWords(word("KILLED"), "carcass"),
    "pod_entered": OrderWords(word("IN A POD"), "escape-pod"),
    "pods_wait": OrderWords(word("THEY WAIT IN A POD"), "escape-pod", passing=True),
    "one_card_less": OrderWords(word("ONE CARD LESS"), "draw-card"),
    "dies": OrderWords(word("A CHARACTER DIES"), "corpse"),
    "dies_together": OrderWords(word("A CHARACTER DIES"), "corpse"),
    "round_begins": OrderWords(word("NEW ROUND"), "first-player", passing=True),
    "ends_in_fire": OrderWords(word("FIRE"), "fire", passing=True, own=True),
}
