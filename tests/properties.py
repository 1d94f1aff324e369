"""What must hold after any sequence of legal intents, in every game."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from hypothesis import HealthCheck, assume, settings

from companion.exports import import_game
from companion.packs import Pack, load
from companion.session import Session
from companion.table import EVERYTHING, Refused, Table
from tools.simulate import missing
from tools.verify import verify

THOROUGH = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
QUICK = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
State = dict[str, Any]
Offer = Callable[[Table, Random], tuple[str, dict[str, Any]] | None]


def played(session: Session, acts: list[tuple[int, str]], offer: Offer, any_offer: Offer) -> list[State]:
    """Legal intents, the usual ones or any; the table after each."""
    states = [session.table.state()]
    for number, manner in acts:
        over = session.table.value("phase") == "over"
        chosen = offer(session.table, Random(number)) if manner == "usual" or over else any_offer(session.table, Random(number))
        if chosen is None:
            break
        session.do(chosen[0], **chosen[1])
        states.append(session.table.state())
    return states


def undo_and_redo(session: Session, states: list[State]) -> None:
    """Back to the first table and on to the last."""
    for state in reversed(states[:-1]):
        session.do("undo")
        assert session.table.state() == state
    for state in states[1:]:
        session.do("redo")
        assert session.table.state() == state


def in_any_order(session: Session, verbs: list[str], dice: Random, offer: Offer, pack: Callable[[str], Pack] = load) -> None:
    """Undo, redo, put back and new acts lose nothing, and a copy of the game is the same game."""
    for verb in verbs:
        try:
            if verb == "act":
                chosen = offer(session.table, dice)
                if chosen:
                    session.do(chosen[0], **chosen[1])
            else:
                session.do(verb)
        except Refused as refused:
            assert refused.reason == f"nothing_to_{verb}"  # noqa: PT017 - which refusal it is, is the point
    assert missing(session) == []
    exported = json.loads(json.dumps(session.export()))
    assert import_game(exported, pack).table.state() == session.table.state()
    assert verify(exported)[1] is None


def same_future(session: Session, offer: Offer, pack: Callable[[str], Pack] = load) -> None:
    """An exported game is taken in, and goes on as the first one does."""
    copied = import_game(json.loads(json.dumps(session.export())), pack)
    assert copied.view(EVERYTHING) == session.view(EVERYTHING)
    for number in range(5):
        chosen = offer(session.table, Random(number))
        if chosen is None:
            break
        assert copied.do(chosen[0], **chosen[1]).events == session.do(chosen[0], **chosen[1]).events


def a_changed_draw_is_found(session: Session, dice: Random) -> None:
    game = json.loads(json.dumps(session.export()))
    draws, wrong = verify(game)
    assert wrong is None
    assume(draws)  # a set-up that only shuffles draws nothing
    tampered = copy.deepcopy(game)
    entry, position = dice.choice(list(_drawn(tampered)))
    _change(tampered, entry, position)
    assert verify(tampered)[1] is not None


def _drawn(game: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """Where in an export something was drawn: the event after a counter went up."""
    for number, line in enumerate(game["entries"]):
        events = line[4]
        for position in range(1, len(events)):
            counter, event = events[position - 1], events[position]
            moved_on = counter[0] == "set" and counter[1].startswith("draws.")
            other = event[0] != "ordered" or len(event[3]) > 1  # a pile of one has no other order
            if moved_on and line[1] == "do" and event[0] in ("moved", "rolled", "ordered") and other:
                yield number, position


def _change(game: dict[str, Any], entry: int, position: int) -> None:
    """The result, and nothing else, is another one."""
    event = game["entries"][entry][4][position]
    match event[0]:
        case "rolled":
            event[2] = 1 if event[2] != 1 else 2
        case "ordered":
            event[3][0], event[3][1] = event[3][1], event[3][0]
        case "moved":
            event[3] += 1 if event[3] == 0 else -1
