"""Pictures of what Lockdown and Nemesis draw alike: noise, attacks, injury checks, dice."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

from companion.show.calling import PieceWords
from companion.show.doing import Do, Series
from companion.show.family.outcome import Cards, Effect, Gauge, Tiles, effects
from companion.show.pictures.names import lettered
from companion.show.pictures.parts import Own, Press, Presses, Sentences
from companion.show.pictures.result import Answer, Happened, Result
from companion.show.tongue import Tongue, word
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


DOORS = {
    "noise_danger": word("A closed door breaks."),
    "noise_danger_held": word("A closed door holds larvae, creepers and adults. Breeders and the queen break it and stay."),
    "noise_danger_open": word("They come through closed doors too."),
}
"""What closed doors do where danger calls intruders, by what the story says of it."""


def noise(happened: Happened) -> Result:
    say, face = happened.say, happened.told["face"]
    head = happened.head(say("NOISE"))
    if face == "silence":
        return Result(**head, overlay=False, symbol="silence", headline=say("SILENCE"), lines=(say("Nothing heard you."),))
    if face == "danger":
        return Result(
            **head,
            overlay=False,
            stays=True,
            symbol="danger",
            headline=say("DANGER"),
            lines=(
                say("All next door that do not fight come."),
                say("None? Noise in each free corridor, technical too."),
                *(say(doors) for message, doors in DOORS.items() if happened.says(message)),
                *happened.lines_but(*DOORS),
            ),
        )
    return Result(
        **head,
        overlay=False,
        large=str(face),
        symbol="noise",
        headline=say("CORRIDOR {n}", n=face),
        lines=(say("Put a noise marker there. One there already? Encounter."),),
    )


def objective(happened: Happened) -> Result | None:
    """Together it lies open; else it is for one pair of eyes, and no picture."""
    if "secret" in happened.told:
        return None
    name = happened.words.name(happened.told["card"]).upper()
    head = happened.head(happened.say("OBJECTIVE"))
    return Result(**head, overlay=False, symbol="check", headline=name, lines=happened.story[:3])


def character(happened: Happened) -> Result:
    """Who was chosen, by name."""
    head = happened.head(happened.say("CHARACTER"))
    name = happened.words.name(happened.told["character"]).upper()
    return Result(**head, overlay=False, symbol="tab-crew", headline=name, lines=happened.story[:3])


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
        symbol=pieces[token].symbol,
        headline=say(pieces[token].label),
        lines=lines,
        answers=(Answer(say("DONE"), "check", onward=True),),
    )


def attack(
    happened: Happened, before: tuple[Effect, ...] = (), unsaid: tuple[str, ...] = (), larvae_in_the_dark: tuple[str, ...] = ()
) -> Result:
    """The name of the card is large; whether it hits stands beside it, what counts in the dark in a row of its own."""
    say, told, card = happened.say, happened.told, happened.told["card"]
    hit, parameters = bool(told["hit"]), happened.entry.parameters
    standing = {name for each in happened.view["in_play"] for name in (each["piece"], each["kind"])}
    again = parameters.get("piece") is None or parameters["piece"] in standing
    rows = effects_of(happened) if hit else (Effect("miss", say("NO EFFECT")),)
    if card and happened.says("if_dark"):
        rows = (*rows, Effect("dark", happened.words.say(f"dark.{card}", {}), say("DARK")))
    lines = happened.lines_but("attack_hits", "attack_misses", "if_dark", *EFFECTS, *unsaid)
    takers = _who_took_it(happened, str(told["kind"]), card in larvae_in_the_dark and _dark(happened))
    missing = (
        told["kind"] == "larva"
        and bool(takers)
        and not any(each.chosen for row in takers for each in row.row if isinstance(each, Press))
    )
    return Result(
        **happened.head(say("ATTACK"), named(happened, told["kind"])),
        overlay=True,
        symbol="hit" if hit else "miss",
        word=say("HITS") if hit else say("MISSES"),
        role="danger" if hit else "ink",
        headline=happened.words.name(card).upper() if card else named(happened, told["kind"]),
        parts=(
            *((_tiles(happened, told["kind"], told["hits"]),) if card else ()),
            *((Sentences(lines),) if lines else ()),
            *effects(*before, *rows),
            *takers,
        ),
        quiet=say("NOBODY HAS IT") if missing else "",
        answers=(
            *((Answer(say("AGAIN"), "attack-card", "attack", parameters, again=True),) if again else ()),
            Answer(say("NOBODY HAS IT") if missing else say("DONE"), "check", onward=True),
        ),
    )


def _dark(happened: Happened) -> bool:
    """Whether it was dark there, or may have been."""
    return happened.says("if_dark") or bool(happened.told.get("dark_effect"))


def _tiles(happened: Happened, kind: str, hits: tuple[str, ...]) -> Own:
    """The kinds that its cards tell apart, and which of them this card hits."""
    return Own("tiles", Tiles(tuple((each, each in hits) for each in happened.pieces[kind].beside), kind))


IN_A_ROW, COLUMNS, NAME = 3, 3, 48
"""So many names stand in one row, and of more so many; how high the button with a name is, in dp."""


def _who_took_it(happened: Happened, kind: str, in_the_dark: bool) -> tuple[Presses, ...]:
    """Nobody was named as the target: who has what this attack leaves behind, a button each; whoever has it stays pressed."""
    say = happened.say
    if happened.entry.parameters.get("seat"):
        return ()
    infested = kind == "larva"
    card = infested or happened.says("take_contamination")
    rows: list[Presses] = []
    if happened.says("take_slime"):
        rows.append(_takers(happened, say("SLIMED"), "slime", "slime", card))
    elif infested or happened.says("take_larva"):
        rows.append(_takers(happened, say("GOT THE LARVA"), "larva-on-board", "larva", card))
    elif card:
        rows.append(_takers(happened, say("TOOK THE CARD"), "contamination", "", card))
    if in_the_dark:  # whoever has the slime of this card
        slimed = tuple(seat for seat, each in happened.view["seats"].items() if each["slime"])
        rows.append(_takers(happened, say("DARK: LARVA"), "larva-on-board", "larva", False, slimed))
    return tuple(row for row in rows if row.row)


def _takers(happened: Happened, asks: str, symbol: str, marks: str, card: bool, only: Container[str] | None = None) -> Presses:
    """A button for each that can have it."""
    took, found = _took(happened), []
    for seat, each in happened.view["seats"].items():
        if each["status"] != "in" or (only is not None and seat not in only):
            continue
        has = bool(marks and each.get(marks))
        marked = () if not marks or has else (Do("mark", {"what": marks, "by": 1, "seat": seat}, stays=True),)
        acts = (*marked, *((Do("contaminate", {"seat": seat}, stays=True),) if card else ()))
        does = acts[0] if len(acts) == 1 else Series(acts)
        done = not acts or (card and ("contaminate", "", seat) in took) or (bool(marks) and ("mark", marks, seat) in took)
        name = " ".join([acts[0].intent, *map(str, acts[0].parameters.values())]) if acts else f"has {marks} {seat}"
        found.append(Press(str(each["name"]).upper(), does, symbol, name, high=NAME, chosen=done, off=done))
    return Presses(tuple(found), COLUMNS if len(found) > IN_A_ROW else 0, asks)


def _took(happened: Happened) -> set[tuple[str, str, str]]:
    """What was noted since the attack: the act, what of, and for whom."""
    found = set()
    for entry in happened.port.standing():
        if happened.entry.number in (entry.number, entry.of):
            break
        if entry.intent in ("mark", "contaminate"):
            found.add((entry.intent, str(entry.parameters.get("what", "")), str(entry.parameters.get("seat", ""))))
    return found


def injury(happened: Happened, suffers: int = 0) -> Result:
    """What was drawn, how many injuries kill it, and what became of it; how much it suffers, if it is no intruder in play."""
    say, told, parameters = happened.say, happened.told, happened.entry.parameters
    head = happened.head(say("INJURY CHECK"), say("EGG") if told["kind"] == "egg" else named(happened, told["kind"]))
    if "needs" not in told and "retreat" not in told:  # nothing kills it, or the arrow has saved it
        return Result(
            **head,
            overlay=True,
            symbol=told["kind"],
            headline=say("IT LIVES"),
            lines=happened.story,
            parts=_cards(told["cards"], ""),
            answers=(Answer(say("DONE"), "check", onward=True),),
        )
    piece = parameters.get("piece")
    standing = {each["piece"]: each for each in happened.view["in_play"]}
    there = piece in standing
    if "retreat" in told:
        return Result(
            **head,
            overlay=True,
            large=str(told["retreat"] or ""),
            symbol="retreat",
            headline=say("IT FLEES"),
            lines=happened.story,
            parts=_cards(told["cards"], "retreat"),
            answers=_flees(told["retreat"], piece if there else None, say),
        )
    suffers = standing[piece]["injuries"] if there else suffers
    return Result(
        **head,
        overlay=True,
        large=str(told["needs"]),
        symbol=told["kind"],
        headline=say("{n:INJURY KILLS|INJURIES KILL}", n=told["needs"]),
        lines=happened.lines_but("injuries_kill"),
        parts=(*_cards(told["cards"], told["kind"]), Own("gauge", Gauge(told["needs"], suffers, say("LIVES"), say("DIES")))),
        answers=_hurt(told.get("dies"), parameters, say) if there else (Answer(say("DONE"), "check", onward=True),),
    )


def _flees(corridor: int | None, piece: str | None, say: Tongue) -> tuple[Answer, ...]:
    """It never dies of an arrow: it has gone, or there was no way but the vents."""
    if piece is None:
        return (Answer(say("DONE"), "check", onward=True),)
    gone = say("GONE THROUGH {n}", n=corridor) if corridor else say("IT HAS FLED")
    return Answer(say("HIDES IN THE VENTS"), "vent", "hides", {"piece": piece}), Answer(gone, "check", onward=True)


def _hurt(dies: bool | None, parameters: Mapping[str, Any], say: Tongue) -> tuple[Answer, ...]:
    """What the rules have said is the one act, the other stands beside it; where nobody has counted, neither is."""
    killed = Answer(say("KILLED"), "carcass", "killed", {"piece": parameters["piece"]}, onward=dies is True)
    lives = Answer(say("IT LIVES"), "check", onward=dies is False)
    again = Answer(say("CHECK AGAIN"), "wound-serious", "injury_check", parameters)
    return (lives, again, killed) if dies else (killed, again, lives)


def _cards(cards: tuple[str | int, ...], symbol: str) -> tuple[Own, ...]:
    """What each card said; beside the symbol that is not large already."""
    said = tuple("" if card == "retreat" else str(card) for card in cards)
    return (Own("cards", Cards(symbol, said)),) if said else ()


def die(happened: Happened, kind: str = word("DICE")) -> Result:
    say = happened.say
    label, symbol = FACES[str(happened.told["face"])]
    return Result(
        **happened.head(say(kind)),
        overlay=False,
        symbol=symbol,
        headline=label if label.isdecimal() else say(label),
        lines=happened.story,
    )


AIMED = 3
"""So many of those that may have been hit stand on the result of a shot."""


def harmed(happened: Happened, standing: Sequence[Mapping[str, Any]], hits: int) -> tuple[Answer, ...]:
    """Whom a shot may have hit: the check of each, with all that it has suffered then."""
    return tuple(
        Answer(
            happened.say("{n} {n:INJURY|INJURIES} TO {name}", n=hits, name=named(happened, each["kind"], each["piece"])),
            happened.pieces[each["kind"]].symbol,
            "injury_check",
            {"piece": each["piece"], "injuries": each["injuries"] + hits},
        )
        for each in standing[:AIMED]
    )


def scan(happened: Happened) -> Result:
    """The second most dramatic moment of a game: clean, or infected."""
    say, told = happened.say, happened.told
    infected = int(told["infected"])
    return Result(
        **happened.head(say("SCAN")),
        overlay=True,
        symbol="infected" if infected else "check",
        role="ink" if infected else "done",
        headline=say("INFECTED") if infected else say("CLEAN"),
        lines=happened.story,
    )
