"""Blips, aliens and barricades by their letters and places."""

from __future__ import annotations

from typing import Any

from companion.show.aliens.choices.pieces import piece_name, standing
from companion.show.aliens.sheet import primary, traits
from companion.show.aliens.squad import acting, called, there
from companion.show.pictures.choice import Asked, Choices, Option

MAP = "map"
MOST_BLIPS = 4


def blip(asked: Asked) -> Choices:
    say = asked.say
    blips = standing(asked, "blip")
    yours = asked.view["sources"]["blips"] == "cardboard"
    return say("BLIP"), [
        *(
            Option(
                say("{piece} IS SEEN", piece=each["piece"]),
                "reveal",
                **({"leads": f"number:{each['piece']}"} if yours else {"intent": "spot", "parameters": {"piece": each["piece"]}}),
            )
            for each in blips
        ),
        Option(say("BLIPS COME"), "spawn", leads="spawn"),
        Option(say("AN ALIEN COMES"), "warrior", "appears", {"kind": "alien"}),
        Option(say("A FACEHUGGER COMES"), "facehugger", "appears", {"kind": "facehugger"}),
    ]


def spawn(asked: Asked) -> Choices:
    """Where they come in, by what the tracker cards call it; then how many."""
    say = asked.say
    if asked.about:
        where = asked.about.removeprefix(MAP)
        return say("HOW MANY BLIPS?"), [
            Option(str(count), "blip", "place_blips", {"count": count, **({"location": where} if where else {})})
            for count in range(1, MOST_BLIPS + 1)
        ]
    pieces = asked.session.table.pieces.values()
    places = sorted({str(each.traits["location"]) for each in pieces if "location" in each.traits})
    return say("WHERE DO THEY COME?"), [
        *(Option(say("SPAWN {n}", n=place), "spawn", leads=f"spawn:{place}") for place in places),
        Option(say("ON THE MAP"), "blip", leads=f"spawn:{MAP}"),
    ]


def number(asked: Asked) -> Choices:
    return asked.say("{piece}: WHICH NUMBER?", piece=asked.about), [
        Option(str(number), "blip", "spot", {"piece": asked.about, "number": number}) for number in range(1, 6)
    ]


def piece(asked: Asked) -> Choices:
    """Something that stands on the board, by its letter."""
    say = asked.say
    each = next((each for each in asked.view["in_play"] if each["piece"] == asked.about), None)
    if each is None:
        return asked.about, []
    piece = {"piece": each["piece"]}
    if each["kind"] == "blip":
        return say("BLIP {piece}", piece=each["piece"]), [
            Option(
                say("IT IS SEEN"),
                "reveal",
                **(
                    {"leads": f"number:{each['piece']}"}
                    if asked.view["sources"]["blips"] == "cardboard"
                    else {"intent": "spot", "parameters": piece}
                ),
            ),
            Option(say("IT IS GONE"), "close", "killed", piece),
        ]
    who = acting(asked.view)
    return say("ALIEN {piece}", piece=piece_name(each)), [
        *(
            Option(say("IT ATTACKS {name}", name=called(target)), "shield", "defend", {"character": target, **piece})
            for target in there(asked.view)
        ),
        *([Option(say("{name} FIRES", name=called(who)), "aim", "attack", _fired(asked, who, each["piece"]))] if who else []),
        Option(say("ONE HIT"), "hit", "hit", piece),
        Option(say("IT IS GONE"), "close", "killed", piece),
    ]


def barricade(asked: Asked) -> Choices:
    say, who = asked.say, asked.about
    places = [
        "door",
        *(f"spawn.{number}" for number in range(1, 5)),
        *(f"tunnel.{number}" for number in range(1, asked.view["tunnels"]["limit"] + 1)),
    ]
    return say("BARRICADE: {name}", name=called(who)), [
        *(Option(_place(asked, where), "barricade", "barricade", {"character": who, "where": where}) for where in places),
        Option(say("A DOOR IS FREED"), "door", "barricade", {"character": who, "where": "door", "remove": True}),
    ]


def _place(asked: Asked, where: str) -> str:
    kind, _, number = where.partition(".")
    labels = {"door": asked.say("A DOOR"), "spawn": asked.say("SPAWN"), "tunnel": asked.say("TUNNEL")}
    return f"{labels[kind]} {number}".strip()


def _fired(asked: Asked, who: str, piece: str) -> dict[str, Any]:
    """With the primary weapon; of one that hits a space, this alone stands there."""
    held = asked.view["characters"][who]["weapons"]
    area = bool(held) and traits(asked.session.words, primary(asked.session.words, held))["area"]
    return {"character": who, **({"targets": [piece]} if area else {"piece": piece})}


def tech(asked: Asked) -> Choices:
    say, who = asked.say, acting(asked.view)
    found = (
        [
            Option(say("TECH TEST: {name}", name=called(who)), "tech", "tech_test", {"character": who}),
            Option(say("BARRICADE"), "barricade", leads=f"barricade:{who}"),
        ]
        if who
        else []
    )
    return say("TECH"), [
        *found,
        Option(say("AN ALIEN BREAKS ONE?"), "barricade", leads="breaks"),
        Option(say("ROLL AGAIN"), "redo", "reroll"),
    ]


def breaks(asked: Asked) -> Choices:
    """What stands in the way of an alien or blip."""
    told = asked.view["barricades"]
    places = [
        *(["door"] if told["doors"] else []),
        *(f"{kind}.{number}" for kind in ("spawn", "tunnel") for number in told[kind]),
    ]
    return asked.say("WHICH BARRICADE?"), [
        Option(_place(asked, where), "barricade", "break_barricade", {"where": where}) for where in places
    ]


def board(asked: Asked) -> Choices:
    say = asked.say
    return say("SPEED OF A BOARD"), [
        Option(say("BOARD {n}", n=number), "dice", "blip_speed", {"board": number})
        for number in range(1, 5)
        if asked.view["boards"][str(number)] is None
    ]


def mission_blip(asked: Asked) -> Choices:
    return asked.say("MISSION BLIP"), [
        Option(str(number), "unknown-token", "mission_blip", {"which": number})
        for number in range(1, 5)
        if number not in asked.view["turned"]
    ]
