"""What can be chosen for a game of Aliens, and which components have a switch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.aliens import cards, muster, rulings
from companion.games.common.options import Choice
from companion.games.common.sources import Source, read_sources
from companion.kit.intent import shown
from companion.packs import Pack
from companion.table import Json, Refused

MODES = ("single", "campaign", "bug_hunt")
MISSIONS = ("newt", "escape", "survive", "rescue", "resupply")
CHOICES = (
    Choice("mode", MODES),
    Choice("mission", MISSIONS, only=("mode", "single")),
    Choice("edition", (2023, 2020)),
    Choice("swarms", ("tokens", "models")),
    Choice("odds", ("off", "public", "after")),
)
SOURCES = (Source("endurance"), Source("motion_tracker"), Source("blips"), Source("marine_die"), Source("alien_die"))
OTHERS = ("heroes", "squad", "gear", "sources", "lists", "rulings")
RECIPE = ("name", "turn_dial", "turns", "tracker", "first_cards", "sentry_guns", "newt", "ending")
"""What a mission of one's own may say."""


def read(pack: Pack, seats: Sequence[str], said: Mapping[str, Json]) -> dict[str, Any]:
    """The options of a game, checked against each other and against who plays; "plan" is the mission."""
    try:
        return _read(pack, seats, said)
    except (TypeError, ValueError, AttributeError, LookupError):
        raise Refused("not_an_answer", answer=shown(dict(said))) from None


def _read(pack: Pack, seats: Sequence[str], said: Mapping[str, Json]) -> dict[str, Any]:
    for name in said:
        if name not in (*(choice.name for choice in CHOICES), *OTHERS):
            raise Refused("not_one_of", name=shown(name), value=shown(said[name]), words=", ".join(OTHERS))
    found: dict[str, Any] = {choice.name: choice.values[0] for choice in CHOICES}
    for choice in CHOICES:
        value = said.get(choice.name, choice.values[0])
        if choice.name != "mission" and not any(value == each and type(value) is type(each) for each in choice.values):
            raise Refused("not_one_of", name=choice.name, value=shown(value), words=", ".join(map(str, choice.values)))
        found[choice.name] = value
    hunts = found["mode"] == "bug_hunt"
    if hunts and said.get("mission", "bug_hunt") != "bug_hunt" and not isinstance(said.get("mission"), dict):
        raise Refused("not_one_of", name="mission", value=shown(said["mission"]), words="bug_hunt")
    found["mission"] = said.get("mission", "bug_hunt" if hunts else MISSIONS[0])
    if found["mode"] == "campaign" and found["mission"] != "newt":
        raise Refused("campaign_begins_with_newt")
    found["lists"] = cards.read_lists(said.get("lists"))
    found["rulings"] = rulings.read(said.get("rulings"))
    found["sources"] = read_sources(SOURCES, said.get("sources", {}))
    found["plans"] = plans(pack, found["lists"])
    found["plan"] = plan(found["plans"], found["mission"], hunts)
    found["squad"] = muster.read_squad(said.get("squad"), found["plan"], hunts or found["mission"] == muster.FIRST)
    found["heroes"] = muster.read_heroes(said.get("heroes"), seats, found["squad"])
    found["gear"] = said.get("gear")
    return found


def plans(pack: Pack, lists: Mapping[str, Any]) -> dict[str, Json]:
    """Every mission as the pack and the owner's list have it."""
    found: dict[str, Json] = {
        item.id: {name: item.traits[name] for name in RECIPE if name in item.traits} for item in pack["missions"].items
    }
    for each in lists.get("missions", ()):
        if not isinstance(each, dict) or not isinstance(each.get("id"), str):
            raise Refused("not_an_answer", answer=shown(each))
        found[each["id"]] = own(each)
    return found


def plan(known: Mapping[str, Any], said: Json, hunts: bool) -> dict[str, Any]:
    if isinstance(said, dict):
        return own(said)
    if said not in known or (said == "bug_hunt" and not hunts):
        raise Refused("not_one_of", name="mission", value=shown(said), words=", ".join(known))
    return dict(known[said])


def own(said: Mapping[str, Any]) -> dict[str, Any]:
    """A mission of one's own; what is left out: no dial, the whole deck mixed, cards from turn 1, no guns, no Newt."""
    if not isinstance(said, dict) or not set(said) <= {*RECIPE, "id"}:
        raise Refused("not_an_answer", answer=shown(said))
    for flag in ("turn_dial", "sentry_guns", "newt"):
        if not isinstance(said.get(flag, False), bool):
            raise Refused("not_one_of", name=flag, value=shown(said[flag]), words="true, false")
    for part in ("turns", "tracker"):
        if not isinstance(said.get(part, {}), dict):
            raise Refused("not_an_answer", answer=shown(said[part]))
    first = said.get("first_cards", 1)
    if isinstance(first, bool) or not isinstance(first, int) or not 1 <= first <= 60:
        raise Refused("not_a_number", name="first_cards", value=shown(first), least=1, most=60)
    for turn, text in said.get("turns", {}).items():
        if not turn.isdecimal() or not isinstance(text, str):
            raise Refused("not_an_answer", answer=shown({turn: text}))
    _read_tracker(said.get("tracker", {}))
    for text in ("name", "ending"):
        if not isinstance(said.get(text, ""), str):
            raise Refused("not_an_answer", answer=shown(said[text]))
    return {name: said[name] for name in RECIPE if name in said}


def _read_tracker(said: Mapping[str, Any]) -> None:
    """How many cards of each level, and how they are stacked."""
    for name, value in said.items():
        if name in cards.STACKED:
            cards.among(name, value, cards.STACKED[name])
        elif name not in cards.LEVELS or isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= cards.MOST:
            raise Refused("not_a_number", name=shown(name), value=shown(value), least=0, most=cards.MOST)


ORDERS = frozenset(
    {
        "reshuffled",
        "hazard",
        "hazard_drawn",
        "hazard_drawn_yours",
        "hazard_strikes",
        "hazard_lies",
        "hazard_off_the_pile",
        "tunnel",
        "out_of_blips",
        "may_take_over",
        "seat_is_out",
        "facehugged",
        "turn_begins",
    }
)
"""Messages after which people have something to do that the app can't see."""
