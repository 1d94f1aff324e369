"""Who goes on a mission as whom: one hero a seat, the others are grunts or stay behind (S2 201, 239)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.aliens.muster import read_heroes
from companion.games.aliens.squad import NEWT
from companion.value import value


@value
class Muster:
    """Heroes by their seats, and who takes part; always such as the rules allow."""

    heroes: Mapping[str, str]
    squad: tuple[str, ...]
    able: tuple[str, ...]
    """Everybody who could take part."""

    def with_next_hero(self, seat: str) -> dict[str, str]:
        """The next character for a seat; who had it has the other one."""
        order = [each for each in self.squad if each != NEWT]
        wanted = order[(order.index(self.heroes[seat]) + 1) % len(order)]
        other = next((each for each, hero in self.heroes.items() if hero == wanted), None)
        return {**self.heroes, **({other: self.heroes[seat]} if other else {}), seat: wanted}

    def turned(self, character: str) -> list[str] | None:
        """With this one, or without; None where a hero would have to stay behind."""
        if character in self.heroes.values():
            return None
        return [each for each in self.able if (each in self.squad) != (each == character)]


def mustered(able: Sequence[str], seats: Sequence[str], heroes: Mapping[str, str], squad: Sequence[str] | None) -> Muster:
    """As chosen so far: seats that are gone are forgotten, a hero who can't go or is taken gives way to the next free one."""
    known: dict[str, str] = {}
    for seat in seats:
        hero = heroes.get(seat)
        if hero in able and hero != NEWT and hero not in known.values():
            known[seat] = str(hero)
    wanted = [each for each in able if squad is None or each in squad or each in known.values()]
    if len([each for each in wanted if each != NEWT]) < len(seats):
        wanted = list(able)
    return Muster(read_heroes(known, seats, wanted), tuple(wanted), tuple(able))
