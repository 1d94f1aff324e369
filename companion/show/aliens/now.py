"""Who acts, in one line that no result covers: the name, a box an action, and whom the hero may still lead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.aliens.squad import acting, called, short, there
from companion.show.doing import Do, Does, Go
from companion.show.port import Port
from companion.show.tongue import Tongue
from companion.value import value


@value
class Lead:
    """Grunts that the hero may still activate by rank, in words, and what a tap on it does."""

    says: str
    does: Does


@value
class Now:
    """Who acts, what is left of it, and where its name leads; lead is None where nobody can be led."""

    name: str
    left: int = 0
    spent: int = 0
    opens: str = ""
    waits: str = ""
    """Who is left, where nobody acts."""
    lead: Lead | None = None


def now(view: Mapping[str, Any], say: Tongue, port: Port) -> Now | None:
    """The line of the Marine Phase; None at any other time."""
    if view["phase"] != "marine":
        return None
    who = acting(view)
    if not who:
        left = [each for each in there(view) if not view["characters"][each]["activated"]]
        name = say("GRUNTS LEFT") if left else say("ALL HAVE ACTED")
        return Now(name, waits=" ".join(map(short, left)), lead=lead(view, say, port))
    actions = int(view["active"]["actions"])
    return Now(called(who), actions, max(0, 2 - actions), f"choose:who:{who}", lead=lead(view, say, port))


def led(view: Mapping[str, Any], port: Port) -> list[str]:
    """The grunts that the hero may activate now, by rank."""
    if not view["lead"] or not view["lead"]["left"]:
        return []
    grunts = [each for each, person in view["characters"].items() if person["side"] == "grunt"]
    may = port.offers("activate", "character")
    return [each for each in grunts if each in may]


def lead(view: Mapping[str, Any], say: Tongue, port: Port) -> Lead | None:
    """One is led at once where no action of the hero is lost by it; else a page says so first."""
    may = led(view, port)
    if not may:
        return None
    if len(may) == 1:
        says = say("LEADS {name}", name=called(may[0]))
    else:
        says = say("LEADS {n} OF {total}", n=min(len(may), int(view["lead"]["left"])), total=len(may))
    costs = view["active"] is not None and view["active"]["actions"]
    return Lead(says, Go("choose:lead") if costs or len(may) > 1 else Do("activate", {"character": may[0]}))
