"""The verifier stands alone, agrees with every simulated game, and finds what was changed."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.charter import charter
from companion.packs import load
from companion.session import Session
from tools.simulate import Tally, play
from tools.verify import verify

VERIFY = Path(__file__).parent.parent / "tools" / "verify.py"


def game(number: int) -> dict[str, Any]:
    return dict(json.loads(json.dumps(play(number, Tally()).export())))


def test_it_imports_nothing_of_ours() -> None:
    imported = {
        (node.module or "").partition(".")[0] if isinstance(node, ast.ImportFrom) else node.names[0].name
        for node in ast.walk(ast.parse(VERIFY.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert imported <= set(sys.stdlib_module_names)


def test_it_runs_on_a_file_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game(1)), "utf-8")
    done = subprocess.run([sys.executable, "-I", str(VERIFY), str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "draws match." in done.stdout


@pytest.mark.parametrize("number", range(20))
def test_it_agrees_with_a_simulated_game(number: int) -> None:
    draws, wrong = verify(game(number))
    assert wrong is None
    assert draws > 20


def changes(document: dict[str, Any]) -> list[tuple[str, Any]]:
    """Ways to cheat in a game, each done on a copy."""
    found: list[tuple[str, Any]] = []
    for number, line in enumerate(document["entries"]):
        for position, event in enumerate(line[4]):
            if line[1] != "do":
                continue
            if event[0] == "rolled" and event[1] == "noise":
                found.append(("another face", (number, position, [*event[:2], "danger" if event[2] != "danger" else 1])))
            if event[0] == "moved" and event[2] == "bag" and event[4] == "drawn":
                found.append(("another token", (number, position, [*event[:3], event[3] + 1, *event[4:]])))
            if event[0] == "set" and event[1] == "draws.die.noise/P1":
                found.append(("a draw skipped", (number, position, [*event[:2], event[2] + 1, event[3] + 1])))
    return found


@pytest.mark.parametrize("kind", ["another face", "another token", "a draw skipped"])
def test_it_names_the_first_entry_that_was_changed(kind: str) -> None:
    document = game(7)
    number, position, event = next(where for what, where in changes(document) if what == kind)
    document["entries"][number][4][position] = event
    _, wrong = verify(document)
    assert wrong is not None
    assert wrong.startswith(f"entry {number + 1} ")


def test_a_token_taken_from_the_bag_without_a_draw_is_noticed() -> None:
    document = game(7)
    entry = next(
        line for line in document["entries"] if any(e[0] == "moved" and e[2] == "bag" and e[4] == "drawn" for e in line[4])
    )
    entry[4] = [event for event in entry[4] if not (event[0] == "set" and event[1].startswith("draws.bag/"))]
    _, wrong = verify(document)
    assert wrong is not None
    assert "without being drawn" in wrong


def test_another_seed_matches_nothing() -> None:
    document = game(3)
    document["seed"] = "ff" * 32
    draws, wrong = verify(document)
    assert draws < 5
    assert wrong is not None


def encounter_of(document: dict[str, Any]) -> list[Any]:
    """An entry that drew a token, and one that rolled the noise die, each standing alone."""
    return next(line for line in document["entries"] if line[1] == "do" and line[2] == "encounter")


CHEATS = {
    "a deck put in order by hand": lambda document: encounter_of(document)[4].insert(
        0, ["ordered", "attack.draw", *order(document)]
    ),
    "rolls skipped": lambda document: encounter_of(document)[4].insert(0, ["set", "draws.die.noise/P1", 0, 4]),
    "draws counted before the first": lambda document: document["layout"]["values"].__setitem__("draws.die.noise/P1", 4),
    "a die with other faces": lambda document: encounter_of(document)[4].insert(
        0, ["set", "die.noise", document["layout"]["values"]["die.noise"], ["silence"] * 10]
    ),
    "the top card put under the deck": lambda document: encounter_of(document)[4].insert(
        0, ["moved", order(document)[0][0], "attack.draw", 0, "attack.draw", 19]
    ),
    "a draw called a fix": lambda document: rename(encounter_of(document), "fix"),
    "an undo of a buried entry": lambda document: next(line for line in document["entries"] if line[1] == "undo").__setitem__(
        6, 2
    ),
    "a seed that is none": lambda document: document.__setitem__("seed", "zz"),
    "a layout that is none": lambda document: document.pop("layout"),
}


def order(document: dict[str, Any]) -> tuple[list[str], list[str]]:
    """The attack deck as it lay in the box, and turned upside down."""
    lying = next(holds for zone, _, _, holds in document["layout"]["zones"] if zone == "attack.draw")
    return list(lying), list(reversed(lying))


def rename(entry: list[Any], intent: str) -> None:
    entry[2] = intent
    entry[4] = [event for event in entry[4] if not (event[0] == "set" and event[1].startswith("draws."))]


@pytest.mark.parametrize("cheat", CHEATS)
def test_it_notices(cheat: str) -> None:
    from tests.play import Play

    play = Play(2)
    play.do("encounter", seat="P1", light="dark")
    play.do("noise_roll", seat="P2")
    play.do("undo")
    document = dict(json.loads(json.dumps(play.ask("export"))))
    assert verify(document)[1] is None
    CHEATS[cheat](document)  # type: ignore[no-untyped-call]
    assert verify(document)[1] is not None


def exported(session: Session) -> dict[str, Any]:
    return dict(json.loads(json.dumps(session.export())))


def lockdown(mode: str = "semi") -> Session:
    return Session.new(charter(load("lockdown"), ["Ana", "Bo"], bytes(32), {"mode": mode}))


@pytest.mark.parametrize("mode", ["semi", "coop"])
@pytest.mark.parametrize("act", ["contingency_take", "contingency_peek"])
def test_it_notices_another_token_out_of_what_was_mixed(act: str, mode: str) -> None:
    """Face down they are mixed, and the first one that the seat does not know is taken, or looked at."""
    session = lockdown(mode)
    session.do("contingency_peek", seat="P1")
    session.do(act, seat="P1")
    document = exported(session)
    assert verify(document)[1] is None
    events = document["entries"][-1][4]
    pool = next(event[3] for event in events if event[0] == "ordered")
    taken = next(event[1] if event[0] == "moved" else event[2] for event in events if event[0] in ("moved", "seen"))
    other = next(token for token in pool if token != taken)
    for event in events:
        if event[0] == "moved":
            event[1], event[3] = other, pool.index(other)
        elif event[0] == "seen":
            event[2] = other
    assert verify(document)[1] is not None


def test_it_notices_that_an_order_was_forgotten() -> None:
    """A card that somebody has put on top stays there, whatever else happens."""
    session = lockdown()
    session.do("fix", path="decks.attack.top", value="cut")
    session.do("noise_roll", seat="P1")
    session.do("contaminate", seat="P1")
    document = exported(session)
    assert verify(document)[1] is None
    for at in range(4):
        forged = exported(session)
        forged["entries"][-1][4].insert(at, ["set", "laid.attack.draw", [0, 1], [0, 0]])
        assert verify(forged)[1] is not None, at


def test_it_notices_that_a_card_was_buried_and_not_counted() -> None:
    session = lockdown()
    session.do("computer_use", seat="P1", option=1)
    document = exported(session)
    assert verify(document)[1] is None
    events = document["entries"][-1][4]
    buried = next(event for event in events if event[0] == "set" and event[1] == "laid.computer.draw")
    assert buried[3] == [1, 0]
    events.remove(buried)
    assert "was not counted" in str(verify(document)[1])


def test_it_notices_another_one_of_a_kind() -> None:
    """Which adult comes into the bag at set-up is drawn among the adults."""
    document = exported(lockdown())
    events = document["entries"][0][4]
    at = next(at for at, event in enumerate(events) if event[:2] == ["set", "draws.supply//named"])
    drawn = events[at + 1]
    other = next(piece for piece, kind, _, _ in document["layout"]["pieces"] if kind == "adult" and piece != drawn[1])
    drawn[1] = other
    drawn[3] = next(holds for zone, _, _, holds in document["layout"]["zones"] if zone == "supply").index(other)
    assert "draw 0 from supply//named" in str(verify(document)[1])


def test_it_notices_that_a_token_was_named_and_not_drawn() -> None:
    """Who names the kind chooses; out of a bag that the app draws from nobody does."""
    session = lockdown()
    session.do("encounter", seat="P1", light="dark")
    document = exported(session)
    assert verify(document)[1] is None
    events = document["entries"][-1][4]
    at = next(at for at, event in enumerate(events) if event[:2] == ["set", "draws.bag/P1"])
    events[at][1] = "draws.bag/P1/named"
    assert "was named" in str(verify(document)[1])


def test_it_notices_that_another_hand_draws_than_the_seat_that_acts() -> None:
    session = lockdown()
    session.do("noise_roll", seat="P2")
    document = exported(session)
    document["entries"][-1][3]["seat"] = "P1"
    assert "P1 acts, and P2 draws" in str(verify(document)[1])
