"""Pictures of what Lockdown and Nemesis draw alike: noise, attacks, injury checks, dice."""

from __future__ import annotations

from collections.abc import Mapping

from companion.show.calling import PieceWords
from companion.show.pictures.names import lettered
from companion.show.pictures.result import Answer, Effect, Happened, Result
from companion.show.tongue import word
from companion.table import Told

FACES = {
    "miss": (word("MISS"), "miss"),
    "creeper": (word("HIT: UP TO CREEPER"), "creeper"),
    "adult": (word("HIT: UP TO ADULT"), "adult"),
    "hit": (word("HIT"), "hit"),
    "two_hits": (word("TWO HITS"), "double-hit"),
    "discard_for_hit": (word("CARD FOR A HIT"), "dice"),
    "hit_or_two": (word("HIT, OR TWO"), "dice"),
    "silence": (word("SILENCE"), "silence"),
    "danger": (word("DANGER"), "danger"),
    "mars_card": (word("MARS CARD"), "event-card"),
    **{str(number): (str(number), "dice") for number in range(1, 9)},
}
"""Every face of a die but the noise die's: its name and symbol."""


def noise(happened: Happened) -> Result:
    say, face = happened.say, happened.told["face"]
    head = happened.head(say("NOISE"))
    if face == "silence":
        return Result(
            **head,
            overlay=False,
            large="",
            symbol="silence",
            role="ink",
            headline=say("SILENCE"),
            lines=(say("Nothing heard you."),),
        )
    if face == "danger":
        return Result(
            **head,
            overlay=False,
            large="",
            symbol="danger",
            role="ink",
            headline=say("DANGER"),
            lines=(say("All intruders next door that do not fight come here."), say("None? Noise in each free corridor.")),
        )
    return Result(
        **head,
        overlay=False,
        large=str(face),
        symbol="noise",
        role="ink",
        headline=say("CORRIDOR {n}", n=face),
        lines=(say("Put a noise marker there. One there already? Encounter."),),
    )


EFFECTS: dict[str, tuple[str, str, str]] = {
    "light_wounds": ("wound-light", word("{n} LIGHT WOUND"), word("{n} LIGHT WOUNDS")),
    "serious_wounds": ("wound-serious", word("{n} SERIOUS WOUND"), word("{n} SERIOUS WOUNDS")),
    "contaminated": ("contamination", word("{n} CONTAMINATION"), word("{n} CONTAMINATIONS")),
    "take_contamination": ("contamination", word("{n} CONTAMINATION"), word("{n} CONTAMINATIONS")),
    "slimed": ("slime", word("SLIME"), word("SLIME")),
    "take_slime": ("slime", word("SLIME"), word("SLIME")),
    **dict.fromkeys(("larva_marked", "take_larva"), ("larva-on-board", word("LARVA"), word("LARVA"))),
}
"""What an attack does to its target, by the message that tells it: symbol, and the words for one and for several."""


def effects_of(happened: Happened) -> tuple[Effect, ...]:
    found = []
    for event in happened.entry.events:
        if isinstance(event, Told) and event.message in EFFECTS:
            symbol, one, several = EFFECTS[event.message]
            count = int(event.parameters.get("wounds", event.parameters.get("cards", 1)))
            found.append(Effect(symbol, happened.say(one if count == 1 else several, n=count)))
    return tuple(found)


def named(happened: Happened, kind: str, piece: object = None) -> str:
    """Which intruder: with its letter while it stands among equal ones."""
    standing = lettered(happened.view["in_play"], {name: happened.say(words.label) for name, words in happened.pieces.items()})
    return standing.get(str(piece or happened.entry.parameters.get("piece")), happened.say(happened.pieces[kind].label))


def figure(number: int | None) -> str:
    """What a hand is compared with; on the token that the table has drawn only the table reads it."""
    return "?" if number is None else str(number)


def nobody_came(happened: Happened, pieces: Mapping[str, PieceWords]) -> Result:
    """The blank; or a token that was not met, because its miniature stands already or it is out of the game."""
    say, token = happened.say, str(happened.told.get("token", "blank"))
    lines = (say("Nobody comes. Noise in each corridor here; the token goes back."),) if token == "blank" else happened.story
    return Result(
        **happened.head(say("ENCOUNTER")),
        overlay=True,
        large="",
        symbol=pieces[token].symbol,
        role="ink",
        headline=say(pieces[token].label),
        lines=lines,
        answers=(Answer(say("DONE"), "check", onward=True),),
    )


