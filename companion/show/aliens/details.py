"""NEW GAME, unfolded: who is whose hero, who takes part, and the rulings that a table may choose otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.games.aliens.muster import read_squad
from companion.games.aliens.options import plan, plans
from companion.games.aliens.rulings import CHOICES
from companion.packs import Pack
from companion.show.aliens.mustering import Muster, mustered
from companion.show.aliens.squad import called
from companion.show.pictures.new_game import Detail, DetailLine
from companion.show.tongue import Tongue, word

RULINGS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "A1": (
        word("A hazard that was drawn"),
        {"exhaust": word("EXHAUST PILE"), "discard": word("DISCARDS"), "under": word("UNDER RESHUFFLE")},
    ),
    "A2": (word("A hazard of a tracker card"), {"exhaust": word("EXHAUST PILE"), "under": word("UNDER RESHUFFLE")}),
    "A4": (word("A hazard discarded off the pile"), {"ask": word("THE TABLE SAYS"), "yes": word("BITES"), "no": word("SLEEPS")}),
    "A9": (word("Blips killed unseen"), {"pool": word("INTO THE POOL"), "out": word("OUT OF PLAY")}),
    "A10": (word("Gear of a lost grunt"), {"discard": word("DISCARDS"), "exhaust": word("EXHAUST PILE")}),
    "A15": (word("Led by rank"), {"all": word("ALL GRUNTS"), "marines": word("MARINES ONLY")}),
    "A23": (word("A weapon's free shot, once an"), {"activation": word("ACTIVATION"), "action": word("ACTION")}),
}


def details(pack: Pack, names: Sequence[str], options: Mapping[str, Any], say: Tongue) -> tuple[Detail, ...]:
    """What is chosen by whoever wants to; the others play as it stands."""
    hunts = options.get("mode") == "bug_hunt"
    mission = "bug_hunt" if hunts else "newt" if options.get("mode") == "campaign" else options.get("mission", "newt")
    able = read_squad(None, plan(plans(pack, {}), mission, hunts), hunts)
    seats = {f"P{number}": name for number, name in enumerate(names, 1)}
    now = mustered(able, list(seats), options.get("heroes", {}), options.get("squad"))
    ruled = {name: options.get("rulings", {}).get(name, values[0]) for name, values in CHOICES.items()}
    return (
        Detail(
            "heroes",
            say("HEROES"),
            ", ".join(f"{name} {called(now.heroes[seat]).capitalize()}" for seat, name in seats.items()),
            dict(now.heroes),
            tuple(_heroes(now, seats)),
        ),
        Detail("squad", say("SQUAD"), _squad_says(now, say), list(now.squad), tuple(_squad(now, say))),
        Detail("rulings", say("RULINGS"), _rulings_say(ruled, say), ruled, tuple(_rulings(ruled, say))),
    )


def _heroes(now: Muster, seats: Mapping[str, str]) -> Iterator[DetailLine]:
    for seat, name in seats.items():
        yield DetailLine(f"hero {seat}", name.upper(), called(now.heroes[seat]), now.with_next_hero(seat))


def _squad(now: Muster, say: Tongue) -> Iterator[DetailLine]:
    for each in now.able:
        part = say("TAKES PART") if each in now.squad else say("STAYS BEHIND")
        yield DetailLine(f"squad {each}", called(each), part, now.turned(each))


def _squad_says(now: Muster, say: Tongue) -> str:
    away = [called(each).capitalize() for each in now.able if each not in now.squad]
    return say("Without {names}", names=", ".join(away)) if away else say("Everybody takes part")


def _rulings(ruled: Mapping[str, str], say: Tongue) -> Iterator[DetailLine]:
    for name, (label, words) in RULINGS.items():
        order = CHOICES[name]
        following = order[(order.index(ruled[name]) + 1) % len(order)]
        yield DetailLine(f"ruling {name}", say(label), say(words[ruled[name]]), {**ruled, name: following})


def _rulings_say(ruled: Mapping[str, str], say: Tongue) -> str:
    other = [name for name, values in CHOICES.items() if ruled[name] != values[0]]
    return say("{n} {n:ruling|rulings} of your own", n=len(other)) if other else say("Ours, where the books are silent")
