"""How a game of Lockdown may end, in one word each."""

from companion.ui.tongue import word

ENDINGS = {
    "purge": word("PURGE"), "alert": word("ALERT"), "autodestruction": word("DESTRUCTION"), "fires": word("FIRE"),
    "malfunctions": word("MALFUNCTION"), "stopped": word("STOPPED"),
}
