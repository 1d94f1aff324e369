"""What an activation is spent on: two actions, free ones besides; moving, a card, aiming (S2 510, 726-764, 862-872)."""

from __future__ import annotations

from companion.games.aliens import board, ending, squad, turn
from companion.games.aliens.squad import CHARACTER_THERE
from companion.games.common.seating import playing
from companion.kit.intent import YES_NO, Result, intent, one_of
from companion.table import Refused, Table


def spends(table: Table, character: str, free: bool, what: str = "", forgets: bool = True) -> bool:
    """One of its two actions, unless it is free; in its own activation, and not while down (S2 726, 976). What must be done on
    the way may end the mission: then it is not done any more. A card may grant that what was rolled last is rolled again."""
    active = table.value("active")
    if active is None or active["character"] != character or table.value("phase") != "marine":
        raise Refused("not_active", character=character)
    if squad.status(table, character) != "up":
        raise Refused("is_down", character=character)
    if (table.value("question") or {}).get("ask") == "recycle":  # a rest is not over before it is said what goes back
        raise Refused("answer_first")
    if not free and not active["actions"]:
        raise Refused("no_actions_left", character=character)
    turn.reaches(table, "actions")
    if ending.stopped(table):
        return False
    active = table.value("active")
    if table.word("step") != "actions" or active is None:
        raise Refused("not_now" if table.value("question") is None else "answer_first")
    if not free and not active["actions"]:
        raise Refused("no_actions_left", character=character)
    if free and what in active["free"]:  # S2 510, A45: each card grants one, and which card it was only people know
        table.tell("free_again", character=character)
    if forgets:
        board.forget(table)
    table.set(
        "active",
        {
            **active,
            "actions": active["actions"] - (not free),
            "acted": active["acted"] or not free,
            "free": [*active["free"], *([what] if free and what else [])],
        },
    )
    return True


@intent(playing, character=CHARACTER_THERE, what=one_of("move", "interact", "card"), free=YES_NO)
def act(table: Table, character: str, what: str, free: bool = False) -> Result:
    """A move, an interaction, or the action of a card: the table does it, the app counts it."""
    if not spends(table, character, free, what if what != "card" else ""):  # two cards may each grant one
        return ending.on_the_way(table)
    table.tell(f"acts_{what}", character=character)
    return {"actions": table.value("active")["actions"]}


@intent(playing, character=CHARACTER_THERE, free=YES_NO)
def aim(table: Table, character: str, free: bool = False) -> Result:
    """The dial one up, above the number on the card too, ten at most (S2 348, 862-868)."""
    if table.number(f"{character}.dial") >= squad.MOST_DIAL:
        raise Refused("dial_is_full", character=character)
    if not spends(table, character, free, "aim"):
        return ending.on_the_way(table)
    return {"dial": squad.aims(table, character)}
