"""Results of Aliens: a die against a dial, a defence, a test, a number that came of something."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.aliens import warning
from companion.show.aliens.choices.die import on_the_table
from companion.show.aliens.dial import Roll
from companion.show.aliens.sheet import traits
from companion.show.aliens.squad import called
from companion.show.pictures.parts import MarkedLine, Own, Part
from companion.show.pictures.result import Answer, Happened, Result
from companion.show.tongue import Tongue, word


def done(say: Tongue) -> Answer:
    return Answer(say("DONE"), "check", onward=True)


def _scale(needs: int, always: int, say: Tongue) -> tuple[tuple[str, int, int], ...]:
    """ALWAYS, DIAL, MISS: what the cells of the scale mean."""
    zones = []
    if always:
        zones.append((say("ALWAYS"), 1, always))
    if needs > always:
        zones.append((say("DIAL"), always + 1, needs))
    good = max(needs, always)
    if good < 10:
        zones.append((say("MISS"), good + 1, 10))
    return tuple(zones)


def attack(happened: Happened) -> Result:
    """The die against the dial, the verdict, what it takes off, and what may follow."""
    say, told = happened.say, happened.told
    who = str(happened.entry.parameters.get("character") or (happened.view["active"] or {}).get("character") or "")
    head = happened.head(say("ATTACK"), called(who) if who else "")
    if "hits" in told:
        lines = happened.lines_but("exhausted")
        return Result(
            **head,
            overlay=True,
            large=str(told["hits"]),
            symbol="double-hit",
            role="danger" if told["hits"] else "ink",
            headline=say("{n:HIT|HITS}", n=told["hits"]),
            lines=lines,
            answers=(done(say),),
        )
    if "roll" not in told:
        return _no_cards_left(happened, head)
    hit = bool(told["hit"])
    always = max((_always(happened, each) for each in _weapons(happened, who)), default=0)
    headline, symbol, role = (say("HITS"), "hit", "danger") if hit else (say("MISSES"), "miss", "ink")
    zones, good = _scale(told["needs"], always, say), max(told["needs"], always)
    parts: list[Part] = [
        Own("roll", Roll(told["roll"], told["needs"], zones=zones, good=good, verdict=headline, symbol=symbol, role=role))
    ]
    parts.append(
        MarkedLine(
            "warrior" if hit else "miss",
            _taken(told, happened.entry.parameters.get("piece"), say) if hit else say("Nothing is hit."),
            "ink" if hit else "ink2",
        )
    )
    parts.append(MarkedLine("dial", say("Dial {before} to {after}.", before=told["needs"], after=told["dial"])))
    answers: list[Answer] = []
    if told.get("full_auto"):
        answers.append(Answer(say("FULL AUTO: 1 CARD"), "hit", "full_auto", {"character": who, **_next_target(happened)}))
    answers += [
        Answer(
            say("FREE: {weapon}", weapon=happened.words.name(each).upper()),
            "grenade",
            "attack",
            {"character": who, "weapon": each, "free": True, **_next_target(happened, each)},
        )
        for each in told.get("again", ())
    ]
    answers = _by_the_app(happened, answers)
    parts = [*_warned(happened, answers), *parts]  # first, so that on a small phone it is never below the edge
    return Result(**head, overlay=True, role=role, headline=headline, parts=tuple(parts), answers=(*answers, done(say)))


def _no_cards_left(happened: Happened, head: Mapping[str, Any]) -> Result:
    """Nothing was rolled any more: the last card went before."""
    return Result(
        **head,
        overlay=True,
        symbol="endurance",
        role="danger",
        headline=happened.say("NO CARDS LEFT"),
        lines=happened.story,
        answers=(done(happened.say),),
    )


def _by_the_app(happened: Happened, answers: list[Answer]) -> list[Answer]:
    """What needs a die of the table is offered where it can be said what came: on the page behind the result, or under TECH."""
    return [each for each in answers if not on_the_table(happened.view, each.intent, each.parameters or {})]


def _warned(happened: Happened, answers: list[Answer]) -> list[Part]:
    """What may follow and would take the last card."""
    found: list[Part] = []
    for each in answers:
        says = warning.said(happened.port.warns(each.intent, **(each.parameters or {})), happened.say)
        if says:
            found.append(MarkedLine("endurance", happened.say("{what}: {value}", what=each.label, value=says), "warn"))
    return found


def _weapons(happened: Happened, who: str) -> tuple[str, ...]:
    named = happened.entry.parameters.get("weapon")
    return (str(named),) if named else tuple(happened.view["characters"][who]["weapons"][:1]) if who else ()


def _always(happened: Happened, weapon: str) -> int:
    return int(traits(happened.words, weapon)["hits_on"])


def _taken(told: Mapping[str, Any], piece: object, say: Tongue) -> str:
    if piece is None:
        return say("1 alien off, token first.")
    if told["killed"]:
        return say("{piece} is gone.", piece=told["killed"])
    return say("{piece}: {n} {n:token|tokens} left.", piece=piece, n=told["tokens"])


def _next_target(happened: Happened, weapon: str = "") -> dict[str, Any]:
    """The same one while it stands, else the next that does; of a weapon that hits a space, it alone stands there."""
    standing = [each["piece"] for each in happened.view["in_play"] if each["kind"] != "blip"]
    same = happened.entry.parameters.get("piece")
    piece = same if same in standing else next(iter(standing), None)
    if piece is None:
        return {}
    return {"targets": [piece]} if weapon and traits(happened.words, weapon)["area"] else {"piece": piece}


def defence(happened: Happened) -> Result:
    """Die and tokens, the total, and where it lands: strikes, holds, down, dies."""
    say, told = happened.say, happened.told
    who = str(happened.entry.parameters.get("character", ""))
    words = {
        "dodged": (say("SAFE"), "ink", "shield"),
        "countered": (say("STRIKES BACK"), "ink", "shield"),
        "down": (say("DOWN"), "danger", "knocked-down"),
        "killed": (say("KILLED"), "danger", "corpse"),
        "facehugged": (say("FACEHUGGER"), "danger", "facehugger"),
    }
    headline, role, symbol = words[str(told["outcome"])]
    melee = happened.view["characters"][who]["melee"] if who in happened.view["characters"] else None
    needs, strikes = int(told["needs"]), int(melee or 0)
    zones = [
        *([(say("STRIKES"), 1, strikes)] if strikes else []),
        *([(say("HOLDS"), strikes + 1, needs)] if needs > strikes else []),
        *([(say("DOWN"), needs + 1, 9)] if needs < 9 else []),
        (say("DIES"), max(10, needs + 1), 10),
    ]
    picture = Roll(
        told["roll"],
        needs,
        False,
        int(told["total"]) - int(told["roll"]),
        int(told["total"]),
        tuple(each for each in zones if each[1] <= each[2]),
        needs,
        headline,
        symbol,
        role,
        say("Defense {defense}, melee {melee}", defense=needs, melee=strikes) if strikes else say("Defense {n}", n=needs),
    )
    return Result(
        **happened.head(say("DEFENSE"), called(who)),
        overlay=True,
        role=role,
        headline=headline,
        lines=happened.lines_but("dodges", "counters", "goes_down", "dies"),
        parts=(Own("roll", picture), *_fallen(told, say)),
        answers=(*_by_the_app(happened, [Answer(say("ROLL AGAIN"), "redo", "reroll", {})]), done(say)),
    )


def _fallen(told: Mapping[str, Any], say: Tongue) -> Iterator[Part]:
    if told["outcome"] == "down":
        yield MarkedLine("captured", say("An alien still beside at the next Alien Phase: captured."), "ink2")


def again(happened: Happened) -> Result:
    """What was rolled once more is shown as the first time."""
    if "outcome" in happened.told:
        last = {**happened.entry.parameters, "character": _who_was(happened)}
        return defence(_as(happened, last))
    if "dial" in happened.told:
        return attack(_as(happened, {**happened.entry.parameters, "character": _who_was(happened)}))
    return sentry(happened) if "ammo" in happened.told else tested(happened)


def _who_was(happened: Happened) -> str:
    from companion.table import Told

    for event in happened.entry.events:
        if isinstance(event, Told) and "character" in event.parameters:
            return str(event.parameters["character"])
    return str((happened.view["active"] or {}).get("character") or "")


def _as(happened: Happened, parameters: Mapping[str, Any]) -> Happened:
    from dataclasses import replace

    return replace(happened, entry=replace(happened.entry, parameters=dict(parameters)))


def tested(happened: Happened) -> Result:
    """A Tech test, or what a barricade stands up to."""
    say, told = happened.say, happened.told
    if "roll" not in told:  # what had to be done first has taken the last card
        return _no_cards_left(happened, happened.head(say("TECH")))
    passed = bool(told.get("passed", told.get("broken")))
    who = str(happened.entry.parameters.get("character") or "")
    breaks = "broken" in told
    headline = (say("IT BREAKS") if passed else say("IT HOLDS")) if breaks else say("PASSED") if passed else say("FAILED")
    return Result(
        **happened.head(say("BARRICADE") if breaks else say("TECH"), called(who) if who else ""),
        overlay=False,
        large=str(told["roll"]),
        symbol="barricade" if breaks else "tech",
        headline=headline,
        lines=happened.story,
    )


ON_THE_WAY = (
    "revealed",
    "revealed_type",
    "recycled",
    "drawn",
    "aims",
    "tracker_to_bottom_yours",
    "reveal_yours_hudson",
    "reveal_yours_vasquez",
)
"""What an ability does that must be done as an activation ends, or begins."""


def on_the_way(happened: Happened) -> Result | None:
    """What had to be done before the token went on; nothing stands there where nothing had."""
    say = happened.say
    lines = tuple(line for message, line in happened.told_lines if message in ON_THE_WAY)
    if not lines or happened.orders:  # what must be done stands in a banner
        return None
    return Result(**happened.head(say("ABILITY")), overlay=False, symbol="quest", headline=say("BEFORE IT WENT ON"), lines=lines)


def counted(kind: str, symbol: str, key: str) -> Any:
    """A number that came of it, large."""

    def make(happened: Happened) -> Result:
        label = happened.say(kind)
        shown = happened.told.get(key)
        return Result(
            **happened.head(label),
            overlay=False,
            large="" if shown is None else str(shown),
            symbol=symbol,
            headline=label,
            lines=happened.story[:3],
        )

    return make


sentry = counted(word("SENTRY GUN"), "sentry-gun", "score")
