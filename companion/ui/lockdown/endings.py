"""How a game of Lockdown may end, and how somebody may leave it, in a word or two each."""

from companion.ui.face import Way
from companion.ui.family.intruders import DEAD
from companion.ui.tongue import word

ENDINGS = {
    "purge": word("PURGE"), "alert": word("ALERT"), "autodestruction": word("DESTRUCTION"), "fires": word("FIRE"),
    "malfunctions": word("MALFUNCTION"), "stopped": word("STOPPED"),
}
WAYS_OUT = {
    "dead": DEAD, "pod": Way(word("LEFT IN A POD"), word("IN A POD"), "css-pod", alive=True),
    "isolated": Way(word("ISOLATED"), word("ISOLATED"), "isolation", alive=True),
    "bunker": Way(word("BUNKER"), word("BUNKER"), "gate", alive=True),
}
