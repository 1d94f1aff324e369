"""Blips, aliens and barricades by their letters and places."""

from __future__ import annotations

from typing import Any

from companion.show.aliens.choices.pieces import piece_name, standing
from companion.show.aliens.pressing import entrance
from companion.show.aliens.sheet import primary, traits
from companion.show.aliens.squad import acting, called, there
from companion.show.pictures.choice import Asked, Choices, Named, Option, offered

MAP = "map"
MOST_BLIPS, MOST_SEEN = 4, 5


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
        place: dict[str, Any] = {"location": where} if where else {}
        return say("HOW MANY BLIPS?"), offered(asked, "place_blips", "count", "blip", **place)[:MOST_BLIPS]
    points = offered(asked, "place_blips", "location", "spawn", lambda where: entrance(where, say), leads="spawn:{}")
    return say("WHERE DO THEY COME?"), [*points, Option(say("ON THE MAP"), "blip", leads=f"spawn:{MAP}")]


def number(asked: Asked) -> Choices:
    return asked.say("{piece}: WHICH NUMBER?", piece=asked.about), offered(asked, "spot", "number", "blip", piece=asked.about)[
        :MOST_SEEN
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
    free = {"character": who, "where": "door", "remove": True}
    return say("BARRICADE: {name}", name=called(who)), [
        *offered(asked, "barricade", "where", "barricade", _place(asked), character=who),
        Option(say("A DOOR IS FREED"), "door", "barricade", free),
    ]


def _place(asked: Asked) -> Named:
    labels = {"door": asked.say("A DOOR"), "spawn": asked.say("SPAWN"), "tunnel": asked.say("TUNNEL")}
    return lambda where: " ".join((labels[where.partition(".")[0]], where.partition(".")[2])).strip()


def _fired(asked: Asked, who: str, piece: str) -> dict[str, Any]:
    """With the primary weapon; of one that hits a space, this alone stands there."""
    held = asked.view["characters"][who]["weapons"]
    area = bool(held) and traits(asked.words, primary(asked.words, held))["area"]
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
    return say("TECH"), [*found, Option(say("AN ALIEN BREAKS ONE?"), "barricade", leads="breaks"), rolls_again(asked)]


def rolls_again(asked: Asked) -> Option:
    """What was rolled last, once more; of several dice it is asked which."""
    several = len(asked.view["area_rolls"]) > 1
    return Option(asked.say("ROLL AGAIN"), "redo", "" if several else "reroll", leads="again" if several else "")


def again(asked: Asked) -> Choices:
    """Which die of an area or of a sentry gun, in the order in which they were rolled."""
    return asked.say("WHICH DIE?"), [
        Option(asked.say("DIE {n}: {roll}", n=number, roll=rolled), "redo", "reroll", {"die": number})
        for number, rolled in enumerate(asked.view["area_rolls"], 1)
    ]


def breaks(asked: Asked) -> Choices:
    """What stands in the way of an alien or blip."""
    return asked.say("WHICH BARRICADE?"), offered(asked, "break_barricade", "where", "barricade", _place(asked))


def board(asked: Asked) -> Choices:
    return asked.say("SPEED OF A BOARD"), offered(
        asked, "blip_speed", "board", "dice", lambda number: asked.say("BOARD {n}", n=number)
    )


def mission_blip(asked: Asked) -> Choices:
    return asked.say("MISSION BLIP"), offered(asked, "mission_blip", "which", "unknown-token")
