"""What is turned over: a card that is revealed, a blip that is seen, and those that come."""

from __future__ import annotations

from collections.abc import Iterator

from companion.show.aliens.pressing import Letters
from companion.show.aliens.results import done
from companion.show.aliens.squad import acting, called, short, there
from companion.show.aliens.words import PIECES
from companion.show.pictures.parts import MarkedLine, Own, Part, Sentences
from companion.show.pictures.result import Answer, Happened, Result
from companion.show.tongue import Tongue, word
from companion.table import Moved
from companion.value import value

TYPES = {
    "weapon": (word("WEAPON"), "weapon-card"),
    "equipment": (word("GEAR"), "equipment"),
    "event": (word("EVENT"), "event-card"),
    "hazard": (word("HAZARD"), "hazard"),
}
ON_A_HERO = "hazards."
"""Where the hazards lie that stay on somebody, before the name."""
BEFORE_BLIPS = ("start", "standing", "aliens")
"""The steps of the Alien Phase in which what is seen is still to be activated as an alien."""
STAND_FOR = ("house_event", "house_hazard")
"""Cards that stand for those that nobody has published."""
NUMBERS = {
    1: word("ONE ALIEN"),
    2: word("SWARM OF TWO"),
    3: word("SWARM OF THREE"),
    4: word("SWARM OF FOUR"),
    5: word("SWARM OF FIVE"),
}


@value
class Swarm:
    """How many there are: one model and the tokens it stands on."""

    number: int
    tokens: int
    name: str


@value
class Revealed:
    """The card that was turned over."""

    symbol: str
    kind: str
    kind_symbol: str
    name: str


def reveal(happened: Happened) -> Result:
    """What came, whether it answers the question, whether it bites, and where it went."""
    say, told = happened.say, happened.told
    label, symbol = TYPES[str(told["type"])]
    name = happened.words.name(told["card"]).upper() if told["card"] else say(label)
    who = acting(happened.view)
    leads = f"enter:{happened.words.pack.id}/endurance"
    typed = (Answer(say("TYPE IT IN"), "event-card", leads=leads),) if _house(happened) else ()
    return Result(
        **happened.head(say("REVEAL"), called(who) if who else ""),
        overlay=True,
        headline=name,
        parts=(Own("revealed", Revealed(symbol, say(label) if _named(happened) else "", symbol, name)), *_of_a_card(happened)),
        answers=(*typed, done(say)),
    )


def _house(happened: Happened) -> bool:
    """Whether what the card says is a house mix: its owner can type it in."""
    card = happened.told["card"]
    return any(each.key == card and each.confidence == "house" for each in happened.words.pack["endurance"].items)


def _named(happened: Happened) -> bool:
    """Whether the app knows which card it is: one that only stands for those of the owner's box says its type alone."""
    card = happened.told["card"]
    return bool(card) and card not in STAND_FOR


def _of_a_card(happened: Happened) -> Iterator[Part]:
    say, told = happened.say, happened.told
    if told["card"] in STAND_FOR and not told["hazard"]:  # what to do about a hazard is said below
        yield MarkedLine("house-mix", say("Read the card of your box."), "warn")
    item = next((each for each in happened.words.pack["endurance"].items if each.key == told["card"]), None)
    if item and item.effect and told["hazard"] and not happened.orders:  # any other card is only compared
        effect = happened.words.translated(item.effect)
        yield MarkedLine("house-mix", effect, "warn") if _house(happened) else Sentences((effect,))
    if happened.entry.parameters.get("wants"):
        matches = bool(told["match"])
        says = say("It is what was asked for.") if matches else say("Not what was asked for.")
        yield MarkedLine("check" if matches else "close", says)
    if told["hazard"] and not happened.orders:  # else a banner says it
        yield MarkedLine("hazard", say("A player revealed it: it bites now."), "warn")
    if (hero := _lies_on(happened)) is not None:
        yield MarkedLine("hazard", say("It lies on {name}.", name=happened.words.name(hero)), "warn")
        return
    yield MarkedLine("reshuffle", _went(happened), "ink2")
    if told["hazard"]:
        hit = tuple((short(each), f"choose:who:{each}", each == acting(happened.view)) for each in there(happened.view))
        yield Own("letters", Letters(say("HIT BY IT"), "hazard", hit))


