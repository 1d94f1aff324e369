"""A process killed at any moment resumes to the last answered entry, and draws the same future.

The processes are forked from one that has read the app already, so that two hundred of them start in a moment.
"""

import json
import os
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion import headless
from companion.headless import Door
from companion.saves.store import Store
from companion.session import Session
from companion.table import Event, Refused
from companion.table.events import written

SHARES = 4
"""The kills are dealt to so many tests, so that they run side by side."""
FAMILY: list[dict[str, Any]] = [
    {"do": "noise_roll", "seat": "P1"},
    {"do": "encounter", "seat": "P2"},
    {"do": "attack", "kind": "adult", "seat": "P3", "cause": "surprise"},
    {"do": "undo"},
    {"do": "redo"},
    {"do": "put_back"},
    {"do": "contaminate", "seat": "P1"},
    {"do": "event_phase"},
    {"do": "next"},
    {"do": "next"},
    {"do": "next"},
]
ACTS: dict[str, list[dict[str, Any]]] = {
    "lockdown": [*FAMILY, {"do": "power_flip", "section": "S1"}],
    "nemesis": [*FAMILY, {"do": "engine_check", "seat": "P1", "engine": "2"}],
    "aliens": [
        {"do": "roll", "die": "marine", "count": 3},
        {"do": "draw", "seat": "P1", "cards": 1},
        {"do": "appears", "kind": "alien"},
        {"do": "undo"},
        {"do": "redo"},
        {"do": "put_back"},
        {"do": "alien_phase"},
        {"do": "next"},
        {"do": "next"},
        {"do": "next"},
    ],
}
GAMES = list(ACTS)
AGAIN = {game: acts[0] for game, acts in ACTS.items()}
"""What is done at the end, and must come out the same wherever it is done."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kill" in metafunc.fixturenames:
        kills = metafunc.config.getoption("--kills")
        metafunc.parametrize("kill", [range(share, kills, SHARES) for share in range(SHARES)], ids=range(SHARES))


def new(game: str) -> dict[str, Any]:
    return {"do": "new_game", "pack": game, "seats": ["Ana", "Bo", "Cy"], "seed": "5eed"}


def lines(game: str, dice: Random, count: int) -> list[dict[str, Any]]:
    """Acts that are nearly always possible, and undo and redo among them."""
    return [dice.choice(ACTS[game]) for _ in range(count)]


FORKED = get_context("forkserver")
FORKED.set_forkserver_preload([__name__])


def serve(path: Path, lines_in: Connection, answers_out: Connection) -> None:
    """The app without a screen, as a process of its own."""
    sys.argv = ["companion.headless", "--save", str(path)]
    sys.stdin, sys.stdout = os.fdopen(lines_in.fileno()), os.fdopen(answers_out.fileno(), "w")
    headless.main()


def killed_while_saving(path: Path, game: str, dice: Random) -> list[dict[str, Any]]:
    """Send a burst of lines, read some of the answers, kill. What was answered."""
    lines_in, lines_out = FORKED.Pipe(duplex=False)
    answers_in, answers_out = FORKED.Pipe(duplex=False)
    process = FORKED.Process(target=serve, args=(path, lines_in, answers_out))
    process.start()
    lines_in.close()
    answers_out.close()
    burst = [*([] if path.exists() else [new(game)]), *lines(game, dice, dice.randint(1, 60))]
    with os.fdopen(os.dup(lines_out.fileno()), "w") as pipe, os.fdopen(os.dup(answers_in.fileno())) as heard:
        pipe.write("".join(json.dumps(line) + "\n" for line in burst))
        pipe.flush()
        wanted = dice.randint(0, len(burst) - 1)
        answers = [json.loads(heard.readline()) for _ in range(wanted)]
        process.kill()
        process.join()
        rest = heard.read()
    lines_out.close()
    answers_in.close()
    for line in rest.splitlines():
        try:
            answers.append(json.loads(line))
        except ValueError:
            break  # the answer that was being written when the kill came
    return answers


def future(session: Session, game: str) -> tuple[Event, ...] | str:
    """What chance brings next; or why nothing can be drawn now, for the game is over."""
    told = dict(AGAIN[game])
    try:
        return session.do(told.pop("do"), **told).events
    except Refused as refused:
        return refused.reason


def test_killed_at_random_moments_it_resumes_to_the_last_answered_entry(kill: range, tmp_path: Path) -> None:
    dice = Random(kill.start)
    for number in kill:
        file = number // 20  # each lives through several kills
        path, game = tmp_path / f"{file}.airlock", GAMES[file % len(GAMES)]
        answers = killed_while_saving(path, game, dice)
        entries = [answer["entry"] for answer in answers if answer["ok"]]
        if not path.exists():
            continue
        store = Store(path)
        if not store.games():
            assert not entries
            store.close()
            continue
        session = store.resume()
        answered = max(entries, default=0)
        kept = len(session.journal.entries)
        assert kept >= answered
        for answer in answers:
            if answer["ok"]:
                assert [written(event) for event in session.journal.entries[answer["entry"]].events] == answer["events"]
        # the same game, told anew in memory from what was kept, has the same table and the same future
        door = Door()
        taken = door.answer(json.dumps({"do": "import", "game": session.export()}))
        assert taken["ok"], taken
        assert door.session is not None
        assert door.session.table.state() == session.table.state()
        assert future(door.session, game) == future(session, game)
        store.close()
