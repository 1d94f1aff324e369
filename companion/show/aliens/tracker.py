"""The Motion Tracker on the rail: whose card it is, what came where, and who draws next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.aliens.pressing import lead, letters, press, presses
from companion.show.aliens.squad import called, player
from companion.show.pictures.parts import Heading, MarkedLine, Own, Part, Sentences
from companion.show.pictures.rail import Stop
from companion.show.tongue import Tongue, word
from companion.value import value

LEVELS = {
    "tunnel": word("TUNNEL"),
    "hidden_threat": word("HIDDEN THREAT"),
    "active_threat": word("ACTIVE THREAT"),
    "drone": word("DRONE"),
}


def next_card(view: Mapping[str, Any], say: Tongue) -> str:
    left, order = view["motion"]["left"], view["motion"]["drawing"]
    if not left:
        return say("FINISH PHASE")
    if sum(count > 0 for count in view["motion"]["cards"].values()) < 2:
        return say("NEXT CARD, {n} LEFT", n=left)
    return say("NEXT CARD: {name}, {n} LEFT", name=player(view, order[0]).upper(), n=left)


def drawers(view: Mapping[str, Any]) -> list[str]:
    """Who draws how many off the table's own deck, from the leader round the table (A25, A27)."""
    cards = view["motion"]["cards"]
    seats = list(cards)
    first = view["leader"] or view["first_player"]
    at = seats.index(first) if first in seats else 0
    return [seat for seat in (*seats[at:], *seats[:at]) if cards[seat]]


@value
class Came:
    """One card: whose it is, its level and kind, how many came where, and their letters, each with its page."""

    who: str
    kind: str
    headline: str
    letters: tuple[tuple[str, str], ...] = ()


def tracker(stop: Stop) -> Iterator[Part]:
    """The card that was drawn: what came where, with the letters to place, and what the card adds."""
    say, told, view = stop.say, stop.told, stop.view
    if not told.get("card"):
        yield Heading(stop.name)
        yield from _drawn_at_the_table(stop)
        return
    kind = say(LEVELS[str(told["type"])])
    if told["level"] is not None:
        kind = say("LEVEL {n} · {kind}", n=told["level"], kind=kind)
    placed = tuple((str(each), f"choose:piece:{each}") for each in told.get("placed", ()))
    yield Own("came", Came(_whose_card(view, str(told["seat"]), say), kind, _headline(stop), placed))
    if _unplaced(told):
        yield presses(lead(say("BLIPS COME"), "spawn", "choose:spawn"), lead(say("BLIP"), "blip", "choose:blip"))
    item = next((each for each in stop.words.pack["motion_tracker"].items if each.key == told["card"]), None)
    effect = stop.words.translated(item.effect) if item and item.effect else ""
    house = item is not None and item.confidence == "house"
    if effect:
        yield MarkedLine("house-mix" if house else "info", effect, "warn" if house else "ink")
    yield from _bonus(stop, house)
    if told.get("placed"):  # S2 1107
        yield Sentences((say("Seen as it comes: it strikes from the next Alien Phase on."),), "ink2")
    if told.get("tunnel"):
        heroes = ", ".join(called(each) for each in view["seats"][told["seat"]]["heroes"])
        yield MarkedLine("tunnel", say("A tunnel beside {heroes}.", heroes=heroes))


def _unplaced(told: Mapping[str, Any]) -> bool:
    return not told["blips"] or told["location"] is None


def _headline(stop: Stop) -> str:
    """How many came where; else what the card is called."""
    say, told = stop.say, stop.told
    if _unplaced(told):
        return stop.words.name(told["card"]).upper()
    kind, _, number = str(told["location"]).rpartition(".")
    fill = {"n": told["blips"], "where": number}
    return say("{n} {n:BLIP|BLIPS} AT TUNNEL {where}", **fill) if kind else say("{n} {n:BLIP|BLIPS} AT SPAWN {where}", **fill)


def _bonus(stop: Stop, house: bool) -> Iterator[Part]:
    """What counts where all, or any, are out of sight: one blip more by a button, else in words."""
    say, told = stop.say, stop.told
    if house and told["type"] == "hidden_threat" and told["location"]:
        yield presses(press(say("UNSEEN: 1 MORE"), "blip", "place_blips", {"count": 1, "location": str(told["location"])}))
    elif told["type"] == "hidden_threat":
        yield Sentences((say("All out of sight? Then the card's bonus counts."),), "ink2")
    elif told["type"] == "active_threat":
        yield Sentences((say("Any in sight? Then the card's bonus counts."),), "ink2")


def _whose_card(view: Mapping[str, Any], seat: str, say: Tongue) -> str:
    """Whose it is matters: a tunnel comes beside the hero of who drew it (S2 1101)."""
    total = sum(view["motion"]["cards"].values())
    at = total - view["motion"]["left"]
    return say("{name}: CARD {n} OF {total}", name=player(view, seat).upper(), n=at, total=total)


def _drawn_at_the_table(stop: Stop) -> Iterator[Part]:
    """On cardboard: who draws how many, in their order; what comes of it is told here."""
    say, view = stop.say, stop.view
    cards = view["motion"]["cards"]
    for seat in drawers(view):
        says = say("{name} draws {n}", name=player(view, seat), n=cards[seat])
        yield MarkedLine("tracker-card", says)
    if not cards:
        yield Sentences(stop.lines)
    yield presses(lead(say("BLIPS COME"), "spawn", "choose:spawn"), lead(say("BLIP"), "blip", "choose:blip"))
    yield from letters(view, (), say)
