"""The chapters of the family carry a game that is not Lockdown: whole games by chance, undone and taken up again."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from companion.charter import charter
from companion.kit import answers
from companion.session import Session
from companion.table import Refused, Table
from tests.family.base_nemesis import NEMESIS, PACK
from tools.simulate import missing

GAMES = {"test_nemesis": NEMESIS}
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")


def anything(name: str, table: Table, dice: Random) -> Any:
    """A value for a parameter of this name, as likely wrong as not."""
    seats, tray = table.value("seats"), table.inside("tray")
    values: dict[str, Any] = {
        "kind": dice.choice([None, "adult", "creeper"]),
        "seat": dice.choice(seats),
        "piece": dice.choice(tray or ["adult"]),
        "cards": dice.choice(["all", 1, 2]),
        "cause": dice.choice(["event", "surprise"]),
        "how": dice.choice(["dead", "pod", "hibernating"]),
        "by": dice.choice([1, -1]),
        "injuries": dice.randint(0, 6),
        "fighting": tray[:1],
    }
    return values.get(name)


def play(number: int) -> Session:
    """A game to its verdict: now a step of the rail, now anything else."""
    dice = Random(number)
    names = NAMES[: dice.randint(1, 5)]
    session = Session.new(charter(PACK, names, bytes([number] * 32), {}, GAMES), PACK, games=GAMES)
    verbs = [name for name in NEMESIS.intents if name not in ("next", "event_phase", "victory", "end_game", "leave", "revive")]
    while session.table.value("phase") != "over":
        name = dice.choice([*verbs, *["step"] * 20, *["leave"] * (dice.random() < 0.1)])
        if name == "step":
            rail = session.table.value("phase") == "event"
            session.do("next", **answers.next_step(session.table, dice)) if rail else session.do("event_phase")
            continue
        given = {each.name: anything(each.name, session.table, dice) for each in NEMESIS.intents[name].parameters}
        try:
            session.do(name, **{key: value for key, value in given.items() if value is not None})
        except Refused:
            continue
    session.do("victory")
    return session


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_sixty_games_of_chance_come_to_a_verdict_and_lose_no_piece(first: int) -> None:
    ends: Counter[str] = Counter()
    for number in range(first, first + 10):
        session = play(number)
        assert missing(session) == []
        assert set(session.table.value("verdict")) == set(session.table.value("seats"))
        ends.update(session.table.value("ending")["reasons"])
        last = session.table.state()
        for way in ("undo", "redo"):
            while getattr(session.journal, f"next_{way}")() is not None:
                session.do(way)
        assert session.table.state() == last
    assert ends["jump"]


def test_every_verb_of_the_shared_chapters_is_played() -> None:
    done = {entry.intent for number in range(20) for entry in play(number).journal.standing()}
    assert set(NEMESIS.intents) - done <= {"end_game", "revive", "adults_retreat"}
