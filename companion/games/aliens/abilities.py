"""What a hero's card does when its activation begins and when it ends (S2 267-281; which card does what: facts 2.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from companion.games.aliens import cardboard, ending, endurance, squad, turn
from companion.games.aliens.cardboard import of_hand
from companion.games.aliens.squad import CHARACTER_THERE
from companion.games.common.seating import playing
from companion.kit import rail
from companion.kit.forms import One
from companion.kit.intent import Given, Result, Shape, intent, shown, unread
from companion.kit.rail import Question
from companion.kit.source import on_cardboard
from companion.table import UNSEEN, Json, Refused, Table
from companion.value import value

OLD = 2020
MOST_SEEN = ORDERED = 3
"""No ability shows more cards; so many go back for an order."""
Came = list[str] | None
"""On cardboard: the types of what came, in order, if the table has said so."""
Does = Callable[[Table, str, Json, Came], Result]
Steps = tuple[tuple[str, int], ...]
"""What happens to the piles, one after the other: exhaust, draw, discard, reveal, recycle, and how many cards."""


@value
class Ability:
    """What it does, what it takes of the piles, and whether it must; of one that reveals first, the worse that may come of it."""

    does: Does
    takes: Steps = ()
    reveals: bool = False
    must: bool = False
    must_of_old: bool = False
    """A must in the edition of 2020 only."""


def _seat(table: Table, character: str) -> str:
    return str(table.value(f"{character}.seat"))


def _draws(count: int) -> Does:
    def does(table: Table, character: str, _: Json, came: Came) -> Result:
        return cardboard.drawn(table, _seat(table, character), count, came, asks=True)

    return does


def _recycles_and_draws(cards: int, count: int) -> Does:
    def does(table: Table, character: str, choice: Json, came: Came) -> Result:
        recycled = endurance.recycles(table, cards)
        return {"recycled": recycled, **(_draws(count)(table, character, choice, came) if not ending.stopped(table) else {})}

    return does


def _hand_back(table: Table, character: str, choice: Json, _: Came) -> Result:
    """Hudson: any cards of the hand."""
    seat = _seat(table, character)
    cards = of_hand(table, seat, choice or [])
    return {"recycled": endurance.recycles(table, 0, seat, cards)}


def _reveals_a_weapon(table: Table, character: str, came: Came, effect: endurance.Effect) -> Result:
    """The top card and what comes of it; on cardboard as the table says, and with nothing said the table does it."""
    if not endurance.deck(table) and not table.count(endurance.EXHAUST):
        return {}
    if on_cardboard(table, endurance.COMPONENT) and not came:
        table.tell(f"reveal_yours_{character}", character=character)
        return {}
    return endurance.reveals(table, ["weapon"], said=came[0] if came else None, effect=effect, seat=_seat(table, character))


def _aims_at_a_weapon(table: Table, character: str, _: Json, came: Came) -> Result:
    """Vasquez: a weapon is a free Aim; else a card back and a card to the hand."""

    def effect(weapon: bool) -> Result:
        if weapon:
            return {"dial": squad.aims(table, character)}
        return _recycles_and_draws(1, 1)(table, character, None, _rest(came))

    return _reveals_a_weapon(table, character, came, effect)


def _rest(came: Came) -> Came:
    """What came after the card that was revealed; nothing said of it, nothing known."""
    return came[1:] or None if came else None


def _others(table: Table, character: str) -> list[str]:
    """Gorman: the other Marines who are up and have not acted."""
    return [
        each
        for each in squad.members(table)
        if squad.is_marine(table, each)
        and squad.there(table, each)
        and each != character
        and squad.status(table, each) == "up"
        and not table.flag(f"{each}.activated")
    ]


def _one_more_action(table: Table, character: str, choice: Json, _: Came) -> Result:
    """Gorman: three cards of the hand back, and another Marine has one more action."""
    said = choice if isinstance(choice, dict) else {"character": choice}
    other, seat = said.get("character"), _seat(table, character)
    if other not in _others(table, character):
        raise Refused("no_such_character", character=shown(other))
    held = endurance.kinds(table, sorted(table.inside(endurance.hand(seat))))
    names = said.get("cards", held)
    if not isinstance(names, list) or len(names) != ORDERED:
        raise Refused("say_which_cards", cards=ORDERED)
    recycled = endurance.recycles(table, 0, seat, of_hand(table, seat, names))
    more = dict(table.value("extra"))
    table.set("extra", {**more, str(other): more.get(str(other), 0) + 1})
    table.tell("one_more_action", character=other)
    return {"recycled": recycled, "character": other}


def _looks_ahead(table: Table, character: str, _: Json, came: Came) -> Result:
    """Hudson, at the end: a weapon, and the top card of the tracker may go to its bottom; else a card to the hand."""

    def effect(weapon: bool) -> Result:
        if not weapon:
            return _draws(1)(table, character, None, _rest(came))
        if on_cardboard(table, "motion_tracker"):
            table.tell("tracker_to_bottom_yours", character=character)
        elif table.count("motion_tracker.draw"):
            rail.ask(table, "tracker_to_bottom", One((False, True)))
        return {}

    return _reveals_a_weapon(table, character, came, effect)


def _said(message: str) -> Does:
    """The table does it."""

    def does(table: Table, character: str, _: Json, __: Came) -> Result:
        table.tell(message, character=character)
        return {}

    return does


def _calls(table: Table, character: str, _: Json, __: Came) -> Result:
    """Newt: two cards, and somebody she sees comes two spaces nearer."""
    table.tell("newt_calls", character=character)
    return endurance.exhausts(table, 2)


ON_ACTIVATION: Mapping[str, Ability] = {
    "hicks": Ability(_draws(1), (("draw", 1),)),
    "hudson": Ability(_hand_back),
    "vasquez": Ability(_aims_at_a_weapon, (("recycle", 1), ("draw", 1)), reveals=True, must=True),
    "frost": Ability(_said("frost_moves")),
    "ripley": Ability(_recycles_and_draws(2, 1), (("recycle", 2), ("draw", 1)), must=True),
}
DURING: Mapping[str, Ability] = {"gorman": Ability(_one_more_action)}
"""What may be done once at any time between the two."""
END_OF_ACTIVATION: Mapping[str, Ability] = {
    "hudson": Ability(_looks_ahead, (("draw", 1),), reveals=True, must=True),
    "gorman": Ability(_draws(2), (("draw", 2),), must=True),
    "newt": Ability(_calls, (("exhaust", 2),), must_of_old=True),
}
WHEN = {"on_activation": ON_ACTIVATION, "end_of_activation": END_OF_ACTIVATION}


def of(table: Table, when: str) -> Ability | None:
    """What the active hero still has then."""
    active = table.value("active")
    if active is None or not squad.is_hero(table, active["character"]) or when in active["used"]:
        return None
    if not squad.there(table, active["character"]):
        return None
    return WHEN[when].get(active["character"])


def due(table: Table, when: str) -> Result | None:
    ability = of(table, when)
    if ability is None:
        return None
    return {"character": table.value("active")["character"], "ability": when, "must": must(table, ability)}


def must(table: Table, ability: Ability) -> bool:
    return ability.must or (ability.must_of_old and table.value("option.edition") == OLD)


def done_quietly(table: Table, when: str) -> Result | None:
    """A must is done, a may is left; where it asks something, that comes first."""
    ability = of(table, when)
    if ability is None:
        return None
    _uses(table, when)
    if not must(table, ability):
        return None
    character = table.value("active")["character"]
    result = ability.does(table, character, None, None)
    if table.value("question") is None:
        return None
    return result


def left_out(table: Table) -> bool:
    """Whether the active hero still has something that it must do in this activation."""
    still = {"on_activation": tuple(WHEN), "actions": ("end_of_activation",), "end_of_activation": ("end_of_activation",)}
    found = (of(table, when) for when in still.get(table.word("step"), ()))
    return any(ability is not None and must(table, ability) for ability in found)


def _uses(table: Table, when: str) -> None:
    active = table.value("active")
    table.set("active", {**active, "used": [*active["used"], when]})


def _choices(table: Table, given: Given) -> Iterable[Json]:
    """Whom Gorman gives an action, and which cards Hudson puts back; nobody else chooses."""
    character = given.get("character")
    if character == "gorman":
        return _others(table, character)
    if character == "hudson" and table.word("step") == "on_activation":
        return cardboard.SEVERAL_HELD.offers(table, given) if cardboard.SEVERAL_HELD.offers else ()
    return ()


CHOICE = Shape("a character, or cards of the hand, as the card of the hero asks", unread, _choices, "card", private=True)


@intent(playing, character=CHARACTER_THERE, choice=CHOICE, types=cardboard.CAME)
def ability(table: Table, character: str, choice: Json = None, types: Json = None) -> Result:
    """What the card of the active hero does as its activation begins, or as it ends; on cardboard, with the types that came."""
    active = table.value("active")
    if active is None or active["character"] != character:
        raise Refused("not_active", character=character)
    if table.value("question") is not None:
        raise Refused("answer_first")
    if choice is not None and character in DURING and table.word("step") == "actions":
        return _during(table, character, choice)
    if table.word("step") == "actions":  # S2 687-692: a second tap before them does not give both away
        turn.reaches(table, "end_of_activation")
    when = table.word("step")
    found = of(table, when) if when in WHEN else None
    if found is None:
        raise Refused("no_ability_now", character=character)
    _uses(table, when)
    return found.does(table, character, choice, cardboard.types(table, types, MOST_SEEN))


def _during(table: Table, character: str, choice: Json) -> Result:
    if not squad.is_hero(table, character) or "during" in table.value("active")["used"]:
        raise Refused("no_ability_now", character=character)
    _uses(table, "during")
    return DURING[character].does(table, character, choice, None)


def answered(table: Table, said: Any, question: Question) -> Result:
    """Whatever was asked within an activation."""
    match question["ask"]:
        case "tracker_to_bottom":
            if said:
                if not table.count("motion_tracker.draw"):
                    raise Refused("deck_is_empty", deck="motion_tracker")
                table.move(table.draw("motion_tracker.draw", UNSEEN), "motion_tracker.draw", 0)
                table.tell("tracker_to_bottom")
            return {"moved": bool(said)}
        case "hazards":
            return {**cardboard.struck(table, str(question["seat"]), said), "stay": True}
        case "recycle":
            from companion.games.aliens.resting import goes_back

            return {**goes_back(table, said, question), "stay": True}
    raise AssertionError(f"nobody asks {question['ask']}")
