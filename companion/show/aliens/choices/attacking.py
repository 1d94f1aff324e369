"""Who fires at what, who is attacked, and what a sentry gun shoots at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.show.aliens.choices.pieces import piece_name, standing, up
from companion.show.aliens.fired import fired_says, has_fired
from companion.show.aliens.sheet import traits
from companion.show.aliens.squad import acting, called, there
from companion.show.aliens.words import PIECES
from companion.show.pictures.choice import Asked, Choices, Option, offered

FULL_AUTO = "full_auto"
MOST_DICE, MOST_TOKENS = 12, 4


def attack(asked: Asked) -> Choices:
    """In the Marine Phase who is active; in the Alien Phase who may fire back."""
    say, view = asked.say, asked.view
    if view["phase"] == "alien":
        return say("DEFENSIVE FIRE"), [*_full_auto_back(asked), *(each for who in up(asked) for each in _fires_back(asked, who))]
    who = acting(view)
    if not who:
        return say("ATTACK"), []
    words = asked.words
    found = [
        Option(words.name(each).upper(), "weapon-card", leads=f"target:{who}:{each}:")
        for each in view["characters"][who]["weapons"]
    ]
    free = [
        Option(say("FREE: {weapon}", weapon=words.name(each).upper()), "grenade", leads=f"target:{who}:{each}:free")
        for each in view["active"]["free"]
    ]
    last = view["goes_on"]
    auto = [Option(say("FULL AUTO"), "hit", leads=f"target:{who}:{FULL_AUTO}:")] if last else []
    if len(found) == 1 and not auto and not free:  # nothing to choose: at once at whom
        return target(replace(asked, about=found[0].leads.partition(":")[2]))
    return say("ATTACK: {name}", name=called(who)), [*auto, *free, *found]


def _full_auto_back(asked: Asked) -> list[Option]:
    """At the alien that came, until it is dead (A19)."""
    last = asked.view["goes_on"]
    if not last or not last["defensive"]:
        return []
    given = {"character": last["character"], "piece": last["piece"]}
    label = asked.say("FULL AUTO: {name} AT {piece}", name=called(last["character"]), piece=last["piece"] or "–")
    return [Option(label, "hit", "full_auto", {each: value for each, value in given.items() if value is not None})]


def _fires_back(asked: Asked, who: str) -> list[Option]:
    """One button a hero; one for each weapon where more than one may be fired so."""
    words = asked.words
    held = [each for each in asked.view["characters"][who]["weapons"] if "cumbersome" not in traits(words, each)["keywords"]]
    if len(held) < 2:
        return [Option(called(who), "aim", leads=f"target:{who}:{each}:defensive") for each in held]
    named = {each: asked.say("{what}: {value}", what=called(who), value=words.name(each).upper()) for each in held}
    return [Option(label, "aim", leads=f"target:{who}:{each}:defensive") for each, label in named.items()]


def target(asked: Asked) -> Choices:
    """At whom; without a letter the app says whether it hits, and the table takes off what it hit."""
    say = asked.say
    who, how, _ = asked.about.split(":")
    if how != FULL_AUTO and traits(asked.words, how)["area"]:
        return area(replace(asked, about=f"{asked.about}:"))
    intent, given = _shot(asked.about)
    aliens = [
        Option(piece_name(each), PIECES[each["kind"]].symbol, intent, {**given, "piece": each["piece"]}, says=_fired(asked, each))
        for each in standing(asked, "alien", "facehugger")
    ]
    return _at_whom(asked, who), [*aliens, Option(say("ONE THAT HAS NO LETTER"), "unknown-token", intent, given)]


def _fired(asked: Asked, piece: dict[str, Any]) -> str:
    """Each takes one attack at an alien that moves (S2 962): whoever has fired at this one is told."""
    who, how, kind = asked.about.split(":")
    if how == FULL_AUTO or kind != "defensive" or not has_fired(asked.port.standing(), who, piece["piece"]):
        return ""
    return fired_says(who, asked.say)


def _shot(about: str) -> tuple[str, dict[str, Any]]:
    """The intent behind who:weapon:kind, and what it says already."""
    who, how, kind = about.split(":")
    if how == FULL_AUTO:
        return "full_auto", {"character": who}
    return "attack", {"character": who, "weapon": how, **({kind: True} if kind else {})}


def area(asked: Asked) -> Choices:
    """Everything in a space and beside it: aliens with their tokens, blips, friends, each by a tap (S2 796-802)."""
    say = asked.say
    about, _, chosen = asked.about.rpartition(":")
    marked = [each for each in chosen.split(",") if each]
    intent, given = _shot(about)
    dice = sum(1 + each["tokens"] for each in asked.view["in_play"] if each["piece"] in marked)
    dice += sum(each in asked.view["characters"] for each in marked)
    fire = [Option(say("FIRE: {n} {n:DIE|DICE}", n=dice), "double-hit", intent, {**given, "targets": marked})] if dice else []
    pieces = [(each["piece"], piece_name(each), PIECES[each["kind"]].symbol) for each in asked.view["in_play"]]
    people = [(each, called(each), "marine") for each in there(asked.view)]
    blind = [] if marked else [Option(say("ONLY DICE, NO LETTERS"), "dice", leads=f"area_dice:{about}")]
    return say("WHO STANDS THERE?"), [
        *fire,
        *(
            Option(
                say("HIT: {name}", name=label) if name in marked else label,
                "check" if name in marked else symbol,
                leads=f"area:{about}:{','.join(_turned(marked, name))}",
            )
            for name, label, symbol in (*pieces, *people)
        ),
        *blind,
    ]


def _turned(marked: list[str], name: str) -> list[str]:
    return [each for each in marked if each != name] if name in marked else [*marked, name]


def area_dice(asked: Asked) -> Choices:
    """Where nothing there has a letter: only how many dice, and the table takes off what they hit."""
    intent, given = _shot(asked.about)
    return asked.say("HOW MANY DICE?"), [
        Option(str(count), "dice", intent, {**given, "dice": count}) for count in range(1, MOST_DICE + 1)
    ]


def _at_whom(asked: Asked, who: str) -> str:
    """With the chance to hit, where the table wants to know it."""
    say, odds = asked.say, asked.view["odds"]
    return say("AT WHOM? {n} % HIT", n=10 * int(odds["hits"][who])) if odds else say("AT WHOM?")


def fights(asked: Asked) -> Choices:
    """What is done about a blip that was seen."""
    say = asked.say
    return say("DEFENSE"), [Option(say("DEFENSIVE FIRE"), "aim", leads="attack"), Option(say("DEFEND"), "shield", leads="defend")]


def defend(asked: Asked) -> Choices:
    return asked.say("WHO IS ATTACKED?"), offered(asked, "defend", "character", "shield", called, leads="against:{}")


def against(asked: Asked) -> Choices:
    say, who = asked.say, asked.about
    tokens = offered(asked, "defend", "tokens", "unknown-token", lambda n: say("{n} {n:TOKEN|TOKENS}", n=n), character=who)[
        :MOST_TOKENS
    ]
    return say("{name} AGAINST", name=called(who)), [*_by_letter(asked, "defend", character=who), *tokens]


def _by_letter(asked: Asked, intent: str, **given: Any) -> list[Option]:
    """Everything on the board at which this may be done, with the tokens it stands on."""
    there = {each["piece"]: each for each in asked.view["in_play"]}
    return offered(
        asked, intent, "piece", lambda piece: PIECES[there[piece]["kind"]].symbol, lambda piece: piece_name(there[piece]), **given
    )


def gun(asked: Asked) -> Choices:
    say, gun = asked.say, int(asked.about)
    return say("SENTRY GUN {n}", n=gun), [
        *_by_letter(asked, "sentry_shot", gun=gun),
        *offered(asked, "sentry_shot", "character", "marine", called, gun=gun),
        Option(say("ONE THAT HAS NO LETTER"), "unknown-token", "sentry_shot", {"gun": gun}),
    ]
