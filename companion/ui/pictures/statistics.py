"""All games together: how they ended, who survived, and how much was drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from companion.session import Session
from companion.ui.pictures.verdict import ends
from companion.ui.tongue import Tongue

ALIVE = ("pod", "isolated", "bunker")


@dataclass(frozen=True, slots=True)
class Player:
    """One name in all games that are over."""

    name: str
    games: int
    left: int
    """How often this player got out alive, before the verdict."""
    won: int


@dataclass(frozen=True, slots=True)
class Statistics:
    numbers: tuple[tuple[str, str], ...]
    ends: tuple[tuple[str, int], ...]
    players: tuple[Player, ...]


def statistics(sessions: Iterable[Session], say: Tongue) -> Statistics:
    """Counted from the games themselves; nothing is kept beside them."""
    games = over = rounds = 0
    acts: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    played: Counter[str] = Counter()
    left: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for session in sessions:
        view = session.view()
        games += 1
        rounds += view["round"]
        gone = session.journal.undone()
        acts.update(entry.intent for entry in session.journal.entries if entry.act == "do" and entry.number not in gone)
        if view["phase"] != "over":
            continue
        over += 1
        reasons.update(view["ending"]["reasons"])
        for seat, told in view["seats"].items():
            played[told["name"]] += 1
            left[told["name"]] += told["status"] in ALIVE
            won[told["name"]] += view["verdict"].get(seat, {}).get("verdict") == "won"
    named = ends(say)
    return Statistics(
        numbers=(
            (say("GAMES"), str(games)), (say("PLAYED TO THE END"), str(over)), (say("ROUNDS"), str(rounds)),
            (say("NOISE ROLLS"), str(acts["noise_roll"])), (say("ENCOUNTERS"), str(acts["encounter"])),
            (say("ATTACKS"), str(acts["attack"])), (say("INJURY CHECKS"), str(acts["injury_check"])),
        ),
        ends=tuple((named[reason], count) for reason, count in reasons.most_common()),
        players=tuple(Player(name, count, left[name], won[name]) for name, count in played.most_common()),
    )