def attack(happened: Happened) -> Result:
    """The name of the card is large; whether it hits stands beside it, what counts in the dark in a row of its own."""
    say, told, card = happened.say, happened.told, happened.told["card"]
    hit, parameters = bool(told["hit"]), happened.entry.parameters
    asks, asked = _who_took_it(happened, str(told["kind"]))
    standing = {name for each in happened.view["in_play"] for name in (each["piece"], each["kind"])}
    again = parameters.get("piece") is None or parameters["piece"] in standing
    effects = effects_of(happened) if hit else (Effect("miss", say("NO EFFECT")),)
    if card and happened.says("if_dark"):
        effects = (*effects, Effect("dark", happened.words.say(f"dark.{card}", {}), say("DARK")))
    return Result(
        **happened.head(say("ATTACK"), named(happened, told["kind"])),
        overlay=True,
        large="",
        symbol="hit" if hit else "miss",
        role="danger" if hit else "ink",
        headline=happened.words.name(card).upper() if card else named(happened, told["kind"]),
        verdict=say("HITS") if hit else say("MISSES"),
        pointed=told["kind"],
        tiles=tuple((kind, kind in told["hits"]) for kind in happened.pieces[told["kind"]].beside) if card else (),
        lines=happened.lines_but("attack_hits", "attack_misses", "if_dark", *EFFECTS),
        effects=effects,
        asks=asks,
        asked=asked,
        answers=(
            *((Answer(say("AGAIN"), "attack-card", "attack", parameters, again=True),) if again else ()),
            Answer(say("DONE"), "check", onward=True),
        ),
    )


def _who_took_it(happened: Happened, kind: str) -> tuple[str, tuple[Answer, ...]]:
    """Nobody was named as the target: who has what this attack leaves behind, a button each."""
    say = happened.say
    if happened.entry.parameters.get("seat"):
        return "", ()
    card, infested = "contaminate", kind == "larva"
    if happened.says("take_slime"):
        asks, symbol, intent, told = say("SLIMED"), "slime", "mark", {"what": "slime", "by": 1}
    elif infested or happened.says("take_larva"):
        asks, symbol, intent, told = say("GOT THE LARVA"), "larva-on-board", "mark", {"what": "larva", "by": 1}
    elif happened.says("take_contamination"):
        asks, symbol, intent, told = say("TOOK THE CARD"), "contamination", card, {}
    else:
        return "", ()
    also = card if intent != card and (infested or happened.says("take_contamination")) else ""
    found = []
    for seat, each in happened.view["seats"].items():
        if each["status"] == "in":
            has = intent == "mark" and bool(each.get(str(told["what"])))
            act, parameters = (also, {}) if has and also else (intent, told)
            if not has or also:
                then = "" if has else also
                found.append(Answer(str(each["name"]).upper(), symbol, act, {**parameters, "seat": seat}, also=then))
    return asks, tuple(found)


def injury(happened: Happened) -> Result:
    """What was drawn, how many injuries kill it, and what became of it."""
    say, told, parameters = happened.say, happened.told, happened.entry.parameters
    head = happened.head(say("INJURY CHECK"), say("EGG") if told["kind"] == "egg" else named(happened, told["kind"]))
    if "needs" not in told and "retreat" not in told:  # nothing kills it, or the arrow has saved it
        return Result(
            **head,
            overlay=True,
            large="",
            symbol=told["kind"],
            role="ink",
            headline=say("IT LIVES"),
            lines=happened.story,
            cards=tuple("" if card == "retreat" else str(card) for card in told["cards"]),
            answers=(Answer(say("DONE"), "check", onward=True),),
        )
    piece = parameters.get("piece")
    standing = {each["piece"]: each for each in happened.view["in_play"]}
    again = Answer(say("CHECK AGAIN"), "wound-serious", "injury_check", parameters, again=True)
    ways = (
        (
            Answer(say("KILLED"), "carcass", "killed", {"piece": piece}),
            Answer(say("STAYS"), "check"),
            Answer(say("HIDES IN THE VENTS"), "vent", "hides", {"piece": piece}),
            again,
        )
        if piece in standing
        else (Answer(say("DONE"), "check", onward=True),)
    )
    cards = tuple("" if card == "retreat" else str(card) for card in told["cards"])
    if "retreat" in told:
        return Result(
            **head,
            overlay=True,
            large=str(told["retreat"] or ""),
            symbol="retreat",
            role="ink",
            headline=say("IT FLEES"),
            lines=happened.story,
            answers=ways,
            cards=cards,
        )
    suffers = standing[piece]["injuries"] if piece in standing else 0
    return Result(
        **head,
        overlay=True,
        large=str(told["needs"]),
        symbol=told["kind"],
        role="ink",
        headline=say("{n:INJURY KILLS IT|INJURIES KILL IT}", n=told["needs"]),
        lines=happened.lines_but("injuries_kill"),
        answers=ways,
        cards=cards,
        dies_at=told["needs"],
        suffers=suffers,
    )


def die(happened: Happened) -> Result:
    say = happened.say
    label, symbol = FACES[str(happened.told["face"])]
    return Result(
        **happened.head(say("DICE")),
        overlay=False,
        large="",
        symbol=symbol,
        role="ink",
        headline=label if label.isdigit() else say(label),
        lines=happened.story,
    )


def scan(happened: Happened) -> Result:
    """The second most dramatic moment of a game: clean, or infected."""
    say, told = happened.say, happened.told
    infected = int(told["infected"])
    return Result(
        **happened.head(say("SCAN")),
        overlay=True,
        large="",
        symbol="infected" if infected else "check",
        role="ink" if infected else "done",
        headline=say("INFECTED") if infected else say("CLEAN"),
        lines=happened.story,
    )
