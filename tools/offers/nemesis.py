"""Legal things to do at a table of Nemesis: what the simulator and the property tests choose from."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.games.common import seating
from companion.games.family import contamination
from companion.games.family.book import book
from companion.games.family.intruders import left
from companion.games.family.lone import barred
from companion.games.family.shapes import kind_of
from companion.games.nemesis import GAME, clock, course, engines, exploration, intruder_player, pods, scanning
from companion.games.nemesis.aftermath import missions, turrets
from companion.games.nemesis.attacks import CAUSES
from companion.games.nemesis.carnomorphs import mutation
from companion.games.nemesis.carnomorphs.adaptations import VORACIOUS
from companion.games.nemesis.options import COMPONENTS
from companion.games.nemesis.sources import IN_HAND
from companion.kit.source import on_cardboard
from companion.table import Table
from tools import answers
from tools.offers import family
from tools.offers.family import Frequent

MISSION = 2
"""The fewest players of an Epilogue."""


def options(chosen: dict[str, Any], players: int) -> dict[str, Any]:
    """Missions and an intruder player are for the original intruders; an Epilogue needs two, and what was left."""
    told = {**chosen}
    if told.get("story", "base") != "base" or told.get("intruder_player"):
        told.pop("enemy", None)
    if told.get("story", "base") != "base" or told.get("mode", "semi") != "semi" or players == 1:
        told.pop("intruder_player", None)
    if told.get("story") == "epilogue" and players < MISSION:
        del told["story"]
    if told.get("story") == "epilogue":
        told["before"] = {"bag": {"blank": 1, "larva": 2, "creeper": 1, "adult": 4, "queen": 1}, "malfunction": 2}
    return told


def _encounter(table: Table, dice: Random) -> dict[str, Any] | None:
    told = family.seat(table, dice)
    return told and family.drawn(table, dice, told)


def _attack(table: Table, dice: Random) -> dict[str, Any]:
    bare = on_cardboard(table, "attack") and table.value("option.enemy") == "void_seeders"  # then only surprise needs no card
    return {**family.attacker(table, dice), "cause": "surprise" if bare else dice.choice(CAUSES)}


def _research(table: Table, dice: Random) -> dict[str, Any] | None:
    told = family.seat(table, dice)
    if table.value("option.enemy") == "intruders":
        return family.research(table, dice)
    if table.value("option.enemy") == "void_seeders":
        return told and {**told, "object": dice.choice(("egg", "carcass"))}
    there = [kind for kind, each in table.value("adaptations").items() if each["open"] and not each["gone"]]
    return {**told, "kind": dice.choice(there)} if told and there else None


def _alert(wanted: bool) -> Any:
    return lambda table, _: (
        {}
        if (table.value("alert") is not None) == wanted
        and missions.story(table) != "base"
        and (wanted or missions.story(table) == "research")
        else None
    )


def _offer_taken(table: Table, dice: Random) -> dict[str, Any] | None:
    free = missions.story(table) == "epilogue" and not any(table.flag(f"{seat}.offer") for seat in seating.seats(table))
    return family.seat(table, dice) if free else None


def _turret_placed(table: Table, _: Random) -> dict[str, Any] | None:
    return {} if len(table.value("turrets")) + table.count(turrets.GONE) // 3 < len(turrets.NUMBERS) else None


def _turret(may_be_still: bool) -> Any:
    def maker(table: Table, dice: Random) -> dict[str, Any] | None:
        there = [each for each in table.value("turrets") if may_be_still or turrets.now(table, each) != "inactive"]
        return {"turret": dice.choice(there)} if there else None

    return maker


def _turret_set(table: Table, dice: Random) -> dict[str, Any] | None:
    told = _turret(True)(table, dice)
    if told is None:
        return None
    others = [status for status in turrets.STATUS if status != turrets.now(table, told["turret"])]
    return {**told, "status": dice.choice(others), **family.maybe_seat(table, dice)}


def _intruder(table: Table, dice: Random) -> dict[str, Any] | None:
    seat = table.value("intruder.seat")
    held = table.inside(intruder_player.hand(seat)) if seat else []
    told = family.seat(table, dice)
    if not held or told is None:
        return None
    how = dice.choice(("move", "move", "attack", "effect"))
    card = table.kind(dice.choice(held))
    if how == "attack" and not on_cardboard(table, "attack"):
        return {**told, "card": card, "how": how, "kind": dice.choice(("creeper", "adult", "queen"))}
    if how == "effect" and not card.startswith("self_healing") and not (card.startswith("planning") and _few_events(table)):
        return {**told, "card": card, "how": how}
    return {"card": card, "how": "move"}


def _few_events(table: Table) -> bool:
    return table.count("event.draw") + table.count("event.discard") < intruder_player.PLANNED


def _pick(table: Table, dice: Random) -> dict[str, Any]:
    return {"pick": dice.randint(1, table.count(intruder_player.WAITING) or table.count(intruder_player.PLANS))}


def _panicked(table: Table, dice: Random) -> dict[str, Any] | None:
    seats = [seat for seat in seating.seats(table) if table.value(f"{seat}.panic") is not None]
    return {"seat": dice.choice(seats)} if seats else None


def _lair(source: str) -> Any:
    return lambda table, _: {} if table.value("lairs")[source] else None


def _all_out(table: Table, kind: str) -> bool:
    """Nobody places more than there are miniatures; of the seeders a lower kind comes, and the lowest may run out."""
    kinds = book(table).kinds
    lower = kinds[: kinds.index(kind) + 1] if table.value("option.enemy") == "void_seeders" else (kind,)
    return kind in book(table).scarce and not any(left(table, each) for each in lower)


def _appears(table: Table, dice: Random) -> dict[str, Any] | None:
    gone = {"despoiler": table.flag("despoiler_gone")}
    kinds = [kind for kind in book(table).kinds if not gone.get(kind) and not barred(table, kind) and not _all_out(table, kind)]
    return {"kind": dice.choice(kinds)} if table.count("stand_ins") else None


def _mortal(table: Table, dice: Random) -> dict[str, Any] | None:
    there = [piece for piece in table.inside("tray") if kind_of(table, piece) != "despoiler"]
    return {"piece": dice.choice(there)} if there else None


def _hurt(table: Table, dice: Random) -> dict[str, Any] | None:
    told = _mortal(table, dice)
    return told and {**told, "by": dice.choice((1, 1, 2))}


def _hides(table: Table, dice: Random) -> dict[str, Any] | None:
    small = [piece for piece in table.inside("tray") if kind_of(table, piece) != "butcher"]
    return {"piece": dice.choice(small)} if small else None


def _feed(table: Table, dice: Random) -> dict[str, Any] | None:
    told = family.in_tray(table, dice)
    food = ["corpse", "egg", "carcass", "blue_corpse", *(["nest_egg"] if table.number("eggs.nest") else [])]
    return told and {**told, "ate": dice.choice(food)}


def _mutate(table: Table, dice: Random) -> dict[str, Any] | None:
    told = family.seat(table, dice)
    return told and {**told, "what": dice.choice(("card", "marker"))}


def _mutation_keep(table: Table, dice: Random) -> dict[str, Any] | None:
    seats = [seat for seat in seating.seats_in(table) if table.count(mutation.offered(seat))]
    return {"seat": dice.choice(seats), "keep": dice.randint(1, 2)} if seats else None


def _mutation_action(table: Table, dice: Random) -> dict[str, Any] | None:
    seats = [
        seat
        for seat in seating.seats_in(table)
        if table.flag(f"{seat}.mutation") and table.count(contamination.cards(seat)) and not table.count(mutation.offered(seat))
    ]
    return {"seat": dice.choice(seats)} if seats else None


def _combat(table: Table, dice: Random) -> dict[str, Any] | None:
    told = family.seat(table, dice)
    kinds = ("egg", *book(table).kinds)
    return told and {**told, "how": dice.choice(("shoot", "shoot", "melee")), "kind": dice.choice(kinds)}


def _explore(table: Table, dice: Random) -> dict[str, Any] | None:
    told = family.seat(table, dice)
    if told is None:
        return None
    if table.number("aftermath.hidden") and dice.random() < 0.5:
        said = {"effect": dice.choice(exploration.AFTERMATH)} if on_cardboard(table, "exploration_aftermath") else {}
        return {**told, "token": "aftermath", **said}
    if on_cardboard(table, "exploration"):
        told |= {"effect": dice.choice(exploration.EFFECTS[:-2]), "items": dice.randint(1, 4)}
    elif not table.count(exploration.PILE):
        return None
    return told | ({"room": dice.choice(exploration.BARE)} if dice.random() < 0.1 else {})


def _peek(table: Table, dice: Random) -> dict[str, Any] | None:
    told = family.seat(table, dice) if table.count(exploration.PILE) else None
    return told and {**told, "slot": dice.choice(exploration.SLOTS)}


def _engine(table: Table, dice: Random) -> dict[str, Any] | None:
    told = family.seat(table, dice)
    return told and {**told, "engine": dice.choice(engines.ENGINES), "top": dice.choice(engines.STATES)}


def _check(table: Table, dice: Random) -> dict[str, Any] | None:
    told = family.seat(table, dice)
    return told and {**told, "engine": dice.choice((*engines.ENGINES, "all"))}


def _swap(_: Table, dice: Random) -> dict[str, Any]:
    return {"engine": dice.choice(engines.ENGINES)}


def _destination(_: Table, dice: Random) -> dict[str, Any]:
    return {"to": dice.choice(course.SPACES)}


def _pod(locked: bool, empty: bool | None = None) -> Any:
    """A pod in this state."""

    def maker(table: Table, dice: Random) -> dict[str, Any] | None:
        fits = [
            pod
            for pod, told in table.value("pods").items()
            if told["locked"] == locked and (empty is None or empty == (not told["seats"]))
        ]
        return {"pod": dice.choice(fits)} if fits else None

    return maker


def _enter(table: Table, dice: Random) -> dict[str, Any] | None:
    free = [pod for pod, told in table.value("pods").items() if not told["locked"] and len(told["seats"]) < pods.SEATS]
    outside = [seat for seat in seating.seats_in(table) if pods.of(table, seat) is None]
    return {"seat": dice.choice(outside), "pod": dice.choice(free)} if free and outside else None


def _launch(table: Table, dice: Random) -> dict[str, Any] | None:
    taken = [pod for pod, told in table.value("pods").items() if told["seats"]]
    return {"pod": dice.choice(taken)} if taken else None


def _climb_out(table: Table, dice: Random) -> dict[str, Any] | None:
    inside = [seat for told in table.value("pods").values() for seat in told["seats"]]
    return {"seat": dice.choice(inside)} if inside else None


SLIMY = {"void_seeders": ()}
"""Whose enemies leave no slime."""


def _mark(table: Table, dice: Random) -> dict[str, Any] | None:
    enemy = table.value("option.enemy")
    what = dice.choice(
        (
            "fire",
            "fire",
            "malfunction",
            "malfunction",
            "egg",
            "signal",
            *SLIMY.get(enemy, ("slime",)),
            "venting",
            *((VORACIOUS,) if enemy == "carnomorphs" and on_cardboard(table, "adaptations") else ()),
        )
    )
    seat = dice.choice(seating.seats(table))
    match what:
        case "fire" | "malfunction":
            return {"what": what, "by": -1 if table.number(f"{what}.placed") and dice.random() < 0.35 else 1}
        case "egg":
            return {"what": what, "by": -1} if table.number("eggs.nest") else None
        case "venting":
            return {"what": what, "by": 1}
        case "voracious":
            return {"what": what, "by": -1 if table.flag(what) else 1}
        case _:
            return {"what": what, "by": -1 if table.flag(f"{seat}.{what}") else 1, "seat": seat}


def _leave(table: Table, dice: Random) -> dict[str, Any] | None:
    told = family.seat(table, dice)
    ways = ["dead", "pod", *(["hibernating"] * 2 if clock.hibernation_open(table) else [])]
    return told and {**told, "how": dice.choice(ways)}


def _task(_: Table, dice: Random) -> dict[str, Any]:
    return {"task": dice.choice(("side", "markers", "hands"))}


FREQUENT: Frequent = {
    "noise_roll": (30, 2, family.seat),
    "encounter": (8, 2, _encounter),
    "attack": (8, 10, _attack),
    "injury_check": (6, 3, family.injury_check),
    "killed": (4, 2, _mortal),
    "hides": (3, 2, _hides),
    "appears": (1, 0.5, _appears),
    "injure": (3, 3, _hurt),
    "adults_retreat": (30, 30, family.adults),
    "explore": (8, 0.2, _explore),
    "explore_peek": (0.5, 0, _peek),
    "combat_roll": (5, 0, _combat),
    "engine_check": (1, 0, _check),
    "engine_repair": (1, 0, _engine),
    "engine_swap": (0.1, 0, _swap),
    "coordinates_peek": (1, 0, family.seat),
    "destination_set": (1, 0, _destination),
    "pod_unlock": (0.5, 0, _pod(locked=True)),
    "pod_lock": (0.2, 0, _pod(locked=False)),
    "pod_enter": (0.5, 0, _enter),
    "pod_launch": (0.3, 0, _launch),
    "pod_leave": (0.2, 0.1, _climb_out),
    "selfdestruct_start": (0.15, 0, family.maybe_seat),
    "selfdestruct_stop": (0.2, 0, family.maybe_seat),
    "contaminate": (3, 1, family.contaminate),
    "scan": (1.5, 0.2, family.scan_by(scanning.PROCEDURES)),
    "mark": (6, 2, _mark),
    "leave": (0.1, 0.03, _leave),
    "revive": (0.2, 0, family.revive),
    "research": (0.5, 0, _research),
    "draft_offer": (1, 0, family.draft_offer),
    "draft_keep": (20, 5, family.draft_keep),
    "set_source": (0.1, 0.02, family.switch(COMPONENTS, IN_HAND)),
    "flees": (1, 1, family.attack_kind),
    "search": (2, 0, family.search),
    "search_keep": (20, 5, family.search_keep),
    "craft": (1, 0, family.craft),
    "objective_draw": (0.5, 0, family.objective),
    "setup_done": (0.3, 0, _task),
    "end_game": (0.01, 0, family.nothing),
    "serious_wound": (1, 0.5, family.seat),
    "feed": (2, 4, _feed),
    "mutate": (0.6, 0.2, _mutate),
    "mutation_keep": (20, 5, _mutation_keep),
    "mutation_action": (1, 0, _mutation_action),
    "panic": (1, 0.3, family.seat),
    "panic_cancel": (0.2, 0.1, _panicked),
    "lair_found": (0.1, 0, _lair("hidden")),
    "lair_destroyed": (0.3, 0, _lair("standing")),
    "alert_start": (0.3, 0, _alert(False)),
    "alert_stage": (0.3, 0, _alert(True)),
    "alert_done": (1, 0.2, _alert(True)),
    "offer_take": (0.1, 0, _offer_taken),
    "turret_place": (0.3, 0, _turret_placed),
    "turret_reveal": (0.4, 0, _turret(True)),
    "turret_set": (0.3, 0, _turret_set),
    "turret_destroy": (0.2, 0.4, _turret(False)),
    "hourglass_empty": (1, 0, family.maybe_seat),
    "hourglass_off": (0.02, 0, family.nothing),
    "hourglass_keep": (0.2, 0, lambda _, dice: {"left": dice.randint(0, 180)}),
    "intruder_play": (6, 0, _intruder),
    "intruder_choose": (30, 30, _pick),
    "intruder_pass": (1, 0, family.nothing),
    "event_phase": (14, 0, family.nothing),
    "next": (0, 60, answers.next_step),
}

offer = family.usual(GAME, FREQUENT)
any_offer = family.anything(GAME, FREQUENT)
