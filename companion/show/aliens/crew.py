"""The CREW screen of Aliens: heroes with who plays them, then grunts: what they carry, their numbers, and what can be done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.packs import Words
from companion.show.aliens.squad import GONE, acting, called, fate, player
from companion.show.pictures.crew import CrewLink, CrewPicture, CrewTally, SeatAct, SeatBoard
from companion.show.tongue import Tongue, word

NUMBERS = (("tech", word("Tech")), ("defense", word("Def")), ("melee", word("Melee")), ("speed", word("Speed")))
"""What stands on the card; Aim has a dial."""
COUNTED = {
    "crate": (word("CRATES"), "equipment"),
    "computer": (word("COMPUTERS"), "computer"),
    "exit": (word("AT THE EXIT"), "airlock"),
}


def crew(view: Mapping[str, Any], say: Tongue, words: Words) -> CrewPicture:
    people = view["characters"]
    heroes = [each for each, person in people.items() if person["side"] == "hero"]
    heroes.sort(key=lambda each: str(people[each]["seat"]))
    grunts = [each for each, person in people.items() if person["side"] != "hero"]
    counted = (CrewTally(what, symbol, say(label), view["marks"][what], 0) for what, (label, symbol) in COUNTED.items())
    return CrewPicture(
        tuple(_person(each, view, say, words) for each in (*heroes, *grunts)),
        say("COUNTED AT THE TABLE"),
        tuple(counted),
        (CrewLink(say("LEAF THROUGH DISCARDS"), "choose:discards", "discard"), CrewLink(say("EDIT"), "record:squad")),
    )


def _person(who: str, view: Mapping[str, Any], say: Tongue, words: Words) -> SeatBoard:
    person = view["characters"][who]
    seat = str(person["seat"] or "")
    name = f"{called(who)} · {player(view, seat).upper()}" if seat else called(who)
    carried = [words.name(each) for each in (*person["weapons"], *person["equipment"])]
    host = [say("FACEHUGGER")] if person["facehugger"] else []
    spent = [say("has activated")] if person["activated"] and view["phase"] == "marine" else []
    numbers = "   ".join(f"{say(label)} {'?' if person[key] is None else person[key]}" for key, label in NUMBERS)
    held = (("hand-cards", str(view["hands"][seat]["count"])),) if seat else ()
    lies = "\n".join((numbers, " · ".join((*host, *carried, *spent)))).strip()
    return SeatBoard(
        seat=seat,
        number=seat[1:],
        name=name,
        first=seat == view["token"],
        status=fate(person, say),
        out=person["status"] in GONE,
        counts=held,
        states=lies,
        acts=tuple(_acts(who, seat, view, say)),
    )


def _acts(who: str, seat: str, view: Mapping[str, Any], say: Tongue) -> Iterator[SeatAct]:
    if acting(view) != who and not view["characters"][who]["activated"] and view["phase"] == "marine":
        yield SeatAct(f"activate {who}", "marine", say("ACTIVATE"), intent="activate", parameters={"character": who})
    elif acting(view) == who:
        yield SeatAct(f"attack {who}", "aim", say("ATTACK"), leads="choose:attack")
    yield SeatAct(f"defend {who}", "shield", say("DEFEND"), leads=f"choose:against:{who}")
    yield SeatAct(f"who {who}", "more", say("MORE"), leads=f"choose:who:{who}")
