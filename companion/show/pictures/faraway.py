"""FAR AWAY: by which broker guests come who are elsewhere, whether it is there, and what it learns."""

from __future__ import annotations

from companion.show.tongue import Tongue, word
from companion.value import value

OFF, TRIES, UP, MISSING = "", "tries", "up", "missing"
SAID = {
    OFF: word("Friends in other houses join by a broker, sealed like everything else."),
    TRIES: word("Looking for the broker …"),
    UP: word("The broker is there. Whoever opens the link or scans the code can join from anywhere."),
    "refused": word("The broker wants another user or password."),
    "no_broker": word("Nobody answers there."),
    "no_trust": word("Nobody vouches for the certificate of this broker, so nothing was said to it."),
    "deaf": word("The broker lets this table in and passes nothing on: its rules are too strict."),
    "moved": word("Another phone keeps this table by now, so this one says nothing there."),
    MISSING: word("What speaks to a broker is not installed here: paho-mqtt."),
    "no_address": word("This is no address of a broker. One looks like this: wss://broker.example/mqtt"),
    "only_web": word("A browser reaches a broker by WebSocket alone: wss://…, not mqtt://…"),
    "only_tls": word("Beyond this house only wss://… is spoken, so that nobody between hears user and password."),
}
"""What is said of a line by a broker, by its state."""
TESTED = {TRIES: word("It is tried …"), UP: word("It works: the broker lets a table in and passes on what is said.")}
LEARNS = word(
    "The broker learns when something is said, how long it is, and from where. No name, no word and no draw: everything is "
    "sealed. Whoever runs it can cut you off, and nothing else."
)
FIELDS = ("address", "user", "password")


@value
class Far:
    """A broker as it is typed, and how it stands."""

    on: bool
    state: str
    address: str
    user: str
    secret: bool
    """A password is kept; it is never shown."""
    link: str
    """What the code says to those who are elsewhere; "" as long as they could not come."""
    tested: str

    @property
    def well(self) -> str:
        """The role of its sign."""
        return "done" if self.state == UP else "ink2" if self.state in (OFF, TRIES) else "warn"


def stands(far: Far, say: Tongue) -> str:
    """How it stands, in a sentence."""
    if far.tested:
        return say(TESTED.get(far.tested) or SAID[far.tested])
    return say(SAID[far.state])


def address_of(far: Far) -> str:
    """The name of the broker alone.

    >>> address_of(Far(True, "up", "wss://broker.example:8084/mqtt", "", False, "", ""))
    'broker.example'
    """
    return far.address.rpartition("://")[2].partition("/")[0].partition(":")[0]
