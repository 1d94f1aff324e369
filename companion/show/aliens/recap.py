"""What stands in a game of Aliens, for those who return after days."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from companion.show.aliens import warning
from companion.show.aliens.squad import acting, called, there
from companion.show.aliens.words import PIECES
from companion.show.tongue import Tongue

Line = tuple[str, str]


def recap(view: Mapping[str, Any], say: Tongue) -> tuple[Line, ...]:
    """The cards, which are the life of the squad; who stands; what is out there."""
    if view["phase"] in ("setup", "between"):
        return (("marine", _squad(view, say)),)
    cards = say("{n} {n:card|cards} left until everybody loses.", n=warning.left(view))
    dial = say("The turn dial stands on {n}.", n=view["turn_dial"]) if view["turn_dial"] is not None else ""
    return (("endurance", " ".join(filter(None, (cards, dial)))), ("marine", _squad(view, say)), ("blip", _out_there(view, say)))


def _squad(view: Mapping[str, Any], say: Tongue) -> str:
    stand = there(view)
    waits = [_named(each) for each in stand if not view["characters"][each]["activated"]] if view["phase"] == "marine" else []
    lost = [_named(each) for each in view["characters"] if each not in stand]
    return " ".join(
        filter(
            None,
            (
                say("Still in: {names}.", names=", ".join(map(_named, stand))) if stand else "",
                say("Out: {names}.", names=", ".join(lost)) if lost else "",
                say("Not activated: {names}.", names=", ".join(waits)) if waits and len(waits) < len(stand) else "",
            ),
        )
    )


def _named(character: str) -> str:
    return called(character).title()


def _out_there(view: Mapping[str, Any], say: Tongue) -> str:
    found = Counter(str(each["kind"]) for each in view["in_play"])
    if not found:
        return say("Nothing hunts you on the board.")
    listed = ", ".join(f"{count} × {say(PIECES[kind].label).lower()}" for kind, count in found.items())
    return say("On the board: {what}.", what=listed)


def next_up(view: Mapping[str, Any], _: str) -> str:
    """Whoever is activated; else whoever has the token."""
    if view["active"] is not None:
        return called(acting(view))
    seat = view["token"] or view["leader"]
    return str(view["seats"][seat]["name"]) if seat else ""
