"""Pictures of what only Nemesis draws: an encounter with one number, its die, panic, tokens of rooms, and what plays on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.show.family.intruders import role
from companion.show.family.outcome import Effect
from companion.show.family.results import FACES, attack, die, figure, harmed, named, nobody_came
from companion.show.family.results import injury as injured
from companion.show.nemesis.insanity import SHOWN_OTHERWISE, calm, panicked
from companion.show.nemesis.pieces import PIECES
from companion.show.pictures.choice import Option, possible
from companion.show.pictures.parts import MarkedLine, Movers, Own, Sentences
from companion.show.pictures.result import Answer, Happened, Result
from companion.show.tongue import Tongue, word
from companion.table import Json

EFFECTS = {
    "doors": "door",
    "silence": "silence",
    "danger": "danger",
    "slime": "slime",
    "fire": "fire",
    "malfunction": "malfunction",
    "lair": "lair",
    "turret": "turret",
    "lockdown": "door",
    "egg": "egg",
    "slimed_room": "slime",
    "larva": "larva",
    "carcass": "carcass",
    "corpse": "corpse",
}
"""What an exploration token does, and its symbol."""
NAMES = {
    "doors": word("DOORS"),
    "silence": word("SILENCE"),
    "danger": word("DANGER"),
    "slime": word("SLIME"),
    "fire": word("FIRE"),
    "malfunction": word("MALFUNCTION"),
    "lair": word("LAIR"),
    "turret": word("TURRET"),
    "lockdown": word("LOCK-DOWN"),
    "egg": word("EGG"),
    "slimed_room": word("SLIMED ROOM"),
    "larva": word("LARVA"),
    "carcass": word("CARCASS"),
    "corpse": word("CORPSE"),
}
STILL = ("silence", "danger")
"""Tokens after which nobody rolls for noise."""
STATUS = {
    "all": (word("FIRES AT ALL"), "turret"),
    "intruders": (word("INTRUDERS ONLY"), "turret"),
    "inactive": (word("INACTIVE"), "turret-off"),
}
"""What the token of a turret says, and its symbol."""


def _done(say: Tongue) -> Answer:
    return Answer(say("DONE"), "check", onward=True)


def encounter(happened: Happened) -> Result:
    say, told = happened.say, happened.told
    head, kind = happened.head(say("ENCOUNTER")), told["kind"]
    if kind == "blank":
        return nobody_came(happened, PIECES)
    if happened.entry.parameters.get("empty"):
        return _in_an_empty_room(happened)
    if kind == "insanity":
        return _panic(happened, told["panic"], say("Noise in each corridor here; the token goes back."))
    seat = happened.entry.parameters.get("seat")
    strike = {"piece": told["piece"], "cause": "surprise", **({"seat": seat} if seat else {})}
    return Result(
        **head,
        overlay=True,
        symbol=PIECES[kind].symbol,
        role=role(PIECES[kind]),
        headline=named(happened, kind, told["piece"]),
        parts=(_hand(say("CARDS IN HAND"), say("fewer: it attacks at once"), figure(told["number"])),),
        lines=(say("Contamination counts. Clear the noise around it."), *happened.lines_of("miniature_replaced")),
        answers=(Answer(say("SURPRISE ATTACK"), "attack-card", "attack", strike), Answer(say("NO SURPRISE"), "check")),
    )


def _in_an_empty_room(happened: Happened) -> Result:
    """What stands there now; nobody compares a hand."""
    kind = str(happened.told["kind"])
    return Result(
        **happened.head(happened.say("ENCOUNTER")),
        overlay=True,
        symbol=PIECES[kind].symbol,
        role=role(PIECES[kind]),
        headline=named(happened, kind, happened.told["piece"]),
        lines=happened.lines_but("encounter"),
        answers=(_done(happened.say),),
    )


def _hand(title: str, says: str, number: str) -> Own:
    return Own("hand", (title, says, number), f"{title} {number}")


def strike(happened: Happened) -> Result:
    """An attack card; a seeder that surprises brings panic, a metagorger changes whom it strikes."""
    told, say = happened.told, happened.say
    if told.get("panic"):
        return _panic(happened, told["panic"], say("Surprise: 1 contamination card, and panic."))
    if told["effect"] != "metagorger":
        return attack(happened)
    whose = happened.entry.parameters.get("seat")  # who has a card keeps it; of somebody who is not named only the table knows
    changes = (Effect("mutation", say("MUTATION CARD")),) if told["mutation"] or not whose else ()
    return attack(happened, changes, ("metagorger_strikes", "mutation_taken", "shambler_joins_bag"))


def chosen(happened: Happened) -> Result | None:
    """The attack card that the intruder player chose; there is no second one. Or the event that counts: what it asks is asked
    on the rail."""
    say, told = happened.say, happened.told
    if told.get("aside"):
        if happened.view["question"] is not None:
            return None
        name = happened.words.name(told["card"]).upper()
        movers = Movers(name, tuple(told["movers"]), say("CORRIDOR"), " ".join(map(str, told["corridors"])), "", True)
        return Result(
            **happened.head(say("INTRUDERS")),
            overlay=True,
            symbol="event-card",
            headline=name,
            parts=(movers, Sentences(happened.lines_but("event_drawn", "event_moves", "event_moves_twice"))),
            answers=(_done(say),),
        )
    if told.get("card") is None:
        return Result(
            **happened.head(say("INTRUDERS")),
            overlay=True,
            symbol="attack-card",
            headline=say("NOBODY THERE"),
            lines=happened.story,
            answers=(_done(say),),
        )
    return replace(strike(happened), answers=(_done(happened.say),))


def explore(happened: Happened) -> Result:
    """What the token does, large, and how many items; then who is alone there rolls for noise."""
    say, told, lines = happened.say, happened.told, happened.lines_but("explored")
    items, effect = told.get("items"), told["effect"] or "silence"
    answers = tuple(_after_exploring(happened))
    if effect == "silence":  # nothing follows: it stands on the table
        return Result(
            **happened.head(say("EXPLORE")),
            overlay=False,
            large="" if items is None else str(items),
            symbol=EFFECTS[effect],
            headline=say(NAMES[effect]) if items is None else say("{n:ITEM|ITEMS}", n=items),
            lines=lines,
        )
    return Result(
        **happened.head(say("EXPLORE")),
        overlay=True,
        symbol=EFFECTS[effect],
        headline=say(NAMES[effect]),
        parts=() if items is None else (MarkedLine("search", say("{n} {n:ITEM|ITEMS}", n=items)),),
        lines=lines,
        answers=answers,
    )


def _after_exploring(happened: Happened) -> Iterator[Answer]:
    """A room that never breaks, or burned, takes its marker off; whoever is alone rolls for noise, but for what keeps silent."""
    say, told, parameters = happened.say, happened.told, happened.entry.parameters
    takes_back = {"malfunction": say("THIS ROOM CAN’T BREAK"), "fire": say("IT BURNED ALREADY")}.get(told["effect"] or "", "")
    if takes_back and happened.says("markers_placed"):
        yield Answer(takes_back, told["effect"], "mark", {"what": told["effect"], "by": -1})
    seat = parameters.get("seat")
    loud = told["effect"] not in (None, *STILL) and not parameters.get("careful")
    rolls = Option("", "", "noise_roll", {"seat": seat})
    if loud and seat and possible(happened.port, rolls):
        yield Answer(say("ROLL FOR NOISE"), "noise", rolls.intent, rolls.parameters)
        yield Answer(say("NOT ALONE"), "check", onward=True)
    else:
        yield _done(say)


def combat(happened: Happened) -> Result:
    """The die, and what it does to whom; a missed blow in melee wounds."""
    say, told, parameters = happened.say, happened.told, happened.entry.parameters
    if told.get("injuries") is None:
        return replace(die(happened), overlay=True, answers=(_done(say),))
    label, symbol = FACES[str(told["face"])]
    kind, hits = parameters["kind"], int(told["injuries"])
    standing = [each for each in happened.view["in_play"] if each["kind"] == kind]
    answers = harmed(happened, standing, hits) if hits and kind in PIECES and kind not in ("egg", "lair") else ()
    thing = Answer(say("EGG DESTROYED"), "egg", "injury_check", {"kind": "egg", "injuries": hits})
    more = (thing,) if hits and kind == "egg" else _at_lairs(happened, hits) if hits and kind == "lair" else ()
    return Result(
        **happened.head(say("MELEE") if parameters.get("how") == "melee" else say("SHOT"), say(PIECES[kind].label)),
        overlay=True,
        symbol=symbol if hits else "miss",
        role="danger" if hits else "ink",
        headline=say(label) if hits else say("MISS"),
        word=say("HITS") if hits else "",
        lines=happened.story if parameters.get("how") == "melee" else happened.lines_but("combat_miss", "combat_harms"),
        answers=(*answers, *more, Answer(say("AGAIN"), "dice", "combat_roll", parameters, again=True), _done(say)),
    )


def _at_lairs(happened: Happened, hits: int) -> tuple[Answer, ...]:
    """One check for each lair that stands, with all that lies on it."""
    say = happened.say
    return tuple(
        Answer(
            say("{n} {n:INJURY|INJURIES} TO {name}", n=hits, name=happened.words.name(each["piece"]).upper()),
            "lair",
            "injury_check",
            {"piece": each["piece"], "injuries": each["injuries"] + hits},
        )
        for each in happened.view["lairs_standing"]
    )


def injury(happened: Happened) -> Result:
    """As ever; a lair that dies of it can be taken off at once."""
    lairs = {each["piece"]: int(each["injuries"]) for each in happened.view["lairs_standing"]}
    piece = str(happened.entry.parameters.get("piece"))
    shown = injured(happened, lairs.get(piece, 0))
    if piece not in lairs or not happened.told.get("dies"):
        return shown
    gone = Answer(happened.say("A LAIR IS DESTROYED"), "carcass", "lair_destroyed", {"lair": piece})
    return replace(shown, answers=(gone, *shown.answers))


def researched(happened: Happened) -> Result:
    """The weakness that was found, and what it does from now on."""
    say, found = happened.say, happened.told.get("discovered")
    deck = f"weakness_{happened.view['options']['enemy']}"
    items = {item.key: item for item in happened.words.pack[deck].items} if found else {}
    effect = happened.words.translated(items[found].effect) if found in items and items[found].effect else ""
    headline = happened.words.name(found).upper() if found else say("RESEARCH")
    return Result(
        **happened.head(say("RESEARCH")),
        overlay=True,
        symbol="knowledge",
        headline=headline,
        lines=(effect,) if effect else happened.story,
        answers=(_done(say),),
    )


# -- what the seeders do to heads ----------------------------------------------------------------


def panic(happened: Happened) -> Result:
    return _panic(happened, happened.told)


def _panic(happened: Happened, told: Json, before: str = "") -> Result:
    """The name of the card, what it asks for, the step it makes, and where everybody stands."""
    say, seat = happened.say, str(happened.entry.parameters.get("seat") or "")
    if not told.get("card"):
        return Result(
            **happened.head(say("PANIC")),
            overlay=True,
            symbol="panic-card",
            headline=say("PANIC"),
            lines=(*((before,) if before else ()), *happened.story),
            answers=(_done(say),),
        )
    lines = (*((before,) if before else ()), *happened.lines_but(*SHOWN_OTHERWISE), *calm(told, say))
    return Result(
        **happened.head(say("PANIC")),
        overlay=True,
        symbol="insanity",
        role="danger" if told["dies"] else "ink",
        headline=happened.words.name(told["card"]).upper(),
        word=say("NEEDS {n}", n=told["number"]),
        framed=True,
        lines=lines,
        parts=(Own("insanity", panicked(told, happened.view, say, seat, bool(before))),),
        answers=_after_panic(happened, told, seat),
    )


def _after_panic(happened: Happened, told: Json, seat: str) -> tuple[Answer, ...]:
    """Defeatism takes everybody in the room along; who is there only people know."""
    say = happened.say
    cancels = (Answer(say("INTERRUPTION"), "close", "panic_cancel", {"seat": seat}),) if seat else ()
    along = Answer(say("WHO IS HERE?"), "insanity", leads=f"choose:mad:{seat}")
    return (*cancels, along if told["card"] == "defeatism" and told["counts"] else _done(say))


# -- what carnomorphs make of people -------------------------------------------------------------


def mutated(happened: Happened) -> Result:
    """A card, or how many markers of four."""
    say, told = happened.say, happened.told
    markers = int(told["markers"])
    headline = say("DIES") if told.get("dies") else say("MUTATION CARD") if told.get("card") else say("OF 4 MARKERS")
    return Result(
        **happened.head(say("MUTATION")),
        overlay=False,
        large="" if told.get("card") else str(markers),
        symbol="mutation",
        role="danger" if told.get("dies") else "ink",
        headline=headline,
        lines=happened.story,
    )


# -- the ship ------------------------------------------------------------------------------------


def turret(happened: Happened) -> Result:
    say, told = happened.say, happened.told
    label, symbol = STATUS[str(told["status"])]
    return Result(
        **happened.head(say("TURRET {n}", n=told["turret"])),
        overlay=False,
        symbol=symbol,
        headline=say(label),
        lines=happened.story,
    )


def hourglass(happened: Happened) -> Result:
    """The roll of an empty hourglass, in a room of choice."""
    say, face = happened.say, happened.told["face"]
    lines = (say("In a room of your choice. Surprise only for who is there with the fewest cards."),)
    head = happened.head(say("HOURGLASS"))
    if isinstance(face, int):
        return Result(
            **head,
            overlay=True,
            large=str(face),
            symbol="noise",
            headline=say("CORRIDOR {n}", n=face),
            lines=lines,
            answers=(_done(say),),
        )
    if face is None:
        return Result(
            **head,
            overlay=True,
            symbol="hourglass",
            headline=say("HOURGLASS"),
            lines=(*happened.story, *lines),
            answers=(_done(say),),
        )
    label = say("SILENCE") if face == "silence" else say("DANGER")
    return Result(
        **head, overlay=True, large="", symbol=str(face), role="ink", headline=label, lines=lines, answers=(_done(say),)
    )


# -- the dead who play on ------------------------------------------------------------------------


def played(happened: Happened) -> Result | None:
    """A card that is turned over: move, attack cards to choose from, or its effect."""
    say, told = happened.say, happened.told
    if told.get("aside") and happened.view["question"] is not None:
        return None  # it is asked on the rail
    head = happened.head(say("INTRUDERS"))
    name = happened.words.name(told["card"]).upper()
    if told["how"] == "attack" and told.get("cards"):
        return Result(
            **head,
            overlay=True,
            symbol="attack-card",
            headline=say("CHOOSE ONE"),
            answers=tuple(
                Answer(happened.words.name(card).upper(), "attack-card", "intruder_choose", {"pick": number})
                for number, card in enumerate(told["cards"], 1)
            ),
        )
    if told.get("planned"):
        effects = {item.key: item for item in happened.words.pack[f"event_{_deck(happened)}"].items}
        return Result(
            **head,
            overlay=True,
            symbol="event-card",
            headline=say("CHOOSE ONE"),
            parts=tuple(
                part
                for each in told["planned"]
                for part in (
                    Movers(
                        happened.words.name(each["card"]).upper(),
                        tuple(each["movers"]),
                        say("CORRIDOR"),
                        " ".join(map(str, each["corridors"])),
                        "",
                        True,
                    ),
                    Sentences((happened.words.translated(effects[each["card"]].effect),), "ink2"),
                )
            ),
            answers=tuple(
                Answer(happened.words.name(each["card"]).upper(), "event-card", "intruder_choose", {"pick": number})
                for number, each in enumerate(told["planned"], 1)
            ),
        )
    if "corridor" in told:
        way = "?" if told["corridor"] == "any" else str(told["corridor"])
        return Result(
            **head,
            overlay=True,
            large=way,
            symbol="next",
            headline=say("ANY CORRIDOR") if told["corridor"] == "any" else say("CORRIDOR {n}", n=told["corridor"]),
            lines=happened.story,
            answers=(_done(say),),
        )
    return Result(
        **head,
        overlay=True,
        symbol="hand-cards",
        headline=name,
        lines=happened.lines_but("intruder_plays"),
        answers=(_done(say),),
    )


def _deck(happened: Happened) -> str:
    return str(happened.view["options"]["enemy"])