def _lies_on(happened: Happened) -> str | None:
    """On whom the card stays, if it does."""
    zones = (each.target for each in happened.entry.events if isinstance(each, Moved))
    return next((zone.removeprefix(ON_A_HERO) for zone in zones if zone.startswith(ON_A_HERO)), None)


def _went(happened: Happened) -> str:
    """Under the Reshuffle card, which may come up at once; of an empty deck under the pile, a tracker's hazard onto it (A2)."""
    say, piles = happened.say, happened.view["endurance"]
    moves = [event for event in happened.entry.events if isinstance(event, Moved)]
    card = next(each for each in moves if each.target in ("endurance.under", "endurance.exhaust"))
    if card.target == "endurance.exhaust":
        onto = card.source == "endurance.above"
        says = say("Onto the exhaust pile: {n} there.") if onto else say("Beneath the exhaust pile: {n} there.")
        return says.replace("{n}", str(piles["exhaust"]))
    if any(each.source == "endurance.under" for each in moves[moves.index(card) :]):
        return say("The Reshuffle card came up: it is in the deck again.")
    return say("Beneath the Reshuffle card: {n}.", n=piles["under"])


def spotted(happened: Happened) -> Result:
    """How many there are, on their tokens; what comes next is a tap away."""
    say, told = happened.say, happened.told
    number, piece = int(told["number"]), str(happened.entry.parameters["piece"])
    models = tuple(told.get("pieces", ()))
    name = say("{n} ALIENS", n=number) if len(models) > 1 else _swarm(number, say)
    lines = (
        (say("On {n} {n:token|tokens}: a hit takes one, each adds 1 to the defense roll.", n=told["tokens"]),)
        if told["tokens"]
        else ()
    )
    if len(models) > 1:  # S2 1115-1119
        others = ", ".join(map(str, models[1:]))
        lines = (say("{piece} stands there; {others} beside it, where nobody saw.", piece=piece, others=others),)
    follows: tuple[Answer, ...]
    fights = (
        Answer(say("DEFENSIVE FIRE"), "aim", leads="choose:attack"),
        Answer(say("IT STRIKES"), "shield", leads=f"choose:piece:{piece}"),
    )
    if happened.view["step"] == "blips":  # S2 1018, 1038-1050: the move that was interrupted is ended, then it attacks
        then, follows = say("It ends its move, then it strikes."), fights
    elif happened.view["step"] in BEFORE_BLIPS:  # S2 934: all alien models, and this is one now
        then = say("It moves and strikes in this phase, in its turn.")
        follows = fights if happened.view["step"] == BEFORE_BLIPS[-1] else ()
    else:
        then = say("It does not strike before the next Alien Phase.")
        follows = (Answer(say("ATTACK"), "aim", leads="choose:attack"),) if happened.view["active"] else ()
    return Result(
        **happened.head(say("BLIP"), piece),
        overlay=True,
        headline=name,
        parts=(
            Own("swarm", Swarm(number, int(told["tokens"]), name)),
            *(Sentences((each,)) for each in lines),
            MarkedLine("bag", say("Back into the pool: {n}.", n=happened.view["blips"]["pool"]), "ink2"),
            MarkedLine("next", then),
        ),
        answers=(*follows, done(say)),
    )


def _swarm(number: int, say: Tongue) -> str:
    return say(NUMBERS[number]) if number in NUMBERS else say("SWARM OF {n}", n=number)


def blips(happened: Happened) -> Result | None:
    """How many have come; before the first turn the page on which they are laid says it."""
    if happened.view["phase"] == "setup":
        return None
    say, told = happened.say, happened.told
    count = len(told["placed"])
    return Result(
        **happened.head(say("BLIPS")),
        overlay=False,
        large=str(count),
        symbol="blip",
        headline=say("{n:BLIP|BLIPS}", n=count),
        lines=happened.story,
    )


def came(happened: Happened) -> Result:
    """An alien without a blip, and by which letter it is called from now on."""
    say, told = happened.say, happened.told
    kind = str(happened.entry.parameters["kind"])
    return Result(
        **happened.head(say("IT COMES")),
        overlay=False,
        large=str(told["piece"]),
        symbol=PIECES[kind].symbol,
        headline=say(PIECES[kind].label),
        lines=happened.story,
    )
