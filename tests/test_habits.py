"""Habits: games of chance visit every verb, each about as often as people do, so that what they tell means something."""

from collections import Counter
from collections.abc import Callable

import pytest

from companion.games.common.habits import BY_PEOPLE
from companion.games.registry import GAMES
from companion.session import Session
from companion.table import Entry
from tools.offers import Offer
from tools.simulate import Tally, batch, play

FIRST = 700
"""The number of the first game."""
GAMES_EACH = {"lockdown": 200, "nemesis": 200, "aliens": 60}
OFTEN = {
    "lockdown": {
        20: "next noise_roll",
        12: "attack",
        5: "event_phase encounter injury_check explore mark",
        2: "injure contaminate combat_roll killed hides",
        1: "flees scan css_peek appears",
        0.4: "computer_use power_flip power_swap css_move advantage_roll",
    },
    "nemesis": {
        20: "next noise_roll",
        12: "attack",
        5: "event_phase encounter injury_check mark",
        2: "explore injure contaminate combat_roll killed hides",
        1: "flees search serious_wound scan appears",
        0.4: "craft engine_check engine_repair destination_set coordinates_peek",
    },
    "aliens": {
        60: "next",
        24: "attack",
        10: "act spot ability activate",
        5: "aim rest tech_test barricade",
        3: "defend full_auto blip_speed play mark",
        1: "hit roll reveal recycle draw exhaust",
        0.4: "equip reroll sentry_shot take_over",
    },
}
"""What is done at least so often in a game, on average: about two thirds of what it was when this was written."""
SELDOM = {
    "lockdown": "adults_retreat revive end_game",
    "nemesis": "adults_retreat revive end_game alert_start hourglass_keep hourglass_off intruder_choose intruder_pass "
    "lair_destroyed lair_found mutation_action offer_take panic_cancel pod_launch pod_leave selfdestruct_stop turret_reveal",
    "aliens": "victory",
}
"""What needs a mode, an enemy and a moment, or what only people do: in so few games some of it may be missing, not most."""
LONGEST = {"lockdown": 15, "nemesis": 15, "aliens": 63}
"""No game of the thousand has more rounds: of Aliens it is endurance that ends it, of the others the time track."""


def as_people_do(game: str, tally: Tally) -> None:
    """What is done often is done often, and no game is endless; the thousand games are asked, a part at a time."""
    expected = {name: least for least, names in OFTEN[game].items() for name in names.split()}
    done = {name: tally.intents[name] / tally.games for name in expected}
    assert {name: often for name, often in done.items() if often < expected[name]} == {}
    assert max(tally.rounds) <= LONGEST[game]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_verb_is_visited(game: str) -> None:
    """Games are played until one has done it, and no more than so many."""
    tally, seldom = Tally(), set(SELDOM[game].split())
    for number in range(FIRST, FIRST + GAMES_EACH[game]):
        play(number, tally, game)
        missing = {name for name in GAMES[game].intents if not tally.intents[name]} - {*BY_PEOPLE, "rename"}
        if missing <= seldom and len(missing) < max(3, len(seldom) / 2):
            break
    assert tally.faults == []
    assert missing <= seldom
    assert len(missing) < max(3, len(seldom) / 2)


def test_a_squad_shoots_in_every_way() -> None:
    """In its own activation and at what comes, for an action and free, at one alien and at all of a space."""
    ways: Counter[str] = Counter()

    def watched(_: Session, chosen: Offer) -> Callable[[Entry], None]:
        name, said = chosen
        if name == "attack":
            ways.update(way for way in ("piece", "targets", "free", "defensive", "roll") if said.get(way))
            ways["plain"] += not (said.get("free") or said.get("defensive"))
        return lambda _: None

    batch(FIRST, 20, "aliens", watched)
    assert all(
        ways[way] >= least for way, least in {"plain": 200, "piece": 200, "defensive": 60, "free": 30, "targets": 30}.items()
    )
    assert ways["roll"]
