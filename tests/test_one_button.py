"""Evenings of chance in which the game is moved on by the one button alone: it never walks past what somebody still has to do."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.kit.due import LEFT_OPEN, TICKED
from companion.show.doing import Do, Go, TickOff
from companion.show.face import face_of
from companion.show.pictures.dues import Onward, onward
from companion.show.playing import Playing
from companion.show.tongue import Tongue
from companion.table import Refused
from tools.offers import offer_of
from tools.simulate import LONGEST, begin

SAY = Tongue("en")
ENOUGH = 60
"""So many things are never due one after the other."""


def evening(number: int, game: str, pressed: Counter[str]) -> None:
    """Acts of a turn come by chance; whatever moves the game on is pressed as people press it."""
    session, dice = begin(number, game)
    playing, offer = Playing(session, face_of(game), SAY), offer_of(game)
    for _ in range(LONGEST):
        chosen = offer(session.table, dice)
        if chosen is None:
            return
        name, parameters = chosen
        if any(each.shape is TICKED for each in session.game.intents[name].parameters):
            for _ in range(ENOUGH):
                told = onward(playing.left(name), SAY)
                if told is None:
                    break
                press(playing, told, dice, pressed)
            else:
                raise AssertionError(f"{name}: there is always something left: {playing.left(name)}")
        try:
            entry = session.do(name, **parameters)
        except Refused:  # what was done first has changed what is possible
            continue
        assert not entry.told.get(LEFT_OPEN), (number, name, entry.told[LEFT_OPEN])


def press(playing: Playing, told: Onward, dice: Random, pressed: Counter[str]) -> None:
    """What the button says is done; what leads to a page is chosen there by chance."""
    session = playing.session
    pressed[type(told.does).__name__] += 1
    match told.does:
        case TickOff(due):
            playing.tick(due)
        case Do(intent, parameters):
            session.do(intent, **parameters)
        case Go():
            chosen(playing, dice)


def chosen(playing: Playing, dice: Random) -> None:
    """The first of what is due that has a page: its act, with what the rules offer for it."""
    session = playing.session
    for due in session.due():
        if due.must and due.does is not None:
            intent, parameters = due.does
            told: dict[str, Any] = dict(parameters)
            for name in session.parameters(intent):
                offered = [] if name in told else session.offers(intent, name, **told)
                if offered:
                    told[name] = dice.choice(offered)
            try:
                session.do(intent, **told)
            except Refused:
                continue
            return
    ordered = next((row.id for row in playing.left("next") if row.entry), None)
    assert ordered is not None, "nothing can be chosen"
    playing.tick(ordered)  # its page says who; people do it, and tick it


@pytest.mark.parametrize("game", list(GAMES))
def test_pressing_only_the_one_button_nothing_that_is_due_goes_by(game: str, pytestconfig: pytest.Config) -> None:
    pressed: Counter[str] = Counter()
    for number in range(pytestconfig.getoption("--evenings")):
        evening(number, game, pressed)
    assert pressed["Do"]
