"""All games together: how they ended, who survived, and how much was drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from companion.saves.evening import Evening
from companion.show.tongue import Tongue
from companion.value import value


@value
class Standing:
    """One name in all games that are over."""

    name: str
    games: int
    left: int
    """How often this player got out alive, before the verdict."""
    won: int


@value
class Statistics:
    numbers: tuple[tuple[str, str], ...]
    ends: tuple[tuple[str, int], ...]
    players: tuple[Standing, ...]


def statistics(evenings: Iterable[Evening], say: Tongue) -> Statistics:
    """Counted from the games in short: no game is opened for it."""
    games = over = rounds = 0
    acts, reasons, played, left, won = (Counter[str]() for _ in range(5))
    for evening in evenings:
        games, rounds, over = games + 1, rounds + evening.round, over + evening.over
        acts.update(evening.acts)
        reasons.update(evening.reasons)
        for player in evening.players:
            played[player.name] += 1
            left[player.name] += player.left
            won[player.name] += player.won
    return Statistics(
        numbers=(
            (say("GAMES"), str(games)),
            (say("PLAYED TO THE END"), str(over)),
            (say("ROUNDS"), str(rounds)),
            *((say(label), str(count)) for label, count in acts.items()),
        ),
        ends=tuple((say(reason), count) for reason, count in reasons.most_common()),
        players=tuple(Standing(name, count, left[name], won[name]) for name, count in played.most_common()),
    )
