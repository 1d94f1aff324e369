"""An evening in short: what a list of games tells of one without opening it, whatever its rules are by now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, field, fields, replace

from companion.table import Json
from companion.value import value


@value
class Player:
    """One seat when the game was over."""

    name: str
    left: bool = False
    """The seat got out alive."""
    won: bool = False
    draws: int = 0
    """How often chance decided for this seat, as far as it is known how good that was."""
    above: float = 0
    spread: float = 0
    """How lucky all of that was, and how far such a sum is from 0 as a rule."""


@value
class Evening:
    """One game in short. Times are seconds: since 1970 where they name a moment, 0 where nobody knows."""

    game: str
    """The pack."""
    names: tuple[str, ...]
    entries: int
    options: Mapping[str, Json] = field(default_factory=dict)
    began: int = 0
    last: int = 0
    played: int = 0
    round: int = 1
    over: bool = False
    stands: Mapping[str, str] = field(default_factory=dict)
    """The round, or how it ended, in each language."""
    reasons: tuple[str, ...] = ()
    """Why it is over, in the words of the interface, which are looked up in its catalogue."""
    players: tuple[Player, ...] = ()
    """Empty while the game goes on."""
    acts: Mapping[str, int] = field(default_factory=dict)
    """How often each of the counted acts was done, by its label."""
    paces: tuple[int, ...] = ()
    """After how many seconds of play each round began, the first one first."""
    follows: int = 0
    """The game that this one goes on from; 0 for none."""
    paused: int = 0
    """When the evening was paused; 0 where it goes on."""
    pictured: int = 0
    """After how many entries the board was taken as a picture; 0 for never."""
    aside: int = 0
    """The first entry that only this device has, since the game went on elsewhere; 0 where it is played here."""

    def written(self) -> dict[str, Json]:
        """The evening as JSON."""
        return {name: known for name, known in asdict(self).items() if known not in ("", 0, (), {}, False)}

    @staticmethod
    def read(data: Mapping[str, Json]) -> Evening:
        """The evening that was written so; what it does not know is as it is at first."""
        known = _known(Evening, data)
        known["names"] = tuple(known.get("names", ()))
        known["players"] = tuple(Player(**_known(Player, each)) for each in known.get("players", ()))
        return Evening(**{**known, **{name: tuple(known.get(name, ())) for name in ("reasons", "paces")}})

    @property
    def winners(self) -> int:
        return sum(player.won for player in self.players)

    def goes_on(self, now: int, played: int) -> Evening:
        """The same so many seconds of play later."""
        return replace(self, last=now, began=self.began or now, played=self.played + played, paused=0)


def _known(kind: type[Evening] | type[Player], data: Mapping[str, Json]) -> dict[str, Json]:
    """What this app knows of what was written; a newer one may have written more."""
    return {each.name: data[each.name] for each in fields(kind) if each.name in data}
