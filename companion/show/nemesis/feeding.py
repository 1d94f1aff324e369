"""Who feeds among the carnomorphs: rows in the order of the rules, what each becomes, and what is eaten first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.games.nemesis.enemies import CARNOMORPHS
from companion.packs import Words
from companion.show.nemesis.pieces import PIECES
from companion.show.tongue import Tongue
from companion.value import value

ORDER = CARNOMORPHS.standing[::-1]
FOOD = ("corpse", "egg", "carcass", "metagorger", "blue_corpse")


@value
class FeedingRow:
    """One kind: its pieces with their choices, what it becomes, and how many of that are left."""

    symbol: str
    pieces: tuple[tuple[str, str], ...]
    """Letter, and the choice that a tap opens."""
    becomes: str
    left: str


@value
class Adaptation:
    symbol: str
    says: str
    """Its name, once it lies open and the app knows it."""
    open: bool
    gone: bool


@value
class WhoFeeds:
    title: str
    says: str
    rows: tuple[FeedingRow, ...]
    eats: str
    food: tuple[tuple[str, str], ...]
    """Symbol and word, in their order."""
    adaptations: tuple[Adaptation, ...]
    marks: str
    """The switch by which the table says that Voracious lies open; "" where the app deals the adaptations."""


def feeding(view: Mapping[str, Any], say: Tongue, words: Words) -> WhoFeeds:
    by_table = view["sources"]["adaptations"] == "cardboard" and any(state["open"] for state in view["adaptations"].values())
    return WhoFeeds(
        say("WHO FEEDS?"),
        when(view, say),
        tuple(_rows(view, say)),
        say("EATS FIRST"),
        tuple((food_symbol(food), {"corpse": say("RED"), "blue_corpse": say("BLUE")}.get(food, "")) for food in FOOD),
        tuple(_adaptation(kind, view, say, words) for kind in view["adaptations"]),
        say("VORACIOUS") if by_table else "",
    )


def when(view: Mapping[str, Any], say: Tongue) -> str:
    """Who feeds, before the attacks or after them."""
    if view["voracious"]:
        return say("Voracious: before the attacks. Tap all beside food, in a fight too.")
    return say("All that fight attack first. Then tap all others beside food.")


def _rows(view: Mapping[str, Any], say: Tongue) -> Iterator[FeedingRow]:
    """The largest first."""
    standing = view["in_play"]
    counts = {kind: sum(each["kind"] == kind for each in standing) for kind in ORDER}
    for kind in ORDER:
        own = [each["piece"] for each in standing if each["kind"] == kind]
        if not own:
            continue
        grown = CARNOMORPHS[kind].grows
        gone = grown == "butcher" and view["butcher_dead"]
        left = "" if not grown or gone else say("{n} left", n=max(0, view["limits"][grown] - counts[grown]))
        yield FeedingRow(
            PIECES[kind].symbol,
            tuple((letter(at, len(own)), f"choose:feed:{piece}") for at, piece in enumerate(own)),
            "" if gone else grown,
            left,
        )


def _adaptation(kind: str, view: Mapping[str, Any], say: Tongue, words: Words) -> Adaptation:
    """Under its kind: unseen, by its name, or, where the table deals it, only open."""
    state, cards = view["adaptations"][kind], view["adaptation_cards"]
    lying = [each["open"] and not each["gone"] for each in view["adaptations"].values()]
    marked = view["voracious"] and not cards and sum(lying) == 1
    name = words.name(cards[kind]).upper() if kind in cards else say("VORACIOUS") if marked else say("OPEN")
    return Adaptation(PIECES[kind].symbol, "" if state["gone"] else name if state["open"] else "?", state["open"], state["gone"])


def letter(at: int, many: int) -> str:
    return chr(ord("A") + at) if many > 1 else ""


def food_symbol(food: str) -> str:
    """Whatever colour a corpse has, and wherever an egg lies."""
    return food.rpartition("_")[2]


def food_names(say: Tongue) -> dict[str, str]:
    return {
        "corpse": say("RED CORPSE"),
        "egg": say("EGG"),
        "carcass": say("CARCASS"),
        "metagorger": say("METAGORGER"),
        "blue_corpse": say("BLUE CORPSE"),
        "nest_egg": say("EGG OF THE NEST"),
    }
