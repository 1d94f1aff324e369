"""Between two missions: which comes next, and who goes on it as whom."""

from __future__ import annotations

import json
from typing import Any

from companion.show.aliens.mustering import Muster, mustered
from companion.show.aliens.squad import called, player
from companion.show.aliens.words import MISSIONS
from companion.show.pictures.choice import Asked, Choices, Option, offered


def mission(asked: Asked) -> Choices:
    """What comes next in a campaign, with the squad as it was."""
    found = offered(asked, "mission", "mission", "quest", lambda name: asked.say(MISSIONS[name]))
    unsaid = asked.view["newt_unsaid"]
    led = {name: Option(asked.say(MISSIONS[name]), "quest", leads=f"newt:{name}") for name in unsaid}
    return asked.say("NEXT MISSION"), [led.get(str(each.parameters["mission"]), each) for each in found]


def newt(asked: Asked) -> Choices:
    """The mission was typed without a word about her: she comes along, unless the table says otherwise (A47)."""
    say, name = asked.say, asked.about
    now = _as_before(asked, name)
    given = {"mission": name, "heroes": dict(now.heroes), "squad": list(now.squad)}
    without = {**given, "squad": [each for each in now.squad if each != "newt"]}
    return say("DOES NEWT COME ALONG?"), [
        Option(say("SHE COMES ALONG"), "next", "mission", given),
        Option(say("SHE STAYS BEHIND"), "close", "mission", without),
    ]


def squad(asked: Asked) -> Choices:
    """For which mission the squad is chosen."""
    return asked.say("SQUAD FOR WHICH MISSION?"), [
        Option(each.label, each.symbol, leads=f"muster:{_written(each.parameters['mission'], None)}")
        for each in offered(asked, "mission", "mission", "quest", lambda name: asked.say(MISSIONS[name]))
    ]


def muster(asked: Asked) -> Choices:
    """Seat by seat the next hero, then who else takes part; each tap is one step."""
    say, view = asked.say, asked.view
    name, chosen = json.loads(asked.about)
    now = _as_before(asked, name) if chosen is None else _mustered(asked, name, chosen)
    seats = [
        Option(
            say("{name}: {hero}", name=player(view, seat).upper(), hero=called(hero)),
            "marine",
            leads=f"muster:{_written(name, now, heroes=now.with_next_hero(seat))}",
        )
        for seat, hero in now.heroes.items()
    ]
    others = [
        Option(
            say("{name} TAKES PART", name=called(each)) if each in now.squad else say("{name} STAYS BEHIND", name=called(each)),
            "check" if each in now.squad else "close",
            leads=f"muster:{_written(name, now, squad=now.turned(each))}",
        )
        for each in now.able
        if now.turned(each) is not None
    ]
    given = {"mission": name, "heroes": dict(now.heroes), "squad": list(now.squad)}
    begin = Option(say("BEGIN: {mission}", mission=asked.words.name(name).upper()), "next", "mission", given)
    return say("WHO GOES?"), [*seats, *others, begin]


def _written(name: str, now: Muster | None, **other: Any) -> str:
    return json.dumps([name, now and {"heroes": dict(now.heroes), "squad": list(now.squad), **other}])


def _as_before(asked: Asked, name: str) -> Muster:
    """Who was there goes again, and Newt where the mission has her."""
    people = asked.view["characters"]
    heroes = {each["seat"]: who for who, each in people.items() if each["side"] == "hero" and each["seat"]}
    return _mustered(asked, name, {"heroes": heroes, "squad": [*people, "newt"]})


def _mustered(asked: Asked, name: str, chosen: dict[str, Any]) -> Muster:
    able = asked.view["able"][name]
    seats = list(asked.view["seats"])[: len([each for each in able if each != "newt"])]
    return mustered(able, seats, chosen["heroes"], chosen["squad"])
