"""STANDINGS: what a group has won, lost and drawn over all its evenings that came to an end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.saves.evening import Evening
from companion.show.luck import Luck
from companion.show.tongue import Tongue
from companion.value import value

MOST = 6
"""So many groups can be chosen, those who played last."""
EVERYBODY = 0
"""The number of all groups together."""


@value
class PlayerStanding:
    """One name over the evenings that are over."""

    name: str
    games: int = 0
    left: int = 0
    """How often this player got out alive, before the verdict."""
    won: int = 0
    luck: Luck = Luck()

    def and_one(self, left: bool, won: bool, luck: Luck) -> PlayerStanding:
        return PlayerStanding(self.name, self.games + 1, self.left + left, self.won + won, self.luck + luck)


@value
class StandingLine:
    """A player as the page shows it."""

    name: str
    numbers: tuple[str, ...]
    """Won, got out, games."""
    luck: str
    first: bool


@value
class Standings:
    evenings: int
    lines: tuple[StandingLine, ...]
    lucky: tuple[str, ...]
    """Who had the best luck and who the worst; that nobody knows, where nobody does."""


def groups_of(evenings: Iterable[Evening]) -> tuple[tuple[str, ...], ...]:
    """Who has played a game to its end together, the last first."""
    found: dict[frozenset[str], tuple[str, ...]] = {}
    for evening in evenings:
        if evening.players:
            found.setdefault(frozenset(evening.names), evening.names)
    return tuple(found.values())[:MOST]


def standings(evenings: Iterable[Evening], names: Sequence[str], say: Tongue) -> Standings:
    """Of this group, or of everybody where nobody is named: whoever won most stands first. No game is opened for it."""
    who, games = frozenset(names), 0
    found: dict[str, PlayerStanding] = {}
    for evening in evenings:
        if not evening.players or (who and frozenset(evening.names) != who):
            continue
        games += 1
        for each in evening.players:
            before = found.get(each.name, PlayerStanding(each.name))
            found[each.name] = before.and_one(each.left, each.won, Luck(each.draws, each.above, each.spread))
    ranked = sorted(found.values(), key=lambda each: (-each.won, -each.left, each.games, each.name))
    lines = tuple(_line(each, each.won > 0 and each.won == ranked[0].won, say) for each in ranked)
    return Standings(games, lines, _lucky(ranked, say) if ranked else ())


def _line(standing: PlayerStanding, first: bool, say: Tongue) -> StandingLine:
    known = standing.luck.of_100
    luck = say("LUCK ?") if known is None else say("LUCK {n} / 100", n=known)
    return StandingLine(standing.name, (str(standing.won), str(standing.left), str(standing.games)), luck, first)


def _lucky(players: Sequence[PlayerStanding], say: Tongue) -> tuple[str, ...]:
    known = [(each.luck.of_100, each.name) for each in players if each.luck.of_100 is not None]
    if not known:
        return (say("Nothing is known of luck: the app has drawn or rolled too little for anybody."),)
    means = say("Luck 57: of a hundred who draw as often, 57 do worse. It counts what the app drew and rolled for a seat.")
    if len(known) < 2:
        return (means,)
    best, worst = max(known), min(known)
    return (
        say("Best luck: {name}, {draws} {draws:draw|draws}.", name=best[1], draws=_draws(players, best[1])),
        say("Worst luck: {name}, {draws} {draws:draw|draws}.", name=worst[1], draws=_draws(players, worst[1])),
        means,
    )


def _draws(players: Sequence[PlayerStanding], name: str) -> int:
    return next(each.luck.draws for each in players if each.name == name)
